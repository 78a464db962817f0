package dev.dynamis.mechanics.sim;

/**
 * The parameters of a contact that acts like a spring and a damper on a body of given mass.
 *
 * <p>The acceleration of a body in one frictionless contact of impedance {@code d}, penetration
 * {@code r} and speed {@code v} is {@code a = (1 - d) a0 - K r - B v}, where {@code a0} is the
 * acceleration without contact and {@code solref = (-K, -B)}. A spring of stiffness {@code k} and a
 * damper {@code c} on a mass {@code m} are {@code K = (1 - d) k/m}, {@code B = (1 - d) c/m}: the
 * contact rests at the depth of the spring, and moves like it, but for a mass that seems larger by
 * {@code 1/(1 - d)}. So the impedance is small.
 *
 * @param mass of the body, kg
 * @param stiffness N/m
 * @param damping N s/m
 * @param timestep s
 * @param gravity m/s²
 * @since 0.1.0
 */
public record ContactDesign(
    double mass, double stiffness, double damping, double timestep, double gravity) {
  /** The impedance, the same at every depth. */
  public static final double IMPEDANCE = 0.001;

  /** Fewer steps than this in a period, or in the time in which the damper acts, are few. */
  public static final double FEW_STEPS = 20;

  /** How a time step does. */
  public enum Fit {
    /** The motion in contact is resolved. */
    FINE,
    /** Stable, but not resolved: depth and bounce differ from those of the spring. */
    COARSE,
    /** The contact gains energy until it explodes. */
    UNSTABLE
  }

  /** Checks the numbers. */
  public ContactDesign {
    check("mass", mass, "kg");
    check("stiffness", stiffness, "N/m");
    check("time step", timestep, "s");
    if (!(damping >= 0 && damping <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "the damping is " + damping + " N s/m, expected a number of at least 0");
    }
    if (!Double.isFinite(gravity)) {
      throw new IllegalArgumentException("gravity is " + gravity + ", expected a finite number");
    }
  }

  private static void check(String what, double x, String unit) {
    if (!(x > 0 && x <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "the " + what + " is " + x + " " + unit + ", expected a number above 0");
    }
  }

  /** Returns the two numbers of {@code solref}, both zero or negative. */
  public double[] solref() {
    return new double[] {-perMass(stiffness), damping == 0 ? 0 : -perMass(damping)};
  }

  /** Returns the first three numbers of {@code solimp}. */
  public double[] solimp() {
    return new double[] {IMPEDANCE, IMPEDANCE, 0.001};
  }

  private double perMass(double x) {
    return (1 - IMPEDANCE) * x / mass;
  }

  /** Returns the angular frequency without damping, rad/s. */
  public double frequency() {
    return Math.sqrt(stiffness / mass);
  }

  /** Returns the damping ratio; from 1 on nothing swings. */
  public double dampingRatio() {
    return damping / (2 * Math.sqrt(stiffness * mass));
  }

  /** Returns how deep the body rests in the other, m. */
  public double restDepth() {
    return mass * Math.abs(gravity) / stiffness;
  }

  /** Returns the part of its speed with which the body leaves after a hit without gravity. */
  public double restitution() {
    double z = dampingRatio();
    if (z == 1) {
      return StrictMath.exp(-2);
    }
    // up to where the force of spring and damper ends; from there on it would pull
    double root = Math.sqrt(Math.abs(1 - z * z));
    double angle =
        z < 1
            ? Math.PI - StrictMath.atan2(2 * z * root, 1 - 2 * z * z)
            : StrictMath.log((z + root) / (z - root));
    return StrictMath.exp(-z / root * angle);
  }

  /** Returns the longest time step that is stable, s: {@code h² K + 2 h B = 4}. */
  public double stableTimestep() {
    double b = perMass(damping);
    double k = perMass(stiffness);
    return (Math.sqrt(b * b + 4 * k) - b) / k;
  }

  /** Returns the longest time step that resolves the contact, s. */
  public double fineTimestep() {
    double period = 2 * Math.PI / frequency();
    // with a ratio above 1 the fast part decays with about c/m
    double fast = dampingRatio() <= 1 ? period : Math.PI * mass / damping;
    return fast / FEW_STEPS;
  }

  /** Returns how the time step does. */
  public Fit fit() {
    if (timestep >= stableTimestep()) {
      return Fit.UNSTABLE;
    }
    return timestep > fineTimestep() * (1 + 1e-9) ? Fit.COARSE : Fit.FINE;
  }
}
