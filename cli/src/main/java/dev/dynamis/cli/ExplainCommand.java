package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.equations.ModelRegistry;
import dev.dynamis.equations.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what a system of equations is compiled to. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    description = "Prints Java source that does what the compiled equations do.",
    footerHeading = "%nExamples:%n",
    footer = "  dynamis explain builtin://ode/lorenz --java")
final class ExplainCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MODEL", description = "TOML file, or builtin://KIND/NAME.")
  private String model;

  @Option(names = "--java", required = true, description = "Print Java source.")
  private boolean java;

  @Option(names = "--json", description = "Print the source in one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String source = Models.explainJava(new ModelRegistry().spec(model));
    spec.commandLine().getOut().println(json ? "{\"java\":" + Json.string(source) + "}" : source);
    return Dynamis.OK;
  }
}
