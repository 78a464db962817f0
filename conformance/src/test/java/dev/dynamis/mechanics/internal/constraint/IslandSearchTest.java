package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Islands, judged by the sets of trees that share a row of the dense Jacobian. */
class IslandSearchTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void treesAreInOneIslandIfRowsConnectThem(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    double[] J = ConstraintScene.jacobian(m, d);

    // union by relabeling: slow and plain
    int[] label = new int[m.ntree];
    boolean[] used = new boolean[m.ntree];
    for (int t = 0; t < m.ntree; t++) {
      label[t] = t;
    }
    for (int r = 0; r < d.nefc; r++) {
      int first = -1;
      for (int c = 0; c < m.nv; c++) {
        if (J[r * m.nv + c] != 0) {
          int tree = m.dof.treeid[c];
          used[tree] = true;
          first = first < 0 ? label[tree] : first;
          int old = label[tree];
          for (int t = 0; t < m.ntree; t++) {
            label[t] = label[t] == old ? first : label[t];
          }
        }
      }
    }
    for (int s = 0; s < m.ntree; s++) {
      assertThat(d.tree.island[s] >= 0).isEqualTo(used[s]);
      for (int t = 0; t < m.ntree; t++) {
        if (used[s] && used[t]) {
          assertThat(d.tree.island[s] == d.tree.island[t]).isEqualTo(label[s] == label[t]);
        }
      }
    }
    assertThat(d.nisland).isEqualTo(5);

    // numbered by their first trees
    int next = 0;
    for (int t = 0; t < m.ntree; t++) {
      assertThat(d.tree.island[t]).isLessThanOrEqualTo(next);
      next = Math.max(next, d.tree.island[t] + 1);
    }
    for (int r = 0; r < d.nefc; r++) {
      for (int c = 0; c < m.nv; c++) {
        if (J[r * m.nv + c] != 0) {
          assertThat(d.efc.island[r]).isEqualTo(d.dof.island[c]);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void dofsAndRowsAreOrderedByIslandAndBack(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    Data d = ConstraintScene.moving(m);
    int dofs = 0;
    int rows = 0;
    for (int island = 0; island < d.nisland; island++) {
      assertThat(d.island.idofadr[island]).isEqualTo(dofs);
      assertThat(d.island.iefcadr[island]).isEqualTo(rows);
      for (int i = dofs; i < dofs + d.island.nv[island]; i++) {
        int dof = d.map.idof2dof[i];
        assertThat(d.dof.island[dof]).isEqualTo(island);
        assertThat(d.map.dof2idof[dof]).isEqualTo(i);
        assertThat(i == dofs || d.map.idof2dof[i - 1] < dof).isTrue();
      }
      for (int i = rows; i < rows + d.island.nefc[island]; i++) {
        int row = d.map.iefc2efc[i];
        assertThat(d.efc.island[row]).isEqualTo(island);
        assertThat(d.map.efc2iefc[row]).isEqualTo(i);
        assertThat(i == rows || d.map.iefc2efc[i - 1] < row).isTrue();
      }
      dofs += d.island.nv[island];
      rows += d.island.nefc[island];
    }
    assertThat(dofs).isEqualTo(d.nidof).isEqualTo(m.nv - 6);
    assertThat(rows).isEqualTo(d.nefc);
  }
}
