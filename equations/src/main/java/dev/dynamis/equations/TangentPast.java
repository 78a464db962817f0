package dev.dynamis.equations;

import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.internal.history.DelayHistory;
import dev.dynamis.equations.internal.step.Dense;
import dev.dynamis.equations.model.PastValue;
import java.util.Arrays;
import java.util.List;

/**
 * What tangent vectors remember: changes of lags and of the polynomials of kept steps. A past value
 * is a weighted sum of these numbers, so its change is the same sum of theirs.
 *
 * <p>A vector has the order of {@link StateLayout}: states, lags from the newest to the oldest for
 * each state that has them, kept steps from the oldest to the newest.
 */
final class TangentPast {
  private final Engine e;
  private final int n;
  private final int parameters;
  private final List<PastValue> values;

  /** The length of a vector, the place of each state's lags in it, and that of kept steps. */
  private final int size;

  private final int[] lags;
  private final int history;

  private final double[] jacobian;
  private final double[] delayJacobian;
  private final double[] historyJacobian;

  /** The last lookup: whether it is the present state, else its parts in a vector and weights. */
  private boolean current;

  private int parts;
  private final int[] component;
  private final double[] weight;

  /** How the value of the last lookup changes with time, and with parameters directly. */
  private double slope;

  private boolean before;

  TangentPast(Engine e) {
    this.e = e;
    n = e.n;
    parameters = e.p.length;
    values = e.model.pastValues();
    lags = new int[n];
    int at = n;
    for (int i = 0; i < n; i++) {
      lags[i] = at;
      at += e.rings.depth(i);
    }
    history = at;
    size = at + (e.delays == null ? 0 : e.delays.pastSize());
    jacobian = new double[n * values.size()];
    delayJacobian = new double[e.model.delays().size() * parameters];
    historyJacobian = new double[n * (parameters + 1)];
    int most = e.delays == null ? 2 : Math.max(2, e.delays.degree() + 1);
    component = new int[most];
    weight = new double[most];
  }

  /** Returns the length of a vector. */
  int size() {
    return size;
  }

  /**
   * Adds to the slopes of vectors what comes from the past.
   *
   * @param dx slopes of states and vectors, {@code [n (1 + count)]}. Modified.
   * @param all states and vectors there, as {@code dx}
   * @param vectors the whole vectors at the start of the step, {@code [count x size]}
   * @param driven how many of the last vectors belong to parameters
   */
  void add(double[] dx, double t, double[] all, double[] vectors, int count, int driven) {
    int m = values.size();
    if (m == 0) {
      return;
    }
    e.kernel.pastJacobian(jacobian, t, all, e.p, e.history);
    if (driven > 0 && delayJacobian.length > 0) {
      e.kernel.delayJacobian(delayJacobian, e.p);
    }
    for (int j = 0; j < m; j++) {
      PastValue value = values.get(j);
      locate(value, t, driven > 0);
      for (int k = 0; k < count; k++) {
        double change = current ? all[(1 + k) * n + value.state()] : 0;
        for (int q = 0; q < parts; q++) {
          change += weight[q] * vectors[k * size + component[q]];
        }
        int parameter = k - (count - driven);
        if (parameter >= 0) {
          change += byParameter(value, parameter);
        }
        for (int i = 0; change != 0 && i < n; i++) {
          dx[(1 + k) * n + i] += jacobian[i * m + j] * change;
        }
      }
    }
  }

  private void locate(PastValue value, double t, boolean withSlope) {
    current = false;
    before = false;
    slope = 0;
    parts = 0;
    boolean delay = value.delay() >= 0;
    int whole = (int) value.steps();
    if (!delay && (e.map || whole == value.steps())) {
      // lags of maps that are not whole are on the line between two values
      double rest = value.steps() - whole;
      part(lags[value.state()] + whole - 1, 1 - rest);
      if (rest > 0) {
        part(lags[value.state()] + whole, rest);
      }
      return;
    }
    int step =
        delay
            ? e.delays.locate(t, e.delays.taus()[value.delay()])
            : e.delays.locateLag(value.steps());
    current = step == DelayHistory.CURRENT;
    before = step == DelayHistory.BEFORE;
    if (before && withSlope) {
      e.delays.historyJacobian(historyJacobian);
      slope = historyJacobian[value.state() * (parameters + 1) + parameters];
    }
    if (step >= 0) {
      Dense.weights(weight, e.delays.degree(), e.delays.located());
      parts = e.delays.degree() + 1;
      int kept = e.delays.states().length;
      for (int k = 0; k < parts; k++) {
        component[k] =
            history + step * e.delays.stride() + k * kept + e.delays.place(value.state());
      }
      slope = withSlope ? e.delays.slope(value.state(), step) : 0;
    }
  }

  private void part(int at, double by) {
    component[parts] = at;
    weight[parts++] = by;
  }

  /** A longer delay looks further back; the past before the start has parameters of its own. */
  private double byParameter(PastValue value, int parameter) {
    double change = before ? historyJacobian[value.state() * (parameters + 1) + parameter] : 0;
    if (value.delay() >= 0) {
      change -= slope * delayJacobian[value.delay() * parameters + parameter];
    }
    return change;
  }

  /**
   * Moves vectors from the start of a step to its end.
   *
   * @param vectors {@code [count x size]}. Modified.
   * @param after states and vectors at the end of the step, {@code [n (1 + count)]}
   * @param dense the interpolants of these, as a stepper writes them; unused without delays
   */
  void advance(double[] vectors, double[] after, double[] dense, int count, double t, double h) {
    int gone = e.delays == null ? 0 : e.delays.forgotten(t, h);
    int left = e.delays == null ? 0 : e.delays.count() - gone;
    if (e.delays != null && left == e.delays.capacity()) {
      throw new SimulationException(
          "no step to differentiate: the history of "
              + left
              + " steps does not reach back over the delay; raise the delay capacity");
    }
    for (int k = 0; k < count; k++) {
      int at = k * size;
      for (int i = 0; i < n; i++) {
        int depth = e.rings.depth(i);
        if (depth > 0) {
          System.arraycopy(vectors, at + lags[i], vectors, at + lags[i] + 1, depth - 1);
          vectors[at + lags[i]] = vectors[at + i];
        }
      }
      if (e.delays != null) {
        keep(vectors, at + history, gone, left, dense, count, k);
      }
      System.arraycopy(after, (1 + k) * n, vectors, at, n);
    }
  }

  private void keep(
      double[] vectors, int at, int gone, int left, double[] dense, int count, int vector) {
    int stride = e.delays.stride();
    int[] states = e.delays.states();
    System.arraycopy(vectors, at + gone * stride, vectors, at, left * stride);
    int newest = at + left * stride;
    for (int k = 0; k <= e.delays.degree(); k++) {
      for (int j = 0; j < states.length; j++) {
        vectors[newest + k * states.length + j] =
            dense[(k * (1 + count) + 1 + vector) * n + states[j]];
      }
    }
    Arrays.fill(vectors, newest + stride, at + e.delays.pastSize(), 0);
  }
}
