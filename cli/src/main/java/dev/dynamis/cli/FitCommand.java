package dev.dynamis.cli;

import dev.dynamis.analysis.fit.Fit;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Recording;
import dev.dynamis.mechanics.sim.Mechanism;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds parameters with which a system does what a recording says. */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Finds parameters of a mechanism or of equations with which it does what a recording says.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://mech/pendulum --time 1 --record run.npz",
      "  dynamis fit builtin://mech/pendulum --data run.npz --free dof_damping[hinge] \\",
      "      --param dof_damping[hinge]=0.1",
      "  dynamis fit arm.xml --data run.npz --free 'body_mass[hand],joint_damping[*]'",
      "  dynamis fit arm.xml --data run.csv --free body_mass[hand] \\",
      "      --bound 'body_mass[hand]=0.1:2'",
      "  dynamis fit lorenz.toml --data run.npz --free sigma,rho --set sigma=8 --json"
    })
final class FitCommand implements Callable<Integer> {
  @Mixin private SystemChoice choice;

  @Option(
      names = "--data",
      paramLabel = "FILE",
      required = true,
      description =
          "Recording: .csv, .jsonl, .npz or .parquet. Its columns are found by name: states and"
              + " outputs are fitted, inputs are applied.")
  private Path data;

  @Option(
      names = "--free",
      paramLabel = "NAMES",
      required = true,
      description =
          "Parameters to find, separated by commas: those of equations by name, of mechanisms as"
              + " FIELD[OBJECT], FIELD[OBJECT,COLUMN] or FIELD[*].")
  private String free;

  @Option(
      names = "--bound",
      paramLabel = "NAME=LOW:HIGH",
      description =
          "Bounds of a parameter. May be repeated. Without it, positive parameters of mechanisms"
              + " stay positive.")
  private List<String> bounds = List.of();

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Columns to fit, separated by commas (default: all that change).")
  private List<String> only = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (default: as many as the machine has processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      if (threads < 1 || threads > ThreadOptions.MOST) {
        throw new IllegalArgumentException(
            "--threads is " + threads + ", expected 1 to " + ThreadOptions.MOST);
      }
      DynamicalSystem system = choice.load(m -> {});
      List<String> wanted = names(free);
      if (system instanceof Mechanism mechanism) {
        system = mechanism.withParameters(wanted);
        wanted = system.parameterNames();
      }
      Fit fit = Fit.of(system, Recording.read(data)).free(wanted).columns(only);
      bound(fit, system, wanted);
      Fit.Result result;
      try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
        result = fit.on(pool, threads).run();
      }
      print(system.identity().name(), result);
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Names between commas that are not in brackets. */
  static List<String> names(String text) {
    List<String> names = new ArrayList<>();
    for (String name : text.split(",(?![^\\[]*\\])")) {
      if (!name.isBlank()) {
        names.add(name.strip());
      }
    }
    return names;
  }

  private void bound(Fit fit, DynamicalSystem system, List<String> wanted) {
    Set<String> bounded = new HashSet<>();
    for (String text : bounds) {
      int at = text.lastIndexOf('=');
      String[] ends = at < 1 ? new String[0] : text.substring(at + 1).split(":");
      try {
        if (ends.length != 2) {
          throw new NumberFormatException(text);
        }
        String name = text.substring(0, at).strip();
        fit.bound(name, Double.parseDouble(ends[0]), Double.parseDouble(ends[1]));
        bounded.add(name);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "--bound " + text + ": expected NAME=LOW:HIGH with two numbers", e);
      }
    }
    if (!(system instanceof Mechanism)) {
      return;
    }
    // masses, damping and the like have no meaning below zero
    double[] values = new double[system.parameterNames().size()];
    system.parameters(values);
    for (String name : wanted) {
      double value = values[system.parameterNames().indexOf(name)];
      if (value >= 0 && !bounded.contains(name)) {
        fit.bound(name, 1e-6 * value, Double.POSITIVE_INFINITY);
      }
    }
  }

  private void print(String name, Fit.Result result) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(json(result));
      return;
    }
    out.println(name + ": " + result.iterations() + " steps");
    out.println(
        String.format(
            Locale.ROOT, "  %-30s %14s %14s %14s", "parameter", "before", "found", "± (95 %)"));
    for (Fit.Parameter p : result.parameters()) {
      boolean known = p.interval() < Double.POSITIVE_INFINITY;
      out.println(
          String.format(
              Locale.ROOT,
              "  %-30s %14.8g %14.8g %14s",
              p.name(),
              p.start(),
              p.value(),
              p.atBound()
                  ? "at its bound"
                  : known ? String.format(Locale.ROOT, "%.3g", p.interval()) : "undetermined"));
    }
    out.println(String.format(Locale.ROOT, "  %-30s %14s", "column", "deviation"));
    for (Fit.Column c : result.columns()) {
      out.println(String.format(Locale.ROOT, "  %-30s %14.4g", c.name(), c.deviation()));
    }
  }

  private static String json(Fit.Result result) {
    StringBuilder b = new StringBuilder("{\"parameters\":{");
    String comma = "";
    for (Fit.Parameter p : result.parameters()) {
      b.append(comma).append(Json.string(p.name()));
      b.append(":{\"value\":").append(Json.number(p.value()));
      b.append(",\"interval\":").append(Json.number(p.interval()));
      b.append(",\"start\":").append(Json.number(p.start()));
      b.append(",\"atBound\":").append(p.atBound()).append('}');
      comma = ",";
    }
    b.append("},\"columns\":{");
    comma = "";
    for (Fit.Column c : result.columns()) {
      b.append(comma).append(Json.string(c.name())).append(':').append(Json.number(c.deviation()));
      comma = ",";
    }
    return b.append("},\"iterations\":").append(result.iterations()).append('}').toString();
  }
}
