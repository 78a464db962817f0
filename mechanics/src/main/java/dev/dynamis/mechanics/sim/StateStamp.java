package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * What a state was when all that follows from it was computed, to notice edits of the data that
 * nobody announced. Comparing takes as long as reading the numbers, so states of more than {@link
 * #MOST} numbers are not watched.
 */
final class StateStamp {
  /** Comparing so many numbers takes less than a microsecond. */
  static final int MOST = 2_000;

  private final double[][] watched;
  private final double[] kept;

  /** Watches the numbers that a user sets; nothing if they are too many. */
  StateStamp(Model m, Data d) {
    double[][] arrays = {
      d.qpos, d.qvel, d.act, d.ctrl, d.qfrc.applied, d.xfrc.applied, d.mocap.pos, d.mocap.quat
    };
    int count = 0;
    for (double[] a : arrays) {
      count += a.length;
    }
    watched = count <= MOST ? arrays : new double[0][];
    kept = new double[count <= MOST ? count : 0];
  }

  /** Keeps the present numbers. */
  void take() {
    int at = 0;
    for (double[] a : watched) {
      System.arraycopy(a, 0, kept, at, a.length);
      at += a.length;
    }
  }

  /** Says whether the numbers are those that were kept, to the bit; NaN is NaN. */
  boolean holds() {
    int at = 0;
    for (double[] a : watched) {
      for (double x : a) {
        double y = kept[at++];
        if (x != y && (x == x || y == y)) {
          return false;
        }
      }
    }
    return true;
  }
}
