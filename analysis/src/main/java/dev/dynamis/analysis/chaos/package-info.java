/**
 * Numbers that tell regular from chaotic motion, for everything that steps.
 *
 * <pre>{@code
 * LyapunovSpectrum l = Lyapunov.of(system).exponents(3).transientTime(20).time(1000).run();
 * l.exponents();
 * l.errors();
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.chaos;
