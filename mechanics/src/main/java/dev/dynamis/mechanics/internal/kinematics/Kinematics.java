package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
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
 */
public final class Kinematics {
  /** A quaternion and a vector, then a pose. */
  static final int SCRATCH = 14;

  private static final int POSE = 7;

  private Kinematics() {}

  /** Computes all poses. */
  public static void run(Model m, Data d) {
    bodies(m, d);
    Sleep.afterBodies(m, d);
    attachments(m, d);
  }

  /** Poses of bodies and joints; parents precede children, so that one sweep suffices. */
  public static void bodies(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    Vec3.zero(d.xpos, 0);
    Quat.identity(d.xquat, 0);
    Mat3.identity(d.xmat, 0);
    Vec3.zero(d.xipos, 0);
    Mat3.identity(d.ximat, 0);

    for (int b = 1; b < m.nbody; b++) {
      int jnt = m.body.jntadr[b];
      int njnt = m.body.jntnum[b];
      boolean asleep = njnt > 0 && d.body.awake[b] == SleepState.ASLEEP;
      if (asleep) {
        Vec3.copy(s, POSE, d.xpos, 3 * b);
        Quat.copy(s, POSE + 3, d.xquat, 4 * b);
      }
      if (njnt == 1 && m.jnt.type[jnt] == JointType.FREE) {
        freeBody(m, d, b, jnt);
      } else {
        startFromParent(m, d, b);
        for (int j = jnt; j < jnt + njnt; j++) {
          applyJoint(m, d, b, j, s);
        }
      }
      Quat.normalize(d.xquat, 4 * b);
      Mat3.fromQuat(d.xmat, 9 * b, d.xquat, 4 * b);
      if (asleep && hasMoved(d, b, s)) {
        d.tree.awake[m.body.treeid[b]] = 1;
      }
    }
    d.scratch.release(mark);
  }

  /** Returns whether the pose of a body differs from the one in {@code s}. */
  private static boolean hasMoved(Data d, int b, double[] s) {
    for (int i = 0; i < 3; i++) {
      if (d.xpos[3 * b + i] != s[POSE + i]) {
        return true;
      }
    }
    for (int i = 0; i < 4; i++) {
      if (d.xquat[4 * b + i] != s[POSE + 3 + i]) {
        return true;
      }
    }
    return false;
  }

  private static void freeBody(Model m, Data d, int b, int j) {
    int q = m.jnt.qposadr[j];
    Vec3.copy(d.xpos, 3 * b, d.qpos, q);
    Quat.copy(d.xquat, 4 * b, d.qpos, q + 3);
    Quat.normalize(d.xquat, 4 * b);
    Vec3.copy(d.xanchor, 3 * j, d.xpos, 3 * b);
    Vec3.copy(d.xaxis, 3 * j, m.jnt.axis, 3 * j);
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
      Quat.normalize(d.xquat, iq);
      quat = d.xquat;
    }
    if (parent == 0) {
      Vec3.copy(d.xpos, 3 * b, pos, ip);
      Quat.copy(d.xquat, 4 * b, quat, iq);
    } else {
      Mat3.mulVec(d.xpos, 3 * b, d.xmat, 9 * parent, pos, ip);
      Vec3.addTo(d.xpos, 3 * b, d.xpos, 3 * parent);
      Quat.mul(d.xquat, 4 * b, d.xquat, 4 * parent, quat, iq);
    }
  }

  /** Moves body {@code b} by joint {@code j}; anchor and axis are those before the motion. */
  private static void applyJoint(Model m, Data d, int b, int j, double[] s) {
    int q = m.jnt.qposadr[j];
    Quat.rotate(d.xaxis, 3 * j, m.jnt.axis, 3 * j, d.xquat, 4 * b);
    Quat.rotate(d.xanchor, 3 * j, m.jnt.pos, 3 * j, d.xquat, 4 * b);
    Vec3.addTo(d.xanchor, 3 * j, d.xpos, 3 * b);

    switch (m.jnt.type[j]) {
      case JointType.SLIDE ->
          Vec3.addToScaled(d.xpos, 3 * b, d.xaxis, 3 * j, d.qpos[q] - m.qpos0[q]);
      case JointType.BALL -> {
        Quat.copy(s, 0, d.qpos, q);
        Quat.normalize(s, 0);
        rotateAboutAnchor(m, d, b, j, s);
      }
      case JointType.HINGE -> {
        Quat.fromAxisAngle(s, 0, m.jnt.axis, 3 * j, d.qpos[q] - m.qpos0[q]);
        rotateAboutAnchor(m, d, b, j, s);
      }
      case JointType.FREE -> throw new IllegalStateException("a free joint is the whole pose");
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    }
  }

  /** Rotates body {@code b} by {@code s[0..4)}, keeping the anchor of joint {@code j} in place. */
  private static void rotateAboutAnchor(Model m, Data d, int b, int j, double[] s) {
    Quat.mul(d.xquat, 4 * b, d.xquat, 4 * b, s, 0);
    Quat.rotate(s, 4, m.jnt.pos, 3 * j, d.xquat, 4 * b);
    Vec3.sub(d.xpos, 3 * b, d.xanchor, 3 * j, s, 4);
  }

  /** Poses of inertial frames, geoms and sites. */
  public static void attachments(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    for (int k = 0; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      if (b > 0) {
        toWorld(d, d.xipos, d.ximat, b, m.body.ipos, m.body.iquat, b, m.body.sameframe[b], s);
      }
      int end = m.body.geomadr[b] + m.body.geomnum[b];
      for (int g = Math.max(0, m.body.geomadr[b]); g < end; g++) {
        int same = m.geom.sameframe[g];
        toWorld(d, d.geom.xpos, d.geom.xmat, g, m.geom.pos, m.geom.quat, b, same, s);
      }
    }
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
          m.site.sameframe[i],
          s);
    }
    d.scratch.release(mark);
  }

  /**
   * World pose of object {@code i} that is attached to {@code body} at a local pose; {@code
   * sameFrame} allows to copy the pose of the body or of its inertial frame; {@code s} is scratch.
   */
  static void toWorld(
      Data d,
      double[] xpos,
      double[] xmat,
      int i,
      double[] pos,
      double[] quat,
      int body,
      int sameFrame,
      double[] s) {
    switch (sameFrame) {
      case SameFrame.BODY -> Vec3.copy(xpos, 3 * i, d.xpos, 3 * body);
      case SameFrame.INERTIA -> Vec3.copy(xpos, 3 * i, d.xipos, 3 * body);
      default -> {
        Mat3.mulVec(xpos, 3 * i, d.xmat, 9 * body, pos, 3 * i);
        Vec3.addTo(xpos, 3 * i, d.xpos, 3 * body);
      }
    }
    switch (sameFrame) {
      case SameFrame.BODY, SameFrame.BODYROT -> Mat3.copy(xmat, 9 * i, d.xmat, 9 * body);
      case SameFrame.INERTIA, SameFrame.INERTIAROT -> Mat3.copy(xmat, 9 * i, d.ximat, 9 * body);
      default -> {
        Quat.mul(s, 0, d.xquat, 4 * body, quat, 4 * i);
        Mat3.fromQuat(xmat, 9 * i, s, 0);
      }
    }
  }
}
