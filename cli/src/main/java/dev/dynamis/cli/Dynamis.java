package dev.dynamis.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code dynamis} command: reads arguments, runs one subcommand, returns an exit code. */
@Command(
    name = "dynamis",
    description = "Simulates and analyses mechanisms and equations.",
    mixinStandardHelpOptions = true,
    versionProvider = Dynamis.Version.class,
    footerHeading = "%nExamples:%n",
    footer = {"  dynamis --help", "  dynamis --version", "  dynamis help"})
public final class Dynamis implements Runnable {
  @Spec private CommandSpec spec;

  /**
   * Starts the command line and leaves the JVM with its exit code: 0, 1 (wrong model), 2 (wrong
   * usage).
   */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  /** Runs one command, writing to the given streams, and returns its exit code. */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new Dynamis()).setOut(out).setErr(err).execute(args);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** Reads the version that the build put beside this class. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws Exception {
      Properties p = new Properties();
      try (var in = Dynamis.class.getResourceAsStream("version.properties")) {
        p.load(in);
      }
      return new String[] {"dynamis " + p.getProperty("version")};
    }
  }
}
