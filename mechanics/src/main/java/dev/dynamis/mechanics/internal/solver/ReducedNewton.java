package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintState;
import java.util.Arrays;

/**
 * Newton's method on the primal problem, carried out in the space of constraints, for problems with
 * few rows among many dofs. The steps are those of {@link NewtonSolver}, but for rounding.
 *
 * <p>All accelerations on the way are {@code a = a_smooth + phi e + inverse(M) J' z}, where {@code
 * e} is the start minus {@code a_smooth} and phi falls from 1 to 0. A Newton step leads to {@code
 * phi = 0} and to forces z that solve
 *
 * <pre>{@code (A + R) z = -(J a_smooth - aref)}</pre>
 *
 * in the rows of the quadratic state, with {@code A = J inverse(M) J'}; rows of friction loss
 * beyond their bound keep their force, all others have none. So the matrix to factor has the size
 * of the active rows, and nothing is multiplied with M.
 */
final class ReducedNewton {
  /** Dofs from which on it pays. */
  private static final int LEAST_DOFS = 16;

  /** Active rows up to which it pays. */
  private static final int MOST_ACTIVE = 40;

  /** Rows for each dof up to which it pays. */
  private static final double ROW_SHARE = 1.5;

  private final Buffers memory;
  private final RowProjection projection;
  private final ActiveFactor factor;

  /** Rows {@code J a_smooth - aref}, {@code J e}, z, its change, and a right side. */
  private double[] b = {};

  private double[] je = {};
  private double[] z = {};
  private double[] dz = {};
  private double[] right = {};
  private double[] solution = {};

  /** Dofs: e and {@code M e}. */
  private double[] e = {};

  private double[] me = {};
  private double[] invD = {};

  /** Rows in the quadratic state, and rows whose z changes. */
  private int[] active = {};

  private int[] moving = {};
  private int count;

  /** Whether a row is in the list of active ones. */
  private boolean[] listed = {};

  private double phi;

  /** {@code e' M e}. */
  private double startNorm;

  /** {@code z . J e}. */
  private double along;

  ReducedNewton(Buffers memory) {
    this.memory = memory;
    projection = new RowProjection(memory);
    factor = new ActiveFactor(memory);
  }

  /** Says whether a sparse problem has so few rows, and of them active ones, that it pays. */
  static boolean pays(Primal p) {
    return p.sparse
        && !p.elliptic
        && p.nv >= LEAST_DOFS
        && p.nefc <= ROW_SHARE * p.nv
        && p.nactive <= Math.min(MOST_ACTIVE, p.nv);
  }

  /**
   * Solves the problem in {@code p}, from {@code p.acc} on.
   *
   * @param sum cost of the rows at the start
   */
  void run(Model m, Data d, Primal p, double sum) {
    reserve(p.nv, p.nefc);
    start(d, p);
    projection.make(d, p);
    double tolerance = m.opt.tolerance * m.opt.lsTolerance;
    setCost(p, sum);
    direct(p);

    int iteration = 0;
    while (iteration < m.opt.iterations) {
      d.work.spend((long) d.nJ + d.nefc);
      double alpha = search(p, tolerance, m.opt.lsIterations);
      if (alpha == 0) {
        break;
      }
      double oldCost = p.cost;
      move(p, alpha);
      evaluate(p);
      gradient(p);
      boolean done = p.isDone(oldCost, m.opt.tolerance);
      p.note(d, iteration++, Hessian.countUpdates(p));
      if (done) {
        break;
      }
      direct(p);
    }
    finish(d, p);
    p.noteAll(d, iteration, p.nefc * p.nefc);
  }

  private void reserve(int dofs, int rows) {
    b = memory.reals(b, rows);
    je = memory.reals(je, rows);
    z = memory.reals(z, rows);
    dz = memory.reals(dz, rows);
    right = memory.reals(right, rows);
    solution = memory.reals(solution, rows);
    active = memory.ints(active, rows);
    moving = memory.ints(moving, rows);
    e = memory.reals(e, dofs);
    me = memory.reals(me, dofs);
    invD = memory.reals(invD, dofs);
    listed = memory.flags(listed, rows);
    factor.clear(rows);
  }

  private void start(Data d, Primal p) {
    int rows = p.nefc;
    if (p.island < 0) {
      System.arraycopy(d.efc.b, 0, b, 0, rows);
    } else {
      int row = d.island.iefcadr[p.island];
      for (int i = 0; i < rows; i++) {
        b[i] = d.efc.b[d.map.iefc2efc[row + i]];
      }
    }
    Dense.sub(je, 0, p.jar, 0, b, 0, rows);
    Dense.zero(z, 0, rows);
    Dense.sub(e, 0, p.acc, 0, p.accSmooth, 0, p.nv);
    Dense.sub(me, 0, p.ma, 0, p.frcSmooth, 0, p.nv);
    startNorm = Dense.dot(e, 0, me, 0, p.nv);
    phi = 1;
    count = 0;
    Arrays.fill(listed, 0, rows, false);
  }

  /** States, forces and cost at the present solution. */
  private void evaluate(Primal p) {
    setCost(p, p.updateRows(false));
  }

  private void setCost(Primal p, double sum) {
    double[] jar = p.jar;
    double g = 0;
    double h = 0;
    for (int i = 0; i < p.nefc; i++) {
      g += z[i] * (jar[i] - b[i]);
      h += z[i] * je[i];
    }
    along = h;
    p.gauss = 0.5 * (g + phi * (phi * startNorm + h));
    p.cost = sum + p.gauss;
  }

  /** Gradient of the cost, {@code phi M e + J'(z - force)}. */
  private void gradient(Primal p) {
    Dense.sub(right, 0, z, 0, p.force, 0, p.nefc);
    p.mulTransposed(p.grad, right);
    Dense.addToScaled(p.grad, 0, me, 0, phi, p.nv);
  }

  /** Finds the Newton step: the change of z, and {@code p.jv}, the change of {@code p.jar}. */
  private void direct(Primal p) {
    int rows = p.nefc;
    list(p);
    factor.append(projection.a, active, count, p.D);
    rightSide(p);
    factor.solve(solution);
    double[] change = dz;
    double[] force = p.force;
    double[] now = z;
    double[] jv = p.jv;
    double[] start = je;
    double s = -phi;
    for (int i = 0; i < rows; i++) {
      change[i] = force[i] - now[i];
      jv[i] = s * start[i];
    }
    for (int k = 0; k < count; k++) {
      int i = active[k];
      change[i] = solution[k] - now[i];
    }
    int changing = 0;
    for (int i = 0; i < rows; i++) {
      if (change[i] != 0) {
        moving[changing++] = i;
      }
    }
    projection.addProduct(jv, change, moving, changing, rows);
  }

  /** Right side for the active rows; forces of friction loss at its bound act on them. */
  private void rightSide(Primal p) {
    double[] r = solution;
    for (int k = 0; k < count; k++) {
      r[k] = -b[active[k]];
    }
    for (int i = p.ne; i < p.ne + p.nf; i++) {
      if (p.state[i] != ConstraintState.QUADRATIC) {
        double[] row = projection.a[i];
        for (int k = 0; k < count; k++) {
          r[k] -= row[active[k]] * p.force[i];
        }
      }
    }
  }

  /** Drops rows from the list that are no longer active, and appends those that have become so. */
  private void list(Primal p) {
    int to = 0;
    int kept = count;
    for (int k = 0; k < count; k++) {
      int i = active[k];
      if (p.state[i] == ConstraintState.QUADRATIC) {
        active[to++] = i;
      } else {
        listed[i] = false;
        kept = Math.min(kept, k);
      }
    }
    for (int i = 0; i < p.nefc; i++) {
      if (p.state[i] == ConstraintState.QUADRATIC && !listed[i]) {
        listed[i] = true;
        active[to++] = i;
      }
    }
    count = to;
    factor.size = kept;
  }

  /** Line search along the Newton step. */
  private double search(Primal p, double tolerance, int most) {
    double[] jar = p.jar;
    double[] jv = p.jv;
    double slope = 0;
    double square = 0;
    double h = 0;
    for (int i = 0; i < p.nefc; i++) {
      double change = dz[i];
      slope += change * (jar[i] - b[i]);
      square += change * jv[i];
      h += change * je[i];
    }
    slope -= phi * (phi * startNorm + along);
    square -= phi * (h - phi * startNorm);

    // length of the step if all dofs had the mean inertia
    double length = Math.sqrt(Math.max(0, square) * p.scale * p.nv);
    return p.lineSearch.run(p, length, slope, 0.5 * square, tolerance, most);
  }

  private void move(Primal p, double alpha) {
    Dense.addToScaled(p.jar, 0, p.jv, 0, alpha, p.nefc);
    Dense.addToScaled(z, 0, dz, 0, alpha, p.nefc);
    phi -= alpha * phi;
    System.arraycopy(p.state, 0, p.oldState, 0, p.nefc);
  }

  /** Forces and accelerations of dofs. */
  private void finish(Data d, Primal p) {
    int nv = p.nv;
    p.mulTransposed(p.frcConstraint, p.force);
    p.mulTransposed(p.mgrad, z);
    double[] ld;
    if (p.island < 0) {
      ld = d.qLD;
      System.arraycopy(d.qLDiagInv, 0, invD, 0, nv);
    } else {
      ld = d.iLD;
      System.arraycopy(d.iLDiagInv, d.island.idofadr[p.island], invD, 0, nv);
    }
    TreeLtdl.solve(p.mgrad, 0, 1, nv, ld, invD, nv, p.mRownnz, p.mRowadr, p.mColind, null);
    for (int i = 0; i < nv; i++) {
      p.acc[i] = (p.accSmooth[i] + phi * e[i]) + p.mgrad[i];
    }
  }
}
