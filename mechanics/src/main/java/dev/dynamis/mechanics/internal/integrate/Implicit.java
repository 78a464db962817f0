package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.TreeLu;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.internal.derivative.SmoothVel;
import dev.dynamis.mechanics.internal.flex.ImplicitNodes;
import dev.dynamis.mechanics.internal.forward.Clocks;
import dev.dynamis.mechanics.internal.sleep.Sleep;

/**
 * Integrators that are implicit in velocity: {@code (M - h D) qacc' = qfrc}, where D is the
 * derivative of the smooth forces with respect to velocity. The fast one leaves out Coriolis forces
 * and takes D as symmetric. Stiffness of interpolated flexes is implicit too. Counterpart of {@code
 * mj_implicit}.
 */
public final class Implicit {
  private Implicit() {}

  /** Advances by one time step. */
  public static void run(Model m, Data d) {
    double start = Clocks.start(m);
    long mark = d.scratch.mark();
    double[] qacc = d.scratch.reals(m.nv);
    SemiImplicitEuler.addForces(d, qacc);
    ImplicitNodes nodes = ImplicitNodes.has(m) ? ImplicitNodes.of(d) : null;
    if (m.opt.integrator == Integrator.IMPLICIT) {
      makeFull(m, d);
      if (nodes != null) {
        nodes.factor(m, d, d.qLU, m.D.rownnz, m.D.rowadr, m.D.colind, qacc);
      }
      int[] dofs = Sleep.dofs(m, d);
      int n = d.nvAwake;
      TreeLu.factor(d.qLU, n, m.D.rownnz, m.D.rowadr, m.D.diag, m.D.colind, dofs);
      TreeLu.solve(qacc, 0, d.qLU, qacc, 0, n, m.D.rownnz, m.D.rowadr, m.D.diag, m.D.colind, dofs);
    } else {
      makeSymmetric(m, d);
      if (nodes != null) {
        nodes.factor(m, d, d.qH, m.M.rownnz, m.M.rowadr, m.M.colind, qacc);
      }
      SemiImplicitEuler.factorModified(m, d);
      SemiImplicitEuler.solve(m, d, qacc);
    }
    if (nodes != null) {
      nodes.solve(qacc);
    }
    Advance.run(m, d, d.actDot, 0, qacc, 0, null, 0);
    d.scratch.release(mark);
    Clocks.stop(m, d, Timer.ADVANCE, start);
  }

  /** {@code qLU = M - h D}, all of it. */
  private static void makeFull(Model m, Data d) {
    SmoothVel.run(m, d, true);
    double h = m.opt.timestep;
    for (int k = 0; k < m.nD; k++) {
      int at = m.mapM2D[k];
      d.qLU[k] = (at < 0 ? 0 : d.M[at]) - h * d.qDeriv[k];
    }
  }

  /** {@code qH = M - h D}, the lower triangle. */
  private static void makeSymmetric(Model m, Data d) {
    SmoothVel.run(m, d, false);
    double h = m.opt.timestep;
    for (int k = 0; k < m.nC; k++) {
      d.qH[k] = d.M[k] - h * d.qDeriv[m.mapD2M[k]];
    }
  }

  /** {@code res = (M - h D) v} for the model's integrator, one of the two. */
  public static void multiply(Model m, Data d, double[] res, double[] v) {
    if (m.opt.integrator == Integrator.IMPLICIT) {
      makeFull(m, d);
      Csr.mulMatVec(res, 0, d.qLU, m.D.rownnz, m.D.rowadr, m.D.colind, 0, m.nv, v, 0);
    } else {
      makeSymmetric(m, d);
      Csr.mulSymVec(res, 0, d.qH, m.M.rownnz, m.M.rowadr, m.M.colind, m.nv, v, 0);
    }
  }
}
