package dev.dynamis.mechanics;

/**
 * A controller that acts while a mechanism computes, and that knows how its forces depend on
 * velocity.
 *
 * <p>Unlike {@link Callbacks}, which belong to a model, it belongs to one {@link Data}, so it may
 * keep a state of its own. It is not copied with the data.
 *
 * @since 0.1.0
 */
public interface Feedback {
  /**
   * Sets controls and applied forces. Called between the velocity stage and actuation, after the
   * control callback of the model: once in a step, four times with Runge and Kutta's integrator,
   * and wherever else forward dynamics is computed. Only if actuation is enabled.
   */
  void act(Model m, Data d);

  /**
   * Returns how what {@link #act} set last depends on velocity; integrators that are implicit in
   * velocity ask for it.
   */
  ForceSlopes slopes(Model m, Data d);
}
