package dev.dynamis.core.math;

/**
 * Eigen-decomposition of a symmetric 3 x 3 matrix by Jacobi rotations of a quaternion.
 *
 * <p>Eigenvalues come in decreasing order. The iteration, its stopping rules, the order in which
 * eigenvalues are swapped and hence the sign and order of the axes are those of MuJoCo: for one
 * matrix there are 24 right-handed frames of eigenvectors, and this one is reproducible. Values
 * that differ by less than {@code 1e-12} are not swapped. The iteration stops when the next
 * rotation has a cosine above {@code 1 - 1e-12}, so the axes are accurate to about 1.5e-6 rad.
 *
 * @since 0.1.0
 */
public final class Eigen3 {
  private static final double EPS = 1e-12;
  private static final int MAX_ITERATIONS = 500;

  /** cos(45 deg), to the digits that MuJoCo uses. */
  private static final double HALF_SQRT2 = 0.707106781186548;

  private Eigen3() {}

  /**
   * Decomposes {@code m = E diag(val) transpose(E)}, as the engine does while it simulates; returns
   * the number of iterations.
   *
   * @param val eigenvalues, decreasing {@code [3]}
   * @param vec eigenvectors in the columns, a rotation matrix {@code [9]}
   * @param quat the same rotation as unit quaternion {@code [4]}
   * @param m symmetric matrix {@code [9]}; may not alias a result
   */
  public static int decompose(
      double[] val, int v, double[] vec, int e, double[] quat, int q, double[] m, int i) {
    return run(val, v, vec, e, quat, q, m, i, false);
  }

  /**
   * As {@link #decompose}, with the rounding of the model compiler ({@link Frames}): for the
   * principal axes of bodies and meshes.
   */
  public static int principalAxes(
      double[] val, int v, double[] vec, int e, double[] quat, int q, double[] m, int i) {
    return run(val, v, vec, e, quat, q, m, i, true);
  }

  private static int run(
      double[] val,
      int v,
      double[] vec,
      int e,
      double[] quat,
      int q,
      double[] m,
      int i,
      boolean compiler) {
    Quat.identity(quat, q);
    int iteration = 0;
    for (; iteration < MAX_ITERATIONS; iteration++) {
      Mat3.fromQuat(vec, e, quat, q);
      if (!rotate(val, v, vec, e, quat, q, m, i, compiler)) {
        break;
      }
    }

    // bubble sort of three
    swapIfIncreasing(val, v, quat, q, 0, compiler);
    swapIfIncreasing(val, v, quat, q, 1, compiler);
    swapIfIncreasing(val, v, quat, q, 0, compiler);
    Mat3.fromQuat(vec, e, quat, q);
    return iteration;
  }

  /** One Jacobi rotation; false if the matrix is diagonal enough. */
  private static boolean rotate(
      double[] val,
      int v,
      double[] vec,
      int e,
      double[] quat,
      int q,
      double[] m,
      int i,
      boolean compiler) {
    double e0 = vec[e], e1 = vec[e + 1], e2 = vec[e + 2];
    double e3 = vec[e + 3], e4 = vec[e + 4], e5 = vec[e + 5];
    double e6 = vec[e + 6], e7 = vec[e + 7], e8 = vec[e + 8];
    double m0 = m[i], m1 = m[i + 1], m2 = m[i + 2];
    double m3 = m[i + 3], m4 = m[i + 4], m5 = m[i + 5];
    double m6 = m[i + 6], m7 = m[i + 7], m8 = m[i + 8];

    // d = transpose(E) m E, row by row
    double t0 = e0 * m0 + e3 * m3 + e6 * m6;
    double t1 = e0 * m1 + e3 * m4 + e6 * m7;
    double t2 = e0 * m2 + e3 * m5 + e6 * m8;
    double d00 = t0 * e0 + t1 * e3 + t2 * e6;
    double d01 = t0 * e1 + t1 * e4 + t2 * e7;
    double d02 = t0 * e2 + t1 * e5 + t2 * e8;
    t0 = e1 * m0 + e4 * m3 + e7 * m6;
    t1 = e1 * m1 + e4 * m4 + e7 * m7;
    t2 = e1 * m2 + e4 * m5 + e7 * m8;
    double d11 = t0 * e1 + t1 * e4 + t2 * e7;
    double d12 = t0 * e2 + t1 * e5 + t2 * e8;
    t0 = e2 * m0 + e5 * m3 + e8 * m6;
    t1 = e2 * m1 + e5 * m4 + e8 * m7;
    t2 = e2 * m2 + e5 * m5 + e8 * m8;
    double d22 = t0 * e2 + t1 * e5 + t2 * e8;
    Vec3.set(val, v, d00, d11, d22);

    // the largest entry off the diagonal, and the axis to turn about
    int axis;
    double off;
    double difference;
    if (Math.abs(d01) > Math.abs(d02) && Math.abs(d01) > Math.abs(d12)) {
      axis = 2;
      off = d01;
      difference = d11 - d00;
    } else if (Math.abs(d02) > Math.abs(d12)) {
      axis = 1;
      off = d02;
      difference = d22 - d00;
    } else {
      axis = 0;
      off = d12;
      difference = d22 - d11;
    }
    if (Math.abs(off) < EPS) {
      return false;
    }

    // symmetric Schur decomposition of the 2 x 2 block
    double tau = difference / (2 * off);
    double root = Math.sqrt(1 + tau * tau);
    double tan = tau >= 0 ? 1.0 / (tau + root) : -1.0 / (-tau + root);
    double cos = 1.0 / Math.sqrt(1 + tan * tan);
    if (cos > 1.0 - EPS) {
      return false;
    }
    double sinHalf = Math.sqrt(0.5 - 0.5 * cos);
    if (tau >= 0 == (axis != 1)) {
      sinHalf = -sinHalf;
    }
    turn(quat, q, Math.sqrt(1.0 - sinHalf * sinHalf), sinHalf, axis, compiler);
    return true;
  }

  private static void swapIfIncreasing(
      double[] val, int v, double[] quat, int q, int lead, boolean compiler) {
    double a = val[v + lead], b = val[v + lead + 1];
    if (a + EPS < b) {
      val[v + lead] = b;
      val[v + lead + 1] = a;
      multiply(quat, q, HALF_SQRT2, HALF_SQRT2, (lead + 2) % 3, compiler);
    }
  }

  /** {@code quat = quat (w, s on the given axis)}, the right factor normalized before. */
  private static void turn(double[] quat, int q, double w, double s, int axis, boolean compiler) {
    double sum = w * w + s * s;
    double norm = Math.sqrt(sum);
    if (compiler) {
      if (sum >= Frames.EPS && Math.abs(norm - 1) > Frames.EPS) {
        w /= norm;
        s /= norm;
      }
    } else if (Math.abs(norm - 1) > Scalar.MINVAL) {
      double inv = 1 / norm;
      w *= inv;
      s *= inv;
    }
    multiply(quat, q, w, s, axis, compiler);
  }

  private static void multiply(
      double[] quat, int q, double w, double s, int axis, boolean compiler) {
    double a = quat[q], b = quat[q + 1], c = quat[q + 2], d = quat[q + 3];
    double x = axis == 0 ? s : 0, y = axis == 1 ? s : 0, z = axis == 2 ? s : 0;
    Quat.set(
        quat,
        q,
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w);
    if (compiler) {
      // the product is normalized, and normalized again
      Frames.normalize(quat, q, 4);
      Frames.normalize(quat, q, 4);
    } else {
      Quat.normalize(quat, q);
    }
  }
}
