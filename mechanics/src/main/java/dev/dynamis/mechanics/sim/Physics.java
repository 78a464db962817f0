package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.internal.collision.ContactList;
import dev.dynamis.mechanics.internal.collision.GeomDistance;
import dev.dynamis.mechanics.internal.constraint.RnePost;
import dev.dynamis.mechanics.internal.forward.Clocks;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.inertia.Energy;
import dev.dynamis.mechanics.internal.integrate.Implicit;
import dev.dynamis.mechanics.internal.integrate.RungeKutta;
import dev.dynamis.mechanics.internal.integrate.SemiImplicitEuler;
import dev.dynamis.mechanics.internal.inverse.Inverse;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.internal.setconst.SetConst;
import dev.dynamis.mechanics.internal.step.Checks;
import dev.dynamis.mechanics.internal.step.StepSequence;
import dev.dynamis.mechanics.internal.velocity.SubtreeVel;
import java.util.Objects;

/**
 * The top-level functions of the engine, over a model and its data.
 *
 * <p>An exception of a callback passes through them. A step that ends so has not happened: time,
 * positions, velocities, activations, history and sleep are as before. Scratch memory is given back
 * in any case.
 *
 * @since 0.1.0
 */
public final class Physics {
  private Physics() {}

  /**
   * Advances the simulation by one time step. Afterwards positions, velocities, activations and
   * time are those of the next step, all else belongs to the state before.
   */
  public static void step(Model m, Data d) {
    check(m, d);
    double start = Clocks.start(m);
    StepSequence.run(m, d, Checks.AUTORESET);
    Clocks.stop(m, d, Timer.STEP, start);
  }

  /**
   * First half of a step: everything that depends on position and velocity. The user may set
   * controls and applied forces afterwards, then {@link #step2} completes the step.
   */
  public static void step1(Model m, Data d) {
    check(m, d);
    double start = Clocks.start(m);
    long mark = d.scratch.mark();
    try {
      StepSequence.firstHalf(m, d);
    } finally {
      d.scratch.release(mark);
    }
    Clocks.stop(m, d, Timer.STEP, start);
  }

  /** Second half of a step. The integrator RK4 can't be split; Euler takes its place. */
  public static void step2(Model m, Data d) {
    check(m, d);
    double start = Clocks.start(m);
    StepSequence.secondHalf(m, d);

    // both halves are one step
    d.timer.number[Timer.STEP]--;
    Clocks.stop(m, d, Timer.STEP, start);
  }

  /** Computes everything that depends on the state, up to accelerations and sensors. */
  public static void forward(Model m, Data d) {
    forwardSkip(m, d, Stage.NONE, false);
  }

  /**
   * Computes what depends on the state and is not up to date.
   *
   * @param skipStage a {@link Stage} value: that stage and earlier ones are up to date
   * @param skipSensors whether sensors keep their values
   */
  public static void forwardSkip(Model m, Data d, int skipStage, boolean skipSensors) {
    check(m, d);
    long mark = d.scratch.mark();
    try {
      Forward.run(m, d, skipStage, skipSensors);
    } finally {
      d.scratch.release(mark);
    }
  }

  /**
   * Computes {@code qfrc.inverse}, the forces that cause the accelerations in {@code qacc}; with
   * invdiscrete enabled, {@code qacc} is the difference of velocities over a step.
   */
  public static void inverse(Model m, Data d) {
    inverseSkip(m, d, Stage.NONE, false);
  }

  /** As {@link #inverse}, with the arguments of {@link #forwardSkip}. */
  public static void inverseSkip(Model m, Data d, int skipStage, boolean skipSensors) {
    check(m, d);
    long mark = d.scratch.mark();
    try {
      Inverse.run(m, d, skipStage, skipSensors);
    } finally {
      d.scratch.release(mark);
    }
  }

  /**
   * Compares forward with inverse dynamics: {@code solver.fwdinv} becomes the norms of the
   * differences in constraint forces and in applied forces.
   */
  public static void compareForwardInverse(Model m, Data d) {
    Inverse.compare(m, d);
  }

  /** Position stage of {@link #forward}: poses, inertia, tendons, transmissions. */
  public static void forwardPosition(Model m, Data d) {
    run(m, d, Forward::position);
  }

  /** Velocity stage of {@link #forward}: velocities, passive and bias forces. */
  public static void forwardVelocity(Model m, Data d) {
    run(m, d, Forward::velocity);
  }

  /** Forces of actuators and rates of activations; needs the velocity stage. */
  public static void forwardActuation(Model m, Data d) {
    run(m, d, Forward::actuation);
  }

  /** All forces but those of constraints, and the acceleration {@code qacc_smooth} they cause. */
  public static void forwardAcceleration(Model m, Data d) {
    run(m, d, Forward::acceleration);
  }

  /** Forces of constraints, and the acceleration {@code qacc} with them. */
  public static void forwardConstraint(Model m, Data d) {
    run(m, d, Forward::constraint);
  }

  /** Computes the sensors that depend on position; needs the position stage. */
  public static void sensorPosition(Model m, Data d) {
    run(m, d, Physics::positionSensors);
  }

  /** Computes the sensors that depend on velocity; needs the velocity stage. */
  public static void sensorVelocity(Model m, Data d) {
    run(m, d, Physics::velocitySensors);
  }

  /**
   * Computes the sensors that depend on accelerations and forces; needs all stages. Clears {@code
   * flg.rnepost}, so that what they read is computed from the present accelerations.
   */
  public static void sensorAcceleration(Model m, Data d) {
    run(m, d, Physics::accelerationSensors);
  }

  /**
   * Computes one sensor from what is up to date, without noise, delay and period, into {@code res}
   * from {@code r}; {@code sensordata} stays as it is. It needs the stage of the sensor.
   */
  public static void readSensor(Model m, Data d, int sensor, double[] res, int r) {
    check(m, d);
    Objects.checkIndex(sensor, m.nsensor);
    long mark = d.scratch.mark();
    try {
      SensorStages.compute(m, d, res, r, sensor);
    } finally {
      d.scratch.release(mark);
    }
  }

  private static void positionSensors(Model m, Data d) {
    SensorStages.run(m, d, Stage.POS);
  }

  private static void velocitySensors(Model m, Data d) {
    SensorStages.run(m, d, Stage.VEL);
  }

  private static void accelerationSensors(Model m, Data d) {
    d.flg.rnepost = false;
    SensorStages.run(m, d, Stage.ACC);
  }

  /**
   * Checks positions: one that is not finite or too large is counted as a warning and, unless that
   * is disabled, takes the data to the initial state.
   */
  public static void checkPosition(Model m, Data d) {
    run(m, d, Checks::positions);
  }

  /** Checks velocities, see {@link #checkPosition}. */
  public static void checkVelocity(Model m, Data d) {
    run(m, d, Checks::velocities);
  }

  /** Checks accelerations, see {@link #checkPosition}; after a reset they are computed again. */
  public static void checkAcceleration(Model m, Data d) {
    run(m, d, Checks::accelerations);
  }

  /** Advances the state by a step of Euler's semi-implicit method, from {@code qacc}. */
  public static void euler(Model m, Data d) {
    run(m, d, SemiImplicitEuler::run);
  }

  /** Advances the state by a step of Runge and Kutta's method of order 4, from {@code qacc}. */
  public static void rungeKutta(Model m, Data d) {
    run(m, d, RungeKutta::run);
  }

  /**
   * Advances the state by a step that is implicit in velocity, from {@code qacc}; by the fast
   * variant if it is the model's integrator.
   */
  public static void implicit(Model m, Data d) {
    run(m, d, Implicit::run);
  }

  /** Returns whether Jacobians of constraints and tendons are sparse in this model. */
  public static boolean isSparse(Model m) {
    return Jacobians.isSparse(m);
  }

  /** A part of the pipeline. */
  @FunctionalInterface
  private interface Part {
    void run(Model m, Data d);
  }

  /** Runs a part; scratch memory is given back in any case. */
  private static void run(Model m, Data d, Part part) {
    check(m, d);
    long mark = d.scratch.mark();
    try {
      part.run(m, d);
    } finally {
      d.scratch.release(mark);
    }
  }

  /**
   * Appends a contact between two geoms to those that the position stage has found, with the
   * parameters that it would give it; they may be edited in {@code contact} afterwards. Constraint
   * rows are given up: {@link #makeConstraint} makes them anew.
   *
   * <pre>{@code
   * Physics.step1(m, d);
   * Physics.addContact(m, d, floor, ball, distance, position, normal);
   * Physics.makeConstraint(m, d);
   * Physics.step2(m, d);
   * }</pre>
   *
   * @param geom1 first geom
   * @param geom2 second geom
   * @param distance distance between the surfaces, negative if they penetrate, m
   * @param position midpoint between the surfaces, world, m {@code [3]}. Not modified.
   * @param axes unit normal from the first geom to the second, world {@code [3]}, which a first
   *     tangent may follow {@code [6]}. Not modified.
   * @return false if the model's memory is full; then a warning is counted
   * @throws IllegalArgumentException if a geom is not in the model, both are the same, or an array
   *     is too short
   */
  public static boolean addContact(
      Model m, Data d, int geom1, int geom2, double distance, double[] position, double[] axes) {
    checkGeom(m, geom1);
    checkGeom(m, geom2);
    if (geom1 == geom2) {
      throw new IllegalArgumentException(
          "a contact of geom " + Labels.of(m, ObjType.GEOM, geom1) + " with itself");
    }
    if (position.length < 3 || axes.length < 3) {
      throw new IllegalArgumentException(
          "a contact has a position of 3 numbers and a normal of 3 numbers, found "
              + position.length
              + " and "
              + axes.length);
    }
    long mark = d.scratch.mark();
    double[] frame = d.scratch.reals(6);
    for (int k = 0; k < 6; k++) {
      frame[k] = k < 3 || axes.length >= 6 ? axes[k] : 0;
    }
    boolean added = ContactList.add(d, geom1, geom2, distance, position, frame);
    d.scratch.release(mark);
    return added;
  }

  private static void checkGeom(Model m, int geom) {
    if (geom < 0 || geom >= m.ngeom) {
      throw new IllegalArgumentException(
          "there is no geom " + geom + ", the model has " + m.ngeom + ", numbered from 0");
    }
  }

  /**
   * Makes constraint rows and all that follows from them anew, after contacts were added or edited.
   * Needs position and velocity stages.
   */
  public static void makeConstraint(Model m, Data d) {
    run(m, d, Forward::constraintRows);
  }

  /**
   * {@code res[6]} = force of a contact on the body of its second geom, along the normal and two
   * tangents, N, and the torque about them, N m; zero for a contact that does not act. Needs the
   * acceleration stage.
   *
   * @param contact number of the contact, from 0 to {@code ncon - 1}
   */
  public static void contactForce(Model m, Data d, int contact, double[] res) {
    Objects.checkIndex(contact, d.ncon);
    ContactForce.of(m, d, contact, res, 0);
  }

  /** Computes {@code subtree.linvel} and {@code subtree.angmom} and sets {@code flg.subtreevel}. */
  public static void subtreeVel(Model m, Data d) {
    SubtreeVel.run(m, d);
  }

  /**
   * Computes {@code cacc, cfrc_int, cfrc_ext} from the accelerations and sets {@code flg.rnepost}.
   */
  public static void rnePostConstraint(Model m, Data d) {
    RnePost.run(m, d);
  }

  /** Computes the potential energy {@code energy[0]}, J. */
  public static void energyPos(Model m, Data d) {
    Energy.potential(m, d);
  }

  /** Computes the kinetic energy {@code energy[1]}, J. */
  public static void energyVel(Model m, Data d) {
    Energy.kinetic(m, d);
  }

  /**
   * Returns the distance of two geoms at their present poses, m: negative if they penetrate, {@code
   * distmax} if it is more or if geoms of these types don't collide, as two planes.
   *
   * @param distmax distances are wanted up to here, m
   * @param fromto receives the nearest points of the first and of the second geom, world, m {@code
   *     [6]}, zero if the distance is not less than {@code distmax}; or null
   */
  public static double geomDistance(
      Model m, Data d, int geom1, int geom2, double distmax, double[] fromto) {
    checkGeom(m, geom1);
    checkGeom(m, geom2);
    long mark = d.scratch.mark();
    double[] segment = d.scratch.reals(6);
    double distance = GeomDistance.between(m, d, geom1, geom2, distmax, segment, 0);
    if (fromto != null) {
      System.arraycopy(segment, 0, fromto, 0, 6);
    }
    d.scratch.release(mark);
    return distance;
  }

  /**
   * Recomputes all fields of a model that follow from its other fields, after parameters were
   * edited: masses of subtrees, inverse weights, reference lengths, statistics, offsets of cameras
   * and lights.
   */
  public static void setConst(Model m) {
    SetConst.run(m, new Data(m));
  }

  /** Data of another model would be read out of bounds, or worse, in bounds. */
  private static void check(Model m, Data d) {
    if (d.model != m && !d.model.sizes().equals(m.sizes())) {
      throw new IllegalArgumentException(
          "the data belong to another model (with "
              + d.model.nbody
              + " bodies and "
              + d.model.nv
              + " degrees of freedom, here are "
              + m.nbody
              + " and "
              + m.nv
              + "); make new ones: new Data(model)");
    }
  }
}
