package dev.dynamis.core;

import dev.dynamis.core.ColumnChoice.Pick;
import dev.dynamis.core.Quantity.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/**
 * Steps a system and records what it does.
 *
 * <pre>{@code
 * Recorder recorder = Recorder.of(system).columns("x", "v").everySteps(10).start();
 * recorder.run(10_000);
 * recorder.recording().write(Path.of("run.npz"));
 * }</pre>
 *
 * <p>A long run records to a file, which needs little memory and outlives the process:
 *
 * <pre>{@code
 * try (Recorder recorder = Recorder.of(system).to(Path.of("run.npz")).start()) {
 *   recorder.run(1_000_000_000);
 * }
 * }</pre>
 *
 * <p>Columns have the names of the system's state, outputs and inputs, and of what else its {@link
 * DynamicalSystem#quantities} compute. A name that occurs in more than one of these, or is {@code
 * time}, gets a prefix: {@code state:x}, {@code output:x}, {@code input:x}. The prefix may be used
 * for the other names as well.
 *
 * <p>Once the recording has grown to a chunk, sampling makes no garbage.
 *
 * @since 0.1.0
 */
public final class Recorder implements AutoCloseable {
  private final DynamicalSystem system;
  private final RecordingLayout layout;
  private final RecordingSink[] sinks;
  private final List<String> eventNames;
  private Recording recording;
  private final long everySteps;
  private final double interval;

  // what is read from the system; null where not wanted
  private final StateProbe probe;
  private final double[] state;
  private final double[] outputs;
  private final double[] inputs;
  private final Quantity[] computed;
  private final double[][] computedTo;
  private final double[][] from;
  private final int[] index;
  private final double[] row;

  private double sampledAt = Double.NaN;
  private long stepsToGo;
  private double startTime;
  private double lastTime;
  private double samplesDue;

  private Recorder(Builder b) {
    system = b.system;
    ColumnChoice choice = b.choice();
    List<Pick> picks = choice.picks(b.usual);
    everySteps = b.everySteps;
    interval = b.interval;
    int[] components =
        picks.stream().filter(p -> p.source() == Source.STATE).mapToInt(Pick::index).toArray();
    probe = components.length == 0 ? null : system.probe(components);
    state = new double[components.length];
    outputs = reads(picks, Source.OUTPUT) ? new double[system.outputNames().size()] : null;
    inputs = reads(picks, Source.INPUT) ? new double[system.inputNames().size()] : null;
    from = new double[picks.size()][];
    index = new int[picks.size()];
    row = new double[picks.size()];
    int states = 0;
    Map<Quantity, double[]> read = new IdentityHashMap<>();
    List<Quantity> groups = new ArrayList<>();
    for (int c = 0; c < from.length; c++) {
      Pick p = picks.get(c);
      index[c] = p.source() == Source.STATE ? states++ : p.index();
      if (p.group() != null && !read.containsKey(p.group())) {
        read.put(p.group(), new double[p.group().size()]);
        groups.add(p.group());
      }
      from[c] =
          switch (p.source()) {
            case STATE -> state;
            case OUTPUT -> outputs;
            case INPUT -> inputs;
            case COMPUTED -> read.get(p.group());
          };
    }
    computed = groups.toArray(Quantity[]::new);
    computedTo = groups.stream().map(read::get).toArray(double[][]::new);
    layout =
        new RecordingLayout(
            b.timeName,
            picks.stream().map(Pick::name).toList(),
            b.events,
            Optional.of(system.identity()),
            choice.groups(picks),
            notes(b.timeName, system.timeUnit(), choice.notes(picks)));
    eventNames = List.copyOf(layout.events().keySet());
    List<RecordingSink> all = new ArrayList<>(b.sinks);
    if (b.memory || all.isEmpty()) {
      all.addFirst(new MemorySink(r -> recording = r));
    }
    sinks = all.toArray(RecordingSink[]::new);
    for (RecordingSink sink : sinks) {
      sink.begin(layout);
    }
    restart();
  }

  private static SequencedMap<String, RecordingLayout.Note> notes(
      String time, String unit, SequencedMap<String, RecordingLayout.Note> columns) {
    if (!unit.isEmpty()) {
      columns.putFirst(time, new RecordingLayout.Note(unit, ""));
    }
    return columns;
  }

  /**
   * Returns the settings of a recorder of {@code system}: what it {@linkplain
   * DynamicalSystem#recordedColumns usually} records, at every step, in memory.
   */
  public static Builder of(DynamicalSystem system) {
    return new Builder(system);
  }

  /** Returns which names fit a pattern, in which {@code *} stands for any letters. */
  public static Predicate<String> pattern(String text) {
    return ColumnChoice.pattern(text);
  }

  /**
   * Returns what has been recorded in memory; it goes on growing with this recorder.
   *
   * @throws IllegalStateException if everything goes to sinks
   */
  public Recording recording() {
    if (recording == null) {
      throw new IllegalStateException(
          "what was recorded went to "
              + sinks[0]
              + ", nothing is in memory; read that, or ask for both by inMemory()");
    }
    return recording;
  }

  /** Returns whether {@link #recording} has what was recorded. */
  public boolean inMemory() {
    return recording != null;
  }

  /** Returns what the recording holds, without its numbers. */
  public RecordingLayout layout() {
    return layout;
  }

  /** Returns the time of the last row that this recorder took, NaN before the first. */
  public double sampledAt() {
    return sampledAt;
  }

  /** Returns how many rows have been recorded. */
  public long rows() {
    return sinks[0].rows();
  }

  /** Steps the system, and records a row where one is due. */
  public StepReport step() {
    StepReport report = system.step();
    if (due(report)) {
      sample();
    }
    return report;
  }

  /**
   * Takes up to {@code steps} steps and stops early when no further step makes sense.
   *
   * @return what the last step did
   * @throws IllegalArgumentException if {@code steps} is less than 1
   */
  public StepReport run(long steps) {
    if (steps < 1) {
      throw new IllegalArgumentException(steps + " steps; use 1 or more");
    }
    StepReport report = step();
    for (long i = 1; i < steps && report.canContinue(); i++) {
      report = step();
    }
    return report;
  }

  /** Records a row now, whether one is due or not. */
  public void sample() {
    if (probe != null) {
      probe.read(state);
    }
    if (outputs != null) {
      system.outputs(outputs);
    }
    if (inputs != null) {
      system.inputs(inputs);
    }
    for (int g = 0; g < computed.length; g++) {
      computed[g].reader().read(computedTo[g], 0);
    }
    for (int c = 0; c < row.length; c++) {
      row[c] = from[c][index[c]];
    }
    double time = system.time();
    sampledAt = time;
    for (RecordingSink sink : sinks) {
      sink.row(time, row, 0);
    }
  }

  /**
   * Records an event after the last row.
   *
   * @param name one of the kinds that were declared by {@link Builder#event}
   * @throws IllegalArgumentException if it was not declared, or with another number of values
   */
  public void event(String name, double time, double... values) {
    int kind = eventNames.indexOf(name);
    if (kind < 0) {
      throw new IllegalArgumentException(
          "no event \"" + name + "\" was declared; " + Nearest.suggestion(name, eventNames));
    }
    if (values.length != layout.eventWidth(kind) - 1) {
      throw new IllegalArgumentException(
          values.length
              + " values for event \""
              + name
              + "\", which has "
              + (layout.eventWidth(kind) - 1));
    }
    double[] all = new double[1 + values.length];
    all[0] = rows() - 1;
    System.arraycopy(values, 0, all, 1, values.length);
    for (RecordingSink sink : sinks) {
      sink.event(kind, time, all, 0);
    }
  }

  /** Makes sure that what was recorded to files outlives this process. */
  public void flush() {
    for (RecordingSink sink : sinks) {
      sink.flush();
    }
  }

  /** Ends the recording and completes its files; what is in memory can still be read. */
  @Override
  public void close() {
    for (RecordingSink sink : sinks) {
      sink.close();
    }
  }

  /** Counts steps and time from here. */
  private void restart() {
    startTime = system.time();
    lastTime = startTime;
    samplesDue = 1;
    stepsToGo = everySteps;
  }

  private boolean due(StepReport report) {
    if (interval == 0) {
      if (--stepsToGo > 0) {
        return false;
      }
      stepsToGo = everySteps;
      return true;
    }
    double time = system.time();
    double dt = report.dt();

    // the clock was set back, by a reset or by loading a state: count anew from there
    boolean back = dt < 0 ? time > lastTime : time < lastTime;
    lastTime = time;
    if (back) {
      startTime = time;
      samplesDue = 1;
      return true;
    }
    // the step nearest to the due time, counted from the start so that errors don't add up
    double passed = (Math.abs(time - startTime) + 0.5 * Math.abs(dt)) / interval;
    if (passed < samplesDue) {
      return false;
    }
    samplesDue = Math.floor(passed) + 1;
    return true;
  }

  private static boolean reads(List<Pick> picks, Source source) {
    return picks.stream().anyMatch(p -> p.source() == source);
  }

  /** Settings of a recorder. */
  public static final class Builder {
    private final DynamicalSystem system;
    private ColumnChoice choice;
    private final List<RecordingSink> sinks = new ArrayList<>();
    private final SequencedMap<String, List<String>> events = new LinkedHashMap<>();
    private String timeName = Recording.TIME;
    private boolean usual = true;
    private boolean memory;
    private long everySteps = 1;
    private double interval;

    private Builder(DynamicalSystem system) {
      this.system = system;
    }

    /** Chooses the whole state, all outputs and inputs: all that makes the next step the same. */
    public Builder everything() {
      usual = false;
      choice().chooseEverything();
      return this;
    }

    /** Chooses all components of the state. */
    public Builder state() {
      return choose(Source.STATE);
    }

    /** Chooses all outputs. */
    public Builder outputs() {
      return choose(Source.OUTPUT);
    }

    /** Chooses all inputs. */
    public Builder inputs() {
      return choose(Source.INPUT);
    }

    /**
     * Chooses columns. Each name is that of a column, with or without prefix; or of a group of the
     * system's {@link DynamicalSystem#quantities}, such as {@code qpos}, which chooses all its
     * columns; or a pattern, in which {@code *} stands for any letters: it chooses the groups that
     * fit, such as {@code site:*}, and where none does, the columns. {@code site} alone is short
     * for {@code site:*}. The time is always there.
     *
     * @throws IllegalArgumentException if the system has nothing of that name, or several things
     */
    public Builder columns(String... names) {
      usual = false;
      for (String name : names) {
        choice().choose(name);
      }
      return this;
    }

    /** Records at the start and then at every {@code n}-th step. */
    public Builder everySteps(long n) {
      if (n < 1) {
        throw new IllegalArgumentException("every " + n + " steps; use 1 or more");
      }
      everySteps = n;
      interval = 0;
      return this;
    }

    /**
     * Records at the start and then, for every {@code interval} of time, at the step nearest to it.
     */
    public Builder everyTime(double interval) {
      if (!(interval > 0) || !Double.isFinite(interval)) {
        throw new IllegalArgumentException("every " + interval + " of time; use a positive number");
      }
      this.interval = interval;
      return this;
    }

    /** Gives the time column another name; call this before columns are chosen. */
    public Builder timeName(String name) {
      timeName = name;
      return this;
    }

    /** Declares a kind of event and the names of its values. */
    public Builder event(String name, List<String> valueNames) {
      events.put(name, List.copyOf(valueNames));
      return this;
    }

    /**
     * Records to a file while the system runs, in the format of its name, instead of in memory; see
     * {@link RecordingStream}.
     */
    public Builder to(Path file) {
      return to(RecordingStream.to(file));
    }

    /** Gives rows and events to a sink, instead of keeping them in memory. */
    public Builder to(RecordingSink sink) {
      sinks.add(sink);
      return this;
    }

    /** Keeps the recording in memory as well, if it also goes elsewhere. */
    public Builder inMemory() {
      memory = true;
      return this;
    }

    /** Makes the recorder, and records the system's present state as the first row. */
    public Recorder start() {
      Recorder recorder = prepare();
      recorder.sample();
      return recorder;
    }

    /** Makes the recorder without a first row, to go on with a recording or to begin later. */
    public Recorder prepare() {
      return new Recorder(this);
    }

    private Builder choose(Source source) {
      usual = false;
      choice().choose(source);
      return this;
    }

    private ColumnChoice choice() {
      if (choice == null) {
        choice = new ColumnChoice(system, timeName);
      }
      return choice;
    }
  }
}
