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

  /** Lower ends in y and z of the boxes in the order of opening, then upper ones. */
  private double[] across = {};

  /** For the n-th box to open: how many were opened when it closes. */
  private int[] until = {};

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
    across = memory.reals(across, 4L * n);
    until = memory.ints(until, n);
    opening = memory.ints(opening, n);
    rank = memory.ints(rank, n);
  }

  /**
   * Appends a key for each pair of boxes among the first {@code n} that overlap.
   *
   * @param pairs receives indices of boxes, in no particular order
   */
  void run(int n, KeyList pairs) {
    listEnds(n);
    sortEnds(0, 2 * n);
    sweep(n);
    for (int k = 0; k < n; k++) {
      pair(k, pairs);
    }
  }

  /** Finds out for all boxes which ones open while they are open, once their ends are sorted. */
  void sweep(int n) {
    Arrays.fill(rank, 0, n, -1);
    Arrays.fill(until, 0, n, n);
    int opened = 0;
    for (int e = 0; e < 2 * n; e++) {
      int end = KeyList.second(ends.keys[e]);
      int box = end >> 1;
      if ((end & UPPER) == 0) {
        opening[opened] = box;
        rank[box] = opened;
        int at = 4 * opened++;
        across[at] = bounds[6 * box + 1] + 0.0;
        across[at + 1] = bounds[6 * box + 2] + 0.0;
        across[at + 2] = bounds[6 * box + 4] + 0.0;
        across[at + 3] = bounds[6 * box + 5] + 0.0;
      } else if (rank[box] >= 0) {
        // a box whose ends are in the wrong order stays open
        until[rank[box]] = opened;
      }
    }
  }

  /**
   * Appends a key for each box that opens while the k-th to open is open and overlaps it in y and
   * z. Whether they overlap can't be foretold, so there is no branch: a key is always written, and
   * kept if no difference is negative. Zeros are positive, so that equal ends have a positive
   * difference.
   */
  void pair(int k, KeyList pairs) {
    double[] a = across;
    int[] order = opening;
    long first = KeyList.key(order[k], 0);
    int end = until[k];
    double y0 = a[4 * k], z0 = a[4 * k + 1];
    double y1 = a[4 * k + 2], z1 = a[4 * k + 3];
    pairs.reserve(Math.max(0, end - k - 1));
    long[] keys = pairs.keys;
    int size = pairs.size;
    for (int other = k + 1; other < end; other++) {
      int i = 4 * other;
      long signs =
          Double.doubleToLongBits(y1 - a[i])
              | Double.doubleToLongBits(a[i + 2] - y0)
              | Double.doubleToLongBits(z1 - a[i + 1])
              | Double.doubleToLongBits(a[i + 3] - z0);
      keys[size] = first | order[other];
      size += 1 - (int) (signs >>> 63);
    }
    pairs.size = size;
  }

  /** Whether a sweep would find that two boxes overlap. */
  boolean overlap(int i, int j) {
    double[] e = bounds;
    return key(2 * i) < key(2 * j + UPPER)
        && key(2 * j) < key(2 * i + UPPER)
        && !(e[6 * i + 4] < e[6 * j + 1])
        && !(e[6 * j + 4] < e[6 * i + 1])
        && !(e[6 * i + 5] < e[6 * j + 2])
        && !(e[6 * j + 5] < e[6 * i + 2]);
  }

  /** Lists the ends of {@code n} boxes, in the order of the last sweep of as many. */
  void listEnds(int n) {
    if (ends.size != 2 * n) {
      ends.clear();
      for (int end = 0; end < 2 * n; end++) {
        ends.add(end);
      }
    }
    ends.reserveBuffer();
  }

  /** Sorts the listed ends {@code [from, to)} by where they are now. */
  void sortEnds(int from, int to) {
    for (int k = from; k < to; k++) {
      ends.keys[k] = key(KeyList.second(ends.keys[k]));
    }
    ends.sort(from, to);
  }

  /** Completes a sort of which runs of so many ends are done. */
  void mergeEnds(int run) {
    ends.mergeRuns(0, ends.size, run);
  }

  /** What an end is sorted by. */
  private long key(int end) {
    double x = bounds[6 * (end >> 1) + 3 * (end & UPPER)];
    return (long) order((float) x) << 32 | end;
  }

  /** An integer that compares as the number does; both zeros are one. */
  private static int order(float x) {
    int bits = Float.floatToRawIntBits(x + 0f);
    return bits ^ ((bits >> 31) & Integer.MAX_VALUE);
  }
}
