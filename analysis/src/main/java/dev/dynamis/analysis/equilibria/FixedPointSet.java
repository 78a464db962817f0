package dev.dynamis.analysis.equilibria;

import java.util.List;

/**
 * What a search from many starts found.
 *
 * @param points the points, each once, in the order in which starts led to them
 * @param starts from how many starts was searched
 * @param converged how many of them led to a point, in the box or not
 * @param method how derivatives were found
 * @param trouble why the first start that led nowhere did not, or an empty text
 * @since 0.1.0
 */
public record FixedPointSet(
    List<FixedPoint> points, int starts, int converged, String method, String trouble) {}
