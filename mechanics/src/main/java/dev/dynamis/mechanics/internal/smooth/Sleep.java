package dev.dynamis.mechanics.internal.smooth;

import dev.dynamis.mechanics.Constants;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.EnableBit;
import dev.dynamis.mechanics.EqType;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.ObjType;
import dev.dynamis.mechanics.SleepPolicy;
import java.util.Arrays;

/**
 * Trees that rest are put to sleep together with all that they touch, and woken when something acts
 * on them.
 *
 * <p>{@code tree.asleep} of a tree that is awake is negative and counts up to -1 while it rests; of
 * one that sleeps it is the next tree in a cycle of those that fell asleep together. What is awake
 * is listed by {@link Data#updateAwake}; stages go over these lists. Counterpart of {@code
 * engine_sleep}.
 */
public final class Sleep {
  /** {@code tree.asleep} of a tree that moves. */
  public static final int AWAKE = -(1 + Constants.MINAWAKE);

  private Sleep() {}

  /** Returns the dofs that are awake, or null if all are. */
  public static int[] dofs(Model m, Data d) {
    return d.nvAwake < m.nv ? d.dof.awakeInd : null;
  }

  /**
   * Wakes trees whose position, velocity or applied forces the user has changed; kinematics marks
   * those that were moved in {@code tree.awake}. With sleep disabled wakes all.
   */
  static void wake(Model m, Data d) {
    if (d.ntreeAwake == m.ntree) {
      return;
    }
    int woken = 0;
    if (!m.opt.enabled(EnableBit.SLEEP)) {
      Arrays.fill(d.tree.asleep, 0, m.ntree, AWAKE);
      woken = m.ntree;
    } else {
      for (int t = 0; t < m.ntree; t++) {
        if (d.tree.asleep[t] >= 0 && (d.tree.awake[t] != 0 || !canSleep(m, d, t, 0))) {
          woken += wakeTree(d, t, AWAKE);
        }
      }
    }
    if (woken > 0) {
      d.updateAwake(false);
    }
  }

  /** Wakes a tree and all that fell asleep with it. */
  public static void wake(Data d, int tree) {
    wakeTree(d, tree, AWAKE);
    d.updateAwake(false);
  }

  /** Wakes trees at the other end of a tendon that is at its limit. */
  public static void wakeByTendons(Model m, Data d) {
    if (nobodySleeps(m, d)) {
      return;
    }
    int woken = 0;
    for (int i = 0; i < m.ntendon; i++) {
      if (m.tendon.treenum[i] == 2 && isAtLimit(m, d, i)) {
        woken += wakeOther(d, m.tendon.treeid[2 * i], m.tendon.treeid[2 * i + 1]);
      }
    }
    if (woken > 0) {
      d.updateAwake(false);
    }
  }

  private static boolean nobodySleeps(Model m, Data d) {
    return d.ntreeAwake == m.ntree || !m.opt.enabled(EnableBit.SLEEP);
  }

  private static boolean isAtLimit(Model m, Data d, int tendon) {
    double length = d.ten.length[tendon];
    double margin = m.tendon.margin[tendon];
    return m.tendon.limited[tendon]
        && (length - m.tendon.range[2 * tendon] < margin
            || m.tendon.range[2 * tendon + 1] - length < margin);
  }

  /**
   * Wakes trees that others touch.
   *
   * @return whether some woke, so that contacts must be found again
   */
  public static boolean wakeByContacts(Model m, Data d) {
    if (nobodySleeps(m, d)) {
      return false;
    }
    int woken = 0;
    for (int c = 0; c < d.ncon; c++) {
      int tree1 = m.body.treeid[m.geom.bodyid[d.contact.geom[2 * c]]];
      int tree2 = m.body.treeid[m.geom.bodyid[d.contact.geom[2 * c + 1]]];
      if (tree1 >= 0 && tree2 >= 0) {
        woken += wakeOther(d, tree1, tree2);
      }
    }
    if (woken > 0) {
      d.updateAwake(false);
    }
    return woken > 0;
  }

  /** Wakes trees that an active equality ties to a tree that is awake or sleeps by itself. */
  public static void wakeByEqualities(Model m, Data d) {
    if (nobodySleeps(m, d)) {
      return;
    }
    int woken = 0;
    for (int e = 0; e < m.neq; e++) {
      int tree1 = tree(m, e, m.eq.obj1id[e]);
      int tree2 = tree(m, e, m.eq.obj2id[e]);
      if (!d.eq.active[e] || tree1 < 0 || tree2 < 0 || tree1 == tree2) {
        continue;
      }
      boolean awake1 = d.tree.awake[tree1] != 0;
      boolean awake2 = d.tree.awake[tree2] != 0;
      if (awake1 != awake2) {
        woken += wakeTree(d, awake1 ? tree2 : tree1, AWAKE);
      } else if (!awake1 && firstOfCycle(d, tree1) != firstOfCycle(d, tree2)) {
        woken += wakeTree(d, tree1, AWAKE);
        woken += wakeTree(d, tree2, AWAKE);
      }
    }
    if (woken > 0) {
      d.updateAwake(false);
    }
  }

  /** Returns the tree of an object of an equality, or -1 for none; tendons have several. */
  private static int tree(Model m, int e, int id) {
    if (id < 0) {
      return -1;
    }
    return switch (m.eq.type[e]) {
      case EqType.CONNECT, EqType.WELD ->
          m.body.treeid[m.eq.objtype[e] == ObjType.SITE ? m.site.bodyid[id] : id];
      case EqType.JOINT -> m.body.treeid[m.jnt.bodyid[id]];
      default -> -1;
    };
  }

  /** Wakes the one of two trees that sleeps, if the other does not; returns how many woke. */
  private static int wakeOther(Data d, int tree1, int tree2) {
    boolean awake1 = d.tree.awake[tree1] != 0;
    boolean awake2 = d.tree.awake[tree2] != 0;
    if (awake1 == awake2) {
      return 0;
    }
    return wakeTree(d, awake1 ? tree2 : tree1, d.tree.asleep[awake1 ? tree1 : tree2]);
  }

  /**
   * Wakes a tree and all that fell asleep with it.
   *
   * @param value what {@code tree.asleep} becomes
   * @return how many woke
   */
  private static int wakeTree(Data d, int tree, int value) {
    if (d.tree.asleep[tree] < 0) {
      d.tree.asleep[tree] = Math.min(value, d.tree.asleep[tree]);
      return 0;
    }
    int woken = 0;
    int t = tree;
    while (d.tree.asleep[t] >= 0) {
      int next = d.tree.asleep[t];
      d.tree.asleep[t] = value;
      woken++;
      t = next;
    }
    return woken;
  }

  private static int firstOfCycle(Data d, int tree) {
    int first = tree;
    for (int t = d.tree.asleep[tree]; t != tree; t = d.tree.asleep[t]) {
      first = Math.min(first, t);
    }
    return first;
  }

  /** Nothing is applied to a tree and it hardly moves; tolerance 0 asks that it does not at all. */
  private static boolean canSleep(Model m, Data d, int tree, double tolerance) {
    int policy = m.tree.sleepPolicy[tree];
    if (policy == SleepPolicy.NEVER || policy == SleepPolicy.AUTO_NEVER) {
      return false;
    }
    int body = m.tree.bodyadr[tree];
    for (int i = 6 * body; i < 6 * (body + m.tree.bodynum[tree]); i++) {
      if (d.xfrc.applied[i] != 0) {
        return false;
      }
    }
    int dof = m.tree.dofadr[tree];
    for (int i = dof; i < dof + m.tree.dofnum[tree]; i++) {
      double speed = m.dof.length[i] * Math.abs(d.qvel[i]);
      boolean moves = tolerance > 0 ? speed >= tolerance : d.qvel[i] != 0;
      if (d.qfrc.applied[i] != 0 || moves) {
        return false;
      }
    }
    return true;
  }

  /**
   * Puts islands to sleep whose trees all rest long enough, and such trees without constraints.
   *
   * @return how many trees fell asleep; their velocities and accelerations are zero
   */
  public static int fallAsleep(Model m, Data d) {
    if (!m.opt.enabled(EnableBit.SLEEP) || (d.nefc > 0 && d.nisland == 0)) {
      return 0;
    }
    for (int t = 0; t < m.ntree; t++) {
      if (d.tree.asleep[t] < 0) {
        boolean rests = canSleep(m, d, t, m.opt.sleepTolerance);
        d.tree.asleep[t] = rests ? Math.min(-1, d.tree.asleep[t] + 1) : AWAKE;
      }
    }
    int slept = 0;
    int place = 0;
    for (int i = 0; i < d.nisland; i++) {
      place = d.island.itreeadr[i];
      int end = place + d.island.ntree[i];
      boolean ready = true;
      for (int k = place; k < end; k++) {
        ready &= d.tree.asleep[d.map.itree2tree[k]] == -1;
      }
      for (int k = place; k < end && ready; k++) {
        int next = d.map.itree2tree[k + 1 < end ? k + 1 : place];
        putToSleep(m, d, d.map.itree2tree[k], next);
        slept++;
      }
      place = end;
    }
    for (int k = place; k < m.ntree; k++) {
      int tree = d.nisland > 0 ? d.map.itree2tree[k] : k;
      if (d.tree.asleep[tree] == -1) {
        putToSleep(m, d, tree, tree);
        slept++;
      }
    }
    return slept;
  }

  private static void putToSleep(Model m, Data d, int tree, int next) {
    d.tree.asleep[tree] = next;
    int dof = m.tree.dofadr[tree];
    Arrays.fill(d.qvel, dof, dof + m.tree.dofnum[tree], 0);
    Arrays.fill(d.qacc, dof, dof + m.tree.dofnum[tree], 0);
  }
}
