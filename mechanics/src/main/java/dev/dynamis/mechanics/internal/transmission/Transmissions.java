package dev.dynamis.mechanics.internal.transmission;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Lengths of actuators and how a unit of actuator force acts on the degrees of freedom.
 *
 * <p>Reads {@code qpos}, poses, motion axes, tendons and contacts; writes {@code actuator.length,
 * actuator.moment, moment.rownnz, moment.rowadr, moment.colind}. Counterpart of {@code
 * mj_transmission}; the rotation between two sites uses the sites' world orientations.
 */
public final class Transmissions {
  // places in the scratch array: a few small vectors, then a dense row [nv]
  private static final int A = 0;
  private static final int B = 4;
  private static final int C = 8;
  private static final int ROW = 16;

  private Transmissions() {}

  /** Computes all actuators. */
  public static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(ROW + m.nv);
    int used = 0;
    for (int i = 0; i < m.nu; i++) {
      d.moment.rowadr[i] = used;
      if (d.nvAwake < m.nv && SleepStates.actuatorAsleep(m, d, i)) {
        d.moment.rownnz[i] = 0;
        continue;
      }
      used =
          switch (m.actuator.trntype[i]) {
            case TrnType.JOINT -> joint(m, d, i, used, false, s);
            case TrnType.JOINTINPARENT -> joint(m, d, i, used, true, s);
            case TrnType.TENDON -> tendon(m, d, i, used);
            case TrnType.SLIDERCRANK -> {
              Arrays.fill(s, ROW, ROW + m.nv, 0);
              sliderCrank(m, d, i, s);
              yield compress(m, d, used, s);
            }
            case TrnType.SITE -> {
              Arrays.fill(s, ROW, ROW + m.nv, 0);
              site(m, d, i, s);
              yield compress(m, d, used, s);
            }
            case TrnType.BODY -> {
              Arrays.fill(s, ROW, ROW + m.nv, 0);
              adhesion(m, d, i, s);
              yield compress(m, d, used, s);
            }
            default -> throw Kinds.unknown("transmission type", m.actuator.trntype[i]);
          };
      d.moment.rownnz[i] = used - d.moment.rowadr[i];
    }
    d.scratch.release(mark);
  }

  private static int joint(Model m, Data d, int i, int used, boolean inParent, double[] s) {
    int j = m.actuator.trnid[2 * i];
    int q = m.jnt.qposadr[j];
    int dof = m.jnt.dofadr[j];
    int gear = 6 * i;
    double[] moment = d.actuator.moment;
    int n;
    switch (m.jnt.type[j]) {
      case JointType.SLIDE, JointType.HINGE -> {
        d.actuator.length[i] = d.qpos[q] * m.actuator.gear[gear];
        moment[used] = m.actuator.gear[gear];
        n = 1;
      }
      case JointType.BALL -> {
        Quat.copy(s, A, d.qpos, q);
        Quat.normalize(s, A);
        Quat.toVelocity(s, B, s, A, 1);
        rotateGear(m, moment, used, gear, inParent, s);
        d.actuator.length[i] = Vec3.dot(s, B, moment, used);
        n = 3;
      }
      case JointType.FREE -> {
        // a free joint has no meaningful length
        d.actuator.length[i] = 0;
        Vec3.copy(moment, used, m.actuator.gear, gear);
        Quat.copy(s, A, d.qpos, q + 3);
        Quat.normalize(s, A);
        rotateGear(m, moment, used + 3, gear + 3, inParent, s);
        n = 6;
      }
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    }
    for (int k = 0; k < n; k++) {
      d.moment.colind[used + k] = dof + k;
    }
    return used + n;
  }

  /** Copies a gear axis, turned to the frame of the child with orientation s[A] if asked. */
  private static void rotateGear(
      Model m, double[] res, int r, int gear, boolean inParent, double[] s) {
    if (inParent) {
      Quat.conjugate(s, A, s, A);
      Quat.rotate(res, r, m.actuator.gear, gear, s, A);
    } else {
      Vec3.copy(res, r, m.actuator.gear, gear);
    }
  }

  /**
   * A rod of length r joins the crank to a slider on the line through the slider site along its z
   * axis a. With v from slider site to crank: {@code length = a.v - sqrt((a.v)^2 + r^2 - v.v)}.
   */
  private static void sliderCrank(Model m, Data d, int i, double[] s) {
    int crank = m.actuator.trnid[2 * i];
    int slider = m.actuator.trnid[2 * i + 1];
    double rod = m.actuator.cranklength[i];
    double gear = m.actuator.gear[6 * i];
    double[] xmat = d.site.xmat;
    Vec3.set(s, A, xmat[9 * slider + 2], xmat[9 * slider + 5], xmat[9 * slider + 8]);
    Vec3.sub(s, B, d.site.xpos, 3 * crank, d.site.xpos, 3 * slider);
    double av = Vec3.dot(s, B, s, A);
    double det = av * av + rod * rod - Vec3.dot(s, B, s, B);

    // derivatives of the length with respect to v and a
    double wv = 1;
    double root = 0;
    if (det > 0) {
      root = Math.sqrt(det);
      wv = 1 - av / root;
    }
    Vec3.scale(s, C, s, A, wv);
    if (det > 0) {
      Vec3.addToScaled(s, C, s, B, 1 / root);
    }
    Vec3.scale(s, B, s, B, wv);
    d.actuator.length[i] = (av - root) * gear;

    // v moves with both sites, a turns with the slider
    int body = m.site.bodyid[slider];
    long mark = d.scratch.mark();
    double[] jac = d.scratch.reals(3 * m.nv);
    double[] jacSlider = d.scratch.reals(3 * m.nv);
    double[] jacAxis = d.scratch.reals(3 * m.nv);
    Jacobians.site(m, d, jac, 0, null, 0, crank);
    Jacobians.pointAxis(m, d, jacSlider, 0, jacAxis, 0, d.site.xpos, 3 * slider, s, A, body);
    for (int k = 0; k < m.nv; k++) {
      double moment = 0;
      for (int c = 0, at = k; c < 3; c++, at += m.nv) {
        moment += s[B + c] * jacAxis[at] + s[C + c] * (jac[at] - jacSlider[at]);
      }
      s[ROW + k] = moment * gear;
    }
    d.scratch.release(mark);
  }

  private static int tendon(Model m, Data d, int i, int used) {
    int t = m.actuator.trnid[2 * i];
    double gear = m.actuator.gear[6 * i];
    d.actuator.length[i] = d.ten.length[t] * gear;
    int to = used;
    if (Jacobians.isSparse(m)) {
      int end = d.ten.JRowadr[t] + d.ten.JRownnz[t];
      for (int at = d.ten.JRowadr[t]; at < end; at++) {
        d.actuator.moment[to] = d.ten.J[at] * gear;
        d.moment.colind[to++] = d.ten.JColind[at];
      }
      return to;
    }
    for (int k = 0; k < m.nv; k++) {
      double arm = d.ten.J[t * m.nv + k] * gear;
      if (arm != 0) {
        d.actuator.moment[to] = arm;
        d.moment.colind[to++] = k;
      }
    }
    return to;
  }

  /** A wrench at a site, in its own frame or in that of a reference site. */
  private static void site(Model m, Data d, int i, double[] s) {
    int id = m.actuator.trnid[2 * i];
    int ref = m.actuator.trnid[2 * i + 1];
    int gear = 6 * i;
    int body = m.site.bodyid[id];
    d.actuator.length[i] = 0;
    if (ref >= 0) {
      relativeSite(m, d, i, id, ref, s);
      return;
    }
    Mat3.mulVec(s, A, d.site.xmat, 9 * id, m.actuator.gear, gear);
    Mat3.mulVec(s, B, d.site.xmat, 9 * id, m.actuator.gear, gear + 3);
    Jacobians.addPointForce(m, d, s, ROW, d.site.xpos, 3 * id, body, s, A);
    Jacobians.addTorque(m, d, s, ROW, body, s, B);
  }

  /** A wrench at a site in the frame of a reference site, and the opposite there. */
  private static void relativeSite(Model m, Data d, int i, int id, int ref, double[] s) {
    int gear = 6 * i;
    int body = m.site.bodyid[id];
    int refBody = m.site.bodyid[ref];
    boolean translates = !isZero(m.actuator.gear, gear);
    boolean rotates = !isZero(m.actuator.gear, gear + 3);
    if (translates) {
      Vec3.sub(s, B, d.site.xpos, 3 * id, d.site.xpos, 3 * ref);
      Mat3.mulTVec(s, B, d.site.xmat, 9 * ref, s, B);
      d.actuator.length[i] += Vec3.dot(s, B, m.actuator.gear, gear);
    }
    if (rotates) {
      Quat.mul(s, A, d.xquat, 4 * body, m.site.quat, 4 * id);
      Quat.mul(s, B, d.xquat, 4 * refBody, m.site.quat, 4 * ref);
      Quat.sub(s, C, s, A, s, B);
      d.actuator.length[i] += Vec3.dot(s, C, m.actuator.gear, gear + 3);
    }

    // dofs that move both sites move neither against the other
    Mat3.mulVec(s, A, d.site.xmat, 9 * ref, m.actuator.gear, gear);
    Mat3.mulVec(s, B, d.site.xmat, 9 * ref, m.actuator.gear, gear + 3);
    PairColumns pair = PairColumns.of(d);
    pair.set(m, refBody, body);
    pair.points(m, d, refBody, d.site.xpos, 3 * ref, body, d.site.xpos, 3 * id);
    for (int k = 0; k < pair.n; k++) {
      if (!pair.movesBoth(k)) {
        pair.column(d, k, true);
        s[ROW + pair.dofs[k]] = Vec3.dot(pair.col, 0, s, A) + Vec3.dot(pair.col, 3, s, B);
      }
    }
  }

  /**
   * What pulls a body against all that it touches: minus the mean of the contact normals, which are
   * taken from the rows of the constraints.
   */
  private static void adhesion(Model m, Data d, int i, double[] s) {
    int body = m.actuator.trnid[2 * i];
    d.actuator.length[i] = 0;
    int counted = 0;
    boolean inGap = false;
    for (int c = 0; c < d.ncon; c++) {
      // a contact inside the gap counts, though it has no force of its own
      if (!touches(m, d, c, body) || d.contact.exclude[c] > 1) {
        continue;
      }
      counted++;
      int row = d.contact.efcAddress[c];
      if (row < 0) {
        inGap = true;
      } else if (d.contact.dim[c] == 1 || m.opt.cone == Cone.ELLIPTIC) {
        addRow(m, d, row, 1, s);
      } else {
        // the edges of a pyramid surround the normal
        int edges = 2 * (d.contact.dim[c] - 1);
        for (int k = 0; k < edges; k++) {
          addRow(m, d, row + k, 1.0 / edges, s);
        }
      }
    }
    if (inGap) {
      addGapNormals(m, d, body, s);
    }
    for (int k = 0; k < m.nv && counted > 0; k++) {
      s[ROW + k] *= -1.0 / counted;
    }
  }

  private static boolean touches(Model m, Data d, int c, int body) {
    return !d.contact.hasFlex(c)
        && (m.geom.bodyid[d.contact.geom[2 * c]] == body
            || m.geom.bodyid[d.contact.geom[2 * c + 1]] == body);
  }

  private static void addRow(Model m, Data d, int row, double scale, double[] s) {
    double[] jac = d.efc.J;
    if (Jacobians.isSparse(m)) {
      int end = d.efc.JRowadr[row] + d.efc.JRownnz[row];
      for (int at = d.efc.JRowadr[row]; at < end; at++) {
        s[ROW + d.efc.JColind[at]] += jac[at] * scale;
      }
    } else {
      Dense.addToScaled(s, ROW, jac, row * m.nv, scale, m.nv);
    }
  }

  /** Adds the normals of the contacts of a body that have no rows, summed on their own. */
  private static void addGapNormals(Model m, Data d, int body, double[] s) {
    long mark = d.scratch.mark();
    double[] sum = d.scratch.reals(m.nv);
    Arrays.fill(sum, 0, m.nv, 0);
    PairColumns pair = PairColumns.of(d);
    for (int c = 0; c < d.ncon; c++) {
      boolean counts = touches(m, d, c, body) && d.contact.exclude[c] <= 1;
      if (!counts || d.contact.efcAddress[c] >= 0) {
        continue;
      }
      int body1 = m.geom.bodyid[d.contact.geom[2 * c]];
      int body2 = m.geom.bodyid[d.contact.geom[2 * c + 1]];
      pair.set(m, body1, body2);
      pair.points(m, d, body1, d.contact.pos, 3 * c, body2, d.contact.pos, 3 * c);
      for (int k = 0; k < pair.n; k++) {
        pair.column(d, k, false);
        sum[pair.dofs[k]] += Vec3.dot(d.contact.frame, 9 * c, pair.col, 0);
      }
    }
    Dense.addTo(s, ROW, sum, 0, m.nv);
    d.scratch.release(mark);
  }

  private static boolean isZero(double[] v, int i) {
    return v[i] == 0 && v[i + 1] == 0 && v[i + 2] == 0;
  }

  /** Moves the nonzero entries of the dense row to the moments; returns the entries so far. */
  private static int compress(Model m, Data d, int used, double[] s) {
    for (int k = 0; k < m.nv; k++) {
      if (s[ROW + k] != 0) {
        d.actuator.moment[used] = s[ROW + k];
        d.moment.colind[used++] = k;
      }
    }
    return used;
  }
}
