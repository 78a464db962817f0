package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.api.Test;

/** The graph of the Hessian's structure, judged by the dense matrices. */
class DofGraphTest {
  @Test
  void nodesAreNeighborsIfARowOrTheInertiaCouplesThem() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    ProblemPattern pattern = new ProblemPattern(Buffers.unlimited());
    pattern.update(p);
    DofGraph graph = new DofGraph(Buffers.unlimited());
    graph.find(p, pattern);

    boolean[][] want = new boolean[graph.nodes][graph.nodes];
    for (int r = 0; r < d.nefc; r++) {
      couple(want, graph, d.efc.JColind, d.efc.JRowadr[r], d.efc.JRownnz[r]);
    }
    for (int i = 0; i < m.nv; i++) {
      couple(want, graph, m.M.colind, m.M.rowadr[i], m.M.rownnz[i]);
    }
    int dofs = 0;
    for (int v = 0; v < graph.nodes; v++) {
      boolean[] got = new boolean[graph.nodes];
      for (int k = graph.neighborAdr[v]; k < graph.neighborAdr[v + 1]; k++) {
        assertThat(got[graph.neighbor[k]]).as("listed once").isFalse();
        got[graph.neighbor[k]] = true;
      }
      assertThat(got).containsExactly(want[v]);
      assertThat(graph.row[v]).isEqualTo(dofs);
      for (int i = 0; i < graph.size[v]; i++) {
        assertThat(graph.nodeOf[dofs++]).isEqualTo(v);
      }
    }
    assertThat(dofs).isEqualTo(m.nv);

    // a free body is one node
    assertThat(graph.size[graph.nodes - 2]).isEqualTo(6);
  }

  private static void couple(boolean[][] want, DofGraph graph, int[] dofs, int from, int count) {
    for (int a = from; a < from + count; a++) {
      for (int b = from; b < from + count; b++) {
        int u = graph.nodeOf[dofs[a]];
        int v = graph.nodeOf[dofs[b]];
        want[u][v] |= u != v;
      }
    }
  }
}
