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
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    Spatial.zero(d.cvel, 0);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
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
