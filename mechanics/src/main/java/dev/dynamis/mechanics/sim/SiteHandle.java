package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * A site of a mechanism: a frame on a body.
 *
 * @since 0.1.0
 */
public final class SiteHandle {
  private final Mechanism mechanism;
  private final int id;

  SiteHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Writes its position (3, m, world) to {@code res} and returns that. */
  public double[] position(double[] res) {
    System.arraycopy(mechanism.refresh().data().site.xpos, 3 * id, res, 0, 3);
    return res;
  }

  /** Writes its orientation (9, rotation matrix row by row, world) to {@code res}. */
  public double[] rotation(double[] res) {
    System.arraycopy(mechanism.refresh().data().site.xmat, 9 * id, res, 0, 9);
    return res;
  }

  /**
   * Writes its velocity, rotation (3, rad/s) then translation (3, m/s), world axes, to {@code res}
   * and returns that.
   */
  public double[] velocity(double[] res) {
    Motion.objectVelocity(
        mechanism.model(), mechanism.refresh().data(), res, ObjType.SITE, id, false);
    return res;
  }

  /**
   * Writes the Jacobians of its frame with respect to {@code qvel}, each {@code [3 x nv]} row by
   * row; either may be null. {@code position qvel} is the velocity (m/s), {@code rotation qvel} the
   * angular velocity (rad/s), world axes.
   */
  public void jacobian(double[] position, double[] rotation) {
    Jacobians.site(mechanism.model(), mechanism.refresh().data(), position, 0, rotation, 0, id);
  }
}
