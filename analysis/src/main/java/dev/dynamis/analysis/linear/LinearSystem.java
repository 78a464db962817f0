package dev.dynamis.analysis.linear;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Eigenvalues;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A linear system with named states x, inputs u and outputs y: {@code x' = A x + B u, y = C x + D
 * u}, where {@code x'} is the next state (discrete) or the rate of change (continuous).
 *
 * <p>All numbers are deviations from the state around which the system was made. Matrices are
 * row-major; a row belongs to what is computed, a column to what it is computed from. Instances
 * don't change.
 *
 * @since 0.1.0
 */
public final class LinearSystem {
  private final double dt;
  private final List<String> states;
  private final List<String> inputs;
  private final List<String> outputs;
  private final double[] a;
  private final double[] b;
  private final double[] c;
  private final double[] d;
  private double[] eigenvalues;

  private LinearSystem(
      double dt,
      List<String> states,
      List<String> inputs,
      List<String> outputs,
      double[] a,
      double[] b,
      double[] c,
      double[] d) {
    this.dt = dt;
    this.states = List.copyOf(states);
    this.inputs = List.copyOf(inputs);
    this.outputs = List.copyOf(outputs);
    int n = states.size(), m = inputs.size(), p = outputs.size();
    this.a = checked("A", a, n, n);
    this.b = checked("B", b, n, m);
    this.c = checked("C", c, p, n);
    this.d = checked("D", d, p, m);
  }

  /**
   * Makes a system that advances in steps.
   *
   * @param dt the length of a step, in seconds or the model's unit of time
   * @param a {@code [n x n]}, n states
   * @param b {@code [n x m]}, m inputs
   * @param c {@code [p x n]}, p outputs
   * @param d {@code [p x m]}
   * @throws IllegalArgumentException if a size does not fit, or a number is not finite
   */
  public static LinearSystem discrete(
      double dt,
      List<String> states,
      List<String> inputs,
      List<String> outputs,
      double[] a,
      double[] b,
      double[] c,
      double[] d) {
    if (!(dt > 0 && dt < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the step of a discrete system is " + dt);
    }
    return new LinearSystem(dt, states, inputs, outputs, a, b, c, d);
  }

  /** Makes a system of differential equations; arguments as for {@link #discrete}. */
  public static LinearSystem continuous(
      List<String> states,
      List<String> inputs,
      List<String> outputs,
      double[] a,
      double[] b,
      double[] c,
      double[] d) {
    return new LinearSystem(0, states, inputs, outputs, a, b, c, d);
  }

  private static double[] checked(String name, double[] matrix, int rows, int columns) {
    if (matrix.length != rows * columns) {
      throw new IllegalArgumentException(
          name + " is " + rows + " x " + columns + ", found " + matrix.length + " numbers");
    }
    for (int k = 0; k < matrix.length; k++) {
      if (!Double.isFinite(matrix[k])) {
        throw new IllegalArgumentException(
            name + " has " + matrix[k] + " in row " + k / columns + ", column " + k % columns);
      }
    }
    return matrix.clone();
  }

  /** Returns whether this system advances in steps. */
  public boolean isDiscrete() {
    return dt > 0;
  }

  /** Returns the length of a step, 0 for a continuous system. */
  public double dt() {
    return dt;
  }

  /** Returns the names of the states. */
  public List<String> states() {
    return states;
  }

  /** Returns the names of the inputs. */
  public List<String> inputs() {
    return inputs;
  }

  /** Returns the names of the outputs. */
  public List<String> outputs() {
    return outputs;
  }

  /** Returns a copy of A. */
  public double[] a() {
    return a.clone();
  }

  /** Returns a copy of B. */
  public double[] b() {
    return b.clone();
  }

  /** Returns a copy of C. */
  public double[] c() {
    return c.clone();
  }

  /** Returns a copy of D. */
  public double[] d() {
    return d.clone();
  }

  /**
   * Returns the place of a name.
   *
   * @param what what the names are, for the message
   * @throws IllegalArgumentException if there is none such, with the nearest
   */
  static int place(String what, String name, List<String> names) {
    int at = names.indexOf(name);
    if (at < 0) {
      String found = names.isEmpty() ? "there are none" : Nearest.suggestion(name, names);
      throw new IllegalArgumentException("no " + what + " \"" + name + "\"; " + found);
    }
    return at;
  }

  /**
   * Returns the system with these inputs only, in this order.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public LinearSystem withInputs(List<String> names) {
    int[] from = names.stream().mapToInt(s -> place("input", s, inputs)).toArray();
    double[] newB = columns(b, states.size(), inputs.size(), from);
    double[] newD = columns(d, outputs.size(), inputs.size(), from);
    return new LinearSystem(dt, states, names, outputs, a, newB, c, newD);
  }

  /**
   * Returns the system with these outputs only, in this order.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public LinearSystem withOutputs(List<String> names) {
    int[] from = names.stream().mapToInt(s -> place("output", s, outputs)).toArray();
    double[] newC = rows(c, states.size(), from);
    double[] newD = rows(d, inputs.size(), from);
    return new LinearSystem(dt, states, inputs, names, a, b, newC, newD);
  }

  /**
   * Returns the system with these states only, in this order.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest, or a state that is left
   *     out moves one that stays or is seen in an output
   */
  public LinearSystem withStates(List<String> names) {
    int n = states.size();
    int[] from = names.stream().mapToInt(s -> place("state", s, states)).toArray();
    for (int k = 0; k < n; k++) {
      if (names.contains(states.get(k))) {
        continue;
      }
      for (int r : from) {
        requireZero(a[r * n + k], states.get(k), states.get(r));
      }
      for (int r = 0; r < outputs.size(); r++) {
        requireZero(c[r * n + k], states.get(k), outputs.get(r));
      }
    }
    double[] newA = rows(columns(a, n, n, from), from.length, from);
    double[] newB = rows(b, inputs.size(), from);
    return new LinearSystem(
        dt, names, inputs, outputs, newA, newB, columns(c, outputs.size(), n, from), d);
  }

  private static void requireZero(double entry, String by, String of) {
    if (entry != 0) {
      throw new IllegalArgumentException(
          by + " can't be left out: " + of + " depends on it by " + entry);
    }
  }

  /** Returns the system whose outputs are its states. */
  public LinearSystem withStatesAsOutputs() {
    int n = states.size();
    double[] zero = new double[n * inputs.size()];
    return new LinearSystem(dt, states, inputs, states, a, b, Matrices.identity(n), zero);
  }

  /**
   * Returns the system under the feedback {@code u = -K x + v}, with v as its inputs.
   *
   * @param k the gain {@code [m x n]}
   */
  public LinearSystem feedback(double[] k) {
    int n = states.size(), m = inputs.size();
    checked("the gain", k, m, n);
    double[] closed = Matrices.add(a, -1, Matrices.mul(b, k, n, m, n));
    double[] seen = Matrices.add(c, -1, Matrices.mul(d, k, outputs.size(), m, n));
    return new LinearSystem(dt, states, inputs, outputs, closed, b, seen, d);
  }

  private static double[] columns(double[] matrix, int rows, int width, int[] from) {
    double[] res = new double[rows * from.length];
    for (int r = 0; r < rows; r++) {
      for (int k = 0; k < from.length; k++) {
        res[r * from.length + k] = matrix[r * width + from[k]];
      }
    }
    return res;
  }

  private static double[] rows(double[] matrix, int width, int[] from) {
    double[] res = new double[from.length * width];
    for (int k = 0; k < from.length; k++) {
      System.arraycopy(matrix, from[k] * width, res, k * width, width);
    }
    return res;
  }

  /**
   * Returns the eigenvalues of A as real and imaginary parts, {@code re0, im0, re1, im1, ...}: the
   * least stable first (the largest modulus if discrete, the largest real part if continuous), the
   * positive imaginary part first of a pair.
   *
   * @throws SimulationException if the iteration does not converge
   */
  public double[] eigenvalues() {
    if (eigenvalues == null) {
      int n = states.size();
      double[] re = new double[n];
      double[] im = new double[n];
      if (!Eigenvalues.compute(re, 0, im, 0, a.clone(), 0, n, new double[Math.max(1, n)])) {
        throw new SimulationException("the eigenvalues of A did not converge");
      }
      eigenvalues = sorted(re, im);
    }
    return eigenvalues.clone();
  }

  private double[] sorted(double[] re, double[] im) {
    Integer[] order = ModeOrder.of(re, im, isDiscrete());
    double[] sorted = new double[2 * re.length];
    for (int k = 0; k < re.length; k++) {
      sorted[2 * k] = re[order[k]];
      sorted[2 * k + 1] = im[order[k]];
    }
    return sorted;
  }

  /**
   * Returns the zeros from all inputs to all outputs, in the form and order of {@link
   * #eigenvalues}: with inputs that go like the powers of such a number the outputs can stay at
   * zero. If all modes are reached and seen these are the transmission zeros; modes that are not
   * count as well. Choose some inputs and outputs by {@link #withInputs} and {@link #withOutputs}.
   *
   * @throws SimulationException if the iteration does not converge
   */
  public double[] zeros() {
    double[][] zeros = Zeros.of(this);
    return sorted(zeros[0], zeros[1]);
  }

  /** Returns whether all deviations vanish in time. */
  public boolean isStable() {
    double[] values = eigenvalues();
    for (int k = 0; k < values.length; k += 2) {
      if (!(ModeOrder.growth(values[k], values[k + 1], isDiscrete()) < 0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the modes, with frequencies, damping and the states that take part. */
  public List<Mode> modes() {
    return Mode.of(this);
  }

  /**
   * Returns the continuous system whose steps this one takes while inputs are constant in each
   * ("zero-order hold"): A and B from the logarithm of the matrix of a step, C and D unchanged.
   *
   * @throws SimulationException if there is none, with the mode in the way: one that is gone after
   *     some steps, as that of a delay, or one that alternates
   */
  public LinearSystem toContinuous() {
    if (!isDiscrete()) {
      return this;
    }
    int n = states.size(), m = inputs.size();
    double scale = Matrices.norm1(a, n, n);
    for (Mode mode : modes()) {
      boolean gone = mode.magnitude() <= 1e-10 * scale;
      if (gone || (mode.im() == 0 && mode.re() < 0)) {
        throw new SimulationException(
            mode
                + (gone ? " is gone after a few steps" : " changes its sign with every step")
                + ", so this discrete system has no continuous form"
                + (gone ? " (a delay has none of finite order)" : "; use a shorter time step"));
      }
    }
    double[] joint = new double[(n + m) * (n + m)];
    for (int r = 0; r < n; r++) {
      System.arraycopy(a, r * n, joint, r * (n + m), n);
      System.arraycopy(b, r * m, joint, r * (n + m) + n, m);
    }
    for (int k = n; k < n + m; k++) {
      joint[k * (n + m + 1)] = 1;
    }
    double[] log = MatrixFunctions.log(joint, n + m);
    if (log == null) {
      throw new SimulationException("the logarithm of the matrix of a step did not converge");
    }
    return withMatrices(0, Matrices.scale(log, 1 / dt));
  }

  /**
   * Returns the discrete system that this continuous one is at the ends of steps, with inputs that
   * are constant in each.
   *
   * @param step the length of a step
   * @throws IllegalStateException if this system is discrete already
   */
  public LinearSystem toDiscrete(double step) {
    if (isDiscrete()) {
      throw new IllegalStateException("this system is discrete already, with steps of " + dt);
    }
    if (!(step > 0 && step < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the step of a discrete system is " + step);
    }
    int n = states.size(), m = inputs.size();
    double[] joint = new double[(n + m) * (n + m)];
    for (int r = 0; r < n; r++) {
      for (int k = 0; k < n; k++) {
        joint[r * (n + m) + k] = step * a[r * n + k];
      }
      for (int k = 0; k < m; k++) {
        joint[r * (n + m) + n + k] = step * b[r * m + k];
      }
    }
    return withMatrices(step, MatrixFunctions.exp(joint, n + m));
  }

  /** The same with A and B from the first rows of a matrix {@code [(n + m) x (n + m)]}. */
  private LinearSystem withMatrices(double step, double[] joint) {
    int n = states.size(), m = inputs.size();
    double[] newA = new double[n * n];
    double[] newB = new double[n * m];
    for (int r = 0; r < n; r++) {
      System.arraycopy(joint, r * (n + m), newA, r * n, n);
      System.arraycopy(joint, r * (n + m) + n, newB, r * m, m);
    }
    return new LinearSystem(step, states, inputs, outputs, newA, newB, c, d);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LinearSystem s
        && s.dt == dt
        && s.states.equals(states)
        && s.inputs.equals(inputs)
        && s.outputs.equals(outputs)
        && Arrays.equals(s.a, a)
        && Arrays.equals(s.b, b)
        && Arrays.equals(s.c, c)
        && Arrays.equals(s.d, d);
  }

  @Override
  public int hashCode() {
    return Objects.hash(dt, states, inputs, outputs, Arrays.hashCode(a));
  }

  @Override
  public String toString() {
    return (isDiscrete() ? "discrete" : "continuous")
        + " system of "
        + count(states, "state")
        + ", "
        + count(inputs, "input")
        + ", "
        + count(outputs, "output");
  }

  private static String count(List<String> names, String what) {
    return names.size() + " " + what + (names.size() == 1 ? "" : "s");
  }
}
