package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ProblemPatternTest {
  @Test
  void neighboringRowsWithTheSameColumnsAreAGroup() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    ProblemPattern pattern = new ProblemPattern(Buffers.unlimited());
    assertThat(pattern.update(p)).isTrue();
    assertThat(pattern.group[pattern.groups]).isEqualTo(d.nefc);
    for (int g = 0; g < pattern.groups; g++) {
      int[] columns = columns(d, pattern.group[g]);
      for (int r = pattern.group[g]; r < pattern.group[g + 1]; r++) {
        assertThat(columns(d, r)).containsExactly(columns);
      }
      if (g > 0) {
        assertThat(columns(d, pattern.group[g] - 1)).isNotEqualTo(columns);
      }
    }
    assertThat(pattern.groups).isBetween(5, d.nefc / 2);
  }

  private static int[] columns(Data d, int row) {
    int from = d.efc.JRowadr[row];
    return Arrays.copyOfRange(d.efc.JColind, from, from + d.efc.JRownnz[row]);
  }

  @Test
  void aPatternIsNewOnceAndAgainWhenRowsComeOrGo() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    ProblemPattern pattern = new ProblemPattern(Buffers.unlimited());
    assertThat(pattern.update(p)).isTrue();
    assertThat(pattern.update(p)).isFalse();
    p.nefc -= 4;
    p.jT.update(p);
    assertThat(pattern.update(p)).isTrue();
  }
}
