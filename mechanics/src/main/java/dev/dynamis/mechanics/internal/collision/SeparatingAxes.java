package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import java.util.Arrays;

/**
 * Directions along which pairs of convex geoms were apart when they were tested last. While geoms
 * move little they stay apart along them, which two support points show, where a search would take
 * many.
 *
 * <p>What is found depends on the geoms alone: that they are apart along a direction, by more than
 * the accuracy of a search, is a proof. The table is no part of the state; a pair whose place
 * another one has taken is searched for anew.
 */
final class SeparatingAxes {
  /** Most places, a power of two. */
  private static final int MOST = 4096;

  /** Places for each geom. */
  private static final int PER_GEOM = 8;

  /** How far apart geoms must be to be called so without a search, in units of its accuracy. */
  private static final double CLEARANCE = 10;

  private static final int FREE = 0;

  private final Buffers memory;
  private long[] key = {};
  private double[] axis = {};
  private int mask;
  private final double[] vertex = new double[ConvexQuery.VERTEX];
  private final int[] id = new int[2];

  SeparatingAxes(Buffers memory) {
    this.memory = memory;
  }

  /** Returns those of a thread of simulation. */
  static SeparatingAxes of(Data d) {
    SeparatingAxes axes = d.scratch.counted(SeparatingAxes.class, SeparatingAxes::new);
    if (axes.mask == 0) {
      axes.reserve(d.model.ngeom);
    }
    return axes;
  }

  private void reserve(int ngeom) {
    int places = 16;
    while (places < MOST && places < (long) PER_GEOM * ngeom) {
      places *= 2;
    }
    key = memory.longs(key, places);
    axis = memory.reals(axis, 3L * places);
    Arrays.fill(key, FREE);
    mask = places - 1;
  }

  /**
   * Returns whether the geoms of a query are apart along their last direction, if they have one.
   */
  boolean showApart(ConvexQuery q, int geom1, int geom2) {
    int at = place(geom1, geom2);
    if (key[at] != key(geom1, geom2)) {
      return false;
    }
    double x = axis[3 * at], y = axis[3 * at + 1], z = axis[3 * at + 2];
    q.support(vertex, 0, id, 0, x, y, z);

    // a search starts as if there had been no question before
    q.first.restart();
    q.second.restart();
    return vertex[0] * x + vertex[1] * y + vertex[2] * z < -CLEARANCE * q.tolerance;
  }

  /** Keeps the direction that a query has found, or forgets the one of geoms that touch. */
  void note(ConvexQuery q, int geom1, int geom2, boolean apart) {
    int at = place(geom1, geom2);
    if (apart) {
      key[at] = key(geom1, geom2);
      System.arraycopy(q.axis, 0, axis, 3 * at, 3);
    } else if (key[at] == key(geom1, geom2)) {
      key[at] = FREE;
    }
  }

  private int place(int geom1, int geom2) {
    int hash = geom1 * 0x9E3779B1 + geom2 * 0x85EBCA6B;
    return (hash ^ hash >>> 15) & mask;
  }

  /** Never {@link #FREE}, since both are not 0 at once. */
  private static long key(int geom1, int geom2) {
    return (long) geom1 << 32 | geom2;
  }
}
