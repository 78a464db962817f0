package dev.dynamis.mechanics.internal.smooth;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.ObjType;
import dev.dynamis.mechanics.SleepState;
import dev.dynamis.mechanics.WrapType;

/**
 * Bias forces of tendons that have inertia, {@code armature * transpose(J) (dJ/dt qvel)}.
 *
 * <p>Only {@code dJ/dt qvel} is needed, the acceleration of the tendon's length at zero {@code
 * qacc}: it is summed piece by piece, without the Jacobian's derivative. Counterpart of {@code
 * mj_tendonBias}; tendons with inertia don't wrap around geoms, the compiler sees to that.
 */
public final class TendonBias {
  // places in the scratch array
  private static final int DIRECTION = 0;
  private static final int RATE = 3;
  private static final int A = 6;
  private static final int B = 9;
  private static final int C = 12;

  private TendonBias() {}

  /** Adds the bias of all tendons to {@code qfrc[0..nv)}. */
  public static void addTo(Model m, Data d, double[] qfrc) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(18);
    for (int t = 0; t < m.ntendon; t++) {
      double armature = m.tendon.armature[t];
      if (armature == 0
          || SleepStates.of(m, d, ObjType.TENDON, t) == SleepState.ASLEEP
          || m.wrap.type[m.tendon.adr[t]] == WrapType.JOINT) {
        continue;
      }
      double force = armature * lengthAcceleration(m, d, t, s);
      if (force != 0) {
        Tendons.addForce(m, d, qfrc, t, force);
      }
    }
    d.scratch.release(mark);
  }

  /** Second derivative of the length of a tendon through sites, at zero {@code qacc}. */
  private static double lengthAcceleration(Model m, Data d, int t, double[] s) {
    double divisor = 1;
    double acceleration = 0;
    int last = m.tendon.adr[t] + m.tendon.num[t] - 1;
    for (int w = m.tendon.adr[t]; w < last; w++) {
      if (m.wrap.type[w] == WrapType.PULLEY) {
        divisor = m.wrap.prm[w];
      } else if (m.wrap.type[w + 1] != WrapType.PULLEY) {
        acceleration += piece(m, d, m.wrap.objid[w], m.wrap.objid[w + 1], s) / divisor;
      }
    }
    return acceleration;
  }

  /** With unit vector u from one site to the other: {@code u . (a1 - a0) + du/dt . (v1 - v0)}. */
  private static double piece(Model m, Data d, int site0, int site1, double[] s) {
    int body0 = m.site.bodyid[site0];
    int body1 = m.site.bodyid[site1];
    if (body0 == body1) {
      return 0;
    }
    double[] xpos = d.site.xpos;
    double length = Jacobians.direction(s, DIRECTION, xpos, 3 * site0, xpos, 3 * site1);

    // relative velocity, and its part across the line over the length
    Jacobians.pointVelocity(m, d, s, A, xpos, 3 * site0, body0);
    Jacobians.pointVelocity(m, d, s, B, xpos, 3 * site1, body1);
    Vec3.sub(s, B, s, B, s, A);
    double along = Vec3.dot(s, DIRECTION, s, B);
    Vec3.addScaled(s, RATE, s, B, s, DIRECTION, -along);
    Vec3.scale(s, RATE, s, RATE, length > Scalar.MINVAL ? 1 / length : 0);
    double turning = Vec3.dot(s, RATE, s, B);

    Jacobians.pointBias(m, d, s, A, xpos, 3 * site0, body0, s, C);
    Jacobians.pointBias(m, d, s, B, xpos, 3 * site1, body1, s, C);
    Vec3.sub(s, B, s, B, s, A);
    return Vec3.dot(s, DIRECTION, s, B) + turning;
  }
}
