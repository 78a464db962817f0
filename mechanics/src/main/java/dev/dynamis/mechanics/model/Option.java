package dev.dynamis.mechanics.model;

/**
 * Physics options; all of them may be changed between steps.
 *
 * @since 0.1.0
 */
public final class Option {
  /** Time step, s. */
  public double timestep = 0.002;

  /** Ratio of frictional to normal contact impedance. */
  public double impratio = 1;

  /** Tolerance at which the constraint solver stops. */
  public double tolerance = 1e-8;

  /** Tolerance of the line search in the CG and Newton solvers. */
  public double lsTolerance = 0.01;

  /** Tolerance of the no-slip solver. */
  public double noslipTolerance = 1e-6;

  /** Tolerance of convex collision detection, m. */
  public double ccdTolerance = 1e-6;

  /** Velocity below which a tree may fall asleep. */
  public double sleepTolerance = 1e-4;

  /** Gravitational acceleration, m/s². */
  public final double[] gravity = {0, 0, -9.81};

  /** Velocity of the medium, m/s. */
  public final double[] wind = {0, 0, 0};

  /** Global magnetic flux. */
  public final double[] magnetic = {0, -0.5, 0};

  /** Density of the medium, kg/m³. */
  public double density = 0;

  /** Viscosity of the medium, Pa s. */
  public double viscosity = 0;

  /** Margin of all contacts while contact override is enabled, m. */
  public double oMargin = 0;

  /** Solver reference of all contacts while contact override is enabled. */
  public final double[] oSolref = {0.02, 1};

  /** Solver impedance of all contacts while contact override is enabled. */
  public final double[] oSolimp = {0.9, 0.95, 0.001, 0.5, 2};

  /** Friction of all contacts while contact override is enabled. */
  public final double[] oFriction = {1, 1, 0.005, 0.0001, 0.0001};

  /** Integrator: Euler 0, RK4 1, implicit 2, implicitfast 3. */
  public int integrator = 0;

  /** Friction cone: pyramidal 0, elliptic 1. */
  public int cone = 0;

  /** Constraint Jacobian: dense 0, sparse 1, automatic 2. */
  public int jacobian = 2;

  /** Constraint solver: PGS 0, CG 1, Newton 2. */
  public int solver = 2;

  /** Largest number of solver iterations. */
  public int iterations = 100;

  /** Largest number of line search iterations. */
  public int lsIterations = 50;

  /** Largest number of no-slip iterations. */
  public int noslipIterations = 0;

  /** Largest number of iterations of convex collision detection. */
  public int ccdIterations = 35;

  /** Features that are switched off, a set of bits. */
  public int disableflags = 0;

  /** Optional features that are switched on, a set of bits. */
  public int enableflags = 0;

  /** Actuator groups that are switched off, bit i for group i. */
  public int disableactuator = 0;

  /** Starting points of the search for contacts between signed distance fields. */
  public int sdfInitpoints = 40;

  /** Iterations of the search for contacts between signed distance fields. */
  public int sdfIterations = 10;

  /** Makes the default options. */
  public Option() {}

  /** Says whether a default feature, one of the {@code DisableBit} values, is switched off. */
  public boolean disabled(int bit) {
    return (disableflags & bit) != 0;
  }

  /** Says whether an optional feature, one of the {@code EnableBit} values, is switched on. */
  public boolean enabled(int bit) {
    return (enableflags & bit) != 0;
  }

  /** Switches a default feature, one of the {@code DisableBit} values, off or on. */
  public void setDisabled(int bit, boolean off) {
    disableflags = off ? disableflags | bit : disableflags & ~bit;
  }

  /** Switches an optional feature, one of the {@code EnableBit} values, on or off. */
  public void setEnabled(int bit, boolean on) {
    enableflags = on ? enableflags | bit : enableflags & ~bit;
  }
}
