package dev.dynamis.core;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Many runs of one system, or of systems of the same shape, on as many threads as wanted.
 *
 * <pre>{@code
 * RolloutArrays all =
 *     Rollout.of(robot, 1000)
 *         .steps(500)
 *         .start((i, system) -> system.load(states[i]))
 *         .policy(i -> (u, step, system) -> u[0] = gains[i] * angle(system))
 *         .record(r -> r.columns("hip", "knee"))
 *         .run(pool, 8);
 * double last = all.get(17, all.rows(17) - 1, "knee");
 * }</pre>
 *
 * <p>A case starts from the state and the inputs of the prototype, whatever ran before on the same
 * thread, and is then prepared by {@link #start}. So results don't depend on the number of workers,
 * on the order of cases or on how they are shared. A policy that throws, errors too, ends its own
 * case only; if the sink throws, the rest is cancelled and {@code run} throws the same.
 *
 * <p>Cases without a policy and a stop condition, of which few steps are recorded, step side by
 * side where the system has {@link DynamicalSystem#lanes lanes} and there are as many steps as
 * these are worth, with the same bits; a case that does not end well there is prepared again and
 * run by itself.
 *
 * <p>Memory: a worker has one copy of the system. Rows that go to a sink are not kept; arrays take
 * {@code 8 (columns + 1) rows} bytes for a case.
 *
 * @since 0.1.0
 */
public final class Rollout {
  /** Prepares a case. */
  @FunctionalInterface
  public interface Start {
    /** Sets what makes a case different: state, inputs. The system is that of the prototype. */
    void prepare(int index, DynamicalSystem system);
  }

  /** Chooses inputs before each step. */
  @FunctionalInterface
  public interface Policy {
    /**
     * Chooses inputs.
     *
     * @param u the inputs, as they were before; written by the policy
     * @param step the number of the step, from 0
     * @param system to look at, not to change
     */
    void act(double[] u, long step, DynamicalSystem system);
  }

  /** Looks whether a case is over. */
  @FunctionalInterface
  public interface Stop {
    /** Returns whether a case ends after this step, counted from 1. */
    boolean isOver(int index, long step, DynamicalSystem system);
  }

  /** What it takes to remember how a case ended. */
  private static final int RESULT_BYTES = 64;

  /** Reading the state of a case costs as much as about so many steps in a lane. */
  private static final int WORTH_LANES = 8;

  private static final int HEARD_EVERY = 1024;

  private final int cases;
  private final DynamicalSystem prototype;
  private final IntFunction<? extends DynamicalSystem> instances;
  private long steps = 1;
  private int every = 1;
  private Start start = (i, system) -> {};
  private IntFunction<Policy> policies;

  /** Inputs that were given instead of policies, or null. */
  private double[][][] sequences;

  private Stop stop;
  private Consumer<Recorder.Builder> columns = b -> {};
  private Progress progress = Progress.NONE;

  private Rollout(
      int cases, DynamicalSystem prototype, IntFunction<? extends DynamicalSystem> instances) {
    if (cases < 1) {
      throw new IllegalArgumentException(cases + " cases; use 1 or more");
    }
    this.cases = cases;
    this.prototype = prototype;
    this.instances = instances;
  }

  /** Begins many runs of one system, which is copied and not changed. */
  public static Rollout of(DynamicalSystem prototype, int cases) {
    return new Rollout(cases, prototype, null);
  }

  /**
   * Begins runs of systems that differ in their parameters: each case makes its own, on its
   * worker's thread. All must have the same columns.
   */
  public static Rollout of(int cases, IntFunction<? extends DynamicalSystem> instances) {
    return new Rollout(cases, null, instances);
  }

  /** Sets the number of steps of a case. */
  public Rollout steps(long count) {
    if (count < 1 || count > Integer.MAX_VALUE - 16) {
      throw new IllegalArgumentException(
          count + " steps; use 1 or more, below two thousand million");
    }
    steps = count;
    return this;
  }

  /** Records the first state, then every {@code n}-th step. */
  public Rollout every(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("every " + n + " steps; use 1 or more");
    }
    every = n;
    return this;
  }

  /** Sets what prepares a case. */
  public Rollout start(Start preparation) {
    start = preparation;
    return this;
  }

  /**
   * Starts each case from a state.
   *
   * @throws IllegalArgumentException if there are not as many as cases
   */
  public Rollout start(double[][] states) {
    if (states.length != cases) {
      throw new IllegalArgumentException(states.length + " states for " + cases + " cases");
    }
    return start(
        (i, system) -> {
          DynamicalSystem.requireLength("state of case " + i, states[i], system.stateSize());
          system.load(states[i]);
        });
  }

  /** Sets the policy of each case, which may remember things. */
  public Rollout policy(IntFunction<Policy> ofCase) {
    policies = ofCase;
    sequences = null;
    return this;
  }

  /**
   * Sets the inputs of every step of every case, {@code [case][step][input]}.
   *
   * @throws IllegalArgumentException if there are not as many cases
   */
  public Rollout inputs(double[][][] ofCases) {
    if (ofCases.length != cases) {
      throw new IllegalArgumentException(
          "inputs for " + ofCases.length + " cases, expected " + cases);
    }
    policy(
        i ->
            (u, step, system) -> {
              if (step >= ofCases[i].length) {
                throw new IllegalArgumentException(
                    "case " + i + " has inputs for " + ofCases[i].length + " steps only");
              }
              double[] now = ofCases[i][(int) step];
              DynamicalSystem.requireLength(
                  "inputs of case " + i + " at step " + step, now, u.length);
              System.arraycopy(now, 0, u, 0, u.length);
            });
    sequences = ofCases;
    return this;
  }

  /** Sets when a case ends early. */
  public Rollout stopWhen(Stop condition) {
    stop = condition;
    return this;
  }

  /** Chooses columns, as for a {@link Recorder}; without this, everything is recorded. */
  public Rollout record(Consumer<Recorder.Builder> choice) {
    columns = choice;
    return this;
  }

  /** Sets who hears of finished cases, and may end the rest. */
  public Rollout progress(Progress listener) {
    progress = listener;
    return this;
  }

  /** Returns the greatest number of rows of a case. */
  public int rows() {
    return 1 + (int) (steps / every);
  }

  /** Runs all cases on the calling thread and keeps their rows. */
  public RolloutArrays run() {
    return run(Runnable::run, 1);
  }

  /**
   * Runs all cases and keeps their rows.
   *
   * @throws SimulationException if these would take more than half of the JVM's memory
   */
  public RolloutArrays run(Executor executor, int workers) {
    RolloutArrays arrays = new RolloutArrays();
    run(arrays, executor, workers);
    return arrays;
  }

  /** Runs all cases and gives their rows to a sink; returns how they ended. */
  public List<CaseResult> run(RolloutSink sink, Executor executor, int workers) {
    if ((double) cases * RESULT_BYTES > Runtime.getRuntime().maxMemory() / 2.0) {
      throw new SimulationException(
          "how "
              + cases
              + " cases end takes more than half of the memory; run fewer cases, or give the JVM"
              + " more memory (-Xmx)");
    }
    // the layout is told on the calling thread, before any case
    DynamicalSystem first = prototype == null ? instances.apply(0) : prototype;
    sink.begin(recorder(first, NOWHERE).layout(), cases, rows());
    double[] state = prototype == null ? null : new double[prototype.stateSize()];
    double[] inputs = new double[first.inputNames().size()];
    if (prototype != null) {
      prototype.save(state);
      prototype.inputs(inputs);
    }
    CaseResult[] results = new CaseResult[cases];
    Supplier<Cases.Worker> make =
        () -> {
          Worker worker = new Worker(sink, state, inputs.clone());
          if (prototype != null) {
            worker.use(prototype.copy());
          }
          return (i, cancelled) -> {
            results[i] = worker.run(i, cancelled);
            sink.ended(results[i]);
          };
        };
    if (usesLanes()) {
      int groups = (cases + Lanes.WIDTH - 1) / Lanes.WIDTH;
      Cases.run(
          groups,
          executor,
          workers,
          (done, total, what) ->
              progress.update(Math.min(cases, done * Lanes.WIDTH), cases, "cases"),
          () -> {
            Worker worker = new Worker(sink, state, inputs.clone());
            worker.use(prototype.copy());
            Lanes lanes = prototype.lanes(0).orElseThrow();
            return (g, cancelled) -> {
              int from = g * Lanes.WIDTH;
              int number = Math.min(Lanes.WIDTH, cases - from);
              worker.runTogether(lanes, from, number, cancelled, results);
            };
          });
    } else {
      Cases.run(cases, executor, workers, progress, make);
    }
    return List.of(results);
  }

  private boolean usesLanes() {
    return prototype != null
        && (policies == null || sequences != null)
        && stop == null
        && cases >= Lanes.FEW
        && Math.min(every, steps) >= WORTH_LANES
        && prototype.lanes(0).filter(this::isWorth).isPresent();
  }

  private boolean isWorth(Lanes lanes) {
    return cases * (double) steps >= lanes.least() && (sequences == null || lanes.takesInputs());
  }

  private Recorder recorder(DynamicalSystem system, RecordingSink to) {
    Recorder.Builder b = Recorder.of(system);
    columns.accept(b);
    return b.to(to).prepare();
  }

  /** One system that runs case after case. */
  private final class Worker implements RecordingSink {
    private final RolloutSink sink;
    private final double[] state;
    private final double[] inputs;
    private final double[] u;
    private DynamicalSystem system;
    private Recorder recorder;
    private int index;
    private int row;

    /** Rows of the present case that the sink has already. */
    private int known;

    Worker(RolloutSink sink, double[] state, double[] inputs) {
      this.sink = sink;
      this.state = state;
      this.inputs = inputs;
      u = new double[inputs.length];
    }

    void use(DynamicalSystem instance) {
      system = instance;
      recorder = recorder(system, this);
    }

    /** Runs cases side by side; those that don't end well are run again by themselves. */
    void runTogether(
        Lanes lanes, int first, int number, BooleanSupplier cancelled, CaseResult[] results) {
      int[] rows = new int[number];
      boolean[] alone = new boolean[number];
      for (int lane = 0; lane < number; lane++) {
        try {
          if (!cancelled.getAsBoolean()) {
            begin(first + lane);
            alone[lane] = system.stateSize() != state.length || !lanes.load(lane, system);
          }
        } catch (RuntimeException e) {
          // a run by itself meets and tells the same
          alone[lane] = true;
        }
      }
      long step = 0;
      sampleAll(lanes, first, rows, alone);
      boolean stopped = cancelled.getAsBoolean();
      while (step < steps && !stopped) {
        long chunk = Math.min(Math.min(every - step % every, steps - step), HEARD_EVERY);
        if (sequences != null) {
          chunk = 1;
          for (int lane = 0; lane < number; lane++) {
            alone[lane] = alone[lane] || !setInputs(lanes, lane, first + lane, step);
          }
        }
        lanes.step(number, chunk);
        step += chunk;
        if (step % every == 0) {
          sampleAll(lanes, first, rows, alone);
        }
        stopped = cancelled.getAsBoolean();
      }
      for (int lane = 0; lane < number; lane++) {
        int i = first + lane;
        if (alone[lane] || !lanes.isGood(lane)) {
          known = rows[lane];
          results[i] = run(i, cancelled);
          known = 0;
        } else {
          CaseStatus status = step < steps ? CaseStatus.CANCELLED : CaseStatus.DONE;
          double time = rows[lane] == 0 ? Double.NaN : lanes.time(lane);
          results[i] = new CaseResult(i, status, step, rows[lane], time, "", Optional.empty());
        }
        sink.ended(results[i]);
      }
    }

    /** Sets the inputs of a step; returns false if a run by itself has to tell what is wrong. */
    private boolean setInputs(Lanes lanes, int lane, int i, long step) {
      if (step >= sequences[i].length) {
        return false;
      }
      double[] now = sequences[i][(int) step];
      if (now.length < u.length) {
        return false;
      }
      for (int k = 0; k < u.length; k++) {
        if (!Double.isFinite(now[k])) {
          return false;
        }
      }
      lanes.setInputs(lane, now);
      return true;
    }

    private void sampleAll(Lanes lanes, int first, int[] rows, boolean[] alone) {
      for (int lane = 0; lane < rows.length; lane++) {
        if (!alone[lane] && lanes.isGood(lane)) {
          lanes.store(lane, system);
          index = first + lane;
          row = rows[lane];
          recorder.sample();
          rows[lane] = row;
        }
      }
    }

    CaseResult run(int i, BooleanSupplier cancelled) {
      index = i;
      row = 0;
      long step = 0;
      CaseStatus status = CaseStatus.DONE;
      String cause = "";
      Throwable failure = null;
      if (cancelled.getAsBoolean()) {
        return new CaseResult(i, CaseStatus.CANCELLED, 0, 0, Double.NaN, "", Optional.empty());
      }
      try {
        begin(i);
        Policy policy = policies == null ? null : policies.apply(i);
        recorder.sample();
        while (step < steps && !isOver(status)) {
          if (cancelled.getAsBoolean()) {
            status = CaseStatus.CANCELLED;
            break;
          }
          if (policy != null) {
            act(policy, step);
          }
          StepReport report = system.step();
          StepStatus s = report.status();
          if (s != StepStatus.OK) {
            status = ended(s);
            cause = report.cause();
          }
          if (!report.canContinue() && s != StepStatus.STOPPED) {
            break;
          }
          step++;
          if (stop != null && s != StepStatus.STOPPED && stop.isOver(i, step, system)) {
            status = CaseStatus.STOPPED;
          }
          if (step % every == 0) {
            recorder.sample();
          }
        }
      } catch (Throwable e) {
        // what a policy throws may be anything; a virtual machine in trouble runs no further case
        if (e instanceof VirtualMachineError trouble && !(e instanceof StackOverflowError)) {
          throw trouble;
        }
        status = CaseStatus.FAILED;
        cause = "step " + step + ": " + (e.getMessage() == null ? e.toString() : e.getMessage());
        failure = e;
      }
      double time = system == null ? Double.NaN : system.time();
      return new CaseResult(i, status, step, row, time, cause, Optional.ofNullable(failure));
    }

    /** Returns whether a case with a status takes no further step. */
    private static boolean isOver(CaseStatus s) {
      return s != CaseStatus.DONE && s != CaseStatus.RESET;
    }

    private static CaseStatus ended(StepStatus s) {
      return switch (s) {
        case OK -> CaseStatus.DONE;
        case STOPPED -> CaseStatus.STOPPED;
        case DIVERGED -> CaseStatus.DIVERGED;
        case RESET -> CaseStatus.RESET;
        case FAILED -> CaseStatus.FAILED;
      };
    }

    private void begin(int i) {
      if (prototype == null) {
        use(instances.apply(i));
        if (system.inputNames().size() != u.length) {
          throw new IllegalArgumentException(
              "the system of case "
                  + i
                  + " has "
                  + system.inputNames().size()
                  + " inputs, that of case 0 has "
                  + u.length);
        }
      } else {
        // a preparation may change the size of a state, as the lengths of delays do
        if (system.stateSize() != state.length) {
          synchronized (prototype) {
            use(prototype.copy());
          }
        }
        system.load(state);
        system.setInputs(inputs);
      }
      start.prepare(i, system);
    }

    private void act(Policy policy, long step) {
      system.inputs(u);
      policy.act(u, step, system);
      for (int k = 0; k < u.length; k++) {
        if (!Double.isFinite(u[k])) {
          throw new IllegalArgumentException(
              "the policy of case "
                  + index
                  + " gave "
                  + u[k]
                  + " for input "
                  + system.inputNames().get(k));
        }
      }
      system.setInputs(u);
    }

    // --- rows of the recorder

    @Override
    public void begin(RecordingLayout layout) {}

    @Override
    public void row(double time, double[] values, int offset) {
      if (row >= known) {
        sink.row(index, row, time, values, offset);
      }
      row++;
    }

    @Override
    public void event(int kind, double time, double[] values, int offset) {}

    @Override
    public long rows() {
      return row;
    }
  }

  /** Takes nothing. */
  private static final RecordingSink NOWHERE =
      new RecordingSink() {
        @Override
        public void begin(RecordingLayout layout) {}

        @Override
        public void row(double time, double[] values, int offset) {}

        @Override
        public void event(int kind, double time, double[] values, int offset) {}

        @Override
        public long rows() {
          return 0;
        }
      };

  @Override
  public String toString() {
    return "Rollout of " + cases + " cases with " + steps + " steps";
  }
}
