package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blocks of the dual problem {@code f' A f / 2 + f' b} against the whole matrix. */
class DualTest {
  private static final int ROWS = 3;

  private static double cost(Data d, double[] A) {
    int n = d.nefc;
    double sum = 0;
    for (int r = 0; r < n; r++) {
      double product = 0;
      for (int c = 0; c < n; c++) {
        product += A[r * n + c] * d.efc.force[c];
      }
      sum += d.efc.force[r] * (product / 2 + d.efc.b[r]);
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void theChangeOfABlockIsThatOfTheWholeCost(boolean sparse, boolean regularized) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    m.opt.solver = Solver.PGS;
    Data d = ConstraintScene.moving(m);
    int n = d.nefc;
    double[] A = ProjectConstraintTest.projected(m, d);
    if (!regularized) {
      for (int i = 0; i < n; i++) {
        A[i * (n + 1)] -= d.efc.R[i];
      }
    }
    Dual dual = new Dual(Buffers.unlimited());
    dual.start(m, d, regularized);
    int start = d.contact.efcAddress[d.ncon - 1];
    dual.extract(d, start, ROWS);
    for (int r = 0; r < ROWS; r++) {
      assertThat(dual.diagInv[start + r] * A[(start + r) * (n + 1)]).isCloseTo(1, within(1e-9));
      for (int c = 0; c < ROWS; c++) {
        assertThat(dual.block[r * ROWS + c])
            .isCloseTo(A[(start + r) * n + start + c], within(1e-10));
      }
    }
    double before = cost(d, A);
    dual.begin(d, start, ROWS);

    // against the gradient, so that the cost falls
    for (int r = 0; r < ROWS; r++) {
      d.efc.force[start + r] -= 1e-3 * dual.residual[r] * dual.diagInv[start + r] + 1e-9;
    }
    double after = cost(d, A);
    assertThat(dual.improvement(d, start, ROWS))
        .isCloseTo(before - after, within(1e-9 * (1 + Math.abs(before))));
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aChangeThatRaisesTheCostIsTakenBack(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    m.opt.solver = Solver.PGS;
    Data d = ConstraintScene.moving(m);
    Dual dual = new Dual(Buffers.unlimited());
    dual.start(m, d, true);
    dual.extract(d, 0, 1);
    dual.begin(d, 0, 1);
    double old = d.efc.force[0];
    d.efc.force[0] += 100;
    assertThat(dual.improvement(d, 0, 1)).isZero();
    assertThat(d.efc.force[0]).isEqualTo(old);
  }
}
