package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;

/**
 * A joint of a mechanism.
 *
 * @since 0.1.0
 */
public final class JointHandle {
  private final Mechanism mechanism;
  private final int id;
  private final int qpos;
  private final int dof;
  private final int nq;
  private final int nv;

  JointHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
    Model m = mechanism.model();
    qpos = m.jnt.qposadr[id];
    dof = m.jnt.dofadr[id];
    nq = JointType.qposSize(m.jnt.type[id]);
    nv = JointType.dofSize(m.jnt.type[id]);
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Returns the angle of a hinge, rad. */
  public double angle() {
    require(mechanism.model().jnt.type[id] == JointType.HINGE, "an angle");
    return mechanism.data().qpos[qpos];
  }

  /** Returns the angle of a hinge, rad, or the position of a slide, m. */
  public double position() {
    require(nq == 1, "one position");
    return mechanism.data().qpos[qpos];
  }

  /** Returns the velocity of a hinge, rad/s, or of a slide, m/s. */
  public double velocity() {
    require(nv == 1, "one velocity");
    return mechanism.data().qvel[dof];
  }

  /** Sets the angle of a hinge, rad, or the position of a slide, m. */
  public void setPosition(double value) {
    require(nq == 1, "one position");
    mechanism.data().qpos[qpos] = value;
    mechanism.invalidate();
  }

  /** Sets the velocity of a hinge, rad/s, or of a slide, m/s. */
  public void setVelocity(double value) {
    require(nv == 1, "one velocity");
    mechanism.data().qvel[dof] = value;
    mechanism.invalidate();
  }

  /**
   * Reads all positions: 1 number for hinge and slide, the quaternion (w, x, y, z) for a ball, the
   * position (m) and the quaternion for a free joint.
   */
  public double[] positions(double[] res) {
    System.arraycopy(mechanism.data().qpos, qpos, res, 0, nq);
    return res;
  }

  /** Reads all velocities: 1, 3 or 6 numbers; rotations are in the axes of the body. */
  public double[] velocities(double[] res) {
    System.arraycopy(mechanism.data().qvel, dof, res, 0, nv);
    return res;
  }

  /** Sets all positions, as {@link #positions} reads them. */
  public void setPositions(double... values) {
    checkLength(values.length, nq);
    System.arraycopy(values, 0, mechanism.data().qpos, qpos, nq);
    mechanism.invalidate();
  }

  /** Sets all velocities, as {@link #velocities} reads them. */
  public void setVelocities(double... values) {
    checkLength(values.length, nv);
    System.arraycopy(values, 0, mechanism.data().qvel, dof, nv);
    mechanism.invalidate();
  }

  private void require(boolean condition, String what) {
    if (!condition) {
      int type = mechanism.model().jnt.type[id];
      throw new IllegalStateException(
          "a joint of type " + JointType.name(type) + " does not have " + what);
    }
  }

  private static void checkLength(int found, int expected) {
    if (found != expected) {
      throw new IllegalArgumentException(found + " numbers for a joint that has " + expected);
    }
  }
}
