package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.Physics;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every solver, cone and form of the Jacobian, with islands and without: conditions of optimality.
 */
class FwdConstraintTest {
  static Stream<Arguments> settings() {
    return Stream.of(Solver.PGS, Solver.CG, Solver.NEWTON)
        .flatMap(
            solver ->
                Stream.of(0, 1, 2, 3, 4, 5, 6, 7)
                    .map(bits -> Arguments.of(solver, bits & 1, (bits & 2) != 0, (bits & 4) != 0)));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void solutionsSatisfyTheConditionsOfOptimality(
      int solver, int cone, boolean sparse, boolean islands) {
    Model m = ConstraintScene.model(cone, sparse);
    m.opt.solver = solver;
    m.opt.tolerance = 0;
    m.opt.iterations = solver == Solver.PGS ? 20_000 : 2000;
    m.opt.setDisabled(DisableBit.ISLAND, !islands);
    Data d = ConstraintScene.moving(m);
    assertThat(d.nisland > 0).isEqualTo(islands);
    double tolerance = solver == Solver.NEWTON ? 1e-8 : 1e-4;
    assertThat(SolverScene.violation(m, d)).isLessThan(tolerance);
  }

  @Test
  void withoutConstraintsBodiesMoveAsTheForcesSay() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    Data d = ConstraintScene.moving(m);
    assertThat(d.qacc).containsExactly(d.qaccSmooth);
    assertThat(d.qfrc.constraint).containsOnly(0);
    assertThat(d.solver.niter).containsOnly(0);
  }

  @Test
  void aWarmStartFromTheSolutionStaysThere() {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, false);
    m.opt.setDisabled(DisableBit.ISLAND, true);
    Data d = ConstraintScene.moving(m);
    int cold = d.solver.niter[0];
    System.arraycopy(d.qacc, 0, d.qaccWarmstart, 0, m.nv);
    double[] solution = d.qacc.clone();
    Physics.forward(m, d);
    assertThat(d.solver.niter[0]).isLessThan(cold).isLessThanOrEqualTo(1);
    assertThat(Reference.error(solution, d.qacc)).isLessThan(1e-8);
  }
}
