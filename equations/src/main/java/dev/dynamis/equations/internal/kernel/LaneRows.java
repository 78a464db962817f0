package dev.dynamis.equations.internal.kernel;

/**
 * Which row of a {@link LaneKernel} has what: states and tangent vectors, parameters, the clock, a
 * mark of columns that are no longer finite, then what a step needs meanwhile.
 *
 * @param states number of states and components of tangent vectors
 * @param parameters number of parameters, inputs and their past
 * @param kept number of terms that are kept between two loops of the code
 * @param clocks number of terms that depend on time and parameters alone, for all stages of a step
 */
public record LaneRows(int states, int parameters, int kept, int clocks) {
  /** Returns the row of the first state, then the others, then one tangent vector after another. */
  public int x() {
    return 0;
  }

  /** Returns the row of the first parameter. */
  public int p() {
    return states;
  }

  /** Returns the row of the times at which the grid of equal steps starts. */
  public int base() {
    return states + parameters;
  }

  /** Returns the row of the numbers of steps since then. */
  public int grid() {
    return base() + 1;
  }

  /** Returns the row of marks: 0 for columns whose numbers have been finite, else NaN. */
  public int mark() {
    return base() + 2;
  }

  /** Returns the row of the times at which a step starts. */
  public int time() {
    return base() + 3;
  }

  /** Returns the row of the times inside a step. */
  public int stageTime() {
    return base() + 4;
  }

  /** Returns the row of the first slope. */
  public int slope() {
    return base() + 5;
  }

  /** Returns the row of the first state inside a step. */
  public int stage() {
    return slope() + states;
  }

  /** Returns the row of the first sum of slopes. */
  public int sum() {
    return stage() + states;
  }

  /** Returns the row of the first kept term. */
  public int scratch() {
    return sum() + states;
  }

  /** Returns the row of the first term that depends on time and parameters alone. */
  public int clock() {
    return scratch() + kept;
  }

  /** Returns the length of an array with all rows. */
  public int size() {
    return (clock() + clocks) * LaneKernel.WIDTH;
  }
}
