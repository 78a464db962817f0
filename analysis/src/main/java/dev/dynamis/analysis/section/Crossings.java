package dev.dynamis.analysis.section;

import dev.dynamis.core.Recording;
import java.util.List;

/**
 * What an orbit did at a section.
 *
 * @param points time and coordinates of every crossing, on the section
 * @param section the section, in words
 * @param time how long the orbit was followed after the transient
 * @param least the least value of the quantity that was seen after the transient
 * @param greatest the greatest value
 * @param method how crossings were located, in words
 * @param complete whether as many crossings were found as were asked for
 * @since 0.1.0
 */
public record Crossings(
    Recording points,
    String section,
    double time,
    double least,
    double greatest,
    String method,
    boolean complete) {
  /**
   * Returns the return map of a coordinate: its value at a crossing and at the next one, with the
   * time in between.
   *
   * @throws IllegalArgumentException if there is no such coordinate
   */
  public Recording returns(String coordinate) {
    Recording.Column x = points.column(coordinate);
    Recording map = new Recording(coordinate, List.of("next", "after"));
    for (long row = 0; row + 1 < points.rows(); row++) {
      map.add(x.get(row), x.get(row + 1), points.times().get(row + 1) - points.times().get(row));
    }
    return map;
  }
}
