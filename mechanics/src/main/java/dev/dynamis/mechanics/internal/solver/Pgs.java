package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Projected Gauss-Seidel on the dual problem: each force in turn is set to the best value with all
 * others fixed. Elliptic contacts are scaled along their force (or get a normal force, if they have
 * none), then their friction is optimized with the normal force fixed. Counterpart of {@code
 * mj_solPGS}.
 */
final class Pgs {
  private Pgs() {}

  /** Sweeps over all rows until the improvement is below the tolerance. */
  static void run(Model m, Data d) {
    Dual dual = d.scratch.counted(Dual.class, Dual::new);
    dual.start(m, d, true);
    double scale = Dual.scale(m);
    int iteration = 0;
    while (iteration < m.opt.iterations) {
      d.work.spend((long) d.nA + d.nefc);
      double improvement = sweep(d, dual) * scale;
      dual.finishSweep(d, iteration++, improvement);
      if (improvement < m.opt.tolerance) {
        break;
      }
    }
    d.solver.niter[0] += iteration;
    d.solver.nnz[0] = d.nefc * d.nefc;
    if (Jacobians.isSparse(m)) {
      d.solver.nnz[0] = d.efc.ARRowadr[d.nefc - 1] + d.efc.ARRownnz[d.nefc - 1];
    }
    Dual.finish(m, d);
  }

  private static double sweep(Data d, Dual dual) {
    double improvement = 0;
    for (int i = 0; i < d.nefc; i++) {
      int dim = 1;
      if (d.efc.type[i] == ConstraintType.CONTACT_ELLIPTIC) {
        dim = d.contact.dim[d.efc.id[i]];
        dual.begin(d, i, dim);
        elliptic(d, dual, i, dim);
      } else {
        dual.begin(d, i, 1);
        simple(d, dual, i);
        dual.block[0] = 1 / dual.diagInv[i];
      }
      improvement += dual.improvement(d, i, dim);
      i += dim - 1;
    }
    return improvement;
  }

  private static void simple(Data d, Dual dual, int i) {
    double f = d.efc.force[i] - dual.residual[0] * dual.diagInv[i];
    if (i >= d.ne + d.nf) {
      f = f < 0 ? 0 : f;
    } else if (i >= d.ne) {
      double most = d.efc.frictionloss[i];
      f = Scalar.clip(f, -most, most);
    }
    d.efc.force[i] = f;
  }

  private static void elliptic(Data d, Dual dual, int i, int dim) {
    double[] force = d.efc.force;
    double[] A = dual.block;
    dual.extract(d, i, dim);
    if (force[i] < Scalar.MINVAL) {
      double f = force[i] - dual.residual[0] * dual.diagInv[i];
      force[i] = f < 0 ? 0 : f;
      Dense.zero(force, i + 1, dim - 1);
    } else {
      scaleForce(d, dual, i, dim);
    }
    if (force[i] < Scalar.MINVAL) {
      Dense.zero(force, i + 1, dim - 1);
      return;
    }

    // friction with the normal force fixed; b holds what all other forces do
    int n = dim - 1;
    for (int j = 0; j < n; j++) {
      Dense.copy(dual.friction, j * n, A, (j + 1) * dim + 1, n);
      double b = dual.residual[j + 1] - Dense.dot(dual.friction, j * n, dual.old, 1, n);
      dual.linear[j] = b + A[(j + 1) * dim] * (force[i] - dual.old[0]);
    }
    dual.qcqp.solve(
        force, i + 1, dual.friction, dual.linear, d.contact.friction, 5 * d.efc.id[i], force[i], n);
  }

  /** Adds the best multiple of a contact's force to it, without making the normal negative. */
  private static void scaleForce(Data d, Dual dual, int i, int dim) {
    double[] force = d.efc.force;
    Dense.mulMatVec(dual.linear, 0, dual.block, 0, dual.old, 0, dim, dim);
    double denominator = Dense.dot(dual.old, 0, dual.linear, 0, dim);
    if (denominator >= Scalar.MINVAL) {
      double x = -Dense.dot(dual.old, 0, dual.residual, 0, dim) / denominator;
      if (force[i] + x * dual.old[0] < 0) {
        x = -dual.old[0] / force[i];
      }
      for (int j = 0; j < dim; j++) {
        force[i + j] += x * dual.old[j];
      }
    }
  }
}
