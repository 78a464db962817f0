package dev.dynamis.analysis.equilibria;

import java.util.List;

/**
 * A cycle of a flow.
 *
 * @param names the names of the coordinates
 * @param x a point of it
 * @param period its period
 * @param multipliers all Floquet multipliers; one of them belongs to the phase and is 1 but for
 *     errors
 * @param low the least values of the coordinates along it, to the resolution of 1000 points
 * @param high the greatest values
 * @since 0.1.0
 */
public record Cycle(
    List<String> names,
    double[] x,
    double period,
    Spectrum multipliers,
    double[] low,
    double[] high) {
  /** Returns its type of stability, without the multiplier of the phase. */
  public Stability stability() {
    return multipliers.withoutPhase().stability();
  }

  /** Returns how far the multiplier of the phase is from 1: how accurate multipliers are. */
  public double error() {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < multipliers.size(); i++) {
      least = Math.min(least, StrictMath.hypot(multipliers.re()[i] - 1, multipliers.im()[i]));
    }
    return least;
  }
}
