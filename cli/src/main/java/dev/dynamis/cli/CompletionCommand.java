package dev.dynamis.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints scripts that let shells complete commands and options. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Prints a script that lets a shell complete commands, options and files.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  bash: echo 'source <(dynamis completion bash)' >> ~/.bashrc",
      "  zsh:  echo 'source <(dynamis completion zsh)' >> ~/.zshrc",
      "  fish: dynamis completion fish > ~/.config/fish/completions/dynamis.fish"
    })
final class CompletionCommand implements Callable<Integer> {
  /** Shells that are known. */
  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  private static final Pattern VALUES = Pattern.compile("(?<=_option_args=)\\([^)]*\\)");

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
  private Shell shell;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    CommandLine root = spec.parent().commandLine();
    switch (shell) {
      case BASH -> out.print(bash(root));
      case ZSH -> {
        // the script is one of bash that zsh runs by its own means
        out.println("autoload -U +X compinit && compinit");
        out.println("autoload -U +X bashcompinit && bashcompinit");
        out.print(bash(root));
      }
      case FISH -> fish(root, out);
    }
    out.flush();
    return Dynamis.OK;
  }

  /** Words are offered in small letters, as they are documented. */
  private static String bash(CommandLine root) {
    return VALUES
        .matcher(AutoComplete.bash("dynamis", root))
        .replaceAll(values -> values.group().toLowerCase(Locale.ROOT));
  }

  private static void fish(CommandLine root, PrintWriter out) {
    out.println("# completions of dynamis for fish");
    root.getSubcommands()
        .forEach((name, command) -> fish("__fish_use_subcommand", name, command, out));
  }

  /**
   * Completes a command, its options and the commands below it.
   *
   * @param when the condition under which its name may come next
   */
  private static void fish(String when, String name, CommandLine command, PrintWriter out) {
    String about = first(command.getCommandSpec().usageMessage().description());
    out.println("complete -c dynamis -n " + when + " -f -a " + name + quoted(about));
    String seen = "'__fish_seen_subcommand_from " + name + "'";
    for (OptionSpec o : command.getCommandSpec().options()) {
      StringBuilder line = new StringBuilder("complete -c dynamis -n ").append(seen);
      for (String n : o.names()) {
        boolean full = n.startsWith("--");
        line.append(full ? " -l " : " -s ").append(n.substring(full ? 2 : 1));
      }
      line.append(o.arity().max() > 0 ? " -r" : "");
      if (o.type().isEnum()) {
        String words =
            Stream.of(o.type().getEnumConstants())
                .map(word -> word.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
        line.append(" -f -a '").append(words).append('\'');
      }
      out.println(line + quoted(first(o.description())));
    }
    command.getSubcommands().forEach((below, its) -> fish(seen, below, its, out));
  }

  private static String first(String[] texts) {
    return Arrays.stream(texts).findFirst().orElse("").replaceAll("%n.*", "");
  }

  private static String quoted(String text) {
    return " -d '" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
