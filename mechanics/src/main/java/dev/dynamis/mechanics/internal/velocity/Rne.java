package dev.dynamis.mechanics.internal.velocity;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;

/**
 * Recursive Newton-Euler: forces that a motion needs, {@code M qacc + c(qpos, qvel)}.
 *
 * <p>Reads {@code cdof, cdof_dot, cinert, cvel, qvel, qacc}. Counterpart of {@code mj_rne}.
 */
public final class Rne {
  private Rne() {}

  /**
   * {@code res[0..nv)} = Coriolis, centrifugal and gravitational forces, with {@code M qacc} added
   * if {@code withAcceleration}.
   */
  public static void run(Model m, Data d, double[] res, boolean withAcceleration) {
    long mark = d.scratch.mark();
    double[] cacc = d.scratch.reals(6 * m.nbody);
    double[] cfrc = d.scratch.reals(6 * m.nbody);
    double[] s = d.scratch.reals(6);
    worldAcceleration(m, cacc);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      accelerate(m, d, cacc, b, withAcceleration, s);
      bodyForce(d, cfrc, cacc, b, s);
    }

    // sum from leaves to roots; the world's sum is not needed
    Spatial.zero(cfrc, 0);
    for (int k = d.nbodyAwake - 1; k > 0; k--) {
      int b = d.body.awakeInd[k];
      int parent = m.body.parentid[b];
      if (parent > 0) {
        Spatial.addTo(cfrc, 6 * parent, cfrc, 6 * b);
      }
    }
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      res[i] = Spatial.dot6(d.cdof, 6 * i, cfrc, 6 * m.dof.bodyid[i]);
    }
    d.scratch.release(mark);
  }

  /** Gravity is an acceleration of the world upward. */
  public static void worldAcceleration(Model m, double[] cacc) {
    Spatial.zero(cacc, 0);
    if (!m.opt.disabled(DisableBit.GRAVITY)) {
      Vec3.scale(cacc, 3, m.opt.gravity, 0, -1);
    }
  }

  /** {@code cacc = cacc(parent) + cdof_dot qvel [+ cdof qacc]}. */
  public static void accelerate(
      Model m, Data d, double[] cacc, int b, boolean withAcceleration, double[] s) {
    int dof = m.body.dofadr[b];
    int n = m.body.dofnum[b];
    Spatial.copy(cacc, 6 * b, cacc, 6 * m.body.parentid[b]);
    if (n == 0) {
      return;
    }
    Spatial.mulDofs(s, 0, d.cdofDot, 6 * dof, d.qvel, dof, n);
    Spatial.addTo(cacc, 6 * b, s, 0);
    if (withAcceleration) {
      Spatial.mulDofs(s, 0, d.cdof, 6 * dof, d.qacc, dof, n);
      Spatial.addTo(cacc, 6 * b, s, 0);
    }
  }

  /** {@code cfrc = I cacc + cvel x* (I cvel)}. */
  public static void bodyForce(Data d, double[] cfrc, double[] cacc, int b, double[] s) {
    Inertia.mulVec(cfrc, 6 * b, d.cinert, 10 * b, cacc, 6 * b);
    Inertia.mulVec(s, 0, d.cinert, 10 * b, d.cvel, 6 * b);
    Spatial.crossForce(s, 0, d.cvel, 6 * b, s, 0);
    Spatial.addTo(cfrc, 6 * b, s, 0);
  }
}
