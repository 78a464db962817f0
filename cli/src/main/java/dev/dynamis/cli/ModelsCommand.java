package dev.dynamis.cli;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the equation models of the library, or shows the text of one. */
@Command(
    name = "models",
    mixinStandardHelpOptions = true,
    description = "Lists the equation models of the library, or shows the text of one.",
    footerHeading = "%nExamples:%n",
    footer = {"  dynamis models", "  dynamis models ode/lorenz > my-lorenz.toml"})
final class ModelsCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "NAME", description = "Model whose text to show.")
  private String name;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (name != null) {
      out.print(Models.builtinText(name.replaceFirst("^builtin://", "")));
      out.flush();
      return Dynamis.OK;
    }
    for (String builtin : Models.builtinNames()) {
      EquationModel m = Models.load("builtin://" + builtin);
      out.printf(
          Locale.ROOT,
          "builtin://%-26s states %s; parameters %s%n",
          builtin,
          String.join(" ", m.stateNames()),
          String.join(" ", m.parameterNames()));
    }
    return Dynamis.OK;
  }
}
