package dev.dynamis.mechanics.sim;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.DisableBit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.ObjType;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.StateBit;
import dev.dynamis.mechanics.Warning;
import dev.dynamis.mechanics.internal.forward.Checks;
import dev.dynamis.mechanics.internal.forward.Positions;
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
 * user sets; the inputs are the controls, the outputs are the sensors. A tangent vector is a change
 * of positions, velocities and activations.
 */
public final class Mechanism implements DynamicalSystem {
  private static final int STATE =
      (StateBit.FULLPHYSICS | StateBit.WARMSTART | StateBit.USER) & ~StateBit.CTRL;

  private final Model m;
  private final Data d;
  private final StepReport report = new StepReport();
  private final double[] lastGood;
  private DivergencePolicy policy = DivergencePolicy.RESET;
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
    lastGood = new double[State.size(m, STATE)];
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

  /** Returns what went wrong last, if anything did since this object was made. */
  public Optional<Divergence> divergence() {
    return Optional.ofNullable(divergence);
  }

  /** Computes all that follows from the present state, unless it is up to date. */
  public Mechanism refresh() {
    if (!fresh) {
      Physics.forward(m, d);
      fresh = true;
    }
    return this;
  }

  /** Goes to the initial state. */
  public void reset() {
    d.reset();
    invalidate();
  }

  /** Goes to a keyframe of the model. */
  public void reset(String keyframe) {
    d.resetKeyframe(find(ObjType.KEY, keyframe));
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
    State.get(d, STATE, lastGood);
    Physics.forward(m, d);
    bad = Checks.firstBad(d.qacc, m.nv);
    if (bad >= 0) {
      return diverged(Warning.BADQACC, bad);
    }
    Physics.integrate(m, d);
    return report.ok(m.opt.timestep);
  }

  private StepReport diverged(int warning, int index) {
    divergence = describe(warning, index);
    String cause = divergence.message();
    if (policy != DivergencePolicy.RESET) {
      State.set(d, STATE, lastGood);
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
    }
    d.warning.raise(warning, index);
    Physics.forward(m, d);
    Physics.integrate(m, d);
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
    return lastGood.length;
  }

  @Override
  public int tangentSize() {
    return 2 * m.nv + m.na;
  }

  @Override
  public void save(double[] state) {
    State.get(d, STATE, state);
  }

  @Override
  public void load(double[] state) {
    State.set(d, STATE, state);
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
    return new Labels(m)
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
        .addNumbered("plugin", m.npluginstate)
        .list();
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
  }

  @Override
  public Identity identity() {
    return m.identity();
  }

  @Override
  public Mechanism copy() {
    Mechanism other = new Mechanism(m, d.copy());
    other.policy = policy;
    other.divergence = divergence;
    other.stopped = stopped;
    other.fresh = fresh;
    System.arraycopy(lastGood, 0, other.lastGood, 0, lastGood.length);
    return other;
  }
}
