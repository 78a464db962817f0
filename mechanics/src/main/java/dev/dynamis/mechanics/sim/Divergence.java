package dev.dynamis.mechanics.sim;

/**
 * Where and when a simulation went wrong.
 *
 * @param stage what was bad first, such as {@code "positions"} or {@code "actuator forces"}
 * @param joint the joint, by name or number
 * @param body its body, by name or number
 * @param value the bad number
 * @param time when, s
 * @param lastGoodState the state before the step, for {@link Mechanism#load}
 * @since 0.1.0
 */
public record Divergence(
    String stage, String joint, String body, double value, double time, double[] lastGoodState) {
  /** Returns one line that says it. */
  public String message() {
    return stage
        + " of joint "
        + joint
        + " (body "
        + body
        + ") became "
        + value
        + " at time "
        + time
        + " s; a smaller time step, more damping or softer springs may help";
  }
}
