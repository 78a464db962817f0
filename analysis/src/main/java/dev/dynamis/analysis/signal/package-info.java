/**
 * Statistics and spectra of recorded series.
 *
 * <pre>{@code
 * SeriesStatistics s = SeriesStatistics.of(times, values);
 * PowerSpectrum p = PowerSpectrum.welch(values, dt, 1024);
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.signal;
