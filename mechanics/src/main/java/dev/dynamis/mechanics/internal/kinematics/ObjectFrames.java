package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;

/**
 * Frames of objects by type and id: {@code XBODY} is the frame of a body, {@code BODY} its inertial
 * frame; geoms, sites and cameras have one each. Also velocities and accelerations of these frames.
 */
public final class ObjectFrames {
  private ObjectFrames() {}

  /** Returns whether objects of a type have a frame. */
  public static boolean exist(int type) {
    return switch (type) {
      case ObjType.XBODY, ObjType.BODY, ObjType.GEOM, ObjType.SITE, ObjType.CAMERA -> true;
      default -> false;
    };
  }

  /** Returns the array of positions {@code [n x 3]} of all objects of a type. */
  public static double[] positions(Data d, int type) {
    return switch (type) {
      case ObjType.XBODY -> d.xpos;
      case ObjType.BODY -> d.xipos;
      case ObjType.GEOM -> d.geom.xpos;
      case ObjType.SITE -> d.site.xpos;
      case ObjType.CAMERA -> d.cam.xpos;
      default -> throw noFrame(type);
    };
  }

  /** Returns the array of orientations {@code [n x 9]} of all objects of a type. */
  public static double[] rotations(Data d, int type) {
    return switch (type) {
      case ObjType.XBODY -> d.xmat;
      case ObjType.BODY -> d.ximat;
      case ObjType.GEOM -> d.geom.xmat;
      case ObjType.SITE -> d.site.xmat;
      case ObjType.CAMERA -> d.cam.xmat;
      default -> throw noFrame(type);
    };
  }

  /** Returns the body that an object moves with. */
  public static int body(Model m, int type, int id) {
    return switch (type) {
      case ObjType.XBODY, ObjType.BODY -> id;
      case ObjType.GEOM -> m.geom.bodyid[id];
      case ObjType.SITE -> m.site.bodyid[id];
      case ObjType.CAMERA -> m.cam.bodyid[id];
      default -> throw noFrame(type);
    };
  }

  private static IllegalArgumentException noFrame(int type) {
    return new IllegalArgumentException("objects of type " + type + " have no frame");
  }

  /** {@code res} = orientation of an object as a quaternion, from that of its body. */
  public static void quat(Model m, Data d, double[] res, int r, int type, int id) {
    switch (type) {
      case ObjType.XBODY -> Quat.copy(res, r, d.xquat, 4 * id);
      case ObjType.BODY -> Quat.mul(res, r, d.xquat, 4 * id, m.body.iquat, 4 * id);
      case ObjType.GEOM -> Quat.mul(res, r, d.xquat, 4 * m.geom.bodyid[id], m.geom.quat, 4 * id);
      case ObjType.SITE -> Quat.mul(res, r, d.xquat, 4 * m.site.bodyid[id], m.site.quat, 4 * id);
      case ObjType.CAMERA -> Quat.mul(res, r, d.xquat, 4 * m.cam.bodyid[id], m.cam.quat, 4 * id);
      default -> throw noFrame(type);
    }
  }

  /**
   * {@code res} = velocity (rotation, translation) of an object's frame at its origin, in its own
   * axes if {@code local}, otherwise in those of the world. Zero for what can't move.
   */
  public static void velocity(
      Model m, Data d, double[] res, int r, int type, int id, boolean local) {
    int b = body(m, type, id);
    if (m.body.weldid[b] == 0) {
      Vec3.zero(res, r);
      Vec3.zero(res, r + 3);
      return;
    }
    shift(m, d, res, r, d.cvel, b, positions(d, type), id);
    if (local) {
      rotate(res, r, rotations(d, type), id);
    }
  }

  /**
   * {@code res} = acceleration (rotation, translation) of an object's frame at its origin, with
   * gravity as an acceleration upward, in its own axes if {@code local}, otherwise in those of the
   * world. Reads {@code cacc}. Zero for what can't move.
   */
  public static void acceleration(
      Model m, Data d, double[] res, int r, int type, int id, boolean local) {
    int b = body(m, type, id);
    if (m.body.weldid[b] == 0) {
      Vec3.zero(res, r);
      Vec3.zero(res, r + 3);
      return;
    }
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    double[] pos = positions(d, type);
    shift(m, d, res, r, d.cacc, b, pos, id);
    shift(m, d, s, 0, d.cvel, b, pos, id);
    if (local) {
      rotate(res, r, rotations(d, type), id);
      rotate(s, 0, rotations(d, type), id);
    }

    // spatial acceleration to that of the point: add w x v
    Vec3.cross(s, 0, s, 0, s, 3);
    Vec3.addTo(res, r + 3, s, 0);
    d.scratch.release(mark);
  }

  private static void shift(
      Model m, Data d, double[] res, int r, double[] motion, int b, double[] pos, int id) {
    Spatial.shiftMotion(res, r, motion, 6 * b, pos, 3 * id, d.subtree.com, 3 * m.body.rootid[b]);
  }

  private static void rotate(double[] res, int r, double[] rot, int id) {
    Mat3.mulTVec(res, r, rot, 9 * id, res, r);
    Mat3.mulTVec(res, r + 3, rot, 9 * id, res, r + 3);
  }
}
