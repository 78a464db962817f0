package dev.dynamis.mechanics.internal.setconst;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.flex.FlexGeometry;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.kinematics.CamLight;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.sleep.SleepPolicies;
import dev.dynamis.mechanics.internal.tendon.TendonPaths;
import dev.dynamis.mechanics.internal.transmission.Transmissions;
import java.util.Arrays;

/**
 * Fields of a model that follow from its other fields: masses of subtrees, inverse weights,
 * reference lengths, offsets of cameras and lights, missing constraint data, damping from damping
 * ratios.
 *
 * <p>Computed in the configuration {@code qpos0}, spring lengths in {@code qpos_spring}. The order
 * matters and is that of {@code mj_setConst}: statistics use the poses at {@code qpos0}.
 */
public final class SetConst {
  private SetConst() {}

  /** Recomputes all derived fields of {@code m}, using {@code d} as a workspace. */
  public static void run(Model m, Data d) {
    subtreeMass(m);
    SleepPolicies.run(m);
    d.updateAwake(false);
    atReference(m, d);
    ModelStatistics.run(m, d);
    springLengths(m, d);
  }

  private static void subtreeMass(Model m) {
    System.arraycopy(m.body.mass, 0, m.body.subtreemass, 0, m.nbody);
    for (int b = m.nbody - 1; b > 0; b--) {
      m.body.subtreemass[m.body.parentid[b]] += m.body.subtreemass[b];
    }
  }

  private static void atReference(Model m, Data d) {
    FlexPatterns.run(m);
    System.arraycopy(m.qpos0, 0, d.qpos, 0, m.nq);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    CamLight.runFixed(m, d);
    diagonalInertia(m, d);
    TendonPaths.run(m, d);
    MassMatrix.make(m, d);
    MassMatrix.factor(m, d);
    FlexGeometry.runAll(m, d);
    Transmissions.run(m, d);

    System.arraycopy(d.flexedge.length, 0, m.flexedge.length0, 0, m.nflexedge);
    System.arraycopy(d.ten.length, 0, m.tendon.length0, 0, m.ntendon);
    System.arraycopy(d.actuator.length, 0, m.actuator.length0, 0, m.nu);
    double[] jac = new double[6 * m.nv];
    double[] solved = new double[6 * m.nv];
    bodyWeights(m, d, jac, solved);
    dofWeights(m, d, jac, solved);
    edgeWeights(m, d, jac, solved);
    tendonWeights(m, d, jac, solved);
    actuatorAccelerations(m, d, solved);
    equalityData(m, d);
    cameraOffsets(m, d);
    dampingFromRatio(m, d);
  }

  /** Diagonal of the inertia matrix, before tendons add to it. */
  private static void diagonalInertia(Model m, Data d) {
    MassMatrix.compositeInertias(m, d);
    double[] force = new double[6];
    for (int i = 0; i < m.nv; i++) {
      Inertia.mulVec(force, 0, d.crb, 10 * m.dof.bodyid[i], d.cdof, 6 * i);
      m.dof.M0[i] = m.dof.armature[i] + Spatial.dot6(d.cdof, 6 * i, force, 0);
    }
  }

  /** Mean diagonal of J inverse(M) transpose(J) for the center of mass of each body. */
  private static void bodyWeights(Model m, Data d, double[] jac, double[] solved) {
    int nv = m.nv;
    m.body.invweight0[0] = 0;
    m.body.invweight0[1] = 0;
    for (int b = 1; b < m.nbody; b++) {
      double tran = 0;
      double rot = 0;
      if (m.body.weldid[b] != 0 && m.body.simple[b] == 2) {
        tran = 1 / Math.max(Scalar.MINVAL, m.body.mass[b]);
      } else if (m.body.weldid[b] != 0) {
        // only the dofs of the body's own tree take part; in whole fours, as a sum over all dofs
        // has its partial sums
        int tree = m.body.treeid[b];
        int from = m.tree.dofadr[tree] & -4;
        int end = m.tree.dofadr[tree] + m.tree.dofnum[tree];
        int n = Math.min(nv, (end + 3) & -4) - from;
        for (int k = 0; k < 6; k++) {
          Arrays.fill(jac, k * nv + from, k * nv + from + n, 0);
        }
        Jacobians.pointOfChain(m, d, jac, 0, jac, 3 * nv, d.xipos, 3 * b, b);
        for (int k = 0; k < 6; k++) {
          System.arraycopy(jac, k * nv + from, solved, k * nv + from, n);
        }
        d.work.spend(12L * n);
        MassMatrix.solveTree(m, d, solved, 0, 6, tree);
        tran = meanDiagonal(jac, solved, 0, 3, nv, from, n);
        rot = meanDiagonal(jac, solved, 3, 3, nv, from, n);

        // a body that can't move one way still gets a weight, so that no constraint degenerates
        if (tran < Scalar.MINVAL && rot > Scalar.MINVAL) {
          tran = rot;
        } else if (rot < Scalar.MINVAL && tran > Scalar.MINVAL) {
          rot = tran;
        }
      }
      m.body.invweight0[2 * b] = tran;
      m.body.invweight0[2 * b + 1] = rot;
    }
  }

  private static double meanDiagonal(
      double[] jac, double[] solved, int row, int rows, int nv, int from, int n) {
    double sum = 0;
    for (int k = row; k < row + rows; k++) {
      sum += Dense.dot(jac, k * nv + from, solved, k * nv + from, n);
    }
    return sum / rows;
  }

  private static void dofWeights(Model m, Data d, double[] jac, double[] solved) {
    for (int j = 0; j < m.njnt; j++) {
      int dof = m.jnt.dofadr[j];
      int b = m.jnt.bodyid[j];
      double[] weight = m.dof.invweight0;
      if (m.body.simple[b] == 2) {
        // the armature does not count here, as in MuJoCo
        weight[dof] = 1 / Math.max(Scalar.MINVAL, m.body.mass[b]);
        continue;
      }
      switch (m.jnt.type[j]) {
        case JointType.FREE -> {
          setMean(m, d, solved, dof, 3);
          setMean(m, d, solved, dof + 3, 3);
        }
        case JointType.BALL -> setMean(m, d, solved, dof, 3);
        case JointType.SLIDE, JointType.HINGE -> setMean(m, d, solved, dof, 1);
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
  }

  /** Gives {@code n} dofs from {@code dof} the mean of their diagonal entries of inverse(M). */
  private static void setMean(Model m, Data d, double[] solved, int dof, int n) {
    int nv = m.nv;
    int tree = m.dof.treeid[dof];
    int from = m.tree.dofadr[tree];
    for (int k = 0; k < n; k++) {
      Arrays.fill(solved, k * nv + from, k * nv + from + m.tree.dofnum[tree], 0);
      solved[k * nv + dof + k] = 1;
    }
    MassMatrix.solveTree(m, d, solved, 0, n, tree);
    double sum = 0;
    for (int k = 0; k < n; k++) {
      sum += solved[k * nv + dof + k];
    }
    for (int k = 0; k < n; k++) {
      m.dof.invweight0[dof + k] = sum / n;
    }
  }

  private static void edgeWeights(Model m, Data d, double[] row, double[] solved) {
    for (int f = 0; f < m.nflex; f++) {
      int from = m.flex.edgeadr[f];
      for (int e = from; m.flex.interp[f] == 0 && e < from + m.flex.edgenum[f]; e++) {
        m.flexedge.invweight0[e] = m.flexedge.rigid[e] ? 0 : edgeWeight(m, d, f, e, row, solved);
      }
    }
  }

  private static double edgeWeight(Model m, Data d, int f, int e, double[] row, double[] solved) {
    int b1 = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.edge[2 * e]];
    int b2 = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.edge[2 * e + 1]];
    if (m.body.simple[b1] == 2 && m.body.simple[b2] == 2) {
      return (1 / m.body.mass[b1] + 1 / m.body.mass[b2]) / 2;
    }
    Arrays.fill(row, 0, m.nv, 0);
    int from = m.flexedge.JRowadr[e];
    for (int at = from; at < from + m.flexedge.JRownnz[e]; at++) {
      row[m.flexedge.JColind[at]] = d.flexedge.J[at];
    }
    System.arraycopy(row, 0, solved, 0, m.nv);
    MassMatrix.solve(m, d, solved, 0, 1);
    return Dense.dot(row, 0, solved, 0, m.nv);
  }

  private static void tendonWeights(Model m, Data d, double[] row, double[] solved) {
    boolean sparse = Jacobians.isSparse(m);
    for (int t = 0; t < m.ntendon; t++) {
      MassMatrix.denseRow(m, d, t, row, sparse);
      System.arraycopy(row, 0, solved, 0, m.nv);
      d.work.spend(2L * m.nM);
      MassMatrix.solve(m, d, solved, 0, 1);
      m.tendon.invweight0[t] = Dense.dot(row, 0, solved, 0, m.nv);
    }
  }

  private static void actuatorAccelerations(Model m, Data d, double[] solved) {
    for (int i = 0; i < m.nu; i++) {
      Arrays.fill(solved, 0, m.nv, 0);
      int end = d.moment.rowadr[i] + d.moment.rownnz[i];
      for (int at = d.moment.rowadr[i]; at < end; at++) {
        solved[d.moment.colind[at]] = d.actuator.moment[at];
      }
      MassMatrix.solve(m, d, solved, 0, 1);
      m.actuator.acc0[i] = Dense.norm(solved, 0, m.nv);
    }
  }

  /** Completes connect and weld constraints so that they hold in the reference configuration. */
  private static void equalityData(Model m, Data d) {
    double[] pos = new double[3];
    double[] data = m.eq.data;
    for (int i = 0; i < m.neq; i++) {
      int at = Widths.NEQDATA * i;
      int id1 = m.eq.obj1id[i];
      int id2 = m.eq.obj2id[i];
      boolean bodies = m.eq.objtype[i] == ObjType.BODY;
      if (m.eq.type[i] == EqType.CONNECT) {
        if (bodies) {
          transfer(d, data, at, id1, data, at + 3, id2, pos);
        } else {
          Arrays.fill(data, at, at + Widths.NEQDATA, 0);
        }
      } else if (m.eq.type[i] == EqType.WELD && bodies) {
        boolean given =
            data[at + 6] != 0 || data[at + 7] != 0 || data[at + 8] != 0 || data[at + 9] != 0;
        if (given) {
          Quat.normalize(data, at + 6);
        } else {
          transfer(d, data, at, id2, data, at + 3, id1, pos);
          double[] conjugate = new double[4];
          Quat.conjugate(conjugate, 0, d.xquat, 4 * id1);
          Quat.mul(data, at + 6, conjugate, 0, d.xquat, 4 * id2);
        }
      }
    }
  }

  /** A point given in the frame of one body, seen in the frame of another. */
  private static void transfer(
      Data d, double[] from, int f, int body, double[] to, int t, int other, double[] pos) {
    Mat3.mulVec(pos, 0, d.xmat, 9 * body, from, f);
    Vec3.addTo(pos, 0, d.xpos, 3 * body);
    Vec3.subFrom(pos, 0, d.xpos, 3 * other);
    Mat3.mulTVec(to, t, d.xmat, 9 * other, pos, 0);
  }

  private static void cameraOffsets(Model m, Data d) {
    for (int c = 0; c < m.ncam; c++) {
      int body = m.cam.bodyid[c];
      int target = m.cam.targetbodyid[c];
      int com = target >= 0 ? target : body;
      Vec3.sub(m.cam.pos0, 3 * c, d.cam.xpos, 3 * c, d.xpos, 3 * body);
      Vec3.sub(m.cam.poscom0, 3 * c, d.cam.xpos, 3 * c, d.subtree.com, 3 * com);
      Mat3.copy(m.cam.mat0, 9 * c, d.cam.xmat, 9 * c);
    }
    for (int l = 0; l < m.nlight; l++) {
      int body = m.light.bodyid[l];
      int target = m.light.targetbodyid[l];
      int com = target >= 0 ? target : body;
      Vec3.sub(m.light.pos0, 3 * l, d.light.xpos, 3 * l, d.xpos, 3 * body);
      Vec3.sub(m.light.poscom0, 3 * l, d.light.xpos, 3 * l, d.subtree.com, 3 * com);
      Vec3.copy(m.light.dir0, 3 * l, d.light.xdir, 3 * l);
    }
  }

  /**
   * A position-like actuator (gain kp, bias -kp) with a positive third bias parameter means a
   * damping ratio r: it becomes {@code -2 r sqrt(kp * mass)} with the inertia that the actuator
   * sees.
   */
  private static void dampingFromRatio(Model m, Data d) {
    for (int i = 0; i < m.nu; i++) {
      int bias = Widths.NBIAS * i;
      double kp = m.actuator.gainprm[Widths.NGAIN * i];
      double ratio = m.actuator.biasprm[bias + 2];
      if (kp != -m.actuator.biasprm[bias + 1] || ratio <= 0) {
        continue;
      }
      double mass = 0;
      int end = d.moment.rowadr[i] + d.moment.rownnz[i];
      for (int at = d.moment.rowadr[i]; at < end; at++) {
        double trn = Math.abs(d.actuator.moment[at]);
        if (trn * trn > Scalar.MINVAL) {
          mass += m.dof.M0[d.moment.colind[at]] / (trn * trn);
        }
      }
      m.actuator.biasprm[bias + 2] = -(ratio * 2 * Math.sqrt(kp * mass));
    }
  }

  /** Tendons without a spring length of their own rest at the length in {@code qpos_spring}. */
  private static void springLengths(Model m, Data d) {
    System.arraycopy(m.qposSpring, 0, d.qpos, 0, m.nq);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    TendonPaths.run(m, d);
    double[] spring = m.tendon.lengthspring;
    for (int t = 0; t < m.ntendon; t++) {
      if (spring[2 * t] == -1 && spring[2 * t + 1] == -1) {
        spring[2 * t] = d.ten.length[t];
        spring[2 * t + 1] = d.ten.length[t];
      }
    }
  }
}
