package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;

/**
 * A task to be tried: {@link #reset}, then {@link #step} until the episode is over. The same seed
 * and the same actions give the same bits.
 *
 * @since 0.1.0
 */
public final class Environment {
  private final Task task;
  private final Mechanism mechanism;
  private final Space actions;
  private final int seen;
  private final double[] start;
  private final double[] action;
  private int steps;
  private boolean over = true;

  /** Makes an environment; {@link #reset} begins its first episode. */
  public Environment(Task task) {
    this.task = task;
    mechanism = task.mechanism().onDivergence(DivergencePolicy.STOP);
    start = mechanism.save();
    actions = task.actions();
    seen = task.observations().size();
    action = new double[actions.size()];
  }

  /** Returns the task. */
  public Task task() {
    return task;
  }

  /** Returns the mechanism, to be looked at. */
  public Mechanism mechanism() {
    return mechanism;
  }

  /** Returns how many steps the episode has taken. */
  public int steps() {
    return steps;
  }

  /**
   * Begins an episode whose start is a function of the seed.
   *
   * @return what is seen
   */
  public double[] reset(long seed) {
    mechanism.load(start);
    mechanism.setInputs(new double[mechanism.model().nu]);
    task.start(mechanism, new RandomSource(seed));
    steps = 0;
    over = false;
    return observe();
  }

  /**
   * Does something. Numbers beyond the space of actions are taken as its ends.
   *
   * @throws IllegalStateException if the episode is over
   * @throws IllegalArgumentException if there are too few or too many numbers
   */
  public Outcome step(double[] wanted) {
    if (over) {
      throw new IllegalStateException("the episode is over, or none has begun; reset first");
    }
    if (wanted.length != action.length) {
      throw new IllegalArgumentException(
          wanted.length + " numbers for an action of " + action.length);
    }
    actions.clip(action, wanted);
    boolean lost = false;
    for (int i = 0; i < task.substeps() && !lost; i++) {
      task.act(mechanism, action);
      StepReport report = mechanism.step();
      lost = report.status() != StepStatus.OK;
    }
    steps++;
    boolean terminated = lost || task.isOver(mechanism);
    boolean truncated = !terminated && steps >= task.limit();
    over = terminated || truncated;
    double reward = lost ? 0 : task.reward(mechanism, action);
    return new Outcome(observe(), reward, terminated, truncated);
  }

  /** Runs a whole episode and returns the sum of its rewards. */
  public double episode(long seed, Policy policy) {
    double[] observed = reset(seed);
    double sum = 0;
    double[] next = new double[action.length];
    while (!over) {
      policy.act(next, observed);
      Outcome o = step(next);
      sum += o.reward();
      observed = o.observation();
    }
    return sum;
  }

  private double[] observe() {
    double[] out = new double[seen];
    task.observe(mechanism, out);
    return out;
  }
}
