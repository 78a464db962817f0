package dev.dynamis.analysis;

import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;

/**
 * The linear system that a system is near its present state: deviations of a state after a step
 * from those before it, and of the outputs before it.
 *
 * <p>States are tangent vectors, with the samples of delays among them. The present state should be
 * one of rest ({@link Trim}) or lie on the motion from which deviations are meant.
 *
 * @param time the time of the present state
 * @param method where the numbers come from, such as {@code exact}
 * @param system the linear system, discrete with the length of the present step
 * @since 0.1.0
 */
public record Linearization(double time, String method, LinearSystem system) {
  /**
   * Linearizes a system at its present state and inputs, which stay as they are.
   *
   * @throws SimulationException if there is no step from there
   */
  public static Linearization at(DynamicalSystem system) {
    StepDerivatives of = system.derivatives();
    int n = of.states(), m = of.inputs(), p = of.outputs();
    double[] a = new double[n * n];
    double[] b = new double[n * m];
    double[] c = new double[p * n];
    double[] d = new double[p * m];
    double dt = of.transition(a, b, c, d);
    LinearSystem made =
        LinearSystem.discrete(dt, of.stateNames(), of.inputNames(), of.outputNames(), a, b, c, d);
    return new Linearization(system.time(), of.method(), made);
  }
}
