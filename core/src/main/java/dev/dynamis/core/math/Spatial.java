package dev.dynamis.core.math;

/**
 * Spatial vectors of six numbers, rotation first: motions (angular, linear velocity) and forces
 * (torque, force), stored in a {@code double[]} from an offset on.
 *
 * <p>Every method reads all its arguments before it writes, so a result may take the place of any
 * argument, unless said otherwise.
 *
 * @since 0.1.0
 */
public final class Spatial {
  private Spatial() {}

  /** {@code res = 0}. */
  public static void zero(double[] res, int r) {
    set(res, r, 0, 0, 0, 0, 0, 0);
  }

  /** {@code res = a}; {@code res} may alias {@code a}. */
  public static void copy(double[] res, int r, double[] a, int i) {
    set(res, r, a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5]);
  }

  /** {@code res += a}; {@code res} may alias {@code a}. */
  public static void addTo(double[] res, int r, double[] a, int i) {
    addToScaled(res, r, a, i, 1);
  }

  /** {@code res += s*a}; {@code res} may alias {@code a}. */
  public static void addToScaled(double[] res, int r, double[] a, int i, double s) {
    set(
        res,
        r,
        res[r] + a[i] * s,
        res[r + 1] + a[i + 1] * s,
        res[r + 2] + a[i + 2] * s,
        res[r + 3] + a[i + 3] * s,
        res[r + 4] + a[i + 4] * s,
        res[r + 5] + a[i + 5] * s);
  }

  /** Returns {@code a . b}, summed as {@link Dense#dot} does. */
  public static double dot6(double[] a, int i, double[] b, int j) {
    return ((a[i] * b[j] + a[i + 2] * b[j + 2]) + (a[i + 1] * b[j + 1] + a[i + 3] * b[j + 3]))
        + (a[i + 4] * b[j + 4] + a[i + 5] * b[j + 5]);
  }

  /**
   * {@code res = v x m}: the rate of change of the motion {@code m} that moves with {@code v},
   * {@code (w x w', w x v' + v x w')}; {@code res} may alias {@code v, m}.
   */
  public static void crossMotion(double[] res, int r, double[] v, int i, double[] m, int j) {
    double wx = v[i], wy = v[i + 1], wz = v[i + 2];
    double vx = v[i + 3], vy = v[i + 4], vz = v[i + 5];
    double a = m[j], b = m[j + 1], c = m[j + 2];
    double d = m[j + 3], e = m[j + 4], f = m[j + 5];
    set(
        res,
        r,
        -wz * b + wy * c + 0.0,
        wz * a - wx * c + 0.0,
        -wy * a + wx * b + 0.0,
        (-wz * e + wy * f) + (-vz * b + vy * c) + 0.0,
        (wz * d - wx * f) + (vz * a - vx * c) + 0.0,
        (-wy * d + wx * e) + (-vy * a + vx * b) + 0.0);
  }

  /**
   * {@code res = v x* f}: the rate of change of the force {@code f} that moves with {@code v},
   * {@code (w x t + v x f, w x f)}; {@code res} may alias {@code v, f}.
   */
  public static void crossForce(double[] res, int r, double[] v, int i, double[] f, int j) {
    double wx = v[i], wy = v[i + 1], wz = v[i + 2];
    double vx = v[i + 3], vy = v[i + 4], vz = v[i + 5];
    double a = f[j], b = f[j + 1], c = f[j + 2];
    double d = f[j + 3], e = f[j + 4], g = f[j + 5];
    set(
        res,
        r,
        (-wz * b + wy * c) + (-vz * e + vy * g),
        (wz * a - wx * c) + (vz * d - vx * g),
        (-wy * a + wx * b) + (-vy * d + vx * e),
        -wz * e + wy * g,
        wz * d - wx * g,
        -wy * d + wx * e);
  }

  /**
   * {@code res} = motion {@code m} given at point {@code from}, seen at point {@code to}; {@code
   * res} may alias {@code m}. Axes stay.
   */
  public static void shiftMotion(
      double[] res, int r, double[] m, int i, double[] to, int t, double[] from, int f) {
    double x = to[t] - from[f], y = to[t + 1] - from[f + 1], z = to[t + 2] - from[f + 2];
    double a = m[i], b = m[i + 1], c = m[i + 2];
    set(
        res,
        r,
        a,
        b,
        c,
        m[i + 3] - (y * c - z * b),
        m[i + 4] - (z * a - x * c),
        m[i + 5] - (x * b - y * a));
  }

  /**
   * {@code res} = force {@code g} given at point {@code from}, seen at point {@code to}; {@code
   * res} may alias {@code g}. Axes stay.
   */
  public static void shiftForce(
      double[] res, int r, double[] g, int i, double[] to, int t, double[] from, int f) {
    double x = to[t] - from[f], y = to[t + 1] - from[f + 1], z = to[t + 2] - from[f + 2];
    double a = g[i + 3], b = g[i + 4], c = g[i + 5];
    set(
        res,
        r,
        g[i] - (y * c - z * b),
        g[i + 1] - (z * a - x * c),
        g[i + 2] - (x * b - y * a),
        a,
        b,
        c);
  }

  /**
   * As {@link #shiftMotion}, then expressed in the axes that are the columns of {@code rot}; {@code
   * res} may alias {@code m} but not {@code rot}.
   */
  public static void transformMotion(
      double[] res,
      int r,
      double[] m,
      int i,
      double[] to,
      int t,
      double[] from,
      int f,
      double[] rot,
      int q) {
    shiftMotion(res, r, m, i, to, t, from, f);
    Mat3.mulTVec(res, r, rot, q, res, r);
    Mat3.mulTVec(res, r + 3, rot, q, res, r + 3);
  }

  /**
   * As {@link #shiftForce}, then expressed in the axes that are the columns of {@code rot}; {@code
   * res} may alias {@code g} but not {@code rot}.
   */
  public static void transformForce(
      double[] res,
      int r,
      double[] g,
      int i,
      double[] to,
      int t,
      double[] from,
      int f,
      double[] rot,
      int q) {
    shiftForce(res, r, g, i, to, t, from, f);
    Mat3.mulTVec(res, r, rot, q, res, r);
    Mat3.mulTVec(res, r + 3, rot, q, res, r + 3);
  }

  /**
   * {@code res} = unit motion of a hinge with direction {@code (a, b, c)}, seen at the point that
   * lies {@code (x, y, z)} away from the hinge.
   */
  public static void hinge(
      double[] res, int r, double a, double b, double c, double x, double y, double z) {
    double vx = b * z - c * y, vy = c * x - a * z, vz = a * y - b * x;
    set(res, r, a, b, c, vx + 0.0, vy + 0.0, vz + 0.0);
  }

  /** {@code res} = unit motion of a slide with direction {@code axis}; it may alias it. */
  public static void slide(double[] res, int r, double[] axis, int i) {
    set(res, r, 0, 0, 0, axis[i], axis[i + 1], axis[i + 2]);
  }

  /**
   * {@code res} = sum of the {@code n} motions in {@code dof} (one after the other, six numbers
   * each), each times its number in {@code v}; {@code res} may not alias {@code dof, v}.
   */
  public static void mulDofs(double[] res, int r, double[] dof, int i, double[] v, int j, int n) {
    if (n == 1) {
      double s = v[j];
      set(
          res,
          r,
          dof[i] * s,
          dof[i + 1] * s,
          dof[i + 2] * s,
          dof[i + 3] * s,
          dof[i + 4] * s,
          dof[i + 5] * s);
    } else {
      Dense.mulMatTVec(res, r, dof, i, v, j, n, 6);
    }
  }

  /** {@code res = (a, b, c, d, e, f)}. */
  public static void set(
      double[] res, int r, double a, double b, double c, double d, double e, double f) {
    res[r] = a;
    res[r + 1] = b;
    res[r + 2] = c;
    res[r + 3] = d;
    res[r + 4] = e;
    res[r + 5] = f;
  }
}
