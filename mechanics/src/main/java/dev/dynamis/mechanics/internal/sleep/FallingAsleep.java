package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.SleepPolicy;
import java.util.Arrays;

/** Puts trees that rest to sleep, together with all that they touch. */
final class FallingAsleep {
  private FallingAsleep() {}

  /** Nothing is applied to a tree and it hardly moves; tolerance 0 asks that it does not at all. */
  static boolean canSleep(Model m, Data d, int tree, double tolerance) {
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
  static int run(Model m, Data d) {
    if (!m.opt.enabled(EnableBit.SLEEP) || (d.nefc > 0 && d.nisland == 0)) {
      return 0;
    }
    for (int t = 0; t < m.ntree; t++) {
      if (d.tree.asleep[t] < 0) {
        boolean rests = canSleep(m, d, t, m.opt.sleepTolerance);
        d.tree.asleep[t] = rests ? Math.min(-1, d.tree.asleep[t] + 1) : Sleep.AWAKE;
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
