package dev.dynamis.mechanics.sim;

import java.util.Locale;

/**
 * One contact of a mechanism, as it was when it was read. Vectors are in world axes. Forces are
 * those that the first geom exerts on the second; the opposite acts on the first.
 *
 * @param index its number in the list of contacts
 * @param geom1 the first geom, by name or number
 * @param geom2 the second geom, by name or number
 * @param body1 the body of the first geom, by name or number
 * @param body2 the body of the second geom, by name or number
 * @param active whether it acts: it has constraint rows. It has none within the gap, or if neither
 *     body can move
 * @param distance distance between the surfaces, negative if they penetrate, m
 * @param position midpoint between the surfaces {@code [3]}, m
 * @param normal unit vector from the first geom to the second {@code [3]}
 * @param force force {@code [3]}, N
 * @param torque torque {@code [3]}, N m; zero unless the contact has torsional or rolling friction
 * @param frameForce force along the normal and two tangents, N, then torque about them, N m {@code
 *     [6]}
 * @since 0.1.0
 */
public record Contact(
    int index,
    String geom1,
    String geom2,
    String body1,
    String body2,
    boolean active,
    double distance,
    double[] position,
    double[] normal,
    double[] force,
    double[] torque,
    double[] frameForce) {

  /** Returns the force along the normal, N. */
  public double normalForce() {
    return frameForce[0];
  }

  /** Returns the magnitude of the friction force, which is tangential, N. */
  public double frictionForce() {
    return Math.sqrt(frameForce[1] * frameForce[1] + frameForce[2] * frameForce[2]);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s (%s) - %s (%s): distance %.4g m at (%.4g, %.4g, %.4g), normal force %.4g N, friction"
            + " %.4g N%s",
        geom1,
        body1,
        geom2,
        body2,
        distance,
        position[0],
        position[1],
        position[2],
        normalForce(),
        frictionForce(),
        active ? "" : ", not active");
  }
}
