package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.SleepState;

/**
 * Lists of the trees, bodies and degrees of freedom that are awake, over which stages go. They
 * belong to the data, so that data are complete when they are made; what falls asleep and what
 * wakes is the matter of the stages.
 */
final class AwakeLists {
  private AwakeLists() {}

  /** Lists what is awake, from {@code tree.asleep}. */
  static void update(Data d, boolean staticAwake) {
    Model m = d.model;
    d.ntreeAwake = 0;
    for (int t = 0; t < m.ntree; t++) {
      d.tree.awake[t] = d.tree.asleep[t] < 0 ? 1 : 0;
      d.ntreeAwake += d.tree.awake[t];
    }
    d.nbodyAwake = 0;
    d.nparentAwake = 0;
    for (int b = 0; b < m.nbody; b++) {
      d.body.awake[b] = sleepState(m, d, b, staticAwake);
      if (d.body.awake[b] != SleepState.ASLEEP) {
        d.body.awakeInd[d.nbodyAwake++] = b;
      }
      // parents precede children, so the parent's state is known
      if (b > 0 && d.body.awake[m.body.parentid[b]] != SleepState.ASLEEP) {
        d.parent.awakeInd[d.nparentAwake++] = b;
      }
    }
    d.nvAwake = 0;
    for (int i = 0; i < m.nv; i++) {
      int b = m.dof.bodyid[i];
      if (m.body.treeid[b] >= 0 && d.body.awake[b] == SleepState.AWAKE) {
        d.dof.awakeInd[d.nvAwake++] = i;
      }
    }
  }

  private static int sleepState(Model m, Data d, int b, boolean staticAwake) {
    int tree = m.body.treeid[b];
    if (tree >= 0) {
      return d.tree.awake[tree] != 0 ? SleepState.AWAKE : SleepState.ASLEEP;
    }
    // mocap bodies and what is fixed to them are moved by the user
    boolean mocap = m.body.mocapid[m.body.rootid[b]] >= 0;
    return mocap || staticAwake ? SleepState.AWAKE : SleepState.STATIC;
  }
}
