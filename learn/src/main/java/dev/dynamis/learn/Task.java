package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import dev.dynamis.mechanics.sim.Mechanism;

/**
 * What is to be learned: a mechanism, where it starts, what is seen and done, what is good. One
 * task may serve any number of environments, so it has no memory of its own.
 *
 * @since 0.1.0
 */
public interface Task {
  /** Returns a new mechanism. */
  Mechanism mechanism();

  /** Returns what is seen. */
  Space observations();

  /** Returns what may be done. */
  Space actions();

  /** Returns how many steps of the mechanism one step of the environment is. */
  int substeps();

  /** Returns after how many steps an episode is over. */
  int limit();

  /** Brings a mechanism, which was reset, to a start by chance. */
  void start(Mechanism mechanism, RandomSource random);

  /** Sets controls from an action that is in its space. */
  void act(Mechanism mechanism, double[] action);

  /** Writes what is seen to {@code out}. */
  void observe(Mechanism mechanism, double[] out);

  /** Returns how good the present state is, after an action. */
  double reward(Mechanism mechanism, double[] action);

  /** Returns whether the episode is over in the present state. */
  boolean isOver(Mechanism mechanism);
}
