package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.util.List;

/** How often numbers of columns fall into bins of equal width, as an outline of steps. */
final class Histogram {
  private static final int MOST_BINS = 10_000;

  private Histogram() {}

  /**
   * Counts.
   *
   * @param bins how many bins, 0 for a number that fits the number of rows: twice its cube root
   *     (Rice's rule)
   * @return two rows for each bin, its left and its right end, with a count for each column
   */
  static Recording of(Recording from, int bins, String... columns) {
    if (columns.length == 0) {
      throw new IllegalArgumentException("no column to count; name one or more");
    }
    if (bins < 0 || bins > MOST_BINS) {
      throw new IllegalArgumentException(bins + " bins; use 1 to " + MOST_BINS);
    }
    int count = bins > 0 ? bins : (int) Math.ceil(2 * StrictMath.cbrt((double) from.rows()));
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (String c : columns) {
      double[] range = Panel.range(from.column(c));
      least = Math.min(least, range[0]);
      greatest = Math.max(greatest, range[1]);
    }
    if (least == greatest) {
      least -= 0.5;
      greatest += 0.5;
    }
    double[][] counts = new double[columns.length][count];
    for (int c = 0; c < columns.length; c++) {
      for (double v : from.column(columns[c]).toArray()) {
        if (Double.isFinite(v)) {
          int bin = (int) ((v - least) / (greatest - least) * count);
          counts[c][Math.min(count - 1, bin)]++;
        }
      }
    }
    Recording steps = new Recording(columns.length == 1 ? columns[0] : "value", named(columns));
    from.identity().ifPresent(steps::setIdentity);
    double[] row = new double[columns.length];
    double width = (greatest - least) / count;
    steps.add(least, row.clone());
    for (int b = 0; b < count; b++) {
      for (int c = 0; c < columns.length; c++) {
        row[c] = counts[c][b];
      }
      steps.add(least + b * width, row.clone());
      steps.add(b == count - 1 ? greatest : least + (b + 1) * width, row.clone());
    }
    steps.add(greatest, new double[columns.length]);
    return steps;
  }

  private static List<String> named(String[] columns) {
    return columns.length == 1 ? List.of("count") : List.of(columns);
  }
}
