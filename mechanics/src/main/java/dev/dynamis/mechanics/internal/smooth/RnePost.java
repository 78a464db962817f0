package dev.dynamis.mechanics.internal.smooth;

import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Accelerations of bodies and the forces on them and between them, after all forces are known.
 *
 * <p>Reads {@code qacc, xfrc_applied}; writes {@code cacc, cfrc_ext, cfrc_int} and sets {@code
 * flg.rnepost}. Sleeping bodies are covered too. Counterpart of {@code mj_rnePostConstraint}.
 */
public final class RnePost {
  private RnePost() {}

  /** Computes all of them, whether or not they are up to date. */
  public static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    Arrays.fill(d.cfrcExt, 0, 6 * m.nbody, 0);
    addApplied(m, d, s);

    Rne.worldAcceleration(m, d.cacc);
    Spatial.zero(d.cfrcInt, 0);
    for (int b = 1; b < m.nbody; b++) {
      Rne.accelerate(m, d, d.cacc, b, true, s);
      Rne.bodyForce(d, d.cfrcInt, d.cacc, b, s);
      Spatial.addToScaled(d.cfrcInt, 6 * b, d.cfrcExt, 6 * b, -1);
    }

    // sum from leaves to root; the world carries everything
    for (int b = m.nbody - 1; b > 0; b--) {
      Spatial.addTo(d.cfrcInt, 6 * m.body.parentid[b], d.cfrcInt, 6 * b);
    }
    d.scratch.release(mark);
    d.computed.rnepost++;
    d.flg.rnepost = true;
  }

  /** Forces that the user applies at centers of mass, moved to the center of mass of the tree. */
  private static void addApplied(Model m, Data d, double[] s) {
    double[] xfrc = d.xfrc.applied;
    for (int b = 1; b < m.nbody; b++) {
      if (Jacobians.isZero6(xfrc, 6 * b)) {
        continue;
      }
      Vec3.copy(s, 0, xfrc, 6 * b + 3);
      Vec3.copy(s, 3, xfrc, 6 * b);
      Spatial.shiftForce(s, 0, s, 0, d.subtree.com, 3 * m.body.rootid[b], d.xipos, 3 * b);
      Spatial.addTo(d.cfrcExt, 6 * b, s, 0);
    }
  }
}
