package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.constraint.ConstraintJacobian;
import java.util.Arrays;

/** Primal problems of {@link ConstraintScene} at chosen accelerations, and how far from optimal. */
final class SolverScene {
  private SolverScene() {}

  /** The problem of all constraints at once, with states, forces, cost and gradient. */
  static Primal primal(Model m, Data d, double[] acc) {
    System.arraycopy(acc, 0, d.qacc, 0, m.nv);
    Primal p = new Primal(Buffers.unlimited());
    p.load(m, d, residual(m, d, acc), null);
    p.transpose();
    p.updateConstraints(true);
    p.updateGradient();
    return p;
  }

  /** {@code J acc - aref}. */
  static double[] residual(Model m, Data d, double[] acc) {
    double[] jar = new double[d.nefc];
    ConstraintJacobian.multiply(m, d, jar, acc);
    Dense.subFrom(jar, 0, d.efc.aref, 0, d.nefc);
    return jar;
  }

  /** {@code a + s v}. */
  static double[] along(double[] a, double[] v, double s) {
    double[] res = a.clone();
    for (int i = 0; i < res.length; i++) {
      res[i] += s * v[i];
    }
    return res;
  }

  /**
   * Greatest violation of the conditions of optimality: forces are those that the accelerations ask
   * for, and accelerate the bodies as they do.
   */
  static double violation(Model m, Data d) {
    double[] force = Arrays.copyOf(d.efc.force, d.nefc);
    double[] acc = d.qacc.clone();
    double[] J = ConstraintScene.jacobian(m, d);
    double[] M = ConstraintScene.inertia(m, d);

    // M (a - a_smooth) = J' f
    double[] push = ConstraintScene.times(J, d.nefc, m.nv, force, true);
    double[] change = along(acc, d.qaccSmooth, -1);
    double[] inertial = ConstraintScene.times(M, m.nv, m.nv, change, false);
    double most = 0;
    for (int i = 0; i < m.nv; i++) {
      most = Math.max(most, Math.abs(push[i] - inertial[i]));
    }

    // f = minus the derivative of the cost at J a - aref
    Data fresh = d.copy();
    ConstraintUpdate.rows(fresh, residual(m, d, acc));
    for (int i = 0; i < d.nefc; i++) {
      most = Math.max(most, Math.abs(fresh.efc.force[i] - force[i]));
    }
    return most;
  }
}
