package dev.dynamis.core.math;

/**
 * Vectors of three numbers, stored in a {@code double[]} from an offset on.
 *
 * <p>Every method reads all its arguments before it writes, so a result may take the place of any
 * argument, also partly.
 *
 * @since 0.1.0
 */
public final class Vec3 {
  private Vec3() {}

  /** {@code res = 0}. */
  public static void zero(double[] res, int r) {
    res[r] = 0;
    res[r + 1] = 0;
    res[r + 2] = 0;
  }

  /** {@code res = (x, y, z)}. */
  public static void set(double[] res, int r, double x, double y, double z) {
    res[r] = x;
    res[r + 1] = y;
    res[r + 2] = z;
  }

  /** {@code res = a}; {@code res} may alias {@code a}. */
  public static void copy(double[] res, int r, double[] a, int i) {
    double x = a[i], y = a[i + 1], z = a[i + 2];
    set(res, r, x, y, z);
  }

  /** {@code res = a + b}; {@code res} may alias {@code a, b}. */
  public static void add(double[] res, int r, double[] a, int i, double[] b, int j) {
    double x = a[i] + b[j];
    double y = a[i + 1] + b[j + 1];
    double z = a[i + 2] + b[j + 2];
    set(res, r, x, y, z);
  }

  /** {@code res = a - b}; {@code res} may alias {@code a, b}. */
  public static void sub(double[] res, int r, double[] a, int i, double[] b, int j) {
    double x = a[i] - b[j];
    double y = a[i + 1] - b[j + 1];
    double z = a[i + 2] - b[j + 2];
    set(res, r, x, y, z);
  }

  /** {@code res = s*a}; {@code res} may alias {@code a}. */
  public static void scale(double[] res, int r, double[] a, int i, double s) {
    double x = a[i] * s, y = a[i + 1] * s, z = a[i + 2] * s;
    set(res, r, x, y, z);
  }

  /** {@code res += a}; {@code res} may alias {@code a}. */
  public static void addTo(double[] res, int r, double[] a, int i) {
    add(res, r, res, r, a, i);
  }

  /** {@code res -= a}; {@code res} may alias {@code a}. */
  public static void subFrom(double[] res, int r, double[] a, int i) {
    sub(res, r, res, r, a, i);
  }

  /** {@code res = a + s*b}; {@code res} may alias {@code a, b}. */
  public static void addScaled(
      double[] res, int r, double[] a, int i, double[] b, int j, double s) {
    double x = a[i] + s * b[j];
    double y = a[i + 1] + s * b[j + 1];
    double z = a[i + 2] + s * b[j + 2];
    set(res, r, x, y, z);
  }

  /** {@code res += s*a}; {@code res} may alias {@code a}. */
  public static void addToScaled(double[] res, int r, double[] a, int i, double s) {
    addScaled(res, r, res, r, a, i, s);
  }

  /** {@code res = a x b}; {@code res} may alias {@code a, b}. */
  public static void cross(double[] res, int r, double[] a, int i, double[] b, int j) {
    double ax = a[i], ay = a[i + 1], az = a[i + 2];
    double bx = b[j], by = b[j + 1], bz = b[j + 2];
    set(res, r, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  }

  /** Returns {@code a . b}. */
  public static double dot(double[] a, int i, double[] b, int j) {
    return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
  }

  /** Returns the Euclidean norm of {@code a}. */
  public static double norm(double[] a, int i) {
    return Math.sqrt(dot(a, i, a, i));
  }

  /** Returns the Euclidean distance between {@code a} and {@code b}. */
  public static double distance(double[] a, int i, double[] b, int j) {
    double x = a[i] - b[j], y = a[i + 1] - b[j + 1], z = a[i + 2] - b[j + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Scales {@code a} to unit length in place and returns its norm before. A vector shorter than
   * {@link Scalar#MINVAL} becomes (1, 0, 0).
   */
  public static double normalize(double[] a, int i) {
    double norm = norm(a, i);
    if (norm < Scalar.MINVAL) {
      set(a, i, 1, 0, 0);
    } else {
      scale(a, i, a, i, 1 / norm);
    }
    return norm;
  }
}
