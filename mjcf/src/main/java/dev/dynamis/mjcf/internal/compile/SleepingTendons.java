package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SleepPolicy;

/**
 * Refuses {@code sleep="allowed"} and {@code "init"} of trees that a tendon ties to others: a
 * spring or damper between two trees, or a tendon over more than two, acts on what sleeps.
 */
final class SleepingTendons {
  private SleepingTendons() {}

  static void check(Compilation c, Model m) {
    for (Tendon t : c.tendons) {
      int trees = m.tendon.treenum[t.id];
      boolean couples = m.tendon.stiffness[t.id] != 0 || m.tendon.damping[t.id] != 0;
      if (trees > 2 || (trees == 2 && couples)) {
        check(t, trees, c, m);
      }
    }
  }

  private static void check(Tendon t, int trees, Compilation c, Model m) {
    for (Tendon.Wrap w : t.path) {
      Body body = w.object instanceof Joint j ? j.body : w.body();
      int tree = body == null ? -1 : m.body.treeid[body.id];
      if (tree < 0) {
        continue;
      }
      int policy = m.tree.sleepPolicy[tree];
      if (policy == SleepPolicy.ALLOWED || policy == SleepPolicy.INIT) {
        c.problems.error(
            Rule.SLEEP_TENDON,
            c.bodies.get(m.tree.bodyadr[tree]).element,
            "sleep",
            "the tree can't sleep: "
                + t.element.path()
                + (trees > 2
                    ? " runs over " + trees + " trees"
                    : " ties it to another tree by stiffness or damping"),
            "remove sleep, or the stiffness and damping of the tendon");
      }
    }
  }
}
