package dev.dynamis.mechanics.sim;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.integrate.Positions;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.ObjectFrames;

/**
 * Poses, velocities and accelerations of objects, forces on them, and position arithmetic.
 *
 * @since 0.1.0
 */
public final class Motion {
  private Motion() {}

  /**
   * {@code res[6]} = velocity of an object at its origin: rotation (rad/s), then translation (m/s).
   * Needs the velocity stage.
   *
   * @param type {@link ObjType#BODY} for the inertial frame of a body, {@link ObjType#XBODY} for
   *     its own, GEOM, SITE or CAMERA
   * @param local whether in the object's own axes or in those of the world
   */
  public static void objectVelocity(
      Model m, Data d, double[] res, int type, int id, boolean local) {
    ObjectFrames.velocity(m, d, res, 0, type, id, local);
  }

  /**
   * {@code res[6]} = acceleration of an object at its origin, with gravity as an acceleration
   * upward: rotation (rad/s²), then translation (m/s²). Reads {@code cacc}: call {@link
   * Physics#rnePostConstraint} unless {@code flg.rnepost} is set.
   */
  public static void objectAcceleration(
      Model m, Data d, double[] res, int type, int id, boolean local) {
    ObjectFrames.acceleration(m, d, res, 0, type, id, local);
  }

  /**
   * Adds to {@code qfrc[nv]} what a force (3, N) and a torque (3, N m), world axes, on {@code body}
   * at a point (3, m, world) do.
   */
  public static void applyForce(
      Model m, Data d, double[] qfrc, double[] force, double[] torque, double[] point, int body) {
    Jacobians.applyForce(m, d, qfrc, force, 0, torque, 0, point, 0, body);
  }

  /**
   * World pose of a frame that is given relative to {@code body}.
   *
   * @param xpos receives the position (3)
   * @param xmat receives the orientation (9)
   * @param pos position in the body frame (3)
   * @param quat orientation in the body frame (4)
   */
  public static void localToGlobal(
      Data d, double[] xpos, double[] xmat, double[] pos, double[] quat, int body) {
    double[] q = new double[4];
    Quat.mul(q, 0, d.xquat, 4 * body, quat, 0);
    Mat3.fromQuat(xmat, 0, q, 0);
    Mat3.mulVec(xpos, 0, d.xmat, 9 * body, pos, 0);
    Vec3.addTo(xpos, 0, d.xpos, 3 * body);
  }

  /** Moves positions {@code qpos[nq]} along {@code qvel[nv]} for the time {@code dt} (s). */
  public static void integratePos(Model m, double[] qpos, double[] qvel, double dt) {
    Positions.integrate(m, qpos, 0, qvel, 0, dt);
  }

  /**
   * {@code qvel[nv]} = the velocity that takes {@code qpos1} to {@code qpos2} in time {@code dt}.
   */
  public static void differentiatePos(
      Model m, double[] qvel, double dt, double[] qpos1, double[] qpos2) {
    Positions.differentiate(m, qvel, 0, dt, qpos1, 0, qpos2, 0);
  }

  /** Scales all quaternions in {@code qpos[nq]} to unit length. */
  public static void normalizeQuat(Model m, double[] qpos) {
    Positions.normalize(m, qpos, 0);
  }
}
