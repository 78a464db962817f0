package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Csr;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;
import java.util.Arrays;

/**
 * Lengths of the edges of flexes, and how they change with the joints.
 *
 * <p>Reads {@code flexvert.xpos}; writes {@code flexedge.length, flexedge.J}, whose pattern is part
 * of the model.
 */
public final class FlexEdgeLengths {
  /** A body that only slides, on something that does not move. */
  private static final int SLIDES_ONLY = 2;

  private FlexEdgeLengths() {}

  /** Returns whether the edges of flex {@code f} can push or pull, so that they have a Jacobian. */
  static boolean areActive(Model m, int f) {
    return m.flex.edgeequality[f] == 1
        || m.flex.edgedamping[f] != 0
        || m.flex.edgestiffness[f] != 0
        || m.flex.damping[f] != 0;
  }

  /** Computes lengths and Jacobians of the edges of flex {@code f}. */
  static void run(Model m, Data d, int f) {
    boolean active = areActive(m, f);
    long mark = d.scratch.mark();
    double[] unit = d.scratch.reals(3);
    PairColumns pair = PairColumns.of(d);
    double[] x = d.flexvert.xpos;
    int vertex = m.flex.vertadr[f];
    int from = m.flex.edgeadr[f];
    for (int e = from; e < from + m.flex.edgenum[f]; e++) {
      int v1 = vertex + m.flex.edge[2 * e];
      int v2 = vertex + m.flex.edge[2 * e + 1];
      d.flexedge.length[e] = Jacobians.direction(unit, 0, x, 3 * v1, x, 3 * v2);
      // the pattern is of the model: parameters that are changed later don't add to it
      if (!active || m.flexedge.JRownnz[e] == 0) {
        continue;
      }
      int b1 = m.flex.vertbodyid[v1];
      int b2 = m.flex.vertbodyid[v2];
      boolean slides = m.body.simple[b1] == SLIDES_ONLY && m.body.simple[b2] == SLIDES_ONLY;
      if (slides && b1 != b2) {
        int at = m.flexedge.JRowadr[e];
        boolean inOrder = b1 < b2;
        at = slideRow(m, d, at, inOrder ? b1 : b2, unit, inOrder ? -1 : 1);
        slideRow(m, d, at, inOrder ? b2 : b1, unit, inOrder ? 1 : -1);
      } else {
        pair.set(m, b1, b2);
        pair.points(m, d, b1, x, 3 * v1, b2, x, 3 * v2);
        pair.along(d, d.flexedge.J, m.flexedge.JRowadr[e], unit);
      }
    }
    d.scratch.release(mark);
  }

  /** Part of a row for a body that only slides; returns the address after it. */
  private static int slideRow(Model m, Data d, int at, int body, double[] unit, double sign) {
    double[] c = d.cdof;
    int from = m.body.dofadr[body];
    int n = m.body.dofnum[body];
    for (int i = 0; i < n; i++) {
      int a = 6 * (from + i) + 3;
      d.flexedge.J[at + i] = sign * (c[a] * unit[0] + c[a + 1] * unit[1] + c[a + 2] * unit[2]);
    }
    return at + n;
  }

  /** Rates of change of all lengths, in {@code flexedge.velocity}. */
  static void velocities(Model m, Data d) {
    double[] J = d.flexedge.J;
    int[] rownnz = m.flexedge.JRownnz;
    int[] rowadr = m.flexedge.JRowadr;
    int[] colind = m.flexedge.JColind;
    double[] res = d.flexedge.velocity;
    for (int f = 0; f < m.nflex; f++) {
      int from = m.flex.edgeadr[f];
      int n = m.flex.edgenum[f];
      int last = from + n - 1;
      // edges that can't push have empty rows, and most flexes have thousands of them or none
      if (n > 0 && rowadr[last] + rownnz[last] > rowadr[from]) {
        Csr.mulMatVec(res, from, J, rownnz, rowadr, colind, from, n, d.qvel, 0);
      } else if (n > 0) {
        Arrays.fill(res, from, from + n, 0);
      }
    }
  }
}
