package dev.dynamis.analysis;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;

/** A system written in a test: a function of its state and parameters, iterated. */
public final class Written implements DynamicalSystem {
  /** The next state. */
  public interface Function {
    /** Computes {@code next} from {@code x} and {@code p}. */
    void next(double[] next, double[] x, double[] p);
  }

  private final Function function;
  private final double dt;
  private final double[] x;
  private final double[] p;
  private double t;
  private final StepReport report = new StepReport();

  /** Makes a system with steps of a length. */
  public Written(double dt, double[] x, double[] p, Function function) {
    this.dt = dt;
    this.x = x.clone();
    this.p = p.clone();
    this.function = function;
  }

  /** Makes a flow that is stepped by the classical method of Runge and Kutta. */
  public static Written flow(double dt, double[] x, double[] p, Function rate) {
    int n = x.length;
    return new Written(
        dt,
        x,
        p,
        (next, from, q) -> {
          double[][] k = new double[4][n];
          double[] y = from.clone();
          double[] share = {0, 0.5, 0.5, 1};
          for (int s = 0; s < 4; s++) {
            for (int i = 0; s > 0 && i < n; i++) {
              y[i] = from[i] + share[s] * dt * k[s - 1][i];
            }
            rate.next(k[s], y, q);
          }
          for (int i = 0; i < n; i++) {
            next[i] = from[i] + dt / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
          }
        });
  }

  @Override
  public int stateSize() {
    return x.length + 1;
  }

  @Override
  public int tangentSize() {
    return x.length;
  }

  @Override
  public double time() {
    return t;
  }

  @Override
  public StepReport step() {
    double[] next = new double[x.length];
    function.next(next, x, p);
    for (double v : next) {
      if (!(Math.abs(v) < 1e100)) {
        return report.set(StepStatus.DIVERGED, 0, "x became " + v);
      }
    }
    System.arraycopy(next, 0, x, 0, x.length);
    t += dt;
    return report.ok(dt);
  }

  @Override
  public void save(double[] state) {
    state[0] = t;
    System.arraycopy(x, 0, state, 1, x.length);
  }

  @Override
  public void load(double[] state) {
    t = state[0];
    System.arraycopy(state, 1, x, 0, x.length);
  }

  @Override
  public void plus(double[] out, double[] from, double[] dx) {
    out[0] = from[0];
    for (int i = 0; i < x.length; i++) {
      out[i + 1] = from[i + 1] + dx[i];
    }
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    for (int i = 0; i < x.length; i++) {
      dx[i] = a[i + 1] - b[i + 1];
    }
  }

  private static List<String> names(String letter, int count) {
    return IntStream.range(0, count).mapToObj(i -> letter + i).toList();
  }

  @Override
  public List<String> stateNames() {
    return java.util.stream.Stream.concat(
            java.util.stream.Stream.of("time"), tangentNames().stream())
        .toList();
  }

  @Override
  public List<String> tangentNames() {
    return names("x", x.length);
  }

  @Override
  public List<String> inputNames() {
    return List.of();
  }

  @Override
  public void inputs(double[] u) {}

  @Override
  public void setInputs(double[] u) {}

  @Override
  public List<String> outputNames() {
    return List.of();
  }

  @Override
  public void outputs(double[] y) {}

  @Override
  public List<String> parameterNames() {
    return names("p", p.length);
  }

  @Override
  public void parameters(double[] out) {
    System.arraycopy(p, 0, out, 0, p.length);
  }

  @Override
  public void setParameters(double[] values) {
    System.arraycopy(values, 0, p, 0, p.length);
  }

  @Override
  public Identity identity() {
    return new Identity("written", x.length, new LinkedHashMap<>());
  }

  @Override
  public Written copy() {
    Written other = new Written(dt, x, p, function);
    other.t = t;
    return other;
  }
}
