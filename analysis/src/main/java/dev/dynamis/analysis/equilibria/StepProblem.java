package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.core.math.Dense;
import java.util.List;

/**
 * States that steps of a system take back to themselves. The unknowns are tangent vectors from the
 * state in which the problem was made, so that rotations have as many as they have directions.
 */
final class StepProblem extends SteadyProblem {
  private final StepDerivatives derivatives;
  private final int period;
  private final double[] base;
  private final double[] before;
  private final double[] after;
  private final int[] places;

  StepProblem(DynamicalSystem system, int period) {
    super(system, system.tangentNames());
    this.period = period;
    derivatives = system.derivatives();
    base = new double[system.stateSize()];
    before = base.clone();
    after = base.clone();
    system.save(base);
    List<String> states = system.stateNames();
    places = names().stream().mapToInt(states::indexOf).toArray();
  }

  @Override
  public double[] present() {
    double[] x = new double[size()];
    system().save(after);
    system().minus(x, after, base);
    return x;
  }

  @Override
  public double[] values(double[] x) {
    system().plus(after, base, x);
    double[] values = new double[size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = places[i] < 0 ? x[i] : after[places[i]];
    }
    return values;
  }

  private void go(double[] x) {
    system().plus(before, base, x);
    system().load(before);
  }

  private void step() {
    StepReport report = system().step();
    if (report.status() != StepStatus.OK) {
      throw new SimulationException("no step from there: " + report.cause());
    }
  }

  @Override
  public void residual(double[] r, double[] x) {
    go(x);
    for (int k = 0; k < period; k++) {
      step();
    }
    system().save(after);
    system().minus(r, after, before);
    requireFinite(r, size());
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    multiply(j, x);
    for (int i = 0; i < size(); i++) {
      j[i * size() + i] -= 1;
    }
    requireFinite(j, size() * size());
  }

  private double multiply(double[] product, double[] x) {
    int n = size();
    double[] a = new double[n * n];
    double[] scratch = new double[n * n];
    Dense.identity(product, 0, n);
    go(x);
    double time = 0;
    for (int k = 0; k < period; k++) {
      time += derivatives.transition(a, null, null, null);
      Dense.mulMatMat(scratch, 0, a, 0, product, 0, n, n, n);
      System.arraycopy(scratch, 0, product, 0, n * n);
      step();
    }
    return time;
  }

  @Override
  public Spectrum spectrum(double[] x) {
    double[] product = new double[size() * size()];
    multiply(product, x);
    return Spectrum.of(product, size(), true);
  }

  @Override
  public String method() {
    return "steps, derivatives: " + derivatives.method();
  }
}
