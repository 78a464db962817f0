package dev.dynamis.equations.internal.kernel;

import java.util.Optional;

/** The stepping methods that can step many instances side by side. */
public enum LaneMethod {
  /** The next state of a map. */
  MAP,
  /** Euler's method. */
  EULER,
  /** The midpoint method. */
  RK2,
  /** The classical Runge-Kutta method. */
  RK4;

  /** Returns the method that a stepper's name stands for, if it is one of these. */
  public static Optional<LaneMethod> of(String stepper) {
    return switch (stepper) {
      case "map" -> Optional.of(MAP);
      case "euler" -> Optional.of(EULER);
      case "rk2" -> Optional.of(RK2);
      case "rk4" -> Optional.of(RK4);
      default -> Optional.empty();
    };
  }
}
