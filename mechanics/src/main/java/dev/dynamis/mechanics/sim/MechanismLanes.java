package dev.dynamis.mechanics.sim;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.specialize.LaneSteps;
import java.util.Optional;

/**
 * Instances of a mechanism that step side by side while no constraint acts on them. A step in which
 * one may act is taken by a mechanism of its own, and the next ones again side by side.
 */
final class MechanismLanes implements Lanes {
  /** Steps side by side take as long for few lanes as for all; fewer are faster by themselves. */
  private static final int FEW_LANES = 16;

  private final Model m;
  private final Mechanism alone;

  /** Made when it is needed, since it takes a while; null until then. */
  private LaneSteps steps;

  private final double[] time = new double[WIDTH];
  private final boolean[] good = new boolean[WIDTH];
  private long stepsAlone;

  private MechanismLanes(Mechanism alone) {
    this.alone = alone;
    m = alone.model();
  }

  /** Makes lanes for copies of a mechanism, nothing if they can't step side by side. */
  static Optional<Lanes> of(Mechanism mechanism) {
    return LaneSteps.exist(mechanism.data()) && !mechanism.isStopped()
        ? Optional.of(new MechanismLanes(mechanism.copy()))
        : Optional.empty();
  }

  private LaneSteps steps() {
    if (steps == null) {
      steps = new LaneSteps(alone.data());
    }
    return steps;
  }

  /** {@inheritDoc} Measured: large models have more code, which is optimized piece by piece. */
  @Override
  public long least() {
    return m.nv * (100_000L + 10_000L * m.nv);
  }

  /** Returns how many steps were not taken side by side. */
  long stepsAlone() {
    return stepsAlone;
  }

  @Override
  public boolean load(int lane, DynamicalSystem system) {
    Mechanism from = (Mechanism) system;
    good[lane] = from.model() == m && !from.isStopped() && steps().load(lane, from.data());
    time[lane] = from.time();
    return good[lane];
  }

  @Override
  public void store(int lane, DynamicalSystem system) {
    Mechanism to = (Mechanism) system;
    steps.store(lane, to.data());
    to.data().time = time[lane];
    to.invalidate();
  }

  @Override
  public void copy(int from, int to) {
    steps.copy(from, to);
    time[to] = time[from];
    good[to] = good[from];
  }

  @Override
  public boolean takesInputs() {
    return true;
  }

  @Override
  public void setInputs(int lane, double[] u) {
    DynamicalSystem.requireLength("controls of the mechanism", u, m.nu);
    steps.setControls(lane, u);
  }

  @Override
  public void step(int lanes, long count) {
    DynamicalSystem.requireSteps(count);
    boolean together = lanes >= FEW_LANES && steps().prepare();
    for (long k = 0; k < count; k++) {
      if (together) {
        steps.compute(lanes);
      }
      for (int lane = 0; lane < lanes; lane++) {
        if (!together || steps.isDoubtful(lane)) {
          stepAlone(lane);
        } else {
          time[lane] += m.opt.timestep;
        }
      }
      steps().take();
    }
  }

  /** Takes the step of a lane in the way of a single mechanism. */
  private void stepAlone(int lane) {
    if (!good[lane]) {
      return;
    }
    store(lane, alone);
    stepsAlone++;
    try {
      good[lane] = alone.step().status() == StepStatus.OK;
    } catch (SimulationException e) {
      // told when the instance is run by itself, as those are whose lanes are not good
      good[lane] = false;
    }
    time[lane] = alone.time();
    steps.setNext(lane, alone.data());
  }

  @Override
  public boolean isGood(int lane) {
    return good[lane];
  }

  @Override
  public double time(int lane) {
    return time[lane];
  }

  @Override
  public double[] numbers() {
    return steps().numbers();
  }
}
