package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.Arrays;

/** What wakes trees that sleep: edits of the user, tendons, contacts and equalities. */
final class Waking {
  private Waking() {}

  /**
   * Wakes trees whose position, velocity or applied forces the user has changed; kinematics marks
   * those that were moved in {@code tree.awake}. With sleep disabled wakes all.
   */
  static void byEdits(Model m, Data d) {
    if (d.ntreeAwake == m.ntree) {
      return;
    }
    int woken = 0;
    if (!m.opt.enabled(EnableBit.SLEEP)) {
      Arrays.fill(d.tree.asleep, 0, m.ntree, Sleep.AWAKE);
      woken = m.ntree;
    } else {
      for (int t = 0; t < m.ntree; t++) {
        if (d.tree.asleep[t] >= 0
            && (d.tree.awake[t] != 0 || !FallingAsleep.canSleep(m, d, t, 0))) {
          woken += wakeTree(d, t, Sleep.AWAKE);
        }
      }
    }
    if (woken > 0) {
      d.updateAwake(false);
    }
  }

  /** Wakes trees at the other end of a tendon that is at its limit. */
  static void byTendons(Model m, Data d) {
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
  static boolean byContacts(Model m, Data d) {
    if (nobodySleeps(m, d)) {
      return false;
    }
    int woken = 0;
    for (int c = 0; c < d.ncon; c++) {
      if (d.contact.hasFlex(c)) {
        woken += byFlex(m, d, c);
        continue;
      }
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

  /** Wakes the tree of a geom that a flex touches; flexes themselves never sleep. */
  private static int byFlex(Model m, Data d, int c) {
    int woken = 0;
    for (int at = 2 * c; at < 2 * c + 2; at++) {
      int geom = d.contact.geom[at];
      int tree = geom < 0 ? -1 : m.body.treeid[m.geom.bodyid[geom]];
      if (tree >= 0 && d.tree.awake[tree] == 0) {
        woken += wakeTree(d, tree, Sleep.AWAKE);
      }
    }
    return woken;
  }

  /** Wakes trees that an active equality ties to a tree that is awake or sleeps by itself. */
  static void byEqualities(Model m, Data d) {
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
        woken += wakeTree(d, awake1 ? tree2 : tree1, Sleep.AWAKE);
      } else if (!awake1 && firstOfCycle(d, tree1) != firstOfCycle(d, tree2)) {
        woken += wakeTree(d, tree1, Sleep.AWAKE);
        woken += wakeTree(d, tree2, Sleep.AWAKE);
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
      case EqType.TENDON, EqType.FLEX, EqType.FLEXVERT, EqType.DISTANCE -> -1;
      default -> throw Kinds.unknown("equality type", m.eq.type[e]);
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
  static int wakeTree(Data d, int tree, int value) {
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
}
