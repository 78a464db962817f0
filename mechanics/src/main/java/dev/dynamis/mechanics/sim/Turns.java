package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Callbacks;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.WrapType;

/**
 * Tells of which hinges the motion does not depend on the number of turns: nothing but the pose of
 * the bodies follows from their angle.
 */
final class Turns {
  private Turns() {}

  /** Returns a full turn of a joint, rad, if it is a hinge whose turns nothing counts, else 0. */
  static double period(Model m, int joint) {
    return m.jnt.type[joint] == JointType.HINGE && !counts(m, joint) ? 2 * Math.PI : 0;
  }

  private static boolean counts(Model m, int joint) {
    Callbacks user = m.callbacks;
    if (m.nplugin > 0
        || user.control != null
        || user.passive != null
        || user.actDyn != null
        || user.actGain != null
        || user.actBias != null) {
      return true;
    }
    if (m.jnt.limited[joint] || m.jnt.stiffness[joint] != 0) {
      return true;
    }
    for (int w = 0; w < m.nwrap; w++) {
      if (m.wrap.type[w] == WrapType.JOINT && m.wrap.objid[w] == joint) {
        return true;
      }
    }
    for (int e = 0; e < m.neq; e++) {
      if (m.eq.type[e] == EqType.JOINT && (m.eq.obj1id[e] == joint || m.eq.obj2id[e] == joint)) {
        return true;
      }
    }
    for (int a = 0; a < m.nu; a++) {
      boolean drives =
          m.actuator.trntype[a] == TrnType.JOINT || m.actuator.trntype[a] == TrnType.JOINTINPARENT;
      if (drives && m.actuator.trnid[2 * a] == joint && readsLength(m, a)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the force of an actuator depends on its length, as that of a servo does. */
  private static boolean readsLength(Model m, int a) {
    int gain = a * (m.actuator.gainprm.length / m.nu);
    int bias = a * (m.actuator.biasprm.length / m.nu);
    boolean byGain =
        switch (m.actuator.gaintype[a]) {
          case GainType.FIXED -> false;
          case GainType.AFFINE -> m.actuator.gainprm[gain + 1] != 0;
          case GainType.MUSCLE, GainType.USER -> true;
          default -> throw new IllegalStateException("gain type " + m.actuator.gaintype[a]);
        };
    boolean byBias =
        switch (m.actuator.biastype[a]) {
          case BiasType.NONE -> false;
          case BiasType.AFFINE -> m.actuator.biasprm[bias + 1] != 0;
          case BiasType.MUSCLE, BiasType.USER -> true;
          default -> throw new IllegalStateException("bias type " + m.actuator.biastype[a]);
        };
    return byGain || byBias;
  }
}
