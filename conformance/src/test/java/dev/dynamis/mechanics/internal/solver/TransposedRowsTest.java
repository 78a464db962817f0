package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Csr;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransposedRowsTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void productsAreThoseOfTheJacobianWithRowsAndColumnsExchanged(int cone) {
    Model m = ConstraintScene.model(cone, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    double[] J = ConstraintScene.jacobian(m, d);
    double[] unit = new double[d.nefc];
    double[] column = new double[m.nv];
    for (int r = 0; r < d.nefc; r++) {
      unit[r] = 1;
      p.jT.multiply(column, unit);
      unit[r] = 0;
      for (int c = 0; c < m.nv; c++) {
        // whichever sign zeros have
        assertThat(column[c] + 0.0).isEqualTo(J[r * m.nv + c] + 0.0);
      }
    }
  }

  /** Every column alone, in the order of {@link Csr#dot}. */
  @Test
  void sumsHaveTheOrderOfSingleColumns() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    double[] J = ConstraintScene.jacobian(m, d);
    double[] force = new double[d.nefc];
    Arrays.setAll(force, i -> StrictMath.sin(i + 1));
    double[] product = new double[m.nv];
    p.jT.multiply(product, force);
    for (int c = 0; c < m.nv; c++) {
      double[] val = new double[d.nefc];
      int[] rows = new int[d.nefc];
      int n = 0;
      for (int r = 0; r < d.nefc; r++) {
        if (J[r * m.nv + c] != 0 || isStored(d, r, c)) {
          val[n] = J[r * m.nv + c];
          rows[n++] = r;
        }
      }
      assertThat(p.jT.rownnz[c]).isEqualTo(n);
      assertThat(product[c]).isEqualTo(Csr.dot(val, 0, rows, force, 0, n));
    }
  }

  private static boolean isStored(Data d, int row, int column) {
    int from = d.efc.JRowadr[row];
    return Arrays.stream(d.efc.JColind, from, from + d.efc.JRownnz[row]).anyMatch(c -> c == column);
  }

  @Test
  void thePatternIsFoundAgainOnlyWhenItChanges() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    int version = p.jT.version;
    d.efc.J[0] += 1;
    p.jT.update(p);
    assertThat(p.jT.version).isEqualTo(version);
    double[] unit = new double[d.nefc];
    unit[0] = 1;
    double[] column = new double[m.nv];
    p.jT.multiply(column, unit);
    assertThat(column[d.efc.JColind[0]]).isEqualTo(d.efc.J[0]);
    p.nefc--;
    p.jT.update(p);
    assertThat(p.jT.version).isEqualTo(version + 1);
  }
}
