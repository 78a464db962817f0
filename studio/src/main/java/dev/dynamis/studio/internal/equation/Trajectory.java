package dev.dynamis.studio.internal.equation;

import java.util.Arrays;

/**
 * Rows of a run, of which there are never more than a page can show: when the place is full, every
 * second row goes and from then on only every second step is kept.
 */
final class Trajectory {
  static final int MOST_ROWS = 8000;

  private final int columns;
  private float[] rows;
  private int count;
  private long step;
  private long stride = 1;

  Trajectory(int columns) {
    this.columns = columns;
    rows = new float[columns * 256];
  }

  int columns() {
    return columns;
  }

  int count() {
    return count;
  }

  float get(int row, int column) {
    return rows[row * columns + column];
  }

  /** Takes a row if it is its turn. */
  void add(double[] values) {
    if (step++ % stride != 0) {
      return;
    }
    if (count == MOST_ROWS) {
      for (int r = 0; r < MOST_ROWS / 2; r++) {
        System.arraycopy(rows, 2 * r * columns, rows, r * columns, columns);
      }
      count = MOST_ROWS / 2;
      stride *= 2;
      if ((step - 1) % stride != 0) {
        return;
      }
    }
    if ((count + 1) * columns > rows.length) {
      rows = Arrays.copyOf(rows, Math.min(2 * rows.length, columns * MOST_ROWS));
    }
    for (int i = 0; i < columns; i++) {
      rows[count * columns + i] = (float) values[i];
    }
    count++;
  }

  /** Returns the rows, one after the other. */
  float[] rows() {
    return Arrays.copyOf(rows, count * columns);
  }
}
