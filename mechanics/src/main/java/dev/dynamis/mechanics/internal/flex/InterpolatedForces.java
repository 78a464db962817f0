package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Elastic forces of an interpolated flex: linear in the displacements of its nodes, in a frame that
 * turns with it. Adds to {@code qfrc.spring, qfrc.damper}.
 */
final class InterpolatedForces {
  private InterpolatedForces() {}

  static void run(Model m, Data d, int f, boolean springs, boolean dampers) {
    int count = m.flex.nodenum[f];
    NodeFrame frame = NodeFrame.of(m, d, f);
    long mark = d.scratch.mark();
    double[] displacement = d.scratch.reals(3 * count);
    double[] force = d.scratch.reals(3 * count);
    int n = 3 * count;
    int stiffness = 21 * m.flex.elemadr[f];
    if (springs) {
      Dense.sub(displacement, 0, frame.position, 0, m.flex.node0, 3 * m.flex.nodeadr[f], n);
      multiply(force, m.flex.stiffness, stiffness, displacement, n);
      apply(m, d, f, frame, force, 1, d.qfrc.spring);
    }
    if (dampers) {
      multiply(force, m.flex.stiffness, stiffness, frame.velocity, n);
      apply(m, d, f, frame, force, m.flex.damping[f], d.qfrc.damper);
    }
    d.scratch.release(mark);
  }

  /**
   * Multiplies by the matrix row by row: displacements have a common part that cancels, so the
   * order of sums shows.
   */
  private static void multiply(double[] res, double[] matrix, int at, double[] v, int n) {
    for (int i = 0; i < n; i++) {
      res[i] = Dense.dot(matrix, at + i * n, v, 0, n);
    }
  }

  private static void apply(
      Model m, Data d, int f, NodeFrame frame, double[] force, double scale, double[] qfrc) {
    int from = m.flex.nodeadr[f];
    for (int n = 0; n < m.flex.nodenum[f]; n++) {
      Quat.rotate(force, 3 * n, force, 3 * n, frame.rotation, 0);
      Vec3.scale(force, 3 * n, force, 3 * n, scale);
      int body = m.flex.nodebodyid[from + n];
      Jacobians.addPointForce(m, d, qfrc, 0, frame.position, 3 * n, body, force, 3 * n);
    }
  }
}
