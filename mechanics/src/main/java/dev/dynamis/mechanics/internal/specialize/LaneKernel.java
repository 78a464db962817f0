package dev.dynamis.mechanics.internal.specialize;

/** Compiled code of a step that many instances take side by side. */
interface LaneKernel {
  /**
   * Computes the step of all columns.
   *
   * @param w the rows of {@link LaneRows}, a column for each instance
   * @param shared the numbers that are the same for all
   */
  void run(double[] w, double[] shared);
}
