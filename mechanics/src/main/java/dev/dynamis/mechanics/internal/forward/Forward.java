package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.collision.Collision;
import dev.dynamis.mechanics.internal.constraint.IslandSearch;
import dev.dynamis.mechanics.internal.constraint.MakeConstraint;
import dev.dynamis.mechanics.internal.constraint.ReferenceAcceleration;
import dev.dynamis.mechanics.internal.flex.FlexGeometry;
import dev.dynamis.mechanics.internal.inertia.Energy;
import dev.dynamis.mechanics.internal.kinematics.CamLight;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.passive.Passive;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.internal.sleep.Pipeline;
import dev.dynamis.mechanics.internal.sleep.Sleep;
import dev.dynamis.mechanics.internal.solver.FwdConstraint;
import dev.dynamis.mechanics.internal.solver.ProjectConstraint;
import dev.dynamis.mechanics.internal.tendon.TendonBias;
import dev.dynamis.mechanics.internal.tendon.TendonPaths;
import dev.dynamis.mechanics.internal.transmission.Transmissions;

/** Forward dynamics: from state and controls to accelerations, stage by stage. */
public final class Forward {
  /** The parts of forward dynamics that sleep asks for. */
  public static final Pipeline PIPELINE = new Parts();

  private Forward() {}

  private static final class Parts implements Pipeline {
    @Override
    public void poses(Model m, Data d) {
      Forward.poses(m, d, true);
    }

    @Override
    public void forward(Model m, Data d, int skip) {
      run(m, d, skip, false);
    }

    @Override
    public void dropRows(Data d) {
      MakeConstraint.forget(d);
    }
  }

  /**
   * Computes everything that depends on the state.
   *
   * @param skip a {@link Stage} value: what belongs to it and to earlier stages is up to date
   * @param skipSensors whether sensors are left alone, and with them {@code flg.rnepost}
   */
  public static void run(Model m, Data d, int skip, boolean skipSensors) {
    run(m, d, skip, skipSensors, true);
  }

  /**
   * Computes all but sensors for a state between others of one step. Cameras and lights, on which
   * no acceleration depends, are left to the next state unless a function of the user or a plugin
   * may look at them.
   */
  public static void between(Model m, Data d) {
    boolean seen = m.nplugin > 0 || d.feedback != null || m.callbacks.seeStages();
    run(m, d, Stage.NONE, true, seen);
  }

  private static void run(Model m, Data d, int skip, boolean skipSensors, boolean cameras) {
    double start = Clocks.start(m);
    if (skip < Stage.POS) {
      positionStage(m, d, skipSensors, cameras);
    }
    if (skip < Stage.VEL) {
      velocityStage(m, d, skipSensors);
    }
    if (!m.opt.disabled(DisableBit.ACTUATION)) {
      control(m, d);
    }
    accelerationStage(m, d, skipSensors);
    Clocks.stop(m, d, Timer.FORWARD, start);
  }

  /** What depends on position, its sensors and energy. */
  public static void positionStage(Model m, Data d, boolean skipSensors) {
    positionStage(m, d, skipSensors, true);
  }

  private static void positionStage(Model m, Data d, boolean skipSensors, boolean cameras) {
    position(m, d, cameras);
    if (!skipSensors) {
      SensorStages.run(m, d, Stage.POS);
    }
    potentialEnergy(m, d);
  }

  /** What depends on velocity, its sensors and energy. */
  public static void velocityStage(Model m, Data d, boolean skipSensors) {
    velocity(m, d);
    if (!skipSensors) {
      SensorStages.run(m, d, Stage.VEL);
    }
    kineticEnergy(m, d);
  }

  /** The user's controllers, if the model or the data have one. */
  public static void control(Model m, Data d) {
    if (m.callbacks.control != null) {
      m.callbacks.control.run(m, d);
    }
    if (d.feedback != null) {
      d.feedback.act(m, d);
    }
  }

  /** Forces, accelerations and the sensors that depend on them. */
  public static void accelerationStage(Model m, Data d, boolean skipSensors) {
    actuation(m, d);
    acceleration(m, d);
    constraint(m, d);
    if (!skipSensors) {
      d.flg.rnepost = false;
      SensorStages.run(m, d, Stage.ACC);
    }
  }

  /** What depends on position. */
  public static void position(Model m, Data d) {
    position(m, d, true);
  }

  private static void position(Model m, Data d, boolean cameras) {
    Sleep.beforePosition(m, d, PIPELINE);
    double start = Clocks.start(m);
    d.flg.energypos = false;
    poses(m, d, cameras);
    Sleep.afterTendons(m, d);
    Clocks.stop(m, d, Timer.POS_KINEMATICS, start);

    double inertia = Clocks.start(m);
    TreeStages.inertia(m, d);
    Clocks.stop(m, d, Timer.POS_INERTIA, inertia);

    double collision = Clocks.start(m);
    Collision.run(m, d);
    if (Sleep.afterCollision(m, d)) {
      Collision.run(m, d);
    }
    Clocks.stop(m, d, Timer.POS_COLLISION, collision);

    Sleep.beforeConstraints(m, d);
    double make = Clocks.start(m);
    makeRows(m, d);
    Clocks.stop(m, d, Timer.POS_MAKE, make);

    Transmissions.run(m, d);

    double project = Clocks.start(m);
    project(m, d);
    Clocks.stop(m, d, Timer.POS_PROJECT, project);
    Clocks.stop(m, d, Timer.POSITION, start);
  }

  /** Poses of everything, and lengths of tendons. */
  private static void poses(Model m, Data d, boolean cameras) {
    TreeStages.poses(m, d);
    if (cameras) {
      CamLight.run(m, d);
    }
    FlexGeometry.run(m, d);
    TendonPaths.run(m, d);
  }

  /** Constraint rows and islands; if they don't fit there are none, and a warning. */
  private static void makeRows(Model m, Data d) {
    long mark = d.scratch.mark();
    try {
      MakeConstraint.run(m, d);
      IslandSearch.run(m, d);
    } catch (MemoryLimitException e) {
      dropRows(m, d, mark);
    }
  }

  /** What dual solvers need of the rows; if it does not fit there are none, and a warning. */
  private static void project(Model m, Data d) {
    long mark = d.scratch.mark();
    boolean room;
    try {
      room = ProjectConstraint.run(m, d);
    } catch (MemoryLimitException e) {
      room = false;
    }
    if (!room) {
      dropRows(m, d, mark);
    }
  }

  /** Goes on without constraints, for which there is no memory. */
  private static void dropRows(Model m, Data d, long mark) {
    d.scratch.release(mark);
    d.scratch.dropWorkspaces();
    d.warn(Warning.CNSTRFULL, d.limitInBytes());
    MakeConstraint.forget(d);
  }

  /** Makes all that follows from the list of contacts anew, once positions and velocities are. */
  public static void constraintRows(Model m, Data d) {
    makeRows(m, d);
    project(m, d);
    ReferenceAcceleration.run(m, d);
  }

  /** Potential energy if it is wanted; otherwise zeros, unless a sensor has computed it. */
  private static void potentialEnergy(Model m, Data d) {
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
    FlexGeometry.velocities(m, d);
    TendonPaths.velocities(m, d);
    Actuation.velocities(m, d);
    TreeStages.velocities(m, d);
    Passive.run(m, d);
    ReferenceAcceleration.run(m, d);
    TreeStages.bias(m, d);
    TendonBias.addTo(m, d, d.qfrc.bias);
    Clocks.stop(m, d, Timer.VELOCITY, start);
  }

  /** Kinetic energy if it is wanted and not up to date. */
  private static void kineticEnergy(Model m, Data d) {
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
    TreeStages.acceleration(m, d);
  }

  /** Forces of constraints, and the acceleration with them. */
  public static void constraint(Model m, Data d) {
    double start = Clocks.start(m);
    long mark = d.scratch.mark();
    try {
      FwdConstraint.run(m, d);
    } catch (MemoryLimitException e) {
      dropRows(m, d, mark);
      FwdConstraint.run(m, d);
    }
    Clocks.stop(m, d, Timer.CONSTRAINT, start);
  }
}
