package dev.dynamis.core;

import java.util.List;
import java.util.concurrent.Executor;

/**
 * The derivatives of one step of a system: with {@code x} the state before a step, {@code x'} that
 * after it, {@code u} the inputs, {@code p} the parameters and {@code y} the outputs of {@code x}
 * and {@code u} before the step,
 *
 * <pre>
 * dx' = A dx + B du + P dp
 * dy  = C dx + D du + Q dp
 * </pre>
 *
 * <p>Changes of states are tangent vectors of the system ({@link DynamicalSystem#plus}). Matrices
 * are row-major: a row belongs to a component of the result, a column to what was changed, with the
 * names of {@link #stateNames}, {@link #inputNames}, {@link #outputNames} and {@link
 * #parameterNames}.
 *
 * <pre>{@code
 * StepDerivatives of = system.derivatives();
 * double[] a = new double[of.states() * of.states()];
 * double dt = of.transition(a, null, null, null);
 * }</pre>
 *
 * <p>An object of this class belongs to its system and to that system's thread. It keeps its
 * memory, so that calls make no garbage. {@link #method} tells where the numbers come from.
 *
 * @since 0.1.0
 */
public abstract class StepDerivatives {
  private final DynamicalSystem system;
  private final List<String> stateNames;
  private final List<String> inputNames;
  private final List<String> outputNames;
  private final List<String> parameterNames;
  private double[] matrix;
  private double[] column;

  /** Makes derivatives of the steps of a system, with the sizes that it has now. */
  protected StepDerivatives(DynamicalSystem system) {
    this.system = system;
    stateNames = List.copyOf(system.tangentNames());
    inputNames = List.copyOf(system.inputNames());
    outputNames = List.copyOf(system.outputNames());
    parameterNames = List.copyOf(system.parameterNames());
  }

  /** Returns the system whose steps these are. */
  public final DynamicalSystem system() {
    return system;
  }

  /** Returns the length of a tangent vector: rows and columns of A, rows of B and P. */
  public final int states() {
    return stateNames.size();
  }

  /** Returns the number of inputs: columns of B and D. */
  public final int inputs() {
    return inputNames.size();
  }

  /** Returns the number of outputs: rows of C, D and Q. */
  public final int outputs() {
    return outputNames.size();
  }

  /** Returns the number of parameters: columns of P and Q. */
  public final int parameters() {
    return parameterNames.size();
  }

  /** Returns the names of the components of a tangent vector. */
  public final List<String> stateNames() {
    return stateNames;
  }

  /** Returns the names of the inputs. */
  public final List<String> inputNames() {
    return inputNames;
  }

  /** Returns the names of the outputs. */
  public final List<String> outputNames() {
    return outputNames;
  }

  /** Returns the names of the parameters. */
  public final List<String> parameterNames() {
    return parameterNames;
  }

  /**
   * Returns where the numbers come from, in words for a report, such as {@code "exact"} or {@code
   * "centred differences"}.
   */
  public abstract String method();

  /**
   * Lets columns be spread over threads, the caller's and {@code workers - 1} tasks of an executor;
   * the numbers are the same. Derivatives that are cheap, or can't be spread, don't use them.
   *
   * @return this
   * @throws IllegalArgumentException if there are no workers
   */
  public StepDerivatives onThreads(Executor executor, int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException(workers + " workers; use 1 or more");
    }
    return this;
  }

  /**
   * Computes the matrices of the step from the present state and inputs. State, inputs and
   * parameters of the system are the same afterwards.
   *
   * @param a {@code [states x states]}, or null. Modified.
   * @param b {@code [states x inputs]}, or null. Modified.
   * @param c {@code [outputs x states]}, or null. Modified.
   * @param d {@code [outputs x inputs]}, or null. Modified.
   * @return the length of the step, in the unit of {@link DynamicalSystem#time}
   * @throws IllegalArgumentException if a matrix is too small
   * @throws SimulationException if there is no such step, saying why
   */
  public abstract double transition(double[] a, double[] b, double[] c, double[] d);

  /**
   * Computes the derivatives of the same step by the parameters.
   *
   * @param p {@code [states x parameters]}, or null. Modified.
   * @param q {@code [outputs x parameters]}, or null. Modified.
   * @return the length of the step
   * @throws IllegalArgumentException if a matrix is too small
   * @throws SimulationException if there is no such step, saying why
   */
  public abstract double sensitivity(double[] p, double[] q);

  /**
   * Takes a step of the system and carries tangent vectors along: each of them becomes {@code A}
   * times what it was.
   *
   * @param tangents one vector after the other, {@code [count x states]}. Modified, unless the step
   *     fails.
   * @return what the step of the system did
   */
  public StepReport step(double[] tangents, int count) {
    int n = states();
    checkSize("tangent vectors", tangents, count, n);
    if (matrix == null) {
      matrix = new double[n * n];
      column = new double[n];
    }
    transition(matrix, null, null, null);
    StepReport report = system.step();
    if (report.canContinue() || report.status() == StepStatus.STOPPED) {
      for (int k = 0; k < count; k++) {
        multiply(tangents, k * n);
      }
    }
    return report;
  }

  /**
   * Takes up to {@code steps} steps and carries tangent vectors along, with the bits of as many
   * calls of {@link #step(double[], int)}; ends early after a step that is not {@link
   * StepStatus#OK}. Vectors grow with every step: make them shorter before their numbers become too
   * large.
   *
   * @return what the last step of the system did, with the {@link StepReport#dt} of all together
   */
  public StepReport step(double[] tangents, int count, long steps) {
    DynamicalSystem.requireSteps(steps);
    double length = 0;
    StepReport report;
    long left = steps;
    do {
      report = step(tangents, count);
      length += report.dt();
    } while (--left > 0 && report.status() == StepStatus.OK);
    return report.set(report.status(), length, report.cause());
  }

  private void multiply(double[] v, int at) {
    int n = column.length;
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) {
        sum += matrix[i * n + j] * v[at + j];
      }
      column[i] = sum;
    }
    System.arraycopy(column, 0, v, at, n);
  }

  /**
   * Makes sure that a matrix of the caller is large enough; for implementations.
   *
   * @param matrix the numbers, or null, which always is
   * @throws IllegalArgumentException if it has fewer than {@code rows * columns} numbers
   */
  protected static void checkSize(String name, double[] matrix, int rows, int columns) {
    if (matrix != null && matrix.length < (long) rows * columns) {
      throw new IllegalArgumentException(
          name + ": " + rows + " x " + columns + " expected, found " + matrix.length + " numbers");
    }
  }

  /** Checks the four matrices of {@link #transition}; for implementations. */
  protected final void checkSizes(double[] a, double[] b, double[] c, double[] d) {
    checkSize("A", a, states(), states());
    checkSize("B", b, states(), inputs());
    checkSize("C", c, outputs(), states());
    checkSize("D", d, outputs(), inputs());
  }
}
