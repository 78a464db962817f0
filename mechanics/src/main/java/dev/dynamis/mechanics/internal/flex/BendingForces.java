package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Bending of surfaces: each edge between two triangles is a hinge.
 *
 * <p>The force on the four vertices of the two triangles is linear in their positions (Bergou et
 * al., A Quadratic Bending Model for Inextensible Surfaces, 2006), with a cubic part where the
 * surface is curved at rest. Adds to {@code qfrc.spring, qfrc.damper}.
 */
final class BendingForces {
  /** Numbers per edge: a matrix of 4 x 4, and the factor of the cubic part. */
  private static final int WIDTH = 17;

  private final int[] vertex = new int[4];
  private final double[] velocity = new double[12];
  private final double[] edge = new double[9];
  private final double[] curved = new double[12];
  private final double[] spring = new double[12];
  private final double[] damper = new double[12];

  private BendingForces() {}

  static void run(Model m, Data d, int f, boolean springs, boolean dampers) {
    BendingForces work = d.scratch.workspace(BendingForces.class, BendingForces::new);
    int from = m.flex.edgeadr[f];
    for (int e = from; e < from + m.flex.edgenum[f]; e++) {
      if (m.flex.edgeflap[2 * e + 1] >= 0) {
        work.hinge(m, d, f, e, springs, dampers);
      }
    }
  }

  private void hinge(Model m, Data d, int f, int e, boolean springs, boolean dampers) {
    int base = m.flex.vertadr[f];
    for (int i = 0; i < 2; i++) {
      vertex[i] = base + m.flex.edge[2 * e + i];
      vertex[2 + i] = base + m.flex.edgeflap[2 * e + i];
    }
    if (springs) {
      springs(m, d, e);
    }
    if (dampers) {
      dampers(m, d, e);
    }
    for (int i = 0; i < 4; i++) {
      int body = m.flex.vertbodyid[vertex[i]];
      if (springs) {
        VertexForces.add(m, d, d.qfrc.spring, vertex[i], body, spring, 3 * i, -1);
      }
      if (dampers) {
        VertexForces.add(m, d, d.qfrc.damper, vertex[i], body, damper, 3 * i, -m.flex.damping[f]);
      }
    }
  }

  private void springs(Model m, Data d, int e) {
    double[] x = d.flexvert.xpos;
    for (int i = 0; i < 3; i++) {
      Vec3.sub(edge, 3 * i, x, 3 * vertex[i + 1], x, 3 * vertex[0]);
    }
    Vec3.cross(curved, 3, edge, 3, edge, 6);
    Vec3.cross(curved, 6, edge, 6, edge, 0);
    Vec3.cross(curved, 9, edge, 0, edge, 3);
    for (int k = 0; k < 3; k++) {
      curved[k] = -(curved[3 + k] + curved[6 + k] + curved[9 + k]);
    }
    double[] b = m.flex.bending;
    double cubic = b[WIDTH * e + 16];
    for (int i = 0; i < 4; i++) {
      for (int k = 0; k < 3; k++) {
        double sum = 0;
        for (int j = 0; j < 4; j++) {
          sum += b[WIDTH * e + 4 * i + j] * x[3 * vertex[j] + k];
        }
        spring[3 * i + k] = sum + cubic * curved[3 * i + k];
      }
    }
  }

  private void dampers(Model m, Data d, int e) {
    double[] b = m.flex.bending;
    for (int j = 0; j < 4; j++) {
      int v = vertex[j];
      Jacobians.pointVelocity(m, d, velocity, 3 * j, d.flexvert.xpos, 3 * v, m.flex.vertbodyid[v]);
    }
    Arrays.fill(damper, 0);
    for (int i = 0; i < 4; i++) {
      for (int k = 0; k < 3; k++) {
        for (int j = 0; j < 4; j++) {
          damper[3 * i + k] += b[WIDTH * e + 4 * i + j] * velocity[3 * j + k];
        }
      }
    }
  }
}
