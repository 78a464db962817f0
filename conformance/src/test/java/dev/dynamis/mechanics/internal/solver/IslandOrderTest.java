package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IslandOrderTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void blocksOfIslandsAreThoseOfTheWholeMatrices(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    Data d = ConstraintScene.moving(m);
    IslandOrder.addresses(m, d);
    for (int i = 0; i < d.nisland; i++) {
      IslandOrder.gather(m, d, i);
    }
    double[] J = ConstraintScene.jacobian(m, d);
    double[] M = ConstraintScene.inertia(m, d);
    Primal p = new Primal(Buffers.unlimited());
    for (int island = 0; island < d.nisland; island++) {
      p.loadIsland(m, d, island, d.efc.b, null);
      p.transpose();
      double[] unit = new double[m.nv];
      double[] column = new double[d.nefc];
      for (int j = 0; j < p.nv; j++) {
        int dof = d.map.idof2dof[d.island.idofadr[island] + j];
        unit[j] = 1;
        p.mulJacobian(column, unit);
        unit[j] = 0;
        for (int i = 0; i < p.nefc; i++) {
          int row = d.map.iefc2efc[d.island.iefcadr[island] + i];
          assertThat(column[i]).isEqualTo(J[row * m.nv + dof]);
          assertThat(p.D[i]).isEqualTo(d.efc.D[row]);
        }
        for (int at = p.mRowadr[j]; at < p.mRowadr[j] + p.mRownnz[j]; at++) {
          int other = d.map.idof2dof[d.island.idofadr[island] + p.mColind[at]];
          assertThat(p.M[at]).isEqualTo(M[dof * m.nv + other]);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void solutionsGoBackToTheirDofsAndRows(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    Data d = ConstraintScene.moving(m);
    double[] free = d.qacc.clone();
    IslandOrder.addresses(m, d);
    for (int i = 0; i < d.nisland; i++) {
      IslandOrder.gather(m, d, i);
    }
    for (int i = 0; i < d.nidof; i++) {
      d.iacc[i] = 1000 + d.map.idof2dof[i];
    }
    for (int i = 0; i < d.nefc; i++) {
      d.iefc.force[i] = 2000 + d.map.iefc2efc[i];
    }
    IslandOrder.scatter(d);
    for (int i = 0; i < m.nv; i++) {
      assertThat(d.qacc[i]).isEqualTo(d.dof.island[i] < 0 ? free[i] : 1000 + i);
    }
    for (int i = 0; i < d.nefc; i++) {
      assertThat(d.efc.force[i]).isEqualTo(2000 + i);
    }
  }
}
