package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import java.util.List;

/**
 * Equations {@code F(x) = 0} whose solutions are the states of rest of a system, its periodic
 * points or its cycles, with the parameters that the system has at the moment.
 *
 * <p>{@link #of} makes them from the equations of a system ({@link RightHandSide}), or from its
 * steps where it has no others. Matrices are row-major.
 *
 * @since 0.1.0
 */
public abstract class SteadyProblem {
  private final DynamicalSystem system;
  private final List<String> names;
  private final int size;
  private final double[] parameters;

  /** Makes a problem about a system, with an unknown for each name. */
  protected SteadyProblem(DynamicalSystem system, List<String> names) {
    this(system, names, names.size());
  }

  /** Makes a problem about a system, with {@link #values} for its names. */
  protected SteadyProblem(DynamicalSystem system, List<String> names, int size) {
    this.system = system;
    this.names = List.copyOf(names);
    this.size = size;
    parameters = new double[system.parameterNames().size()];
  }

  /**
   * Returns the problem of states of rest, or of points that return after {@code period} iterations
   * of a map or steps.
   *
   * @throws IllegalArgumentException if the period is not positive, or above 1 for a flow
   */
  public static SteadyProblem of(DynamicalSystem system, int period) {
    RightHandSide rhs = system.rightHandSide();
    if (period < 1) {
      throw new IllegalArgumentException("the period is " + period + ", expected 1 or more");
    }
    double[] x = new double[rhs == null ? 0 : rhs.names().size()];
    if (rhs != null) {
      rhs.coordinates(x);
    }
    if (rhs == null || rhs.isMap() && !rhs.delays(system.time(), x).isEmpty()) {
      return new StepProblem(system, period);
    }
    if (rhs.isMap()) {
      return new MapProblem(system, rhs, period);
    }
    if (period > 1) {
      throw new IllegalArgumentException(
          "a period of "
              + period
              + " iterations is one of a map; cycles of flows are found by their return");
    }
    return new FieldProblem(system, rhs);
  }

  /** Returns the system. */
  public final DynamicalSystem system() {
    return system;
  }

  /** Returns the names of {@link #values}, which are the unknowns by default. */
  public final List<String> names() {
    return names;
  }

  /** Returns the number of unknowns. */
  public final int size() {
    return size;
  }

  /** Returns the unknowns as they are in the system's present state, {@code [size]}. */
  public abstract double[] present();

  /** Returns the values that people expect under {@link #names}; the unknowns by default. */
  public double[] values(double[] x) {
    return x.clone();
  }

  /**
   * Returns the unknowns of a point whose values are known by names, such as one that another
   * problem about the same system found.
   *
   * @throws IllegalArgumentException if there is no value for an unknown
   */
  public double[] unknowns(List<String> named, double[] values) {
    double[] x = new double[size];
    for (int i = 0; i < size; i++) {
      x[i] = values[DelaySamples.find(names.get(i), named)];
    }
    return x;
  }

  /**
   * Computes {@code F(x)}.
   *
   * @throws SimulationException if there is none, saying why
   */
  public abstract void residual(double[] r, double[] x);

  /** Computes the derivatives of {@code F}, {@code [size x size]}. */
  public abstract void jacobian(double[] j, double[] x);

  /** Returns the eigenvalues that tell the stability of a solution. */
  public abstract Spectrum spectrum(double[] x);

  /** Hears of a solution that was accepted, near which others are looked for next. */
  public void accepted(double[] x) {}

  /**
   * May describe a solution that was accepted by other unknowns of the same number, as on another
   * mesh, and a direction at it likewise.
   *
   * @return whether they were changed
   */
  public boolean renew(double[] x, double[] direction) {
    return false;
  }

  /** Returns how derivatives are found, in words for a report. */
  public abstract String method();

  /**
   * Returns the number of a parameter.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  public final int parameter(String name) {
    List<String> all = system.parameterNames();
    int found = all.indexOf(name);
    if (found < 0) {
      throw new IllegalArgumentException(
          "no parameter '"
              + name
              + "'; "
              + (all.isEmpty() ? "the system has none" : Nearest.suggestion(name, all)));
    }
    return found;
  }

  /** Returns the value of a parameter. */
  public final double parameter(int index) {
    system.parameters(parameters);
    return parameters[index];
  }

  /** Changes a parameter of the system. */
  public final void setParameter(int index, double value) {
    system.parameters(parameters);
    if (parameters[index] != value) {
      parameters[index] = value;
      system.setParameters(parameters);
    }
  }

  /** Computes the derivatives of {@code F} by a parameter; a centred difference by default. */
  public void parameterDerivative(double[] column, double[] x, int index) {
    double value = parameter(index);
    double h = 6e-6 * Math.max(1, Math.abs(value));
    double[] low = new double[size];
    try {
      setParameter(index, value - h);
      residual(low, x);
      setParameter(index, value + h);
      residual(column, x);
    } finally {
      setParameter(index, value);
    }
    for (int i = 0; i < size; i++) {
      column[i] = (column[i] - low[i]) / (2 * h);
    }
  }

  /** Throws if a number is not finite. */
  static void requireFinite(double[] numbers, int count) {
    for (int i = 0; i < count; i++) {
      if (!Double.isFinite(numbers[i])) {
        throw new SimulationException("the equations are not finite there");
      }
    }
  }
}
