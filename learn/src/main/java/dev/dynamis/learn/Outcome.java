package dev.dynamis.learn;

/**
 * What a step of an environment led to.
 *
 * @param observation what is seen then; of the last step of an episode, what was seen at its end
 * @param reward how good the step was
 * @param terminated whether the episode is over because of what happened: a fall, a goal, numbers
 *     that are not finite
 * @param truncated whether it is over because its time is
 * @since 0.1.0
 */
public record Outcome(double[] observation, double reward, boolean terminated, boolean truncated) {
  /** Returns whether the episode is over. */
  public boolean isOver() {
    return terminated || truncated;
  }
}
