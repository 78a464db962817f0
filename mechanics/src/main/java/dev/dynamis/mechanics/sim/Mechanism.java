package dev.dynamis.mechanics.sim;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Quantity;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.inertia.Energy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A mechanism that moves: a model with its data, known by the names of its parts.
 *
 * <pre>{@code
 * Mechanism robot = new Mechanism(model);
 * robot.actuator("hip").set(0.3);
 * robot.step();
 * double angle = robot.joint("knee").position();
 * double[] imu = robot.sensor("imu").read();
 * }</pre>
 *
 * <p>Readings always belong to the present state: what a step or an edit through this object has
 * invalidated is computed again when it is read. Edits of the positions, velocities, activations,
 * controls, applied forces and mocap bodies of {@link #data()} are noticed if these are no more
 * than 2,000 numbers; whoever edits anything else there, or a larger model, says so by {@link
 * #invalidate()}.
 *
 * <p>The state is time, positions, velocities, activations, history, warm start and what else the
 * user sets, and which trees sleep if sleep is enabled when this object is made; the inputs are the
 * controls, the outputs are the sensors. A tangent vector is a change of positions, velocities,
 * activations and of the samples that delays of actuators and sensors remember.
 *
 * @since 0.1.0
 */
public final class Mechanism implements DynamicalSystem {
  private final Model m;
  private final Data d;
  private final ContactCursor scan;
  private final StateVector state;
  private final StepGuard guard;
  private final ModelParameters parameters;
  private final StateStamp stamp;
  private final double[] wrench = new double[6];
  private boolean fresh;

  /** This mechanism over a model of its own, whose time step may change unseen; null until then. */
  private Mechanism shortened;

  /** Makes a mechanism in the initial state of the model. */
  public Mechanism(Model model) {
    this(model, new Data(model), List.of(), false);
  }

  private Mechanism(Model model, Data data, List<String> free, boolean tied) {
    m = model;
    d = data;
    parameters = new ModelParameters(model, free, tied);
    state = new StateVector(m, d);
    scan = new ContactCursor(this);
    stamp = new StateStamp(m, d);
    guard = new StepGuard(this, state);
  }

  /**
   * Returns a mechanism in the same state over a copy of the model, some of whose real numbers are
   * its parameters.
   *
   * @param names fields with objects between brackets, {@code *} for all of them, such as {@code
   *     body_mass[torso]}, {@code joint_damping[*]}, {@code geom_friction[floor,0]} or {@code
   *     opt.gravity[2]}; without a column, all columns of an object
   * @throws IllegalArgumentException if a name names nothing, no real number, or one twice
   */
  public Mechanism withParameters(List<String> names) {
    return onOwnModel(names, false);
  }

  /**
   * As {@link #withParameters}, but all numbers that a name chooses are one parameter of this name,
   * which gives all of them its value and reads the first.
   *
   * @param name such as {@code joint_damping[*]}
   * @throws IllegalArgumentException if it names nothing or no real number
   */
  public Mechanism withCommonParameter(String name) {
    return onOwnModel(List.of(name), true);
  }

  private Mechanism onOwnModel(List<String> names, boolean tied) {
    Model own = m.copy();
    Data data = new Data(own);
    data.copyFrom(d);
    return sameAs(new Mechanism(own, data, names, tied));
  }

  /** Returns the model. */
  public Model model() {
    return m;
  }

  /** Returns the data, for what has no name here; say {@link #invalidate()} after editing it. */
  public Data data() {
    return d;
  }

  /** Says that the state was edited, so that nothing that was computed from it is read again. */
  public void invalidate() {
    fresh = false;
    guard.resume();
  }

  /** Chooses what happens when a number becomes NaN, infinite or huge; {@code RESET} by default. */
  public Mechanism onDivergence(DivergencePolicy choice) {
    guard.onDivergence(choice);
    return this;
  }

  /**
   * Chooses what happens when contacts and constraints need more than the model's memory; {@code
   * THROW} by default.
   */
  public Mechanism onMemoryLimit(CapacityPolicy choice) {
    guard.onMemoryLimit(choice);
    return this;
  }

  /**
   * Adds noise to the readings of sensors and to the outputs, with the standard deviations that the
   * model gives its sensors ({@code noise}); by default there is none. Quaternions are turned by
   * small angles, directions stay unit vectors, positive quantities don't become negative. {@code
   * data().sensordata} stays free of noise.
   *
   * <p>The noise depends on the seed and on the number of steps since the initial state: within one
   * step a reading is the same however often it is taken, and a reset begins the same noise again.
   * That number becomes part of the state, which grows by one component, so choose noise before
   * saving states.
   */
  public Mechanism sensorNoise(long seed) {
    state.noise = new SensorNoise(seed);
    guard.keep(save());
    return this;
  }

  /**
   * Lets several threads work on each step: on kinematic trees, pairs of bodies, contacts and
   * islands. It pays for scenes with hundreds of degrees of freedom in several trees; numbers are
   * the same for every number of threads. Threads end by themselves when there are no steps to
   * take. Copies of this mechanism work on one thread until they are told otherwise; for many
   * mechanisms at once a rollout is faster.
   *
   * @param n how many threads, the one that calls {@link #step()} included; 1 by default
   */
  public Mechanism threads(int n) {
    return threads(new Team(n));
  }

  /**
   * As {@link #threads(int)}, with a team that may have its threads from an executor of yours, and
   * that several mechanisms may share.
   */
  public Mechanism threads(Team team) {
    d.setTeam(team);
    return this;
  }

  /** Adds noise to the reading of a sensor in {@code res[r]} and what follows, if it is on. */
  void addNoise(int sensor, double[] res, int r) {
    if (state.noise != null) {
      state.noise.add(m, sensor, res, r);
    }
  }

  /** Returns what went wrong last, if anything did since this object was made. */
  public Optional<Divergence> divergence() {
    return Optional.ofNullable(guard.divergence());
  }

  /** Computes all that follows from the present state, unless it is up to date. */
  public Mechanism refresh() {
    if (fresh && !stamp.holds()) {
      invalidate();
    }
    if (!fresh) {
      guard.forward();
      stamp.take();
      fresh = true;
    }
    return this;
  }

  /** Goes to the initial state. */
  public void reset() {
    d.reset();
    state.restartNoise();
    invalidate();
  }

  /** Goes to a keyframe of the model. */
  public void reset(String keyframe) {
    d.resetKeyframe(PartLookup.find(m, ObjType.KEY, keyframe));
    state.restartNoise();
    invalidate();
  }

  @Override
  public double time() {
    return d.time;
  }

  @Override
  public StepReport step() {
    if (guard.isStopped()) {
      return guard.report();
    }
    fresh = false;
    return guard.step();
  }

  /**
   * {@inheritDoc} The time step of the model, which others may share, stays. Where actuators or
   * sensors have a history, whose samples are a time step apart, steps can't be shortened, nor in a
   * coupling.
   */
  @Override
  public StepReport shortStep(double length) {
    if (m.nhistory > 0 || d.feedback != null) {
      return null;
    }
    if (guard.isStopped()) {
      return guard.report();
    }
    if (shortened == null) {
      shortened = onOwnModel(List.of(), false);
    }
    // the numbers of the model may have been edited since the last call
    shortened.m.copyFrom(m);
    shortened.m.opt.timestep = length;
    shortened.d.copyFrom(d);
    sameAs(shortened);
    shortened.fresh = false;
    StepReport report = shortened.step();
    load(shortened.save());
    return report;
  }

  /** Returns the joint of that name. */
  public JointHandle joint(String name) {
    return new JointHandle(this, PartLookup.find(m, ObjType.JOINT, name));
  }

  /** Returns the actuator of that name. */
  public ActuatorHandle actuator(String name) {
    return new ActuatorHandle(this, PartLookup.find(m, ObjType.ACTUATOR, name));
  }

  /** Returns the sensor of that name. */
  public SensorHandle sensor(String name) {
    return new SensorHandle(this, PartLookup.find(m, ObjType.SENSOR, name));
  }

  /** Returns the body of that name. */
  public BodyHandle body(String name) {
    return new BodyHandle(this, PartLookup.find(m, ObjType.BODY, name));
  }

  /** Returns the site of that name. */
  public SiteHandle site(String name) {
    return new SiteHandle(this, PartLookup.find(m, ObjType.SITE, name));
  }

  /** Returns the geom of that name. */
  public GeomHandle geom(String name) {
    return new GeomHandle(this, PartLookup.find(m, ObjType.GEOM, name));
  }

  /** Returns the tendon of that name. */
  public TendonHandle tendon(String name) {
    return new TendonHandle(this, PartLookup.find(m, ObjType.TENDON, name));
  }

  /** Returns the camera of that name. */
  public CameraHandle camera(String name) {
    return new CameraHandle(this, PartLookup.find(m, ObjType.CAMERA, name));
  }

  /** Returns the names of the keyframes, for {@link #reset(String)}. */
  public List<String> keyframes() {
    return m.names.all(ObjType.KEY).stream().filter(n -> !n.isEmpty()).toList();
  }

  /** Returns the potential energy of the present state, J, whether the model asks for it or not. */
  public double potentialEnergy() {
    energy(wrench, 0);
    return wrench[0];
  }

  /** Returns the kinetic energy of the present state, J, whether the model asks for it or not. */
  public double kineticEnergy() {
    energy(wrench, 0);
    return wrench[1];
  }

  /** Writes potential and kinetic energy to {@code res[r]} and after; what steps do stays. */
  void energy(double[] res, int r) {
    refresh();
    double potential = d.energy[0];
    double kinetic = d.energy[1];
    boolean position = d.flg.energypos;
    boolean velocity = d.flg.energyvel;
    Energy.potential(m, d);
    Energy.kinetic(m, d);
    res[r] = d.energy[0];
    res[r + 1] = d.energy[1];
    d.energy[0] = potential;
    d.energy[1] = kinetic;
    d.flg.energypos = position;
    d.flg.energyvel = velocity;
  }

  /** Returns six numbers for methods that use them and are done with them when they return. */
  double[] wrench() {
    return wrench;
  }

  /**
   * Returns what a ray from {@code point} (3, m, world) along {@code direction} (3) meets first in
   * the present state, {@link RayHit#geom} being -1 if nothing.
   */
  public RayHit ray(double[] point, double[] direction) {
    RayHit hit = new RayHit();
    hit.cast(m, refresh().d, point, direction);
    return hit;
  }

  /** Returns the contacts of the present state. */
  public List<Contact> contacts() {
    List<Contact> list = new ArrayList<>();
    for (scan.restart(); scan.next(); ) {
      list.add(scan.read());
    }
    return List.copyOf(list);
  }

  /** Returns a way to go through contacts without making garbage. */
  public ContactCursor contactCursor() {
    ContactCursor cursor = new ContactCursor(this);
    cursor.restart();
    return cursor;
  }

  /** The cursor for methods that use one and are done with it when they return. */
  ContactCursor scan() {
    return scan;
  }

  /** Returns how the constraint solver did in the present state. */
  public SolverReport solver() {
    refresh();
    return SolverReport.of(m, d);
  }

  /**
   * Returns everything that makes the next steps the same, controls included; it knows the model
   * that it belongs to.
   */
  public SavedState state() {
    return SavedState.whole(this);
  }

  /**
   * Returns a part of the state.
   *
   * @param bits {@link dev.dynamis.mechanics.constant.StateBit} values, such as {@code QPOS | QVEL}
   */
  public SavedState state(int bits) {
    return SavedState.part(this, bits);
  }

  /**
   * Goes back to a state, or takes over the parts that were saved.
   *
   * @throws SimulationException if it belongs to another model, with the sizes that differ; then
   *     nothing changes
   */
  public void restore(SavedState saved) {
    saved.restore(this);
  }

  /** Returns the numbers of the whole state without controls, for {@link #restore(double[])}. */
  public double[] save() {
    double[] x = new double[stateSize()];
    save(x);
    return x;
  }

  /** Goes back to a state that {@link #save()} returned. */
  public void restore(double[] x) {
    load(x);
  }

  @Override
  public int stateSize() {
    return state.size();
  }

  @Override
  public int tangentSize() {
    return state.tangentSize();
  }

  @Override
  public void save(double[] x) {
    DynamicalSystem.requireLength("state of the mechanism", x, state.size());
    state.save(x);
  }

  @Override
  public void load(double[] x) {
    DynamicalSystem.requireLength("state of the mechanism", x, state.size());
    state.load(x);
    invalidate();
  }

  @Override
  public void plus(double[] out, double[] x, double[] dx) {
    state.plus(out, x, dx);
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    state.minus(dx, a, b);
  }

  @Override
  public List<String> stateNames() {
    return state.names();
  }

  @Override
  public List<String> tangentNames() {
    return state.tangentNames();
  }

  @Override
  public List<String> inputNames() {
    return new Labels(m).actuators("").list();
  }

  @Override
  public void inputs(double[] u) {
    DynamicalSystem.requireLength("controls of the mechanism", u, m.nu);
    System.arraycopy(d.ctrl, 0, u, 0, m.nu);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if there are too few numbers or one is not finite; then no
   *     control changes
   */
  @Override
  public void setInputs(double[] u) {
    DynamicalSystem.requireLength("controls of the mechanism", u, m.nu);
    for (int i = 0; i < m.nu; i++) {
      if (!Double.isFinite(u[i])) {
        throw new IllegalArgumentException(
            "the control of actuator "
                + Labels.of(m, ObjType.ACTUATOR, i)
                + " shall be a finite number, found "
                + u[i]);
      }
    }
    System.arraycopy(u, 0, d.ctrl, 0, m.nu);
    fresh = false;
  }

  @Override
  public List<String> outputNames() {
    return new Labels(m).sensors().list();
  }

  @Override
  public void outputs(double[] y) {
    DynamicalSystem.requireLength("sensor readings of the mechanism", y, m.nsensordata);
    refresh();
    System.arraycopy(d.sensordata, 0, y, 0, m.nsensordata);
    for (int i = 0; state.noise != null && i < m.nsensor; i++) {
      state.noise.add(m, i, y, m.sensor.adr[i]);
    }
  }

  @Override
  public String timeUnit() {
    return "s";
  }

  /**
   * Returns what can be recorded: {@code qpos}, {@code qvel}, {@code act}, {@code ctrl}, {@code
   * sensordata} and each sensor by its name, {@code energy} (potential and kinetic), {@code
   * contact} (how many act, the sum of their normal forces, how deep the deepest is), and of every
   * object {@code xpos:BODY}, {@code xquat:BODY}, {@code xipos:BODY} (its center of mass), {@code
   * com:BODY} (that of it with all its descendants), {@code site:NAME}, {@code geom:NAME}, {@code
   * camera:NAME}, {@code tendon:NAME} (its length) and {@code force:ACTUATOR}.
   */
  @Override
  public List<Quantity> quantities() {
    return new MechanismQuantities(this).list();
  }

  /** {@inheritDoc} Positions, velocities, activations, controls and sensors. */
  @Override
  public List<String> recordedColumns() {
    return List.of("qpos", "qvel", "act", "ctrl", "sensordata");
  }

  /**
   * Returns the names of the numbers that {@link #withParameters} or {@link #withCommonParameter}
   * chose.
   */
  @Override
  public List<String> parameterNames() {
    return parameters.names();
  }

  @Override
  public void parameters(double[] p) {
    parameters.read(p);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if there are too few numbers or one is not finite; then
   *     nothing changes
   */
  @Override
  public void setParameters(double[] p) {
    parameters.write(p);
    fresh = false;
  }

  /**
   * {@inheritDoc} Hinges have a full turn, rad, unless something counts their turns: a limit, a
   * spring, a tendon or equality of joints, a servo, a plugin, or code of the user that drives the
   * model.
   */
  @Override
  public double period(String coordinate) {
    int dof = tangentNames().indexOf(coordinate);
    boolean position = dof >= 0 && dof < m.nv && d.feedback == null;
    return position ? Turns.period(m, m.dof.jntid[dof]) : 0;
  }

  /** {@inheritDoc} They are differences, which leave out stages that nothing changes. */
  @Override
  public StepDerivatives derivatives() {
    return new MechanismDerivatives(this);
  }

  /**
   * {@inheritDoc} Mechanisms have them whose bodies can't touch and that have no other constraint
   * than limits of joints, nor tendons, fluid, gravity compensation, delays, noise or functions of
   * the user, advanced by {@code Euler} or {@code implicitfast}, with actuators of joints whose
   * gain and bias are fixed or affine. A step in which a limit acts is taken by itself.
   */
  @Override
  public Optional<Lanes> lanes(int vectors) {
    boolean plain = vectors == 0 && state.noise == null && parameters.names().isEmpty();
    return plain ? MechanismLanes.of(this) : Optional.empty();
  }

  /** Whether a divergence has stopped this mechanism. */
  boolean isStopped() {
    return guard.isStopped();
  }

  @Override
  public Identity identity() {
    return m.identity();
  }

  @Override
  public Mechanism copy() {
    return parameters.names().isEmpty()
        ? sameAs(new Mechanism(m, d.copy(), List.of(), false))
        : onOwnModel(parameters.names(), parameters.isTied());
  }

  private Mechanism sameAs(Mechanism other) {
    other.state.noise = state.noise == null ? null : state.noise.copy();
    other.guard.copyFrom(guard);
    other.fresh = fresh && stamp.holds();
    other.stamp.take();
    return other;
  }
}
