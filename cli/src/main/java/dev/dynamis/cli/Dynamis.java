package dev.dynamis.cli;

import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.sweep.Sampling;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Excitation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code dynamis} command: reads arguments, runs one subcommand, returns an exit code. */
@Command(
    name = "dynamis",
    description = "Simulates and analyses mechanisms and equations.",
    mixinStandardHelpOptions = true,
    versionProvider = Dynamis.Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://ode/lorenz --t 50 --record lorenz.csv",
      "  dynamis run builtin://mech/humanoid --time 10 --ctrl noise --record walk.npz",
      "  dynamis plot walk.npz -o walk.png --only qpos"
    })
public final class Dynamis implements Runnable {
  /** All commands, in the order of the help; the class {@code RunCommand} is named {@code run}. */
  static final List<Class<?>> COMMANDS =
      List.of(
          RunCommand.class,
          RolloutCommand.class,
          StudyCommand.class,
          RenderCommand.class,
          ViewCommand.class,
          LinearizeCommand.class,
          LyapunovCommand.class,
          FitCommand.class,
          FixedPointsCommand.class,
          ContinueCommand.class,
          SweepCommand.class,
          BifurcationCommand.class,
          PoincareCommand.class,
          PortraitCommand.class,
          BasinsCommand.class,
          ManifoldCommand.class,
          SpectrumCommand.class,
          ChaosCommand.class,
          InfoCommand.class,
          CheckCommand.class,
          LintCommand.class,
          ContactCommand.class,
          ConvertCommand.class,
          DumpCommand.class,
          BenchCommand.class,
          TrainCommand.class,
          PlotCommand.class,
          RecoverCommand.class,
          StatesCommand.class,
          ModelsCommand.class,
          SteppersCommand.class,
          ExplainCommand.class,
          DoctorCommand.class,
          CompletionCommand.class,
          HelpCommand.class);

  /** The command did what it was asked for. */
  static final int OK = 0;

  /** A model is wrong, or a file could not be read or written. */
  static final int WRONG_MODEL = 1;

  /** The arguments make no sense. */
  static final int WRONG_USAGE = 2;

  /** The run was interrupted; what a shell returns for a process that Ctrl-C ended. */
  static final int INTERRUPTED = 130;

  @Spec private CommandSpec spec;

  /** Starts the command line and leaves the JVM with its exit code. */
  public static void main(String[] args) {
    // pictures go to files; a display that leads nowhere must not matter
    System.setProperty("java.awt.headless", "true");
    // letters are set through JNI as before JDK 22, a quarter of a second sooner than through
    // linkers
    // made at run time; the pictures are the same
    if (System.getProperty("sun.font.layout.ffm") == null) {
      System.setProperty("sun.font.layout.ffm", "false");
    }
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  /** Runs one command, writing to the given streams, and returns its exit code. */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    try (StandardInput input = new StandardInput(System.in)) {
      String[] replaced = input.replace(args);
      return commands(input.naming(out), input.naming(err), args).execute(replaced);
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
      return WRONG_USAGE;
    } catch (OutOfMemoryError e) {
      err.println(
          "not enough memory: the Java heap has "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MB; ask for less, or give it more (DYNAMIS_JAVA_OPTS=-Xmx16g)");
      return WRONG_MODEL;
    } catch (IOException e) {
      err.println(describe(e));
      return WRONG_MODEL;
    }
  }

  /**
   * Returns what understands arguments. If they begin with a command, it knows that one only, and
   * none if the version is asked for: to read the annotations of all takes longer than many runs.
   */
  static CommandLine commands(PrintWriter out, PrintWriter err, String... args) {
    String first = args.length == 0 ? "" : args[0];
    boolean one =
        first.equals("--version")
            || COMMANDS.stream().anyMatch(c -> name(c).equals(first)) && !needsOthers(first);
    CommandLine line = new CommandLine(new Dynamis());
    for (Class<?> command : COMMANDS) {
      if (!one || name(command).equals(first)) {
        line.addSubcommand(command);
      }
    }
    return line.setOut(out)
        .setErr(err)
        .registerConverter(Excitation.Kind.class, new WordConverter<>(Excitation.Kind.class))
        .registerConverter(DivergencePolicy.class, new WordConverter<>(DivergencePolicy.class))
        .registerConverter(MemoryPolicy.class, new WordConverter<>(MemoryPolicy.class))
        .registerConverter(Direction.class, new WordConverter<>(Direction.class))
        .registerConverter(
            ManifoldCommand.Kind.class, new WordConverter<>(ManifoldCommand.Kind.class))
        .registerConverter(
            CompletionCommand.Shell.class, new WordConverter<>(CompletionCommand.Shell.class))
        .registerConverter(Sampling.class, new WordConverter<>(Sampling.class))
        .registerConverter(SampleDesign.class, new WordConverter<>(SampleDesign.class))
        .setParameterExceptionHandler((e, given) -> explainUsage(e, err))
        .setExecutionExceptionHandler((e, command, parsed) -> explain(e, err));
  }

  private static String name(Class<?> command) {
    return command.getSimpleName().replace("Command", "").toLowerCase(Locale.ROOT);
  }

  private static boolean needsOthers(String command) {
    return command.equals("help") || command.equals("completion");
  }

  /** Prints which argument makes no sense, and where to read what would. */
  private static int explainUsage(ParameterException e, PrintWriter err) {
    err.println(e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, err);
    err.println("'" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help' tells more");
    return WRONG_USAGE;
  }

  /** Prints what went wrong in the user's words; anything unforeseen keeps its stack. */
  private static int explain(Exception e, PrintWriter err) throws Exception {
    switch (e) {
      case ModelException m -> err.println(SourceExcerpt.render(m));
      case SimulationException s -> err.println(s.getMessage());
      case NoSuchFileException f -> err.println(f.getMessage() + ": there is no such file");
      case IOException io -> err.println(describe(io));
      case UncheckedIOException io -> err.println(describe(io.getCause()));
      default -> throw e;
    }
    return WRONG_MODEL;
  }

  private static String describe(IOException e) {
    String message = e.getMessage();
    return message == null ? "reading or writing failed: " + e.getClass().getSimpleName() : message;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** Reads the version that the build put beside this class. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      Properties p = new Properties();
      try (var in = Dynamis.class.getResourceAsStream("version.properties")) {
        p.load(in);
      }
      return new String[] {"dynamis " + p.getProperty("version")};
    }
  }
}
