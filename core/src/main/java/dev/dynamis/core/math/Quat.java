package dev.dynamis.core.math;

/**
 * Quaternions (w, x, y, z), stored in a {@code double[]} from an offset on.
 *
 * <p>A unit quaternion {@code q} is the rotation {@code v -> q v q*}; {@code mul(a, b)} is first
 * {@code b}, then {@code a}. Every method reads all its arguments before it writes, so a result may
 * take the place of any argument, also partly. Angles are in radians, angular velocities in rad/s.
 *
 * @since 0.1.0
 */
public final class Quat {
  private static final int POLAR_ITERATIONS = 500;
  private static final double POLAR_ANGLE = 1e-9;

  private Quat() {}

  /** {@code res = (1, 0, 0, 0)}. */
  public static void identity(double[] res, int r) {
    set(res, r, 1, 0, 0, 0);
  }

  /** {@code res = (w, x, y, z)}. */
  public static void set(double[] res, int r, double w, double x, double y, double z) {
    res[r] = w;
    res[r + 1] = x;
    res[r + 2] = y;
    res[r + 3] = z;
  }

  /** {@code res = q}; {@code res} may alias {@code q}. */
  public static void copy(double[] res, int r, double[] q, int j) {
    set(res, r, q[j], q[j + 1], q[j + 2], q[j + 3]);
  }

  /** {@code res} = conjugate of {@code q}, the inverse rotation; {@code res} may alias it. */
  public static void conjugate(double[] res, int r, double[] q, int j) {
    set(res, r, q[j], -q[j + 1], -q[j + 2], -q[j + 3]);
  }

  /** {@code res = a b}, not normalized; {@code res} may alias {@code a, b}. */
  public static void mul(double[] res, int r, double[] a, int i, double[] b, int j) {
    mul(res, r, a[i], a[i + 1], a[i + 2], a[i + 3], b[j], b[j + 1], b[j + 2], b[j + 3]);
  }

  /** {@code res = a (0, axis)}; {@code res} may alias {@code a, axis}. */
  public static void mulAxis(double[] res, int r, double[] a, int i, double[] axis, int j) {
    double w = a[i], x = a[i + 1], y = a[i + 2], z = a[i + 3];
    double u = axis[j], v = axis[j + 1], t = axis[j + 2];
    set(
        res,
        r,
        -x * u - y * v - z * t,
        w * u + y * t - z * v,
        w * v + z * u - x * t,
        w * t + x * v - y * u);
  }

  /** {@code res = q v q*}: rotates {@code v}; {@code res} may alias {@code v, q}. */
  public static void rotate(double[] res, int r, double[] v, int i, double[] q, int j) {
    rotate(res, r, v[i], v[i + 1], v[i + 2], q[j], q[j + 1], q[j + 2], q[j + 3]);
  }

  /** {@code res = q* v q}: rotates {@code v} back; {@code res} may alias {@code v, q}. */
  public static void unrotate(double[] res, int r, double[] v, int i, double[] q, int j) {
    rotate(res, r, v[i], v[i + 1], v[i + 2], q[j], -q[j + 1], -q[j + 2], -q[j + 3]);
  }

  /**
   * Scales {@code q} to unit length in place and returns its norm before. A norm within {@link
   * Scalar#MINVAL} of 1 leaves the bits alone; a norm below it gives the identity.
   */
  public static double normalize(double[] q, int j) {
    double w = q[j], x = q[j + 1], y = q[j + 2], z = q[j + 3];
    double norm = Math.sqrt(w * w + x * x + y * y + z * z);
    if (norm < Scalar.MINVAL) {
      identity(q, j);
    } else if (Math.abs(norm - 1) > Scalar.MINVAL) {
      double inv = 1 / norm;
      set(q, j, w * inv, x * inv, y * inv, z * inv);
    }
    return norm;
  }

  /**
   * {@code res} = rotation by {@code angle} about the unit vector {@code axis}; {@code res} may
   * alias {@code axis}. Angle zero gives the identity, whatever the axis.
   */
  public static void fromAxisAngle(double[] res, int r, double[] axis, int i, double angle) {
    if (angle == 0) {
      identity(res, r);
      return;
    }
    double s = Trig.sin(angle * 0.5);
    double c = Trig.cos(angle * 0.5);
    set(res, r, c, axis[i] * s, axis[i + 1] * s, axis[i + 2] * s);
  }

  /**
   * {@code res} = unit quaternion of the rotation matrix {@code m}; {@code res} may alias it.
   * Shepperd's method: w is taken first if the trace is positive, otherwise the component that the
   * largest diagonal entry belongs to. The taken component is not negative.
   */
  public static void fromMat(double[] res, int r, double[] m, int i) {
    shepperd(res, r, m, i);
    normalize(res, r);
  }

  /** {@code res} = quaternion of {@code m} before it is normalized. */
  static void shepperd(double[] res, int r, double[] m, int i) {
    double xx = m[i], yy = m[i + 4], zz = m[i + 8];
    double yz = m[i + 7] - m[i + 5], zx = m[i + 2] - m[i + 6], xy = m[i + 3] - m[i + 1];
    double syz = m[i + 5] + m[i + 7], szx = m[i + 2] + m[i + 6], sxy = m[i + 1] + m[i + 3];
    if (xx + yy + zz > 0) {
      double w = 0.5 * Math.sqrt(1 + xx + yy + zz);
      set(res, r, w, 0.25 * yz / w, 0.25 * zx / w, 0.25 * xy / w);
    } else if (xx > yy && xx > zz) {
      double x = 0.5 * Math.sqrt(1 + xx - yy - zz);
      set(res, r, 0.25 * yz / x, x, 0.25 * sxy / x, 0.25 * szx / x);
    } else if (yy > zz) {
      double y = 0.5 * Math.sqrt(1 - xx + yy - zz);
      set(res, r, 0.25 * zx / y, 0.25 * sxy / y, y, 0.25 * syz / y);
    } else {
      double z = 0.5 * Math.sqrt(1 - xx - yy + zz);
      set(res, r, 0.25 * xy / z, 0.25 * szx / z, 0.25 * syz / z, z);
    }
  }

  /** {@code res} = shortest rotation that takes the z axis to {@code v}; it may alias it. */
  public static void fromZ(double[] res, int r, double[] v, int i) {
    double x = v[i], y = v[i + 1], z = v[i + 2];
    double norm = Math.sqrt(x * x + y * y + z * z);
    if (norm < Scalar.MINVAL) {
      identity(res, r);
      return;
    }
    double inv = 1 / norm;
    x *= inv;
    y *= inv;
    z *= inv;

    // (0, 0, 1) x v = (-y, x, 0)
    double sin = Math.sqrt(y * y + x * x);
    if (sin < Scalar.MINVAL) {
      boolean opposite = z < 0;
      set(res, r, opposite ? 0 : 1, opposite ? 1 : 0, 0, 0);
      return;
    }
    double angle = StrictMath.atan2(sin, z);
    if (angle == 0) {
      identity(res, r);
      return;
    }
    inv = 1 / sin;
    double s = Trig.sin(angle * 0.5);
    double c = Trig.cos(angle * 0.5);
    set(res, r, c, -y * inv * s, x * inv * s, 0);
  }

  /**
   * {@code res} = rotation by three angles {@code e}; {@code res} may alias it. A lower-case letter
   * of {@code sequence} turns about an axis of the moving frame, an upper-case one about an axis of
   * the fixed frame.
   *
   * @throws IllegalArgumentException if {@code sequence} is not three letters of {@code xyzXYZ}
   */
  public static void fromEuler(double[] res, int r, double[] e, int i, String sequence) {
    if (sequence.length() != 3) {
      throw new IllegalArgumentException(
          "Euler sequence '" + sequence + "' has " + sequence.length() + " letters, expected 3");
    }
    double e0 = e[i], e1 = e[i + 1], e2 = e[i + 2];
    identity(res, r);
    turn(res, r, e0, sequence.charAt(0));
    turn(res, r, e1, sequence.charAt(1));
    turn(res, r, e2, sequence.charAt(2));
  }

  private static void turn(double[] q, int j, double angle, char letter) {
    int axis = "xyzXYZ".indexOf(letter);
    if (axis < 0) {
      throw new IllegalArgumentException(
          "Euler sequence has the letter '" + letter + "', expected one of xyzXYZ");
    }
    double c = Trig.cos(angle / 2);
    double s = Trig.sin(angle / 2);
    double x = axis % 3 == 0 ? s : 0, y = axis % 3 == 1 ? s : 0, z = axis % 3 == 2 ? s : 0;
    if (axis < 3) {
      mul(q, j, q[j], q[j + 1], q[j + 2], q[j + 3], c, x, y, z);
    } else {
      mul(q, j, c, x, y, z, q[j], q[j + 1], q[j + 2], q[j + 3]);
    }
  }

  /**
   * {@code res} = angular velocity, in the rotated frame, that makes the rotation {@code q} in time
   * {@code dt}; {@code res} may alias {@code q}. The shorter way round is taken.
   */
  public static void toVelocity(double[] res, int r, double[] q, int j, double dt) {
    toVelocity(res, r, q[j], q[j + 1], q[j + 2], q[j + 3], dt);
  }

  /**
   * {@code res} = rotation vector that takes {@code b} to {@code a}, in the frame of {@code b}:
   * {@code integrate(b, res, 1) = a}; {@code res} may alias {@code a, b}.
   */
  public static void sub(double[] res, int r, double[] a, int i, double[] b, int j) {
    double aw = a[i], ax = a[i + 1], ay = a[i + 2], az = a[i + 3];
    double bw = b[j], bx = -b[j + 1], by = -b[j + 2], bz = -b[j + 3];
    toVelocity(
        res,
        r,
        bw * aw - bx * ax - by * ay - bz * az,
        bw * ax + bx * aw + by * az - bz * ay,
        bw * ay - bx * az + by * aw + bz * ax,
        bw * az + bx * ay - by * ax + bz * aw,
        1);
  }

  /**
   * Advances {@code q} in place by the angular velocity {@code v}, given in the rotated frame, over
   * time {@code h}. {@code q} is normalized before, not after; {@code q} may alias {@code v}.
   */
  public static void integrate(double[] q, int j, double[] v, int i, double h) {
    double x = v[i], y = v[i + 1], z = v[i + 2];
    double speed = Math.sqrt(x * x + y * y + z * z);
    double angle = h * speed;
    normalize(q, j);
    if (angle == 0) {
      // multiplication by the identity: only signs of zeros can change
      mul(q, j, q[j], q[j + 1], q[j + 2], q[j + 3], 1, 0, 0, 0);
      return;
    }
    if (speed < Scalar.MINVAL) {
      x = 1;
      y = 0;
      z = 0;
    } else {
      double inv = 1 / speed;
      x *= inv;
      y *= inv;
      z *= inv;
    }
    double s = Trig.sin(angle * 0.5);
    double c = Trig.cos(angle * 0.5);
    mul(q, j, q[j], q[j + 1], q[j + 2], q[j + 3], c, x * s, y * s, z * s);
  }

  /**
   * {@code res} = time derivative of {@code q} that turns with the angular velocity {@code v},
   * given in the <em>fixed</em> frame, other than for {@link #integrate}; {@code res} may alias
   * {@code q, v}. For a velocity in the rotated frame it is half of {@link #mulAxis}.
   */
  public static void derivative(double[] res, int r, double[] q, int j, double[] v, int i) {
    double w = q[j], x = q[j + 1], y = q[j + 2], z = q[j + 3];
    double a = v[i], b = v[i + 1], c = v[i + 2];
    set(
        res,
        r,
        0.5 * (-a * x - b * y - c * z),
        0.5 * (a * w + b * z - c * y),
        0.5 * (-a * z + b * w + c * x),
        0.5 * (a * y - b * x + c * w));
  }

  /**
   * Improves {@code q} in place until it is the rotation nearest to the matrix {@code m}, which
   * need not be orthogonal, and returns the number of iterations. Start from a good guess or the
   * identity. Müller et al., "A robust method to extract the rotational part of deformations"
   * (2016). {@code q} may not alias {@code m}.
   */
  public static int nearest(double[] q, int j, double[] m, int i) {
    double a0 = m[i], a1 = m[i + 1], a2 = m[i + 2];
    double a3 = m[i + 3], a4 = m[i + 4], a5 = m[i + 5];
    double a6 = m[i + 6], a7 = m[i + 7], a8 = m[i + 8];
    for (int iteration = 0; iteration < POLAR_ITERATIONS; iteration++) {
      double w = q[j], x = q[j + 1], y = q[j + 2], z = q[j + 3];
      double r0 = w * w + x * x - y * y - z * z;
      double r4 = w * w - x * x + y * y - z * z;
      double r8 = w * w - x * x - y * y + z * z;
      double r1 = 2 * (x * y - w * z), r2 = 2 * (x * z + w * y), r3 = 2 * (x * y + w * z);
      double r5 = 2 * (y * z - w * x), r6 = 2 * (x * z - w * y), r7 = 2 * (y * z + w * x);

      // sum over columns of rotation x matrix, divided by the sum of their dot products
      double ox = (r3 * a6 - r6 * a3) + (r4 * a7 - r7 * a4) + (r5 * a8 - r8 * a5);
      double oy = (r6 * a0 - r0 * a6) + (r7 * a1 - r1 * a7) + (r8 * a2 - r2 * a8);
      double oz = (r0 * a3 - r3 * a0) + (r1 * a4 - r4 * a1) + (r2 * a5 - r5 * a2);
      double trace =
          (r0 * a0 + r3 * a3 + r6 * a6)
              + (r1 * a1 + r4 * a4 + r7 * a7)
              + (r2 * a2 + r5 * a5 + r8 * a8);
      double scale = 1.0 / (Math.abs(trace) + Scalar.MINVAL);
      ox *= scale;
      oy *= scale;
      oz *= scale;
      double angle = Math.sqrt(ox * ox + oy * oy + oz * oz);
      if (angle < POLAR_ANGLE) {
        return iteration;
      }
      double inv = 1 / angle;
      double s = Trig.sin(angle * 0.5);
      double c = Trig.cos(angle * 0.5);
      mul(q, j, c, ox * inv * s, oy * inv * s, oz * inv * s, w, x, y, z);
      normalize(q, j);
    }
    return POLAR_ITERATIONS;
  }

  private static void mul(
      double[] res,
      int r,
      double aw,
      double ax,
      double ay,
      double az,
      double bw,
      double bx,
      double by,
      double bz) {
    res[r] = aw * bw - ax * bx - ay * by - az * bz;
    res[r + 1] = aw * bx + ax * bw + ay * bz - az * by;
    res[r + 2] = aw * by - ax * bz + ay * bw + az * bx;
    res[r + 3] = aw * bz + ax * by - ay * bx + az * bw;
  }

  private static void rotate(
      double[] res, int r, double a, double b, double c, double w, double x, double y, double z) {
    if (w == 1 && x == 0 && y == 0 && z == 0) {
      Vec3.set(res, r, a, b, c);
      return;
    }

    // t = w v + xyz x v, res = v + 2 xyz x t
    double ta = w * a + y * c - z * b;
    double tb = w * b + z * a - x * c;
    double tc = w * c + x * b - y * a;
    res[r] = a + 2 * (y * tc - z * tb);
    res[r + 1] = b + 2 * (z * ta - x * tc);
    res[r + 2] = c + 2 * (x * tb - y * ta);
  }

  private static void toVelocity(
      double[] res, int r, double w, double x, double y, double z, double dt) {
    double sin = Math.sqrt(x * x + y * y + z * z);
    double speed = 2 * StrictMath.atan2(sin, w);
    if (speed > Math.PI) {
      speed -= 2 * Math.PI;
    }
    speed /= dt;
    if (sin < Scalar.MINVAL) {
      Vec3.set(res, r, speed, 0 * speed, 0 * speed);
    } else {
      double inv = 1 / sin;
      Vec3.set(res, r, x * inv * speed, y * inv * speed, z * inv * speed);
    }
  }
}
