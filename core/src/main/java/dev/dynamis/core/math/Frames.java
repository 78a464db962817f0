package dev.dynamis.core.math;

/**
 * Vectors, quaternions and poses with the rounding rules of the model compiler, which differ from
 * those of the engine ({@link Vec3}, {@link Quat}, {@link Pose}) in the last bits: lengths are
 * compared with {@code 1e-14}, normalizing divides, products of quaternions are normalized, and
 * vectors are rotated by a matrix.
 *
 * <p>Compiled models agree with MuJoCo bit by bit only if compilation uses these. Every method
 * reads all its arguments before it writes, so a result may take the place of any argument.
 *
 * @since 0.1.0
 */
public final class Frames {
  /** Below this a squared length, a mass or an inertia counts as zero: {@code 1e-14}. */
  public static final double EPS = 1e-14;

  /** Below this the sine between two directions counts as zero. */
  private static final double PARALLEL = 1e-10;

  private Frames() {}

  /**
   * Scales the {@code n} numbers of {@code v} to unit length in place and returns the norm before.
   * If the squared norm is below {@link #EPS}, returns 0 and leaves {@code v}; a norm within {@link
   * #EPS} of 1 leaves {@code v} too.
   */
  public static double normalize(double[] v, int i, int n) {
    double sum = 0;
    for (int k = 0; k < n; k++) {
      sum += v[i + k] * v[i + k];
    }
    if (sum < EPS) {
      return 0;
    }
    if (sum == Double.POSITIVE_INFINITY) {
      return normalizeLarge(v, i, n);
    }
    double norm = Math.sqrt(sum);
    if (Math.abs(norm - 1) > EPS) {
      for (int k = 0; k < n; k++) {
        v[i + k] /= norm;
      }
    }
    return norm;
  }

  /** Normalizes what has a square that is no number; leaves what has no direction at all. */
  private static double normalizeLarge(double[] v, int i, int n) {
    double most = 0;
    for (int k = 0; k < n; k++) {
      most = Math.max(most, Math.abs(v[i + k]));
    }
    if (most == Double.POSITIVE_INFINITY) {
      return 0;
    }
    for (int k = 0; k < n; k++) {
      v[i + k] /= most;
    }
    return most * normalize(v, i, n);
  }

  /** {@code res = a b}, normalized; {@code res} may alias {@code a, b}. */
  public static void mulQuat(double[] res, int r, double[] a, int i, double[] b, int j) {
    Quat.mul(res, r, a, i, b, j);
    normalize(res, r, 4);
  }

  /** {@code res} = unit quaternion of the rotation matrix {@code m}; {@code res} may alias it. */
  public static void quatFromMat(double[] res, int r, double[] m, int i) {
    Quat.shepperd(res, r, m, i);
    normalize(res, r, 4);
  }

  /** {@code res} = shortest rotation that takes the z axis to {@code v}; it may alias it. */
  public static void quatFromZ(double[] res, int r, double[] v, int i) {
    double x = v[i], y = v[i + 1], z = v[i + 2];
    Quat.set(res, r, 1, 0 * z - y, x - 0 * z, 0);
    double sin = normalize(res, r + 1, 3);
    if (sin < PARALLEL) {
      Vec3.set(res, r + 1, 1, 0, 0);
    }
    double half = StrictMath.atan2(sin, z) / 2;
    res[r] = Trig.cos(half);
    Vec3.scale(res, r + 1, res, r + 1, Trig.sin(half));
  }

  /** {@code res} = global direction {@code v} in the axes of {@code quat}; it may alias both. */
  public static void localAxis(double[] res, int r, double[] v, int i, double[] quat, int q) {
    rotate(res, r, quat[q], -quat[q + 1], -quat[q + 2], -quat[q + 3], v[i], v[i + 1], v[i + 2]);
  }

  /**
   * {@code res} = global point {@code v} in the frame {@code (pos, quat)}; {@code res} may alias
   * all.
   */
  public static void localPos(
      double[] res, int r, double[] v, int i, double[] pos, int p, double[] quat, int q) {
    rotate(
        res,
        r,
        quat[q],
        -quat[q + 1],
        -quat[q + 2],
        -quat[q + 3],
        v[i] - pos[p],
        v[i + 1] - pos[p + 1],
        v[i + 2] - pos[p + 2]);
  }

  /** {@code res} = rotation {@code child} seen from {@code parent}; {@code res} may alias both. */
  public static void localQuat(double[] res, int r, double[] child, int i, double[] parent, int j) {
    double w = child[i], x = child[i + 1], y = child[i + 2], z = child[i + 3];
    double a = parent[j], b = -parent[j + 1], c = -parent[j + 2], d = -parent[j + 3];
    Quat.set(
        res,
        r,
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w);
    normalize(res, r, 4);
  }

  /**
   * {@code res = a b}: the frame {@code b}, given in the frame {@code a}, seen from outside; the
   * results may alias the arguments of their size.
   */
  public static void mul(
      double[] resPos,
      int rp,
      double[] resQuat,
      int rq,
      double[] aPos,
      int ap,
      double[] aQuat,
      int aq,
      double[] bPos,
      int bp,
      double[] bQuat,
      int bq) {
    double x = aPos[ap], y = aPos[ap + 1], z = aPos[ap + 2];
    rotate(
        resPos,
        rp,
        aQuat[aq],
        aQuat[aq + 1],
        aQuat[aq + 2],
        aQuat[aq + 3],
        bPos[bp],
        bPos[bp + 1],
        bPos[bp + 2]);
    Vec3.set(resPos, rp, x + resPos[rp], y + resPos[rp + 1], z + resPos[rp + 2]);
    mulQuat(resQuat, rq, aQuat, aq, bQuat, bq);
  }

  /**
   * {@code res = a inverse(b)}, undoes {@link #mul}; the results may alias the arguments of their
   * size.
   */
  public static void mulInverse(
      double[] resPos,
      int rp,
      double[] resQuat,
      int rq,
      double[] aPos,
      int ap,
      double[] aQuat,
      int aq,
      double[] bPos,
      int bp,
      double[] bQuat,
      int bq) {
    double x = aPos[ap], y = aPos[ap + 1], z = aPos[ap + 2];
    double u = bPos[bp], v = bPos[bp + 1], t = bPos[bp + 2];
    double w = aQuat[aq], i = aQuat[aq + 1], j = aQuat[aq + 2], k = aQuat[aq + 3];
    double a = bQuat[bq], b = -bQuat[bq + 1], c = -bQuat[bq + 2], d = -bQuat[bq + 3];
    Quat.set(
        resQuat,
        rq,
        w * a - i * b - j * c - k * d,
        w * b + i * a + j * d - k * c,
        w * c - i * d + j * a + k * b,
        w * d + i * c - j * b + k * a);
    normalize(resQuat, rq, 4);
    rotate(resPos, rp, resQuat[rq], resQuat[rq + 1], resQuat[rq + 2], resQuat[rq + 3], u, v, t);
    Vec3.set(resPos, rp, x - resPos[rp], y - resPos[rp + 1], z - resPos[rp + 2]);
  }

  /** {@code res} = inverse of {@code (pos, quat)}; the results may alias the arguments. */
  public static void inverse(
      double[] resPos,
      int rp,
      double[] resQuat,
      int rq,
      double[] pos,
      int p,
      double[] quat,
      int q) {
    localAxis(resPos, rp, pos, p, quat, q);
    Vec3.set(resPos, rp, -resPos[rp], -resPos[rp + 1], -resPos[rp + 2]);
    Quat.conjugate(resQuat, rq, quat, q);
  }

  /** {@code res} = matrix of the quaternion (w, x, y, z), times (a, b, c). */
  private static void rotate(
      double[] res, int r, double w, double x, double y, double z, double a, double b, double c) {
    if (w == 1 && x == 0 && y == 0 && z == 0) {
      // as the product with an identity matrix: signs of zeros may change
      Vec3.set(res, r, a + 0 * b + 0 * c, 0 * a + b + 0 * c, 0 * a + 0 * b + c);
      return;
    }
    double ww = w * w, wx = w * x, wy = w * y, wz = w * z;
    double xx = x * x, xy = x * y, xz = x * z;
    double yy = y * y, yz = y * z;
    double zz = z * z;
    Vec3.set(
        res,
        r,
        (ww + xx - yy - zz) * a + 2 * (xy - wz) * b + 2 * (xz + wy) * c,
        2 * (xy + wz) * a + (ww - xx + yy - zz) * b + 2 * (yz - wx) * c,
        2 * (xz - wy) * a + 2 * (yz + wx) * b + (ww - xx - yy + zz) * c);
  }
}
