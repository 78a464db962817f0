package dev.dynamis.study;

import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.core.DynamicalSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The state of rest, or fixed point of a map, to which Newton's method leads from the end of a
 * case, and how far its fastest growing deviation is beyond the border of stability; NaN if it
 * leads nowhere.
 */
final class Rest implements Metric {
  private final List<String> names;

  Rest(DynamicalSystem system) {
    names = FixedPoints.of(system).names();
  }

  @Override
  public List<String> columns() {
    List<String> all = new ArrayList<>();
    all.add("rest_excess");
    names.forEach(n -> all.add(n + "_rest"));
    return all;
  }

  @Override
  public boolean looks() {
    return false;
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    List<FixedPoint> found = FixedPoints.of(system).starts(0).run().points();
    Arrays.fill(out, at, at + 1 + names.size(), Double.NaN);
    if (!found.isEmpty()) {
      FixedPoint p = found.getFirst();
      out[at] = p.spectrum().excess(0);
      System.arraycopy(p.x(), 0, out, at + 1, names.size());
    }
  }
}
