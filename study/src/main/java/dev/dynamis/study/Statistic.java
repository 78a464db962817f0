package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.Arrays;
import java.util.List;

/** The least, greatest, mean or last value, or the standard deviation, of each quantity. */
final class Statistic implements Metric {
  private final String kind;
  private final List<String> quantities;
  private final double[] extreme;
  private final double[] mean;
  private final double[] squares;
  private long count;

  /**
   * Makes a statistic.
   *
   * @param kind final, min, max, mean or std
   */
  Statistic(String kind, List<String> quantities) {
    this.kind = kind;
    this.quantities = quantities;
    extreme = new double[quantities.size()];
    mean = new double[quantities.size()];
    squares = new double[quantities.size()];
  }

  @Override
  public List<String> columns() {
    return quantities.stream().map(q -> column(q, kind)).toList();
  }

  /** Returns the name of a column: that of the quantity without prefix, and what was measured. */
  static String column(String quantity, String what) {
    return quantity.replaceFirst("^(state|output|input):", "") + "_" + what;
  }

  @Override
  public List<String> quantities() {
    return quantities;
  }

  @Override
  public boolean looks() {
    return !kind.equals("final");
  }

  @Override
  public void begin(DynamicalSystem system) {
    count = 0;
    Arrays.fill(extreme, kind.equals("max") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    Arrays.fill(mean, 0);
    Arrays.fill(squares, 0);
  }

  @Override
  public void look(double time, double[] values) {
    count++;
    switch (kind) {
      case "min" -> {
        for (int i = 0; i < extreme.length; i++) {
          extreme[i] = Math.min(extreme[i], values[i]);
        }
      }
      case "max" -> {
        for (int i = 0; i < extreme.length; i++) {
          extreme[i] = Math.max(extreme[i], values[i]);
        }
      }
      default -> {
        // Welford's sums, which lose no digits to a large mean
        for (int i = 0; i < mean.length; i++) {
          double off = values[i] - mean[i];
          mean[i] += off / count;
          squares[i] += off * (values[i] - mean[i]);
        }
      }
    }
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    for (int i = 0; i < mean.length; i++) {
      out[at + i] =
          switch (kind) {
            case "final" -> values[i];
            case "mean" -> mean[i];
            case "std" -> Math.sqrt(squares[i] / count);
            default -> extreme[i];
          };
    }
  }
}
