/**
 * Fits of parameters to recordings: {@link dev.dynamis.analysis.fit.Fit}, and the least squares
 * behind it.
 *
 * <pre>{@code
 * Mechanism arm = Mjcf.mechanism(file).withParameters(List.of("joint_damping[*]"));
 * Fit.Result found = Fit.of(arm, Recording.read(run)).run();
 * System.out.println(found.parameters()); // values with intervals
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.fit;
