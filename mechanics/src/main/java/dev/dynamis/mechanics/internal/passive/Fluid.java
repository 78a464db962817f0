package dev.dynamis.mechanics.internal.passive;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Forces of a fluid on bodies.
 *
 * <p>A body with geoms that ask for it is modeled by their ellipsoids: added mass, Magnus and Kutta
 * lift, drag. Any other body is modeled by the box that has its inertia: viscous resistance and
 * drag on its faces. Adds to {@code qfrc.fluid}. Counterpart of {@code mj_fluid}.
 */
public final class Fluid {
  // places in the scratch array: local velocity and force (rotation, translation), box or semiaxes,
  // two vectors, then lift and drag together
  static final int VEL = 0;
  static final int FRC = 6;
  static final int SIZE = 12;
  static final int A = 15;
  static final int B = 18;
  static final int FLOW = 21;
  private static final int SCRATCH = 24;

  private Fluid() {}

  /** Adds the forces on all bodies. */
  public static void run(Model m, Data d) {
    if (m.opt.viscosity == 0 && m.opt.density == 0) {
      return;
    }
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    for (int k = 0; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      if (m.body.mass[b] < Scalar.MINVAL) {
        continue;
      }
      if (usesEllipsoids(m, b)) {
        int end = m.body.geomadr[b] + m.body.geomnum[b];
        for (int g = m.body.geomadr[b]; g < end; g++) {
          if (m.geom.fluid[Widths.NFLUID * g] != 0) {
            ellipsoid(m, d, b, g, s);
          }
        }
      } else {
        inertiaBox(m, d, b, s);
      }
    }
    d.scratch.release(mark);
  }

  /** Returns whether some geom of the body asks for the ellipsoid model. */
  public static boolean usesEllipsoids(Model m, int b) {
    int end = m.body.geomadr[b] + m.body.geomnum[b];
    for (int g = m.body.geomadr[b]; g < end; g++) {
      if (m.geom.fluid[Widths.NFLUID * g] > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Velocity (rotation, translation) of a frame of body {@code b} against the wind, in the frame's
   * axes.
   */
  public static void localVelocity(
      Model m, Data d, double[] res, int r, int b, double[] pos, int p, double[] rot, int q) {
    if (m.body.weldid[b] == 0) {
      Vec3.zero(res, r);
      Vec3.zero(res, r + 3);
    } else {
      Vec3.copy(res, r, d.cvel, 6 * b);
      Jacobians.pointVelocity(m, d, res, r + 3, pos, p, b);
    }
    Mat3.mulTVec(res, r, rot, q, res, r);
    Mat3.mulTVec(res, r + 3, rot, q, res, r + 3);
    double x = m.opt.wind[0];
    double y = m.opt.wind[1];
    double z = m.opt.wind[2];
    res[r + 3] -= rot[q] * x + rot[q + 3] * y + rot[q + 6] * z;
    res[r + 4] -= rot[q + 1] * x + rot[q + 4] * y + rot[q + 7] * z;
    res[r + 5] -= rot[q + 2] * x + rot[q + 5] * y + rot[q + 8] * z;
  }

  /** Full side lengths of the box whose inertia is that of the body. */
  public static void box(Model m, double[] res, int r, int b) {
    double ix = m.body.inertia[3 * b];
    double iy = m.body.inertia[3 * b + 1];
    double iz = m.body.inertia[3 * b + 2];
    double mass = m.body.mass[b];
    res[r] = Math.sqrt(Math.max(Scalar.MINVAL, iy + iz - ix) / mass * 6.0);
    res[r + 1] = Math.sqrt(Math.max(Scalar.MINVAL, ix + iz - iy) / mass * 6.0);
    res[r + 2] = Math.sqrt(Math.max(Scalar.MINVAL, ix + iy - iz) / mass * 6.0);
  }

  private static void inertiaBox(Model m, Data d, int b, double[] s) {
    double density = m.opt.density;
    double viscosity = m.opt.viscosity;
    box(m, s, SIZE, b);
    localVelocity(m, d, s, VEL, b, d.xipos, 3 * b, d.ximat, 9 * b);
    Vec3.zero(s, FRC);
    Vec3.zero(s, FRC + 3);
    if (viscosity > 0) {
      double diameter = (s[SIZE] + s[SIZE + 1] + s[SIZE + 2]) / 3.0;
      Vec3.scale(s, FRC, s, VEL, -Math.PI * diameter * diameter * diameter * viscosity);
      Vec3.scale(s, FRC + 3, s, VEL + 3, -3.0 * Math.PI * diameter * viscosity);
    }
    if (density > 0) {
      for (int i = 0; i < 3; i++) {
        double w = s[VEL + i];
        double v = s[VEL + 3 + i];
        s[FRC + i] -= boxTorqueDrag(s, SIZE, i, density) * Math.abs(w) * w;
        s[FRC + 3 + i] -= boxForceDrag(s, SIZE, i, density) * Math.abs(v) * v;
      }
    }
    apply(m, d, b, d.xipos, 3 * b, d.ximat, 9 * b, s);
  }

  /** Coefficient of the drag torque {@code -c |w| w} about axis {@code i} of a box. */
  public static double boxTorqueDrag(double[] box, int o, int i, double density) {
    double a = box[o + (i + 1) % 3];
    double b = box[o + (i + 2) % 3];
    return density * box[o + i] * (a * a * a * a + b * b * b * b) / 64.0;
  }

  /** Coefficient of the drag force {@code -c |v| v} along axis {@code i} of a box. */
  public static double boxForceDrag(double[] box, int o, int i, double density) {
    double first = box[o + (i == 0 ? 1 : 0)];
    double second = box[o + (i == 2 ? 1 : 2)];
    return 0.5 * density * first * second;
  }

  /** Applies the force and torque in s, given in the frame's axes, at its origin. */
  private static void apply(
      Model m, Data d, int b, double[] pos, int p, double[] rot, int q, double[] s) {
    Mat3.mulVec(s, FRC, rot, q, s, FRC);
    Mat3.mulVec(s, FRC + 3, rot, q, s, FRC + 3);
    Jacobians.applyForce(m, d, d.qfrc.fluid, s, FRC + 3, s, FRC, pos, p, b);
  }

  private static void ellipsoid(Model m, Data d, int b, int g, double[] s) {
    int f = Widths.NFLUID * g;
    FluidEllipsoid.semiaxes(m, s, SIZE, g);
    localVelocity(m, d, s, VEL, b, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g);
    Vec3.zero(s, FRC);
    Vec3.zero(s, FRC + 3);
    FluidEllipsoid.force(m, f, s);
    apply(m, d, b, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g, s);
  }
}
