package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.LongWork;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintState;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.data.IslandConstraints;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * The primal problem of all constraints, or of one island: find the accelerations {@code a} that
 * minimize {@code (a - a_smooth)' M (a - a_smooth) / 2 + s(J a - aref)}, with s the sum of the
 * costs of {@link ConstraintUpdate}.
 *
 * <p>Holds a copy of the vectors of the problem, so that rows and dofs count from 0, and the
 * present solution with what follows from it. Matrices stay where they are in {@link Data}.
 * Counterpart of MuJoCo's {@code mjPrimalContext}.
 */
final class Primal {
  /** Part of the tolerance above which a gradient is more than rounding. */
  private static final double FLAT = 1e-3;

  /** Number of the island, -1 for all constraints at once. */
  int island;

  boolean sparse;
  boolean elliptic;
  int nv;
  int ne;
  int nf;

  /** What is known of the matrices. */
  FwdConstraint.Factors factors = FwdConstraint.Factors.NEW;

  int nefc;
  Contacts contact;

  /** What the step has cost. */
  LongWork work;

  /** Inertia matrix, rows of ancestors, diagonal last. */
  double[] M;

  int[] mRownnz;
  int[] mRowadr;
  int[] mColind;

  /**
   * Jacobian: dense rows of length nv from {@code j0} on, whose elements that may not be zero are
   * at {@code jRowadr} (see {@link Dense#mulSpans}), or sparse rows at {@code jRowadr}.
   */
  double[] J;

  int j0;
  int[] jRownnz;
  int[] jRowadr;
  int[] jColind;

  /** Transpose of a sparse Jacobian. */
  TransposedRows jT;

  /** Where what belongs to the pattern of the problem is kept from one step to the next. */
  IslandSlots slots;

  int slot;

  /** Vectors over rows; {@code quad} holds three numbers for each. */
  double[] D = {};

  double[] R = {};
  double[] floss = {};
  double[] aref = {};
  double[] force = {};
  double[] jar = {};
  double[] jv = {};
  double[] quad = {};
  int[] type = {};
  int[] id = {};
  int[] state = {};
  int[] oldState = {};

  /** Vectors over dofs; {@code mgrad} is the gradient times the inverse of M or of the Hessian. */
  double[] frcSmooth = {};

  double[] accSmooth = {};
  double[] frcConstraint = {};
  double[] acc = {};
  double[] ma = {};
  double[] mv = {};
  double[] grad = {};
  double[] mgrad = {};
  double[] search = {};

  /** Cost at the present solution, and its part that is not of constraints. */
  double cost;

  double gauss;

  /** What improvement and gradient are multiplied with, to compare them with the tolerance. */
  double scale;

  int nactive;
  int ncone;

  /** Results of the last line search: evaluations of the cost, slope at the end (scaled). */
  int evaluations;

  double slope;

  /** What the last iteration has achieved, scaled. */
  private double improvement;

  private double gradient;

  final LineSearch lineSearch = new LineSearch();
  private final double[] u = new double[ConstraintUpdate.MOST_ROWS];
  private final double[] products = new double[4];
  private final IslandSlots own;
  private int[] ownMRownnz = {};
  private int[] ownMRowadr = {};
  private int[] ownJRownnz = {};
  private int[] ownJRowadr = {};
  private final Buffers memory;

  /** How many dofs and rows there is room for. */
  private int dofRoom;

  private int rowRoom;

  Primal(Buffers memory) {
    this.memory = memory;
    own = new IslandSlots(memory);
    slots = own;
  }

  /** Says where patterns are kept of islands that have a slot of their own. */
  void use(IslandSlots shared, int island) {
    slots = IslandSlots.isShared(IslandSlots.of(island)) ? own : shared;
  }

  /** Returns the slots that belong to this problem. */
  IslandSlots slots() {
    return own;
  }

  /**
   * Loads all constraints.
   *
   * @param startJar {@code J qacc - aref} at {@code qacc}
   * @param startMa {@code M qacc}, or null if it is not known; of dofs in islands, if there are any
   */
  void load(Model m, Data d, double[] startJar, double[] startMa) {
    island = -1;
    reserve(m, m.nv, d.ne, d.nf, d.nefc, d);
    M = d.M;
    mRownnz = m.M.rownnz;
    mRowadr = m.M.rowadr;
    mColind = m.M.colind;
    J = d.efc.J;
    j0 = 0;
    jRownnz = d.efc.JRownnz;
    jRowadr = d.efc.JRowadr;
    jColind = d.efc.JColind;
    System.arraycopy(d.efc.D, 0, D, 0, nefc);
    System.arraycopy(d.efc.R, 0, R, 0, nefc);
    System.arraycopy(d.efc.frictionloss, 0, floss, 0, nefc);
    System.arraycopy(d.efc.aref, 0, aref, 0, nefc);
    System.arraycopy(d.efc.type, 0, type, 0, nefc);
    System.arraycopy(d.efc.id, 0, id, 0, nefc);
    System.arraycopy(d.qfrc.smooth, 0, frcSmooth, 0, nv);
    System.arraycopy(d.qaccSmooth, 0, accSmooth, 0, nv);
    System.arraycopy(d.qacc, 0, acc, 0, nv);
    scale = 1 / (m.stat.meaninertia * Math.max(1, m.nv));
    System.arraycopy(startJar, 0, jar, 0, nefc);
    if (startMa != null && (d.nisland == 0 || d.nidof == nv)) {
      System.arraycopy(startMa, 0, ma, 0, nv);
    } else {
      Csr.mulSymVec(ma, 0, M, mRownnz, mRowadr, mColind, nv, acc, 0);
    }
  }

  /**
   * Loads one island from the arrays ordered by islands; for the parameters see {@link #load}, they
   * are in the order of the model.
   */
  void loadIsland(Model m, Data d, int which, double[] startJar, double[] startMa) {
    island = which;
    reserve(m, d.island.nv[which], d.island.ne[which], d.island.nf[which], d.island.nefc[which], d);
    int dof = d.island.idofadr[which];
    int row = d.island.iefcadr[which];
    M = d.iM;
    mRownnz = ownMRownnz;
    mRowadr = ownMRowadr;
    mColind = d.iMColind;
    J = d.iefc.J;
    j0 = d.nidof * row;
    jRownnz = ownJRownnz;
    jRowadr = ownJRowadr;
    jColind = d.iefc.JColind;
    copyRows(d.iefc, row);
    copyDofs(d, dof);
    double inertia = 0;
    for (int i = 0; i < nv; i++) {
      inertia += M[mRowadr[i] + mRownnz[i] - 1];
    }
    scale = 1 / inertia;

    // rows without the zeros of other islands sum up in another order
    if (sparse || nv == m.nv) {
      for (int i = 0; i < nefc; i++) {
        jar[i] = startJar[d.map.iefc2efc[row + i]];
      }
    } else {
      mulJacobian(jar, acc);
      Dense.subFrom(jar, 0, aref, 0, nefc);
    }
    if (startMa != null) {
      for (int i = 0; i < nv; i++) {
        ma[i] = startMa[d.map.idof2dof[dof + i]];
      }
    } else {
      Csr.mulSymVec(ma, 0, M, mRownnz, mRowadr, mColind, nv, acc, 0);
    }
  }

  /** Most islands are so small that one loop takes less time than the start of many copies. */
  private void copyRows(IslandConstraints from, int row) {
    for (int i = 0; i < nefc; i++) {
      int k = row + i;
      D[i] = from.D[k];
      R[i] = from.R[k];
      floss[i] = from.frictionloss[k];
      aref[i] = from.aref[k];
      type[i] = from.type[k];
      id[i] = from.id[k];
      ownJRownnz[i] = from.JRownnz[k];
      ownJRowadr[i] = from.JRowadr[k];
    }
  }

  private void copyDofs(Data d, int dof) {
    for (int i = 0; i < nv; i++) {
      int k = dof + i;
      ownMRownnz[i] = d.iMRownnz[k];
      ownMRowadr[i] = d.iMRowadr[k];
      frcSmooth[i] = d.ifrc.smooth[k];
      accSmooth[i] = d.iaccSmooth[k];
      acc[i] = d.iacc[k];
    }
  }

  /** Stores the solution where {@link #load} or {@link #loadIsland} took the problem from. */
  void store(Data d) {
    if (island < 0) {
      System.arraycopy(acc, 0, d.qacc, 0, nv);
      System.arraycopy(frcConstraint, 0, d.qfrc.constraint, 0, nv);
      System.arraycopy(force, 0, d.efc.force, 0, nefc);
      System.arraycopy(state, 0, d.efc.state, 0, nefc);
    } else {
      int dof = d.island.idofadr[island];
      int row = d.island.iefcadr[island];
      System.arraycopy(acc, 0, d.iacc, dof, nv);
      System.arraycopy(frcConstraint, 0, d.ifrc.constraint, dof, nv);
      System.arraycopy(force, 0, d.iefc.force, row, nefc);
      System.arraycopy(state, 0, d.iefc.state, row, nefc);
    }
  }

  private void reserve(Model m, int dofs, int equalities, int frictions, int rows, Data d) {
    sparse = Jacobians.isSparse(m);
    elliptic = m.opt.cone == Cone.ELLIPTIC;
    contact = d.contact;
    work = d.work;
    nv = dofs;
    ne = equalities;
    nf = frictions;
    nefc = rows;
    if (rows > rowRoom || m.nv > dofRoom) {
      reserve(m.nv, rows);
    }
    slot = IslandSlots.of(island);
    if (slots == own) {
      slots.reserve(slot + 1);
    }
  }

  private void reserve(int dofs, int rows) {
    frcSmooth = memory.reals(frcSmooth, dofs);
    accSmooth = memory.reals(accSmooth, dofs);
    frcConstraint = memory.reals(frcConstraint, dofs);
    acc = memory.reals(acc, dofs);
    ma = memory.reals(ma, dofs);
    mv = memory.reals(mv, dofs);
    grad = memory.reals(grad, dofs);
    mgrad = memory.reals(mgrad, dofs);
    search = memory.reals(search, dofs);
    ownMRownnz = memory.ints(ownMRownnz, dofs);
    ownMRowadr = memory.ints(ownMRowadr, dofs);
    D = memory.reals(D, rows);
    R = memory.reals(R, rows);
    floss = memory.reals(floss, rows);
    aref = memory.reals(aref, rows);
    force = memory.reals(force, rows);
    jar = memory.reals(jar, rows);
    jv = memory.reals(jv, rows);
    quad = memory.reals(quad, 3L * rows);
    type = memory.ints(type, rows);
    id = memory.ints(id, rows);
    state = memory.ints(state, rows);
    oldState = memory.ints(oldState, rows);
    ownJRownnz = memory.ints(ownJRownnz, rows);
    ownJRowadr = memory.ints(ownJRowadr, rows);
    dofRoom = dofs;
    rowRoom = Math.max(rowRoom, rows);
  }

  /** Transposes a sparse Jacobian, for {@link #mulJacobian} and {@link #updateConstraints}. */
  void transpose() {
    if (sparse) {
      jT = slots.transpose(slot);
      jT.update(this);
    }
  }

  /** {@code res[nefc] = J vec[nv]}. */
  void mulJacobian(double[] res, double[] vec) {
    if (sparse) {
      Csr.mulGroups(res, J, jRownnz, jRowadr, jColind, jT.rows, nefc, vec);
    } else {
      Dense.mulSpans(res, 0, J, j0, jRowadr, jRownnz, vec, 0, nefc, nv);
    }
  }

  /** {@code res[nv] = J' vec[nefc]}, without the transpose of a sparse Jacobian. */
  void mulTransposed(double[] res, double[] vec) {
    if (sparse) {
      Csr.mulTransposed(res, J, jRownnz, jRowadr, jColind, nefc, nv, vec);
    } else {
      Dense.mulSpansT(res, 0, J, j0, jRowadr, jRownnz, vec, 0, nefc, nv);
    }
  }

  /** States, forces and cost at the present solution, from {@code jar} and {@code ma}. */
  void updateConstraints(boolean withHessian) {
    updateDofs(updateRows(withHessian));
  }

  /**
   * Forces of constraints on dofs, and cost.
   *
   * @param sum cost of rows
   */
  void updateDofs(double sum) {
    sumForces();
    gauss = gauss();
    cost = sum + gauss;
  }

  /** Forces of constraints on dofs. */
  private void sumForces() {
    if (sparse) {
      jT.multiply(frcConstraint, force);
    } else {
      Dense.mulSpansT(frcConstraint, 0, J, j0, jRowadr, jRownnz, force, 0, nefc, nv);
    }
  }

  /** Cost that is not of constraints. */
  private double gauss() {
    double[] ma = this.ma, smooth = frcSmooth, acc = this.acc, free = accSmooth;
    double g = 0;
    for (int i = 0; i < nv; i++) {
      g += 0.5 * (ma[i] - smooth[i]) * (acc[i] - free[i]);
    }
    return g;
  }

  /** States and forces of rows from {@code jar}; returns their cost. */
  double updateRows(boolean withHessian) {
    double sum =
        ConstraintUpdate.rows(
            ne, nf, nefc, D, R, floss, jar, type, id, contact, state, force, withHessian, u);
    countActive();
    return sum;
  }

  /** Counts rows that act, and those of contacts in the middle zone. */
  private void countActive() {
    int active = ne;
    int cones = 0;
    for (int i = ne; i < nefc; i++) {
      int s = state[i];
      active += s != ConstraintState.SATISFIED ? 1 : 0;
      cones += s == ConstraintState.CONE ? 1 : 0;
    }
    nactive = active;
    ncone = cones;
  }

  /** {@code grad = M a - smooth forces - constraint forces}. */
  void updateGradient() {
    for (int i = 0; i < nv; i++) {
      grad[i] = ma[i] - frcSmooth[i] - frcConstraint[i];
    }
  }

  /** Line search along {@code search}; sets {@code mv, jv} to M and J times that. */
  double lineSearch(double tolerance, int most) {
    Csr.mulSymVec(mv, 0, M, mRownnz, mRowadr, mColind, nv, search, 0);
    return lineSearchFrom(tolerance, most);
  }

  /** The same where {@code mv} is known; sets {@code jv}. */
  double lineSearchFrom(double tolerance, int most) {
    mulJacobian(jv, search);
    double[] s = products;
    Dense.dots(s, search, search, ma, frcSmooth, mv, nv);
    return lineSearch.run(this, Math.sqrt(s[0]), s[1] - s[2], 0.5 * s[3], tolerance, most);
  }

  /**
   * Moves the solution along {@code search} and computes states, forces, cost and gradient there.
   * The same as {@link #move}, {@link #updateConstraints} and {@link #updateGradient}, to the bit.
   */
  void advance(double alpha) {
    double[] acc = this.acc, ma = this.ma, search = this.search, mv = this.mv;
    for (int i = 0; i < nv; i++) {
      acc[i] += search[i] * alpha;
      ma[i] += mv[i] * alpha;
    }
    double[] jar = this.jar, jv = this.jv, D = this.D, force = this.force;
    for (int i = 0; i < ne; i++) {
      double x = jar[i] + jv[i] * alpha;
      jar[i] = x;
      force[i] = -D[i] * x;
    }
    Dense.addToScaled(jar, ne, jv, ne, alpha, nefc - ne);
    System.arraycopy(state, ne, oldState, ne, nefc - ne);
    double sum =
        ConstraintUpdate.inequalities(
            quadraticCosts(),
            ne,
            nf,
            nefc,
            D,
            R,
            floss,
            jar,
            type,
            id,
            contact,
            state,
            force,
            false,
            u);
    countActive();
    sumForces();
    cost = sum + gauss;
    updateGradient();
  }

  /**
   * Returns the cost of equalities and sets {@code gauss}. Each is one sum from left to right, in
   * which every number waits for the one before, so both go along together.
   */
  private double quadraticCosts() {
    double[] ma = this.ma, smooth = frcSmooth, acc = this.acc, free = accSmooth;
    double[] jar = this.jar, D = this.D;
    int both = Math.min(nv, ne);
    double g = 0;
    double sum = 0;
    int i = 0;
    for (; i < both; i++) {
      g += 0.5 * (ma[i] - smooth[i]) * (acc[i] - free[i]);
      sum += 0.5 * D[i] * jar[i] * jar[i];
    }
    for (int k = i; k < nv; k++) {
      g += 0.5 * (ma[k] - smooth[k]) * (acc[k] - free[k]);
    }
    for (int k = i; k < ne; k++) {
      sum += 0.5 * D[k] * jar[k] * jar[k];
    }
    gauss = g;
    return sum;
  }

  /** Moves the solution along {@code search} and keeps the old states. */
  void move(double alpha) {
    Dense.addToScaled(acc, 0, search, 0, alpha, nv);
    Dense.addToScaled(ma, 0, mv, 0, alpha, nv);
    Dense.addToScaled(jar, 0, jv, 0, alpha, nefc);
    System.arraycopy(state, 0, oldState, 0, nefc);
  }

  /**
   * Returns whether a step from here would be too short to be taken, as where everything rests,
   * judged by the diagonal of the Hessian.
   */
  boolean isFlat(double tolerance) {
    if (!(scale * Dense.norm(grad, 0, nv) < FLAT * tolerance)) {
      return false;
    }
    double[] h = mgrad;
    for (int i = 0; i < nv; i++) {
      h[i] = M[mRowadr[i] + mRownnz[i] - 1];
    }
    for (int r = 0; r < nefc; r++) {
      if (state[r] == ConstraintState.QUADRATIC) {
        int at = jRowadr[r];
        int shift = at - j0 - r * nv;
        for (int k = 0; k < jRownnz[r]; k++) {
          double x = J[at + k];
          h[sparse ? jColind[at + k] : shift + k] += D[r] * x * x;
        }
      }
    }
    double sum = 0;
    for (int i = 0; i < nv; i++) {
      double x = grad[i] / h[i];
      sum += x * x;
    }
    return sum < Scalar.MINVAL * Scalar.MINVAL;
  }

  /** Returns whether improvement or gradient are below the tolerance. */
  boolean isDone(double oldCost, double tolerance) {
    improvement = scale * (oldCost - cost);
    gradient = scale * Dense.norm(grad, 0, nv);
    return improvement < tolerance || gradient < tolerance;
  }

  /** Notes the statistics of an iteration. */
  void note(Data d, int iteration, int updates) {
    int changes = 0;
    for (int i = ne; i < nefc; i++) {
      changes += state[i] != oldState[i] ? 1 : 0;
    }
    Statistics.note(
        d, island, iteration, improvement, gradient, slope, nactive, changes, evaluations, updates);
  }

  /** Notes how many iterations there were and the nonzeros of the factored matrices. */
  void noteAll(Data d, int iterations, int nonzeros) {
    if (island < Widths.NISLAND) {
      int slot = Math.max(0, island);
      d.solver.niter[slot] += iterations;
      d.solver.nnz[slot] = nonzeros;
    }
  }
}
