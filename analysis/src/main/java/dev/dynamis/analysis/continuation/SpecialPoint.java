package dev.dynamis.analysis.continuation;

/**
 * A point of a branch where something changes.
 *
 * @param kind what
 * @param parameter the value of the parameter
 * @param x the unknowns there
 * @param values the coordinates there, under their names
 * @param frequency imaginary part of the eigenvalues that cross, or the angle of multipliers; 0 if
 *     they are real
 * @since 0.1.0
 */
public record SpecialPoint(
    SpecialKind kind, double parameter, double[] x, double[] values, double frequency) {
  @Override
  public String toString() {
    return kind.word() + " at " + parameter + (frequency == 0 ? "" : ", frequency " + frequency);
  }
}
