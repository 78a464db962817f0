package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTest {
  @Test
  void everyNumberIsFoundAgainWhateverTheWidth() {
    for (int width : new int[] {1, 3, 100, 3000}) {
      Table table = new Table(width);
      long rows = Math.max(50, 400_000 / width);
      double[] rest = new double[width + 1];
      for (long r = 0; r < rows; r++) {
        for (int c = 1; c < width; c++) {
          rest[c] = value(r, c);
        }
        table.add(value(r, 0), rest, 1);
      }
      assertThat(table.rows()).isEqualTo(rows);
      assertThat(table.width()).isEqualTo(width);
      for (int c = 0; c < width; c += Math.max(1, width / 7)) {
        double[] column = new double[(int) rows + 1];
        table.copy(column, 1, c, 0, (int) rows);
        for (int r = 0; r < rows; r++) {
          assertThat(table.get(r, c)).isEqualTo(value(r, c));
          assertThat(column[1 + r]).isEqualTo(value(r, c));
        }
      }
    }
  }

  private static double value(long row, int column) {
    return 10_000.0 * row + column;
  }
}
