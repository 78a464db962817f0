package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Stage;
import java.util.Arrays;

/** Sleep of trees as part of a saved state: {@code tree.asleep}, one number for each tree. */
public final class SleepLoad {
  private SleepLoad() {}

  /** Copies which trees sleep to {@code state[at]} and what follows. */
  public static void save(Data d, double[] state, int at) {
    for (int t = 0; t < d.model.ntree; t++) {
      state[at + t] = d.tree.asleep[t];
    }
  }

  /**
   * Puts trees to sleep as {@link #save} found them, with everything computed for them that stays
   * while they do. The rest of the state is loaded already.
   */
  public static void load(Model m, Data d, double[] state, int at, Pipeline pipeline) {
    boolean some = false;
    for (int t = 0; t < m.ntree; t++) {
      some |= state[at + t] >= 0;
    }
    d.setUnseen(false);
    Arrays.fill(d.tree.asleep, 0, m.ntree, Sleep.AWAKE);
    d.updateAwake(false);
    if (some) {
      pipeline.forward(m, d, Stage.NONE);
    }
    for (int t = 0; t < m.ntree; t++) {
      d.tree.asleep[t] = (int) state[at + t];
      if (d.tree.asleep[t] >= 0) {
        lie(m, d, t);
      }
    }
    d.updateAwake(false);
  }

  /**
   * Sets accelerations of a tree that sleeps. Those without constraints, from which its warm start
   * comes, are as they were when it fell asleep, or zero if it started so.
   */
  private static void lie(Model m, Data d, int tree) {
    int from = m.tree.dofadr[tree];
    int to = from + m.tree.dofnum[tree];
    boolean started = true;
    for (int i = from; i < to; i++) {
      started &= d.qaccWarmstart[i] == 0;
    }
    Arrays.fill(d.qacc, from, to, 0);
    if (started) {
      Arrays.fill(d.qaccSmooth, from, to, 0);
      Arrays.fill(d.qfrc.smooth, from, to, 0);
    }
  }
}
