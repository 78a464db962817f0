package dev.dynamis.mechanics.internal.velocity;

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
    worldAcceleration(m, cacc);
    for (int k = 1; k < d.nbodyAwake; k++) {
      body(m, d, cacc, cfrc, d.body.awakeInd[k], withAcceleration);
    }

    // sum from leaves to roots; the world's sum is not needed
    double[] cdof = d.cdof;
    for (int k = d.nbodyAwake - 1; k > 0; k--) {
      int b = d.body.awakeInd[k];
      int f = 6 * b;
      double f0 = cfrc[f], f1 = cfrc[f + 1], f2 = cfrc[f + 2];
      double f3 = cfrc[f + 3], f4 = cfrc[f + 4], f5 = cfrc[f + 5];
      int dof = m.body.dofadr[b];
      int end = dof + m.body.dofnum[b];
      for (int i = dof; i < end; i++) {
        // summed as by Spatial.dot6
        int u = 6 * i;
        res[i] =
            ((cdof[u] * f0 + cdof[u + 2] * f2) + (cdof[u + 1] * f1 + cdof[u + 3] * f3))
                + (cdof[u + 4] * f4 + cdof[u + 5] * f5)
                + 0.0;
      }
      int parent = m.body.parentid[b];
      if (parent > 0) {
        Spatial.addTo(cfrc, 6 * parent, cfrc, f);
      }
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

  /**
   * Acceleration {@code cacc = cacc(parent) + cdof_dot qvel [+ cdof qacc]} of body {@code b} and
   * the force {@code cfrc = I cacc + cvel x* (I cvel)} that it needs, in local variables from the
   * first to the last.
   */
  public static void body(
      Model m, Data d, double[] cacc, double[] cfrc, int b, boolean withAcceleration) {
    int dof = m.body.dofadr[b];
    int n = m.body.dofnum[b];
    int r = 6 * b;
    int p = 6 * m.body.parentid[b];
    double a0 = cacc[p], a1 = cacc[p + 1], a2 = cacc[p + 2];
    double a3 = cacc[p + 3], a4 = cacc[p + 4], a5 = cacc[p + 5];
    int terms = n == 0 ? 0 : withAcceleration ? 2 : 1;
    for (int term = 0; term < terms; term++) {
      double[] axes = term == 0 ? d.cdofDot : d.cdof;
      double[] rate = term == 0 ? d.qvel : d.qacc;
      double s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
      for (int i = dof; i < dof + n; i++) {
        double v = rate[i];
        if (v != 0 || n == 1) {
          int u = 6 * i;
          s0 += axes[u] * v;
          s1 += axes[u + 1] * v;
          s2 += axes[u + 2] * v;
          s3 += axes[u + 3] * v;
          s4 += axes[u + 4] * v;
          s5 += axes[u + 5] * v;
        }
      }
      a0 += s0;
      a1 += s1;
      a2 += s2;
      a3 += s3;
      a4 += s4;
      a5 += s5;
    }
    Spatial.set(cacc, r, a0, a1, a2, a3, a4, a5);

    double[] inertia = d.cinert;
    double[] cvel = d.cvel;
    int k = 10 * b;
    double xx = inertia[k], yy = inertia[k + 1], zz = inertia[k + 2];
    double xy = inertia[k + 3], xz = inertia[k + 4], yz = inertia[k + 5];
    double cx = inertia[k + 6], cy = inertia[k + 7], cz = inertia[k + 8];
    double mass = inertia[k + 9];
    double wx = cvel[r], wy = cvel[r + 1], wz = cvel[r + 2];
    double vx = cvel[r + 3], vy = cvel[r + 4], vz = cvel[r + 5];

    // momentum
    double t0 = xx * wx + xy * wy + xz * wz - cz * vy + cy * vz;
    double t1 = xy * wx + yy * wy + yz * wz + cz * vx - cx * vz;
    double t2 = xz * wx + yz * wy + zz * wz - cy * vx + cx * vy;
    double f0 = cz * wy - cy * wz + mass * vx;
    double f1 = cx * wz - cz * wx + mass * vy;
    double f2 = cy * wx - cx * wy + mass * vz;
    Spatial.set(
        cfrc,
        r,
        (xx * a0 + xy * a1 + xz * a2 - cz * a4 + cy * a5)
            + ((-wz * t1 + wy * t2) + (-vz * f1 + vy * f2)),
        (xy * a0 + yy * a1 + yz * a2 + cz * a3 - cx * a5)
            + ((wz * t0 - wx * t2) + (vz * f0 - vx * f2)),
        (xz * a0 + yz * a1 + zz * a2 - cy * a3 + cx * a4)
            + ((-wy * t0 + wx * t1) + (-vy * f0 + vx * f1)),
        (cz * a1 - cy * a2 + mass * a3) + (-wz * f1 + wy * f2),
        (cx * a2 - cz * a0 + mass * a4) + (wz * f0 - wx * f2),
        (cy * a0 - cx * a1 + mass * a5) + (-wy * f0 + wx * f1));
  }
}
