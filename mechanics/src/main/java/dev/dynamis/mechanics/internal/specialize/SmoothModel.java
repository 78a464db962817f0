package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.collision.Collision;

/**
 * Models whose steps {@link StepTrace} can trace: trees of bodies that can't touch, with springs
 * and dampers in joints, motors that turn or shift joints, and no constraint but limits of joints.
 */
final class SmoothModel {
  private SmoothModel() {}

  /** Returns whether a model is one of them as it is now. */
  static boolean accepts(Model m) {
    return m.nv > 0
        && (m.opt.integrator == Integrator.EULER || m.opt.integrator == Integrator.IMPLICITFAST)
        && !m.opt.enabled(EnableBit.SLEEP)
        && !m.opt.enabled(EnableBit.FWDINV)
        && m.nflex + m.nmocap + m.nplugin + m.ntendon + m.nhistory + m.nuserdata == 0
        && m.callbacks.sensor == null
        && m.callbacks.clock == null
        && !m.callbacks.seeStages()
        && m.opt.viscosity == 0
        && m.opt.density == 0
        && allZero(m.body.gravcomp)
        && haveFreeJoints(m)
        && isUnconstrained(m)
        && hasMotorsOnly(m);
  }

  private static boolean isUnconstrained(Model m) {
    return m.opt.disabled(DisableBit.CONSTRAINT)
        || m.neq == 0
            && (m.opt.disabled(DisableBit.FRICTIONLOSS) || allZero(m.dof.frictionloss))
            && (m.opt.disabled(DisableBit.CONTACT) || !Collision.isPossible(m));
  }

  /** Whether joints with quaternions have neither springs nor limits. */
  private static boolean haveFreeJoints(Model m) {
    for (int j = 0; j < m.njnt; j++) {
      boolean line = JointType.dofSize(m.jnt.type[j]) == 1;
      if (!line && (m.jnt.stiffness[j] != 0 || m.jnt.limited[j])) {
        return false;
      }
      if (m.jnt.actfrclimited[j] && !isRange(m.jnt.actfrcrange, j)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasMotorsOnly(Model m) {
    for (int i = 0; i < m.nu; i++) {
      int transmission = m.actuator.trntype[i];
      int dynamics = m.actuator.dyntype[i];
      int gain = m.actuator.gaintype[i];
      int bias = m.actuator.biastype[i];
      boolean joint = transmission == TrnType.JOINT || transmission == TrnType.JOINTINPARENT;
      if (!joint
          || JointType.dofSize(m.jnt.type[m.actuator.trnid[2 * i]]) != 1
          || (gain != GainType.FIXED && gain != GainType.AFFINE)
          || (bias != BiasType.NONE && bias != BiasType.AFFINE)
          || (dynamics != DynType.NONE
              && dynamics != DynType.INTEGRATOR
              && dynamics != DynType.FILTER)
          || m.actuator.actnum[i] != (dynamics == DynType.NONE ? 0 : 1)
          || mayStick(m, i)
          || m.actuator.delay[i] != 0
          || m.actuator.ctrllimited[i] && !isRange(m.actuator.ctrlrange, i)
          || m.actuator.forcelimited[i] && !isRange(m.actuator.forcerange, i)
          || m.actuator.actlimited[i] && !isRange(m.actuator.actrange, i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the implicit integrator looks if a force is at its limit. */
  private static boolean mayStick(Model m, int i) {
    return m.opt.integrator == Integrator.IMPLICITFAST
        && m.actuator.forcelimited[i]
        && (m.actuator.gaintype[i] == GainType.AFFINE
            || m.actuator.biastype[i] == BiasType.AFFINE
                && m.actuator.biasprm[Widths.NBIAS * i + 2] != 0);
  }

  /** Whether a number is brought into a range in one way only: not if its ends are exchanged. */
  private static boolean isRange(double[] range, int i) {
    return range[2 * i] <= range[2 * i + 1]
        && !isNegativeZero(range[2 * i])
        && !isNegativeZero(range[2 * i + 1]);
  }

  /** Returns whether a number is the negative zero. */
  static boolean isNegativeZero(double x) {
    return x == 0 && Double.doubleToRawLongBits(x) != 0;
  }

  private static boolean allZero(double[] x) {
    for (double v : x) {
      if (v != 0) {
        return false;
      }
    }
    return true;
  }
}
