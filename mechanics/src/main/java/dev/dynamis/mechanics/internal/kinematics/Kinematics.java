package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SameFrame;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.sleep.Sleep;

/**
 * World poses of bodies, then of what is attached to them: inertial frames, geoms and sites.
 *
 * <p>Reads {@code qpos}, {@code mocap}; writes {@code xpos, xquat, xmat, xanchor, xaxis, xipos,
 * ximat, geom.xpos, geom.xmat, site.xpos, site.xmat}. Counterpart of {@code mj_kinematics}. Neither
 * {@code qpos} nor the mocap poses are changed: quaternions are normalized on use. Bodies that
 * sleep are woken if they were moved.
 *
 * <p>Zeros that are written are positive, here and in the stages that go over bodies after this
 * one: {@code x + 0.0} sees to it. Code that is compiled for a model leaves out terms that are
 * zero, which may change the sign of a zero and nothing else.
 */
public final class Kinematics {
  /** Quaternions whose square is below may be taken for zero. */
  public static final double TINY_SQUARE = 1e-29;

  /** Squares from here to {@link #MOST_UNIT} are those of unit length up to rounding. */
  public static final double LEAST_UNIT = lastUnit(false);

  public static final double MOST_UNIT = lastUnit(true);

  private Kinematics() {}

  /** Computes all poses. */
  public static void run(Model m, Data d) {
    bodies(m, d);
    Sleep.afterBodies(m, d);
    attachments(m, d);
  }

  /** Poses of bodies and joints; parents precede children, so that one sweep suffices. */
  public static void bodies(Model m, Data d) {
    world(d);
    for (int b = 1; b < m.nbody; b++) {
      int jnt = m.body.jntadr[b];
      int njnt = m.body.jntnum[b];
      if (njnt > 0 && d.body.awake[b] == SleepState.ASLEEP) {
        checkedBody(m, d, b, jnt, njnt);
      } else {
        body(m, d, b, jnt, njnt);
      }
    }
  }

  private static void body(Model m, Data d, int b, int jnt, int njnt) {
    if (njnt == 1 && m.jnt.type[jnt] == JointType.FREE) {
      freeBody(m, d, b, jnt);
    } else {
      jointedBody(m, d, b, jnt, njnt);
      normalize(d.xquat, 4 * b);
    }
    Mat3.fromQuat(d.xmat, 9 * b, d.xquat, 4 * b);
  }

  /** Normalizes a quaternion as {@link Quat#normalize} does; its zeros become positive. */
  private static void normalize(double[] quat, int q) {
    double w = quat[q], x = quat[q + 1], y = quat[q + 2], z = quat[q + 3];
    double square = w * w + x * x + y * y + z * z;
    if (square < TINY_SQUARE) {
      Quat.normalize(quat, q);
      return;
    }
    double s = unitScale(square);
    Quat.set(quat, q, w * s + 0.0, x * s + 0.0, y * s + 0.0, z * s + 0.0);
  }

  /**
   * Returns what a quaternion is multiplied by to have unit length: exactly 1 if its length is
   * within 1e-15 of that, which its square tells without a root.
   *
   * @param square sum of the squares of its elements, not tiny
   */
  public static double unitScale(double square) {
    return square < LEAST_UNIT || square > MOST_UNIT ? 1 / Math.sqrt(square) : 1;
  }

  /** Returns the last number from 1 on whose root counts as 1, upward or downward. */
  private static double lastUnit(boolean up) {
    double square = 1;
    double next = 1;
    while (Math.abs(Math.sqrt(next) - 1) <= Scalar.MINVAL) {
      square = next;
      next = up ? Math.nextUp(square) : Math.nextDown(square);
    }
    return square;
  }

  /** A body that sleeps: its tree wakes if somebody has moved it. */
  private static void checkedBody(Model m, Data d, int b, int jnt, int njnt) {
    double x = d.xpos[3 * b], y = d.xpos[3 * b + 1], z = d.xpos[3 * b + 2];
    int q = 4 * b;
    double q0 = d.xquat[q], q1 = d.xquat[q + 1], q2 = d.xquat[q + 2], q3 = d.xquat[q + 3];
    body(m, d, b, jnt, njnt);
    boolean still =
        x == d.xpos[3 * b]
            && y == d.xpos[3 * b + 1]
            && z == d.xpos[3 * b + 2]
            && q0 == d.xquat[q]
            && q1 == d.xquat[q + 1]
            && q2 == d.xquat[q + 2]
            && q3 == d.xquat[q + 3];
    if (!still) {
      d.tree.awake[m.body.treeid[b]] = 1;
    }
  }

  private static void freeBody(Model m, Data d, int b, int j) {
    int q = m.jnt.qposadr[j];
    copy(d.xpos, 3 * b, d.qpos, q);
    Quat.copy(d.xquat, 4 * b, d.qpos, q + 3);
    normalize(d.xquat, 4 * b);
    Vec3.copy(d.xanchor, 3 * j, d.xpos, 3 * b);
    copy(d.xaxis, 3 * j, m.jnt.axis, 3 * j);
  }

  private static void copy(double[] res, int r, double[] a, int i) {
    Vec3.set(res, r, a[i] + 0.0, a[i + 1] + 0.0, a[i + 2] + 0.0);
  }

  private static void startFromParent(Model m, Data d, int b) {
    int parent = m.body.parentid[b];
    double[] pos = m.body.pos;
    double[] quat = m.body.quat;
    int ip = 3 * b;
    int iq = 4 * b;
    int mocap = m.body.mocapid[b];
    if (mocap >= 0) {
      // a mocap body is a child of the world, so that its own pose can hold the normalized copy
      pos = d.mocap.pos;
      ip = 3 * mocap;
      Quat.copy(d.xquat, iq, d.mocap.quat, 4 * mocap);
      normalize(d.xquat, iq);
      quat = d.xquat;
    }
    if (parent == 0) {
      copy(d.xpos, 3 * b, pos, ip);
      Quat.copy(d.xquat, 4 * b, quat, iq);
    } else {
      place(d.xpos, 3 * b, d, parent, pos, ip);
      Quat.mul(d.xquat, 4 * b, d.xquat, 4 * parent, quat, iq);
    }
  }

  /** {@code res} = a point that is fixed to a body, in the world. */
  static void place(double[] res, int r, Data d, int body, double[] pos, int p) {
    double[] mat = d.xmat;
    double[] xpos = d.xpos;
    int q = 9 * body;
    int o = 3 * body;
    double x = pos[p], y = pos[p + 1], z = pos[p + 2];
    Vec3.set(
        res,
        r,
        (mat[q] * x + mat[q + 1] * y + mat[q + 2] * z) + xpos[o],
        (mat[q + 3] * x + mat[q + 4] * y + mat[q + 5] * z) + xpos[o + 1],
        (mat[q + 6] * x + mat[q + 7] * y + mat[q + 8] * z) + xpos[o + 2]);
  }

  /**
   * A body that hinges, slides and balls move one after the other; anchor and axis of a joint are
   * those before its motion. The pose is kept in local variables meanwhile: a compiler can't know
   * that what it writes to one array is not read from another.
   */
  private static void jointedBody(Model m, Data d, int b, int jnt, int njnt) {
    startFromParent(m, d, b);
    if (njnt == 0) {
      return;
    }
    double[] qpos = d.qpos;
    double[] xquat = d.xquat;
    double px = d.xpos[3 * b], py = d.xpos[3 * b + 1], pz = d.xpos[3 * b + 2];
    double qw = d.xquat[4 * b], qx = d.xquat[4 * b + 1];
    double qy = d.xquat[4 * b + 2], qz = d.xquat[4 * b + 3];
    for (int j = jnt; j < jnt + njnt; j++) {
      // axis and position in the frame of the body, then in that of the world
      double a = m.jnt.axis[3 * j], e = m.jnt.axis[3 * j + 1], c = m.jnt.axis[3 * j + 2];
      double jx = m.jnt.pos[3 * j], jy = m.jnt.pos[3 * j + 1], jz = m.jnt.pos[3 * j + 2];
      boolean centered = jx == 0 && jy == 0 && jz == 0;
      double ax = a, ay = e, az = c;
      double ox = jx, oy = jy, oz = jz;
      if (!isIdentity(qw, qx, qy, qz)) {
        double ta = qw * a + qy * c - qz * e;
        double tb = qw * e + qz * a - qx * c;
        double tc = qw * c + qx * e - qy * a;
        ax = a + 2 * (qy * tc - qz * tb);
        ay = e + 2 * (qz * ta - qx * tc);
        az = c + 2 * (qx * tb - qy * ta);
        if (!centered) {
          ta = qw * jx + qy * jz - qz * jy;
          tb = qw * jy + qz * jx - qx * jz;
          tc = qw * jz + qx * jy - qy * jx;
          ox = jx + 2 * (qy * tc - qz * tb);
          oy = jy + 2 * (qz * ta - qx * tc);
          oz = jz + 2 * (qx * tb - qy * ta);
        }
      }
      ox += px;
      oy += py;
      oz += pz;
      Vec3.set(d.xaxis, 3 * j, ax + 0.0, ay + 0.0, az + 0.0);
      Vec3.set(d.xanchor, 3 * j, ox + 0.0, oy + 0.0, oz + 0.0);

      int q = m.jnt.qposadr[j];
      int type = m.jnt.type[j];
      if (type == JointType.SLIDE) {
        double way = qpos[q] - m.qpos0[q];
        px += way * ax;
        py += way * ay;
        pz += way * az;
        continue;
      }
      double rw, rx, ry, rz;
      if (type == JointType.HINGE) {
        double angle = qpos[q] - m.qpos0[q];
        if (angle == 0) {
          rw = 1;
          rx = ry = rz = 0;
        } else {
          // the place of the body's own quaternion is free until the end
          Trig.sinCos(xquat, 4 * b, angle * 0.5);
          double s = xquat[4 * b];
          rw = xquat[4 * b + 1];
          rx = a * s;
          ry = e * s;
          rz = c * s;
        }
      } else if (type == JointType.BALL) {
        rw = qpos[q];
        rx = qpos[q + 1];
        ry = qpos[q + 2];
        rz = qpos[q + 3];
        double square = rw * rw + rx * rx + ry * ry + rz * rz;
        if (Math.sqrt(square) < Scalar.MINVAL) {
          rw = 1;
          rx = ry = rz = 0;
        } else {
          double s = unitScale(square);
          rw *= s;
          rx *= s;
          ry *= s;
          rz *= s;
        }
      } else if (type == JointType.FREE) {
        throw new IllegalStateException("a free joint is the whole pose");
      } else {
        throw Kinds.unknown("joint type", type);
      }

      // the anchor stays where it is
      double w = qw * rw - qx * rx - qy * ry - qz * rz;
      double x = qw * rx + qx * rw + qy * rz - qz * ry;
      double y = qw * ry - qx * rz + qy * rw + qz * rx;
      double z = qw * rz + qx * ry - qy * rx + qz * rw;
      qw = w;
      qx = x;
      qy = y;
      qz = z;
      if (!centered && !isIdentity(qw, qx, qy, qz)) {
        double ta = qw * jx + qy * jz - qz * jy;
        double tb = qw * jy + qz * jx - qx * jz;
        double tc = qw * jz + qx * jy - qy * jx;
        jx += 2 * (qy * tc - qz * tb);
        jy += 2 * (qz * ta - qx * tc);
        jz += 2 * (qx * tb - qy * ta);
      }
      px = ox - jx;
      py = oy - jy;
      pz = oz - jz;
    }
    Vec3.set(d.xpos, 3 * b, px + 0.0, py + 0.0, pz + 0.0);
    Quat.set(d.xquat, 4 * b, qw, qx, qy, qz);
  }

  private static boolean isIdentity(double w, double x, double y, double z) {
    return w == 1 && x == 0 && y == 0 && z == 0;
  }

  /** The pose of the world. */
  public static void world(Data d) {
    Vec3.zero(d.xpos, 0);
    Quat.identity(d.xquat, 0);
    Mat3.identity(d.xmat, 0);
    Vec3.zero(d.xipos, 0);
    Mat3.identity(d.ximat, 0);
  }

  /** As {@link #bodies}, for those that the data list, none of which sleeps, but the world. */
  public static void listedBodies(Model m, Data d) {
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      body(m, d, b, m.body.jntadr[b], m.body.jntnum[b]);
    }
  }

  /** Poses of inertial frames, geoms and sites. */
  public static void attachments(Model m, Data d) {
    bodyAttachments(m, d);
    sites(m, d);
  }

  /** Poses of inertial frames and geoms. */
  public static void bodyAttachments(Model m, Data d) {
    for (int k = d.firstBody(); k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      if (b > 0) {
        toWorld(d, d.xipos, d.ximat, b, m.body.ipos, m.body.iquat, b, m.body.sameframe[b]);
      }
      int end = m.body.geomadr[b] + m.body.geomnum[b];
      for (int g = Math.max(0, m.body.geomadr[b]); g < end; g++) {
        int same = m.geom.sameframe[g];
        toWorld(d, d.geom.xpos, d.geom.xmat, g, m.geom.pos, m.geom.quat, b, same);
      }
    }
  }

  /** Poses of sites. */
  public static void sites(Model m, Data d) {
    for (int i = 0; i < m.nsite; i++) {
      if (d.body.awake[m.site.bodyid[i]] == SleepState.ASLEEP) {
        continue;
      }
      toWorld(
          d,
          d.site.xpos,
          d.site.xmat,
          i,
          m.site.pos,
          m.site.quat,
          m.site.bodyid[i],
          m.site.sameframe[i]);
    }
  }

  /**
   * World pose of object {@code i} that is attached to {@code body} at a local pose; {@code
   * sameFrame} allows to copy the pose of the body or of its inertial frame.
   */
  static void toWorld(
      Data d,
      double[] xpos,
      double[] xmat,
      int i,
      double[] pos,
      double[] quat,
      int body,
      int sameFrame) {
    switch (sameFrame) {
      case SameFrame.BODY -> Vec3.copy(xpos, 3 * i, d.xpos, 3 * body);
      case SameFrame.INERTIA -> Vec3.copy(xpos, 3 * i, d.xipos, 3 * body);
      case SameFrame.NONE, SameFrame.BODYROT, SameFrame.INERTIAROT ->
          place(xpos, 3 * i, d, body, pos, 3 * i);
      default -> throw Kinds.unknown("kind of shared frame", sameFrame);
    }
    switch (sameFrame) {
      case SameFrame.BODY, SameFrame.BODYROT -> Mat3.copy(xmat, 9 * i, d.xmat, 9 * body);
      case SameFrame.INERTIA, SameFrame.INERTIAROT -> Mat3.copy(xmat, 9 * i, d.ximat, 9 * body);
      case SameFrame.NONE -> Mat3.fromQuatProduct(xmat, 9 * i, d.xquat, 4 * body, quat, 4 * i);
      default -> throw Kinds.unknown("kind of shared frame", sameFrame);
    }
  }
}
