package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GeomType;
import java.util.Arrays;

/**
 * All pairs of bodies of a small model that may be tested, in the order of their ids. Boxes along
 * the axes of the world tell which of them may touch now.
 *
 * <p>The list is made again when contact masks or the filter of parents have changed.
 */
final class PairTable {
  /** Pairs up to which looking at each is less work than sorting boxes. */
  private static final int MOST = 512;

  /** Part of distances by which boxes are too large, so that rounding loses no pair. */
  private static final double SLACK = 1e-9;

  private final Buffers memory;

  /** For each body the end of its pairs with higher ids, and these ids. */
  private int[] end = {};

  private int[] second = {};
  private int count;

  /** Bodies that are tested wherever they are. */
  private boolean[] everywhere = {};

  /** Whether there are so many pairs that the list is not complete. */
  private boolean full;

  /** Lower and upper ends in x, y, z of each body. */
  private double[] bounds = {};

  /** What the list was made for. */
  private int[] contype = {};

  private int[] conaffinity = {};
  private boolean filter;
  private boolean known;

  PairTable(Buffers memory) {
    this.memory = memory;
  }

  /** Brings the list up to date, and says whether it is complete. */
  boolean isComplete(Model m, Data d) {
    boolean now = !m.opt.disabled(DisableBit.FILTERPARENT);
    if (!known
        || filter != now
        || !Arrays.equals(contype, 0, m.nbody, m.body.contype, 0, m.nbody)
        || !Arrays.equals(conaffinity, 0, m.nbody, m.body.conaffinity, 0, m.nbody)) {
      known = false;
      contype = memory.ints(contype, m.nbody);
      conaffinity = memory.ints(conaffinity, m.nbody);
      System.arraycopy(m.body.contype, 0, contype, 0, m.nbody);
      System.arraycopy(m.body.conaffinity, 0, conaffinity, 0, m.nbody);
      filter = now;
      list(m, d);
      known = true;
    }
    return !full;
  }

  private void list(Model m, Data d) {
    count = 0;
    full = false;
    end = memory.ints(end, m.nbody);
    bounds = memory.reals(bounds, 6L * m.nbody);
    everywhere = memory.flags(everywhere, m.nbody);
    for (int b1 = 0; b1 < m.nbody && !full; b1++) {
      everywhere[b1] = isEverywhere(m, b1);
      for (int b2 = b1 + 1; b2 < m.nbody && !full; b2++) {
        boolean isStatic = isPairedWithAll(m, b1, b2) || isPairedWithAll(m, b2, b1);
        if (BodyFilter.masksMatch(m, b1, b2)
            && (isStatic || (b1 > 0 && BodyFilter.keeps(m, d, b1, b2, false)))) {
          add(b2);
        }
      }
      end[b1] = count;
    }
  }

  private void add(int b2) {
    if (count == MOST) {
      full = true;
      return;
    }
    second = memory.more(second, count + 1L);
    second[count++] = b2;
  }

  /** Whether a body is tested against another that moves wherever both are. */
  static boolean isPairedWithAll(Model m, int b, int other) {
    return m.body.weldid[other] != 0 && isEverywhere(m, b);
  }

  /** Whether a body is the world or has a plane, then it has no bounds. */
  private static boolean isEverywhere(Model m, int b) {
    return m.body.weldid[b] == 0 && (b == 0 || hasPlane(m, b));
  }

  /** Whether a plane belongs to a body. */
  static boolean hasPlane(Model m, int b) {
    int from = m.body.geomadr[b];
    for (int g = from; g < from + m.body.geomnum[b]; g++) {
      if (m.geom.type[g] == GeomType.PLANE) {
        return true;
      }
    }
    return false;
  }

  /** Appends the keys of the pairs that may touch, in ascending order. */
  void find(Model m, Data d, KeyList pairs) {
    for (int b = 0; b < m.nbody; b++) {
      bound(m, d, b);
    }
    pairs.reserve(count);
    double[] e = bounds;
    int[] other = second;
    long[] keys = pairs.keys;
    int size = pairs.size;
    int k = 0;
    for (int b = 0; b < m.nbody; b++) {
      int i = 6 * b;
      int last = end[b];
      double x0 = e[i], y0 = e[i + 1], z0 = e[i + 2];
      double x1 = e[i + 3], y1 = e[i + 4], z1 = e[i + 5];
      long key = KeyList.key(b, 0);
      // whether boxes overlap can't be foretold, so there is no branch: a key is always written,
      // and kept if no difference is negative
      for (; k < last; k++) {
        int j = 6 * other[k];
        long signs =
            Double.doubleToRawLongBits(x1 - e[j])
                | Double.doubleToRawLongBits(e[j + 3] - x0)
                | Double.doubleToRawLongBits(y1 - e[j + 1])
                | Double.doubleToRawLongBits(e[j + 4] - y0)
                | Double.doubleToRawLongBits(z1 - e[j + 2])
                | Double.doubleToRawLongBits(e[j + 5] - z0);
        keys[size] = key | other[k];
        size += 1 - (int) (signs >>> 63);
      }
    }
    pairs.size = size;
  }

  private void bound(Model m, Data d, int b) {
    double far = Double.POSITIVE_INFINITY;
    if (everywhere[b]) {
      Spatial.set(bounds, 6 * b, -far, -far, -far, far, far, far);
      return;
    }
    double[] xpos = d.geom.xpos;
    boolean override = m.opt.enabled(EnableBit.OVERRIDE);
    int from = m.body.geomadr[b];
    int last = from + m.body.geomnum[b];
    double x0 = far, y0 = far, z0 = far;
    double x1 = -far, y1 = -far, z1 = -far;
    for (int g = from; g < last; g++) {
      double x = xpos[3 * g], y = xpos[3 * g + 1], z = xpos[3 * g + 2];
      double r = m.geom.rbound[g] + (override ? 0.5 * m.opt.oMargin : m.geom.margin[g]);
      r += SLACK * (Math.abs(x) + Math.abs(y) + Math.abs(z) + r);
      x0 = Math.min(x0, x - r);
      y0 = Math.min(y0, y - r);
      z0 = Math.min(z0, z - r);
      x1 = Math.max(x1, x + r);
      y1 = Math.max(y1, y + r);
      z1 = Math.max(z1, z + r);
    }
    Spatial.set(bounds, 6 * b, x0, y0, z0, x1, y1, z1);
  }
}
