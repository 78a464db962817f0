package dev.dynamis.mechanics.internal.step;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * A copy of the state before a step, to go back to if the step ends by an exception: all that
 * {@link dev.dynamis.mechanics.constant.StateBit#INTEGRATION} stands for, and which trees sleep.
 *
 * <p>Every step makes one, also those that take less than a microsecond, so components are copied
 * without a look at what was chosen, and those that a model does not have are passed over.
 */
final class KeptState {
  /** Up to as many numbers are copied one by one: a call would take longer. */
  private static final int FEW = 8;

  private KeptState() {}

  /** Returns how many numbers are kept. */
  static int size(Model m) {
    return 1
        + m.nq
        + 3 * m.nv
        + m.na
        + m.nhistory
        + m.nu
        + 6 * m.nbody
        + m.neq
        + 7 * m.nmocap
        + m.nuserdata
        + m.npluginstate;
  }

  /** Copies the state to {@code kept}, and which trees sleep to {@code asleep}. */
  static void keep(Data d, double[] kept, int[] asleep) {
    kept[0] = d.time;
    int at = keep(kept, 1, d.qpos);
    at = keep(kept, at, d.qvel);
    at = keep(kept, at, d.act);
    at = keep(kept, at, d.history);
    at = keep(kept, at, d.qaccWarmstart);
    at = keep(kept, at, d.ctrl);
    at = keep(kept, at, d.qfrc.applied);
    at = keep(kept, at, d.xfrc.applied);
    at = keep(kept, at, d.mocap.pos);
    at = keep(kept, at, d.mocap.quat);
    at = keep(kept, at, d.userdata);
    at = keep(kept, at, d.pluginState);
    for (int i = 0; i < d.eq.active.length; i++) {
      kept[at + i] = d.eq.active[i] ? 1 : 0;
    }
    System.arraycopy(d.tree.asleep, 0, asleep, 0, d.model.ntree);
  }

  /** Takes the data back to what {@link #keep} has copied. */
  static void restore(Data d, double[] kept, int[] asleep) {
    d.time = kept[0];
    int at = restore(kept, 1, d.qpos);
    at = restore(kept, at, d.qvel);
    at = restore(kept, at, d.act);
    at = restore(kept, at, d.history);
    at = restore(kept, at, d.qaccWarmstart);
    at = restore(kept, at, d.ctrl);
    at = restore(kept, at, d.qfrc.applied);
    at = restore(kept, at, d.xfrc.applied);
    at = restore(kept, at, d.mocap.pos);
    at = restore(kept, at, d.mocap.quat);
    at = restore(kept, at, d.userdata);
    at = restore(kept, at, d.pluginState);
    for (int i = 0; i < d.eq.active.length; i++) {
      d.eq.active[i] = kept[at + i] != 0;
    }
    System.arraycopy(asleep, 0, d.tree.asleep, 0, d.model.ntree);
    d.updateAwake(false);
  }

  private static int keep(double[] kept, int at, double[] component) {
    int n = component.length;
    if (n > FEW) {
      System.arraycopy(component, 0, kept, at, n);
    } else {
      for (int i = 0; i < n; i++) {
        kept[at + i] = component[i];
      }
    }
    return at + n;
  }

  private static int restore(double[] kept, int at, double[] component) {
    System.arraycopy(kept, at, component, 0, component.length);
    return at + component.length;
  }
}
