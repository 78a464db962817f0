package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewtonSolverTest {
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aQuadraticProblemTakesOneStep(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    for (int bit : new int[] {DisableBit.FRICTIONLOSS, DisableBit.LIMIT, DisableBit.CONTACT}) {
      m.opt.setDisabled(bit, true);
    }
    Data d = ConstraintScene.moving(m);
    assertThat(d.nefc).isEqualTo(11);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    new NewtonSolver(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-9);
    assertThat(p.acc).isNotEqualTo(d.qaccSmooth);
    d.solver.niter[0] = 0;
    Primal again = SolverScene.primal(m, d, d.qaccSmooth);
    new NewtonSolver(Buffers.unlimited()).run(m, d, again);
    assertThat(d.solver.niter[0]).isLessThanOrEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "0, false", "1, true", "1, false"})
  void allKindsOfConstraintsAreSolvedInFewSteps(int cone, boolean sparse) {
    Model m = ConstraintScene.model(cone, sparse);
    m.opt.tolerance = 1e-14;
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    d.solver.niter[0] = 0;
    new NewtonSolver(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-8);
    assertThat(d.solver.niter[0]).isBetween(1, 15);
  }
}
