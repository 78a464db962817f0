package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Geometry of flexes: vertices, boxes, lengths of edges, strain at vertices, with Jacobians.
 *
 * <p>A rigid flex has no lengths, an interpolated one moves with its nodes and has none either.
 * Counterpart of {@code mj_flex}, but for the trees of boxes, which collisions make if they need
 * them.
 */
public final class FlexGeometry {
  private FlexGeometry() {}

  /** Computes what depends on position. */
  public static void run(Model m, Data d) {
    run(m, d, false);
  }

  /** Computes lengths of rigid flexes too: for the lengths at rest, which all edges have. */
  public static void runAll(Model m, Data d) {
    run(m, d, true);
  }

  private static void run(Model m, Data d, boolean rigidToo) {
    if (m.nflex == 0) {
      return;
    }
    FlexPositions.run(m, d);
    Arrays.fill(d.flexvert.J, 0);
    Arrays.fill(d.flexedge.J, 0);
    for (int f = 0; f < m.nflex; f++) {
      boolean rigid = m.flex.rigid[f] && !rigidToo;
      if (rigid || m.flex.interp[f] != 0) {
        continue;
      }
      FlexEdgeLengths.run(m, d, f);
      if (FlexVertexStrain.isConstrained(m, f)) {
        FlexVertexStrain.run(m, d, f);
      }
    }
  }

  /** Rates of change of the lengths of edges. */
  public static void velocities(Model m, Data d) {
    FlexEdgeLengths.velocities(m, d);
  }
}
