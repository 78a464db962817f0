package dev.dynamis.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rows of many runs in memory, {@code [case][row][column]}.
 *
 * @since 0.1.0
 */
public final class RolloutArrays implements RolloutSink {
  private RecordingLayout layout;
  private int width;
  private int rows;
  private double[][] numbers;
  private CaseResult[] results;

  RolloutArrays() {}

  @Override
  public void begin(RecordingLayout layout, int cases, int rows) {
    this.layout = layout;
    this.rows = rows;
    width = 1 + layout.columns().size();
    double bytes = (double) Double.BYTES * cases * rows * width;
    if (bytes > Runtime.getRuntime().maxMemory() / 2.0 || (double) rows * width > 2e9) {
      throw new SimulationException(
          cases
              + " cases of "
              + rows
              + " rows and "
              + width
              + " columns take "
              + (long) (bytes / (1 << 20))
              + " MB, more than half of the memory; give rows to a sink, record fewer rows or"
              + " columns, or give the JVM more memory (-Xmx)");
    }
    numbers = new double[cases][];
    results = new CaseResult[cases];
  }

  @Override
  public void row(int index, int row, double time, double[] values, int offset) {
    if (row == 0) {
      numbers[index] = new double[rows * width];
    }
    double[] all = numbers[index];
    all[row * width] = time;
    System.arraycopy(values, offset, all, row * width + 1, width - 1);
  }

  @Override
  public void ended(CaseResult result) {
    int i = result.index();
    results[i] = result;
    if (result.rows() < rows) {
      numbers[i] =
          result.rows() == 0 ? new double[0] : Arrays.copyOf(numbers[i], result.rows() * width);
    }
  }

  /** Returns how every case ended. */
  public List<CaseResult> results() {
    return List.of(results);
  }

  /** Returns the names of the columns, without the time. */
  public List<String> columns() {
    return layout.columns();
  }

  /** Returns the number of rows of a case. */
  public int rows(int index) {
    return results[index].rows();
  }

  /** Returns one number; the column may be the time. */
  public double get(int index, int row, String column) {
    int c = layout.timeName().equals(column) ? 0 : 1 + layout.columns().indexOf(column);
    if (c == 0 && !layout.timeName().equals(column)) {
      throw new IllegalArgumentException(
          "no column \"" + column + "\"; " + Nearest.suggestion(column, layout.columns()));
    }
    return numbers[index][row * width + c];
  }

  /** Returns the rows of a case, not a copy: {@code [row (columns + 1) + column]}, time first. */
  public double[] numbers(int index) {
    return numbers[index];
  }

  /** Returns the rows of a case as a recording. */
  public Recording recording(int index) {
    Recording r = new Recording(layout);
    for (int i = 0; i < rows(index); i++) {
      r.add(numbers[index][i * width], numbers[index], i * width + 1);
    }
    return r;
  }

  /** Returns 64 bits over all numbers and how cases ended, the same on every platform. */
  public long hash() {
    Hash64 hash = new Hash64();
    List<String> endings = new ArrayList<>();
    for (int i = 0; i < numbers.length; i++) {
      hash.add(numbers[i]);
      endings.add(results[i].status() + " " + results[i].steps());
    }
    return hash.add(String.join(",", endings)).value();
  }
}
