package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.DisableBit;
import dev.dynamis.mechanics.Model;

/**
 * Refuses models whose motion would need constraint forces. The engine computes smooth dynamics; a
 * model with contacts, limits, friction loss or equalities would move wrongly without a word.
 */
final class ConstraintGuard {
  /** How many pairs of bodies are looked at; a model with more counts as one that may touch. */
  private static final int MOST_PAIRS = 10_000;

  private ConstraintGuard() {}

  static void check(Model m, Data d) {
    if (m.opt.disabled(DisableBit.CONSTRAINT)) {
      return;
    }
    String found = null;
    if (!m.opt.disabled(DisableBit.EQUALITY) && anyEquality(m, d)) {
      found = "equality";
    } else if (!m.opt.disabled(DisableBit.FRICTIONLOSS) && anyFrictionLoss(m)) {
      found = "frictionloss";
    } else if (!m.opt.disabled(DisableBit.LIMIT) && anyLimit(m)) {
      found = "limit";
    } else if (!m.opt.disabled(DisableBit.CONTACT) && anyContact(m)) {
      found = "contact";
    }
    if (found != null) {
      throw new SimulationException(
          "the model has constraints of kind "
              + found
              + ", whose forces this version does not compute; simulate it without them by"
              + " option/flag/@"
              + found
              + "=\"disable\"");
    }
  }

  private static boolean anyEquality(Model m, Data d) {
    for (int i = 0; i < m.neq; i++) {
      if (d.eq.active[i]) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyFrictionLoss(Model m) {
    for (int i = 0; i < m.nv; i++) {
      if (m.dof.frictionloss[i] > 0) {
        return true;
      }
    }
    for (int t = 0; t < m.ntendon; t++) {
      if (m.tendon.frictionloss[t] > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyLimit(Model m) {
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.limited[j]) {
        return true;
      }
    }
    for (int t = 0; t < m.ntendon; t++) {
      if (m.tendon.limited[t]) {
        return true;
      }
    }
    return false;
  }

  /** Whether two bodies that are not welded together may touch, by their collision masks. */
  private static boolean anyContact(Model m) {
    if (m.nv == 0) {
      return false;
    }
    if (m.npair > 0) {
      return true;
    }
    int looked = 0;
    for (int a = 0; a < m.nbody; a++) {
      if (m.body.contype[a] == 0 && m.body.conaffinity[a] == 0) {
        continue;
      }
      for (int b = a + 1; b < m.nbody; b++) {
        boolean masks =
            (m.body.contype[a] & m.body.conaffinity[b]) != 0
                || (m.body.contype[b] & m.body.conaffinity[a]) != 0;
        boolean touch = masks && m.body.weldid[a] != m.body.weldid[b] && !isParent(m, a, b);
        if (touch || ++looked > MOST_PAIRS) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the parent filter keeps two bodies apart. */
  private static boolean isParent(Model m, int a, int b) {
    if (m.opt.disabled(DisableBit.FILTERPARENT)) {
      return false;
    }
    int weldA = m.body.weldid[a];
    int weldB = m.body.weldid[b];
    return weldA != 0
        && weldB != 0
        && (weldA == m.body.weldid[m.body.parentid[weldB]]
            || weldB == m.body.weldid[m.body.parentid[weldA]]);
  }
}
