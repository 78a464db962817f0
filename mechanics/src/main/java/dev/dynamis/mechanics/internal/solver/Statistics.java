package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Widths;

/** Statistics of solver iterations in {@code Data.solver}. */
final class Statistics {
  private Statistics() {}

  /**
   * Notes one iteration, if there is a place for it.
   *
   * @param island the island, -1 for all constraints at once
   */
  static void note(
      Data d,
      int island,
      int iteration,
      double improvement,
      double gradient,
      double slope,
      int active,
      int changes,
      int evaluations,
      int updates) {
    if (island >= Widths.NISLAND || iteration >= Widths.NSOLVER) {
      return;
    }
    int at = Math.max(0, island) * Widths.NSOLVER + iteration;
    d.solver.improvement[at] = improvement;
    d.solver.gradient[at] = gradient;
    d.solver.lineslope[at] = slope;
    d.solver.nactive[at] = active;
    d.solver.nchange[at] = changes;
    d.solver.neval[at] = evaluations;
    d.solver.nupdate[at] = updates;
  }
}
