/**
 * Linear systems with named states, inputs and outputs: modes, frequency responses, optimal gains.
 *
 * <pre>{@code
 * LinearSystem cart =
 *     LinearSystem.continuous(
 *         List.of("x", "v"), List.of("force"), List.of("x"),
 *         new double[] {0, 1, 0, 0}, new double[] {0, 1}, new double[] {1, 0}, new double[1]);
 * Regulator lqr = Regulator.of(cart, new double[] {1, 1}, new double[] {1});
 * lqr.gain(); // 1, sqrt(3)
 * }</pre>
 *
 * <p>Matrices are row-major. Nothing here knows where a system comes from.
 *
 * @since 0.1
 */
package dev.dynamis.analysis.linear;
