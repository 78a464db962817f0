package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.internal.forward.Clocks;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.sleep.Sleep;

/**
 * Semi-implicit Euler: the new velocity moves the positions. Damping of joints is implicit in
 * velocity unless that is disabled: {@code (M + h B) qacc' = M qacc}. Counterpart of {@code
 * mj_Euler}.
 */
public final class SemiImplicitEuler {
  private SemiImplicitEuler() {}

  /** Advances by one time step. */
  public static void run(Model m, Data d) {
    run(m, d, false);
  }

  /**
   * As {@link #run(Model, Data)}.
   *
   * @param factored whether qH has its factor from another step at the same positions
   */
  public static void run(Model m, Data d, boolean factored) {
    double start = Clocks.start(m);
    boolean disabled = m.opt.disabled(DisableBit.EULERDAMP) || m.opt.disabled(DisableBit.DAMPER);
    if (disabled || !isDamped(m, d)) {
      Advance.run(m, d, d.actDot, 0, d.qacc, 0, null, 0);
    } else {
      long mark = d.scratch.mark();
      double[] qacc = d.scratch.reals(m.nv);
      int left = factored ? TreeSteps.SOLVE : TreeSteps.FACTOR_AND_SOLVE;
      Advance.run(m, d, d.actDot, 0, left, qacc, 0, null, 0);
      d.scratch.release(mark);
    }
    Clocks.stop(m, d, Timer.ADVANCE, start);
  }

  /** Returns whether some dof that is awake has damping. */
  public static boolean isDamped(Model m, Data d) {
    for (int k = 0; k < d.nvAwake; k++) {
      if (m.dof.damping[d.dof.awakeInd[k]] > 0) {
        return true;
      }
    }
    return false;
  }

  /** Factors {@code qH = M + h B}. */
  static void factor(Model m, Data d) {
    MassMatrix.copyAwake(m, d, d.qH);
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      d.qH[m.M.rowadr[i] + m.M.rownnz[i] - 1] += m.opt.timestep * m.dof.damping[i];
    }
    factorModified(m, d);
  }

  /** Factors qH in place, for dofs that are awake. */
  static void factorModified(Model m, Data d) {
    MassMatrix.factor(m, d, d.qH, d.qHDiagInv);
  }

  /** {@code res} = all forces, for dofs that are awake. */
  static void addForces(Data d, double[] res) {
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      res[i] = d.qfrc.smooth[i] + d.qfrc.constraint[i];
    }
  }

  /** Solves {@code qH x = b} in place, with the factor in qH. */
  static void solve(Model m, Data d, double[] x) {
    TreeLtdl.solve(
        x,
        0,
        1,
        m.nv,
        d.qH,
        d.qHDiagInv,
        d.nvAwake,
        m.M.rownnz,
        m.M.rowadr,
        m.M.colind,
        Sleep.dofs(m, d));
  }
}
