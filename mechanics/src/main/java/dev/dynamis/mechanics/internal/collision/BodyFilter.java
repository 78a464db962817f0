package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.SleepState;
import java.util.Arrays;

/**
 * Which pairs of bodies are looked at: not those that are welded together, are parent and child,
 * sleep, have contact masks that don't fit or are excluded by the model. Flexes have the ids from
 * {@code nbody} on; only their masks count.
 */
final class BodyFilter {
  private BodyFilter() {}

  /** Whether a body has geoms that can collide at all. */
  static boolean collides(Model m, int b) {
    return contype(m, b) != 0 || conaffinity(m, b) != 0;
  }

  private static int contype(Model m, int b) {
    return b < m.nbody ? m.body.contype[b] : m.flex.contype[b - m.nbody];
  }

  private static int conaffinity(Model m, int b) {
    return b < m.nbody ? m.body.conaffinity[b] : m.flex.conaffinity[b - m.nbody];
  }

  /** Whether the type of one thing meets the affinity of the other. */
  static boolean masksMatch(int type1, int affinity1, int type2, int affinity2) {
    return (type1 & affinity2) != 0 || (type2 & affinity1) != 0;
  }

  /** Whether the masks of all geoms of two bodies together let them collide. */
  static boolean masksMatch(Model m, int b1, int b2) {
    return masksMatch(contype(m, b1), conaffinity(m, b1), contype(m, b2), conaffinity(m, b2));
  }

  /** Whether a body that can't move is to be tested against another. */
  static boolean keepsStatic(Model m, Data d, int b, boolean someSleep) {
    return m.body.weldid[b] != 0 && !(someSleep && d.body.awake[b] == SleepState.ASLEEP);
  }

  /** Whether two bodies are to be tested, neither of which is the world. */
  static boolean keeps(Model m, Data d, int b1, int b2, boolean someSleep) {
    if (b1 >= m.nbody || b2 >= m.nbody) {
      return true;
    }
    int weld1 = m.body.weldid[b1];
    int weld2 = m.body.weldid[b2];
    if (weld1 == weld2) {
      return false;
    }
    if (someSleep) {
      boolean asleep1 = d.body.awake[b1] == SleepState.ASLEEP;
      boolean asleep2 = d.body.awake[b2] == SleepState.ASLEEP;
      if ((asleep1 && (asleep2 || weld2 == 0)) || (asleep2 && weld1 == 0)) {
        return false;
      }
    }

    // what is welded to the world is nobody's parent
    return weld1 == 0
        || weld2 == 0
        || m.opt.disabled(DisableBit.FILTERPARENT)
        || (weld1 != parentWeld(m, weld2) && weld2 != parentWeld(m, weld1));
  }

  private static int parentWeld(Model m, int weld) {
    return m.body.weldid[m.body.parentid[weld]];
  }

  /** Two bodies in one number, as the model stores them for pairs and exclusions. */
  static int signature(int b1, int b2) {
    return (b1 << 16) + b2;
  }

  /** Whether the model excludes a pair of bodies. */
  static boolean isExcluded(Model m, int signature) {
    return m.nexclude > 0
        && Arrays.binarySearch(m.exclude.signature, 0, m.nexclude, signature) >= 0;
  }
}
