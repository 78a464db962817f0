package dev.dynamis.mechanics.sim;

import dev.dynamis.core.LongWork;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.LengthRangeMode;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import java.util.Locale;

/**
 * Ranges of actuator lengths, which muscles need: the actuator pulls the mechanism to one end and
 * to the other, with gravity, springs, dampers, friction and contacts switched off. Counterpart of
 * {@code mj_setLengthRange}.
 *
 * @param mode which actuators get a range, a {@link LengthRangeMode} value
 * @param useExisting whether a range that is there already is kept
 * @param useLimit whether the limits of the joint or tendon serve, where it has some
 * @param accel acceleration that the pulling force aims at, in units of the actuator length
 * @param maxForce bound of the pulling force, 0 for none
 * @param timeConst time constant of the damping of all velocities, s
 * @param timestep time step of the simulation, s; 0 for that of the model
 * @param total simulated time for each end, s
 * @param interval time at the end of it in which lengths are taken, s
 * @param tolerance how much lengths may change in that time, relative to the range
 * @since 0.1.0
 */
public record LengthRange(
    int mode,
    boolean useExisting,
    boolean useLimit,
    double accel,
    double maxForce,
    double timeConst,
    double timestep,
    double total,
    double interval,
    double tolerance) {
  /** Operations of a step, about, beside those for the elements of the inertia matrix. */
  private static final int STEP_WORK = 10_000;

  /** What MuJoCo does unless told otherwise. */
  public static final LengthRange DEFAULT =
      new LengthRange(LengthRangeMode.MUSCLE, true, false, 20, 0, 1, 0.01, 10, 2, 0.05);

  private static final int DISABLED =
      DisableBit.FRICTIONLOSS
          | DisableBit.CONTACT
          | DisableBit.SPRING
          | DisableBit.DAMPER
          | DisableBit.GRAVITY
          | DisableBit.ACTUATION;

  /** Returns whether an actuator gets a range that is not there yet. */
  public boolean concerns(Model m, int actuator) {
    boolean muscle =
        m.actuator.gaintype[actuator] == GainType.MUSCLE
            || m.actuator.biastype[actuator] == BiasType.MUSCLE;
    boolean user =
        m.actuator.gaintype[actuator] == GainType.USER
            || m.actuator.biastype[actuator] == BiasType.USER;
    boolean chosen =
        switch (mode) {
          case LengthRangeMode.NONE -> false;
          case LengthRangeMode.MUSCLE -> muscle;
          case LengthRangeMode.MUSCLEUSER -> muscle || user;
          case LengthRangeMode.ALL -> true;
          default -> throw Kinds.unknown("length range mode", mode);
        };
    double[] range = m.actuator.lengthrange;
    boolean exists = range[2 * actuator] < range[2 * actuator + 1];
    return chosen && !(useExisting && exists);
  }

  /**
   * Computes the range of one actuator and stores it in {@code m.actuator.lengthrange}. Other
   * threads may not use the model meanwhile.
   *
   * @throws SimulationException if the simulation diverges or does not come to rest
   */
  public void set(Model m, int actuator) {
    if (useLimit && copyLimit(m, actuator)) {
      return;
    }
    int disabled = m.opt.disableflags;
    int enabled = m.opt.enableflags;
    double step = m.opt.timestep;
    m.opt.disableflags = DISABLED;
    m.opt.enableflags = 0;
    m.opt.timestep = timestep > 0 ? timestep : step;
    try {
      double[] low = pull(m, actuator, -1);
      double[] high = pull(m, actuator, 1);
      check(low, high);
      m.actuator.lengthrange[2 * actuator] = low[0];
      m.actuator.lengthrange[2 * actuator + 1] = high[1];
    } finally {
      m.opt.disableflags = disabled;
      m.opt.enableflags = enabled;
      m.opt.timestep = step;
    }
  }

  private static boolean copyLimit(Model m, int actuator) {
    int id = m.actuator.trnid[2 * actuator];
    int type = m.actuator.trntype[actuator];
    boolean joint = type == TrnType.JOINT || type == TrnType.JOINTINPARENT;
    if (joint && m.jnt.limited[id]) {
      System.arraycopy(m.jnt.range, 2 * id, m.actuator.lengthrange, 2 * actuator, 2);
      return true;
    }
    if (type == TrnType.TENDON && m.tendon.limited[id]) {
      System.arraycopy(m.tendon.range, 2 * id, m.actuator.lengthrange, 2 * actuator, 2);
      return true;
    }
    return false;
  }

  /** Pulls to one side; returns the least and the largest length near the end of the time. */
  private double[] pull(Model m, int actuator, int side) {
    Data d = new Data(m);
    double[] found = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    double decay = StrictMath.exp(-m.opt.timestep / Math.max(0.01, timeConst));
    double[] moment = new double[m.nv];
    double[] force = d.qfrc.applied;
    double steps = Math.ceil(total / m.opt.timestep) + 1;
    LongWork work = new LongWork();
    for (long step = 0; d.time < total && step < steps; step++) {
      work.spend(STEP_WORK + m.nM);
      Dense.scale(d.qvel, 0, d.qvel, 0, decay, m.nv);
      Physics.step1(m, d);
      dense(m, d, actuator, moment);
      System.arraycopy(moment, 0, force, 0, m.nv);
      MassMatrix.solve(m, d, force, 0, 1);
      double acceleration = Math.max(Constants.MINVAL, Dense.norm(force, 0, m.nv));
      Dense.scale(force, 0, moment, 0, side * accel / acceleration, m.nv);
      double norm = Dense.norm(force, 0, m.nv);
      if (maxForce > 0 && norm > maxForce) {
        Dense.scale(force, 0, force, 0, maxForce / Math.max(Constants.MINVAL, norm), m.nv);
      }
      Physics.step2(m, d);
      // a reset clears earlier counts, then counts its own cause
      if (d.warning.number[Warning.BADQPOS] > 0
          || d.warning.number[Warning.BADQVEL] > 0
          || d.warning.number[Warning.BADQACC] > 0) {
        throw new SimulationException(
            "the simulation that finds the length range of the actuator diverges");
      }
      if (d.time > total - interval) {
        found[0] = Math.min(found[0], d.actuator.length[actuator]);
        found[1] = Math.max(found[1], d.actuator.length[actuator]);
      }
    }
    return found;
  }

  private static void dense(Model m, Data d, int actuator, double[] res) {
    Dense.zero(res, 0, m.nv);
    int start = d.moment.rowadr[actuator];
    for (int at = start; at < start + d.moment.rownnz[actuator]; at++) {
      res[d.moment.colind[at]] = d.actuator.moment[at];
    }
  }

  private void check(double[] low, double[] high) {
    double range = high[1] - low[0];
    if (!(range > 0)) {
      throw new SimulationException(
          String.format(
              Locale.ROOT,
              "the length of the actuator goes from %.6g to %.6g, which is no range",
              low[0],
              high[1]));
    }
    checkRest(low, range);
    checkRest(high, range);
  }

  private void checkRest(double[] end, double range) {
    if (end[1] - end[0] > tolerance * range) {
      throw new SimulationException(
          String.format(
              Locale.ROOT,
              "the length of the actuator does not come to rest, it still moves from %.6g to %.6g",
              end[0],
              end[1]));
    }
  }
}
