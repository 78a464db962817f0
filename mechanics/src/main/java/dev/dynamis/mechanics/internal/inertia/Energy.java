package dev.dynamis.mechanics.internal.inertia;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.passive.Passive;
import dev.dynamis.mechanics.internal.sleep.SleepStates;

/**
 * Potential and kinetic energy.
 *
 * <p>Writes {@code energy} and sets {@code flg.energypos, flg.energyvel}. Counterpart of {@code
 * mj_energyPos} and {@code mj_energyVel}.
 */
public final class Energy {
  private Energy() {}

  /** Potential energy: gravity, springs of joints, tendons and edges. */
  public static void potential(Model m, Data d) {
    double energy = 0;
    if (!m.opt.disabled(DisableBit.GRAVITY)) {
      for (int b = 1; b < m.nbody; b++) {
        energy -= m.body.mass[b] * Vec3.dot(m.opt.gravity, 0, d.xipos, 3 * b);
      }
    }
    if (!m.opt.disabled(DisableBit.SPRING)) {
      energy = addJointSprings(m, d, energy);
      energy = addTendonSprings(m, d, energy);
      energy = addEdgeSprings(m, d, energy);
    }
    d.energy[0] = energy;
    d.computed.energypos++;
    d.flg.energypos = true;
  }

  private static double addJointSprings(Model m, Data d, double start) {
    double energy = start;
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(4);
    for (int j = 0; j < m.njnt; j++) {
      double stiffness = m.jnt.stiffness[j];
      if (stiffness == 0 || d.body.awake[m.jnt.bodyid[j]] == SleepState.ASLEEP) {
        continue;
      }
      int q = m.jnt.qposadr[j];
      switch (m.jnt.type[j]) {
        case JointType.FREE -> {
          Vec3.sub(s, 0, d.qpos, q, m.qposSpring, q);
          energy += 0.5 * stiffness * Vec3.dot(s, 0, s, 0);
          energy += turned(m, d, s, q + 3, stiffness);
        }
        case JointType.BALL -> energy += turned(m, d, s, q, stiffness);
        case JointType.SLIDE, JointType.HINGE -> {
          double x = d.qpos[q] - m.qposSpring[q];
          energy += 0.5 * stiffness * x * x;
        }
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
    d.scratch.release(mark);
    return energy;
  }

  /** Energy of a quaternion's spring; the quaternion is taken as it is, not normalized. */
  private static double turned(Model m, Data d, double[] s, int q, double stiffness) {
    Quat.sub(s, 0, d.qpos, q, m.qposSpring, q);
    return 0.5 * stiffness * Vec3.dot(s, 0, s, 0);
  }

  private static double addTendonSprings(Model m, Data d, double start) {
    double energy = start;
    for (int t = 0; t < m.ntendon; t++) {
      if (SleepStates.of(m, d, ObjType.TENDON, t) == SleepState.ASLEEP) {
        continue;
      }
      double x = Passive.tendonStretch(m, d, t);
      energy += 0.5 * m.tendon.stiffness[t] * x * x;
    }
    return energy;
  }

  /** Springs along the edges of flexes; what bends or stretches elements does not count. */
  private static double addEdgeSprings(Model m, Data d, double start) {
    double energy = start;
    for (int f = 0; f < m.nflex; f++) {
      double stiffness = m.flex.edgestiffness[f];
      if (m.flex.rigid[f] || stiffness == 0 || m.flex.dim[f] > 1) {
        continue;
      }
      int from = m.flex.edgeadr[f];
      for (int e = from; e < from + m.flex.edgenum[f]; e++) {
        if (!m.flexedge.rigid[e]) {
          double x = m.flexedge.length0[e] - d.flexedge.length[e];
          energy += 0.5 * stiffness * x * x;
        }
      }
    }
    return energy;
  }

  /** Kinetic energy, {@code qvel . M qvel / 2}. */
  public static void kinetic(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(m.nv);
    Csr.mulSymVec(s, 0, d.M, m.M.rownnz, m.M.rowadr, m.M.colind, m.nv, d.qvel, 0);
    d.energy[1] = 0.5 * Dense.dot(s, 0, d.qvel, 0, m.nv);
    d.scratch.release(mark);
    d.computed.energyvel++;
    d.flg.energyvel = true;
  }
}
