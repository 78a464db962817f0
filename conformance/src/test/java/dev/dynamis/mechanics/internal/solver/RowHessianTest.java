package dev.dynamis.mechanics.internal.solver;

import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolves;
import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolvesAfterUpdates;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowHessianTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void solvesWithTheDerivativeOfTheGradient(int cone) {
    assertSolves(new RowHessian(Buffers.unlimited()), cone, false);
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void followsChangesOfStates(int cone) {
    assertSolvesAfterUpdates(new RowHessian(Buffers.unlimited()), cone, false);
  }

  /**
   * What is kept counts for the states that it was made with, whatever weights say, and no others.
   */
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void aKeptFactorIsTakenForItsOwnStatesOnly(int cone) {
    Model m = ConstraintScene.model(cone, false);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    RowHessian hessian = new RowHessian(Buffers.unlimited());
    p.factors = FwdConstraint.Factors.SAME;
    double[] unknown = solution(hessian, p);
    p.factors = FwdConstraint.Factors.KEEP;
    double[] first = solution(hessian, p);
    assertThat(first).isEqualTo(unknown);

    p.factors = FwdConstraint.Factors.SAME;
    int row = 0;
    while (p.state[row] != ConstraintState.QUADRATIC) {
      row++;
    }
    double weight = p.D[row];
    p.D[row] = 3 * weight;
    assertThat(solution(hessian, p)).isEqualTo(first);
    p.factors = FwdConstraint.Factors.NEW;
    assertThat(solution(hessian, p)).isNotEqualTo(first);

    p.D[row] = weight;
    p.state[row] = ConstraintState.SATISFIED;
    p.factors = FwdConstraint.Factors.SAME;
    double[] fewer = solution(hessian, p);
    p.factors = FwdConstraint.Factors.NEW;
    assertThat(fewer)
        .isNotEqualTo(first)
        .isEqualTo(solution(new RowHessian(Buffers.unlimited()), p));
  }

  private static double[] solution(RowHessian hessian, Primal p) {
    hessian.make(p);
    hessian.solve(p);
    return p.mgrad.clone();
  }
}
