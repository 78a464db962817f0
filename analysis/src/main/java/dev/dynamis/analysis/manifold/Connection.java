package dev.dynamis.analysis.manifold;

import dev.dynamis.core.Recording;

/**
 * An orbit that leads from a saddle to a saddle.
 *
 * @param parameter the value of the parameter for which it is there
 * @param width the bracket in which this value lies
 * @param miss how near the orbit comes to the second saddle
 * @param time how long it takes from near the first saddle to near the second
 * @param path its states over time
 * @since 0.1.0
 */
public record Connection(
    double parameter, double width, double miss, double time, Recording path) {}
