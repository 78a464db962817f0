package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sleep.Sleep;
import java.util.Arrays;

/**
 * A body of a mechanism.
 *
 * @since 0.1.0
 */
public final class BodyHandle {
  private final Mechanism mechanism;
  private final int id;
  private final double[] wrench = new double[6];

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

  /** Writes its center of mass (3, m, world) to {@code res} and returns that. */
  public double[] centerOfMass(double[] res) {
    System.arraycopy(mechanism.refresh().data().xipos, 3 * id, res, 0, 3);
    return res;
  }

  /** Returns its mass, kg. */
  public double mass() {
    return mechanism.model().body.mass[id];
  }

  /**
   * Writes the Jacobians of its frame with respect to {@code qvel}, each {@code [3 x nv]} row by
   * row; either may be null. {@code position qvel} is the velocity (m/s), {@code rotation qvel} the
   * angular velocity (rad/s), world axes.
   */
  public void jacobian(double[] position, double[] rotation) {
    Jacobians.body(mechanism.model(), mechanism.refresh().data(), position, 0, rotation, 0, id);
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

  /**
   * Writes the sum of all contact forces on it (3, N) and of their torques about its center of mass
   * (3, N m), world axes, to {@code res} and returns that. A body that sleeps has no contacts.
   */
  public double[] contactForce(double[] res) {
    Data d = mechanism.data();
    Arrays.fill(res, 0, 6, 0);
    ContactCursor contact = mechanism.scan();
    for (contact.restart(); contact.next(); ) {
      // both may be this body, if the model lists such a pair
      double sign = (contact.body2() == id ? 1 : 0) - (contact.body1() == id ? 1 : 0);
      if (sign == 0) {
        continue;
      }
      contact.force(wrench);
      int at = 3 * contact.index();
      double x = d.contact.pos[at] - d.xipos[3 * id];
      double y = d.contact.pos[at + 1] - d.xipos[3 * id + 1];
      double z = d.contact.pos[at + 2] - d.xipos[3 * id + 2];
      res[0] += sign * wrench[0];
      res[1] += sign * wrench[1];
      res[2] += sign * wrench[2];
      res[3] += sign * (wrench[3] + y * wrench[2] - z * wrench[1]);
      res[4] += sign * (wrench[4] + z * wrench[0] - x * wrench[2]);
      res[5] += sign * (wrench[5] + x * wrench[1] - y * wrench[0]);
    }
    return res;
  }

  /** Returns whether a contact acts between it and another body. */
  public boolean touches(BodyHandle other) {
    ContactCursor contact = mechanism.scan();
    for (contact.restart(); contact.next(); ) {
      int body1 = contact.body1();
      int body2 = contact.body2();
      if (contact.isActive()
          && ((body1 == id && body2 == other.id) || (body1 == other.id && body2 == id))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether it sleeps, which needs the flag sleep of the model's options. */
  public boolean isAsleep() {
    return mechanism.refresh().data().body.awake[id] == SleepState.ASLEEP;
  }

  /** Wakes it with all that fell asleep with it; does nothing if it does not sleep. */
  public void wake() {
    if (isAsleep()) {
      Model m = mechanism.model();
      Sleep.wake(mechanism.data(), m.body.treeid[id]);
      mechanism.invalidate();
    }
  }
}
