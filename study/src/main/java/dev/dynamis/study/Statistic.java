package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The least, greatest, mean or last value, or the standard deviation, of each quantity. */
final class Statistic implements Metric {
  /** What is kept of a quantity. */
  enum Kind {
    FINAL,
    MIN,
    MAX,
    MEAN,
    STD
  }

  private final Kind kind;
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
    this.kind = Kind.valueOf(kind.toUpperCase(Locale.ROOT));
    this.quantities = quantities;
    extreme = new double[quantities.size()];
    mean = new double[quantities.size()];
    squares = new double[quantities.size()];
  }

  /** Returns which of them it is. */
  Kind kind() {
    return kind;
  }

  @Override
  public List<String> columns() {
    return quantities.stream().map(q -> column(q, kind.name().toLowerCase(Locale.ROOT))).toList();
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
    return kind != Kind.FINAL;
  }

  @Override
  public void begin(DynamicalSystem system) {
    count = 0;
    Arrays.fill(extreme, kind == Kind.MAX ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    Arrays.fill(mean, 0);
    Arrays.fill(squares, 0);
  }

  @Override
  public void look(double time, double[] values) {
    count++;
    switch (kind) {
      case MIN -> {
        for (int i = 0; i < extreme.length; i++) {
          extreme[i] = Math.min(extreme[i], values[i]);
        }
      }
      case MAX -> {
        for (int i = 0; i < extreme.length; i++) {
          extreme[i] = Math.max(extreme[i], values[i]);
        }
      }
      case FINAL -> {}
      case MEAN, STD -> {
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
            case FINAL -> values[i];
            case MEAN -> mean[i];
            case STD -> Math.sqrt(squares[i] / count);
            case MIN, MAX -> extreme[i];
          };
    }
  }
}
