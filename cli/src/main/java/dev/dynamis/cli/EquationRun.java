package dev.dynamis.cli;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.Json;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingSink;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.RunOptions;
import dev.dynamis.equations.RunResult;
import dev.dynamis.equations.RunStatus;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.equations.model.SystemKind;
import dev.dynamis.plot.Chart;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A run of equations: what the command asks for, done and shown. */
final class EquationRun {
  /** How many rows a picture has at least and, where rows are chosen for it, at most. */
  private static final int FEWEST_ROWS = 5_000;

  private static final int MOST_ROWS = 100_000;

  private final RunCommand asked;
  private final EquationModel model;
  private final boolean map;
  private long[] fired = {};

  EquationRun(RunCommand asked, EquationModel model) {
    this.asked = asked;
    this.model = model;
    map = model.kind() == SystemKind.MAP;
  }

  int call() {
    Autosave autosave = asked.saving.autosave();
    Path resume = asked.saving.resume();
    if (resume != null && (asked.equations.preset != null || !asked.values.isEmpty())) {
      throw new IllegalArgumentException(
          (asked.equations.preset != null ? "--preset" : "--set")
              + " has no meaning with --resume: the saved run has its parameters and states");
    }
    byte[] mark = resume == null ? new byte[0] : Checkpoint.rowsMark(Checkpoint.read(resume));
    RunRecording rows = new RunRecording(asked.output, autosave, resume, mark);
    Thread self = Thread.currentThread();
    try (Interruption interruption = new Interruption(rows::flush).whenAsked(self::interrupt)) {
      RunResult result;
      try (Meter meter = new Meter(asked.spec.commandLine().getErr(), asked.output.json())) {
        Simulation simulation = new Simulation(model, systemOptions());
        RunOptions options =
            runOptions(simulation)
                .recording(rows.isWanted())
                .to(rows.sinks().toArray(RecordingSink[]::new))
                .autosave(autosave)
                .progress(
                    (done, total, what) -> meter.update(done, total, what) & !interruption.asked());
        result = resume == null ? start(simulation, options) : simulation.recover(resume, options);
        fired = new long[model.events().size()];
        for (int e = 0; e < fired.length; e++) {
          fired[e] = simulation.system().fired(e);
        }
      } finally {
        interruption.stopped();
        rows.finish(model.name(), asked.spec.commandLine().getErr(), this::chart);
      }
      print(result, rows);
      return result.status() == RunStatus.CANCELLED
          ? Dynamis.INTERRUPTED
          : result.ok() && !cutShort(result) ? Dynamis.OK : Dynamis.WRONG_MODEL;
    }
  }

  /** Says whether the model's limit of steps, which nobody asked for here, came before the end. */
  private boolean cutShort(RunResult result) {
    return result.status() == RunStatus.MAX_STEPS && asked.equations.maxSteps == null;
  }

  private RunResult start(Simulation simulation, RunOptions options) {
    if (asked.equations.preset != null) {
      simulation.system().apply(simulation.presets().get(asked.equations.preset));
    }
    simulation.assign(values(asked.values));
    return simulation.run(options);
  }

  /** Returns the numbers of {@code --set} by name. */
  static Map<String, Double> values(List<String> given) {
    Map<String, Double> values = new LinkedHashMap<>();
    for (String text : given) {
      int at = text.indexOf('=');
      if (at < 1) {
        throw new IllegalArgumentException("--set " + text + ": expected NAME=VALUE");
      }
      try {
        values.put(text.substring(0, at), Double.valueOf(text.substring(at + 1)));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "--set " + text + ": '" + text.substring(at + 1) + "' is not a number", e);
      }
    }
    return values;
  }

  private SystemOptions systemOptions() {
    SystemOptions options = SystemOptions.of(model);
    if (asked.equations.stepper != null) {
      options = options.withStepper(asked.equations.stepper);
    }
    if (asked.equations.memory != null) {
      options = options.withMemory(FileOptions.bytes("--memory", asked.equations.memory));
    }
    return asked.dt == null ? options : options.withDt(asked.dt);
  }

  private RunOptions runOptions(Simulation simulation) {
    RunOptions options = simulation.defaults();
    if (asked.iterations != null && !map) {
      throw new IllegalArgumentException("--n counts iterations of a map; use --t for this model");
    }
    if (asked.equations.start != null) {
      options = options.from(asked.equations.start);
    }
    if (asked.until != null) {
      options = options.until(asked.until);
    }
    if (asked.iterations != null) {
      if (asked.iterations < 0) {
        throw new IllegalArgumentException("--n is " + asked.iterations + ", expected 0 or more");
      }
      options = options.iterations(asked.iterations);
    }
    if (asked.transientSpan != null) {
      options = options.withTransient(asked.transientSpan);
    }
    if (asked.equations.maxSteps != null) {
      options = options.maxSteps(asked.equations.maxSteps);
    }
    if (asked.output.every() != null) {
      if (asked.equations.sample != null) {
        throw new IllegalArgumentException(
            "--every counts steps and --sample time: one of them at a time");
      }
      options = options.every(asked.output.every());
    } else if (asked.equations.sample != null) {
      options = options.sample(sample());
    } else if (asked.output.plot() != null && !map) {
      options = smooth(options, simulation.system());
    }
    if (!asked.output.only().isEmpty()) {
      options = options.only(asked.output.only().toArray(String[]::new));
    }
    return options;
  }

  private double sample() {
    if (!(asked.equations.sample > 0)) {
      throw new IllegalArgumentException(
          "--sample is " + asked.equations.sample + ", expected a number above 0");
    }
    return asked.equations.sample;
  }

  /**
   * Returns options whose rows make smooth curves: at equal times, as far apart as the model's step
   * where that makes a number of rows that a picture can show.
   */
  private RunOptions smooth(RunOptions options, EquationSystem system) {
    double span = options.until() - options.t0() - options.transientSpan();
    boolean asAsked = options.sample() > 0 || options.recordInterval() > 1 || !(span > 0);
    if (asAsked || !system.stepper().adaptive() && system.dt() <= span / FEWEST_ROWS) {
      return options;
    }
    return options.sample(
        Math.min(span / FEWEST_ROWS, Math.max(model.sim().dt(), span / MOST_ROWS)));
  }

  private Chart chart(Recording recording) {
    if (asked.output.phase() == null) {
      return Chart.timeSeries(recording, recording.columns().toArray(String[]::new));
    }
    String[] axes = asked.output.axes();
    return map
        ? Chart.scatter(recording, axes[0], axes[1])
        : Chart.phase(recording, axes[0], axes[1]);
  }

  private void print(RunResult result, RunRecording rows) {
    PrintWriter out = asked.out();
    List<String> names = model.stateNames();
    String status =
        result.status() == RunStatus.CANCELLED
            ? "interrupted"
            : result.status().name().toLowerCase(Locale.ROOT);
    if (asked.output.json()) {
      StringBuilder b = new StringBuilder("{\"t\":").append(Json.number(result.t()));
      b.append(",\"steps\":").append(result.steps());
      b.append(",\"status\":").append(Json.string(status));
      if (!result.message().isEmpty()) {
        b.append(",\"message\":").append(Json.string(result.message()));
      }
      b.append(",\"events\":{");
      for (int e = 0; e < model.events().size(); e++) {
        b.append(e == 0 ? "" : ",").append(Json.string(model.events().get(e).name()));
        b.append(':').append(fired[e]);
      }
      b.append("},\"final\":").append(Json.numbers(names, result.finalStates(), 0));
      out.println(b.append('}'));
      return;
    }
    String steps = result.steps() + (map ? " iterations, " : " steps, ");
    out.println(
        model.name() + ": t = " + result.t() + " after " + steps + status.replace('_', ' '));
    if (!result.message().isEmpty()) {
      out.println("  " + result.message());
    }
    for (int i = 0; i < names.size(); i++) {
      out.println("  " + names.get(i) + " = " + result.finalStates()[i]);
    }
    for (int e = 0; e < model.events().size(); e++) {
      long times = fired[e];
      out.println(
          "  event "
              + model.events().get(e).name()
              + ": "
              + (times == 0 ? "never" : times == 1 ? "once" : times + " times"));
    }
    if (asked.output.record() != null) {
      out.println("  recorded " + rows.stream().rows() + " rows in " + asked.output.record());
    }
  }
}
