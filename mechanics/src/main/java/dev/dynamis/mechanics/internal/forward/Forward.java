package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.DisableBit;
import dev.dynamis.mechanics.EnableBit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Stage;
import dev.dynamis.mechanics.Timer;
import dev.dynamis.mechanics.Warning;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.collision.Collision;
import dev.dynamis.mechanics.internal.constraint.IslandSearch;
import dev.dynamis.mechanics.internal.constraint.MakeConstraint;
import dev.dynamis.mechanics.internal.constraint.ReferenceAcceleration;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.internal.smooth.CamLight;
import dev.dynamis.mechanics.internal.smooth.ComPos;
import dev.dynamis.mechanics.internal.smooth.ComVel;
import dev.dynamis.mechanics.internal.smooth.Energy;
import dev.dynamis.mechanics.internal.smooth.Jacobians;
import dev.dynamis.mechanics.internal.smooth.Kinematics;
import dev.dynamis.mechanics.internal.smooth.MassMatrix;
import dev.dynamis.mechanics.internal.smooth.Passive;
import dev.dynamis.mechanics.internal.smooth.Rne;
import dev.dynamis.mechanics.internal.smooth.Sleep;
import dev.dynamis.mechanics.internal.smooth.TendonBias;
import dev.dynamis.mechanics.internal.smooth.Tendons;
import dev.dynamis.mechanics.internal.smooth.Transmissions;
import dev.dynamis.mechanics.internal.solver.FwdConstraint;
import dev.dynamis.mechanics.internal.solver.ProjectConstraint;

/** Forward dynamics: from state and controls to accelerations, stage by stage. */
public final class Forward {
  private Forward() {}

  /**
   * Computes everything that depends on the state.
   *
   * @param skip a {@link Stage} value: what belongs to it and to earlier stages is up to date
   * @param skipSensors whether sensors are left alone, and with them {@code flg.rnepost}
   */
  public static void run(Model m, Data d, int skip, boolean skipSensors) {
    double start = Clocks.start(m);
    if (skip < Stage.POS) {
      position(m, d);
      if (!skipSensors) {
        SensorStages.run(m, d, Stage.POS);
      }
      potentialEnergy(m, d);
    }
    if (skip < Stage.VEL) {
      velocity(m, d);
      if (!skipSensors) {
        SensorStages.run(m, d, Stage.VEL);
      }
      kineticEnergy(m, d);
    }
    if (m.callbacks.control != null && !m.opt.disabled(DisableBit.ACTUATION)) {
      m.callbacks.control.run(m, d);
    }
    actuation(m, d);
    acceleration(m, d);
    constraint(m, d);
    if (!skipSensors) {
      d.flg.rnepost = false;
      SensorStages.run(m, d, Stage.ACC);
    }
    Clocks.stop(m, d, Timer.FORWARD, start);
  }

  /** What depends on position. */
  public static void position(Model m, Data d) {
    if (d.isUnseen()) {
      d.setUnseen(false);
      SleepStart.run(m, d);
    }
    double start = Clocks.start(m);
    d.flg.energypos = false;
    Kinematics.run(m, d);
    ComPos.run(m, d);
    CamLight.run(m, d);
    Tendons.run(m, d);
    Sleep.wakeByTendons(m, d);
    Clocks.stop(m, d, Timer.POS_KINEMATICS, start);

    double inertia = Clocks.start(m);
    MassMatrix.make(m, d);
    MassMatrix.factor(m, d);
    Clocks.stop(m, d, Timer.POS_INERTIA, inertia);

    double collision = Clocks.start(m);
    Collision.run(m, d);
    if (Sleep.wakeByContacts(m, d)) {
      Collision.run(m, d);
    }
    Clocks.stop(m, d, Timer.POS_COLLISION, collision);

    Sleep.wakeByEqualities(m, d);
    double make = Clocks.start(m);
    MakeConstraint.run(m, d);
    IslandSearch.run(m, d);
    Clocks.stop(m, d, Timer.POS_MAKE, make);

    Transmissions.run(m, d);

    double project = Clocks.start(m);
    project(m, d);
    Clocks.stop(m, d, Timer.POS_PROJECT, project);
    Clocks.stop(m, d, Timer.POSITION, start);
  }

  /** What dual solvers need of the rows; if it does not fit there are none, and a warning. */
  private static void project(Model m, Data d) {
    if (!ProjectConstraint.run(m, d)) {
      d.warning.raise(Warning.CNSTRFULL, (int) Math.min(Integer.MAX_VALUE, m.narena));
      MakeConstraint.forget(d);
    }
  }

  /** Makes all that follows from the list of contacts anew, once positions and velocities are. */
  public static void constraintRows(Model m, Data d) {
    MakeConstraint.run(m, d);
    IslandSearch.run(m, d);
    project(m, d);
    ReferenceAcceleration.run(m, d);
  }

  /** Potential energy if it is wanted; otherwise zeros, unless a sensor has computed it. */
  public static void potentialEnergy(Model m, Data d) {
    if (d.flg.energypos) {
      return;
    }
    if (m.opt.enabled(EnableBit.ENERGY)) {
      Energy.potential(m, d);
    } else {
      d.energy[0] = 0;
      d.energy[1] = 0;
    }
  }

  /** What depends on velocity. */
  public static void velocity(Model m, Data d) {
    double start = Clocks.start(m);
    d.flg.subtreevel = false;
    d.flg.energyvel = false;
    Tendons.velocities(m, d);
    Actuation.velocities(m, d);
    ComVel.run(m, d);
    Passive.run(m, d);
    ReferenceAcceleration.run(m, d);
    Rne.run(m, d, d.qfrc.bias, false);
    TendonBias.addTo(m, d, d.qfrc.bias);
    Clocks.stop(m, d, Timer.VELOCITY, start);
  }

  /** Kinetic energy if it is wanted and not up to date. */
  public static void kineticEnergy(Model m, Data d) {
    if (m.opt.enabled(EnableBit.ENERGY) && !d.flg.energyvel) {
      Energy.kinetic(m, d);
    }
  }

  /** Forces of actuators. */
  public static void actuation(Model m, Data d) {
    double start = Clocks.start(m);
    Actuation.run(m, d);
    Clocks.stop(m, d, Timer.ACTUATION, start);
  }

  /** All forces but those of constraints, and the acceleration that they cause. */
  public static void acceleration(Model m, Data d) {
    double[] smooth = d.qfrc.smooth;
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      double force = d.qfrc.passive[i] - d.qfrc.bias[i];
      force += d.qfrc.applied[i];
      smooth[i] = force + d.qfrc.actuator[i];
    }
    Jacobians.addAppliedForces(m, d, smooth);
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      d.qaccSmooth[i] = smooth[i];
    }
    MassMatrix.solveAwake(m, d, d.qaccSmooth, 0);
  }

  /** Forces of constraints, and the acceleration with them. */
  public static void constraint(Model m, Data d) {
    double start = Clocks.start(m);
    FwdConstraint.run(m, d);
    Clocks.stop(m, d, Timer.CONSTRAINT, start);
  }
}
