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
import java.util.Arrays;

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
    moments(m, d, d.subtree.com);
    centers(m, d, d.subtree.com);
  }

  /**
   * Divides moments by masses, then computes inertias and motion axes about the centers.
   *
   * @param moment what {@link #moments} has found, also if that is {@code subtree.com}
   */
  public static void centers(Model m, Data d, double[] moment) {
    divide(m, d, moment);
    inertias(m, d);
    for (int k = d.firstBody(); k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      int end = m.body.jntadr[b] + m.body.jntnum[b];
      for (int j = m.body.jntadr[b]; j < end; j++) {
        motionAxes(m, d, b, j);
      }
    }
  }

  /**
   * Moments of mass of subtrees, summed from leaves to root.
   *
   * @param moment receives them, for each body
   */
  public static void moments(Model m, Data d, double[] moment) {
    for (int k = d.firstBody(); k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      Vec3.scale(moment, 3 * b, d.xipos, 3 * b, m.body.mass[b]);
    }
    for (int k = d.nparentAwake - 1; k >= 0; k--) {
      int b = d.parent.awakeInd[k];
      int parent = m.body.parentid[b];
      if (d.body.awake[b] == SleepState.ASLEEP) {
        // what sleeps has its center already
        Vec3.addToScaled(moment, 3 * parent, d.subtree.com, 3 * b, m.body.subtreemass[b]);
      } else {
        Vec3.addTo(moment, 3 * parent, moment, 3 * b);
      }
    }
  }

  /** Moments over masses; a massless subtree has the center of its root body. */
  private static void divide(Model m, Data d, double[] moment) {
    double[] com = d.subtree.com;
    for (int k = d.firstBody(); k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      double mass = m.body.subtreemass[b];
      if (mass < Scalar.MINVAL) {
        Vec3.copy(com, 3 * b, d.xipos, 3 * b);
      } else {
        double s = 1.0 / mass;
        int c = 3 * b;
        Vec3.set(com, c, moment[c] * s + 0.0, moment[c + 1] * s + 0.0, moment[c + 2] * s + 0.0);
      }
    }
  }

  private static void inertias(Model m, Data d) {
    double[] com = d.subtree.com;
    double[] xipos = d.xipos;
    if (d.firstBody() == 0) {
      Arrays.fill(d.cinert, 0, 10, 0);
    }
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      int c = 3 * m.body.rootid[b];
      Inertia.of(
          d.cinert,
          10 * b,
          m.body.inertia,
          3 * b,
          d.ximat,
          9 * b,
          xipos[3 * b] - com[c],
          xipos[3 * b + 1] - com[c + 1],
          xipos[3 * b + 2] - com[c + 2],
          m.body.mass[b]);
    }
  }

  private static void motionAxes(Model m, Data d, int b, int j) {
    double[] axis = d.xaxis;
    double[] com = d.subtree.com;
    int dof = 6 * m.jnt.dofadr[j];
    int c = 3 * m.body.rootid[b];
    double x = com[c] - d.xanchor[3 * j];
    double y = com[c + 1] - d.xanchor[3 * j + 1];
    double z = com[c + 2] - d.xanchor[3 * j + 2];
    switch (m.jnt.type[j]) {
      case JointType.SLIDE -> Spatial.slide(d.cdof, dof, axis, 3 * j);
      case JointType.HINGE ->
          Spatial.hinge(d.cdof, dof, axis[3 * j], axis[3 * j + 1], axis[3 * j + 2], x, y, z);
      case JointType.BALL -> ballAxes(d, b, dof, x, y, z);
      case JointType.FREE -> {
        // translations along the world's axes, then a ball joint
        for (int k = 0; k < 18; k++) {
          d.cdof[dof + k] = 0;
        }
        d.cdof[dof + 3] = 1;
        d.cdof[dof + 10] = 1;
        d.cdof[dof + 17] = 1;
        ballAxes(d, b, dof + 18, x, y, z);
      }
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    }
  }

  /** Rotations about the axes of the body's own frame, at the center of mass (x, y, z) away. */
  private static void ballAxes(Data d, int b, int dof, double x, double y, double z) {
    double[] mat = d.xmat;
    for (int k = 0; k < 3; k++) {
      int i = 9 * b + k;
      Spatial.hinge(d.cdof, dof + 6 * k, mat[i], mat[i + 3], mat[i + 6], x, y, z);
    }
  }
}
