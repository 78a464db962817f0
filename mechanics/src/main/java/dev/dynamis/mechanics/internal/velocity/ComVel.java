package dev.dynamis.mechanics.internal.velocity;

import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import java.util.Arrays;

/**
 * Velocities of bodies and rates of change of motion axes, about the centers of mass of trees.
 *
 * <p>Reads {@code qvel, cdof}; writes {@code cvel, cdof_dot}. Counterpart of {@code mj_comVel}.
 */
public final class ComVel {
  private ComVel() {}

  /** Computes all velocities; parents precede children, so that one sweep suffices. */
  public static void run(Model m, Data d) {
    Spatial.zero(d.cvel, 0);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      if (m.body.dofnum[b] == m.body.jntnum[b]) {
        hingesAndSlides(m, d, b);
      } else {
        anyJoints(m, d, b);
      }
    }
  }

  /** A body with hinges and slides alone; its velocity stays in local variables. */
  private static void hingesAndSlides(Model m, Data d, int b) {
    double[] cvel = d.cvel;
    double[] cdof = d.cdof;
    double[] dot = d.cdofDot;
    double[] qvel = d.qvel;
    int p = 6 * m.body.parentid[b];
    double wx = cvel[p], wy = cvel[p + 1], wz = cvel[p + 2];
    double vx = cvel[p + 3], vy = cvel[p + 4], vz = cvel[p + 5];
    int dof = m.body.dofadr[b];
    int end = dof + m.body.dofnum[b];
    for (int i = dof; i < end; i++) {
      int u = 6 * i;
      double a = cdof[u], e = cdof[u + 1], c = cdof[u + 2];
      double f = cdof[u + 3], g = cdof[u + 4], h = cdof[u + 5];
      Spatial.set(
          dot,
          u,
          -wz * e + wy * c + 0.0,
          wz * a - wx * c + 0.0,
          -wy * a + wx * e + 0.0,
          (-wz * g + wy * h) + (-vz * e + vy * c) + 0.0,
          (wz * f - wx * h) + (vz * a - vx * c) + 0.0,
          (-wy * f + wx * g) + (-vy * a + vx * e) + 0.0);
      double rate = qvel[i];
      wx += a * rate;
      wy += e * rate;
      wz += c * rate;
      vx += f * rate;
      vy += g * rate;
      vz += h * rate;
    }
    Spatial.set(cvel, 6 * b, wx, wy, wz, vx, vy, vz);
  }

  private static void anyJoints(Model m, Data d, int b) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    Spatial.copy(d.cvel, 6 * b, d.cvel, 6 * m.body.parentid[b]);
    int dof = m.body.dofadr[b];
    int end = dof + m.body.dofnum[b];
    while (dof < end) {
      switch (m.jnt.type[m.dof.jntid[dof]]) {
        case JointType.FREE -> {
          // axes of translation are those of the world
          Arrays.fill(d.cdofDot, 6 * dof, 6 * dof + 18, 0);
          addVelocity(d, b, dof, 3, s);
          turn(d, b, dof + 3, s);
          dof += 6;
        }
        case JointType.BALL -> {
          turn(d, b, dof, s);
          dof += 3;
        }
        case JointType.SLIDE, JointType.HINGE -> {
          Spatial.crossMotion(d.cdofDot, 6 * dof, d.cvel, 6 * b, d.cdof, 6 * dof);
          addVelocity(d, b, dof, 1, s);
          dof++;
        }
        default -> throw Kinds.unknown("joint type", m.jnt.type[m.dof.jntid[dof]]);
      }
    }
    d.scratch.release(mark);
  }

  /** All three axes of a rotation move with the velocity before it. */
  private static void turn(Data d, int b, int dof, double[] s) {
    for (int k = dof; k < dof + 3; k++) {
      Spatial.crossMotion(d.cdofDot, 6 * k, d.cvel, 6 * b, d.cdof, 6 * k);
    }
    addVelocity(d, b, dof, 3, s);
  }

  private static void addVelocity(Data d, int b, int dof, int n, double[] s) {
    Spatial.mulDofs(s, 0, d.cdof, 6 * dof, d.qvel, dof, n);
    Spatial.addTo(d.cvel, 6 * b, s, 0);
  }
}
