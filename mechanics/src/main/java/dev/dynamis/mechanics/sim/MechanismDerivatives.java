package dev.dynamis.mechanics.sim;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.concurrent.Executor;

/** Derivatives of the steps of a mechanism, by differences that skip what does not change. */
final class MechanismDerivatives extends StepDerivatives {
  /** The largest change along a tangent vector, as in the columns of the matrices. */
  private static final double SIZE = 1e-6;

  private final Mechanism mechanism;
  private final Derivatives of;
  private StepDifferences byParameters;
  private double[] start;
  private double[] moved;
  private double[] after;
  private double[] before;
  private double[] direction;
  private double[] carried = {};

  MechanismDerivatives(Mechanism mechanism) {
    super(mechanism);
    this.mechanism = mechanism;
    of = new Derivatives(mechanism.model());
  }

  @Override
  public String method() {
    return "centred differences";
  }

  @Override
  public StepDerivatives onThreads(Executor executor, int workers) {
    of.onThreads(executor, workers);
    return this;
  }

  @Override
  public double transition(double[] a, double[] b, double[] c, double[] d) {
    checkSizes(a, b, c, d);
    try {
      of.transition(mechanism.data(), a, b, c, d);
    } finally {
      mechanism.invalidate();
    }
    requireFinite("A", a, states() * states());
    requireFinite("B", b, states() * inputs());
    requireFinite("C", c, outputs() * states());
    requireFinite("D", d, outputs() * inputs());
    return mechanism.model().opt.timestep;
  }

  private void requireFinite(String name, double[] matrix, int count) {
    for (int i = 0; matrix != null && i < count; i++) {
      if (!Double.isFinite(matrix[i])) {
        throw new SimulationException(
            name
                + " is not finite at time "
                + mechanism.time()
                + " s: the step from there has no derivatives");
      }
    }
  }

  @Override
  public double sensitivity(double[] p, double[] q) {
    if (byParameters == null) {
      byParameters = new StepDifferences(mechanism);
    }
    return byParameters.sensitivity(p, q);
  }

  /** {@inheritDoc} A few vectors are carried by two steps each, many by the matrix. */
  @Override
  public StepReport step(double[] tangents, int count) {
    int n = states();
    if (2 * count > n) {
      return super.step(tangents, count);
    }
    checkSize("tangent vectors", tangents, count, n);
    if (carried.length < count * n) {
      int size = mechanism.stateSize();
      start = new double[size];
      moved = new double[size];
      after = new double[size];
      before = new double[size];
      direction = new double[n];
      carried = new double[count * n];
    }
    mechanism.save(start);
    try {
      for (int k = 0; k < count; k++) {
        carry(tangents, k * n);
      }
    } finally {
      mechanism.load(start);
    }
    StepReport report = mechanism.step();
    if (report.canContinue() || report.status() == StepStatus.STOPPED) {
      System.arraycopy(carried, 0, tangents, 0, count * n);
    }
    return report;
  }

  private void carry(double[] v, int at) {
    double largest = 0;
    for (int i = 0; i < direction.length; i++) {
      largest = Math.max(largest, Math.abs(v[at + i]));
      carried[at + i] = 0;
    }
    if (largest == 0) {
      return;
    }
    double h = SIZE / largest;
    stepFrom(v, at, h, after);
    stepFrom(v, at, -h, before);
    mechanism.minus(direction, after, before);
    for (int i = 0; i < direction.length; i++) {
      carried[at + i] = direction[i] / (2 * h);
    }
  }

  private void stepFrom(double[] v, int at, double h, double[] x) {
    for (int i = 0; i < direction.length; i++) {
      direction[i] = h * v[at + i];
    }
    // what is no direction, such as the warm start, stays what it is
    System.arraycopy(start, 0, moved, 0, start.length);
    mechanism.plus(moved, start, direction);
    mechanism.load(moved);
    StepReport report = mechanism.step();
    if (report.status() != StepStatus.OK && report.status() != StepStatus.STOPPED) {
      throw new SimulationException("no step to differentiate: " + report.cause());
    }
    mechanism.save(x);
  }
}
