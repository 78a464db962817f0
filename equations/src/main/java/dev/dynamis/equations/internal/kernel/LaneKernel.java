package dev.dynamis.equations.internal.kernel;

import dev.dynamis.core.Lanes;

/**
 * Steps of many instances of one model side by side. Their numbers are rows of one array, a column
 * for each instance, so that the compiler of the virtual machine computes several at once; each
 * instance gets the bits that it gets by itself.
 *
 * <p>All rows are in one array at places that are constants of the code: only then can the compiler
 * see that a row that is written is none of those that are read.
 */
public interface LaneKernel {
  /** Numbers in a row. Few enough for the rows of small models to stay in the nearest cache. */
  int WIDTH = Lanes.WIDTH;

  /** Returns where everything is. */
  LaneRows rows();

  /**
   * Returns the rows that, with the number of steps, decide what {@link #clock} computes: columns
   * that are alike in them get the same from it.
   */
  int[] deciding();

  /**
   * Computes what a step reads of terms that depend on time and parameters alone; the rows {@link
   * LaneRows#clock} and those after it.
   *
   * @param w rows
   * @param dt length of the step
   * @param before how many steps after those in the row of steps it begins
   * @param from the first column
   * @param to the column after the last
   */
  void clock(double[] w, double dt, double before, int from, int to);

  /**
   * Takes a step of the first columns, in place. Their clocks must be those of this step.
   *
   * @param w rows
   * @param dt length of the step
   * @param before how many steps after those in the row of steps it begins
   * @param lanes number of columns
   */
  void step(double[] w, double dt, double before, int lanes);
}
