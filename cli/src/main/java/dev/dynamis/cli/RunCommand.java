package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.RunOptions;
import dev.dynamis.equations.RunResult;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.equations.kernel.EquationModel;
import dev.dynamis.equations.kernel.SystemKind;
import dev.dynamis.equations.lang.Models;
import dev.dynamis.plot.Chart;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a system of equations and shows, or writes, what it did. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Runs a system of equations from a TOML file or from the library.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://ode/lorenz --t 50 --plot lorenz.png --phase x,z",
      "  dynamis run lorenz.toml --t 50 --stepper rk45 --record out.csv",
      "  dynamis run builtin://map/logistic --n 100 --set r=3.7 --json"
    })
final class RunCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MODEL", description = "TOML file, or builtin://KIND/NAME.")
  private String model;

  @Option(names = "--t", paramLabel = "T", description = "End time.")
  private Double until;

  @Option(names = "--n", paramLabel = "N", description = "Number of iterations of a map.")
  private Long iterations;

  @Option(names = "--t0", paramLabel = "T0", description = "Start time.")
  private Double start;

  @Option(
      names = "--dt",
      paramLabel = "DT",
      description = "Step, or first step of adaptive steppers.")
  private Double dt;

  @Option(
      names = "--stepper",
      paramLabel = "S",
      description = "Stepper; 'dynamis steppers' lists them.")
  private String stepper;

  @Option(
      names = "--transient",
      paramLabel = "T",
      description = "Time, or iterations of a map, to run first without recording.")
  private Double transientSpan;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Value of a parameter or initial value of a state; may be repeated.")
  private Map<String, Double> values = Map.of();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "Preset of the model to start from.")
  private String preset;

  @Option(names = "--max-steps", paramLabel = "N", description = "Greatest number of steps.")
  private Long maxSteps;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write the recording: .csv, .jsonl, .npz or .npy.")
  private Path record;

  @Option(names = "--every", paramLabel = "K", description = "Record every K-th step.")
  private Integer every;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "States and auxiliary quantities to record, separated by commas.")
  private List<String> only = List.of();

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw the recording over time: .png or .svg.")
  private Path plot;

  @Option(
      names = "--phase",
      paramLabel = "X,Y",
      description = "With --plot: draw the second quantity over the first instead.")
  private String phase;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    EquationModel loaded = Models.load(model);
    for (Diagnostic d : loaded.diagnostics()) {
      spec.commandLine().getErr().println(d.render());
    }
    boolean map = loaded.kind() == SystemKind.MAP;
    RunResult result;
    try (Meter meter = new Meter(spec.commandLine().getErr(), json)) {
      Simulation simulation = new Simulation(loaded, systemOptions(loaded));
      if (preset != null) {
        simulation.system().apply(simulation.presets().get(preset));
      }
      simulation.assign(values);
      result = simulation.run(runOptions(simulation, map).progress(meter));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    Recording recording = result.recording();
    if (record != null) {
      recording.write(record);
    }
    if (plot != null) {
      draw(recording, loaded, map);
    }
    print(loaded, result);
    return result.ok() ? Dynamis.OK : Dynamis.WRONG_MODEL;
  }

  private SystemOptions systemOptions(EquationModel loaded) {
    SystemOptions options = SystemOptions.of(loaded);
    if (stepper != null) {
      options = options.withStepper(stepper);
    }
    return dt == null ? options : options.withDt(dt);
  }

  private RunOptions runOptions(Simulation simulation, boolean map) {
    RunOptions options = simulation.defaults();
    if (iterations != null && !map) {
      throw new IllegalArgumentException("--n counts iterations of a map; use --t for this model");
    }
    if (start != null) {
      options = options.from(start);
    }
    if (until != null) {
      options = options.until(until);
    }
    if (iterations != null) {
      options = options.iterations(iterations);
    }
    if (transientSpan != null) {
      options = options.withTransient(transientSpan);
    }
    if (maxSteps != null) {
      options = options.maxSteps(maxSteps);
    }
    if (every != null) {
      options = options.every(every);
    }
    if (!only.isEmpty()) {
      options = options.only(only.toArray(String[]::new));
    }
    return options.recording(record != null || plot != null);
  }

  private void draw(Recording recording, EquationModel loaded, boolean map) {
    try {
      chart(recording, map).title(loaded.name()).write(plot);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private Chart chart(Recording recording, boolean map) {
    if (phase == null) {
      return Chart.timeSeries(recording, recording.columns().toArray(String[]::new));
    }
    String[] axes = phase.split(",");
    if (axes.length != 2) {
      throw new IllegalArgumentException(
          "--phase is '" + phase + "', expected two names with a comma between them");
    }
    return map
        ? Chart.scatter(recording, axes[0], axes[1])
        : Chart.phase(recording, axes[0], axes[1]);
  }

  private void print(EquationModel loaded, RunResult result) {
    PrintWriter out = spec.commandLine().getOut();
    List<String> names = loaded.stateNames();
    if (json) {
      StringBuilder b = new StringBuilder("{\"t\":").append(number(result.t()));
      b.append(",\"steps\":").append(result.steps());
      b.append(",\"status\":").append(Json.string(result.status().name().toLowerCase(Locale.ROOT)));
      if (!result.message().isEmpty()) {
        b.append(",\"message\":").append(Json.string(result.message()));
      }
      b.append(",\"final\":{");
      for (int i = 0; i < names.size(); i++) {
        b.append(i == 0 ? "" : ",").append(Json.string(names.get(i)));
        b.append(':').append(number(result.finalStates()[i]));
      }
      out.println(b.append("}}"));
      return;
    }
    out.println(
        loaded.name()
            + ": t = "
            + result.t()
            + " after "
            + result.steps()
            + " steps, "
            + result.status().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    if (!result.message().isEmpty()) {
      out.println("  " + result.message());
    }
    for (int i = 0; i < names.size(); i++) {
      out.println("  " + names.get(i) + " = " + result.finalStates()[i]);
    }
    if (record != null) {
      out.println("  recorded " + result.recording().rows() + " rows in " + record);
    }
  }

  private static String number(double x) {
    return Double.isFinite(x) ? Double.toString(x) : "\"" + x + "\"";
  }
}
