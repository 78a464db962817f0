/**
 * The past of a run: {@linkplain dev.dynamis.equations.internal.history.LagRings lags}, which count
 * committed steps, and {@linkplain dev.dynamis.equations.internal.history.DelayHistory delays},
 * which count time.
 */
package dev.dynamis.equations.internal.history;
