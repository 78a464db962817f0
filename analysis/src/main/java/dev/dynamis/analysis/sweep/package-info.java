/**
 * Runs of a system over values of a parameter: what remains after the transient.
 *
 * <pre>{@code
 * SweepResult r = Sweep.of(system).vary("r", 2.5, 4, 1000).samples(100).run();
 * r.points();
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.sweep;
