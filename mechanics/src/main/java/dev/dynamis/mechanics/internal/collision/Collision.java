package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.constant.Warning;

/**
 * The collision stage: finds all contacts.
 *
 * <p>Reads poses of bodies and geoms; writes {@code contact, ncon} and, for display, {@code
 * bvh.active}. Contacts are ordered by the ids of the two bodies, those of two bodies by their
 * geoms. Pairs of geoms that the model lists come before the others of the same two bodies, and
 * nothing but sleep keeps them from being tested. Counterpart of {@code mj_collision}.
 */
public final class Collision {
  private Collision() {}

  /**
   * Finds all contacts, or as many as there is memory for, with a warning. What was computed from
   * earlier ones is given up.
   */
  public static void run(Model m, Data d) {
    ContactList.clear(d);
    boolean marks = m.vis.global.bvactive != 0;
    if (marks) {
      clearMarks(m, d);
    }
    if (m.opt.disabled(DisableBit.CONSTRAINT)
        || m.opt.disabled(DisableBit.CONTACT)
        || m.nbody + m.nflex < 2) {
      return;
    }

    long mark = d.scratch.mark();
    try {
      find(m, d, marks);
    } catch (ContactList.Full e) {
      d.scratch.release(mark);
    } catch (MemoryLimitException e) {
      d.scratch.release(mark);
      d.scratch.dropWorkspaces();
      d.warn(Warning.CONTACTFULL, d.ncon);
    }
  }

  /** Returns whether two geoms of a model may ever be tested against each other. */
  public static boolean isPossible(Model m) {
    if (m.npair > 0 || m.nflex > 0) {
      return true;
    }
    for (int b2 = 1; b2 < m.nbody; b2++) {
      for (int b1 = 0; b1 < b2; b1++) {
        if (BodyFilter.masksMatch(m, b1, b2)
            && BodyFilter.keeps(m, null, b1, b2, false)
            && !BodyFilter.isExcluded(m, BodyFilter.signature(b1, b2))) {
          return true;
        }
      }
    }
    return false;
  }

  private static void find(Model m, Data d, boolean marks) {
    double start = now(m);
    BroadPhase broad = BroadPhase.of(d);
    broad.run(m, d);
    double middle = now(m);
    if (m.nflex > 0) {
      FlexTrees.of(d).forget(m);
    }
    if (!PairTask.run(m, d, broad.pairs, marks)) {
      bodyPairs(m, d, broad.pairs, marks);
    }
    FlexPairs.selfCollisions(m, d, marks);
    d.timer.duration[Timer.COL_BROAD] += middle - start;
    d.timer.number[Timer.COL_BROAD]++;
    d.timer.duration[Timer.COL_NARROW] += now(m) - middle;
    d.timer.number[Timer.COL_NARROW]++;
  }

  private static double now(Model m) {
    return m.callbacks.clock == null ? 0 : m.callbacks.clock.now();
  }

  private static void clearMarks(Model m, Data d) {
    for (int b = 0; b < m.nbody; b++) {
      int from = m.body.bvhadr[b];
      if (from >= 0) {
        for (int v = from; v < from + m.body.bvhnum[b]; v++) {
          d.bvh.active[v] = false;
        }
      }
    }
    for (int v = m.nbvhstatic; v < m.nbvh; v++) {
      d.bvh.active[v] = false;
    }
  }

  /** Tests candidates in their order, and pairs that the model lists where they belong. */
  private static void bodyPairs(Model m, Data d, KeyList candidates, boolean marks) {
    MidPhase mid = d.scratch.counted(MidPhase.class, MidPhase::new);
    int listed = 0;
    long last = -1;
    for (int i = 0; i < candidates.size; i++) {
      long key = candidates.keys[i];
      if (key == last) {
        continue;
      }
      last = key;
      int b1 = KeyList.first(key);
      int b2 = KeyList.second(key);
      int signature = BodyFilter.signature(b1, b2);

      // listed[from, to) are those of these two bodies
      int from = listed;
      while (listed < m.npair
          && Integer.compareUnsigned(m.pair.signature[listed], signature) <= 0) {
        if (m.pair.signature[listed] != signature) {
          from = listed + 1;
        }
        NarrowPhase.listed(m, d, listed++);
      }
      if (b2 >= m.nbody) {
        FlexPairs.collide(m, d, b1, b2 - m.nbody, marks);
      } else if (!BodyFilter.isExcluded(m, signature)) {
        bodies(m, d, mid, b1, b2, from, listed, marks);
      }
    }
    while (listed < m.npair) {
      NarrowPhase.listed(m, d, listed++);
    }
  }

  /** Tests the candidates {@code [from, to)} of a model that lists no pairs and has no flexes. */
  static void bodyPairs(Model m, Data d, KeyList candidates, int from, int to, boolean marks) {
    MidPhase mid = d.scratch.counted(MidPhase.class, MidPhase::new);
    for (int i = from; i < to; i++) {
      long key = candidates.keys[i];
      if (i == 0 || key != candidates.keys[i - 1]) {
        int b1 = KeyList.first(key);
        int b2 = KeyList.second(key);
        if (!BodyFilter.isExcluded(m, BodyFilter.signature(b1, b2))) {
          bodies(m, d, mid, b1, b2, 0, 0, marks);
        }
      }
    }
  }

  /** Tests the geoms of two bodies but those that {@code m.pair[from, to)} lists. */
  private static void bodies(
      Model m, Data d, MidPhase mid, int b1, int b2, int from, int to, boolean marks) {
    int adr1 = m.body.geomadr[b1];
    int adr2 = m.body.geomadr[b2];
    int num1 = m.body.geomnum[b1];
    int num2 = m.body.geomnum[b2];
    boolean single = num1 == 1 && num2 == 1;
    boolean trees = m.body.bvhadr[b1] >= 0 && m.body.bvhadr[b2] >= 0;
    if (!single && trees && !m.opt.disabled(DisableBit.MIDPHASE)) {
      KeyList pairs = mid.run(m, d, b1, b2, marks);
      for (int i = 0; i < pairs.size; i++) {
        int g1 = KeyList.first(pairs.keys[i]);
        int g2 = KeyList.second(pairs.keys[i]);
        if (!isListed(m, g1, g2, from, to)) {
          NarrowPhase.geoms(m, d, g1, g2);
        }
      }
      return;
    }
    for (int g1 = adr1; g1 < adr1 + num1; g1++) {
      for (int g2 = adr2; g2 < adr2 + num2; g2++) {
        if (!isListed(m, g1, g2, from, to)) {
          NarrowPhase.geoms(m, d, g1, g2);
        }
      }
    }
  }

  private static boolean isListed(Model m, int g1, int g2, int from, int to) {
    for (int i = from; i < to; i++) {
      int p1 = m.pair.geom1[i];
      int p2 = m.pair.geom2[i];
      if ((p1 == g1 && p2 == g2) || (p1 == g2 && p2 == g1)) {
        return true;
      }
    }
    return false;
  }
}
