package dev.dynamis.equations;

import dev.dynamis.equations.model.EventInfo;

/** Executes the action of one event, and takes it back if a number would become infinite or NaN. */
final class EventAction {
  private final int event;
  private final EventInfo info;
  private final int[] states;
  private final int[] parameters;

  /** What the action is about to overwrite: states, then parameters. */
  private final double[] before;

  EventAction(int event, EventInfo info) {
    this.event = event;
    this.info = info;
    states = info.states().stream().mapToInt(Integer::intValue).toArray();
    parameters = info.parameters().stream().mapToInt(Integer::intValue).toArray();
    before = new double[states.length + parameters.length];
  }

  /**
   * Executes the action.
   *
   * @throws ArithmeticException if a number that it sets is not finite; nothing has changed then
   */
  void execute(Engine e, double t, double[] x) {
    for (int i = 0; i < states.length; i++) {
      before[i] = x[states[i]];
    }
    for (int i = 0; i < parameters.length; i++) {
      before[states.length + i] = e.p[parameters[i]];
    }
    e.kernel.act(event, t, x, e.p, e.history);
    for (int i : states) {
      if (!(Math.abs(x[i]) <= Double.MAX_VALUE)) {
        throw refuse(e, t, x, e.model.states().get(i).name(), x[i]);
      }
    }
    for (int i : parameters) {
      if (!(Math.abs(e.p[i]) <= Double.MAX_VALUE)) {
        throw refuse(e, t, x, e.model.parameters().get(i).name(), e.p[i]);
      }
    }
  }

  private ArithmeticException refuse(Engine e, double t, double[] x, String name, double value) {
    for (int i = 0; i < states.length; i++) {
      x[states[i]] = before[i];
    }
    for (int i = 0; i < parameters.length; i++) {
      e.p[parameters[i]] = before[states.length + i];
    }
    return new ArithmeticException(
        "event "
            + info.name()
            + " sets "
            + name
            + " to "
            + value
            + " at t = "
            + t
            + " ("
            + info.condition().place()
            + ")");
  }
}
