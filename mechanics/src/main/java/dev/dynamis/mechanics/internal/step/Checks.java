package dev.dynamis.mechanics.internal.step;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.forward.Forward;

/**
 * Checks of the state for numbers that are not finite or too large. A bad one is counted as a
 * warning and, unless that is disabled, takes the data to the initial state.
 */
public final class Checks {
  /** Counts a warning and resets, as MuJoCo does; no step is given up. */
  public static final StepWatch AUTORESET = new AutoReset();

  private Checks() {}

  private static final class AutoReset implements StepWatch {
    @Override
    public boolean acceptsState(Model m, Data d) {
      positions(m, d);
      velocities(m, d);
      return true;
    }

    @Override
    public boolean acceptsAccelerations(Model m, Data d) {
      accelerations(m, d);
      return true;
    }
  }

  /** Checks positions. */
  public static void positions(Model m, Data d) {
    raise(m, d, Warning.BADQPOS, firstBad(d.qpos, m.nq));
  }

  /** Checks velocities. */
  public static void velocities(Model m, Data d) {
    raise(m, d, Warning.BADQVEL, firstBad(d.qvel, m.nv));
  }

  /** Checks accelerations; after a reset they are computed again. */
  public static void accelerations(Model m, Data d) {
    if (raise(m, d, Warning.BADQACC, firstBad(d.qacc, m.nv))) {
      Forward.run(m, d, Stage.NONE, false);
    }
  }

  /** Returns the index of the first of n numbers that is not finite or too large, or -1. */
  public static int firstBad(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      if (Actuation.isBad(x[i])) {
        return i;
      }
    }
    return -1;
  }

  /** Counts the warning; returns whether the data were reset, which clears earlier warnings. */
  private static boolean raise(Model m, Data d, int warning, int index) {
    if (index < 0) {
      return false;
    }
    boolean reset = !m.opt.disabled(DisableBit.AUTORESET);
    if (reset) {
      d.reset();
    }
    d.warn(warning, index);
    return reset;
  }
}
