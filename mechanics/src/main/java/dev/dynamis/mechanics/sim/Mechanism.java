package dev.dynamis.mechanics.sim;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.DisableBit;
import dev.dynamis.mechanics.EnableBit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.ObjType;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.StateBit;
import dev.dynamis.mechanics.Warning;
import dev.dynamis.mechanics.internal.forward.Checks;
import dev.dynamis.mechanics.internal.forward.Positions;
import dev.dynamis.mechanics.internal.forward.SleepLoad;
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
 * <p>Readings always belong to the present state: what is out of date, after a step or an edit
 * through this object, is computed again when it is read. Whoever edits {@link #data()} directly
 * says so by {@link #invalidate()}.
 *
 * <p>The state is time, positions, velocities, activations, history, warm start and what else the
 * user sets, and which trees sleep if sleep is enabled when this object is made; the inputs are the
 * controls, the outputs are the sensors. A tangent vector is a change of positions, velocities and
 * activations.
 */
public final class Mechanism implements DynamicalSystem {
  private static final int STATE =
      (StateBit.FULLPHYSICS | StateBit.WARMSTART | StateBit.USER) & ~StateBit.CTRL;

  private final Model m;
  private final Data d;
  private final StepReport report = new StepReport();
  private final ContactCursor scan;
  private final boolean sleeps;
  private double[] lastGood;
  private DivergencePolicy policy = DivergencePolicy.RESET;
  private CapacityPolicy capacity = CapacityPolicy.THROW;
  private SensorNoise noise;
  private Divergence divergence;
  private boolean stopped;
  private boolean fresh;

  /** Makes a mechanism in the initial state of the model. */
  public Mechanism(Model model) {
    this(model, new Data(model));
  }

  private Mechanism(Model model, Data data) {
    m = model;
    d = data;
    sleeps = m.opt.enabled(EnableBit.SLEEP);
    scan = new ContactCursor(this);
    lastGood = save();
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
    stopped = false;
  }

  /** Chooses what happens when a number becomes NaN, infinite or huge; {@code RESET} by default. */
  public Mechanism onDivergence(DivergencePolicy choice) {
    policy = choice;
    return this;
  }

  /**
   * Chooses what happens when contacts and constraints need more than the model's memory; {@code
   * THROW} by default.
   */
  public Mechanism onMemoryLimit(CapacityPolicy choice) {
    capacity = choice;
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
    noise = new SensorNoise(seed);
    lastGood = save();
    return this;
  }

  /** Adds noise to the reading of a sensor in {@code res[r]} and what follows, if it is on. */
  void addNoise(int sensor, double[] res, int r) {
    if (noise != null) {
      noise.add(m, sensor, res, r);
    }
  }

  /** Returns what went wrong last, if anything did since this object was made. */
  public Optional<Divergence> divergence() {
    return Optional.ofNullable(divergence);
  }

  /** Computes all that follows from the present state, unless it is up to date. */
  public Mechanism refresh() {
    if (!fresh) {
      int contacts = d.warning.number[Warning.CONTACTFULL];
      int rows = d.warning.number[Warning.CNSTRFULL];
      Physics.forward(m, d);
      if (isFull(contacts, rows)) {
        throw new SimulationException(Overflow.message(m, d, contacts));
      }
      fresh = true;
    }
    return this;
  }

  private boolean isFull(int contacts, int rows) {
    return capacity == CapacityPolicy.THROW
        && (d.warning.number[Warning.CONTACTFULL] > contacts
            || d.warning.number[Warning.CNSTRFULL] > rows);
  }

  /** Goes to the initial state. */
  public void reset() {
    d.reset();
    restartNoise();
    invalidate();
  }

  private void restartNoise() {
    if (noise != null) {
      noise.step = 0;
    }
  }

  /** Goes to a keyframe of the model. */
  public void reset(String keyframe) {
    d.resetKeyframe(find(ObjType.KEY, keyframe));
    restartNoise();
    invalidate();
  }

  @Override
  public double time() {
    return d.time;
  }

  @Override
  public StepReport step() {
    if (stopped) {
      return report;
    }
    fresh = false;
    int bad = Checks.firstBad(d.qpos, m.nq);
    if (bad >= 0) {
      return diverged(Warning.BADQPOS, bad);
    }
    bad = Checks.firstBad(d.qvel, m.nv);
    if (bad >= 0) {
      return diverged(Warning.BADQVEL, bad);
    }
    save(lastGood);
    int contacts = d.warning.number[Warning.CONTACTFULL];
    int rows = d.warning.number[Warning.CNSTRFULL];
    Physics.forward(m, d);
    bad = Checks.firstBad(d.qacc, m.nv);
    if (bad >= 0 && !isFull(contacts, rows)) {
      return diverged(Warning.BADQACC, bad);
    }
    if (!isFull(contacts, rows)) {
      Physics.integrate(m, d);
    }
    if (isFull(contacts, rows)) {
      String cause = Overflow.message(m, d, contacts);
      load(lastGood);
      throw new SimulationException(cause);
    }
    if (noise != null) {
      noise.step++;
    }
    return report.ok(m.opt.timestep);
  }

  private StepReport diverged(int warning, int index) {
    divergence = describe(warning, index);
    String cause = divergence.message();
    if (policy != DivergencePolicy.RESET) {
      load(lastGood);
      d.warning.raise(warning, index);
      if (policy == DivergencePolicy.THROW) {
        throw new SimulationException(cause);
      }
      stopped = true;
      return report.set(StepStatus.DIVERGED, 0, cause);
    }
    boolean reset = !m.opt.disabled(DisableBit.AUTORESET);
    if (reset) {
      d.reset();
      restartNoise();
    }
    d.warning.raise(warning, index);
    Physics.forward(m, d);
    Physics.integrate(m, d);
    if (noise != null) {
      noise.step++;
    }
    StepStatus status = reset ? StepStatus.RESET : StepStatus.DIVERGED;
    return report.set(status, m.opt.timestep, cause);
  }

  private Divergence describe(int warning, int index) {
    String stage = "positions";
    int joint = 0;
    double value;
    if (warning == Warning.BADQPOS) {
      while (joint + 1 < m.njnt && m.jnt.qposadr[joint + 1] <= index) {
        joint++;
      }
      value = d.qpos[index];
    } else {
      joint = m.dof.jntid[index];
      value = warning == Warning.BADQVEL ? d.qvel[index] : d.qacc[index];
      stage = warning == Warning.BADQVEL ? "velocities" : firstBadForce();
    }
    return new Divergence(
        stage,
        Labels.of(m, ObjType.JOINT, joint),
        Labels.of(m, ObjType.BODY, m.jnt.bodyid[joint]),
        value,
        d.time,
        lastGood.clone());
  }

  /** What went wrong first on the way to a bad acceleration. */
  private String firstBadForce() {
    if (Checks.firstBad(d.qfrc.passive, m.nv) >= 0) {
      return "passive forces";
    }
    if (Checks.firstBad(d.qfrc.bias, m.nv) >= 0) {
      return "bias forces";
    }
    if (Checks.firstBad(d.qfrc.actuator, m.nv) >= 0) {
      return "actuator forces";
    }
    if (Checks.firstBad(d.qfrc.smooth, m.nv) >= 0) {
      return "applied forces";
    }
    return "accelerations";
  }

  /** Returns the joint of that name. */
  public JointHandle joint(String name) {
    return new JointHandle(this, find(ObjType.JOINT, name));
  }

  /** Returns the actuator of that name. */
  public ActuatorHandle actuator(String name) {
    return new ActuatorHandle(this, find(ObjType.ACTUATOR, name));
  }

  /** Returns the sensor of that name. */
  public SensorHandle sensor(String name) {
    return new SensorHandle(this, find(ObjType.SENSOR, name));
  }

  /** Returns the body of that name. */
  public BodyHandle body(String name) {
    return new BodyHandle(this, find(ObjType.BODY, name));
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

  private int find(int type, String name) {
    int id = m.names.id(type, name);
    if (id < 0) {
      List<String> names = m.names.all(type).stream().filter(n -> !n.isEmpty()).toList();
      String hint = Nearest.suggestion(name, names);
      throw new IllegalArgumentException(
          "there is no "
              + ObjType.name(type)
              + " '"
              + name
              + "' in the model"
              + (hint.isEmpty() ? "" : "; " + hint));
    }
    return id;
  }

  /** Returns the whole state, for {@link #restore}. */
  public double[] save() {
    double[] state = new double[stateSize()];
    save(state);
    return state;
  }

  /** Goes back to a state that {@link #save()} returned. */
  public void restore(double[] state) {
    load(state);
  }

  @Override
  public int stateSize() {
    return State.size(m, STATE) + (sleeps ? m.ntree : 0) + (noise == null ? 0 : 1);
  }

  @Override
  public int tangentSize() {
    return 2 * m.nv + m.na;
  }

  @Override
  public void save(double[] state) {
    State.get(d, STATE, state);
    int at = State.size(m, STATE);
    if (sleeps) {
      if (d.isUnseen()) {
        // which trees start asleep is known once they were looked at
        Physics.forward(m, d);
      }
      SleepLoad.save(d, state, at);
      at += m.ntree;
    }
    if (noise != null) {
      state[at] = noise.step;
    }
  }

  @Override
  public void load(double[] state) {
    State.set(d, STATE, state);
    int at = State.size(m, STATE);
    if (sleeps) {
      SleepLoad.load(m, d, state, at);
      at += m.ntree;
    }
    if (noise != null) {
      noise.step = (long) state[at];
    }
    invalidate();
  }

  /** A state vector starts with time, positions, velocities, activations. */
  @Override
  public void plus(double[] out, double[] x, double[] dx) {
    int v = 1 + m.nq;
    if (out != x) {
      System.arraycopy(x, 0, out, 0, stateSize());
    }
    Positions.integrate(m, out, 1, dx, 0, 1);
    for (int i = 0; i < m.nv + m.na; i++) {
      out[v + i] += dx[m.nv + i];
    }
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    int v = 1 + m.nq;
    Positions.differentiate(m, dx, 0, 1, b, 1, a, 1);
    for (int i = 0; i < m.nv + m.na; i++) {
      dx[m.nv + i] = a[v + i] - b[v + i];
    }
  }

  @Override
  public List<String> stateNames() {
    Labels labels =
        new Labels(m)
            .add("time")
            .positions("")
            .dofs("v.")
            .activations("act.")
            .addNumbered("history", m.nhistory)
            .dofs("warmstart.")
            .dofs("force.")
            .addNumbered("xfrc", 6 * m.nbody)
            .addNumbered("eq", m.neq)
            .addNumbered("mocap_pos", 3 * m.nmocap)
            .addNumbered("mocap_quat", 4 * m.nmocap)
            .addNumbered("userdata", m.nuserdata)
            .addNumbered("plugin", m.npluginstate);
    for (int t = 0; sleeps && t < m.ntree; t++) {
      labels.add("asleep." + Labels.of(m, ObjType.BODY, m.tree.bodyadr[t]));
    }
    return noise == null ? labels.list() : labels.add("noise").list();
  }

  @Override
  public List<String> tangentNames() {
    return new Labels(m).dofs("").dofs("v.").activations("act.").list();
  }

  @Override
  public List<String> inputNames() {
    return new Labels(m).actuators("").list();
  }

  @Override
  public void inputs(double[] u) {
    System.arraycopy(d.ctrl, 0, u, 0, m.nu);
  }

  @Override
  public void setInputs(double[] u) {
    System.arraycopy(u, 0, d.ctrl, 0, m.nu);
    fresh = false;
  }

  @Override
  public List<String> outputNames() {
    return new Labels(m).sensors().list();
  }

  @Override
  public void outputs(double[] y) {
    refresh();
    System.arraycopy(d.sensordata, 0, y, 0, m.nsensordata);
    for (int i = 0; noise != null && i < m.nsensor; i++) {
      noise.add(m, i, y, m.sensor.adr[i]);
    }
  }

  @Override
  public Identity identity() {
    return m.identity();
  }

  @Override
  public Mechanism copy() {
    Mechanism other = new Mechanism(m, d.copy());
    other.policy = policy;
    other.capacity = capacity;
    other.noise = noise == null ? null : noise.copy();
    other.lastGood = lastGood.clone();
    other.divergence = divergence;
    other.stopped = stopped;
    other.fresh = fresh;
    return other;
  }
}
