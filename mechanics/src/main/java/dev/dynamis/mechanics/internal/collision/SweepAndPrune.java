package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;

/**
 * Finds the boxes of a set that overlap: box ends are sorted along x and swept; what is open at the
 * same time is compared in y and z.
 *
 * <p>Ends are sorted in single precision, and equal ends in the order of the boxes, lower ends
 * first: whether two boxes that just touch are a pair is decided as in MuJoCo. The order of the
 * last sweep is kept, since the next one will be similar.
 */
final class SweepAndPrune {
  private static final int UPPER = 1;

  /** Lower and upper ends in x, y, z of each box; end k of box i is at {@code 6*i + k}. */
  double[] bounds = {};

  /** What each box is around. */
  int[] body = {};

  private final Buffers memory;
  private final KeyList ends;

  /** Boxes that are open, and their lower and upper ends in y and z, side by side. */
  private int[] open = {};

  private double[] across = {};

  /** Where each box is in the list of open ones, or -1. */
  private int[] place = {};

  SweepAndPrune(Buffers memory) {
    this.memory = memory;
    ends = new KeyList(memory);
  }

  /** Which box was the n-th to open, and the place of each box in that order. */
  int[] opening = {};

  int[] rank = {};

  /** Makes room for {@code n} boxes. */
  void reserve(int n) {
    body = memory.ints(body, n);
    bounds = memory.reals(bounds, 6L * n);
    open = memory.ints(open, n);
    across = memory.reals(across, 4L * n);
    place = memory.ints(place, n);
    opening = memory.ints(opening, n);
    rank = memory.ints(rank, n);
  }

  /**
   * Appends a key for each pair of boxes among the first {@code n} that overlap.
   *
   * @param pairs receives indices of boxes, in no particular order
   */
  void run(int n, KeyList pairs) {
    sortEnds(n);
    Arrays.fill(place, 0, n, -1);
    int opened = 0;
    int order = 0;
    for (int e = 0; e < 2 * n; e++) {
      int end = KeyList.second(ends.keys[e]);
      int box = end >> 1;
      if ((end & UPPER) == 0) {
        pairWithOpen(box, opened, pairs);
        opening[order] = box;
        rank[box] = order++;
        place[box] = opened;
        open[opened] = box;
        int at = 4 * opened++;
        across[at] = bounds[6 * box + 1] + 0.0;
        across[at + 1] = bounds[6 * box + 2] + 0.0;
        across[at + 2] = bounds[6 * box + 4] + 0.0;
        across[at + 3] = bounds[6 * box + 5] + 0.0;
      } else if (place[box] >= 0) {
        // the last one takes the place of the one that closes
        int last = open[--opened];
        open[place[box]] = last;
        System.arraycopy(across, 4 * opened, across, 4 * place[box], 4);
        place[last] = place[box];
        place[box] = -1;
      }
    }
  }

  /**
   * Compares a box with all that are open, in y and z. Whether they overlap can't be foretold, so
   * there is no branch: a key is always written, and kept if no difference is negative. Zeros are
   * made positive before, so that equal ends have a positive difference.
   */
  private void pairWithOpen(int box, int opened, KeyList pairs) {
    double[] a = across;
    double y0 = bounds[6 * box + 1], z0 = bounds[6 * box + 2];
    double y1 = bounds[6 * box + 4] + 0.0, z1 = bounds[6 * box + 5] + 0.0;
    pairs.reserve(opened);
    long[] keys = pairs.keys;
    int size = pairs.size;
    for (int k = 0; k < opened; k++) {
      int i = 4 * k;
      long signs =
          Double.doubleToLongBits(y1 - a[i])
              | Double.doubleToLongBits(a[i + 2] - y0)
              | Double.doubleToLongBits(z1 - a[i + 1])
              | Double.doubleToLongBits(a[i + 3] - z0);
      keys[size] = KeyList.key(open[k], box);
      size += 1 - (int) (signs >>> 63);
    }
    pairs.size = size;
  }

  private void sortEnds(int n) {
    if (ends.size != 2 * n) {
      ends.clear();
      for (int end = 0; end < 2 * n; end++) {
        ends.add(end);
      }
    }
    for (int k = 0; k < 2 * n; k++) {
      int end = KeyList.second(ends.keys[k]);
      double x = bounds[6 * (end >> 1) + 3 * (end & UPPER)];
      ends.keys[k] = (long) order((float) x) << 32 | end;
    }
    ends.sort();
  }

  /** An integer that compares as the number does; both zeros are one. */
  private static int order(float x) {
    int bits = Float.floatToRawIntBits(x + 0f);
    return bits ^ ((bits >> 31) & Integer.MAX_VALUE);
  }
}
