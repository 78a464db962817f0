package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.sleep.SleepStates;

/** Rows of dry friction in dofs and tendons. Counterpart of {@code mj_instantiateFriction}. */
final class FrictionLossRows {
  private FrictionLossRows() {}

  /** Appends the rows; returns false if memory is full. */
  static boolean add(Model m, Data d, boolean someAsleep) {
    if (m.opt.disabled(DisableBit.FRICTIONLOSS)) {
      return true;
    }
    long mark = d.scratch.mark();
    int[] dof = d.scratch.ints(1);
    boolean room = true;
    for (int i = 0; i < m.nv && room; i++) {
      double loss = m.dof.frictionloss[i];
      boolean asleep = someAsleep && SleepStates.of(m, d, ObjType.DOF, i) == SleepState.ASLEEP;
      if (loss == 0 || asleep) {
        continue;
      }
      dof[0] = i;
      room = Rows.open(m, d, 1, dof, 1);
      if (room) {
        d.efc.J[Rows.address(m, d, dof, 0)] = 1;
        d.efc.frictionloss[d.nefc] = loss;
        Rows.close(m, d, 1, 1, ConstraintType.FRICTION_DOF, i);
      }
    }
    for (int t = 0; t < m.ntendon && room; t++) {
      double loss = m.tendon.frictionloss[t];
      if (loss > 0) {
        int row = d.nefc;
        room = TendonColumns.open(m, d, t, 1);
        if (room) {
          d.efc.frictionloss[d.nefc] = loss;
          TendonColumns.close(m, d, t, ConstraintType.FRICTION_TENDON, row);
        }
      }
    }
    d.scratch.release(mark);
    return room;
  }
}
