package dev.dynamis.mechanics.internal.tendon;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.constant.WrapType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Bias forces of tendons that have inertia, {@code armature * transpose(J) (dJ/dt qvel)}.
 *
 * <p>Counterpart of {@code mj_tendonBias}; tendons with inertia don't wrap around geoms, the
 * compiler sees to that.
 */
public final class TendonBias {
  // places in the scratch array: vectors, then a row [nv]
  private static final int DIRECTION = 0;
  private static final int RATE = 3;
  private static final int A = 6;
  private static final int ROW = 9;

  private TendonBias() {}

  /** Adds the bias of all tendons to {@code qfrc[0..nv)}. */
  public static void addTo(Model m, Data d, double[] qfrc) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(ROW + m.nv);
    for (int t = 0; t < m.ntendon; t++) {
      double armature = m.tendon.armature[t];
      if (armature == 0
          || SleepStates.of(m, d, ObjType.TENDON, t) == SleepState.ASLEEP
          || m.wrap.type[m.tendon.adr[t]] == WrapType.JOINT) {
        continue;
      }
      jacobianRate(m, d, t, s);
      double force = armature * Dense.dot(s, ROW, d.qvel, 0, m.nv);
      if (force != 0) {
        TendonPaths.addForce(m, d, qfrc, t, force);
      }
    }
    d.scratch.release(mark);
  }

  /** Time derivative of the Jacobian of a tendon through sites. */
  private static void jacobianRate(Model m, Data d, int t, double[] s) {
    Arrays.fill(s, ROW, ROW + m.nv, 0);
    double divisor = 1;
    int last = m.tendon.adr[t] + m.tendon.num[t] - 1;
    for (int w = m.tendon.adr[t]; w < last; w++) {
      if (m.wrap.type[w] == WrapType.PULLEY) {
        divisor = m.wrap.prm[w];
      } else if (m.wrap.type[w + 1] != WrapType.PULLEY) {
        addPiece(m, d, m.wrap.objid[w], m.wrap.objid[w + 1], 1 / divisor, s);
      }
    }
  }

  /** With unit vector u from one site to the other: {@code d(J1 - J0)/dt u + (J1 - J0) du/dt}. */
  private static void addPiece(Model m, Data d, int site0, int site1, double scale, double[] s) {
    int body0 = m.site.bodyid[site0];
    int body1 = m.site.bodyid[site1];
    if (body0 == body1) {
      return;
    }
    double[] xpos = d.site.xpos;
    double length = Jacobians.direction(s, DIRECTION, xpos, 3 * site0, xpos, 3 * site1);

    // relative velocity, of it the part across the line, over the length
    Jacobians.pointVelocity(m, d, s, A, xpos, 3 * site0, body0);
    Jacobians.pointVelocity(m, d, s, RATE, xpos, 3 * site1, body1);
    Vec3.subFrom(s, RATE, s, A);
    double along = Vec3.dot(s, DIRECTION, s, RATE);
    Vec3.addToScaled(s, RATE, s, DIRECTION, -along);
    Vec3.scale(s, RATE, s, RATE, length > Scalar.MINVAL ? 1 / length : 0);

    PairColumns pair = PairColumns.of(d);
    pair.set(m, body0, body1);
    pair.points(m, d, body0, xpos, 3 * site0, body1, xpos, 3 * site1);
    pair.velocities(m, d, body0, xpos, 3 * site0, body1, xpos, 3 * site1);
    for (int k = 0; k < pair.n; k++) {
      int at = ROW + pair.dofs[k];
      pair.columnRate(m, d, k);
      s[at] += Vec3.dot(pair.col, 0, s, DIRECTION) * scale;
      pair.column(d, k, false);
      s[at] += Vec3.dot(pair.col, 0, s, RATE) * scale;
    }
  }
}
