package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;

/** Arithmetic of position vectors, whose rotations are quaternions, with velocity vectors. */
public final class Positions {
  private Positions() {}

  /**
   * Moves {@code qpos[q..q+nq)} along {@code qvel[v..v+nv)} for the time {@code dt}. Quaternions
   * are normalized before they are turned.
   */
  public static void integrate(Model m, double[] qpos, int q, double[] qvel, int v, double dt) {
    for (int j = 0; j < m.njnt; j++) {
      integrateJoint(m, j, qpos, q, qvel, v, dt);
    }
  }

  /** Moves {@code d.qpos} along {@code qvel[v..v+nv)}, but for what sleeps. */
  static void advance(Model m, Data d, double[] qvel, int v, double dt) {
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      for (int j = m.body.jntadr[b]; j < m.body.jntadr[b] + m.body.jntnum[b]; j++) {
        integrateJoint(m, j, d.qpos, 0, qvel, v, dt);
      }
    }
  }

  private static void integrateJoint(
      Model m, int j, double[] qpos, int q, double[] qvel, int v, double dt) {
    int p = q + m.jnt.qposadr[j];
    int w = v + m.jnt.dofadr[j];
    switch (m.jnt.type[j]) {
      case JointType.FREE -> {
        Vec3.addToScaled(qpos, p, qvel, w, dt);
        Quat.integrate(qpos, p + 3, qvel, w + 3, dt);
      }
      case JointType.BALL -> Quat.integrate(qpos, p, qvel, w, dt);
      case JointType.SLIDE, JointType.HINGE -> qpos[p] += dt * qvel[w];
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    }
  }

  /**
   * {@code qvel[v..v+nv)} = the velocity that takes position {@code a} to position {@code b} in
   * time {@code dt}.
   */
  public static void differentiate(
      Model m, double[] qvel, int v, double dt, double[] a, int i, double[] b, int j) {
    for (int k = 0; k < m.njnt; k++) {
      int p = m.jnt.qposadr[k];
      int w = v + m.jnt.dofadr[k];
      switch (m.jnt.type[k]) {
        case JointType.FREE -> {
          for (int c = 0; c < 3; c++) {
            qvel[w + c] = (b[j + p + c] - a[i + p + c]) / dt;
          }
          Quat.sub(qvel, w + 3, b, j + p + 3, a, i + p + 3);
          Vec3.scale(qvel, w + 3, qvel, w + 3, 1 / dt);
        }
        case JointType.BALL -> {
          Quat.sub(qvel, w, b, j + p, a, i + p);
          Vec3.scale(qvel, w, qvel, w, 1 / dt);
        }
        case JointType.SLIDE, JointType.HINGE -> qvel[w] = (b[j + p] - a[i + p]) / dt;
        default -> throw Kinds.unknown("joint type", m.jnt.type[k]);
      }
    }
  }

  /** Scales all quaternions of {@code qpos[q..q+nq)} to unit length. */
  public static void normalize(Model m, double[] qpos, int q) {
    for (int j = 0; j < m.njnt; j++) {
      int p = q + m.jnt.qposadr[j];
      switch (m.jnt.type[j]) {
        case JointType.FREE -> Quat.normalize(qpos, p + 3);
        case JointType.BALL -> Quat.normalize(qpos, p);
        case JointType.SLIDE, JointType.HINGE -> {}
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
  }
}
