package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mjcf.MechanismLibrary;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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
      "  dynamis bench humanoid.xml arm.xml --steps 2000",
      "  dynamis bench humanoid.xml --reference \"node oracle.mjs {model} --steps {n} --bench\""
    })
final class BenchCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "MODEL", description = "MJCF, URDF or binary models.")
  private List<String> files;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Steps of a round (default: ${DEFAULT-VALUE}).",
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
      if (reference != null && files.stream().anyMatch(MechanismLibrary::isName)) {
        throw new IllegalArgumentException(
            "--reference needs a file: write the model to one with 'dynamis models NAME > FILE'");
      }
      ReferenceCommand other = reference == null ? null : new ReferenceCommand(reference);
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
      double sum = 0;
      for (Result r : results) {
        sum += StrictMath.log(r.ratio());
      }
      double mean = StrictMath.exp(sum / results.size());
      out.println(String.format(Locale.ROOT, "geometric mean of the ratios: %.3f", mean));
    }
    return Dynamis.OK;
  }

  /** Returns a model's name without its folder. */
  private static String shortName(String model) {
    return model.substring(Math.max(model.lastIndexOf('/'), model.lastIndexOf('\\')) + 1);
  }

  private Result measure(String file, ReferenceCommand other) throws IOException {
    Model m = MechanismFiles.load(file, fileOptions).model();
    List<Edit> edits = values.stream().map(Edit::parse).toList();
    Excitation excitation = start.excitation(Excitation.Kind.NOISE);
    StepClock clock = new StepClock(start.start(m, edits), excitation, steps);
    clock.warmUp(warmUp);
    double[] ours = new double[rounds];
    double[] theirs = new double[rounds];
    for (int r = 0; r < rounds; r++) {
      ours[r] = clock.round();
      theirs[r] = other == null ? Double.NaN : other.stepsPerSecond(file, steps);
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
