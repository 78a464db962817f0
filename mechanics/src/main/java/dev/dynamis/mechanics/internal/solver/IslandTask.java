package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;

/** Solves islands on the threads of a team. */
final class IslandTask implements Team.Task {
  /** Rows from which on it pays. */
  private static final int LEAST_ROWS = 64;

  private Model m;
  private Lanes lanes;
  private IslandSlots slots;
  private double[] jar;
  private double[] ma;

  /** First island of the share of each thread: those whose trees it has treated before. */
  private int[] shares = {};

  IslandTask() {}

  /**
   * Solves all islands.
   *
   * @param slots what is kept of islands between steps
   * @return false if nothing is solved: it would not pay, or threads together need too much memory
   */
  static boolean run(Model m, Data d, IslandSlots slots, double[] jar, double[] ma) {
    if (d.lanes() == null || d.nisland < 2 || d.nefc < LEAST_ROWS) {
      return false;
    }
    IslandTask task = d.scratch.workspace(IslandTask.class, IslandTask::new);
    task.m = m;
    task.lanes = d.lanes();
    task.slots = slots;
    task.jar = jar;
    task.ma = ma;
    int[] shares = task.share(d);
    slots.reserve(d.nisland + 1);
    try {
      d.lanes().run(task, d.nisland, shares);
    } catch (MemoryLimitException e) {
      d.scratch.dropWorkspaces();
      d.lanes().dropWorkspaces();
      return false;
    }
    return true;
  }

  /** Islands are ordered by their first trees, as groves are. */
  private int[] share(Data d) {
    if (lanes.groves() == 0) {
      return null;
    }
    int threads = lanes.threads();
    if (shares.length != threads) {
      shares = new int[threads];
    }
    int island = 0;
    for (int t = 0; t < threads; t++) {
      while (island < d.nisland
          && lanes.threadOf(d.map.itree2tree[d.island.itreeadr[island]]) < t) {
        island++;
      }
      shares[t] = island;
    }
    return shares;
  }

  @Override
  public void part(int thread, int part) {
    FwdConstraint.island(m, lanes.lane(thread), part, slots, jar, ma);
  }
}
