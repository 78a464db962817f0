package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.passive.Fluid;
import dev.dynamis.mechanics.internal.passive.FluidEllipsoid;
import java.util.Arrays;

/**
 * Derivatives of fluid forces with respect to velocity: a 6 x 6 matrix B of local force by local
 * velocity for each body or geom, then {@code qDeriv += transpose(J) B J}.
 */
final class FluidVel {
  // places in the scratch array: velocity (6), size (3), B (36), a part of it (9), a vector (3),
  // squared products of two semiaxes (3)
  private static final int VEL = 0;
  private static final int SIZE = 6;
  private static final int B = 9;
  private static final int D = 45;
  private static final int A = 54;
  private static final int SECTION = 57;
  private static final int SCRATCH = 60;

  private FluidVel() {}

  /** Adds the derivative of the forces on the box that stands for body {@code b}. */
  static void inertiaBox(Model m, Data d, int b) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    Fluid.box(m, s, SIZE, b);
    Fluid.localVelocity(m, d, s, VEL, b, d.xipos, 3 * b, d.ximat, 9 * b);
    FrameJacobian jac = FrameJacobian.of(m, d, b, d.xipos, 3 * b, d.ximat, 9 * b);
    if (m.opt.viscosity > 0) {
      double diameter = (s[SIZE] + s[SIZE + 1] + s[SIZE + 2]) / 3.0;
      for (int i = 0; i < 3; i++) {
        s[B + i] = -Math.PI * diameter * diameter * diameter * m.opt.viscosity;
        s[B + 3 + i] = -3.0 * Math.PI * diameter * m.opt.viscosity;
      }
      jac.projectDiagonal(m, d, s, B);
    }
    if (m.opt.density > 0) {
      for (int i = 0; i < 3; i++) {
        double w = Math.abs(s[VEL + i]);
        double v = Math.abs(s[VEL + 3 + i]);
        s[B + i] = -2 * Fluid.boxTorqueDrag(s, SIZE, i, m.opt.density) * w;
        s[B + 3 + i] = -2 * Fluid.boxForceDrag(s, SIZE, i, m.opt.density) * v;
      }
      jac.projectDiagonal(m, d, s, B);
    }
    d.scratch.release(mark);
  }

  /** Adds the derivative of the forces on the ellipsoids of body {@code b}. */
  static void ellipsoids(Model m, Data d, int b) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    int end = m.body.geomadr[b] + m.body.geomnum[b];
    for (int g = m.body.geomadr[b]; g < end; g++) {
      int f = Widths.NFLUID * g;
      if (m.geom.fluid[f] == 0) {
        continue;
      }
      FluidEllipsoid.semiaxes(m, s, SIZE, g);
      for (int i = 0; i < 3; i++) {
        double across = s[SIZE + (i + 1) % 3] * s[SIZE + (i + 2) % 3];
        s[SECTION + i] = across * across;
      }
      Fluid.localVelocity(m, d, s, VEL, b, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g);
      Arrays.fill(s, B, B + 36, 0);
      lift(m, f, s);
      drag(m, f, s);
      torque(m, f, s);
      addedMass(m, f, s);
      if (m.opt.integrator == Integrator.IMPLICITFAST) {
        Dense.symmetrize(s, B, s, B, 6);
      }
      FrameJacobian.of(m, d, b, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g).project(m, d, s, B);
    }
    d.scratch.release(mark);
  }

  /** Adds {@code scale * d(a x b)/da} to a quadrant of B that starts at {@code o}. */
  private static void addByFirst(
      double[] s, int o, double bx, double by, double bz, double sx, double sy, double sz) {
    s[o + 1] += bz * sy;
    s[o + 2] -= by * sz;
    s[o + 6] -= bz * sx;
    s[o + 8] += bx * sz;
    s[o + 12] += by * sx;
    s[o + 13] -= bx * sy;
  }

  /** Adds {@code d(a x b)/db} to a quadrant of B that starts at {@code o}. */
  private static void addBySecond(double[] s, int o, double ax, double ay, double az) {
    s[o + 1] -= az;
    s[o + 2] += ay;
    s[o + 6] += az;
    s[o + 8] -= ax;
    s[o + 12] -= ay;
    s[o + 13] += ax;
  }

  /** Force p x w and torque p x v + l x w, with p and l proportional to v and w. */
  private static void addedMass(Model m, int f, double[] s) {
    double[] fluid = m.geom.fluid;
    double density = m.opt.density;
    double mx = density * fluid[f + FluidEllipsoid.VIRTUAL_MASS];
    double my = density * fluid[f + FluidEllipsoid.VIRTUAL_MASS + 1];
    double mz = density * fluid[f + FluidEllipsoid.VIRTUAL_MASS + 2];
    double ix = density * fluid[f + FluidEllipsoid.VIRTUAL_INERTIA];
    double iy = density * fluid[f + FluidEllipsoid.VIRTUAL_INERTIA + 1];
    double iz = density * fluid[f + FluidEllipsoid.VIRTUAL_INERTIA + 2];
    double wx = s[VEL];
    double wy = s[VEL + 1];
    double wz = s[VEL + 2];
    double vx = s[VEL + 3];
    double vy = s[VEL + 4];
    double vz = s[VEL + 5];
    addBySecond(s, B, ix * wx, iy * wy, iz * wz);
    addByFirst(s, B, wx, wy, wz, ix, iy, iz);
    addBySecond(s, B + 3, mx * vx, my * vy, mz * vz);
    addByFirst(s, B + 3, vx, vy, vz, mx, my, mz);
    addBySecond(s, B + 18, mx * vx, my * vy, mz * vz);
    addByFirst(s, B + 21, wx, wy, wz, mx, my, mz);
  }

  /**
   * Magnus force {@code c w x v}; Kutta force {@code g u} with {@code u = (n x v) x v = N v - V n}.
   */
  private static void lift(Model m, int f, double[] s) {
    double sx = s[SIZE];
    double sy = s[SIZE + 1];
    double sz = s[SIZE + 2];
    double density = m.opt.density;
    double magnus =
        m.geom.fluid[f + FluidEllipsoid.MAGNUS] * density * (4.0 / 3.0 * Math.PI * sx * sy * sz);
    addByFirst(s, B + 18, s[VEL + 3], s[VEL + 4], s[VEL + 5], magnus, magnus, magnus);
    addBySecond(s, B + 21, magnus * s[VEL], magnus * s[VEL + 1], magnus * s[VEL + 2]);

    // n = (a x, b y, c z), N = n.v, P = n.n, V = v.v, u_i = -w_i v_i, g = e N
    double num = projectionNumerator(s);
    double denom = projectionDenominator(s);
    double square = Vec3.dot(s, VEL + 3, s, VEL + 3);
    double e =
        Math.PI
            * m.geom.fluid[f + FluidEllipsoid.KUTTA]
            * density
            / Math.max(Scalar.MINVAL, Math.sqrt(denom * num * square));
    double overP = num / Math.max(Scalar.MINVAL, denom);
    double overV = num / Math.max(Scalar.MINVAL, square);
    for (int i = 0; i < 3; i++) {
      double vi = s[VEL + 3 + i];
      double ai = s[SECTION + i];
      double w = 0;
      for (int k = 0; k < 3; k++) {
        double vk = s[VEL + 3 + k];
        w += vk * vk * (ai - s[SECTION + k]);
      }
      for (int j = 0; j < 3; j++) {
        double aj = s[SECTION + j];
        double slope = aj * aj * overP - aj + overV;
        s[D + 3 * i + j] = ((aj - ai) * (2 * num) + slope * w) * (vi * s[VEL + 3 + j]);
      }
      s[D + 4 * i] -= w * num;
    }
    Dense.scale(s, D, s, D, e, 9);
    addPart(s, B + 21);
  }

  /** Adds the 3 x 3 matrix D to the quadrant of B that starts at {@code o}. */
  private static void addPart(double[] s, int o) {
    for (int i = 0; i < 3; i++) {
      Vec3.addTo(s, o + 6 * i, s, D + 3 * i);
    }
  }

  /** {@code n.v}. */
  private static double projectionNumerator(double[] s) {
    double x = s[VEL + 3], y = s[VEL + 4], z = s[VEL + 5];
    return s[SECTION] * (x * x) + s[SECTION + 1] * (y * y) + s[SECTION + 2] * (z * z);
  }

  /** {@code n.n}. */
  private static double projectionDenominator(double[] s) {
    double x = s[VEL + 3], y = s[VEL + 4], z = s[VEL + 5];
    double a = s[SECTION], b = s[SECTION + 1], c = s[SECTION + 2];
    return a * a * (x * x) + b * b * (y * y) + c * c * (z * z);
  }

  /** Force {@code -(k + rho |v| (A blunt + (Amax - A) slender)) v} with shadow A(v). */
  private static void drag(Model m, int f, double[] s) {
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    double max = Math.max(Math.max(x, y), z);
    double min = Math.min(Math.min(x, y), z);
    double largest = Math.PI * max * (x + y + z - max - min);
    double blunt = m.geom.fluid[f + FluidEllipsoid.BLUNT];
    double slender = m.geom.fluid[f + FluidEllipsoid.SLENDER];
    double num = projectionNumerator(s);
    double denom = projectionDenominator(s);
    double area = Math.PI * Math.sqrt(denom / Math.max(Scalar.MINVAL, num));
    double speed = Vec3.norm(s, VEL + 3);
    double quadratic = m.opt.density * (area * blunt + slender * (largest - area));
    double linear = m.opt.viscosity * 3.0 * Math.PI * (2.0 / 3.0 * (x + y + z));
    double byArea =
        m.opt.density
            * speed
            * (blunt - slender)
            * (Math.PI / Math.max(Scalar.MINVAL, Math.sqrt(num * num * num * denom)));
    for (int j = 0; j < 3; j++) {
      double vj = s[VEL + 3 + j];
      double aj = s[SECTION + j];

      // a_j N - P, without cancellation for equal semiaxes
      double excess = 0;
      for (int k = 0; k < 3; k++) {
        double vk = s[VEL + 3 + k];
        double ak = s[SECTION + k];
        excess += ak * (vk * vk) * (aj - ak);
      }
      s[A + j] = byArea * aj * vj * excess;
    }
    double square = Vec3.dot(s, VEL + 3, s, VEL + 3);
    double scale = -quadratic * (1.0 / Math.max(Scalar.MINVAL, speed));
    for (int i = 0; i < 3; i++) {
      double vi = s[VEL + 3 + i];
      for (int j = 0; j < 3; j++) {
        double outer = vi * s[VEL + 3 + j];
        s[D + 3 * i + j] = (i == j ? outer + square : outer) * scale - s[A + j] * vi;
      }
      s[D + 4 * i] -= linear;
    }
    addPart(s, B + 21);
  }

  /** Torque {@code -(k + rho |K w|) w} with a diagonal matrix K. */
  private static void torque(Model m, int f, double[] s) {
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    double max = Math.max(Math.max(x, y), z);
    double min = Math.min(Math.min(x, y), z);
    double diameter = 2.0 / 3.0 * (x + y + z);
    double maxMoment = 8.0 / 15.0 * Math.PI * (x + y + z - max - min) * (max * max) * (max * max);
    for (int i = 0; i < 3; i++) {
      s[A + i] = s[VEL + i] * momentCoefficient(m, f, s, i, maxMoment);
    }
    double perNorm = m.opt.density / Math.max(Scalar.MINVAL, Vec3.norm(s, A));
    for (int i = 0; i < 3; i++) {
      double k = momentCoefficient(m, f, s, i, maxMoment);
      s[A + i] = -perNorm * s[VEL + i] * k * k;
    }
    double linear = m.opt.viscosity * (Math.PI * diameter * diameter * diameter);
    double along = Vec3.dot(s, VEL, s, A) - linear;
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        s[D + 3 * i + j] = (i == j ? along : 0) + s[A + j] * s[VEL + i];
      }
    }
    addPart(s, B);
  }

  private static double momentCoefficient(Model m, int f, double[] s, int i, double maxMoment) {
    double moment = FluidEllipsoid.maxMoment(s, SIZE, i);
    return m.geom.fluid[f + FluidEllipsoid.ANGULAR] * moment
        + m.geom.fluid[f + FluidEllipsoid.SLENDER] * (maxMoment - moment);
  }
}
