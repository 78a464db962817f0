package dev.dynamis.core;

/**
 * Many instances of one system that take their steps side by side, which processors with vector
 * instructions do several times as fast as one after the other. Each instance gets the same bits as
 * by itself.
 *
 * <p>An instance is taken from a system, steps in its lane, and is given back to a system. A lane
 * whose numbers are no longer finite, or whose step would have had to end early, is not good any
 * more: its instance has to be run again by itself, which tells what happened.
 *
 * <p>Belongs to one thread at a time. See {@link DynamicalSystem#lanes}.
 *
 * @since 0.1.0
 */
public interface Lanes {
  /** The number of lanes that all implementations have. */
  int WIDTH = 128;

  /** With fewer instances than this, lanes are not worth while. */
  int FEW = 8;

  /**
   * Returns how many instances step side by side so that every worker has some: {@link #WIDTH}, or
   * fewer if there are fewer for each worker, but whole vectors. Results don't depend on it.
   *
   * @param instances how many there are, 1 or more
   * @param workers how many share them; fewer than 1 count as 1
   */
  static int share(int instances, int workers) {
    int vectors = Math.ceilDiv(Math.ceilDiv(instances, Math.max(1, workers)), FEW);
    return Math.min(WIDTH, vectors * FEW);
  }

  /**
   * Copies a system's state, parameters and inputs to a lane, which is good then; tangent vectors
   * become zero.
   *
   * @param system a copy of the one that made these lanes
   * @return false, the lane not being good, if this state's next steps can't be taken in a lane
   */
  boolean load(int lane, DynamicalSystem system);

  /** Copies the state, parameters and inputs of a good lane to a system. */
  void store(int lane, DynamicalSystem system);

  /** Copies everything of a lane to another one. */
  void copy(int from, int to);

  /**
   * Takes steps of the first lanes.
   *
   * @param lanes how many lanes, up to {@link #WIDTH}
   */
  void step(int lanes, long count);

  /**
   * Returns how many steps of all instances together are worth it: with fewer, making code for
   * lanes takes longer than stepping one by one. 0 by default.
   */
  default long least() {
    return 0;
  }

  /** Returns whether {@link #setInputs} is possible; not so by default. */
  default boolean takesInputs() {
    return false;
  }

  /**
   * Sets the inputs of a lane; they hold until they are set again.
   *
   * @throws UnsupportedOperationException if these lanes don't take inputs
   */
  default void setInputs(int lane, double[] u) {
    throw new UnsupportedOperationException("inputs can't be set in these lanes");
  }

  /** Returns whether all steps of a lane were good. */
  boolean isGood(int lane);

  /** Returns the time of a lane. */
  double time(int lane);

  /**
   * Returns the numbers of all lanes. Component {@code i} of the tangent space, which is a state,
   * of a lane is at {@code i * WIDTH + lane}; component {@code i} of tangent vector {@code k} at
   * {@code ((k + 1) * n + i) * WIDTH + lane}, {@code n} being {@link
   * DynamicalSystem#tangentSize()}. Tangent vectors may be changed there.
   */
  double[] numbers();
}
