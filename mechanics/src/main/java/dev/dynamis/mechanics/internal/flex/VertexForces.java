package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/** Forces on vertices of flexes, as forces on the joints that move them. */
final class VertexForces {
  private VertexForces() {}

  /** Adds {@code scale} times the force {@code u[k..k+3)} (world) on vertex {@code v}. */
  static void add(
      Model m, Data d, double[] qfrc, int v, int body, double[] u, int k, double scale) {
    if (m.body.simple[body] != 2) {
      double x = u[k], y = u[k + 1], z = u[k + 2];
      u[k] = x * scale;
      u[k + 1] = y * scale;
      u[k + 2] = z * scale;
      Jacobians.addPointForce(m, d, qfrc, 0, d.flexvert.xpos, 3 * v, body, u, k);
      u[k] = x;
      u[k + 1] = y;
      u[k + 2] = z;
      return;
    }
    // a body that only slides: forces along its axes
    double[] c = d.cdof;
    int from = m.body.dofadr[body];
    for (int dof = from; dof < from + m.body.dofnum[body]; dof++) {
      int a = 6 * dof + 3;
      qfrc[dof] += (c[a] * u[k] + c[a + 1] * u[k + 1] + c[a + 2] * u[k + 2]) * scale;
    }
  }
}
