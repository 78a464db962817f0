package dev.dynamis.analysis.basin;

import dev.dynamis.core.Recording;

/**
 * A set of states that orbits end on.
 *
 * @param points some of its states, in the coordinates that tell attractors apart
 * @param center their mean
 * @param found how many of the sampled starts ended on it
 * @since 0.1.0
 */
public record Attractor(Recording points, double[] center, int found) {}
