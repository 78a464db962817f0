package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Cholesky;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowProjectionTest {
  /** {@code M (inverse(M) J') = J'}, with a dense factor of M. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void entriesAreProductsOfRowsWithTheInverseInertia(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    RowProjection projection = new RowProjection(Buffers.unlimited());
    projection.make(d, p);

    int n = m.nv;
    double[] J = ConstraintScene.jacobian(m, d);
    double[] factor = ConstraintScene.inertia(m, d);
    assertThat(Cholesky.factor(factor, 0, n, 1e-15)).isEqualTo(n);
    for (int r = 0; r < d.nefc; r++) {
      double[] x = new double[n];
      Cholesky.solve(x, 0, factor, 0, J, r * n, n);
      double[] want = ConstraintScene.times(J, d.nefc, n, x, false);
      for (int c = 0; c < d.nefc; c++) {
        double scale = 1 + Math.abs(want[c]);
        assertThat(projection.a[r][c]).isCloseTo(want[c], within(1e-11 * scale));
        assertThat(projection.a[r][c]).isEqualTo(projection.a[c][r]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 9})
  void productsTakeTheElementsThatAreListed(int count) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    RowProjection projection = new RowProjection(Buffers.unlimited());
    projection.make(d, p);
    double[] v = new double[d.nefc];
    int[] at = new int[count];
    double[] want = new double[d.nefc];
    Arrays.setAll(v, i -> 1 + i);
    for (int k = 0; k < count; k++) {
      at[k] = 2 * k;
      for (int i = 0; i < d.nefc; i++) {
        want[i] += projection.a[i][at[k]] * v[at[k]];
      }
    }
    double[] got = new double[d.nefc];
    projection.addProduct(got, v, at, count, d.nefc);
    for (int i = 0; i < d.nefc; i++) {
      assertThat(got[i]).isCloseTo(want[i], within(1e-10 * (1 + Math.abs(want[i]))));
    }
  }
}
