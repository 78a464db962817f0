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

class ConjugateGradientTest {
  /** The preconditioned Hessian is one plus a matrix of the rank of the rows. */
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aQuadraticProblemTakesHardlyMoreStepsThanItHasRows(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    for (int bit : new int[] {DisableBit.FRICTIONLOSS, DisableBit.LIMIT, DisableBit.CONTACT}) {
      m.opt.setDisabled(bit, true);
    }
    m.opt.tolerance = 1e-12;
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    d.solver.niter[0] = 0;
    new ConjugateGradient(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(d.solver.niter[0]).isLessThanOrEqualTo(d.nefc + 4);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-6);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "0, false", "1, true", "1, false"})
  void allKindsOfConstraintsAreSolved(int cone, boolean sparse) {
    Model m = ConstraintScene.model(cone, sparse);
    m.opt.tolerance = 0;
    m.opt.iterations = 2000;
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    new ConjugateGradient(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-4);
  }
}
