package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.actuation.Muscle;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.passive.Fluid;
import java.util.Arrays;

/**
 * Derivative of smooth forces with respect to velocity, {@code qDeriv = d(actuator + passive -
 * bias)/d qvel}, where the pattern D has entries: couplings between trees are left out.
 *
 * <p>Counterpart of {@code mjd_smooth_vel}; controls count as they act, after delay and limits.
 */
public final class SmoothVel {
  private SmoothVel() {}

  /**
   * Computes {@code qDeriv}.
   *
   * @param withBias whether Coriolis and centrifugal forces are differentiated too
   */
  public static void run(Model m, Data d, boolean withBias) {
    Arrays.fill(d.qDeriv, 0, m.nD, 0);
    if (!m.opt.disabled(DisableBit.ACTUATION)) {
      actuators(m, d);
      if (d.feedback != null) {
        FeedbackVel.run(m, d);
      }
    }
    passive(m, d);
    if (withBias) {
      RneVel.run(m, d);
    }
  }

  private static void actuators(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] ctrl = d.scratch.reals(m.nu);
    Actuation.effectiveControls(m, d, ctrl);
    for (int i = 0; i < m.nu; i++) {
      if (Actuation.isDisabled(m, i) || isClamped(m, d, i)) {
        continue;
      }
      double slope = forceByVelocity(m, d, i, ctrl[i]);
      if (slope != 0) {
        int adr = d.moment.rowadr[i];
        addSquare(m, d, d.actuator.moment, d.moment.colind, adr, d.moment.rownnz[i], slope);
      }
    }
    d.scratch.release(mark);
  }

  /** A force at its limit does not change. */
  static boolean isClamped(Model m, Data d, int i) {
    double force = d.actuator.force[i];
    return m.actuator.forcelimited[i]
        && (force <= m.actuator.forcerange[2 * i] || force >= m.actuator.forcerange[2 * i + 1]);
  }

  private static double forceByVelocity(Model m, Data d, int i, double ctrl) {
    double bias =
        switch (m.actuator.biastype[i]) {
          case BiasType.AFFINE -> m.actuator.biasprm[Widths.NBIAS * i + 2];
          case BiasType.NONE, BiasType.MUSCLE, BiasType.USER -> 0;
          default -> throw Kinds.unknown("bias type", m.actuator.biastype[i]);
        };
    double gain =
        switch (m.actuator.gaintype[i]) {
          case GainType.AFFINE -> m.actuator.gainprm[Widths.NGAIN * i + 2];
          case GainType.MUSCLE ->
              Muscle.gainByVelocity(
                  d.actuator.length[i],
                  d.actuator.velocity[i],
                  m.actuator.lengthrange,
                  2 * i,
                  m.actuator.acc0[i],
                  m.actuator.gainprm,
                  Widths.NGAIN * i);
          case GainType.FIXED, GainType.USER -> 0;
          default -> throw Kinds.unknown("gain type", m.actuator.gaintype[i]);
        };
    if (gain == 0) {
      return bias;
    }
    boolean stateless = m.actuator.dyntype[i] == DynType.NONE;
    return bias + gain * (stateless ? ctrl : Actuation.lastActivation(m, d, i));
  }

  private static void passive(Model m, Data d) {
    boolean dampers = !m.opt.disabled(DisableBit.DAMPER);
    if (!dampers && m.opt.disabled(DisableBit.SPRING)) {
      return;
    }
    if (m.opt.viscosity > 0 || m.opt.density > 0) {
      for (int k = 0; k < d.nbodyAwake; k++) {
        int b = d.body.awakeInd[k];
        if (m.body.mass[b] < Scalar.MINVAL || m.body.weldid[b] == 0) {
          continue;
        }
        if (Fluid.usesEllipsoids(m, b)) {
          FluidVel.ellipsoids(m, d, b);
        } else {
          FluidVel.inertiaBox(m, d, b);
        }
      }
    }
    if (!dampers) {
      return;
    }
    for (int i = 0; i < m.nv; i++) {
      d.qDeriv[m.D.rowadr[i] + m.D.diag[i]] -= m.dof.damping[i];
    }
    edgeDamping(m, d);
    tendonDamping(m, d);
  }

  private static void edgeDamping(Model m, Data d) {
    for (int f = 0; f < m.nflex; f++) {
      double damping = m.flex.edgedamping[f];
      if (m.flex.rigid[f] || damping == 0) {
        continue;
      }
      int from = m.flex.edgeadr[f];
      for (int e = from; e < from + m.flex.edgenum[f]; e++) {
        if (!m.flexedge.rigid[e]) {
          int row = m.flexedge.JRowadr[e];
          int n = m.flexedge.JRownnz[e];
          addSquare(m, d, d.flexedge.J, m.flexedge.JColind, row, n, -damping);
        }
      }
    }
  }

  private static void tendonDamping(Model m, Data d) {
    boolean sparse = Jacobians.isSparse(m);
    long mark = d.scratch.mark();
    double[] row = d.scratch.reals(m.nv);
    int[] colind = d.scratch.ints(m.nv);
    for (int t = 0; t < m.ntendon; t++) {
      double damping = m.tendon.damping[t];
      if (damping == 0) {
        continue;
      }
      if (sparse) {
        addSquare(m, d, d.ten.J, d.ten.JColind, d.ten.JRowadr[t], d.ten.JRownnz[t], -damping);
        continue;
      }
      int n = 0;
      for (int k = 0; k < m.nv; k++) {
        if (d.ten.J[t * m.nv + k] != 0) {
          row[n] = d.ten.J[t * m.nv + k];
          colind[n++] = k;
        }
      }
      addSquare(m, d, row, colind, 0, n, -damping);
    }
    d.scratch.release(mark);
  }

  /** {@code qDeriv += scale * transpose(row) row} for a sparse row of n elements from {@code o}. */
  private static void addSquare(
      Model m, Data d, double[] row, int[] colind, int o, int n, double scale) {
    for (int k = o; k < o + n; k++) {
      addToRow(m, d, colind[k], row, o, colind, o, n, row[k] * scale);
    }
  }

  /**
   * Adds {@code scale} times a sparse vector to row {@code dof} of {@code qDeriv}, where it has an
   * entry; columns ascend in both.
   */
  static void addToRow(
      Model m, Data d, int dof, double[] val, int v, int[] colind, int c, int n, double scale) {
    int at = m.D.rowadr[dof];
    int end = at + m.D.rownnz[dof];
    for (int k = 0; k < n; k++) {
      int col = colind[c + k];
      while (at < end && m.D.colind[at] < col) {
        at++;
      }
      if (at == end) {
        return;
      }
      if (m.D.colind[at] == col) {
        d.qDeriv[at] += val[v + k] * scale;
      }
    }
  }
}
