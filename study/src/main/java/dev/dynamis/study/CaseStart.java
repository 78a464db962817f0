package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.StepReport;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.model.SystemKind;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Brings a worker's system to the start of a case, whatever ran before, and advances it: how long a
 * case lasts, in steps or in time, depends on the kind of system.
 */
final class CaseStart {
  /** Nearer to whole than equations ask for, so that they never take a short step in between. */
  private static final double NEARLY_WHOLE = 1e-10;

  private static final double MOST_WHOLE = 1e15;

  private final StudySpec spec;
  private final StudyPlan plan;
  private final Axis[] axes;
  private final DynamicalSystem prototype;
  private final double[] state;
  private final double[] inputs;
  private final double[] parameters;
  private final double startTime;
  private final SequencedMap<String, Integer> initial = new LinkedHashMap<>();

  private DynamicalSystem system;
  private final double[] now;

  // for each axis: which numbers it changes, their values in the model, and where they are changed
  private final int[][] indices;
  private final double[][] own;
  private final double[][] varied;

  private final double[] u;
  private final double[] p;
  private final double[] x;
  private Excitation excitation;
  private final double[] ctrl;
  private long step;

  /**
   * Makes a worker's own.
   *
   * @param prototype the system as all cases begin with it; it is copied under its lock
   */
  CaseStart(StudySpec spec, StudyPlan plan, List<Target> targets, DynamicalSystem prototype) {
    this.spec = spec;
    this.plan = plan;
    axes = spec.axes().toArray(Axis[]::new);
    this.prototype = prototype;
    synchronized (prototype) {
      system = prototype.copy();
      startTime = prototype.time();
      state =
          prototype instanceof EquationSystem e ? e.states() : new double[prototype.stateSize()];
      if (!(prototype instanceof EquationSystem)) {
        prototype.save(state);
      }
      inputs = new double[prototype.inputNames().size()];
      prototype.inputs(inputs);
      parameters = new double[prototype.parameterNames().size()];
      prototype.parameters(parameters);
      if (prototype instanceof Coupling c) {
        findInitial(c, targets);
      }
    }
    now = new double[targets.size()];
    u = inputs.clone();
    ctrl = new double[inputs.length];
    p = parameters.clone();
    x = state.clone();
    indices = new int[now.length][];
    own = new double[now.length][];
    varied = new double[now.length][];
    for (int a = 0; a < now.length; a++) {
      Target target = targets.get(a);
      indices[a] = target.indices();
      switch (target.kind()) {
        case PARAMETER -> {
          own[a] = parameters;
          varied[a] = p;
        }
        case STATE -> {
          own[a] = state;
          varied[a] = x;
        }
        case INPUT -> {
          own[a] = inputs;
          varied[a] = u;
        }
        case SEED -> indices[a] = new int[0];
      }
    }
  }

  /** Finds the initial states of a coupling that are other than its own. */
  private void findInitial(Coupling c, List<Target> targets) {
    List<String> names = c.stateNames();
    Stream<Target> fixed =
        spec.fixed().stream()
            .filter(f -> !SystemLoader.isEdit(f))
            .map(f -> Target.find(c, f.name()));
    Stream.concat(fixed, targets.stream())
        .filter(t -> t.kind() == Target.Kind.STATE)
        .forEach(t -> initial.put(names.get(t.indices()[0]), t.indices()[0]));
  }

  /** Returns the worker's system, wherever it is. */
  DynamicalSystem system() {
    return system;
  }

  /** Returns a system at the start of a case. */
  DynamicalSystem begin(long index) {
    plan.values(index, now);
    step = 0;
    double seed = vary();
    if (system instanceof EquationSystem e) {
      e.reset(p, u, x);
      return e;
    }
    if (system instanceof Coupling c) {
      couple(c);
    } else {
      other();
    }
    long noise = Double.isNaN(seed) ? plan.seed(index) : (long) seed;
    if (spec.run().control() != Excitation.Kind.KEEP) {
      excitation = new Excitation(spec.run().control(), spec.run().amplitude(), noise);
    }
    if (spec.run().noise() && system instanceof Mechanism m) {
      m.sensorNoise(noise);
    }
    return system;
  }

  /** Changes what varies and returns the seed, NaN if it does not vary. */
  private double vary() {
    double seed = Double.NaN;
    // only these differ from the model's own; two axes may meet in one number
    for (int a = 0; a < now.length; a++) {
      for (int i : indices[a]) {
        varied[a][i] = own[a][i];
      }
    }
    for (int a = 0; a < now.length; a++) {
      if (varied[a] == null) {
        seed = now[a];
      }
      for (int i : indices[a]) {
        varied[a][i] = axes[a].apply(varied[a][i], now[a]);
      }
    }
    return seed;
  }

  /** A parameter may be the length of a delay, so states are known by name only. */
  private void couple(Coupling c) {
    c.setParameters(p);
    c.reset();
    c.setInputs(u);
    initial.forEach((name, at) -> c.setInitial(name, x[at]));
  }

  private void other() {
    // what a case set may have changed the size of a state
    if (system.stateSize() != state.length) {
      synchronized (prototype) {
        system = prototype.copy();
      }
    }
    if (p.length > 0) {
      system.setParameters(p);
    }
    system.load(x);
    system.setInputs(u);
  }

  // --- how long a case lasts

  private boolean isMap() {
    return system instanceof EquationSystem e && e.model().kind() == SystemKind.MAP;
  }

  private boolean countsSteps() {
    return spec.run().steps() > 0;
  }

  /** Returns how many steps the transient has, as many as needed if it ends at a time. */
  long transientSteps() {
    double before = spec.run().before();
    return before == 0 ? 0 : limit(before);
  }

  double transientEnd() {
    return endsAtTime() ? startTime + spec.run().before() : Double.POSITIVE_INFINITY;
  }

  long steps() {
    return countsSteps() ? spec.run().steps() : limit(spec.run().time());
  }

  double end() {
    return endsAtTime()
        ? startTime + spec.run().before() + spec.run().time()
        : Double.POSITIVE_INFINITY;
  }

  private boolean endsAtTime() {
    return !countsSteps() && system instanceof EquationSystem && !isMap();
  }

  /** Returns how many whole steps the transient has, -1 if it does not end with one. */
  long wholeTransientSteps() {
    return endsAtTime() ? whole(spec.run().before()) : transientSteps();
  }

  /** Returns how many whole steps come after the transient, -1 if a case does not end with one. */
  long wholeSteps() {
    if (!endsAtTime()) {
      return steps();
    }
    long all = whole(spec.run().before() + spec.run().time());
    return all < 0 ? -1 : all - Math.max(0, wholeTransientSteps());
  }

  private long whole(double span) {
    double quotient = (startTime + span - startTime) / ((EquationSystem) system).dt();
    double nearest = Math.rint(quotient);
    boolean near = Math.abs(quotient - nearest) <= NEARLY_WHOLE * Math.max(1, nearest);
    return near && nearest < MOST_WHOLE ? (long) nearest : -1;
  }

  /** A map counts iterations, a mechanism whole steps; others go on until their time. */
  private long limit(double span) {
    if (countsSteps()) {
      return Math.round(span);
    }
    if (system instanceof Mechanism m) {
      return Math.max(1, Math.round(span / m.model().opt.timestep));
    }
    if (system instanceof Coupling c) {
      return Math.max(1, Math.round(span / c.timestep()));
    }
    return isMap()
        ? Math.max(1, Math.round(span / ((EquationSystem) system).dt()))
        : Long.MAX_VALUE;
  }

  /** Returns a word against a length that can't be, empty if it can. */
  String lengthProblem() {
    double span = countsSteps() ? spec.run().steps() : spec.run().time();
    long most = Integer.MAX_VALUE;
    return limit(span) != Long.MAX_VALUE && limit(span) > most
        ? limit(span) + " steps; a case may have " + most
        : "";
  }

  // --- stepping

  /**
   * Steps up to {@code count} times, not beyond a time; returns how many steps were taken, 0 at the
   * end.
   */
  long advance(long count, double end, Consumer<StepReport> ear) {
    if (system instanceof EquationSystem e) {
      long before = e.steps();
      ear.accept(e.advance(count, end));
      return e.steps() - before;
    }
    long took = 0;
    while (took < count) {
      if (end < Double.POSITIVE_INFINITY && system.time() >= end * (1 - 1e-12)) {
        break;
      }
      if (excitation != null) {
        system.inputs(ctrl);
        excitation.apply(ctrl, step);
        system.setInputs(ctrl);
      }
      StepReport report = system.step();
      ear.accept(report);
      if (!report.canContinue()) {
        break;
      }
      step++;
      took++;
    }
    return took;
  }
}
