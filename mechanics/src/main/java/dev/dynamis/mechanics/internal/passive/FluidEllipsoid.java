package dev.dynamis.mechanics.internal.passive;

import static dev.dynamis.mechanics.internal.passive.Fluid.A;
import static dev.dynamis.mechanics.internal.passive.Fluid.B;
import static dev.dynamis.mechanics.internal.passive.Fluid.FLOW;
import static dev.dynamis.mechanics.internal.passive.Fluid.FRC;
import static dev.dynamis.mechanics.internal.passive.Fluid.SIZE;
import static dev.dynamis.mechanics.internal.passive.Fluid.VEL;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;

/**
 * Forces of a fluid on an ellipsoid, by five coefficients of the geom that it stands for.
 *
 * <p>Works in the geom's frame, on the scratch array of {@link Fluid}.
 */
public final class FluidEllipsoid {
  // places in geom.fluid

  /** Coefficient of drag on a blunt body. */
  public static final int BLUNT = 1;

  /** Coefficient of drag on a slender body. */
  public static final int SLENDER = 2;

  /** Coefficient of drag against rotation. */
  public static final int ANGULAR = 3;

  /** Coefficient of Kutta lift. */
  public static final int KUTTA = 4;

  /** Coefficient of Magnus lift. */
  public static final int MAGNUS = 5;

  /** Three masses of fluid that move along. */
  public static final int VIRTUAL_MASS = 6;

  /** Three inertias of fluid that turn along. */
  public static final int VIRTUAL_INERTIA = 9;

  private FluidEllipsoid() {}

  /** Semiaxes of the ellipsoid that stands for geom {@code g}. */
  public static void semiaxes(Model m, double[] res, int r, int g) {
    double x = m.geom.size[3 * g];
    double y = m.geom.size[3 * g + 1];
    double z = m.geom.size[3 * g + 2];
    switch (m.geom.type[g]) {
      case GeomType.SPHERE -> Vec3.set(res, r, x, x, x);
      case GeomType.CAPSULE -> Vec3.set(res, r, x, x, y + x);
      case GeomType.CYLINDER -> Vec3.set(res, r, x, x, y);
      case GeomType.PLANE,
          GeomType.HFIELD,
          GeomType.ELLIPSOID,
          GeomType.BOX,
          GeomType.MESH,
          GeomType.SDF ->
          Vec3.set(res, r, x, y, z);
      default -> throw Kinds.unknown("geom type", m.geom.type[g]);
    }
  }

  /**
   * Force and torque on the ellipsoid, from velocity and semiaxes; {@code f} is its coefficients.
   */
  static void force(Model m, int f, double[] s) {
    addedMass(m, f, s);
    lift(m, f, s);
    drag(m, f, s);
    Vec3.addTo(s, FRC + 3, s, FLOW);
    Vec3.scale(s, FRC, s, FRC, m.geom.fluid[f]);
    Vec3.scale(s, FRC + 3, s, FRC + 3, m.geom.fluid[f]);
  }

  /** Fluid that is moved along: {@code force p x w, torque p x v + l x w}. */
  private static void addedMass(Model m, int f, double[] s) {
    double[] fluid = m.geom.fluid;
    double density = m.opt.density;

    // angular momentum l
    for (int i = 0; i < 3; i++) {
      s[A + i] = density * fluid[f + VIRTUAL_INERTIA + i] * s[VEL + i];
    }
    Vec3.cross(s, A, s, A, s, VEL);

    // momentum p
    for (int i = 0; i < 3; i++) {
      s[B + i] = density * fluid[f + VIRTUAL_MASS + i] * s[VEL + 3 + i];
    }
    Vec3.cross(s, FRC, s, B, s, VEL + 3);
    Vec3.addTo(s, FRC, s, A);
    Vec3.cross(s, FRC + 3, s, B, s, VEL);
  }

  /** Lift by rotation (Magnus) and by circulation about a slanted body (Kutta-Joukowski). */
  private static void lift(Model m, int f, double[] s) {
    double[] fluid = m.geom.fluid;
    double density = m.opt.density;
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    double volume = 4.0 / 3.0 * Math.PI * x * y * z;
    Vec3.cross(s, FLOW, s, VEL, s, VEL + 3);
    Vec3.scale(s, FLOW, s, FLOW, fluid[f + MAGNUS] * density * volume);

    // normal of the cross-section that the flow sees, not of unit length
    Vec3.set(s, A, sqr(y * z) * s[VEL + 3], sqr(z * x) * s[VEL + 4], sqr(x * y) * s[VEL + 5]);
    double num = projectionNumerator(s);
    double denom = projectionDenominator(s);
    double cosine = num / Math.max(Scalar.MINVAL, Vec3.norm(s, VEL + 3) * denom);
    Vec3.cross(s, A, s, A, s, VEL + 3);
    Vec3.scale(s, A, s, A, fluid[f + KUTTA] * density * cosine * projectedArea(s));
    Vec3.cross(s, A, s, A, s, VEL + 3);
    Vec3.addTo(s, FLOW, s, A);
  }

  /** Stokes resistance and quadratic drag. */
  private static void drag(Model m, int f, double[] s) {
    double[] fluid = m.geom.fluid;
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    double max = Math.max(Math.max(x, y), z);
    double min = Math.min(Math.min(x, y), z);
    double mid = x + y + z - max - min;
    double diameter = 2.0 / 3.0 * (x + y + z);
    double largest = Math.PI * max * mid;
    double area = projectedArea(s);
    double linear =
        m.opt.viscosity * (3.0 * Math.PI * diameter)
            + m.opt.density
                * Vec3.norm(s, VEL + 3)
                * (area * fluid[f + BLUNT] + fluid[f + SLENDER] * (largest - area));

    double maxMoment = 8.0 / 15.0 * Math.PI * mid * pow4(max);
    for (int i = 0; i < 3; i++) {
      double moment = maxMoment(s, SIZE, i);
      s[A + i] =
          s[VEL + i] * (fluid[f + ANGULAR] * moment + fluid[f + SLENDER] * (maxMoment - moment));
    }
    double angular =
        m.opt.viscosity * (Math.PI * diameter * diameter * diameter)
            + m.opt.density * Vec3.norm(s, A);
    Vec3.addToScaled(s, FRC, s, VEL, -angular);
    Vec3.addToScaled(s, FLOW, s, VEL + 3, -linear);
  }

  private static double projectionNumerator(double[] s) {
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    return sqr(y * z * s[VEL + 3]) + sqr(z * x * s[VEL + 4]) + sqr(x * y * s[VEL + 5]);
  }

  private static double projectionDenominator(double[] s) {
    double x = s[SIZE];
    double y = s[SIZE + 1];
    double z = s[SIZE + 2];
    return pow4(y * z) * sqr(s[VEL + 3])
        + pow4(z * x) * sqr(s[VEL + 4])
        + pow4(x * y) * sqr(s[VEL + 5]);
  }

  /** Area of the ellipsoid's shadow in the direction of the velocity. */
  private static double projectedArea(double[] s) {
    return Math.PI
        * Math.sqrt(projectionDenominator(s) / Math.max(Scalar.MINVAL, projectionNumerator(s)));
  }

  /** Largest moment of the solids of revolution about axis {@code i} that stand for the body. */
  public static double maxMoment(double[] size, int o, int i) {
    double widest = Math.max(size[o + (i + 1) % 3], size[o + (i + 2) % 3]);
    return 8.0 / 15.0 * Math.PI * size[o + i] * pow4(widest);
  }

  private static double sqr(double x) {
    return x * x;
  }

  private static double pow4(double x) {
    return (x * x) * (x * x);
  }
}
