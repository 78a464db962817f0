package dev.dynamis.core.math;

/**
 * Spatial inertias of ten numbers about a reference point: {@code Ixx, Iyy, Izz, Ixy, Ixz, Iyz, m
 * cx, m cy, m cz, m}, where {@code c} is the center of mass seen from the reference point.
 *
 * <p>Every method reads all its arguments before it writes, so a result may take the place of any
 * argument.
 *
 * @since 0.1.0
 */
public final class Inertia {
  private Inertia() {}

  /**
   * {@code res} = inertia of a body of mass {@code mass}, with the principal moments {@code diag}
   * along the columns of the rotation {@code rot}, whose center of mass lies at {@code c} from the
   * reference point; {@code res} may alias {@code diag, rot, c}.
   */
  public static void of(
      double[] res,
      int r,
      double[] diag,
      int i,
      double[] rot,
      int q,
      double[] c,
      int j,
      double mass) {
    of(res, r, diag, i, rot, q, c[j], c[j + 1], c[j + 2], mass);
  }

  /**
   * As {@link #of} above, for a center of mass at {@code (x, y, z)} from the reference point. Zeros
   * of the result are positive.
   */
  public static void of(
      double[] res,
      int r,
      double[] diag,
      int i,
      double[] rot,
      int q,
      double x,
      double y,
      double z,
      double mass) {
    double a = diag[i], b = diag[i + 1], d = diag[i + 2];
    double m0 = rot[q], m1 = rot[q + 1], m2 = rot[q + 2];
    double m3 = rot[q + 3], m4 = rot[q + 4], m5 = rot[q + 5];
    double m6 = rot[q + 6], m7 = rot[q + 7], m8 = rot[q + 8];

    // t = diag transpose(rot), row by row
    double t0 = m0 * a, t1 = m3 * a, t2 = m6 * a;
    double t3 = m1 * b, t4 = m4 * b, t5 = m7 * b;
    double t6 = m2 * d, t7 = m5 * d, t8 = m8 * d;

    // rot t + mass (|c|^2 1 - c transpose(c))
    res[r] = (m0 * t0 + m1 * t3 + m2 * t6) + mass * (y * y + z * z);
    res[r + 1] = (m3 * t1 + m4 * t4 + m5 * t7) + mass * (x * x + z * z);
    res[r + 2] = (m6 * t2 + m7 * t5 + m8 * t8) + mass * (x * x + y * y);
    res[r + 3] = (m0 * t1 + m1 * t4 + m2 * t7) - mass * x * y + 0.0;
    res[r + 4] = (m0 * t2 + m1 * t5 + m2 * t8) - mass * x * z + 0.0;
    res[r + 5] = (m3 * t2 + m4 * t5 + m5 * t8) - mass * y * z + 0.0;

    res[r + 6] = mass * x + 0.0;
    res[r + 7] = mass * y + 0.0;
    res[r + 8] = mass * z + 0.0;
    res[r + 9] = mass;
  }

  /**
   * {@code res = I v}: the momentum of the motion {@code v}, or the force of the acceleration
   * {@code v}; {@code res} may alias {@code inertia, v}.
   */
  public static void mulVec(double[] res, int r, double[] inertia, int k, double[] v, int j) {
    double xx = inertia[k], yy = inertia[k + 1], zz = inertia[k + 2];
    double xy = inertia[k + 3], xz = inertia[k + 4], yz = inertia[k + 5];
    double cx = inertia[k + 6], cy = inertia[k + 7], cz = inertia[k + 8];
    double mass = inertia[k + 9];
    double a = v[j], b = v[j + 1], c = v[j + 2];
    double d = v[j + 3], e = v[j + 4], f = v[j + 5];
    res[r] = xx * a + xy * b + xz * c - cz * e + cy * f;
    res[r + 1] = xy * a + yy * b + yz * c + cz * d - cx * f;
    res[r + 2] = xz * a + yz * b + zz * c - cy * d + cx * e;
    res[r + 3] = cz * b - cy * c + mass * d;
    res[r + 4] = cx * c - cz * a + mass * e;
    res[r + 5] = cy * a - cx * b + mass * f;
  }

  /** {@code res += a}, both about the same point; {@code res} may alias {@code a}. */
  public static void addTo(double[] res, int r, double[] a, int i) {
    double xx = res[r] + a[i], yy = res[r + 1] + a[i + 1], zz = res[r + 2] + a[i + 2];
    double xy = res[r + 3] + a[i + 3], xz = res[r + 4] + a[i + 4], yz = res[r + 5] + a[i + 5];
    double cx = res[r + 6] + a[i + 6], cy = res[r + 7] + a[i + 7], cz = res[r + 8] + a[i + 8];
    double mass = res[r + 9] + a[i + 9];
    Spatial.set(res, r, xx, yy, zz, xy, xz, yz);
    Vec3.set(res, r + 6, cx, cy, cz);
    res[r + 9] = mass;
  }
}
