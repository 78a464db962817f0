package dev.dynamis.core;

import java.util.List;

/**
 * The equations that a system steps by, {@code dx/dt = f(t, x)} or, of a map, {@code x' = f(t, x)},
 * as functions of its coordinates, with the parameters that the system has at the moment of a call.
 *
 * <p>Where equations look back, the past counts as constant: every delayed value of a coordinate is
 * its present one. {@link #delays} lists what they look back at, and {@link #delayJacobian} how
 * they depend on it. Methods with an argument {@code past} are given those values instead, in the
 * order of that list. Events of the system are not part of its equations.
 *
 * <p>Matrices are row-major. An object of this type belongs to its system and that system's thread.
 *
 * @since 0.1.0
 */
public interface RightHandSide {
  /**
   * A value of the past that the equations read.
   *
   * @param coordinate number of the coordinate
   * @param amount how far back: a time, or a number of iterations of a map
   */
  record Delay(int coordinate, double amount) {}

  /** Returns whether {@link #evaluate} gives the next state rather than the rate of change. */
  boolean isMap();

  /** Returns whether the equations are the same at all times. */
  boolean isAutonomous();

  /** Returns the names of the coordinates, {@code n} of them. */
  List<String> names();

  /** Reads the system's present coordinates into {@code x [n]}. */
  void coordinates(double[] x);

  /**
   * Puts the system at a time and at coordinates {@code x [n]}, as if it had always been there:
   * lags and delays remember nothing else, and methods with a memory start anew.
   */
  void place(double t, double[] x);

  /** Computes the rates of change, or the next state, {@code dx [n]}. */
  void evaluate(double[] dx, double t, double[] x);

  /** Computes the derivatives by the present coordinates, {@code a [n x n]}, the past held. */
  void jacobian(double[] a, double t, double[] x);

  /** Computes the derivatives by the parameters, {@code b [n x parameters]}. */
  void parameterJacobian(double[] b, double t, double[] x);

  /** Returns what the equations look back at from {@code x}, without repetition. */
  List<Delay> delays(double t, double[] x);

  /** Computes the derivatives by one value of the past, {@code column [n]}. */
  void delayJacobian(double[] column, Delay delay, double t, double[] x);

  /**
   * Computes the rates of change, or the next state, {@code dx [n]}, after a given past.
   *
   * @param past what the equations look back at, a value for each of {@link #delays}
   * @throws UnsupportedOperationException if the equations look back and can't be given a past; so
   *     by default
   */
  default void evaluate(double[] dx, double t, double[] x, double[] past) {
    requireNoPast(past);
    evaluate(dx, t, x);
  }

  /** Computes the derivatives by the present coordinates, {@code a [n x n]}, after a given past. */
  default void jacobian(double[] a, double t, double[] x, double[] past) {
    requireNoPast(past);
    jacobian(a, t, x);
  }

  /**
   * Computes the derivatives by all values of a given past, {@code b [n x delays]}, in the order of
   * {@link #delays}.
   */
  default void pastJacobian(double[] b, double t, double[] x, double[] past) {
    requireNoPast(past);
  }

  private static void requireNoPast(double[] past) {
    if (past.length > 0) {
      throw new UnsupportedOperationException(
          "these equations look back, but only at a past that was always like the present");
    }
  }

  /** Returns where the derivatives come from, in words for a report. */
  String method();
}
