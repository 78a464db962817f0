package dev.dynamis.mechanics.internal.smooth;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.JointType;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.TrnType;
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
            default -> {
              Arrays.fill(s, ROW, ROW + m.nv, 0);
              switch (m.actuator.trntype[i]) {
                case TrnType.SLIDERCRANK -> sliderCrank(m, d, i, s);
                case TrnType.TENDON -> tendon(m, d, i, s);
                case TrnType.SITE -> site(m, d, i, s);
                case TrnType.BODY -> adhesion(m, d, i, s);
                default ->
                    throw new AssertionError(
                        "actuator " + i + " has transmission " + m.actuator.trntype[i]);
              }
              yield compress(m, d, used, s);
            }
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
      default -> {
        // a free joint has no meaningful length
        d.actuator.length[i] = 0;
        Vec3.copy(moment, used, m.actuator.gear, gear);
        Quat.copy(s, A, d.qpos, q + 3);
        Quat.normalize(s, A);
        rotateGear(m, moment, used + 3, gear + 3, inParent, s);
        n = 6;
      }
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

    // v moves with both sites; a turns with the slider: its derivative is a torque a x (dl/da)
    int crankBody = m.site.bodyid[crank];
    int sliderBody = m.site.bodyid[slider];
    Jacobians.addPointForce(m, d, s, ROW, d.site.xpos, 3 * crank, crankBody, s, C, gear);
    Jacobians.addPointForce(m, d, s, ROW, d.site.xpos, 3 * slider, sliderBody, s, C, -gear);
    Vec3.cross(s, C, s, A, s, B);
    Vec3.scale(s, C, s, C, gear);
    Jacobians.addTorque(m, d, s, ROW, sliderBody, s, C);
  }

  private static void tendon(Model m, Data d, int i, double[] s) {
    int t = m.actuator.trnid[2 * i];
    double gear = m.actuator.gear[6 * i];
    d.actuator.length[i] = d.ten.length[t] * gear;
    if (Jacobians.isSparse(m)) {
      int end = d.ten.JRowadr[t] + d.ten.JRownnz[t];
      for (int at = d.ten.JRowadr[t]; at < end; at++) {
        s[ROW + d.ten.JColind[at]] = d.ten.J[at] * gear;
      }
    } else {
      for (int k = 0; k < m.nv; k++) {
        s[ROW + k] = d.ten.J[t * m.nv + k] * gear;
      }
    }
  }

  /** A wrench at a site, in its own frame or in that of a reference site. */
  private static void site(Model m, Data d, int i, double[] s) {
    int id = m.actuator.trnid[2 * i];
    int ref = m.actuator.trnid[2 * i + 1];
    int gear = 6 * i;
    int body = m.site.bodyid[id];
    int frame = ref < 0 ? id : ref;
    d.actuator.length[i] = 0;

    boolean translates = !isZero(m.actuator.gear, gear);
    boolean rotates = !isZero(m.actuator.gear, gear + 3);
    if (translates) {
      Mat3.mulVec(s, A, d.site.xmat, 9 * frame, m.actuator.gear, gear);
      Jacobians.addPointForce(m, d, s, ROW, d.site.xpos, 3 * id, body, s, A, 1);
      if (ref >= 0) {
        Jacobians.addPointForce(m, d, s, ROW, d.site.xpos, 3 * ref, m.site.bodyid[ref], s, A, -1);
        Vec3.sub(s, B, d.site.xpos, 3 * id, d.site.xpos, 3 * ref);
        Mat3.mulTVec(s, B, d.site.xmat, 9 * ref, s, B);
        d.actuator.length[i] += Vec3.dot(s, B, m.actuator.gear, gear);
      }
    }
    if (rotates) {
      Mat3.mulVec(s, A, d.site.xmat, 9 * frame, m.actuator.gear, gear + 3);
      Jacobians.addTorque(m, d, s, ROW, body, s, A);
      if (ref >= 0) {
        Vec3.scale(s, A, s, A, -1);
        Jacobians.addTorque(m, d, s, ROW, m.site.bodyid[ref], s, A);
        Quat.mul(s, A, d.xquat, 4 * body, m.site.quat, 4 * id);
        Quat.mul(s, B, d.xquat, 4 * m.site.bodyid[ref], m.site.quat, 4 * ref);
        Quat.sub(s, C, s, A, s, B);
        d.actuator.length[i] += Vec3.dot(s, C, m.actuator.gear, gear + 3);
      }
    }

    // dofs that move both sites move neither against the other
    if (ref >= 0) {
      int dof = Jacobians.commonDof(m, body, m.site.bodyid[ref]);
      for (; dof >= 0; dof = m.dof.parentid[dof]) {
        s[ROW + dof] = 0;
      }
    }
  }

  /** What pulls a body against all that it touches: minus the mean of the contact normals. */
  private static void adhesion(Model m, Data d, int i, double[] s) {
    int body = m.actuator.trnid[2 * i];
    d.actuator.length[i] = 0;
    PairColumns pair = d.scratch.workspace(PairColumns.class, PairColumns::new);
    int counted = 0;
    for (int c = 0; c < d.ncon; c++) {
      int body1 = m.geom.bodyid[d.contact.geom[2 * c]];
      int body2 = m.geom.bodyid[d.contact.geom[2 * c + 1]];
      boolean touches = body1 == body || body2 == body;
      // a contact inside the gap counts, though it has no force of its own
      if (!touches || d.contact.exclude[c] > 1) {
        continue;
      }
      counted++;
      pair.set(m, body1, body2);
      pair.points(m, d, body1, d.contact.pos, 3 * c, body2, d.contact.pos, 3 * c);
      for (int k = 0; k < pair.n; k++) {
        pair.column(d, k, false);
        s[ROW + pair.dofs[k]] += Vec3.dot(d.contact.frame, 9 * c, pair.col, 0);
      }
    }
    for (int k = 0; k < m.nv && counted > 0; k++) {
      s[ROW + k] *= -1.0 / counted;
    }
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
