package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NJMOM;
import static dev.dynamis.mechanics.layout.Size.NU;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Lengths, velocities and forces of actuators.
 *
 * @since 0.1.0
 */
public final class ActuatorStates extends Group {
  /** Lengths. */
  public final double[] length = reals("actuator_length", NU);

  /** Moment arms, a sparse matrix whose rows are actuators. */
  public final double[] moment = reals("actuator_moment", NJMOM);

  /** Velocities. */
  public final double[] velocity = reals("actuator_velocity", NU);

  /** Forces. */
  public final double[] force = reals("actuator_force", NU);

  /** Declares the arrays in {@code layout}. */
  public ActuatorStates(Layout layout) {
    super(layout, "actuator");
  }
}
