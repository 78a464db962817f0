package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Json;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.equations.Models;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads and compiles files and says what is wrong with them. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Reads and compiles models and lists everything that is wrong with them.",
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0  no errors (there may be warnings and notes)",
      "  1  at least one model is wrong",
      "  2  wrong usage",
      "",
      "Examples:",
      "  dynamis check builtin://mech/humanoid",
      "  dynamis check --json robot.urdf scene.xml",
      "  dynamis models ode/lorenz | dynamis check -",
      "  dynamis check robots/arm.xml --assets meshes --assets textures"
    })
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "MJCF, URDF, TOML or binary models, couplings.")
  private List<String> files;

  @Option(names = "--json", description = "Print one JSON object for each problem.")
  private boolean json;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    for (String file : files) {
      try {
        found.addAll(notes(file));
      } catch (ModelException e) {
        found.addAll(e.diagnostics());
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    SourceExcerpt excerpt = new SourceExcerpt();
    for (Diagnostic d : found) {
      out.println(json ? toJson(d) : excerpt.render(d));
    }
    long errors = found.stream().filter(d -> d.severity() == Severity.ERROR).count();
    if (!json) {
      out.println(summary(errors, found.size() - errors));
    }
    return errors > 0 ? Dynamis.WRONG_MODEL : Dynamis.OK;
  }

  private List<Diagnostic> notes(String file) throws IOException {
    if (CouplingFiles.isCoupling(file)) {
      return CouplingFiles.load(Path.of(file), fileOptions, m -> {}).diagnostics();
    }
    return isEquations(file)
        ? Models.load(file).diagnostics()
        : MechanismFiles.load(file, fileOptions).notes();
  }

  /** Returns whether a model that is no coupling is one of equations, by its name. */
  static boolean isEquations(String file) {
    return file.endsWith(".toml")
        || file.startsWith("builtin://") && !MechanismFiles.isMechanism(file);
  }

  private String summary(long errors, long others) {
    String models = files.size() == 1 ? "1 file" : files.size() + " files";
    return models
        + ": "
        + (errors == 0 ? "no errors" : errors == 1 ? "1 error" : errors + " errors")
        + (others == 0
            ? ""
            : others == 1 ? ", 1 warning or note" : ", " + others + " warnings or notes");
  }

  /** Returns a problem as a JSON object. */
  static String toJson(Diagnostic d) {
    return "{\"severity\":"
        + Json.string(d.severity().name().toLowerCase(Locale.ROOT))
        + ",\"code\":"
        + Json.string(d.code())
        + ",\"source\":"
        + Json.string(d.source())
        + ",\"line\":"
        + d.line()
        + ",\"column\":"
        + d.column()
        + ",\"element\":"
        + Json.string(d.element())
        + ",\"problem\":"
        + Json.string(d.problem())
        + ",\"fix\":"
        + Json.string(d.fix())
        + "}";
  }
}
