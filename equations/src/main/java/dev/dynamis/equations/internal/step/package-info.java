/**
 * One-step and multistep methods for {@code dx/dt = f(t, x)}, and the iteration of maps.
 *
 * <p>A {@link dev.dynamis.equations.internal.step.Stepper} proposes one step at a time and owns its
 * workspace, so stepping makes no garbage. What surrounds a step (the clock, events, history,
 * recording) is not its business.
 *
 * <pre>{@code
 * Rhs decay = (dx, t, x) -> dx[0] = -x[0];
 * Stepper rk4 = StepperTypes.named("rk4").orElseThrow().make(1, StepOptions.DEFAULT);
 * double[] x = {1}, next = new double[1];
 * rk4.step(next, decay, 0, x, 0.1); // next[0] is near exp(-0.1)
 * }</pre>
 */
package dev.dynamis.equations.internal.step;
