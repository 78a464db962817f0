package dev.dynamis.core.math;

/**
 * Derivatives of operations on unit quaternions. A change of a quaternion is a rotation vector in
 * the rotated frame: {@code Quat.integrate(q, change, 1)}. Matrices are 3 x 3, row-major.
 *
 * @since 0.1.0
 */
public final class QuatDerivatives {
  /** Below this angle the first terms of the series are exact to the last bit. */
  private static final double SMALL = 1e-4;

  private QuatDerivatives() {}

  /**
   * Derivatives of {@link Quat#sub}{@code (a, b)}, the rotation vector v that takes {@code b} to
   * {@code a}: the inverse right Jacobian of rotations at v, and minus its transpose.
   *
   * @param byA {@code dv/da}, or null. Modified.
   * @param byB {@code dv/db}, or null. Modified.
   * @param a the first quaternion
   * @param b the second quaternion
   */
  public static void sub(double[] byA, double[] byB, double[] a, int i, double[] b, int j) {
    double[] res = byA == null ? byB : byA;
    if (res == null) {
      return;
    }
    Quat.sub(res, 0, a, i, b, j);
    double x = res[0];
    double y = res[1];
    double z = res[2];
    double angle = Math.sqrt(x * x + y * y + z * z);
    // (1 - (angle/2) cot(angle/2)) / angle^2 = 1/12 + angle^2/720 + ...
    double half = 0.5 * angle;
    double factor =
        angle < SMALL
            ? 1 / 12.0 + angle * angle / 720
            : (1 - half * Trig.cos(half) / Trig.sin(half)) / (angle * angle);
    if (byA != null) {
      polynomial(byA, x, y, z, 0.5, factor);
    }
    if (byB != null) {
      // the transpose turns the other way
      polynomial(byB, x, y, z, -0.5, factor);
      for (int k = 0; k < 9; k++) {
        byB[k] = -byB[k];
      }
    }
  }

  /**
   * Derivatives of the result of {@link Quat#integrate}{@code (q, v, h)}.
   *
   * @param byQ the derivative by the quaternion: the inverse of the rotation {@code h v}; or null.
   *     Modified.
   * @param byV the derivative by the velocity: {@code h} times the right Jacobian of rotations at
   *     {@code h v}; or null. Modified. The derivative by {@code h} is {@code v} itself.
   * @param v the angular velocity, in the rotated frame
   * @param h the time
   */
  public static void integrate(double[] byQ, double[] byV, double[] v, int i, double h) {
    double x = h * v[i];
    double y = h * v[i + 1];
    double z = h * v[i + 2];
    double square = x * x + y * y + z * z;
    double angle = Math.sqrt(square);
    double s = Trig.sin(angle);
    double half = Trig.sin(0.5 * angle);
    // (1 - cos) / angle^2, written so that nothing cancels
    double versed = angle < SMALL ? 0.5 - square / 24 : 2 * half * half / square;
    if (byQ != null) {
      double sine = angle < SMALL ? 1 - square / 6 : s / angle;
      polynomial(byQ, x, y, z, -sine, versed);
    }
    if (byV != null) {
      double cubic = angle < SMALL ? 1 / 6.0 - square / 120 : (angle - s) / (square * angle);
      polynomial(byV, x, y, z, -versed, cubic);
      for (int k = 0; k < 9; k++) {
        byV[k] *= h;
      }
    }
  }

  /** {@code res = 1 + a [v] + b [v]^2}, with {@code [v]} the matrix of the cross product by v. */
  private static void polynomial(double[] res, double x, double y, double z, double a, double b) {
    res[0] = 1 - b * (y * y + z * z);
    res[1] = b * x * y - a * z;
    res[2] = b * x * z + a * y;
    res[3] = b * x * y + a * z;
    res[4] = 1 - b * (x * x + z * z);
    res[5] = b * y * z - a * x;
    res[6] = b * x * z - a * y;
    res[7] = b * y * z + a * x;
    res[8] = 1 - b * (x * x + y * y);
  }
}
