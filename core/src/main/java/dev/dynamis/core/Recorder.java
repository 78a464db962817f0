package dev.dynamis.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Steps a system and records what it does.
 *
 * <pre>{@code
 * Recorder recorder = Recorder.of(system).columns("x", "v").everySteps(10).start();
 * recorder.run(10_000);
 * recorder.recording().write(Path.of("run.npz"));
 * }</pre>
 *
 * <p>Columns have the names of the system's state, outputs and inputs. A name that occurs in more
 * than one of these, or is {@code time}, gets a prefix: {@code state:x}, {@code output:x}, {@code
 * input:x}. The prefix may be used for the other names as well.
 *
 * <p>Once the recording has grown to a chunk, sampling makes no garbage.
 */
public final class Recorder {
  /** Where a column's numbers come from. */
  private enum Source {
    STATE("state:"),
    OUTPUT("output:"),
    INPUT("input:");

    final String prefix;

    Source(String prefix) {
      this.prefix = prefix;
    }
  }

  /** One column: a component of one source, under the name that it gets in the recording. */
  private record Pick(Source source, int index, String name) {}

  private final DynamicalSystem system;
  private final Recording recording;
  private final long everySteps;
  private final double interval;

  // what is read from the system, in one array: state, outputs, inputs; null where not wanted
  private final double[] state;
  private final double[] outputs;
  private final double[] inputs;
  private final double[][] from;
  private final int[] index;
  private final double[] row;

  private long stepsToGo;
  private double startTime;
  private double lastTime;
  private double samplesDue;

  private Recorder(Builder b) {
    system = b.system;
    List<Pick> picks = b.everything ? b.all() : b.chosen;
    everySteps = b.everySteps;
    interval = b.interval;
    state = reads(picks, Source.STATE) ? new double[system.stateSize()] : null;
    outputs = reads(picks, Source.OUTPUT) ? new double[system.outputNames().size()] : null;
    inputs = reads(picks, Source.INPUT) ? new double[system.inputNames().size()] : null;
    from = new double[picks.size()][];
    index = new int[picks.size()];
    row = new double[picks.size()];
    for (int c = 0; c < from.length; c++) {
      Pick p = picks.get(c);
      index[c] = p.index;
      from[c] =
          switch (p.source) {
            case STATE -> state;
            case OUTPUT -> outputs;
            case INPUT -> inputs;
          };
    }
    recording = new Recording(picks.stream().map(Pick::name).toList());
    recording.setIdentity(system.identity());
    restart();
  }

  /** Returns the settings of a recorder of {@code system}: everything, at every step. */
  public static Builder of(DynamicalSystem system) {
    return new Builder(system);
  }

  /** Returns what has been recorded; it goes on growing with this recorder. */
  public Recording recording() {
    return recording;
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
    if (state != null) {
      system.save(state);
    }
    if (outputs != null) {
      system.outputs(outputs);
    }
    if (inputs != null) {
      system.inputs(inputs);
    }
    for (int c = 0; c < row.length; c++) {
      row[c] = from[c][index[c]];
    }
    recording.add(system.time(), row, 0);
  }

  /** Records a row, and counts steps and time from here. */
  private void restart() {
    startTime = system.time();
    lastTime = startTime;
    samplesDue = 1;
    stepsToGo = everySteps;
    sample();
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
    return picks.stream().anyMatch(p -> p.source == source);
  }

  /** Settings of a recorder. */
  public static final class Builder {
    private final DynamicalSystem system;
    private final List<Pick> chosen = new ArrayList<>();
    private boolean everything = true;
    private long everySteps = 1;
    private double interval;

    private Builder(DynamicalSystem system) {
      this.system = system;
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
     * Chooses columns by name, with or without prefix. The time is always there.
     *
     * @throws IllegalArgumentException if the system has no such name, or several
     */
    public Builder columns(String... names) {
      Map<String, Pick> known = new LinkedHashMap<>();
      for (Pick p : all()) {
        known.put(p.name, p);
        known.putIfAbsent(p.source.prefix + names(p.source).get(p.index), p);
      }
      everything = false;
      for (String name : names) {
        if (name.equals(Recording.TIME)) {
          continue;
        }
        Pick p = known.get(name);
        if (p == null) {
          List<String> prefixed =
              Arrays.stream(Source.values())
                  .map(s -> s.prefix + name)
                  .filter(known::containsKey)
                  .toList();
          throw new IllegalArgumentException(
              prefixed.isEmpty()
                  ? "nothing to record is named \""
                      + name
                      + "\"; "
                      + Nearest.suggestion(name, known.keySet())
                  : "\"" + name + "\" needs a prefix; use one of: " + String.join(", ", prefixed));
        }
        add(p);
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

    /** Makes the recorder, and records the system's present state as the first row. */
    public Recorder start() {
      return new Recorder(this);
    }

    private Builder choose(Source source) {
      everything = false;
      all().stream().filter(p -> p.source == source).forEach(this::add);
      return this;
    }

    private void add(Pick p) {
      if (!chosen.contains(p)) {
        chosen.add(p);
      }
    }

    private List<String> names(Source source) {
      return switch (source) {
        case STATE -> system.stateNames();
        case OUTPUT -> system.outputNames();
        case INPUT -> system.inputNames();
      };
    }

    /** Returns all there is to record, with prefixes where a bare name would be ambiguous. */
    private List<Pick> all() {
      Map<String, Integer> uses = new LinkedHashMap<>();
      uses.put(Recording.TIME, 1);
      uses.put(Recording.EVENT, 1);
      for (Source source : Source.values()) {
        names(source).forEach(name -> uses.merge(name, 1, Integer::sum));
      }
      List<Pick> all = new ArrayList<>();
      for (Source source : Source.values()) {
        List<String> names = names(source);
        for (int i = 0; i < names.size(); i++) {
          String name = names.get(i);
          boolean bare = uses.get(name) == 1 && !name.startsWith(Recording.EVENT + "/");
          all.add(new Pick(source, i, bare ? name : source.prefix + name));
        }
      }
      return all;
    }
  }
}
