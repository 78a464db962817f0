package dev.dynamis.cli;

import dev.dynamis.core.Nearest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what a command does and takes, as its own {@code --help}. */
@Command(
    name = "help",
    mixinStandardHelpOptions = true,
    description = "Prints how a command is used, or lists all commands.",
    footerHeading = "%nExample:%n",
    footer = "  dynamis help run")
final class HelpCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "A command, and one below it, such as study report (default: list them).")
  private List<String> names = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine wanted = spec.parent().commandLine();
    for (String name : names) {
      Map<String, CommandLine> below = wanted.getSubcommands();
      wanted = below.get(name);
      if (wanted == null) {
        throw new ParameterException(
            spec.commandLine(),
            "there is no command '"
                + String.join(" ", names)
                + (below.isEmpty() ? "'" : "'; " + Nearest.suggestion(name, below.keySet())));
      }
    }
    wanted.usage(spec.commandLine().getOut());
    return Dynamis.OK;
  }
}
