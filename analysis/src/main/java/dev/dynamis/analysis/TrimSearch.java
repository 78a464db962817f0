package dev.dynamis.analysis;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;

/**
 * Damped Gauss-Newton steps with bounds, in the tangent space of a system, towards a state that
 * does not change in some steps. The residual is the change per unit of time.
 */
final class TrimSearch {
  /** Directions that change the residual less than this, beside others, are left alone. */
  private static final double RANK = 1e-11;

  private static final int SHOWN = 3;

  private final DynamicalSystem system;
  private final StepDerivatives derivatives;
  private final int steps;
  private final int n;
  private final int m;

  /** Unknowns: places in a tangent vector, then, from n on, inputs. */
  private final int[] unknowns;

  private final double[] low;
  private final double[] high;

  /** Where in the state the value of an unknown is, -1 if it has none, for states. */
  private final int[] place;

  private final double[] firstState;
  private final double[] firstInputs;

  private double[] state;
  private double[] inputs;
  private double[] residual;
  private double size;

  TrimSearch(DynamicalSystem system, int steps, int[] unknowns, double[] low, double[] high) {
    this.system = system;
    this.steps = steps;
    this.unknowns = unknowns;
    this.low = low;
    this.high = high;
    derivatives = system.derivatives();
    n = derivatives.states();
    m = derivatives.inputs();
    List<String> values = system.stateNames();
    place =
        Arrays.stream(unknowns)
            .map(i -> i < n ? values.indexOf(derivatives.stateNames().get(i)) : -1)
            .toArray();
    firstState = new double[system.stateSize()];
    firstInputs = new double[m];
    system.save(firstState);
    system.inputs(firstInputs);
  }

  /** Returns how many steps led to the solution, -1 if none did. */
  int run(double tolerance, int most) {
    state = firstState.clone();
    inputs = firstInputs.clone();
    moveInside();
    residual = new double[n];
    size = evaluate(state, inputs, residual);
    if (!Double.isFinite(size)) {
      throw new SimulationException("there is no step from the present state");
    }
    double damping = 0;
    for (int k = 0; k < most; k++) {
      if (largest(residual) <= tolerance) {
        load(state, inputs);
        return k;
      }
      double[] jacobian = jacobian();
      boolean better = false;
      for (int attempt = 0; attempt < 14 && !better; attempt++) {
        better = advance(jacobian, damping);
        damping = better ? (damping < 1e-9 ? 0 : damping / 30) : damping == 0 ? 1e-8 : damping * 10;
      }
      if (!better) {
        break;
      }
    }
    return largest(residual) <= tolerance ? most : -1;
  }

  double residual() {
    return largest(residual);
  }

  void restore() {
    load(firstState, firstInputs);
  }

  /** One step from the present state; false if it leads to no smaller residual. */
  private boolean advance(double[] jacobian, double damping) {
    double[] move = boundedStep(jacobian, damping);
    double[] dx = new double[n];
    double[] nextInputs = inputs.clone();
    boolean still = true;
    for (int k = 0; k < unknowns.length; k++) {
      still &= move[k] == 0;
      if (unknowns[k] < n) {
        dx[unknowns[k]] = move[k];
      } else {
        nextInputs[unknowns[k] - n] += move[k];
      }
    }
    if (still) {
      return false;
    }
    double[] nextState = new double[state.length];
    system.plus(nextState, state, dx);
    double[] next = new double[n];
    double nextSize = evaluate(nextState, nextInputs, next);
    if (!(nextSize < size)) {
      return false;
    }
    state = nextState;
    inputs = nextInputs;
    residual = next;
    size = nextSize;
    return true;
  }

  /**
   * The damped step of least squares whose components stay inside their bounds: what would leave
   * them is moved to its bound, and the others are solved for again.
   */
  private double[] boundedStep(double[] jacobian, double damping) {
    int count = unknowns.length;
    double[] move = new double[count];
    boolean[] fixed = new boolean[count];
    for (int k = 0; k < count; k++) {
      double slope = 0;
      for (int r = 0; r < n; r++) {
        slope += jacobian[r * count + k] * residual[r];
      }
      double value = value(k);
      fixed[k] = (value <= low[k] && slope > 0) || (value >= high[k] && slope < 0);
    }
    for (int round = 0; round <= count; round++) {
      double[] target = new double[n];
      for (int r = 0; r < n; r++) {
        target[r] = -residual[r];
        for (int k = 0; k < count; k++) {
          target[r] -= fixed[k] ? jacobian[r * count + k] * move[k] : 0;
        }
      }
      double[] step = leastSquares(jacobian, fixed, target, damping);
      boolean inside = true;
      for (int k = 0, at = 0; k < count; k++) {
        if (fixed[k]) {
          continue;
        }
        double wanted = step[at++];
        double value = value(k);
        boolean bounded = !Double.isNaN(value);
        move[k] = bounded ? Math.clamp(wanted, low[k] - value, high[k] - value) : wanted;
        if (move[k] != wanted) {
          fixed[k] = true;
          inside = false;
        }
      }
      if (inside) {
        break;
      }
    }
    return move;
  }

  /** The shortest of the steps that fit best, damped in directions of small singular values. */
  private double[] leastSquares(
      double[] jacobian, boolean[] fixed, double[] target, double damping) {
    int count = unknowns.length;
    int open = 0;
    for (boolean f : fixed) {
      open += f ? 0 : 1;
    }
    double[] step = new double[open];
    if (open == 0) {
      return step;
    }
    double[][] rows = new double[n][open];
    for (int r = 0; r < n; r++) {
      for (int k = 0, at = 0; k < count; k++) {
        if (!fixed[k]) {
          rows[r][at++] = jacobian[r * count + k];
        }
      }
    }
    SingularValueDecomposition svd;
    try {
      svd = new SingularValueDecomposition(new Array2DRowRealMatrix(rows, false));
    } catch (MathRuntimeException e) {
      throw new SimulationException("the step towards rest could not be computed", e);
    }
    double[] values = svd.getSingularValues();
    double[] along = svd.getUT().operate(target);
    double most = values[0];
    for (int k = 0; k < values.length; k++) {
      double s = values[k];
      along[k] = s <= RANK * most ? 0 : along[k] * s / (s * s + damping * most * most);
    }
    return svd.getV().operate(along);
  }

  private double value(int k) {
    if (unknowns[k] >= n) {
      return inputs[unknowns[k] - n];
    }
    return place[k] < 0 ? Double.NaN : state[place[k]];
  }

  /** Unknowns that start outside their bounds start at them. */
  private void moveInside() {
    double[] dx = new double[n];
    for (int k = 0; k < unknowns.length; k++) {
      double value = value(k);
      if (Double.isNaN(value)) {
        continue;
      }
      double inside = Math.clamp(value, low[k], high[k]);
      if (inside != value) {
        if (unknowns[k] < n) {
          dx[unknowns[k]] = inside - value;
        } else {
          inputs[unknowns[k] - n] = inside;
        }
      }
    }
    double[] moved = new double[state.length];
    system.plus(moved, state, dx);
    state = moved;
  }

  private void load(double[] x, double[] u) {
    system.load(x);
    system.setInputs(u);
  }

  /** Change per unit of time; returns its norm, infinite if there is no such step. */
  private double evaluate(double[] x, double[] u, double[] res) {
    load(x, u);
    double from = system.time();
    for (int k = 0; k < steps; k++) {
      if (system.step().status() != StepStatus.OK) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double time = system.time() - from;
    double[] after = new double[x.length];
    system.save(after);
    system.minus(res, after, x);
    double sum = 0;
    for (int r = 0; r < n; r++) {
      res[r] /= time;
      sum += res[r] * res[r];
    }
    return Double.isFinite(sum) ? Math.sqrt(sum) : Double.POSITIVE_INFINITY;
  }

  /** Derivatives of the residual by the unknowns, {@code [n x unknowns]}. */
  private double[] jacobian() {
    double[] byState = new double[n * n];
    double[] byInput = new double[n * m];
    for (int r = 0; r < n; r++) {
      byState[r * (n + 1)] = 1;
    }
    double[] a = new double[n * n];
    double[] b = new double[n * m];
    load(state, inputs);
    double from = system.time();
    double time = 0;
    for (int k = 0; k < steps; k++) {
      time += derivatives.transition(a, b, null, null);
      byState = product(a, byState, n);
      byInput = product(a, byInput, m);
      for (int i = 0; i < byInput.length; i++) {
        byInput[i] += b[i];
      }
      if (k + 1 < steps) {
        system.step();
        time = system.time() - from;
      }
    }
    int count = unknowns.length;
    double[] res = new double[n * count];
    for (int r = 0; r < n; r++) {
      for (int k = 0; k < count; k++) {
        int column = unknowns[k];
        double x =
            column < n
                ? byState[r * n + column] - (r == column ? 1 : 0)
                : byInput[r * m + column - n];
        res[r * count + k] = x / time;
      }
    }
    return res;
  }

  private double[] product(double[] a, double[] b, int columns) {
    double[] res = new double[n * columns];
    for (int r = 0; r < n; r++) {
      for (int k = 0; k < n; k++) {
        double s = a[r * n + k];
        for (int c = 0; s != 0 && c < columns; c++) {
          res[r * columns + c] += s * b[k * columns + c];
        }
      }
    }
    return res;
  }

  private static double largest(double[] numbers) {
    double most = 0;
    for (double x : numbers) {
      most = Math.max(most, Math.abs(x));
    }
    return most;
  }

  /** Says what is left of the equations, and which unknowns sit at their bounds. */
  String explain(double tolerance) {
    List<Integer> order = new ArrayList<>();
    for (int r = 0; r < n; r++) {
      if (Math.abs(residual[r]) > tolerance) {
        order.add(r);
      }
    }
    order.sort(Comparator.comparingDouble(r -> -Math.abs(residual[r])));
    List<String> left = new ArrayList<>();
    for (int r : order.subList(0, Math.min(SHOWN, order.size()))) {
      left.add(
          String.format(
              Locale.ROOT,
              "%s still changes by %.4g per unit of time",
              derivatives.stateNames().get(r),
              residual[r]));
    }
    if (order.size() > SHOWN) {
      left.add(order.size() - SHOWN + " more change less");
    }
    for (int k = 0; k < unknowns.length; k++) {
      double value = value(k);
      if (value == low[k] || value == high[k]) {
        String name =
            unknowns[k] < n
                ? derivatives.stateNames().get(unknowns[k])
                : "input " + derivatives.inputNames().get(unknowns[k] - n);
        left.add(name + " is at its bound " + value);
      }
    }
    return String.join(", ", left);
  }
}
