package dev.dynamis.analysis.sweep;

import dev.dynamis.core.Recording;

/**
 * What remained of runs over a parameter.
 *
 * @param statistics for every value of the parameter the mean, standard deviation, least, greatest
 *     and last of all values after the transient, and how many were sampled; NaN and 0 where the
 *     run ended early
 * @param points the parameter and the value of every sample, one row each
 * @param failed how many runs ended before their time
 * @param trouble how the first of these ended, or an empty text
 * @since 0.1.0
 */
public record SweepResult(Recording statistics, Recording points, int failed, String trouble) {}
