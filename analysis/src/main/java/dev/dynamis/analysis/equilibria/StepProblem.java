package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.core.math.Dense;
import java.util.Arrays;
import java.util.List;

/**
 * States that steps of a system take back to themselves. The unknowns are tangent vectors from the
 * state in which the problem was made, so that rotations have as many as they have directions.
 *
 * <p>A parameter may be the length of a delay, which changes how many samples of the past a state
 * has. The unknowns stay what they were: at rest all samples are equal, so those that a longer
 * delay adds are the last one that is known, and unknowns that a shorter one has no more are equal
 * to the last that it has. Eigenvalues are those of all samples.
 */
final class StepProblem extends SteadyProblem {
  /** What further steps move a point, next to its size, if more than rounding does it. */
  private static final double MOVED = 1e-8;

  private final int period;
  private final double startTime;
  private final double[] start;
  private final double[] startParameters;
  private final double[] parameters;
  private StepDerivatives derivatives;

  /** The state from which unknowns count, with the samples that the parameters ask for. */
  private double[] base;

  private double[] before;
  private double[] after;
  private double[] change;

  /** For each component of a tangent vector, the unknown that it is. */
  private int[] source;

  /** For each unknown, the component that it is; below zero, that it is equal to. */
  private int[] row;

  /** For each unknown, where in the state it is, or -1. */
  private int[] places;

  /** Whether a point was found that later steps leave, because they depend on the time. */
  private boolean timeMatters;

  StepProblem(DynamicalSystem system, int period) {
    super(system, system.tangentNames());
    this.period = period;
    startTime = system.time();
    start = new double[system.stateSize()];
    system.save(start);
    startParameters = new double[system.parameterNames().size()];
    system.parameters(startParameters);
    parameters = startParameters.clone();
    lay();
  }

  /** Learns where everything is in the states that the system has now. */
  private void lay() {
    system().parameters(parameters);
    system().load(start, startParameters, parameters);
    base = new double[system().stateSize()];
    before = base.clone();
    after = base.clone();
    system().save(base);
    List<String> now = system().tangentNames();
    List<String> states = system().stateNames();
    change = new double[now.size()];
    source = now.stream().mapToInt(n -> DelaySamples.find(n, names())).toArray();
    row = new int[size()];
    places = new int[size()];
    for (int i = 0; i < size(); i++) {
      int at = now.indexOf(names().get(i));
      int instead = at < 0 ? DelaySamples.find(names().get(i), now) : at;
      row[i] = at < 0 ? -1 - instead : at;
      places[i] = states.indexOf(now.get(instead));
    }
    derivatives = system().derivatives();
  }

  /** Returns whether every component of a tangent vector is an unknown of its own. */
  private boolean hasAllDirections() {
    return change.length == size();
  }

  private void follow() {
    if (system().tangentSize() == change.length) {
      return;
    }
    if (period > 1) {
      throw new SimulationException(
          "a cycle of "
              + period
              + " steps can't be followed over a delay that changes how many samples of the past"
              + " there are");
    }
    lay();
  }

  @Override
  public double[] present() {
    double[] now = new double[system().stateSize()];
    system().save(now);
    follow();
    system().load(now);
    system().minus(change, now, base);
    double[] x = new double[size()];
    for (int i = 0; i < x.length; i++) {
      x[i] = change[row[i] < 0 ? -1 - row[i] : row[i]];
    }
    return x;
  }

  @Override
  public double[] values(double[] x) {
    follow();
    spread(x);
    system().plus(after, base, change);
    double[] values = new double[size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = places[i] < 0 ? x[i] : after[places[i]];
    }
    return values;
  }

  @Override
  public double[] unknowns(List<String> named, double[] values) {
    follow();
    double[] x = super.unknowns(named, values);
    for (int i = 0; i < x.length; i++) {
      x[i] -= places[i] < 0 ? 0 : base[places[i]];
    }
    return x;
  }

  private void spread(double[] x) {
    for (int j = 0; j < change.length; j++) {
      change[j] = x[source[j]];
    }
  }

  private void go(double[] x) {
    follow();
    spread(x);
    system().plus(before, base, change);
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
    system().minus(change, after, before);
    for (int i = 0; i < size(); i++) {
      r[i] = row[i] < 0 ? x[source[-1 - row[i]]] - x[i] : change[row[i]];
    }
    requireFinite(r, size());
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    follow();
    if (hasAllDirections()) {
      multiply(j, x);
      for (int i = 0; i < size(); i++) {
        j[i * size() + i] -= 1;
      }
    } else {
      double[] a = transition(x);
      int n = change.length;
      Arrays.fill(j, 0, size() * size(), 0);
      for (int i = 0; i < size(); i++) {
        j[i * size() + i] = -1;
        if (row[i] < 0) {
          j[i * size() + source[-1 - row[i]]] += 1;
        }
        for (int k = 0; k < n && row[i] >= 0; k++) {
          j[i * size() + source[k]] += a[row[i] * n + k];
        }
      }
    }
    requireFinite(j, size() * size());
  }

  /** Returns the matrix of all steps, of the components that there are now. */
  private double[] transition(double[] x) {
    follow();
    double[] product = new double[change.length * change.length];
    multiply(product, x);
    return product;
  }

  private void multiply(double[] product, double[] x) {
    go(x);
    int n = change.length;
    double[] a = new double[n * n];
    double[] scratch = new double[n * n];
    Dense.identity(product, 0, n);
    for (int k = 0; k < period; k++) {
      derivatives.transition(a, null, null, null);
      Dense.mulMatMat(scratch, 0, a, 0, product, 0, n, n, n);
      System.arraycopy(scratch, 0, product, 0, n * n);
      step();
    }
  }

  @Override
  public Spectrum spectrum(double[] x) {
    double[] product = transition(x);
    timeMatters |= movesOn(x);
    return Spectrum.of(product, change.length, true);
  }

  /** Returns whether what the steps took back to itself is somewhere else after as many more. */
  private boolean movesOn(double[] x) {
    system().save(after);
    system().minus(change, after, before);
    double rounding = Dense.norm(change, 0, change.length);
    for (int k = 0; k < period; k++) {
      if (system().step().status() != StepStatus.OK) {
        return false;
      }
    }
    double[] later = new double[after.length];
    system().save(later);
    system().minus(change, later, after);
    double moved = Dense.norm(change, 0, change.length);
    return moved > MOVED * (1 + Dense.norm(x, 0, x.length)) && moved > rounding / MOVED;
  }

  @Override
  public String method() {
    String time = timeMatters ? ", with the time held at " + startTime : "";
    return "steps, derivatives: " + derivatives.method() + time;
  }
}
