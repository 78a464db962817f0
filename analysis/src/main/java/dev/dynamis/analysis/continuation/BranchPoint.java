package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.Spectrum;

/**
 * A point of a branch.
 *
 * @param parameter the value of the parameter
 * @param x the unknowns of the problem
 * @param values the coordinates, under their names
 * @param spectrum the eigenvalues that tell its stability
 * @since 0.1.0
 */
public record BranchPoint(double parameter, double[] x, double[] values, Spectrum spectrum) {
  /** Returns whether no deviation grows. */
  public boolean stable() {
    return spectrum.unstable() == 0;
  }
}
