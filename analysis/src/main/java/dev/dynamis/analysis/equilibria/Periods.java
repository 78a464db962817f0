package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;

/**
 * Coordinates some of which go around, so that points are the same that differ by whole periods.
 */
final class Periods {
  /** How much of a period rounding may move a point at the edge of its range. */
  private static final double EDGE = 1e-9;

  private final double[] periods;

  Periods(DynamicalSystem system, List<String> names) {
    periods = names.stream().mapToDouble(system::period).toArray();
  }

  /** Returns a difference of a coordinate without whole periods, the least one. */
  double least(int i, double difference) {
    double p = periods[i];
    return p > 0 ? difference - p * Math.rint(difference / p) : difference;
  }

  /**
   * Returns the value nearest to zero that is the same and between bounds, the positive one of two;
   * the value itself if none is between them.
   */
  double nearest(int i, double value, double low, double high) {
    double p = periods[i];
    if (!(p > 0)) {
      return value;
    }
    double margin = EDGE * p;
    double goal = Math.min(Math.max(0, low), high);
    double turns = Math.rint((value - goal) / p);
    double best = Double.NaN;
    for (double k = turns - 1; k <= turns + 1; k++) {
      double v = k == 0 ? value : value - k * p;
      double farther = Math.abs(v) - Math.abs(best);
      boolean better = farther < -margin || farther <= margin && v > best;
      if (v >= low - margin && v <= high + margin && (Double.isNaN(best) || better)) {
        best = v;
      }
    }
    return Double.isNaN(best) ? value : best;
  }
}
