package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.api.Test;

class TransposedRowsTest {
  @Test
  void entriesAreThoseOfTheJacobianWithRowsAndColumnsExchanged() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    double[] J = ConstraintScene.jacobian(m, d);
    double[] transposed = new double[J.length];
    for (int c = 0; c < m.nv; c++) {
      for (int k = 0; k < p.jT.rownnz[c]; k++) {
        int at = p.jT.rowadr[c] + k;
        transposed[p.jT.colind[at] * m.nv + c] = p.jT.val[at];
        assertThat(k == 0 || p.jT.colind[at - 1] < p.jT.colind[at]).isTrue();
      }
    }
    assertThat(transposed).containsExactly(J);
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
    assertThat(p.jT.val).contains(d.efc.J[0]);
    p.nefc--;
    p.jT.update(p);
    assertThat(p.jT.version).isEqualTo(version + 1);
  }
}
