package dev.dynamis.mechanics.internal.actuation;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.delay.HistoryBuffer;
import dev.dynamis.mechanics.internal.passive.Passive;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Forces of actuators and derivatives of their activations.
 *
 * <p>Reads {@code ctrl, act, history, actuator.length, actuator.velocity}; writes {@code act_dot,
 * actuator.force, qfrc.actuator}. Counterpart of {@code mj_fwdActuation}.
 */
public final class Actuation {
  private Actuation() {}

  /** Velocities of all actuators, {@code moment qvel}, or zero if actuation is disabled. */
  public static void velocities(Model m, Data d) {
    if (m.opt.disabled(DisableBit.ACTUATION)) {
      Arrays.fill(d.actuator.velocity, 0);
      return;
    }
    Csr.mulMatVec(
        d.actuator.velocity,
        0,
        d.actuator.moment,
        d.moment.rownnz,
        d.moment.rowadr,
        d.moment.colind,
        0,
        m.nu,
        d.qvel,
        0);
  }

  /** Computes all forces. */
  public static void run(Model m, Data d) {
    Arrays.fill(d.actuator.force, 0);
    if (m.nu == 0 || m.opt.disabled(DisableBit.ACTUATION)) {
      Arrays.fill(d.qfrc.actuator, 0);
      return;
    }
    boolean sleep = m.opt.enabled(EnableBit.SLEEP);
    long mark = d.scratch.mark();
    double[] ctrl = d.scratch.reals(m.nu);
    readControls(m, d, ctrl);
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.actadr[i] >= 0 && !(sleep && SleepStates.actuatorAsleep(m, d, i))) {
        activate(m, d, i, ctrl[i]);
      }
    }
    for (int p = 0; p < m.nplugin; p++) {
      d.plugin(p).actDot(m, d);
    }
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.plugin[i] < 0
          && !isDisabled(m, i)
          && !(sleep && SleepStates.actuatorAsleep(m, d, i))) {
        d.actuator.force[i] = gain(m, d, i) * input(m, d, i, ctrl[i]) + bias(m, d, i);
      }
    }
    plugins(m, d);
    limitTendonForces(m, d);
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.forcelimited[i]) {
        d.actuator.force[i] = clip(d.actuator.force[i], m.actuator.forcerange, i);
      }
    }
    toJoints(m, d);
    d.scratch.release(mark);
  }

  /** Forces that plugins give; those of actuators that are switched off stay zero. */
  private static void plugins(Model m, Data d) {
    for (int p = 0; p < m.nplugin; p++) {
      d.plugin(p).actuate(m, d);
    }
    for (int i = 0; m.nplugin > 0 && i < m.nu; i++) {
      if (m.actuator.plugin[i] >= 0 && isDisabled(m, i)) {
        d.actuator.force[i] = 0;
      }
    }
  }

  /** Returns whether the group of actuator {@code i} is switched off. */
  public static boolean isDisabled(Model m, int i) {
    int group = m.actuator.group[i];
    return group >= 0 && group <= 30 && (m.opt.disableactuator & (1 << group)) != 0;
  }

  /** Controls after delay and limits; all are zero if one of them is bad. */
  private static void readControls(Model m, Data d, double[] ctrl) {
    int bad = effectiveControls(m, d, ctrl);
    if (bad >= 0) {
      d.warn(Warning.BADCTRL, bad);
    }
  }

  /**
   * {@code ctrl[0..nu)} = controls after delay and limits, all zero if one of them is bad; returns
   * which one, or -1.
   */
  public static int effectiveControls(Model m, Data d, double[] ctrl) {
    boolean clamp = !m.opt.disabled(DisableBit.CLAMPCTRL);
    for (int i = 0; i < m.nu; i++) {
      double u = d.ctrl[i];
      if (m.actuator.delay[i] != 0) {
        int interpolation = m.actuator.history[2 * i + 1];
        u = delayedControl(m, d, i, d.time, interpolation, ctrl);
      }
      ctrl[i] = clamp && m.actuator.ctrllimited[i] ? clip(u, m.actuator.ctrlrange, i) : u;
    }
    for (int i = 0; i < m.nu; i++) {
      if (isBad(ctrl[i])) {
        Dense.zero(ctrl, 0, m.nu);
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the control of actuator {@code i} at {@code time} less its delay; {@code s[i]} is
   * scratch.
   */
  private static double delayedControl(
      Model m, Data d, int i, double time, int interpolation, double[] s) {
    int n = m.actuator.history[2 * i];
    if (n == 0) {
      return d.ctrl[i];
    }
    int adr = m.actuator.historyadr[i];
    HistoryBuffer.read(s, i, d.history, adr, n, 1, time - m.actuator.delay[i], interpolation);
    return s[i];
  }

  /** Returns whether a number is not finite or too large. */
  public static boolean isBad(double x) {
    return !(Math.abs(x) <= Constants.MAXVAL);
  }

  private static double clip(double x, double[] range, int i) {
    return Scalar.clip(x, range[2 * i], range[2 * i + 1]);
  }

  /** Time derivative of the activations of actuator {@code i}. */
  private static void activate(Model m, Data d, int i, double ctrl) {
    int first = m.actuator.actadr[i];
    int n = m.actuator.actnum[i];
    int last = first + n - 1;
    Arrays.fill(d.actDot, first, first + n, 0);
    switch (m.actuator.dyntype[i]) {
      case DynType.NONE -> {}
      case DynType.INTEGRATOR -> d.actDot[last] = ctrl;
      case DynType.FILTER, DynType.FILTEREXACT ->
          d.actDot[last] = (ctrl - d.act[last]) / timeConstant(m, i);
      case DynType.MUSCLE ->
          d.actDot[last] = Muscle.dynamics(ctrl, d.act[last], m.actuator.dynprm, Widths.NDYN * i);
      case DynType.USER -> {
        if (m.callbacks.actDyn != null) {
          double rate = m.callbacks.actDyn.value(m, d, i);
          if (n == 1) {
            d.actDot[last] = rate;
          }
        }
      }
      default -> throw Kinds.unknown("dynamics type", m.actuator.dyntype[i]);
    }
  }

  private static double timeConstant(Model m, int i) {
    return Math.max(Scalar.MINVAL, m.actuator.dynprm[Widths.NDYN * i]);
  }

  /** Returns activation {@code at} of actuator {@code i} after one step with the given rate. */
  public static double nextActivation(Model m, Data d, int i, int at, double rate) {
    double h = m.opt.timestep;
    double act = d.act[at];
    if (m.actuator.dyntype[i] == DynType.FILTEREXACT) {
      double tau = timeConstant(m, i);
      act += rate * tau * (1 - StrictMath.exp(-h / tau));
    } else {
      act += rate * h;
    }
    return m.actuator.actlimited[i] ? clip(act, m.actuator.actrange, i) : act;
  }

  /** What the gain is multiplied with: the control, or the last activation if there is one. */
  private static double input(Model m, Data d, int i, double ctrl) {
    return m.actuator.actadr[i] < 0 ? ctrl : lastActivation(m, d, i);
  }

  /** Returns the activation that acts now; with {@code actearly}, that of the next step. */
  public static double lastActivation(Model m, Data d, int i) {
    int at = m.actuator.actadr[i] + m.actuator.actnum[i] - 1;
    return m.actuator.actearly[i] ? nextActivation(m, d, i, at, d.actDot[at]) : d.act[at];
  }

  /** Returns the gain of actuator {@code i}: the derivative of its force by what drives it. */
  public static double gain(Model m, Data d, int i) {
    double[] prm = m.actuator.gainprm;
    int p = Widths.NGAIN * i;
    return switch (m.actuator.gaintype[i]) {
      case GainType.FIXED -> prm[p];
      case GainType.AFFINE -> affine(d, i, prm, p);
      case GainType.MUSCLE ->
          Muscle.gain(
              d.actuator.length[i],
              d.actuator.velocity[i],
              m.actuator.lengthrange,
              2 * i,
              m.actuator.acc0[i],
              prm,
              p);
      case GainType.USER -> m.callbacks.actGain == null ? 1 : m.callbacks.actGain.value(m, d, i);
      default -> throw Kinds.unknown("gain type", m.actuator.gaintype[i]);
    };
  }

  private static double bias(Model m, Data d, int i) {
    double[] prm = m.actuator.biasprm;
    int p = Widths.NBIAS * i;
    return switch (m.actuator.biastype[i]) {
      case BiasType.NONE -> 0;
      case BiasType.AFFINE -> affine(d, i, prm, p);
      case BiasType.MUSCLE ->
          Muscle.bias(
              d.actuator.length[i], m.actuator.lengthrange, 2 * i, m.actuator.acc0[i], prm, p);
      case BiasType.USER -> m.callbacks.actBias == null ? 0 : m.callbacks.actBias.value(m, d, i);
      default -> throw Kinds.unknown("bias type", m.actuator.biastype[i]);
    };
  }

  private static double affine(Data d, int i, double[] prm, int p) {
    return prm[p] + prm[p + 1] * d.actuator.length[i] + prm[p + 2] * d.actuator.velocity[i];
  }

  /** Scales the forces on a tendon so that their sum is within its limits. */
  private static void limitTendonForces(Model m, Data d) {
    if (!anyTendonLimit(m)) {
      return;
    }
    long mark = d.scratch.mark();
    double[] total = d.scratch.reals(m.ntendon);
    Dense.zero(total, 0, m.ntendon);
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.trntype[i] == TrnType.TENDON) {
        total[m.actuator.trnid[2 * i]] += d.actuator.force[i];
      }
    }
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.trntype[i] != TrnType.TENDON) {
        continue;
      }
      int t = m.actuator.trnid[2 * i];
      double sum = total[t];
      double low = m.tendon.actfrcrange[2 * t];
      double high = m.tendon.actfrcrange[2 * t + 1];
      if (m.tendon.actfrclimited[t] && sum != 0) {
        if (sum < low) {
          d.actuator.force[i] *= low / sum;
        } else if (sum > high) {
          d.actuator.force[i] *= high / sum;
        }
      }
    }
    d.scratch.release(mark);
  }

  /** Returns whether an actuator that is on pulls a tendon with limits. */
  private static boolean anyTendonLimit(Model m) {
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.trntype[i] == TrnType.TENDON
          && m.tendon.actfrclimited[m.actuator.trnid[2 * i]]
          && !isDisabled(m, i)) {
        return true;
      }
    }
    return false;
  }

  /** Maps forces to joints, with gravity compensation and limits of joints. */
  private static void toJoints(Model m, Data d) {
    Csr.mulMatTVec(
        d.qfrc.actuator,
        0,
        d.actuator.moment,
        d.moment.rownnz,
        d.moment.rowadr,
        d.moment.colind,
        0,
        m.nu,
        m.nv,
        d.actuator.force,
        0);
    if (Passive.compensatesGravity(m)) {
      for (int i = 0; i < m.nv; i++) {
        if (m.jnt.actgravcomp[m.dof.jntid[i]]) {
          d.qfrc.actuator[i] += d.qfrc.gravcomp[i];
        }
      }
    }
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.actfrclimited[j] && JointType.dofSize(m.jnt.type[j]) == 1) {
        int dof = m.jnt.dofadr[j];
        d.qfrc.actuator[dof] = clip(d.qfrc.actuator[dof], m.jnt.actfrcrange, j);
      }
    }
  }
}
