package dev.dynamis.equations.model;

import java.util.List;

/**
 * Executes the action of one event, and takes it back if a number would become infinite or NaN.
 *
 * @since 0.1.0
 */
public final class EventAction {
  private final int event;
  private final EventInfo info;
  private final List<String> stateNames;
  private final List<String> parameterNames;
  private final int[] states;
  private final int[] parameters;

  /** What the action is about to overwrite: states, then parameters. */
  private final double[] before;

  /**
   * Prepares the action of an event.
   *
   * @param event its index
   * @param info what it is
   * @param stateNames names of the model's states
   * @param parameterNames names of the model's parameters
   */
  public EventAction(
      int event, EventInfo info, List<String> stateNames, List<String> parameterNames) {
    this.event = event;
    this.info = info;
    this.stateNames = stateNames;
    this.parameterNames = parameterNames;
    states = info.states().stream().mapToInt(Integer::intValue).toArray();
    parameters = info.parameters().stream().mapToInt(Integer::intValue).toArray();
    before = new double[states.length + parameters.length];
  }

  /**
   * Executes the action.
   *
   * @param kernel the model's functions
   * @param t time
   * @param x states; modified
   * @param p parameters; modified
   * @param history past values
   * @throws ArithmeticException if a number that it sets is not finite; nothing has changed then
   */
  public void execute(Kernel kernel, double t, double[] x, double[] p, History history) {
    for (int i = 0; i < states.length; i++) {
      before[i] = x[states[i]];
    }
    for (int i = 0; i < parameters.length; i++) {
      before[states.length + i] = p[parameters[i]];
    }
    kernel.act(event, t, x, p, history);
    for (int i : states) {
      if (!(Math.abs(x[i]) <= Double.MAX_VALUE)) {
        throw refuse(t, x, p, stateNames.get(i), x[i]);
      }
    }
    for (int i : parameters) {
      if (!(Math.abs(p[i]) <= Double.MAX_VALUE)) {
        throw refuse(t, x, p, parameterNames.get(i), p[i]);
      }
    }
  }

  private ArithmeticException refuse(double t, double[] x, double[] p, String name, double value) {
    for (int i = 0; i < states.length; i++) {
      x[states[i]] = before[i];
    }
    for (int i = 0; i < parameters.length; i++) {
      p[parameters[i]] = before[states.length + i];
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
