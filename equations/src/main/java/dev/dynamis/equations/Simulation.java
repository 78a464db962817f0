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
 */
public final class Simulation {
  /** The name of the snapshot that is taken before the first run. */
  public static final String INITIAL = "initial";

  private static final String SESSION = "session";
  private static final byte[] NOTHING = {};

  private final EquationSystem system;
  private final boolean map;
  private final PresetBank presets;
  private final SequencedMap<String, Snapshot> snapshots = new LinkedHashMap<>();
  private final List<Segment> segments = new ArrayList<>();
  private Recorder recorder;
  private EventRows eventRows;

  /** Step at which recording began, and the length of the transient before it. */
  private long firstStep;

  private double shift;

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
    recorder = b.clock(() -> system.time() - shift).prepare();
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
            ? ", every " + o.recordInterval() + " steps " + recorder.layout().columns()
            : ", no recording");
  }

  /** Runs from the present state, in the transient or after it, to the end. */
  private RunResult whole(RunOptions o, Checkpoint saver) {
    try (saver) {
      return whenSaved(o, saver);
    }
  }

  private RunResult whenSaved(RunOptions o, Checkpoint saver) {
    if (warming) {
      RunStatus status = warmUp(o, saver);
      if (status != RunStatus.DONE) {
        return result(status, "transient: ");
      }
    }
    return go(o, end(o), firstStep + count(o), 0, firstStep, false, saver);
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
    double end = end(o);
    long last = firstStep + count(o);
    if (map ? last <= system.steps() : end <= system.time()) {
      throw new IllegalArgumentException(
          map
              ? "the run has made "
                  + (system.steps() - firstStep)
                  + " iterations, asked to go on to "
                  + count(o)
              : "the run has come to t = "
                  + (system.time() - shift)
                  + ", asked to go on to "
                  + o.until());
    }
    long firstRow = recorder.rows();
    long begin = system.steps();
    try (Checkpoint saver = beginSaving(o)) {
      return go(o, end, map ? last : begin + o.maxSteps(), firstRow, begin, true, saver);
    }
  }

  private void check(RunOptions o) {
    if (!map && o.iterations() >= 0) {
      throw new IllegalArgumentException(
          "a differential equation runs to a time, not for a number of iterations");
    }
    if (!map && !(Math.abs(o.until()) <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("the end time is " + o.until());
    }
    if (map && o.iterations() < 0 && !(o.until() >= o.t0())) {
      throw new IllegalArgumentException(
          "the end time " + o.until() + " is before the start " + o.t0());
    }
  }

  private double end(RunOptions o) {
    return map ? Double.POSITIVE_INFINITY : o.until() + shift;
  }

  /** Returns the greatest number of steps of the recorded part. */
  private long count(RunOptions o) {
    if (!map) {
      return o.maxSteps();
    }
    return o.iterations() >= 0
        ? o.iterations()
        : (long) Math.rint((o.until() - o.t0()) / system.dt());
  }

  private RunStatus warmUp(RunOptions o, Checkpoint saver) {
    double end = map ? Double.POSITIVE_INFINITY : o.t0() + o.transientSpan();
    long total = map ? (long) o.transientSpan() : o.maxSteps();
    int code = Loop.RUNNING;
    Pace pace = new Pace();
    while (code == Loop.RUNNING && system.steps() < total) {
      code = system.advanceCode(pace.next(left(total, saver)), end);
      if (!o.progress().update(system.steps(), total, "transient")) {
        return cancelled(saver);
      }
      if (code == Loop.RUNNING && saver != null) {
        saver.saveIfDue(system.steps());
      }
    }
    shift = system.time() - o.t0();
    firstStep = system.steps();
    warming = false;
    if (code == Loop.RUNNING && !map) {
      return RunStatus.MAX_STEPS;
    }
    system.forgetStep();
    return RunStatus.of(code);
  }

  /** Returns how many steps there are to the last one, or to the next snapshot. */
  private long left(long last, Checkpoint saver) {
    long left = last - system.steps();
    return saver == null ? left : Math.min(left, saver.stepsLeft(system.steps()));
  }

  private RunStatus cancelled(Checkpoint saver) {
    if (saver != null) {
      saver.save(system.steps());
    }
    return RunStatus.CANCELLED;
  }

  private RunResult go(
      RunOptions o,
      double end,
      long lastStep,
      long firstRow,
      long begin,
      boolean resumed,
      Checkpoint saver) {
    boolean recording = o.record();
    int interval = o.recordInterval();
    eventRows.shift(shift);
    boolean sampled = recorder.sampledAt() == system.time() - shift;
    if (recording && (recorder.rows() == 0 || resumed && !sampled)) {
      recorder.sample();
    }
    long rowsBefore = recorder.rows();
    int untilRow = (int) (interval - (system.steps() - firstStep) % interval);
    system.setRecorder(
        recording ? recorder : null, recording ? eventRows : null, interval, untilRow);
    RunStatus status = RunStatus.DONE;
    boolean ended = !map && system.time() >= end;
    Pace pace = new Pace();
    try {
      while (!ended) {
        if (lastStep <= system.steps()) {
          status = map ? RunStatus.DONE : RunStatus.MAX_STEPS;
          break;
        }
        int code = system.advanceCode(pace.next(left(lastStep, saver)), end);
        ended = code != Loop.RUNNING;
        status = RunStatus.of(code);
        long total = map ? lastStep - begin : 0;
        if (!o.progress().update(system.steps() - begin, total, "running") && !ended) {
          status = cancelled(saver);
          break;
        }
        if (!ended && saver != null) {
          saver.saveIfDue(system.steps());
        }
      }
    } finally {
      system.setRecorder(null, null, 1, 1);
    }
    addSegment(o, firstRow, rowsBefore, begin, resumed);
    return result(status, "");
  }

  private void addSegment(
      RunOptions o, long firstRow, long rowsBefore, long begin, boolean resumed) {
    long rows = recorder.rows() - firstRow;
    if (rows > 0) {
      long first = begin - firstStep;
      boolean sampledStart = rowsBefore > firstRow;
      int interval = o.recordInterval();
      long step = sampledStart ? first : (first / interval + 1) * interval;
      int id = segments.size();
      String name = unique(o.tag().isEmpty() ? "run#" + id : o.tag(), -1);
      segments.add(new Segment(id, name, firstRow, rows, step, interval, resumed));
    }
  }

  private RunResult result(RunStatus status, String prefix) {
    String message =
        switch (status) {
          case DONE -> "";
          case MAX_STEPS -> prefix + "reached the greatest number of steps at t = " + system.time();
          case CANCELLED -> prefix + "stopped by its listener at t = " + system.time();
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
    return List.copyOf(segments);
  }

  /** Returns the rows of a segment. */
  public Recording segment(String name) {
    Segment s = segments.get(segmentIndex(name));
    return results().rows(s.firstRow(), s.firstRow() + s.rows());
  }

  /** Gives a segment another name; a name that is taken gets a number. */
  public void renameSegment(String name, String to) {
    int i = segmentIndex(name);
    Segment s = segments.get(i);
    segments.set(
        i,
        new Segment(
            s.id(),
            unique(to, i),
            s.firstRow(),
            s.rows(),
            s.firstStep(),
            s.interval(),
            s.resumed()));
  }

  private int segmentIndex(String name) {
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i).name().equals(name)) {
        return i;
      }
    }
    List<String> names = segments.stream().map(Segment::name).toList();
    throw new IllegalArgumentException(
        "no segment '" + name + "'; " + Nearest.suggestion(name, names));
  }

  private String unique(String name, int self) {
    String candidate = name;
    for (int k = 2; taken(candidate, self); k++) {
      candidate = name + "-" + k;
    }
    return candidate;
  }

  private boolean taken(String name, int self) {
    for (int i = 0; i < segments.size(); i++) {
      if (i != self && segments.get(i).name().equals(name)) {
        return true;
      }
    }
    return false;
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
      shift = session[0];
      firstStep = (long) session[1];
      warming = session[2] != 0;
      system.setFired(session, 3);
    }
  }

  private void forget() {
    recorder = null;
    eventRows = null;
    segments.clear();
    shift = 0;
    firstStep = 0;
    warming = false;
  }

  private Snapshot snapshot() {
    int events = system.model().events().size();
    double[] session = new double[3 + events];
    session[0] = shift;
    session[1] = firstStep;
    session[2] = warming ? 1 : 0;
    for (int i = 0; i < events; i++) {
      session[3 + i] = system.fired(i);
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
