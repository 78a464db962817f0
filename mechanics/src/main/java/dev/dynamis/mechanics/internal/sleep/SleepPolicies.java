package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SleepPolicy;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.WrapType;
import java.util.Arrays;

/**
 * Trees of bodies, what joins them, and which of them may fall asleep.
 *
 * <p>A tree whose policy is automatic never sleeps if it has an actuator, or a tendon that couples
 * it to another tree with stiffness or damping, or to two or more others, or a vertex or node of a
 * flex; otherwise it may. Writes {@code body.treeid, tree.*, tendon.treenum, tendon.treeid}.
 */
public final class SleepPolicies {
  private SleepPolicies() {}

  /** Computes trees and policies. */
  public static void run(Model m) {
    trees(m);
    int[] seenBy = new int[m.ntree];
    Arrays.fill(seenBy, -1);
    for (int t = 0; t < m.ntendon; t++) {
      treesOfTendon(m, t, seenBy);
    }
    for (int i = 0; i < m.nu; i++) {
      keepActuatedAwake(m, i);
    }
    for (int t = 0; t < m.ntendon; t++) {
      boolean couples = m.tendon.stiffness[t] != 0 || m.tendon.damping[t] != 0;
      if (m.tendon.treenum[t] > 2 || (m.tendon.treenum[t] == 2 && couples)) {
        keepAwake(m, t);
      }
    }
    keepFlexesAwake(m, m.flex.vertbodyid, m.nflexvert);
    keepFlexesAwake(m, m.flex.nodebodyid, m.nflexnode);
    for (int tree = 0; tree < m.ntree; tree++) {
      if (m.tree.sleepPolicy[tree] == SleepPolicy.AUTO) {
        m.tree.sleepPolicy[tree] = SleepPolicy.AUTO_ALLOWED;
      }
    }
  }

  /** Bodies of vertices or nodes of flexes; a vertex that is interpolated has none. */
  private static void keepFlexesAwake(Model m, int[] bodies, int n) {
    for (int i = 0; i < n; i++) {
      int tree = bodies[i] < 0 ? -1 : m.body.treeid[bodies[i]];
      if (tree >= 0 && m.tree.sleepPolicy[tree] == SleepPolicy.AUTO) {
        m.tree.sleepPolicy[tree] = SleepPolicy.AUTO_NEVER;
      }
    }
  }

  private static void trees(Model m) {
    for (int b = 0; b < m.nbody; b++) {
      int moving = m.body.weldid[b];
      m.body.treeid[b] = m.body.dofnum[moving] > 0 ? m.dof.treeid[m.body.dofadr[moving]] : -1;
    }
    Arrays.fill(m.tree.bodynum, 0);
    for (int b = 1; b < m.nbody; b++) {
      int tree = m.body.treeid[b];
      if (tree >= 0 && m.tree.bodynum[tree]++ == 0) {
        m.tree.bodyadr[tree] = b;
      }
    }
    Arrays.fill(m.tree.dofnum, 0);
    for (int i = 0; i < m.nv; i++) {
      int tree = m.dof.treeid[i];
      if (m.tree.dofnum[tree]++ == 0) {
        m.tree.dofadr[tree] = i;
      }
    }
  }

  /**
   * Counts the trees of a tendon, and keeps the first two.
   *
   * @param seenBy the last tendon that each tree was seen on. Modified.
   */
  private static void treesOfTendon(Model m, int t, int[] seenBy) {
    int found = 0;
    m.tendon.treeid[2 * t] = -1;
    m.tendon.treeid[2 * t + 1] = -1;
    int start = m.tendon.adr[t];
    for (int w = start; w < start + m.tendon.num[t]; w++) {
      int tree = treeOfWrap(m, w);
      if (tree >= 0 && seenBy[tree] != t) {
        seenBy[tree] = t;
        if (found < 2) {
          m.tendon.treeid[2 * t + found] = tree;
        }
        found++;
      }
    }
    m.tendon.treenum[t] = found;
  }

  private static int treeOfWrap(Model m, int w) {
    int id = m.wrap.objid[w];
    return switch (m.wrap.type[w]) {
      case WrapType.JOINT -> m.body.treeid[m.jnt.bodyid[id]];
      case WrapType.SITE -> m.body.treeid[m.site.bodyid[id]];
      case WrapType.SPHERE, WrapType.CYLINDER -> m.body.treeid[m.geom.bodyid[id]];
      case WrapType.PULLEY, WrapType.NONE -> -1;
      default -> throw Kinds.unknown("wrap type", m.wrap.type[w]);
    };
  }

  private static void keepActuatedAwake(Model m, int i) {
    int id = m.actuator.trnid[2 * i];
    switch (m.actuator.trntype[i]) {
      case TrnType.JOINT, TrnType.JOINTINPARENT -> neverSleep(m, m.body.treeid[m.jnt.bodyid[id]]);
      case TrnType.SITE, TrnType.SLIDERCRANK -> neverSleep(m, m.body.treeid[m.site.bodyid[id]]);
      case TrnType.BODY -> neverSleep(m, m.body.treeid[id]);
      case TrnType.TENDON -> keepAwake(m, id);
      default -> throw Kinds.unknown("transmission type", m.actuator.trntype[i]);
    }
  }

  private static void keepAwake(Model m, int t) {
    for (int w = m.tendon.adr[t]; w < m.tendon.adr[t] + m.tendon.num[t]; w++) {
      neverSleep(m, treeOfWrap(m, w));
    }
  }

  private static void neverSleep(Model m, int tree) {
    if (tree >= 0 && m.tree.sleepPolicy[tree] == SleepPolicy.AUTO) {
      m.tree.sleepPolicy[tree] = SleepPolicy.AUTO_NEVER;
    }
  }
}
