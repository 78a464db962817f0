package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;

/**
 * Removes slip after the main solver: sweeps over friction loss and contact friction without their
 * regularization, normal forces fixed. Counterpart of {@code mj_solNoSlip}.
 */
final class NoSlip {
  private NoSlip() {}

  /** Sweeps until the improvement is below the tolerance. */
  static void run(Model m, Data d) {
    Dual dual = d.scratch.counted(Dual.class, Dual::new);
    dual.start(m, d, false);
    double scale = Dual.scale(m);
    int before = d.solver.niter[0];
    int iteration = 0;
    while (iteration < m.opt.noslipIterations) {
      d.work.spend((long) d.nA + d.nefc);
      // the first sweep also saves what regularization has cost
      double improvement = iteration == 0 ? regularization(d) : 0;
      improvement = sweep(d, dual, improvement) * scale;
      dual.finishSweep(d, before + iteration++, improvement);
      if (improvement < m.opt.noslipTolerance) {
        break;
      }
    }
    d.solver.niter[0] += iteration;
    Dual.finish(m, d);
  }

  private static double regularization(Data d) {
    double sum = 0;
    for (int i = 0; i < d.nefc; i++) {
      sum += 0.5 * d.efc.force[i] * d.efc.force[i] * d.efc.R[i];
    }
    return sum;
  }

  private static double sweep(Data d, Dual dual, double improvement) {
    double[] force = d.efc.force;
    int contacts = d.ne + d.nf;
    for (int i = d.ne; i < contacts; i++) {
      dual.begin(d, i, 1);
      double most = d.efc.frictionloss[i];
      force[i] = Scalar.clip(force[i] - dual.residual[0] * dual.diagInv[i], -most, most);
      double step = force[i] - dual.old[0];
      improvement -= 0.5 * step * step / dual.diagInv[i] + step * dual.residual[0];
    }
    for (int i = contacts; i < d.nefc; i++) {
      if (d.efc.type[i] == ConstraintType.CONTACT_PYRAMIDAL) {
        int rows = 2 * (d.contact.dim[d.efc.id[i]] - 1);
        for (int j = i; j < i + rows; j += 2) {
          edges(d, dual, j);
          improvement += dual.improvement(d, j, 2);
        }
        i += rows - 1;
      } else if (d.efc.type[i] == ConstraintType.CONTACT_ELLIPTIC) {
        int n = d.contact.dim[d.efc.id[i]] - 1;
        elliptic(d, dual, i, n);
        improvement += dual.improvement(d, i + 1, n);
        i += n;
      }
    }
    return improvement;
  }

  /** {@code linear = residual - block old}: what all other forces do. */
  private static void separate(Data d, Dual dual, int start, int n) {
    dual.begin(d, start, n);
    dual.extract(d, start, n);
    for (int k = 0; k < n; k++) {
      dual.linear[k] = dual.residual[k] - Dense.dot(dual.block, k * n, dual.old, 0, n);
    }
  }

  /** Two opposite edges of a pyramid: their sum is kept, their difference optimized. */
  private static void edges(Data d, Dual dual, int j) {
    double[] force = d.efc.force;
    double[] A = dual.block;
    separate(d, dual, j, 2);
    double middle = 0.5 * (force[j] + force[j + 1]);
    double k1 = A[0] + A[3] - A[1] - A[2];
    double k0 = middle * (A[0] - A[3]) + dual.linear[0] - dual.linear[1];
    if (k1 < Scalar.MINVAL) {
      force[j] = middle;
      force[j + 1] = middle;
      return;
    }
    double y = -k0 / k1;
    if (y < -middle) {
      force[j] = 0;
      force[j + 1] = 2 * middle;
    } else if (y > middle) {
      force[j] = 2 * middle;
      force[j + 1] = 0;
    } else {
      force[j] = middle + y;
      force[j + 1] = middle - y;
    }
  }

  private static void elliptic(Data d, Dual dual, int i, int n) {
    double[] force = d.efc.force;
    separate(d, dual, i + 1, n);
    if (force[i] < Scalar.MINVAL) {
      Dense.zero(force, i + 1, n);
    } else {
      dual.qcqp.solve(
          force, i + 1, dual.block, dual.linear, d.contact.friction, 5 * d.efc.id[i], force[i], n);
    }
  }
}
