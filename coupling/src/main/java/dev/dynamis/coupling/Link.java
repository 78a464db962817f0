package dev.dynamis.coupling;

import dev.dynamis.coupling.Wiring.Length;

/** A number on its way from where it is made to where it is used: rounded, then delayed. */
final class Link {
  final String name;
  final Length delay;
  private final double quantum;

  /** What is remembered, or null if nothing is. */
  final DelayLine line;

  /** The delay, in steps. */
  double steps;

  /** The number before and after the delay. */
  private double made;

  double value;

  Link(String name, Length delay, double quantum) {
    this.name = name;
    this.delay = delay;
    this.quantum = quantum;
    line = delay.isZero() ? null : new DelayLine();
  }

  /** Plans the room for what is remembered, from the present parameters. */
  void plan(Controller[] controllers, double h, Room room) {
    if (line != null) {
      double tau =
          delay.controller() < 0
              ? delay.value()
              : controllers[delay.controller()].parameter(delay.parameter());
      steps = Controller.steps(tau, h, name);
      room.takeDelay(steps, name);
      line.resize(steps);
    }
  }

  /** Returns whether a change at its beginning is felt at once at its end. */
  boolean isSmooth() {
    return quantum == 0 && (line == null || steps == 0);
  }

  /** Returns whether its end needs its beginning of the same moment. */
  boolean isImmediate() {
    return line == null || steps < 1 - 1e-9;
  }

  /**
   * Takes the number as it is made now.
   *
   * @param since how much of the present step has passed, from 0 to 1
   */
  void pass(double number, double since) {
    double rounded = quantum == 0 ? number : quantum * Math.rint(number / quantum);
    // what is no number of quanta that a double can be is fine enough already
    made = Double.isFinite(rounded) ? rounded : number;
    value = line == null ? made : line.read(steps, since, made);
  }

  /** Keeps the number at the beginning of a step. */
  void push() {
    if (line != null) {
      line.push(made);
    }
  }

  void nextStep() {
    if (line != null) {
      line.nextStep();
    }
  }

  /** The number always was what it is now. */
  void fill() {
    if (line != null) {
      line.fill(made);
      value = made;
    }
  }
}
