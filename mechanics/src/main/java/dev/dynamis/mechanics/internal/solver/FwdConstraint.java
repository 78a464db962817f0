package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.internal.constraint.ConstraintJacobian;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Forces of constraints and the acceleration with them.
 *
 * <p>Reads the rows {@code efc.*}, {@code qacc_smooth} and {@code qacc_warmstart}; writes {@code
 * efc.b, efc.force, efc.state, qfrc.constraint, qacc} and the statistics in {@code solver}. When
 * islands are solved one by one, {@code efc.state} keeps the states at the start, as in MuJoCo, and
 * {@code iefc.state} has those of the solution. Counterpart of {@code mj_fwdConstraint}.
 */
public final class FwdConstraint {
  private FwdConstraint() {}

  /** What is known of the matrices of the next problems: inertia, Jacobian and weights of rows. */
  public enum Factors {
    /** Nothing: their Hessian is factored anew. */
    NEW,
    /** They will come again: the first factor of a solution is kept. */
    KEEP,
    /** They are those of the problem whose factor was kept, which counts for the same states. */
    SAME
  }

  /**
   * Says what is known of the matrices of the problems to come, until the next call. The bits of
   * solutions don't depend on it.
   */
  public static void factors(Data d, Factors known) {
    workspace(d).primal.factors = known;
  }

  /** The solvers and what they keep between steps. */
  private static final class Workspace {
    final Primal primal;
    final NewtonSolver newton;
    final ConjugateGradient gradients;

    Workspace(Buffers memory) {
      primal = new Primal(memory);
      newton = new NewtonSolver(memory);
      gradients = new ConjugateGradient(memory);
    }
  }

  private static Workspace workspace(Data d) {
    return d.scratch.counted(Workspace.class, Workspace::new);
  }

  /** Solves for the forces of constraints. */
  public static void run(Model m, Data d) {
    Arrays.fill(d.qfrc.constraint, 0);
    if (d.nefc == 0) {
      System.arraycopy(d.qaccSmooth, 0, d.qacc, 0, m.nv);
      Arrays.fill(d.solver.niter, 0);
      return;
    }
    Arrays.fill(d.solver.niter, 0);
    long mark = d.scratch.mark();
    double[] jar = d.scratch.reals(d.nefc);
    double[] ma = d.scratch.reals(m.nv);
    boolean warm = !m.opt.disabled(DisableBit.WARMSTART);
    if (warm) {
      System.arraycopy(d.qaccWarmstart, 0, d.qacc, 0, m.nv);
      ConstraintJacobian.multiplyTwice(m, d, jar, d.qacc, d.efc.b, d.qaccSmooth);
      Dense.subFrom(jar, 0, d.efc.aref, 0, d.nefc);
    } else {
      ConstraintJacobian.multiply(m, d, d.efc.b, d.qaccSmooth);
      System.arraycopy(d.qaccSmooth, 0, d.qacc, 0, m.nv);
      Arrays.fill(d.efc.force, 0, d.nefc, 0);
    }
    Dense.subFrom(d.efc.b, 0, d.efc.aref, 0, d.nefc);
    if (m.opt.solver == Solver.PGS) {
      if (warm) {
        startForces(m, d, jar);
      }
      Pgs.run(m, d);
    } else {
      warm = warm && isWarmBetter(m, d, jar, ma);
      primal(m, d, warm ? jar : d.efc.b, warm ? ma : null);
    }
    if (m.opt.noslipIterations > 0) {
      NoSlip.run(m, d);
    }
    d.scratch.release(mark);
  }

  /**
   * Solves the primal problem, by islands if there are any.
   *
   * @param jar {@code J qacc - aref} at the start
   * @param ma {@code M qacc} at the start, or null if it is not known
   */
  private static void primal(Model m, Data d, double[] jar, double[] ma) {
    Workspace w = workspace(d);
    if (d.nisland > 0 && !m.opt.disabled(DisableBit.ISLAND) && m.opt.noslipIterations == 0) {
      IslandOrder.addresses(m, d);
      if (!IslandTask.run(m, d, w.primal.slots(), jar, ma)) {
        IslandSlots slots = workspace(d).primal.slots();
        for (int island = 0; island < d.nisland; island++) {
          island(m, d, island, slots, jar, ma);
        }
      }
      IslandOrder.scatter(d);
    } else {
      w.primal.use(w.primal.slots(), -1);
      w.primal.load(m, d, jar, ma);
      solve(m, d, w);
    }
  }

  /** Solves an island, whose matrices and vectors have their addresses. */
  static void island(Model m, Data d, int island, IslandSlots slots, double[] jar, double[] ma) {
    Workspace w = workspace(d);
    IslandOrder.gather(m, d, island);
    w.primal.use(slots, island);
    w.primal.loadIsland(m, d, island, jar, ma);
    solve(m, d, w);
  }

  private static void solve(Model m, Data d, Workspace w) {
    if (m.opt.solver == Solver.NEWTON) {
      w.newton.run(m, d, w.primal);
    } else {
      w.gradients.run(m, d, w.primal);
    }
    w.primal.store(d);
  }

  /**
   * Chooses where to start, for all constraints together: at {@code qacc}, the last accelerations,
   * or at those without constraints, if they cost less. Dofs without constraints have the latter in
   * any case.
   *
   * @param jar {@code J qacc - aref}
   * @param ma receives {@code M qacc}
   */
  private static boolean isWarmBetter(Model m, Data d, double[] jar, double[] ma) {
    int nv = m.nv;
    Csr.mulSymVec(ma, 0, d.M, m.M.rownnz, m.M.rowadr, m.M.colind, nv, d.qacc, 0);
    double warm = ConstraintUpdate.rows(d, jar);
    for (int i = 0; i < nv; i++) {
      warm += 0.5 * (ma[i] - d.qfrc.smooth[i]) * (d.qacc[i] - d.qaccSmooth[i]);
    }
    double smooth = ConstraintUpdate.rows(d, d.efc.b);
    if (warm > smooth) {
      System.arraycopy(d.qaccSmooth, 0, d.qacc, 0, nv);
      return false;
    }
    if (d.nisland > 0) {
      for (int i = d.nidof; i < nv; i++) {
        int dof = d.map.idof2dof[i];
        d.qacc[dof] = d.qaccSmooth[dof];
      }
    }
    return true;
  }

  /** Keeps the forces for the dual solver only if they cost less than none. */
  private static void startForces(Model m, Data d, double[] jar) {
    int n = d.nefc;
    ConstraintUpdate.rows(d, jar);
    long mark = d.scratch.mark();
    double[] product = d.scratch.reals(n);
    double cost = Dense.dot(d.efc.force, 0, d.efc.b, 0, n);
    if (Jacobians.isSparse(m)) {
      Csr.mulMatVec(
          product,
          0,
          d.efc.AR,
          d.efc.ARRownnz,
          d.efc.ARRowadr,
          d.efc.ARColind,
          0,
          n,
          d.efc.force,
          0);
    } else {
      Dense.mulMatVec(product, 0, d.efc.AR, 0, d.efc.force, 0, n, n);
    }
    cost += 0.5 * Dense.dot(d.efc.force, 0, product, 0, n);
    if (cost > 0) {
      Arrays.fill(d.efc.force, 0, n, 0);
    }
    d.scratch.release(mark);
  }
}
