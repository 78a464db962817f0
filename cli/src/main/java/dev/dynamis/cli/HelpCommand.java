package dev.dynamis.cli;

import dev.dynamis.core.Nearest;
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
      arity = "0..1",
      description = "A command (default: list them).")
  private String name;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine all = spec.parent().commandLine();
    CommandLine wanted = name == null ? all : all.getSubcommands().get(name);
    if (wanted == null) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no command '"
              + name
              + "'; "
              + Nearest.suggestion(name, all.getSubcommands().keySet()));
    }
    wanted.usage(spec.commandLine().getOut());
    return Dynamis.OK;
  }
}
