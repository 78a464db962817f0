package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Derivative of the forces of a {@link dev.dynamis.mechanics.Feedback} with respect to velocity,
 * added to {@code qDeriv} where the pattern D has entries.
 *
 * <p>A control counts through its actuator: {@code transpose(moment) gain row}. It counts for
 * nothing where it does not act at once (delay, activation) or at a limit of control or force.
 */
final class FeedbackVel {
  private FeedbackVel() {}

  /** Adds the derivatives of all forces of the feedback. */
  static void run(Model m, Data d) {
    ForceSlopes slopes = d.feedback.slopes(m, d);
    long mark = d.scratch.mark();
    double[] jacobian = d.scratch.reals(6 * m.nv);
    for (int k = 0; k < slopes.count(); k++) {
      int id = slopes.id(k);
      int row = k * m.nv;
      switch (slopes.target(k)) {
        case CONTROL -> control(m, d, id, slopes.rows(), row);
        case DOF -> addRow(m, d, id, 1, slopes.rows(), row);
        case BODY -> {
          Jacobians.bodyCom(m, d, jacobian, 0, jacobian, 3 * m.nv, id / 6);
          for (int i = 0; i < m.nv; i++) {
            addRow(m, d, i, jacobian[id % 6 * m.nv + i], slopes.rows(), row);
          }
        }
      }
    }
    d.scratch.release(mark);
  }

  private static void control(Model m, Data d, int i, double[] rows, int row) {
    if (!actsAtOnce(m, i)
        || isAtLimit(m, d, i)
        || Actuation.isDisabled(m, i)
        || SmoothVel.isClamped(m, d, i)) {
      return;
    }
    double gain = Actuation.gain(m, d, i);
    int adr = d.moment.rowadr[i];
    for (int k = adr; k < adr + d.moment.rownnz[i]; k++) {
      addRow(m, d, d.moment.colind[k], gain * d.actuator.moment[k], rows, row);
    }
  }

  private static boolean actsAtOnce(Model m, int i) {
    return m.actuator.dyntype[i] == DynType.NONE
        && m.actuator.delay[i] == 0
        && m.actuator.plugin[i] < 0;
  }

  private static boolean isAtLimit(Model m, Data d, int i) {
    double u = d.ctrl[i];
    return m.actuator.ctrllimited[i]
        && !m.opt.disabled(DisableBit.CLAMPCTRL)
        && (u < m.actuator.ctrlrange[2 * i] || u > m.actuator.ctrlrange[2 * i + 1]);
  }

  /** Adds {@code scale} times a row to row {@code dof} of {@code qDeriv}, where it has entries. */
  private static void addRow(Model m, Data d, int dof, double scale, double[] rows, int row) {
    if (scale == 0) {
      return;
    }
    int end = m.D.rowadr[dof] + m.D.rownnz[dof];
    for (int at = m.D.rowadr[dof]; at < end; at++) {
      d.qDeriv[at] += scale * rows[row + m.D.colind[at]];
    }
  }
}
