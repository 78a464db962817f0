package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Jacobians of points and frames with respect to {@code qvel}.
 *
 * <p>They need the position stage. Matrices are row-major {@code [3 x nv]}: {@code jacp qvel} is
 * the velocity of the point (m/s), {@code jacr qvel} the angular velocity of the frame (rad/s),
 * both in world axes. Either may be null if it is not wanted.
 *
 * @since 0.1.0
 */
public final class FrameJacobians {
  private FrameJacobians() {}

  /** Jacobian of a point (3, world coordinates, m) that moves with {@code body}. */
  public static void point(
      Model m, Data d, double[] jacp, double[] jacr, double[] point, int body) {
    Jacobians.point(m, d, jacp, 0, jacr, 0, point, 0, body);
  }

  /** Jacobian of the frame of {@code body}. */
  public static void body(Model m, Data d, double[] jacp, double[] jacr, int body) {
    Jacobians.body(m, d, jacp, 0, jacr, 0, body);
  }

  /** Jacobian of the center of mass of {@code body}. */
  public static void bodyCom(Model m, Data d, double[] jacp, double[] jacr, int body) {
    Jacobians.bodyCom(m, d, jacp, 0, jacr, 0, body);
  }

  /** Jacobian of the center of mass of {@code body} with all its descendants. */
  public static void subtreeCom(Model m, Data d, double[] jacp, int body) {
    Jacobians.subtreeCom(m, d, jacp, 0, body);
  }

  /** Jacobian of the frame of {@code geom}. */
  public static void geom(Model m, Data d, double[] jacp, double[] jacr, int geom) {
    Jacobians.geom(m, d, jacp, 0, jacr, 0, geom);
  }

  /** Jacobian of the frame of {@code site}. */
  public static void site(Model m, Data d, double[] jacp, double[] jacr, int site) {
    Jacobians.site(m, d, jacp, 0, jacr, 0, site);
  }

  /** Jacobians of a point (3) and of an axis (3), world, that both move with {@code body}. */
  public static void pointAxis(
      Model m,
      Data d,
      double[] jacPoint,
      double[] jacAxis,
      double[] point,
      double[] axis,
      int body) {
    Jacobians.pointAxis(m, d, jacPoint, 0, jacAxis, 0, point, 0, axis, 0, body);
  }

  /**
   * Time derivatives {@code [3 x nv]} of the Jacobians of {@link #point}, for a point that moves
   * with the body: the acceleration of the point is {@code jacp qacc + jacpRate qvel}. They need
   * the velocity stage too.
   */
  public static void pointRate(
      Model m, Data d, double[] jacpRate, double[] jacrRate, double[] point, int body) {
    Jacobians.pointRate(m, d, jacpRate, jacrRate, point, body);
  }

  /**
   * Matrix {@code [3 x nv]} whose product with {@code qvel} is the angular momentum (kg m²/s) of
   * {@code body} with all its descendants about their center of mass.
   */
  public static void angularMomentum(Model m, Data d, double[] mat, int body) {
    Jacobians.angularMomentum(m, d, mat, 0, body);
  }
}
