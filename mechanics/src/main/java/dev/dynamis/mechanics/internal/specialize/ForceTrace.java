package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import java.util.Arrays;

/**
 * Springs and dampers of joints, forces and activations of actuators that drive joints of one
 * degree of freedom, by the formulas of {@code Passive} and {@code Actuation}; for models that
 * {@link SmoothModel} accepts.
 */
final class ForceTrace {
  private final Trace t;
  private final ModelFacts facts;
  private final Model m;

  /** Derivatives of actuator forces by the velocities of their joints. */
  private final int[] slopes;

  ForceTrace(Trace t, ModelFacts facts) {
    this.t = t;
    this.facts = facts;
    m = facts.model();
    slopes = new int[m.nv];
    Arrays.fill(slopes, t.zero);
  }

  /** Returns the derivative of all forces but bias forces by each velocity, after these. */
  int[] slopes() {
    int[] all = slopes.clone();
    for (int i = 0; i < m.nv && !m.opt.disabled(DisableBit.DAMPER); i++) {
      all[i] = t.sub(all[i], facts.real(t, Reals.DOF_DAMPING, i));
    }
    return all;
  }

  /** Returns the passive force of each degree of freedom. */
  int[] passive() {
    int[] force = new int[m.nv];
    Arrays.fill(force, t.zero);
    if (!m.opt.disabled(DisableBit.SPRING)) {
      for (int j = 0; j < m.njnt; j++) {
        if (JointType.dofSize(facts.get(Ints.JNT_TYPE, j)) == 1) {
          int q = facts.get(Ints.JNT_QPOSADR, j);
          int stretch = t.sub(t.load(Reals.QPOS, q), facts.real(t, Reals.QPOS_SPRING, q));
          int stiffness = facts.real(t, Reals.JNT_STIFFNESS, j);
          force[facts.get(Ints.JNT_DOFADR, j)] = t.neg(t.mul(stiffness, stretch));
        }
      }
    }
    for (int i = 0; i < m.nv && !m.opt.disabled(DisableBit.DAMPER); i++) {
      int damping = facts.real(t, Reals.DOF_DAMPING, i);
      force[i] = t.add(force[i], t.neg(t.mul(damping, t.load(Reals.QVEL, i))));
    }
    return force;
  }

  /** Returns the actuator force of each degree of freedom, and stores the next activations. */
  int[] actuation() {
    int[] force = new int[m.nv];
    Arrays.fill(force, t.zero);
    boolean off = m.opt.disabled(DisableBit.ACTUATION);
    for (int i = 0; i < m.nu; i++) {
      int act = facts.get(Ints.ACTUATOR_ACTADR, i);
      if (off) {
        if (act >= 0) {
          t.store(Reals.NEXT_ACT, act, t.load(Reals.ACT, act));
        }
        continue;
      }
      boolean disabled = Actuation.isDisabled(m, i);
      int ctrl = control(i);
      int rate = act < 0 ? t.zero : rate(i, ctrl, act);
      if (act >= 0) {
        t.store(Reals.NEXT_ACT, act, next(i, act, disabled ? t.zero : rate));
      }
      if (!disabled) {
        int input = ctrl;
        if (act >= 0) {
          input = m.actuator.actearly[i] ? next(i, act, rate) : t.load(Reals.ACT, act);
        }
        drive(force, i, input);
      }
    }
    for (int j = 0; j < m.njnt && m.nu > 0 && !off; j++) {
      if (m.jnt.actfrclimited[j] && JointType.dofSize(facts.get(Ints.JNT_TYPE, j)) == 1) {
        int dof = facts.get(Ints.JNT_DOFADR, j);
        force[dof] = clip(force[dof], Reals.JNT_ACTFRCRANGE, j);
      }
    }
    return force;
  }

  /** Adds the force of actuator {@code i}. */
  private void drive(int[] force, int i, int input) {
    int joint = facts.get(Ints.ACTUATOR_TRNID, 2 * i);
    int dof = facts.get(Ints.JNT_DOFADR, joint);
    int gear = facts.real(t, Reals.ACTUATOR_GEAR, 6 * i);
    int length = t.mul(t.load(Reals.QPOS, facts.get(Ints.JNT_QPOSADR, joint)), gear);
    int velocity = t.mul(gear, t.load(Reals.QVEL, dof));
    int gainType = facts.get(Ints.ACTUATOR_GAINTYPE, i);
    int gain =
        switch (gainType) {
          case GainType.FIXED -> facts.real(t, Reals.ACTUATOR_GAINPRM, Widths.NGAIN * i);
          case GainType.AFFINE ->
              affine(Reals.ACTUATOR_GAINPRM, Widths.NGAIN * i, length, velocity);
          case GainType.MUSCLE, GainType.USER -> throw notSmooth("gain type", gainType);
          default -> throw Kinds.unknown("gain type", gainType);
        };
    int biasType = facts.get(Ints.ACTUATOR_BIASTYPE, i);
    int bias =
        switch (biasType) {
          case BiasType.NONE -> t.zero;
          case BiasType.AFFINE ->
              affine(Reals.ACTUATOR_BIASPRM, Widths.NBIAS * i, length, velocity);
          case BiasType.MUSCLE, BiasType.USER -> throw notSmooth("bias type", biasType);
          default -> throw Kinds.unknown("bias type", biasType);
        };
    int pull = t.add(t.mul(gain, input), bias);
    if (m.actuator.forcelimited[i]) {
      pull = clip(pull, Reals.ACTUATOR_FORCERANGE, i);
    }
    force[dof] = t.add(force[dof], t.mul(gear, pull));
    int slope = t.zero;
    if (gainType == GainType.AFFINE) {
      slope = t.mul(facts.real(t, Reals.ACTUATOR_GAINPRM, Widths.NGAIN * i + 2), input);
    }
    if (biasType == BiasType.AFFINE) {
      slope = t.add(facts.real(t, Reals.ACTUATOR_BIASPRM, Widths.NBIAS * i + 2), slope);
    }
    slopes[dof] = t.add(slopes[dof], t.mul(gear, t.mul(gear, slope)));
  }

  /** A kind that {@link SmoothModel} does not let in. */
  private static IllegalStateException notSmooth(String what, int kind) {
    return new IllegalStateException(what + " " + kind + " has no trace");
  }

  private int affine(Reals array, int at, int length, int velocity) {
    int sum = t.add(facts.real(t, array, at), t.mul(facts.real(t, array, at + 1), length));
    return t.add(sum, t.mul(facts.real(t, array, at + 2), velocity));
  }

  /** The control of actuator {@code i} after limits. */
  int control(int i) {
    int ctrl = t.load(Reals.CTRL, i);
    boolean clamp = !m.opt.disabled(DisableBit.CLAMPCTRL) && m.actuator.ctrllimited[i];
    return clamp ? clip(ctrl, Reals.ACTUATOR_CTRLRANGE, i) : ctrl;
  }

  private int clip(int x, Reals range, int i) {
    return t.min(t.max(x, t.load(range, 2 * i)), t.load(range, 2 * i + 1));
  }

  /** The derivative of an activation. */
  private int rate(int i, int ctrl, int act) {
    int type = facts.get(Ints.ACTUATOR_DYNTYPE, i);
    return switch (type) {
      case DynType.NONE -> t.zero;
      case DynType.INTEGRATOR -> ctrl;
      case DynType.FILTER -> {
        int given = facts.real(t, Reals.ACTUATOR_DYNPRM, Widths.NDYN * i);
        int tau = t.max(t.constant(Scalar.MINVAL), given);
        yield t.div(t.sub(ctrl, t.load(Reals.ACT, act)), tau);
      }
      case DynType.FILTEREXACT, DynType.MUSCLE, DynType.USER ->
          throw notSmooth("dynamics type", type);
      default -> throw Kinds.unknown("dynamics type", type);
    };
  }

  /** An activation after a step. */
  private int next(int i, int act, int rate) {
    int sum = t.add(t.load(Reals.ACT, act), t.mul(rate, t.load(Reals.TIMESTEP, 0)));
    return m.actuator.actlimited[i] ? clip(sum, Reals.ACTUATOR_ACTRANGE, i) : sum;
  }
}
