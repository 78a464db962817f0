package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.InertiaMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectConstraintTest {
  /** {@code J inverse(M) J' + R}, row by row. */
  static double[] projected(Model m, Data d) {
    double[] J = ConstraintScene.jacobian(m, d);
    int n = d.nefc;
    double[] solved = new double[m.nv];
    double[] row = new double[m.nv];
    double[] want = new double[n * n];
    for (int r = 0; r < n; r++) {
      System.arraycopy(J, r * m.nv, row, 0, m.nv);
      InertiaMatrix.solve(m, d, solved, row, 1);
      for (int c = 0; c < n; c++) {
        want[r * n + c] = Dense.dot(solved, 0, J, c * m.nv, m.nv) + (r == c ? d.efc.R[r] : 0);
      }
    }
    return want;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theMatrixIsTheInverseInertiaSeenByTheRows(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    m.opt.solver = Solver.PGS;
    Data d = ConstraintScene.moving(m);
    double[] want = projected(m, d);
    int n = d.nefc;
    double[] got = new double[n * n];
    if (sparse) {
      for (int r = 0; r < n; r++) {
        for (int k = 0; k < d.efc.ARRownnz[r]; k++) {
          int at = d.efc.ARRowadr[r] + k;
          got[r * n + d.efc.ARColind[at]] = d.efc.AR[at];
        }
      }
    } else {
      System.arraycopy(d.efc.AR, 0, got, 0, n * n);
    }
    for (int i = 0; i < n * n; i++) {
      assertThat(got[i]).isCloseTo(want[i], within(1e-11 * (1 + Math.abs(want[i]))));
    }
  }

  @Test
  void onlySolversOfTheDualProblemNeedIt() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.solver = Solver.NEWTON;
    assertThat(ProjectConstraint.isNeeded(m)).isFalse();
    m.opt.noslipIterations = 1;
    assertThat(ProjectConstraint.isNeeded(m)).isTrue();
    m.opt.noslipIterations = 0;
    m.opt.solver = Solver.PGS;
    assertThat(ProjectConstraint.isNeeded(m)).isTrue();
  }
}
