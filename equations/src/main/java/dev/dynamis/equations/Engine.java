package dev.dynamis.equations;

import dev.dynamis.core.Recorder;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.internal.history.Breakpoints;
import dev.dynamis.equations.internal.history.DelayHistory;
import dev.dynamis.equations.internal.history.LagRings;
import dev.dynamis.equations.internal.history.RunHistory;
import dev.dynamis.equations.internal.step.InitialStep;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.model.EventAction;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.EventInfo.Phase;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.StepperInfo;
import dev.dynamis.equations.model.SystemKind;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/** The workspace of one instance: everything that a step reads and writes. */
final class Engine {
  /** How many breakpoints of a delay system are tracked. */
  private static final int BREAKPOINTS = 256;

  final EquationModel model;
  final SystemOptions options;
  final StepperInfo info;
  final Kernel kernel;
  final int n;
  final boolean map;

  /** Whether anything but the step itself happens in a step. */
  final boolean watched;

  final boolean allEvents;
  final boolean legacyLags;
  final boolean hasStop;
  final boolean narrow;

  /** Whether the right-hand sides may throw: models of whole numbers, sums over ranges. */
  final boolean throwing;

  final int[] startEvents;
  final int[] endEvents;

  /** The parameters, then the inputs and their past. */
  final double[] p;

  final LagRings rings;
  final DelayHistory delays;
  final Breakpoints breakpoints;
  final RunHistory history;
  final Rhs rhs;
  final Stepper stepper;
  final Loop loop;
  final EventLocator locator;

  /** The parameters that events change, which are part of the state. */
  final int[] changing;

  private final EventInfo[] events;
  private final EventAction[] actions;
  private final double[][] logs;
  private final double[] dense;
  private final InitialStep initialStep;

  /** The committed state, and the array for the next one. */
  double[] x;

  double[] out;

  /** The clock: time, start of the grid of equal steps, steps on it, all steps. */
  double t;

  double base;
  long grid;
  long steps;

  /** The nominal step, and the next step of an adaptive method, 0 before it was chosen. */
  double dt;

  double h;

  /** Set by the events of a step: the state was changed, the run ends. */
  boolean changed;

  boolean terminal;

  /** The first event of a step that ended the run. */
  int terminalEvent;

  EventSink sink;

  /** Who gets a row every {@code interval} steps, or {@code null}; steps to the next row. */
  Recorder recorder;

  int interval;
  int untilRow;

  /** Who gets rows at equal times instead, or {@code null}. */
  SampleGrid samples;

  final long[] fired;
  ArithmeticException trouble;

  /** Bytes that are left of the instance's memory, now and before the history of delays. */
  private long budget;

  private long historyBudget;

  Engine(EquationModel model, SystemOptions options) {
    this.model = model;
    this.options = options;
    StepperType type = options.type(model);
    info = type.info();
    map = model.kind() == SystemKind.MAP;
    n = model.states().size();
    kernel = options.interpreted() ? model.newInterpreter() : model.newKernel();
    allEvents = options.allEvents();
    legacyLags = options.legacyLags();
    hasStop = model.stopText().isPresent();
    narrow = model.dtype().isNarrow() && !map;
    throwing = model.parts().throwing;
    events = model.events().toArray(EventInfo[]::new);
    startEvents = select(e -> !located(e) && e.phase() != Phase.END);
    endEvents = select(e -> !located(e) && e.phase() != Phase.START);
    int[] locatedEvents = select(this::located);
    changing =
        Arrays.stream(events)
            .flatMap(e -> e.parameters().stream())
            .mapToInt(Integer::intValue)
            .distinct()
            .sorted()
            .toArray();
    actions = new EventAction[events.length];
    Arrays.setAll(
        actions, i -> new EventAction(i, events[i], model.stateNames(), model.parameterNames()));
    logs = new double[events.length][];
    Arrays.setAll(logs, i -> new double[events[i].log().size()]);
    fired = new long[events.length];
    p = model.slotValues();
    dt = options.dt();
    budget = options.memory();
    take(type.bytes(n), "stepper " + info.name() + " for " + n + " states");
    take(LagRings.bytes(model.parts(), legacyLags ? 1 : 0), "the lags");
    x = model.initialState();
    out = new double[n];
    rings = new LagRings(model.parts(), legacyLags ? 1 : 0);
    Specialized specialized = Specialized.of(kernel, type, n, 0, options.interpreted());
    stepper = specialized.stepper(n, options.step());
    boolean fractional =
        !map && IntStream.range(0, n).anyMatch(i -> model.fractionalLagDepth(i) > 0);
    boolean looksBack = !model.delays().isEmpty() || fractional;
    historyBudget = budget;
    if (looksBack) {
      checkHistory(delayCapacity(), stepper.denseDegree());
    }
    delays =
        looksBack
            ? new DelayHistory(model.parts(), kernel, stepper.denseDegree(), delayCapacity())
            : null;
    breakpoints = looksBack && info.adaptive() ? new Breakpoints(info.order(), BREAKPOINTS) : null;
    history = new RunHistory(rings, delays, !map);
    rhs =
        specialized.bind(
            kernel, p, history, model.jacobianKind() != JacobianKind.NONE, model.isAutonomous());
    loop = specialized.loop();
    dense = new double[(stepper.denseDegree() + 1) * n];
    initialStep = new InitialStep(n);
    locator = locatedEvents.length > 0 ? new EventLocator(this, locatedEvents) : null;
    watched =
        startEvents.length + endEvents.length + locatedEvents.length > 0
            || hasStop
            || narrow
            || looksBack
            || !rings.isEmpty();
    begin(model.sim().t0());
  }

  /** Takes bytes from the budget of this instance, before they are allocated. */
  private void take(long bytes, String what) {
    if (bytes > budget) {
      throw new SimulationException(
          what
              + " would take "
              + (bytes >> 20)
              + " MB, of "
              + (budget >> 20)
              + " MB that are left for this instance of "
              + model.name()
              + "; use another stepper or fewer states, or give it more memory");
    }
    budget -= bytes;
  }

  /** Makes sure that a history of so many steps fits the budget. */
  private void checkHistory(int capacity, int degree) {
    budget = historyBudget;
    take(
        DelayHistory.bytes(model.parts(), degree, capacity),
        "the history of " + capacity + " steps for delays");
  }

  private boolean located(EventInfo e) {
    return e.locate() && !map;
  }

  private int[] select(java.util.function.Predicate<EventInfo> which) {
    return IntStream.range(0, events.length).filter(i -> which.test(events[i])).toArray();
  }

  /** How many steps the history must be able to keep. */
  private int delayCapacity() {
    double[] taus = new double[model.delays().size() + model.inputDelays().size()];
    kernel.delayTimes(taus, p);
    double longest = 0;
    for (int i = 0; i < model.delays().size(); i++) {
      checkDelay(i, taus[i]);
      longest = Math.max(longest, taus[i]);
    }
    int least = 2 + IntStream.range(0, n).map(model::fractionalLagDepth).max().orElse(0);
    if (info.adaptive()) {
      return Math.max(least, options.delayCapacity());
    }
    double needed = Math.ceil(longest / dt) + 2;
    if (needed > options.delayCapacity() * 64.0) {
      throw new SimulationException(
          "a delay of "
              + longest
              + " takes "
              + needed
              + " steps of "
              + dt
              + "; use a longer step, an adaptive stepper, or a greater delay capacity");
    }
    return Math.max(least, (int) needed);
  }

  private void checkDelay(int i, double tau) {
    String name =
        "delay("
            + model.states().get(model.delays().get(i).state()).name()
            + ", "
            + model.delays().get(i).tau().text()
            + ")";
    if (!(tau >= 0 && tau <= Double.MAX_VALUE)) {
      throw new SimulationException(
          name + " has the length " + tau + ", expected a finite number of at least 0");
    }
    if (!info.adaptive() && tau > 0 && tau < dt * (1 - 1e-9)) {
      throw new SimulationException(
          name
              + " has the length "
              + tau
              + ", which is less than the step "
              + dt
              + "; use a shorter step or an adaptive stepper");
    }
  }

  /** Starts the clock and the history at time {@code t} from the present states and parameters. */
  void begin(double t) {
    this.t = t;
    base = t;
    grid = 0;
    steps = 0;
    h = 0;
    terminal = false;
    trouble = null;
    Arrays.fill(fired, 0);
    rings.fill(x);
    stepper.reset();
    if (delays != null) {
      int capacity = delayCapacity();
      checkHistory(capacity, stepper.denseDegree());
      delays.resize(capacity);
      delays.begin(t, x, p);
    }
    if (breakpoints != null) {
      breakpoints.clear();
      breakpoints.jump(t, delays.taus());
    }
    if (locator != null) {
      locator.begin(t, x);
    }
  }

  /**
   * Chooses the first step of an adaptive method.
   *
   * @param span time to the end of the run
   */
  void chooseStep(double span) {
    double longest = options.step().dtMax();
    if (Double.isInfinite(longest) && options.dtGiven()) {
      longest = dt;
    }
    if (delays != null) {
      longest = Math.min(longest, delays.shortest());
    }
    h = initialStep.choose(rhs, t, x, options.step(), info.order(), longest, span);
  }

  /** Makes {@code (t, x)} the present state in the middle of a loop, for those who look at it. */
  void at(double t, double[] x, double[] out) {
    this.t = t;
    this.x = x;
    this.out = out;
  }

  /** Evaluates the auxiliary quantities at {@code (t, x)}, just committed. */
  void aux(double[] y, double t, double[] x) {
    if (delays != null) {
      delays.evaluating(x);
    }
    if (legacyLags) {
      rings.shift(1);
    }
    kernel.aux(y, t, x, p, history);
    if (legacyLags) {
      rings.shift(-1);
    }
  }

  /** Executes an event at {@code (t, x)}. */
  void fire(int event, double t, double[] x) {
    EventInfo info = events[event];
    actions[event].execute(kernel, t, x, p, history);
    fired[event]++;
    if (!info.parameters().isEmpty()) {
      parametersChanged(t);
    }
    changed |= !info.states().isEmpty();
    if (info.terminal() && !terminal) {
      terminal = true;
      terminalEvent = event;
    }
    if (sink != null) {
      double[] row = logs[event];
      if (row.length > 0) {
        kernel.log(row, event, t, x, p, history);
      }
      sink.fired(event, t, row);
    }
  }

  /** Tells the delays the parameters that belong to the present state. */
  void parametersLoaded() {
    if (delays != null) {
      delays.parameters(p);
    }
  }

  /** Tells the delays that parameters changed at time {@code t}, where the solution has a kink. */
  void parametersChanged(double t) {
    if (delays != null) {
      delays.parameters(p);
    }
    if (breakpoints != null) {
      breakpoints.kink(t, delays.taus());
    }
  }

  /** Tells everyone that an event between steps changed the states at time {@code t}. */
  void jumped(double t, double[] x) {
    stepper.jumped();
    jumpedAtEvent(t);
    if (locator != null) {
      locator.sync(t, x);
    }
  }

  /** Tells the delays that an event changed the states at time {@code t}. */
  void jumpedAtEvent(double t) {
    if (breakpoints != null) {
      breakpoints.jump(t, delays.taus());
    }
  }

  /** Keeps the step just taken; returns whether there was room for it. */
  boolean keep(double t, double[] x, double[] out) {
    stepper.dense(dense, rhs, t, x, out);
    return keep(t, stepper.taken(), stepper.taken(), dense);
  }

  /** Keeps a step of which only {@code used} counts; returns whether there was room for it. */
  boolean keep(double t, double length, double used, double[] c) {
    boolean room = delays.append(t, length, used, c);
    if (!room) {
      trouble =
          new ArithmeticException(
              "the history of "
                  + delays.capacity()
                  + " steps does not reach back over the delay of "
                  + delays.longest()
                  + "; raise the delay capacity or loosen the tolerance");
    }
    return room;
  }

  /** Returns how long the next step may be for the sake of delays. */
  double delayLimit(double t) {
    double limit = delays.shortest();
    if (breakpoints != null) {
      limit = Math.min(limit, breakpoints.next(t, delays.taus()) - t);
    }
    return limit;
  }

  /**
   * Takes up to {@code count} steps, to time {@code end} at most; returns a code of {@link Loop}.
   */
  int advance(long count, double end) {
    trouble = null;
    terminal = false;
    if (info.adaptive()) {
      if (h == 0) {
        try {
          chooseStep(end - t);
        } catch (ArithmeticException e) {
          trouble = e;
          return Loop.DIVERGED;
        } catch (CancellationException e) {
          return cut();
        }
      }
      return loop.adaptive(this, count, end);
    }
    return loop.fixed(this, count, dt, Double.NaN);
  }

  /** Takes one step to time {@code end}, less than a nominal step away. */
  int lastStep(double end) {
    trouble = null;
    terminal = false;
    return loop.fixed(this, 1, end - t, end);
  }

  /** Forgets what a stepper may have half remembered when a step was interrupted inside. */
  int cut() {
    stepper.reset();
    return Loop.CUT;
  }

  /** Returns the names of the states that are not finite in the rejected proposal. */
  List<Integer> badStates() {
    return IntStream.range(0, n)
        .filter(i -> !(Math.abs(out[i]) <= Double.MAX_VALUE))
        .boxed()
        .toList();
  }
}
