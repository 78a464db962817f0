package dev.dynamis.mechanics.internal.velocity;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Velocities of centers of mass and angular momenta of subtrees, in three sweeps over the bodies.
 *
 * <p>Reads {@code cvel}, poses and {@code subtree.com}; writes {@code subtree.linvel,
 * subtree.angmom} and sets {@code flg.subtreevel}. Counterpart of {@code mj_subtreeVel}, but
 * sleeping bodies are covered too.
 */
public final class SubtreeVel {
  // places in the scratch array, before the velocities of bodies [nbody x 6]
  private static final int DX = 0;
  private static final int DV = 3;
  private static final int L = 6;
  private static final int BODY = 9;

  private SubtreeVel() {}

  /** Computes all of them, whether or not they are up to date. */
  public static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(BODY + 3 * m.nbody);
    bodies(m, d, s);
    linear(m, d);
    angular(m, d, s);
    d.scratch.release(mark);
    d.computed.subtreevel++;
    d.flg.subtreevel = true;
  }

  /** Momentum of each body, angular momentum about its own center of mass. */
  private static void bodies(Model m, Data d, double[] s) {
    double[] inertia = m.body.inertia;
    for (int b = 0; b < m.nbody; b++) {
      Jacobians.pointVelocity(m, d, s, BODY + 3 * b, d.xipos, 3 * b, b);
      Vec3.scale(d.subtree.linvel, 3 * b, s, BODY + 3 * b, m.body.mass[b]);
      if (m.body.weldid[b] == 0) {
        Vec3.zero(d.subtree.angmom, 3 * b);
        continue;
      }
      Mat3.mulTVec(s, L, d.ximat, 9 * b, d.cvel, 6 * b);
      for (int k = 0; k < 3; k++) {
        s[L + k] *= inertia[3 * b + k];
      }
      Mat3.mulVec(d.subtree.angmom, 3 * b, d.ximat, 9 * b, s, L);
    }
  }

  private static void linear(Model m, Data d) {
    double[] v = d.subtree.linvel;
    for (int b = m.nbody - 1; b >= 0; b--) {
      if (b > 0) {
        Vec3.addTo(v, 3 * m.body.parentid[b], v, 3 * b);
      }
      Vec3.scale(v, 3 * b, v, 3 * b, 1 / Math.max(Scalar.MINVAL, m.body.subtreemass[b]));
    }
  }

  /** Adds orbital terms: the body within its subtree, the subtree within that of the parent. */
  private static void angular(Model m, Data d, double[] s) {
    double[] com = d.subtree.com;
    double[] v = d.subtree.linvel;
    double[] angmom = d.subtree.angmom;
    for (int b = m.nbody - 1; b > 0; b--) {
      int parent = m.body.parentid[b];
      Vec3.sub(s, DX, d.xipos, 3 * b, com, 3 * b);
      Vec3.sub(s, DV, s, BODY + 3 * b, v, 3 * b);
      Vec3.scale(s, DV, s, DV, m.body.mass[b]);
      Vec3.cross(s, L, s, DX, s, DV);
      Vec3.addTo(angmom, 3 * b, s, L);
      Vec3.addTo(angmom, 3 * parent, angmom, 3 * b);

      Vec3.sub(s, DX, com, 3 * b, com, 3 * parent);
      Vec3.sub(s, DV, v, 3 * b, v, 3 * parent);
      Vec3.scale(s, DV, s, DV, m.body.subtreemass[b]);
      Vec3.cross(s, L, s, DX, s, DV);
      Vec3.addTo(angmom, 3 * parent, s, L);
    }
  }
}
