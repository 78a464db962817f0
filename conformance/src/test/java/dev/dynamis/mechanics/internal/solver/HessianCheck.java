package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;

/** Judges factors of the Hessian by differences of the gradient, which they never see. */
final class HessianCheck {
  private HessianCheck() {}

  static void assertSolves(Hessian hessian, int cone, boolean sparse) {
    Model m = ConstraintScene.model(cone, sparse);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    assertThat(p.ncone > 0).isEqualTo(cone == Cone.ELLIPTIC);
    int nonzeros = hessian.nonzeros(p);
    hessian.make(p);
    hessian.solve(p);
    assertSolution(m, d, p, d.qaccSmooth.clone());
    assertThat(hessian.nonzeros(p)).isBetween(m.nv, m.nv * m.nv).isEqualTo(nonzeros);
  }

  static void assertSolvesAfterUpdates(Hessian hessian, int cone, boolean sparse) {
    Model m = ConstraintScene.model(cone, sparse);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    hessian.make(p);
    hessian.solve(p);
    int changes = 0;
    for (int step = 0; step < 4; step++) {
      Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);
      // line searches set what moving needs
      p.lineSearch(1e-3, 5);
      p.move(step % 2 == 0 ? 0.6 : -0.8);
      p.updateConstraints(true);
      p.updateGradient();
      for (int i = 0; i < p.nefc; i++) {
        changes += Hessian.changes(p, i) ? 1 : 0;
      }
      hessian.update(p);
      hessian.solve(p);
      assertSolution(m, d, p, p.acc.clone());
    }
    assertThat(changes).as("states change").isGreaterThan(3);
  }

  /** {@code H x = g}: the gradient changes by g along x. */
  private static void assertSolution(Model m, Data d, Primal p, double[] acc) {
    double[] x = p.mgrad.clone();
    double h = 1e-7;
    double[] above = SolverScene.primal(m, d, SolverScene.along(acc, x, h)).grad;
    double[] below = SolverScene.primal(m, d, SolverScene.along(acc, x, -h)).grad;
    double most = 0;
    for (int i = 0; i < m.nv; i++) {
      most = Math.max(most, Math.abs(p.grad[i]));
    }
    for (int i = 0; i < m.nv; i++) {
      double slope = (above[i] - below[i]) / (2 * h);
      assertThat(slope).as("dof %d", i).isCloseTo(p.grad[i], within(1e-5 * most));
    }
  }
}
