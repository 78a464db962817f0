package dev.dynamis.equations;

import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingSink;
import dev.dynamis.core.RecordingStream;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.SystemKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * A session with one model: runs, continued runs, what they recorded, snapshots, presets.
 *
 * <pre>{@code
 * Simulation sim = new Simulation(model);
 * RunResult r = sim.run(sim.defaults().until(50).only("x", "z"));
 * double[] x = r.recording().column("x").toArray();
 * sim.resume(sim.defaults().until(100));
 * }</pre>
 *
 * <p>A run starts at {@code t0} from the present states and parameters; {@link #reset()} goes back
 * to those before the first run. What a failed run recorded is kept.
 *
 * @since 0.1.0
 */
public final class Simulation {
  /** The name of the snapshot that is taken before the first run. */
  public static final String INITIAL = "initial";

  private static final double MOST_SAMPLES = 1e10;
  private static final String SESSION = "session";
  private static final byte[] NOTHING = {};

  private final EquationSystem system;
  private final boolean map;
  private final PresetBank presets;
  private final SequencedMap<String, Snapshot> snapshots = new LinkedHashMap<>();
  private final Segments segments = new Segments();
  private Recorder recorder;
  private EventRows eventRows;

  /** Step at which recording began. */
  private long firstStep;

  /** Whether the last run is still in its transient. */
  private boolean warming;

  /** Makes a session that steps as the model asks for. */
  public Simulation(EquationModel model) {
    this(model, SystemOptions.of(model));
  }

  /** Makes a session. */
  public Simulation(EquationModel model, SystemOptions options) {
    system = new EquationSystem(model, options);
    map = model.kind() == SystemKind.MAP;
    presets = new PresetBank(model);
  }

  /** Returns the system, whose states and parameters may be changed between runs. */
  public EquationSystem system() {
    return system;
  }

  /** Returns the options of a run as the model asks for. */
  public RunOptions defaults() {
    return RunOptions.of(system.model());
  }

  /** Returns the presets of the model and of this session. */
  public PresetBank presets() {
    return presets;
  }

  // --- running

  /** Runs as the model asks for. */
  public RunResult run() {
    return run(defaults());
  }

  /** Runs from the options' start time and the present states and parameters. */
  public RunResult run(RunOptions o) {
    check(o);
    Recorder.Builder fresh = EventRows.recorder(system, o.variables());
    system.restart(o.t0());
    if (!snapshots.containsKey(INITIAL)) {
      snapshots.put(INITIAL, snapshot());
    }
    forget();
    record(fresh, o);
    warming = o.transientSpan() > 0;
    return whole(o, beginSaving(o));
  }

  /** Begins a recording in memory or in the sinks of a run. */
  private void record(Recorder.Builder b, RunOptions o) {
    o.sinks().forEach(b::to);
    recorder = b.prepare();
    eventRows = new EventRows(system, recorder);
  }

  /**
   * Goes on with a run that was saving itself, as if it had not been interrupted: what it had
   * recorded up to the snapshot is there again. The options' start time, transient and what is
   * recorded must be those of the first run; its end may be later. If the options ask for saving,
   * the run goes on to do so. A run that recorded to a file goes on with that, {@link
   * dev.dynamis.core.RecordingStream#resume}d at the snapshot's {@link Checkpoint#rowsMark}.
   *
   * @param file the snapshot that the run wrote
   * @throws SimulationException if the file can't be read, or was written by another model
   */
  public RunResult recover(Path file, RunOptions o) {
    check(o);
    Snapshot s = Checkpoint.read(file);
    restore(s);
    record(EventRows.recorder(system, o.variables()), o);
    Checkpoint.check(s, file, plan(o));
    byte[] mark = Checkpoint.rowsMark(s);
    if (o.sinks().isEmpty()) {
      Checkpoint.readRows(file, mark, recorder.recording());
    }
    Checkpoint saver = o.autosave().isTo(file) ? saver(o, mark).at(system.steps()) : beginSaving(o);
    return whole(o, saver);
  }

  private Checkpoint beginSaving(RunOptions o) {
    if (o.autosave().file() == null) {
      return null;
    }
    Checkpoint.forget(o.autosave().file());
    Checkpoint saver = saver(o, NOTHING);
    saver.save(system.steps());
    return saver;
  }

  private Checkpoint saver(RunOptions o, byte[] mark) {
    Checkpoint saver = Checkpoint.of(o.autosave(), plan(o), this::snapshot);
    if (o.sinks().isEmpty()) {
      return saver.rows(recorder.recording(), mark);
    }
    for (RecordingSink sink : o.sinks()) {
      if (sink instanceof RecordingStream stream) {
        return saver.rows(stream);
      }
    }
    return saver;
  }

  /** Says what must stay the same when a run is recovered. */
  private String plan(RunOptions o) {
    return "start "
        + o.t0()
        + ", transient "
        + o.transientSpan()
        + (o.record()
            ? (o.sample() > 0
                    ? ", every " + o.sample() + " of time "
                    : ", every " + o.recordInterval() + " steps ")
                + recorder.layout().columns()
            : ", no recording");
  }

  /** Runs from the present state, in the transient or after it, to the end. */
  private RunResult whole(RunOptions o, Checkpoint saver) {
    try (saver) {
      return whenSaved(o, saver);
    }
  }

  private RunResult whenSaved(RunOptions o, Checkpoint saver) {
    Runner runner = new Runner(system, o, saver);
    if (warming) {
      RunStatus status = runner.warmUp();
      if (status != RunStatus.DONE) {
        return result(status, "transient: ");
      }
      firstStep = system.steps();
      warming = false;
    }
    return go(runner, o, last(o), 0, firstStep, false);
  }

  /**
   * Continues the last run to a later time, or a greater number of iterations since recording
   * began. What is recorded is added to what there is; the options' start time, transient and
   * variables must be those of the first run.
   */
  public RunResult resume(RunOptions o) {
    check(o);
    if (recorder == null) {
      record(EventRows.recorder(system, o.variables()), o);
    }
    long begin = system.steps();
    if (map ? last(o) <= begin : o.until() <= system.time()) {
      throw new IllegalArgumentException(
          map
              ? "the run has made "
                  + (begin - firstStep)
                  + " iterations, asked to go on to "
                  + (last(o) - firstStep)
              : "the run has come to t = " + system.time() + ", asked to go on to " + o.until());
    }
    try (Checkpoint saver = beginSaving(o)) {
      long last = map ? last(o) : plus(begin, o.maxSteps());
      return go(new Runner(system, o, saver), o, last, recorder.rows(), begin, true);
    }
  }

  private void check(RunOptions o) {
    if (map && o.sample() > 0) {
      throw new IllegalArgumentException(
          "a map has no states between its iterations; record every so many of them instead");
    }
    if (map && o.iterations() < 0) {
      if (!(o.until() >= o.t0())) {
        throw new IllegalArgumentException(
            "the end time " + o.until() + " is before the start " + o.t0());
      }
      checkTransient(o, o.t0() + o.transientSpan() * system.dt());
    }
    if (!map) {
      if (o.iterations() >= 0) {
        throw new IllegalArgumentException(
            "a differential equation runs to a time, not for a number of iterations");
      }
      if (!(Math.abs(o.until()) <= Double.MAX_VALUE)) {
        throw new IllegalArgumentException("the end time is " + o.until());
      }
      checkTransient(o, o.t0() + o.transientSpan());
    }
    if (o.sample() > 0 && (o.until() - o.t0()) / o.sample() > MOST_SAMPLES) {
      throw new IllegalArgumentException(
          "samples "
              + o.sample()
              + " apart are more than "
              + MOST_SAMPLES
              + " up to t = "
              + o.until()
              + "; use a greater distance");
    }
  }

  private static void checkTransient(RunOptions o, double end) {
    if (o.transientSpan() > 0 && end >= o.until()) {
      throw new IllegalArgumentException(
          "the transient ends at t = "
              + end
              + ", and the run at t = "
              + o.until()
              + ", so nothing would be recorded; run to a later time");
    }
  }

  /** Returns the number of the last step that a run may take. */
  private long last(RunOptions o) {
    if (map && o.iterations() < 0) {
      return (long) Math.rint((o.until() - o.t0()) / system.dt());
    }
    return plus(firstStep, map ? o.iterations() : o.maxSteps());
  }

  /** A sum of numbers of steps; more than a long can hold is never reached. */
  private static long plus(long steps, long more) {
    return more > Long.MAX_VALUE - steps ? Long.MAX_VALUE : steps + more;
  }

  private RunResult go(
      Runner runner, RunOptions o, long lastStep, long firstRow, long begin, boolean resumed) {
    boolean sampled = o.sample() > 0;
    boolean present = sampled || recorder.sampledAt() == system.time();
    if (o.record() && (recorder.rows() == 0 || resumed && !present)) {
      recorder.sample();
    }
    long rowsBefore = recorder.rows();
    int interval = o.recordInterval();
    if (!o.record()) {
      system.setRecorder(null, null, 1, 1);
    } else if (sampled) {
      system.setRecorder(recorder, eventRows, o.t0() + o.transientSpan(), o.sample());
    } else {
      int untilRow = (int) (interval - (system.steps() - firstStep) % interval);
      system.setRecorder(recorder, eventRows, interval, untilRow);
    }
    RunStatus status;
    try {
      status = runner.run(map ? Double.POSITIVE_INFINITY : o.until(), lastStep, begin);
    } finally {
      system.setRecorder(null, null, 1, 1);
    }
    long first = begin - firstStep;
    long step = rowsBefore > firstRow ? first : (first / interval + 1) * interval;
    long rows = recorder.rows() - firstRow;
    segments.add(o.tag(), firstRow, rows, sampled ? 0 : step, sampled ? 0 : interval, resumed);
    return result(status, "");
  }

  private RunResult result(RunStatus status, String prefix) {
    String message =
        switch (status) {
          case DONE -> "";
          case MAX_STEPS -> prefix + "reached the greatest number of steps at t = " + system.time();
          case CANCELLED ->
              prefix
                  + (Thread.currentThread().isInterrupted()
                      ? "interrupted at t = "
                      : "stopped by its listener at t = ")
                  + system.time();
          case EARLY_EXIT -> prefix + system.cause(Loop.STOPPED);
          case NOT_FINITE -> prefix + system.cause(Loop.DIVERGED);
          case STEP_FAILED -> prefix + system.cause(Loop.FAILED);
        };
    return new RunResult(
        status,
        message,
        system.time(),
        system.steps(),
        system.states(),
        system.parameters(),
        recorder.inMemory() ? recorder.recording() : null);
  }

  // --- results

  /**
   * Returns everything recorded since the last start.
   *
   * @throws IllegalStateException if there was no run, or {@link #reset} came after it, or it went
   *     to sinks
   */
  public Recording results() {
    if (recorder == null) {
      throw new IllegalStateException("nothing is recorded; run the simulation first");
    }
    return recorder.recording();
  }

  /** Returns the parts of the results that the runs made. */
  public List<Segment> segments() {
    return segments.all();
  }

  /** Returns the rows of a segment. */
  public Recording segment(String name) {
    Segment s = segments.get(name);
    return results().rows(s.firstRow(), s.firstRow() + s.rows());
  }

  /** Gives a segment another name; a name that is taken gets a number. */
  public void renameSegment(String name, String to) {
    segments.rename(name, to);
  }

  /** Returns the names of the events with a tag, in the order of the model. */
  public List<String> eventsTagged(String tag) {
    return system.model().events().stream()
        .filter(e -> e.tags().contains(tag))
        .map(EventInfo::name)
        .toList();
  }

  /** Returns the present configuration: stepper, its order and kind, step and options. */
  public SequencedMap<String, Object> configuration() {
    SequencedMap<String, Object> c = new LinkedHashMap<>();
    c.put("stepper", system.stepper().name());
    c.put("order", system.stepper().order());
    c.put("adaptive", system.stepper().adaptive());
    c.put("stiff", system.stepper().stiff());
    c.put("dt", system.dt());
    c.put("next_step", system.nextStep());
    c.putAll(system.options().step().values(system.stepper().options()));
    c.put("events", system.options().allEvents() ? "all" : "first");
    c.put("legacy_lags", system.options().legacyLags());
    return c;
  }

  // --- snapshots

  /** Keeps the present state under a name. */
  public void takeSnapshot(String name) {
    if (name.isEmpty() || snapshots.containsKey(name)) {
      throw new IllegalArgumentException(
          "a snapshot named '"
              + name
              + "' can't be taken: "
              + (name.isEmpty() ? "the name is empty" : "there is one"));
    }
    snapshots.put(name, snapshot());
  }

  /** Returns the names of the snapshots, the oldest first. */
  public List<String> snapshotNames() {
    return List.copyOf(snapshots.keySet());
  }

  /** Goes back to the state before the first run, or to the model's if there was none. */
  public void reset() {
    if (snapshots.containsKey(INITIAL)) {
      reset(INITIAL);
    } else {
      system.reset();
      forget();
    }
  }

  /** Goes back to a snapshot; what was recorded is forgotten. */
  public void reset(String name) {
    Snapshot s = snapshots.get(name);
    if (s == null) {
      throw new IllegalArgumentException(
          "no snapshot '" + name + "'; " + Nearest.suggestion(name, snapshots.keySet()));
    }
    restore(s);
  }

  private void restore(Snapshot s) {
    if (s.identity().hash() == system.identity().hash()) {
      // the lengths of delays, and with them the size of the state, follow from the parameters
      system.reset();
      system.setInputs(s.inputs());
    }
    s.restore(system);
    forget();
    if (s.sectionNames().contains(SESSION)) {
      double[] session = s.numbers(SESSION);
      firstStep = (long) session[0];
      warming = session[1] != 0;
      system.setFired(session, 2);
    }
  }

  private void forget() {
    recorder = null;
    eventRows = null;
    segments.clear();
    firstStep = 0;
    warming = false;
  }

  private Snapshot snapshot() {
    int events = system.model().events().size();
    double[] session = new double[2 + events];
    session[0] = firstStep;
    session[1] = warming ? 1 : 0;
    for (int i = 0; i < events; i++) {
      session[2 + i] = system.fired(i);
    }
    return Snapshot.of(system).with(SESSION, session);
  }

  /** Writes the present state to a file, from which {@link #load} goes on with the same bits. */
  public void save(Path file) {
    snapshot().write(file);
  }

  /** Goes to the state in a file that {@link #save} wrote. */
  public void load(Path file) {
    restore(Snapshot.read(file));
  }

  /** Sets states and parameters by name; states come first if a name could be both. */
  public void assign(Map<String, Double> values) {
    for (Map.Entry<String, Double> e : values.entrySet()) {
      if (system.model().stateNames().contains(e.getKey())) {
        system.setState(e.getKey(), e.getValue());
      } else if (system.model().parameterNames().contains(e.getKey())) {
        system.setParameter(e.getKey(), e.getValue());
      } else {
        List<String> all = new ArrayList<>(system.model().stateNames());
        all.addAll(system.model().parameterNames());
        throw new IllegalArgumentException(
            "no state or parameter '" + e.getKey() + "'; " + Nearest.suggestion(e.getKey(), all));
      }
    }
  }
}
