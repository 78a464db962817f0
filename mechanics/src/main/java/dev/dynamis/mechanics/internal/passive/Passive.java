package dev.dynamis.mechanics.internal.passive;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.flex.FlexForces;
import dev.dynamis.mechanics.internal.flex.PassiveContacts;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import dev.dynamis.mechanics.internal.tendon.TendonPaths;

/**
 * Forces that depend on position and velocity alone: springs, dampers, gravity compensation, fluid
 * and what the user adds.
 *
 * <p>Writes {@code qfrc.spring, qfrc.damper, qfrc.gravcomp, qfrc.fluid, qfrc.passive}. Counterpart
 * of {@code mj_passive}: with both springs and dampers disabled there are no passive forces at all.
 */
public final class Passive {
  private Passive() {}

  /** Computes all passive forces. */
  public static void run(Model m, Data d) {
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      d.qfrc.spring[i] = 0;
      d.qfrc.damper[i] = 0;
      d.qfrc.gravcomp[i] = 0;
      d.qfrc.fluid[i] = 0;
      d.qfrc.passive[i] = 0;
    }
    boolean springs = !m.opt.disabled(DisableBit.SPRING);
    boolean dampers = !m.opt.disabled(DisableBit.DAMPER);
    if (!springs && !dampers) {
      return;
    }
    if (springs) {
      jointSprings(m, d);
    }
    if (dampers) {
      for (int k = 0; k < d.nvAwake; k++) {
        int i = d.dof.awakeInd[k];
        d.qfrc.damper[i] = -m.dof.damping[i] * d.qvel[i];
      }
    }
    FlexForces.run(m, d, springs, dampers);
    tendons(m, d, springs, dampers);
    gravityCompensation(m, d);
    Fluid.run(m, d);
    PassiveContacts.run(m, d);

    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      double force = d.qfrc.spring[i] + d.qfrc.damper[i];
      force += d.qfrc.fluid[i];
      if (!m.jnt.actgravcomp[m.dof.jntid[i]]) {
        force += d.qfrc.gravcomp[i];
      }
      d.qfrc.passive[i] = force;
    }
    if (m.callbacks.passive != null) {
      m.callbacks.passive.run(m, d);
    }
    for (int p = 0; p < m.nplugin; p++) {
      d.plugin(p).passive(m, d);
    }
  }

  private static void jointSprings(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(7);
    double[] force = d.qfrc.spring;
    for (int j = 0; j < m.njnt; j++) {
      double stiffness = m.jnt.stiffness[j];
      if (stiffness == 0 || d.body.awake[m.jnt.bodyid[j]] == SleepState.ASLEEP) {
        continue;
      }
      int q = m.jnt.qposadr[j];
      int dof = m.jnt.dofadr[j];
      switch (m.jnt.type[j]) {
        case JointType.FREE -> {
          Vec3.sub(force, dof, d.qpos, q, m.qposSpring, q);
          Vec3.scale(force, dof, force, dof, -stiffness);
          turnBack(m, d, force, dof + 3, q + 3, stiffness, s);
        }
        case JointType.BALL -> turnBack(m, d, force, dof, q, stiffness, s);
        case JointType.SLIDE, JointType.HINGE ->
            force[dof] = -stiffness * (d.qpos[q] - m.qposSpring[q]);
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
    d.scratch.release(mark);
  }

  private static void turnBack(
      Model m, Data d, double[] force, int dof, int q, double stiffness, double[] s) {
    Quat.copy(s, 0, d.qpos, q);
    Quat.normalize(s, 0);
    Quat.sub(s, 4, s, 0, m.qposSpring, q);
    Vec3.scale(force, dof, s, 4, -stiffness);
  }

  private static void tendons(Model m, Data d, boolean springs, boolean dampers) {
    boolean someAsleep = d.ntreeAwake < m.ntree;
    for (int t = 0; t < m.ntendon; t++) {
      if (someAsleep && SleepStates.of(m, d, ObjType.TENDON, t) != SleepState.AWAKE) {
        continue;
      }
      if (springs && m.tendon.stiffness[t] != 0) {
        double force = m.tendon.stiffness[t] * tendonStretch(m, d, t);
        if (force != 0) {
          TendonPaths.addForce(m, d, d.qfrc.spring, t, force);
        }
      }
      if (dampers && m.tendon.damping[t] != 0) {
        double force = -m.tendon.damping[t] * d.ten.velocity[t];
        if (force != 0) {
          TendonPaths.addForce(m, d, d.qfrc.damper, t, force);
        }
      }
    }
  }

  /** Returns how far the length of tendon {@code t} is from the range in which its spring rests. */
  public static double tendonStretch(Model m, Data d, int t) {
    double length = d.ten.length[t];
    double lower = m.tendon.lengthspring[2 * t];
    double upper = m.tendon.lengthspring[2 * t + 1];
    if (length > upper) {
      return upper - length;
    }
    return length < lower ? lower - length : 0;
  }

  /** Returns whether some body is held up against gravity. */
  public static boolean compensatesGravity(Model m) {
    return m.ngravcomp > 0
        && !m.opt.disabled(DisableBit.GRAVITY)
        && Vec3.norm(m.opt.gravity, 0) != 0;
  }

  private static void gravityCompensation(Model m, Data d) {
    if (!compensatesGravity(m)) {
      return;
    }
    long mark = d.scratch.mark();
    double[] force = d.scratch.reals(3);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      double part = m.body.gravcomp[b];
      if (part != 0) {
        Vec3.scale(force, 0, m.opt.gravity, 0, -(m.body.mass[b] * part));
        Jacobians.addPointForce(m, d, d.qfrc.gravcomp, 0, d.xipos, 3 * b, b, force, 0);
      }
    }
    d.scratch.release(mark);
  }
}
