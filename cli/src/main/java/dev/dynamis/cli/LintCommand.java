package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.coupling.CouplingModel;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Lint;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a valid model will have trouble with. */
@Command(
    name = "lint",
    mixinStandardHelpOptions = true,
    description =
        "Warns of what a valid model will have trouble with: actuators, springs and contacts that"
            + " are too fast for the time step, impossible inertias, unused classes.",
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0  nothing to warn of, or warnings only",
      "  1  the model is wrong; with --strict also if there is a warning",
      "  2  wrong usage",
      "",
      "Examples:",
      "  dynamis lint builtin://mech/humanoid",
      "  dynamis lint builtin://mech/quadruped --timestep 0.01",
      "  dynamis lint --strict --json robot.couple.toml"
    })
final class LintCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "MODEL",
      description = "MJCF, URDF or binary model, or builtin://mech/NAME; coupling.")
  private String file;

  @Option(
      names = "--timestep",
      paramLabel = "H",
      description = "Look at the model with this time step, s, instead of its own.")
  private Double timestep;

  @Option(names = "--strict", description = "Return 1 if there is a warning.")
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON object for each warning.")
  private boolean json;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    if (CouplingFiles.isCoupling(file)) {
      CouplingModel coupling = CouplingFiles.load(Path.of(file), fileOptions, this::edit);
      found.addAll(coupling.diagnostics());
      for (Model m : coupling.mechanisms()) {
        found.addAll(Lint.of(m, m.names.model()));
      }
    } else if (CheckCommand.isEquations(file)) {
      throw new ParameterException(
          spec.commandLine(),
          file
              + " is equations, of which nothing is known to warn of; 'dynamis check "
              + file
              + "' lists what is wrong with them");
    } else {
      MechanismFiles.Loaded loaded = MechanismFiles.load(file, fileOptions);
      edit(loaded.model());
      found.addAll(
          loaded.compiled() == null ? Lint.of(loaded.model(), file) : Lint.of(loaded.compiled()));
    }
    PrintWriter out = spec.commandLine().getOut();
    for (Diagnostic d : found) {
      out.println(json ? CheckCommand.toJson(d) : d.render());
    }
    if (!json) {
      int n = found.size();
      out.println(file + ": " + (n == 0 ? "nothing" : n == 1 ? "1 warning" : n + " warnings"));
    }
    return strict && !found.isEmpty() ? Dynamis.WRONG_MODEL : Dynamis.OK;
  }

  private void edit(Model m) {
    if (timestep != null) {
      m.opt.timestep = timestep;
    }
  }
}
