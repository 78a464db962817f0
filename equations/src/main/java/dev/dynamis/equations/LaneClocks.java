package dev.dynamis.equations;

import dev.dynamis.equations.internal.kernel.LaneKernel;
import dev.dynamis.equations.internal.kernel.LaneRows;
import java.util.Arrays;

/**
 * What steps side by side need of terms that depend on time and parameters alone, such as the drive
 * of an oscillator. Instances whose parameters are alike share it: those at the same step have it
 * from the first of them, and those at different steps from a table that the first one to get there
 * has filled.
 */
final class LaneClocks {
  private static final int W = LaneKernel.WIDTH;

  /** Numbers that a table has at most; 2 MB. */
  private static final int MOST = 1 << 18;

  private final LaneKernel kernel;
  private final double[] w;
  private final double dt;
  private final int clock;
  private final int grid;
  private final int number;
  private final int[] deciding;

  private boolean changed = true;
  private int seen;
  private boolean alike;
  private boolean together;

  /** What decided the numbers of the table. */
  private final double[] key;

  private double[] table = {};

  /** The number of steps of the table's first entry. */
  private double first;

  private int filled;

  /** Sets the clocks of the columns of some rows. */
  LaneClocks(LaneKernel kernel, double[] w, double dt) {
    this.kernel = kernel;
    this.w = w;
    this.dt = dt;
    LaneRows rows = kernel.rows();
    clock = rows.clock() * W;
    grid = rows.grid() * W;
    number = rows.clocks();
    deciding = kernel.deciding();
    key = new double[deciding.length];
  }

  /** Tells that a column has another instance. */
  void changed() {
    changed = true;
  }

  /** Sets the clocks of the first columns for a step some steps ahead. */
  void set(long ahead, int lanes) {
    if (number == 0 || lanes == 0) {
      return;
    }
    if (changed || lanes != seen) {
      compare(lanes);
    }
    if (!alike) {
      kernel.clock(w, dt, ahead, 0, lanes);
    } else if (together) {
      kernel.clock(w, dt, ahead, 0, 1);
      for (int i = 0; i < number; i++) {
        int row = clock + i * W;
        Arrays.fill(w, row, row + lanes, w[row]);
      }
    } else {
      look(ahead, lanes);
    }
  }

  private void compare(int lanes) {
    alike = true;
    for (int row : deciding) {
      alike &= isConstant(row * W, lanes);
    }
    together = isConstant(grid, lanes);
    changed = false;
    seen = lanes;
    if (alike && !together) {
      boolean same = filled > 0;
      for (int i = 0; i < key.length; i++) {
        double v = w[deciding[i] * W];
        same &= Double.doubleToRawLongBits(v) == Double.doubleToRawLongBits(key[i]);
        key[i] = v;
      }
      if (!same) {
        filled = 0;
        first = Double.POSITIVE_INFINITY;
        for (int l = 0; l < lanes; l++) {
          first = Math.min(first, w[grid + l]);
        }
      }
    }
  }

  private boolean isConstant(int row, int lanes) {
    long bits = Double.doubleToRawLongBits(w[row]);
    for (int l = 1; l < lanes; l++) {
      if (Double.doubleToRawLongBits(w[row + l]) != bits) {
        return false;
      }
    }
    return true;
  }

  private void look(long ahead, int lanes) {
    double before = ahead - first;
    for (int l = 0; l < lanes; l++) {
      double place = w[grid + l] + before;
      if (place >= 0 && place < filled) {
        int at = (int) place * number;
        for (int i = 0; i < number; i++) {
          w[clock + i * W + l] = table[at + i];
        }
      } else {
        kernel.clock(w, dt, ahead, l, l + 1);
        if (place == filled && (filled + 1) * number <= MOST) {
          keep(l);
        }
      }
    }
  }

  /** Adds what a column has to the table. */
  private void keep(int lane) {
    int at = filled++ * number;
    if (at + number > table.length) {
      table = Arrays.copyOf(table, Math.max(64 * number, 2 * table.length));
    }
    for (int i = 0; i < number; i++) {
      table[at + i] = w[clock + i * W + lane];
    }
  }
}
