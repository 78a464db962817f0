package dev.dynamis.analysis.continuation;

import dev.dynamis.core.Recording;
import java.util.ArrayList;
import java.util.List;

/**
 * Solutions along a parameter.
 *
 * @param parameter the name of the parameter
 * @param names the names of the coordinates
 * @param points the points, in the order in which they were found
 * @param special what happens between them
 * @param end why it goes no further
 * @param method how derivatives were found
 * @since 0.1.0
 */
public record Branch(
    String parameter,
    List<String> names,
    List<BranchPoint> points,
    List<SpecialPoint> special,
    String end,
    String method) {
  /** Returns a table: the parameter, the coordinates, and in how many directions it is unstable. */
  public Recording table() {
    List<String> columns = new ArrayList<>(names);
    columns.add("unstable");
    Recording table = new Recording(parameter, columns);
    double[] row = new double[columns.size()];
    for (BranchPoint p : points) {
      System.arraycopy(p.values(), 0, row, 0, names.size());
      row[names.size()] = p.spectrum().unstable();
      table.add(p.parameter(), row);
    }
    return table;
  }
}
