package dev.dynamis.mechanics.internal.specialize;

/** Compiled code of a stage. */
interface Kernel {
  /**
   * Computes the stage.
   *
   * @param arrays the arrays of the data, by {@link Reals}
   * @return false if the numbers are none that the code was made for; then results are not complete
   */
  boolean run(double[][] arrays);
}
