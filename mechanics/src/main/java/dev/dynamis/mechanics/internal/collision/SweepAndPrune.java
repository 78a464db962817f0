package dev.dynamis.mechanics.internal.collision;

import java.util.Arrays;

/**
 * Finds the boxes of a set that overlap: box ends are sorted along x and swept; what is open at the
 * same time is compared in y and z.
 *
 * <p>Ends are sorted in single precision, and equal ends in the order of the boxes, lower ends
 * first: whether two boxes that just touch are a pair is decided as in the reference. The order of
 * the last sweep is kept, since the next one will be similar.
 */
final class SweepAndPrune {
  private static final int UPPER = 1;

  /** Lower and upper ends in x, y, z of each box; end k of box i is at {@code 6*i + k}. */
  double[] bounds = new double[0];

  /** Body of each box. */
  int[] body = new int[0];

  private final KeyList ends = new KeyList();
  private int[] open = new int[0];
  private int[] place = new int[0];

  /** Makes room for {@code n} boxes. */
  void reserve(int n) {
    if (body.length < n) {
      body = new int[n];
      bounds = new double[6 * n];
      open = new int[n];
      place = new int[n];
    }
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
    for (int e = 0; e < 2 * n; e++) {
      int end = KeyList.second(ends.keys[e]);
      int box = end >> 1;
      if ((end & UPPER) == 0) {
        for (int k = 0; k < opened; k++) {
          if (overlapAcross(open[k], box)) {
            pairs.add(KeyList.key(open[k], box));
          }
        }
        place[box] = opened;
        open[opened++] = box;
      } else if (place[box] >= 0) {
        // the last one takes the place of the one that closes
        int last = open[--opened];
        open[place[box]] = last;
        place[last] = place[box];
        place[box] = -1;
      }
    }
  }

  private boolean overlapAcross(int i, int j) {
    double[] b = bounds;
    int p = 6 * i;
    int q = 6 * j;
    return !(b[p + 1] > b[q + 4]
        || b[q + 1] > b[p + 4]
        || b[p + 2] > b[q + 5]
        || b[q + 2] > b[p + 5]);
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
