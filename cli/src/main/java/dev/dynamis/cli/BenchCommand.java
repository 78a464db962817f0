package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mjcf.MechanismLibrary;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how fast mechanisms step, alone or against another engine. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures steps per second of mechanisms, warm, as the median of rounds.",
      "With --reference, rounds of both engines alternate, so that what else the machine does"
          + " weighs on both."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis bench builtin://mech/humanoid builtin://mech/car --steps 500",
      "  dynamis bench builtin://mech/stack --threads 2 --steps 200",
      "  dynamis bench --suite",
      "  dynamis bench builtin://mech/humanoid --startup --steps 100",
      "  dynamis bench arm.xml --reference \"node oracle.mjs {model} --steps {n} \\",
      "      --bench\""
    })
final class BenchCommand implements Callable<Integer> {
  /** How long a process is watched from its start on, s. */
  private static final double STARTUP_SECONDS = 10;

  @Parameters(
      arity = "0..*",
      paramLabel = "MODEL",
      description = "MJCF, URDF or binary models, or names of the library.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--steps",
      paramLabel = "N",
      description =
          "Steps of a round (default: ${DEFAULT-VALUE}, in the suite those of its table).",
      defaultValue = "1000")
  private int steps;

  @Option(
      names = "--rounds",
      paramLabel = "R",
      description = "Rounds that count (default: ${DEFAULT-VALUE}).",
      defaultValue = "5")
  private int rounds;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "Seconds of rounds that don't count (default: ${DEFAULT-VALUE}).",
      defaultValue = "3")
  private double warmUp;

  @Option(
      names = "--reference",
      paramLabel = "COMMAND",
      description =
          "Command that times another engine; {model} and {n} stand for the file and the number of"
              + " steps. It prints \"wall_ms\": X or \"steps_per_second\": X.")
  private String reference;

  @Option(
      names = "--suite",
      description =
          "Measure the models of a recorded table, each in a process of its own, and print ratios to"
              + " what was recorded there for other engines, or with --reference to an engine that"
              + " is installed.")
  private boolean suite;

  @Option(
      names = "--models",
      paramLabel = "DIR",
      description =
          "Folder with collections of models for --suite; those of the library are measured"
              + " without it.")
  private Path models;

  @Option(
      names = "--startup",
      description =
          "Measure this process from its start on: when the first step begins, and when the speed"
              + " is 90 %% of that in the end. The only model of the process.")
  private boolean startup;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that work on each step together (default: ${DEFAULT-VALUE}).",
      defaultValue = "1")
  private int threads;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      parameterConsumer = EditConsumer.class,
      description = "Edit option.NAME, flag.NAME, stat.NAME, model.FIELD[I] or data.FIELD[I].")
  private List<String> values = new ArrayList<>();

  @Option(names = "--json", description = "Print one JSON object for each model.")
  private boolean json;

  @Mixin private StartOptions start;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  /** What was measured; the reference's numbers are NaN if there is none. */
  private record Result(
      String model, double ours, double theirs, double bytes, double contacts, double[] rounds) {
    double ratio() {
      return ours / theirs;
    }
  }

  @Override
  public Integer call() throws IOException {
    List<Result> results = new ArrayList<>();
    PrintWriter out = spec.commandLine().getOut();
    try {
      if (steps < 1 || rounds < 1) {
        throw new IllegalArgumentException("--steps and --rounds must be 1 or more");
      }
      if (suite == !files.isEmpty()) {
        throw new IllegalArgumentException("give models, or --suite");
      }
      if (startup) {
        return startup(out);
      }
      ReferenceCommand other = reference == null ? null : new ReferenceCommand(reference);
      if (suite) {
        return suite(out);
      }
      if (!json) {
        out.println(header(other != null));
      }
      for (String file : files) {
        Result r = measure(file, other);
        results.add(r);
        out.println(json ? toJson(r) : line(r));
        out.flush();
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    if (reference != null && results.size() > 1 && !json) {
      out.println(mean(results.stream().mapToDouble(Result::ratio).toArray()));
    }
    return Dynamis.OK;
  }

  private static String mean(double[] ratios) {
    double sum = 0;
    for (double r : ratios) {
      sum += StrictMath.log(r);
    }
    double mean = StrictMath.exp(sum / ratios.length);
    return String.format(Locale.ROOT, "geometric mean of the ratios: %.3f", mean);
  }

  /** Measures the models of the recorded table that are at hand. */
  private int suite(PrintWriter out) throws IOException {
    SuiteTable table = SuiteTable.shipped();
    if (!json) {
      table.notes().forEach(out::println);
      out.println(
          "| model | steps/s | recorded | native | WebAssembly | "
              + (reference == null ? "to recorded native" : "to the reference here")
              + " |\n|---|--:|--:|--:|--:|--:|");
    }
    List<Double> ratios = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (SuiteTable.Row row : table.rows()) {
      String file = row.model();
      if (!MechanismLibrary.isName(file)) {
        if (models == null || !Files.exists(models.resolve(file))) {
          missing.add(file);
          continue;
        }
        file = models.resolve(file).toString();
      }
      String line = FreshProcess.output(rowArguments(file, row.steps())).strip();
      double ours = number(line, "steps_per_second");
      double theirs =
          reference == null ? row.reference() : number(line, "reference_steps_per_second");
      if (!Double.isNaN(theirs)) {
        ratios.add(ours / theirs);
      }
      out.println(json ? line : suiteLine(row, ours, theirs));
      out.flush();
    }
    if (!json && !ratios.isEmpty()) {
      out.println(mean(ratios.stream().mapToDouble(Double::doubleValue).toArray()));
    }
    if (!json && !missing.isEmpty()) {
      out.println(
          missing.size()
              + " models of the table are not at hand; --models names the folder that has them: "
              + String.join(", ", missing));
    }
    return Dynamis.OK;
  }

  /** The arguments of this command for a model of the suite. */
  private List<String> rowArguments(String file, int rowSteps) {
    List<String> all = spec.root().commandLine().getParseResult().originalArgs();
    List<String> words = new ArrayList<>(List.of(spec.name(), file, "--json"));
    if (!spec.commandLine().getParseResult().hasMatchedOption("--steps")) {
      words.addAll(List.of("--steps", Integer.toString(rowSteps)));
    }
    if (models != null) {
      // models of a collection use files of each other's folders
      words.addAll(List.of("--assets", models.toString()));
    }
    for (int i = all.indexOf(spec.name()) + 1; i < all.size(); i++) {
      String word = all.get(i);
      if (word.equals("--models")) {
        i++;
      } else if (!word.matches("--suite|--json|--models=.*")) {
        words.add(word);
      }
    }
    return words;
  }

  private static double number(String line, String name) {
    Matcher found = Pattern.compile("\"" + name + "\":([-+.eE\\d]+)").matcher(line);
    if (!found.find()) {
      throw new SimulationException("no " + name + " in '" + line + "'");
    }
    return Double.parseDouble(found.group(1));
  }

  private static String suiteLine(SuiteTable.Row row, double ours, double theirs) {
    return String.format(
        Locale.ROOT,
        "| %s | %.0f | %.0f | %s | %s | %s |",
        row.model(),
        ours,
        row.ours(),
        orDash("%.0f", row.reference()),
        orDash("%.0f", row.webAssembly()),
        orDash("%.3f", ours / theirs));
  }

  private static String orDash(String format, double value) {
    return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, format, value);
  }

  /** Measures how soon the first model is fast. */
  private int startup(PrintWriter out) throws IOException {
    if (files.size() != 1 || reference != null) {
      throw new IllegalArgumentException("--startup takes one model and no --reference");
    }
    StartupCurve curve = StartupCurve.measure(clock(files.getFirst()), STARTUP_SECONDS);
    out.println(
        json
            ? String.format(
                Locale.ROOT,
                "{\"model\":%s,\"first_step_s\":%.3f,\"near_peak_s\":%.3f,\"steps_per_second\":%.1f}",
                Json.string(files.getFirst()),
                curve.firstStep(),
                curve.nearPeak(),
                curve.peak())
            : String.format(
                Locale.ROOT,
                "%s: first step %.2f s after the start of the process, 90 %% of %.0f steps/s after"
                    + " %.2f s",
                shortName(files.getFirst()),
                curve.firstStep(),
                curve.peak(),
                curve.nearPeak()));
    return Dynamis.OK;
  }

  /** Returns a model's name without its folder. */
  private static String shortName(String model) {
    return model.substring(Math.max(model.lastIndexOf('/'), model.lastIndexOf('\\')) + 1);
  }

  private StepClock clock(String file) throws IOException {
    Model m = MechanismFiles.loadModel(file, fileOptions).model();
    List<Edit> edits = values.stream().map(Edit::parse).toList();
    Excitation excitation = start.excitation(Excitation.Kind.NOISE);
    return new StepClock(start.start(m, edits).threads(threads), excitation, steps);
  }

  private Result measure(String file, ReferenceCommand other) throws IOException {
    StepClock clock = clock(file);
    clock.warmUp(warmUp);
    // another engine can't read the library
    Path text = null;
    if (other != null && MechanismLibrary.isName(file)) {
      text = Files.createTempFile("dynamis-", ".xml");
      Files.writeString(text, MechanismLibrary.text(file));
    }
    String theirFile = text == null ? file : text.toString();
    double[] ours = new double[rounds];
    double[] theirs = new double[rounds];
    for (int r = 0; r < rounds; r++) {
      ours[r] = clock.round();
      theirs[r] = other == null ? Double.NaN : other.stepsPerSecond(theirFile, steps);
    }
    if (text != null) {
      Files.delete(text);
    }
    return new Result(
        file,
        StepClock.median(ours),
        StepClock.median(theirs),
        clock.bytesPerStep(),
        clock.contacts(),
        ours);
  }

  private static String header(boolean compared) {
    return "| model | steps/s | us/step | contacts | bytes/step |"
        + (compared ? " reference steps/s | ratio |" : "")
        + "\n|---|--:|--:|--:|--:|"
        + (compared ? "--:|--:|" : "");
  }

  private static String line(Result r) {
    String ours =
        String.format(
            Locale.ROOT,
            "| %s | %.0f | %.2f | %.1f | %.0f |",
            shortName(r.model()),
            r.ours(),
            1e6 / r.ours(),
            r.contacts(),
            r.bytes());
    return Double.isNaN(r.theirs())
        ? ours
        : ours + String.format(Locale.ROOT, " %.0f | %.3f |", r.theirs(), r.ratio());
  }

  private static String toJson(Result r) {
    StringBuilder b = new StringBuilder("{\"model\":").append(Json.string(r.model().toString()));
    b.append(",\"steps_per_second\":").append(Json.number(r.ours()));
    b.append(",\"contacts\":").append(Json.number(r.contacts()));
    b.append(",\"bytes_per_step\":").append(Json.number(r.bytes()));
    if (!Double.isNaN(r.theirs())) {
      b.append(",\"reference_steps_per_second\":").append(Json.number(r.theirs()));
      b.append(",\"ratio\":").append(Json.number(r.ratio()));
    }
    b.append(",\"rounds\":[");
    for (int i = 0; i < r.rounds().length; i++) {
      b.append(i == 0 ? "" : ",").append(Json.number(r.rounds()[i]));
    }
    return b.append("]}").toString();
  }
}
