package dev.dynamis.equations;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Preset;
import dev.dynamis.equations.model.StepperInfo;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * An instance of a model that steps: a differential equation, a map or a delay system.
 *
 * <p>Its inputs are those of the model's table {@code [inputs]} or, without one, the parameters;
 * its outputs are the auxiliary quantities. Its state has everything else that the next step
 * depends on: clock, states, lags, kept steps of delays, the stepper's memory, and those parameters
 * that events change; {@link #load} leaves the other parameters as they are. A tangent vector
 * perturbs states, lags and kept steps, and leaves the memory of multistep methods. For delay
 * systems with an adaptive stepper two states differ meaningfully only if their steps ended at the
 * same times.
 *
 * <p>The room for delays depends on their lengths and is planned at a start, so that {@link
 * #stateSize()} may change when a parameter is set before the first step, and only then.
 *
 * <p>Fixed steps end at {@code t0 + k dt}, computed anew for each {@code k}, so that rounding does
 * not add up.
 *
 * @since 0.1.0
 */
public final class EquationSystem implements DynamicalSystem {
  private final Engine e;
  private StateLayout layout;
  private final StepReport report = new StepReport();
  private List<String> stateNames;

  /** Periods of the coordinates, and of which parameters; null until they are asked for. */
  private double[] periods;

  private double[] periodsOf;

  /** The number of steps in the state that was loaded last, -1 if there was none. */
  private long loaded = -1;

  /** Makes an instance of a model, stepping as the model asks for. */
  public EquationSystem(EquationModel model) {
    this(model, SystemOptions.of(model));
  }

  /** Makes an instance of a model at its start time and in its initial state. */
  public EquationSystem(EquationModel model, SystemOptions options) {
    e = new Engine(model, options);
  }

  /** Returns where the state lies; the room for delays is planned anew at each start. */
  private StateLayout layout() {
    if (layout == null || !layout.fits(e)) {
      layout = new StateLayout(e);
      stateNames = null;
    }
    return layout;
  }

  /** Returns the model. */
  public EquationModel model() {
    return e.model;
  }

  /** Returns the workspace. */
  Engine engine() {
    return e;
  }

  /**
   * {@inheritDoc} Maps, euler, rk2 and rk4 can, without lags, delays, events and stop conditions.
   */
  @Override
  public Optional<Lanes> lanes(int vectors) {
    return EquationLanes.of(e, vectors);
  }

  /** Returns how this instance steps. */
  public SystemOptions options() {
    return e.options;
  }

  /** Returns the stepping method. */
  public StepperInfo stepper() {
    return e.info;
  }

  // --- the clock

  @Override
  public double time() {
    return e.t;
  }

  /** Returns how many steps have been committed since {@link #reset} or {@link #restart}. */
  public long steps() {
    return e.steps;
  }

  /** Returns the nominal step. */
  public double dt() {
    return e.dt;
  }

  /** Returns the length that an adaptive stepper proposes for the next step, 0 before its first. */
  public double nextStep() {
    return e.info.adaptive() ? e.h : e.dt;
  }

  /** Goes back to the model's start time, initial states and default parameters. */
  public void reset() {
    e.model.initialize(e.x, e.p);
    e.dt = e.options.dt();
    restart(e.model.sim().t0());
  }

  /**
   * Goes back to the start time with other numbers: what {@link #reset()} and setting each of them
   * does, but lags and history are filled once.
   *
   * @param p the parameters
   * @param u the inputs; not read if the model has none but its parameters
   * @param x the initial states
   */
  public void reset(double[] p, double[] u, double[] x) {
    require("parameters", p, parameterCount());
    require("states", x, e.n);
    e.model.initialize(e.x, e.p);
    e.dt = e.options.dt();
    System.arraycopy(p, 0, e.p, 0, parameterCount());
    if (!e.model.inputs().isEmpty()) {
      require("inputs", u, inputCount());
      System.arraycopy(u, 0, e.p, e.p.length - inputCount(), inputCount());
    }
    for (int i = 0; i < e.n; i++) {
      e.x[i] = e.model.dtype().store(x[i]);
    }
    restart(e.model.sim().t0());
  }

  /**
   * Starts anew at time {@code t} from the present states and parameters: lags and history are
   * filled with them, multistep methods start up.
   */
  public void restart(double t) {
    loaded = -1;
    e.begin(t);
  }

  // --- stepping

  @Override
  public StepReport step() {
    double before = e.t;
    int code = e.advance(1, Double.POSITIVE_INFINITY);
    return report(code, e.t - before);
  }

  @Override
  public StepReport step(long count) {
    DynamicalSystem.requireSteps(count);
    double before = e.t;
    long end = e.steps + count;
    int code;
    do {
      // an interrupted thread gets its steps too: whoever asked for them counts on their number
      code = e.advance(end - e.steps, Double.POSITIVE_INFINITY);
    } while (code == Loop.INTERRUPTED);
    return report(code, e.t - before);
  }

  /** {@inheritDoc} Iterations of maps can't. */
  @Override
  public StepReport shortStep(double length) {
    if (e.map) {
      return null;
    }
    double before = e.t;
    double end = before + length;
    int code = Loop.RUNNING;
    // an adaptive method may need several steps for it
    while (code == Loop.RUNNING && e.t < end) {
      code = e.info.adaptive() ? e.advance(1, end) : e.lastStep(end);
    }
    return report(code, e.t - before);
  }

  /**
   * Steps until {@code count} steps have been taken, time {@code end} has been reached, or
   * something ends the run. Steps of fixed length that don't fit end with a shorter one.
   *
   * @return what the last step did
   */
  public StepReport advance(long count, double end) {
    double before = e.t;
    int code = advanceCode(count, end);
    return report(code, e.t - before);
  }

  /** As {@link #advance}; returns a code of {@link Loop}. */
  int advanceCode(long count, double end) {
    if (e.map || e.info.adaptive() || Double.isInfinite(end)) {
      return e.advance(count, end);
    }
    long whole = wholeSteps(end);
    int code = Loop.RUNNING;
    long first = Math.min(count, whole);
    if (first > 0) {
      code = e.advance(first, end);
    }
    if (code == Loop.RUNNING && first == whole) {
      if (first < count && e.t < end && !near(e.t, end)) {
        code = e.lastStep(end);
      }
      if (code == Loop.RUNNING && (e.t >= end || near(e.t, end))) {
        code = Loop.END;
      }
    }
    return code;
  }

  private boolean near(double t, double end) {
    return Math.abs(end - t) <= 1e-9 * e.dt * Math.max(1, Math.abs(e.grid));
  }

  /** Returns how many whole steps lead to time {@code end}; a quotient that is nearly whole is. */
  private long wholeSteps(double end) {
    double total = (end - e.base) / e.dt;
    double nearest = Math.rint(total);
    double all =
        Math.abs(total - nearest) <= 1e-9 * Math.max(1, nearest) ? nearest : Math.floor(total);
    return Math.max(0, (long) all - e.grid);
  }

  /**
   * Returns the number of the event, in the order of the file, that ended the run in the last step;
   * -1 if none did.
   */
  public int terminalEvent() {
    return e.terminal ? e.terminalEvent : -1;
  }

  private StepReport report(int code, double dt) {
    return switch (code) {
      case Loop.RUNNING, Loop.END -> report.ok(dt);
      case Loop.STOPPED -> report.set(StepStatus.STOPPED, dt, cause(code));
      case Loop.DIVERGED -> report.set(StepStatus.DIVERGED, dt, cause(code));
      default -> report.set(StepStatus.FAILED, dt, cause(code));
    };
  }

  /** Returns what ended a run with a code of {@link Loop}, naming step, state and equation. */
  String cause(int code) {
    return RunCause.of(e, code);
  }

  /** Makes an adaptive stepper choose its next step anew. */
  void forgetStep() {
    e.h = 0;
  }

  /** Takes one step of fixed length {@code h} off the grid. */
  void extraStep(double h) {
    e.loop.fixed(e, 1, h, e.t + h);
  }

  /**
   * Sets who gets rows and events.
   *
   * @param recorder takes rows, {@code null} for nobody
   * @param events hears of events, {@code null} for nobody
   * @param interval steps between two rows
   * @param untilRow steps to the next row
   */
  void setRecorder(Recorder recorder, EventSink events, int interval, int untilRow) {
    e.recorder = recorder;
    e.sink = events;
    e.interval = interval;
    e.untilRow = untilRow;
    e.samples = null;
  }

  /**
   * Sets who gets rows at equal times, and events.
   *
   * @param origin the time of a row
   * @param spacing time between two rows
   */
  void setRecorder(Recorder recorder, EventSink events, double origin, double spacing) {
    setRecorder(recorder, events, 0, 0);
    e.samples = new SampleGrid(e, recorder, origin, spacing);
  }

  /** Sets who hears of events, or {@code null}. */
  public void setEventSink(EventSink sink) {
    e.sink = sink;
  }

  /** Returns how often an event has fired since {@link #reset} or {@link #restart}. */
  public long fired(int event) {
    return e.fired[event];
  }

  /** Sets how often each event has fired, from {@code counts[at ..]}. */
  void setFired(double[] counts, int at) {
    for (int i = 0; i < e.fired.length; i++) {
      e.fired[i] = (long) counts[at + i];
    }
  }

  // --- states, parameters, lags by name

  /** Returns the value of a state. */
  public double state(String name) {
    return e.x[stateIndex(name)];
  }

  /** Returns a copy of the states. */
  public double[] states() {
    return e.x.clone();
  }

  /** Copies the states to {@code out[at ..]}; makes no garbage. */
  public void states(double[] out, int at) {
    System.arraycopy(e.x, 0, out, at, e.n);
  }

  /** Changes a state between steps; lags and multistep methods keep what they remember. */
  public void setState(String name, double value) {
    e.x[stateIndex(name)] = e.model.dtype().store(value);
    if (e.steps == 0) {
      e.begin(e.t);
    } else {
      e.jumped(e.t, e.x);
    }
  }

  /** Replaces all states between steps. */
  public void setStates(double[] x) {
    for (int i = 0; i < e.n; i++) {
      e.x[i] = e.model.dtype().store(x[i]);
    }
    if (e.steps == 0) {
      e.begin(e.t);
    } else {
      e.jumped(e.t, e.x);
    }
  }

  /** Returns the value of a parameter. */
  public double parameter(String name) {
    return e.p[parameterIndex(name)];
  }

  /** Returns a copy of the parameters. */
  public double[] parameters() {
    return Arrays.copyOf(e.p, parameterCount());
  }

  /** Changes a parameter between steps. */
  public void setParameter(String name, double value) {
    double stored = e.model.dtype().store(value);
    int i = parameterIndex(name);
    boolean changed = e.p[i] != stored;
    e.p[i] = stored;
    if (changed) {
      parametersChanged();
    }
  }

  private void parametersChanged() {
    if (e.steps == 0) {
      e.begin(e.t);
    } else if (loaded == e.steps) {
      // the parameters that a loaded state belongs to: nothing changed in the solution
      e.parametersLoaded();
    } else {
      e.parametersChanged(e.t);
    }
  }

  /** Sets the states and parameters that a preset names. */
  public void apply(Preset preset) {
    preset.parameters().forEach(this::setParameter);
    preset.states().forEach(this::setState);
  }

  private int stateIndex(String name) {
    return index(e.model.stateNames(), name, "state");
  }

  private int parameterIndex(String name) {
    return index(e.model.parameterNames(), name, "parameter");
  }

  static int index(List<String> names, String name, String what) {
    int i = names.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no " + what + " '" + name + "'; " + Nearest.suggestion(name, names));
    }
    return i;
  }

  /** Returns what is known of the past: depths, memory and contents of lags and delays. */
  public LagDiagnostics lags() {
    return new LagDiagnostics(e);
  }

  // --- the whole state

  @Override
  public int stateSize() {
    return layout().size;
  }

  @Override
  public int tangentSize() {
    return layout().tangent.length;
  }

  @Override
  public void save(double[] state) {
    require("state", state, layout().size);
    layout().save(e, state);
  }

  @Override
  public void load(double[] state) {
    require("state", state, layout().size);
    layout().load(e, state);
    loaded = e.steps;
  }

  /** {@inheritDoc} There is room again for as many steps of the past as the state has. */
  @Override
  public void load(double[] state, double[] then, double[] now) {
    if (e.delays != null) {
      require("parameters", then, parameterCount());
      System.arraycopy(then, 0, e.p, 0, parameterCount());
      e.delays.resizeBy(state.length - layout().size);
    }
    load(state);
    setParameters(now);
  }

  /** {@inheritDoc} States of the model are read without saving what lags and delays remember. */
  @Override
  public StateProbe probe(int... components) {
    int head = layout().states;
    int[] at = Arrays.stream(components).map(c -> c - head).toArray();
    if (Arrays.stream(at).anyMatch(i -> i < 0 || i >= e.n)) {
      return DynamicalSystem.super.probe(components);
    }
    return out -> {
      double[] x = e.x;
      for (int i = 0; i < at.length; i++) {
        out[i] = x[at[i]];
      }
    };
  }

  @Override
  public void plus(double[] out, double[] x, double[] dx) {
    layout().plus(out, x, dx);
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    layout().minus(dx, a, b);
  }

  @Override
  public List<String> stateNames() {
    StateLayout present = layout();
    if (stateNames == null) {
      stateNames = present.names(e);
    }
    return stateNames;
  }

  @Override
  public List<String> tangentNames() {
    return layout().tangentNames(e);
  }

  @Override
  public List<String> inputNames() {
    return hasInputs() ? e.model.inputNames() : e.model.parameterNames();
  }

  @Override
  public void inputs(double[] u) {
    int count = inputCount();
    require("inputs", u, count);
    System.arraycopy(e.p, e.p.length - count, u, 0, count);
  }

  @Override
  public void setInputs(double[] u) {
    replace("inputs", u, e.p.length - inputCount(), inputCount());
  }

  /** Makes sure that an array is long enough, without making garbage where it is. */
  private void require(String what, double[] numbers, int count) {
    if (numbers.length < count) {
      DynamicalSystem.requireLength(what + " of " + e.model.name(), numbers, count);
    }
  }

  private boolean hasInputs() {
    return !e.model.inputs().isEmpty();
  }

  private int inputCount() {
    return hasInputs() ? e.p.length - parameterCount() : e.p.length;
  }

  private int parameterCount() {
    return e.model.parameters().size();
  }

  /** Takes over numbers that the model knows as parameters, from {@code at} on. */
  private void replace(String what, double[] numbers, int at, int count) {
    require(what, numbers, count);
    boolean changed = !Arrays.equals(numbers, 0, count, e.p, at, at + count);
    System.arraycopy(numbers, 0, e.p, at, count);
    if (changed) {
      parametersChanged();
    }
  }

  /** Returns the names of the model's parameters, which are its inputs too if it has no others. */
  @Override
  public List<String> parameterNames() {
    return e.model.parameterNames();
  }

  @Override
  public void parameters(double[] p) {
    require("parameters", p, parameterCount());
    System.arraycopy(e.p, 0, p, 0, parameterCount());
  }

  @Override
  public void setParameters(double[] p) {
    replace("parameters", p, 0, parameterCount());
  }

  /**
   * {@inheritDoc} They are exact for maps and explicit one-step methods, lags and delays included,
   * and come from the variational equation for others. Implicit and multistep methods with lags or
   * delays, and events that change anything, are differentiated by differences, for which the
   * memory of multistep methods stays as it is.
   */
  @Override
  public StepDerivatives derivatives() {
    if (EquationDerivatives.has(e)) {
      return new EquationDerivatives(this, e);
    }
    return DelayDerivatives.has(e) ? new DelayDerivatives(this, e) : new StepDifferences(this);
  }

  /** {@inheritDoc} There are none of whole numbers, which have no derivatives. */
  @Override
  public RightHandSide rightHandSide() {
    return e.model.jacobianKind() == JacobianKind.NONE ? null : new EquationField(this, e);
  }

  /**
   * {@inheritDoc} Those of maps have one whose equations are remainders, such as {@code (theta + p)
   * % (2*pi)}, if all equations are the same a period further.
   */
  @Override
  public double period(String coordinate) {
    int i = e.model.stateNames().indexOf(coordinate);
    double[] moduli = e.model.parts().moduli;
    if (i < 0 || i >= moduli.length || moduli[i] == 0 || !e.model.pastValues().isEmpty()) {
      return 0;
    }
    RightHandSide rhs = rightHandSide();
    if (rhs == null) {
      return 0;
    }
    if (periods == null || !Arrays.equals(periodsOf, e.p)) {
      periods = Wraps.periods(rhs, e.t, moduli);
      periodsOf = e.p.clone();
    }
    return periods[i];
  }

  @Override
  public List<String> outputNames() {
    return e.model.auxNames();
  }

  /**
   * {@inheritDoc} The outputs are the auxiliary quantities at the present state.
   *
   * @throws SimulationException if one of them can't be computed, such as a quotient of whole
   *     numbers by zero
   */
  @Override
  public void outputs(double[] y) {
    require("auxiliary quantities", y, e.model.aux().size());
    try {
      e.aux(y, e.t, e.x);
    } catch (ArithmeticException trouble) {
      throw new SimulationException(
          "the auxiliary quantities of "
              + e.model.name()
              + " can't be computed at t = "
              + e.t
              + ": "
              + trouble.getMessage());
    }
  }

  @Override
  public Identity identity() {
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    sizes.put("states", e.n);
    sizes.put("parameters", e.p.length);
    sizes.put("events", e.model.events().size());
    sizes.put("lags", e.rings.size());
    sizes.put("history", layout().memory - layout().past);
    sizes.put("stepper memory", e.stepper.memorySize());
    long hash = e.model.hash();
    for (char c : (e.info.name() + (e.legacyLags ? "+" : "")).toCharArray()) {
      hash = (hash ^ c) * 0x100000001b3L;
    }
    return new Identity(e.model.name(), hash, sizes);
  }

  @Override
  public EquationSystem copy() {
    EquationSystem other = new EquationSystem(e.model, e.options);
    if (e.delays != null) {
      other.e.delays.resize(e.delays.capacity());
    }
    System.arraycopy(e.p, 0, other.e.p, 0, e.p.length);
    double[] state = new double[stateSize()];
    save(state);
    other.load(state);
    System.arraycopy(e.fired, 0, other.e.fired, 0, e.fired.length);
    return other;
  }
}
