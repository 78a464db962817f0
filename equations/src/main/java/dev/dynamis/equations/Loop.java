package dev.dynamis.equations;

import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Stepper;

/** The innermost loop of a run; {@link StepLoop} is its only code, of which models get copies. */
abstract class Loop {
  /** All steps that were asked for have been taken. */
  static final int RUNNING = 0;

  /** The end time has been reached. */
  static final int END = 1;

  /** The stop condition or a terminal event ended the run. */
  static final int STOPPED = 2;

  /** A state is not finite, or a whole number left its range; the step was not committed. */
  static final int DIVERGED = 3;

  /** The stepper found no step. */
  static final int FAILED = 4;

  /** The thread was interrupted between two steps. */
  static final int INTERRUPTED = 5;

  /** The thread was interrupted inside a step, which was not committed. */
  static final int CUT = 6;

  /**
   * Takes steps of equal length.
   *
   * @param count how many
   * @param h their length, which is the engine's {@code dt} unless {@code count} is 1
   * @param target the time after a single step off the grid; NaN for steps on the grid
   */
  abstract int fixed(Engine e, long count, double h, double target);

  /**
   * Takes steps of equal length during which nothing else happens, from {@code a} to {@code b} and
   * back, so that the last state is in {@code a} after an even number of them.
   *
   * @param f equations for all of the arrays
   * @param grid how many steps after the time {@code base} the first one begins
   * @return how many were good, up to {@code count}
   */
  abstract long several(
      Stepper stepper,
      Rhs f,
      double[] a,
      double[] b,
      double base,
      long grid,
      double dt,
      long count);

  /**
   * Takes steps of the stepper's choice.
   *
   * @param count how many at most
   * @param end time to stop at, may be infinite
   */
  abstract int adaptive(Engine e, long count, double end);
}
