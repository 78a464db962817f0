package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.ObjType;

/** A body of a mechanism. */
public final class BodyHandle {
  private final Mechanism mechanism;
  private final int id;

  BodyHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Writes the position of its frame (3, m, world) to {@code res} and returns that. */
  public double[] position(double[] res) {
    System.arraycopy(mechanism.refresh().data().xpos, 3 * id, res, 0, 3);
    return res;
  }

  /** Writes the orientation of its frame (w, x, y, z; world) to {@code res} and returns that. */
  public double[] orientation(double[] res) {
    System.arraycopy(mechanism.refresh().data().xquat, 4 * id, res, 0, 4);
    return res;
  }

  /**
   * Writes the velocity of its frame, rotation (3, rad/s) then translation (3, m/s), world axes, to
   * {@code res} and returns that.
   */
  public double[] velocity(double[] res) {
    Data d = mechanism.refresh().data();
    Motion.objectVelocity(mechanism.model(), d, res, ObjType.XBODY, id, false);
    return res;
  }

  /** Applies a force (N) and a torque (N m), world axes, at the center of mass until set again. */
  public void setForce(double fx, double fy, double fz, double tx, double ty, double tz) {
    double[] xfrc = mechanism.data().xfrc.applied;
    xfrc[6 * id] = fx;
    xfrc[6 * id + 1] = fy;
    xfrc[6 * id + 2] = fz;
    xfrc[6 * id + 3] = tx;
    xfrc[6 * id + 4] = ty;
    xfrc[6 * id + 5] = tz;
    mechanism.invalidate();
  }
}
