package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReducedNewtonTest {
  private static final double FAR = 3;

  private static Primal solve(Model m, Data d, double[] acc) {
    Primal p = SolverScene.primal(m, d, acc);
    d.solver.niter[0] = 0;
    new ReducedNewton(Buffers.unlimited()).run(m, d, p, p.updateRows(false));
    p.store(d);
    return p;
  }

  @ParameterizedTest
  @CsvSource({"true, 0", "false, 0", "true, 3", "false, 3"})
  void theSolutionIsOptimal(boolean sparse, double away) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    m.opt.tolerance = 1e-14;
    Data d = ConstraintScene.moving(m);
    Primal p = solve(m, d, SolverScene.along(d.qaccSmooth, d.qvel, away));
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-8);
    int linear = 0;
    for (int i = 0; i < p.nefc; i++) {
      linear += p.state[i] == ConstraintState.LINEARNEG ? 1 : 0;
      linear += p.state[i] == ConstraintState.LINEARPOS ? 1 : 0;
    }
    assertThat(linear).as("rows of friction loss at their bound").isPositive();
  }

  /** Stopped early, both are at the same place on the way. */
  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void stepsAreThoseOfNewtonsMethodInTheSpaceOfDofs(int iterations) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.iterations = iterations;
    Data d = ConstraintScene.moving(m);
    double[] start = SolverScene.along(d.qaccSmooth, d.qvel, FAR);
    Primal other = SolverScene.primal(m, d, start);
    assertThat(ReducedNewton.pays(other)).isFalse();
    d.solver.niter[0] = 0;
    new NewtonSolver(Buffers.unlimited()).run(m, d, other);
    int taken = d.solver.niter[0];
    Primal p = solve(m, d, start);
    assertThat(d.solver.niter[0]).isEqualTo(taken);
    assertThat(p.cost).isCloseTo(other.cost, within(1e-10 * other.cost));
    for (int i = 0; i < m.nv; i++) {
      double scale = 1 + Math.abs(other.acc[i]);
      assertThat(p.acc[i]).as("dof %d", i).isCloseTo(other.acc[i], within(1e-9 * scale));
      assertThat(p.frcConstraint[i]).isCloseTo(other.frcConstraint[i], within(1e-8));
    }
  }
}
