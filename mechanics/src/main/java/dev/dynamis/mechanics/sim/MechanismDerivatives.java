package dev.dynamis.mechanics.sim;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import java.util.concurrent.Executor;

/** Derivatives of the steps of a mechanism, by differences that skip what does not change. */
final class MechanismDerivatives extends StepDerivatives {
  private final Mechanism mechanism;
  private final Derivatives of;
  private StepDifferences byParameters;

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
}
