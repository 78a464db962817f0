package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Generalized forces by their origin.
 *
 * @since 0.1.0
 */
public final class GeneralizedForces extends Group {
  /** Generalized forces that the user applies. */
  public final double[] applied = reals("qfrc_applied", NV);

  /** Coriolis, centrifugal and gravitational forces. */
  public final double[] bias = reals("qfrc_bias", NV);

  /** Forces of springs. */
  public final double[] spring = reals("qfrc_spring", NV);

  /** Forces of dampers. */
  public final double[] damper = reals("qfrc_damper", NV);

  /** Forces of gravity compensation. */
  public final double[] gravcomp = reals("qfrc_gravcomp", NV);

  /** Forces of the fluid. */
  public final double[] fluid = reals("qfrc_fluid", NV);

  /** All passive forces. */
  public final double[] passive = reals("qfrc_passive", NV);

  /** Forces of actuators. */
  public final double[] actuator = reals("qfrc_actuator", NV);

  /** All forces but those of constraints. */
  public final double[] smooth = reals("qfrc_smooth", NV);

  /** Forces of constraints. */
  public final double[] constraint = reals("qfrc_constraint", NV);

  /** External forces that inverse dynamics found. */
  public final double[] inverse = reals("qfrc_inverse", NV);

  /** Declares the arrays in {@code layout}. */
  public GeneralizedForces(Layout layout) {
    super(layout, "qfrc");
  }
}
