package dev.dynamis.core.math;

/**
 * Matrices of 3 x 3 numbers, row-major, stored in a {@code double[]} from an offset on.
 *
 * <p>The columns of a rotation matrix are the axes of the rotated frame. Every method reads all its
 * arguments before it writes, so a result may take the place of any argument, also partly. Sums run
 * from left to right.
 *
 * @since 0.1.0
 */
public final class Mat3 {
  private Mat3() {}

  /** {@code res = 1}. */
  public static void identity(double[] res, int r) {
    set(res, r, 1, 0, 0, 0, 1, 0, 0, 0, 1);
  }

  /** {@code res = a}; {@code res} may alias {@code a}. */
  public static void copy(double[] res, int r, double[] a, int i) {
    // a call of arraycopy takes longer than nine numbers
    set(
        res, r, a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5], a[i + 6], a[i + 7],
        a[i + 8]);
  }

  /** {@code res = transpose(a)}; {@code res} may alias {@code a}. */
  public static void transpose(double[] res, int r, double[] a, int i) {
    set(
        res, r, a[i], a[i + 3], a[i + 6], a[i + 1], a[i + 4], a[i + 7], a[i + 2], a[i + 5],
        a[i + 8]);
  }

  /** {@code res = m v}; {@code res} may alias {@code m, v}. */
  public static void mulVec(double[] res, int r, double[] m, int i, double[] v, int j) {
    double x = v[j], y = v[j + 1], z = v[j + 2];
    double a = m[i] * x + m[i + 1] * y + m[i + 2] * z;
    double b = m[i + 3] * x + m[i + 4] * y + m[i + 5] * z;
    double c = m[i + 6] * x + m[i + 7] * y + m[i + 8] * z;
    Vec3.set(res, r, a, b, c);
  }

  /** {@code res = transpose(m) v}; {@code res} may alias {@code m, v}. */
  public static void mulTVec(double[] res, int r, double[] m, int i, double[] v, int j) {
    double x = v[j], y = v[j + 1], z = v[j + 2];
    double a = m[i] * x + m[i + 3] * y + m[i + 6] * z;
    double b = m[i + 1] * x + m[i + 4] * y + m[i + 7] * z;
    double c = m[i + 2] * x + m[i + 5] * y + m[i + 8] * z;
    Vec3.set(res, r, a, b, c);
  }

  /** {@code res = a b}; {@code res} may alias {@code a, b}. */
  public static void mul(double[] res, int r, double[] a, int i, double[] b, int j) {
    double a0 = a[i], a1 = a[i + 1], a2 = a[i + 2];
    double a3 = a[i + 3], a4 = a[i + 4], a5 = a[i + 5];
    double a6 = a[i + 6], a7 = a[i + 7], a8 = a[i + 8];
    double b0 = b[j], b1 = b[j + 1], b2 = b[j + 2];
    double b3 = b[j + 3], b4 = b[j + 4], b5 = b[j + 5];
    double b6 = b[j + 6], b7 = b[j + 7], b8 = b[j + 8];
    res[r] = a0 * b0 + a1 * b3 + a2 * b6;
    res[r + 1] = a0 * b1 + a1 * b4 + a2 * b7;
    res[r + 2] = a0 * b2 + a1 * b5 + a2 * b8;
    res[r + 3] = a3 * b0 + a4 * b3 + a5 * b6;
    res[r + 4] = a3 * b1 + a4 * b4 + a5 * b7;
    res[r + 5] = a3 * b2 + a4 * b5 + a5 * b8;
    res[r + 6] = a6 * b0 + a7 * b3 + a8 * b6;
    res[r + 7] = a6 * b1 + a7 * b4 + a8 * b7;
    res[r + 8] = a6 * b2 + a7 * b5 + a8 * b8;
  }

  /** {@code res = transpose(a) b}; {@code res} may alias {@code a, b}. */
  public static void mulTMat(double[] res, int r, double[] a, int i, double[] b, int j) {
    double a0 = a[i], a1 = a[i + 1], a2 = a[i + 2];
    double a3 = a[i + 3], a4 = a[i + 4], a5 = a[i + 5];
    double a6 = a[i + 6], a7 = a[i + 7], a8 = a[i + 8];
    double b0 = b[j], b1 = b[j + 1], b2 = b[j + 2];
    double b3 = b[j + 3], b4 = b[j + 4], b5 = b[j + 5];
    double b6 = b[j + 6], b7 = b[j + 7], b8 = b[j + 8];
    res[r] = a0 * b0 + a3 * b3 + a6 * b6;
    res[r + 1] = a0 * b1 + a3 * b4 + a6 * b7;
    res[r + 2] = a0 * b2 + a3 * b5 + a6 * b8;
    res[r + 3] = a1 * b0 + a4 * b3 + a7 * b6;
    res[r + 4] = a1 * b1 + a4 * b4 + a7 * b7;
    res[r + 5] = a1 * b2 + a4 * b5 + a7 * b8;
    res[r + 6] = a2 * b0 + a5 * b3 + a8 * b6;
    res[r + 7] = a2 * b1 + a5 * b4 + a8 * b7;
    res[r + 8] = a2 * b2 + a5 * b5 + a8 * b8;
  }

  /** {@code res = a transpose(b)}; {@code res} may alias {@code a, b}. */
  public static void mulMatT(double[] res, int r, double[] a, int i, double[] b, int j) {
    double a0 = a[i], a1 = a[i + 1], a2 = a[i + 2];
    double a3 = a[i + 3], a4 = a[i + 4], a5 = a[i + 5];
    double a6 = a[i + 6], a7 = a[i + 7], a8 = a[i + 8];
    double b0 = b[j], b1 = b[j + 1], b2 = b[j + 2];
    double b3 = b[j + 3], b4 = b[j + 4], b5 = b[j + 5];
    double b6 = b[j + 6], b7 = b[j + 7], b8 = b[j + 8];
    res[r] = a0 * b0 + a1 * b1 + a2 * b2;
    res[r + 1] = a0 * b3 + a1 * b4 + a2 * b5;
    res[r + 2] = a0 * b6 + a1 * b7 + a2 * b8;
    res[r + 3] = a3 * b0 + a4 * b1 + a5 * b2;
    res[r + 4] = a3 * b3 + a4 * b4 + a5 * b5;
    res[r + 5] = a3 * b6 + a4 * b7 + a5 * b8;
    res[r + 6] = a6 * b0 + a7 * b1 + a8 * b2;
    res[r + 7] = a6 * b3 + a7 * b4 + a8 * b5;
    res[r + 8] = a6 * b6 + a7 * b7 + a8 * b8;
  }

  /** {@code res} = rotation matrix of the unit quaternion {@code q}; {@code res} may alias it. */
  public static void fromQuat(double[] res, int r, double[] q, int j) {
    fromQuat(res, r, q[j], q[j + 1], q[j + 2], q[j + 3]);
  }

  /**
   * {@code res} = rotation of the product {@code a b} of two unit quaternions; {@code res} may not
   * alias {@code a, b}.
   */
  public static void fromQuatProduct(double[] res, int r, double[] a, int i, double[] b, int j) {
    double aw = a[i], ax = a[i + 1], ay = a[i + 2], az = a[i + 3];
    double bw = b[j], bx = b[j + 1], by = b[j + 2], bz = b[j + 3];
    fromQuat(
        res,
        r,
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw);
  }

  /** Zeros are positive. */
  private static void fromQuat(double[] res, int r, double w, double x, double y, double z) {
    if (w == 1 && x == 0 && y == 0 && z == 0) {
      identity(res, r);
      return;
    }
    double ww = w * w, wx = w * x, wy = w * y, wz = w * z;
    double xx = x * x, xy = x * y, xz = x * z;
    double yy = y * y, yz = y * z;
    double zz = z * z;
    res[r] = ww + xx - yy - zz;
    res[r + 1] = 2 * (xy - wz) + 0.0;
    res[r + 2] = 2 * (xz + wy) + 0.0;
    res[r + 3] = 2 * (xy + wz) + 0.0;
    res[r + 4] = ww - xx + yy - zz;
    res[r + 5] = 2 * (yz - wx) + 0.0;
    res[r + 6] = 2 * (xz - wy) + 0.0;
    res[r + 7] = 2 * (yz + wx) + 0.0;
    res[r + 8] = ww - xx - yy + zz;
  }

  /** Returns the determinant of {@code a}. */
  public static double determinant(double[] a, int i) {
    return a[i] * (a[i + 4] * a[i + 8] - a[i + 5] * a[i + 7])
        - a[i + 1] * (a[i + 3] * a[i + 8] - a[i + 5] * a[i + 6])
        + a[i + 2] * (a[i + 3] * a[i + 7] - a[i + 4] * a[i + 6]);
  }

  /**
   * Completes a right-handed orthonormal frame in place, axes in <em>rows</em> as contacts store
   * them. Row 0 is the direction of the first axis. Row 1 is a wish for the second axis; if its
   * squared length is below 1/4, the y axis is taken, or the z axis where x is within 30 degrees of
   * the y axis. Row 2 is written.
   *
   * @throws IllegalArgumentException if row 0 is shorter than 1/2
   */
  public static void completeFrame(double[] frame, int f) {
    double norm = Vec3.normalize(frame, f);
    if (norm < 0.5) {
      throw new IllegalArgumentException(
          "first axis of a frame has length " + norm + ", expected at least 0.5");
    }
    if (Vec3.dot(frame, f + 3, frame, f + 3) < 0.25) {
      boolean useY = frame[f + 1] < 0.5 && frame[f + 1] > -0.5;
      Vec3.set(frame, f + 3, 0, useY ? 1 : 0, useY ? 0 : 1);
    }

    // Gram-Schmidt; the product is subtracted, not added with a negative factor
    double along = Vec3.dot(frame, f, frame, f + 3);
    frame[f + 3] -= frame[f] * along;
    frame[f + 4] -= frame[f + 1] * along;
    frame[f + 5] -= frame[f + 2] * along;
    Vec3.normalize(frame, f + 3);
    Vec3.cross(frame, f + 6, frame, f, frame, f + 3);
  }

  private static void set(
      double[] res,
      int r,
      double a,
      double b,
      double c,
      double d,
      double e,
      double f,
      double g,
      double h,
      double i) {
    res[r] = a;
    res[r + 1] = b;
    res[r + 2] = c;
    res[r + 3] = d;
    res[r + 4] = e;
    res[r + 5] = f;
    res[r + 6] = g;
    res[r + 7] = h;
    res[r + 8] = i;
  }
}
