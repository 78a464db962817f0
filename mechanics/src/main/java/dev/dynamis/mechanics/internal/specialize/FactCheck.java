package dev.dynamis.mechanics.internal.specialize;

/** Compiled code that checks whether a model is still what stages were compiled for. */
interface FactCheck {
  /**
   * Returns whether all facts hold.
   *
   * @param reals arrays by {@link Reals}
   * @param ints arrays by {@link Ints}
   */
  boolean holds(double[][] reals, int[][] ints);
}
