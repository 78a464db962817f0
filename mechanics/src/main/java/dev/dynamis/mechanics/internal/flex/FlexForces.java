package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Forces of flexes on the joints that move them: bending, stretching, springs and dampers of edges.
 *
 * <p>Adds to {@code qfrc.spring, qfrc.damper}.
 */
public final class FlexForces {
  private FlexForces() {}

  /** Adds the forces of all flexes. */
  public static void run(Model m, Data d, boolean springs, boolean dampers) {
    for (int f = 0; f < m.nflex; f++) {
      if (m.flex.dim[f] > 1 && !m.flex.rigid[f]) {
        elastic(m, d, f, springs, dampers);
      }
    }
    for (int f = 0; f < m.nflex; f++) {
      double stiffness = springs ? m.flex.edgestiffness[f] : 0;
      double damping = dampers ? m.flex.edgedamping[f] : 0;
      if (!m.flex.rigid[f] && (stiffness != 0 || damping != 0)) {
        edges(m, d, f, stiffness, damping);
      }
    }
  }

  private static void elastic(Model m, Data d, int f, boolean springs, boolean dampers) {
    if (m.flex.dim[f] == 2) {
      BendingForces.run(m, d, f, springs, dampers);
    }
    if (m.flex.stiffness[21 * m.flex.elemadr[f]] == 0) {
      return;
    }
    if (m.flex.interp[f] != 0) {
      InterpolatedForces.run(m, d, f, springs, dampers);
    } else {
      ElasticForces.run(m, d, f);
    }
  }

  private static void edges(Model m, Data d, int f, double stiffness, double damping) {
    int from = m.flex.edgeadr[f];
    for (int e = from; e < from + m.flex.edgenum[f]; e++) {
      if (m.flexedge.rigid[e]) {
        continue;
      }
      double spring = stiffness * (m.flexedge.length0[e] - d.flexedge.length[e]);
      double damper = -damping * d.flexedge.velocity[e];
      int row = m.flexedge.JRowadr[e];
      for (int at = row; at < row + m.flexedge.JRownnz[e]; at++) {
        int dof = m.flexedge.JColind[at];
        d.qfrc.spring[dof] += d.flexedge.J[at] * spring;
        d.qfrc.damper[dof] += d.flexedge.J[at] * damper;
      }
    }
  }
}
