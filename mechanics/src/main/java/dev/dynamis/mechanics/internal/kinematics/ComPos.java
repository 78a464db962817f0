package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SleepState;

/**
 * Centers of mass of subtrees; inertias and motion axes in frames with the world's axes and the
 * center of mass of the whole tree as origin.
 *
 * <p>Reads the poses; writes {@code subtree.com, cinert, cdof}. Counterpart of {@code mj_comPos}.
 */
public final class ComPos {
  private ComPos() {}

  /** Computes all of them. */
  public static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    subtreeCom(m, d);
    inertias(m, d, s);
    for (int k = 0; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      for (int j = m.body.jntadr[b]; j < m.body.jntadr[b] + m.body.jntnum[b]; j++) {
        motionAxes(m, d, j, s);
      }
    }
    d.scratch.release(mark);
  }

  private static void subtreeCom(Model m, Data d) {
    double[] com = d.subtree.com;

    // moments of mass, summed from leaves to root
    for (int k = 0; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      Vec3.scale(com, 3 * b, d.xipos, 3 * b, m.body.mass[b]);
    }
    for (int k = d.nparentAwake - 1; k >= 0; k--) {
      int b = d.parent.awakeInd[k];
      int parent = m.body.parentid[b];
      if (d.body.awake[b] == SleepState.ASLEEP) {
        // what sleeps has its center already
        Vec3.addToScaled(com, 3 * parent, com, 3 * b, m.body.subtreemass[b]);
      } else {
        Vec3.addTo(com, 3 * parent, com, 3 * b);
      }
    }

    // divided by the mass; a massless subtree has the center of its root body
    for (int k = 0; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      double mass = m.body.subtreemass[b];
      if (mass < Scalar.MINVAL) {
        Vec3.copy(com, 3 * b, d.xipos, 3 * b);
      } else {
        Vec3.scale(com, 3 * b, com, 3 * b, 1.0 / mass);
      }
    }
  }

  private static void inertias(Model m, Data d, double[] offset) {
    for (int i = 0; i < 10; i++) {
      d.cinert[i] = 0;
    }
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      Vec3.sub(offset, 0, d.xipos, 3 * b, d.subtree.com, 3 * m.body.rootid[b]);
      Inertia.of(
          d.cinert, 10 * b, m.body.inertia, 3 * b, d.ximat, 9 * b, offset, 0, m.body.mass[b]);
    }
  }

  private static void motionAxes(Model m, Data d, int j, double[] s) {
    int b = m.jnt.bodyid[j];
    int dof = 6 * m.jnt.dofadr[j];
    Vec3.sub(s, 0, d.subtree.com, 3 * m.body.rootid[b], d.xanchor, 3 * j);
    switch (m.jnt.type[j]) {
      case JointType.SLIDE -> Spatial.slide(d.cdof, dof, d.xaxis, 3 * j);
      case JointType.HINGE -> Spatial.hinge(d.cdof, dof, d.xaxis, 3 * j, s, 0);
      case JointType.BALL -> ballAxes(d, b, dof, s);
      case JointType.FREE -> {
        // translations along the world's axes, then a ball joint
        for (int k = 0; k < 18; k++) {
          d.cdof[dof + k] = 0;
        }
        d.cdof[dof + 3] = 1;
        d.cdof[dof + 10] = 1;
        d.cdof[dof + 17] = 1;
        ballAxes(d, b, dof + 18, s);
      }
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    }
  }

  /** Rotations about the axes of the body's own frame, offset to the center of mass in s[0..3). */
  private static void ballAxes(Data d, int b, int dof, double[] s) {
    for (int k = 0; k < 3; k++) {
      Vec3.set(s, 3, d.xmat[9 * b + k], d.xmat[9 * b + k + 3], d.xmat[9 * b + k + 6]);
      Spatial.hinge(d.cdof, dof + 6 * k, s, 3, s, 0);
    }
  }
}
