package dev.dynamis.cli;

import dev.dynamis.core.CaseResult;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Json;
import dev.dynamis.core.RandomSource;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutFile;
import dev.dynamis.core.RolloutSink;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Variation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a mechanism many times, with other parameters and controls each time. */
@Command(
    name = "rollout",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Runs a mechanism many times, with parameters and controls that vary.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis rollout humanoid.xml --cases 1000 --time 2 --ctrl noise --threads 8",
      "  dynamis rollout arm.xml --cases 500 --time 1 --vary 'body_mass[*]*=uniform(0.9,1.1)'"
          + " --design latin --record out.npz",
      "  dynamis rollout arm.xml --cases 100 --vary parameters.txt --json"
    })
final class RolloutCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MODEL", description = "MJCF (.xml), URDF or binary model.")
  private Path model;

  @Option(names = "--cases", paramLabel = "N", description = "Number of cases (default: 100).")
  private int cases = 100;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "Seconds that each case moves (default: 1).")
  private double time = 1;

  @Option(
      names = "--vary",
      paramLabel = "V",
      description =
          "What varies: 'FIELD[NAME] *= DISTRIBUTION', with =, += or *= and a number,"
              + " uniform(a,b), normal(mean,deviation) or loguniform(a,b); or a file with one in"
              + " each line. May be repeated.")
  private List<String> vary = new ArrayList<>();

  @Option(
      names = "--design",
      paramLabel = "D",
      description = "How draws are spread: random (default), latin or sobol.")
  private SampleDesign design = SampleDesign.RANDOM;

  @Option(
      names = "--ctrl",
      paramLabel = "KIND",
      description = "Controls: keep (default), zero, sin, const, or noise, another in each case.")
  private Excitation.Kind ctrl = Excitation.Kind.KEEP;

  @Option(
      names = "--ctrl-amp",
      paramLabel = "A",
      description = "Amplitude of the controls (default: 0.3).")
  private double amplitude = Excitation.AMPLITUDE;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of everything that is drawn (default: 1).")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (default: as many as the machine has processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write all rows to an .npz file: data[case, row, column].")
  private Path record;

  @Option(names = "--every", paramLabel = "K", description = "Record every K-th step.")
  private int every = 1;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Quantities to record and to summarise, separated by commas.")
  private List<String> only = List.of();

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Mixin private FileOptions files;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      MechanismFiles.Loaded loaded = MechanismFiles.load(model, files);
      loaded.notes().forEach(note -> spec.commandLine().getErr().println(note.render()));
      return run(loaded.model());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private int run(Model m) throws IOException {
    if (threads < 1) {
      throw new IllegalArgumentException("--threads is " + threads + ", expected 1 or more");
    }
    if (!(time >= m.opt.timestep) || time / m.opt.timestep > 1e9) {
      throw new IllegalArgumentException(
          "--time is " + time + " s, expected at least one step of " + m.opt.timestep + " s");
    }
    m.callbacks.warning = (model1, data, kind, info) -> {};
    Rollout rollout = rollout(m);
    Summary summary = new Summary();
    RolloutFile file = record == null ? null : new RolloutFile(record);
    RolloutSink sink = file == null ? summary : new Both(file, summary);
    long began = System.nanoTime();
    List<CaseResult> results;
    try (Meter meter = new Meter(spec.commandLine().getErr(), json);
        Interruption interruption = new Interruption(() -> {})) {
      try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
        results =
            rollout
                .progress(
                    (done, total, what) -> meter.update(done, total, what) & !interruption.asked())
                .run(sink, pool, threads);
      }
      if (file != null) {
        file.close();
      }
    }
    double seconds = (System.nanoTime() - began) * 1e-9;
    print(m, results, summary, seconds);
    Map<CaseStatus, Integer> counts = counts(results);
    return counts.containsKey(CaseStatus.CANCELLED)
        ? Dynamis.INTERRUPTED
        : counts.containsKey(CaseStatus.DIVERGED) || counts.containsKey(CaseStatus.FAILED)
            ? Dynamis.WRONG_MODEL
            : Dynamis.OK;
  }

  private Rollout rollout(Model m) throws IOException {
    List<String> changes = new ArrayList<>();
    for (String text : vary) {
      if (text.contains("=")) {
        changes.add(text);
      } else {
        Files.readAllLines(Path.of(text)).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .forEach(changes::add);
      }
    }
    Variation variation = new Variation(m, changes, design, seed, cases);
    Rollout rollout =
        changes.isEmpty()
            ? Rollout.of(mechanism(m), cases)
            : Rollout.of(cases, i -> mechanism(variation.model(i)));
    if (ctrl != Excitation.Kind.KEEP) {
      rollout.policy(
          i -> {
            long own = ctrl == Excitation.Kind.NOISE ? caseSeed(i) : seed;
            Excitation excitation = new Excitation(ctrl, amplitude, own);
            return (u, step, system) -> excitation.apply(u, step);
          });
    }
    return rollout
        .steps(Math.round(time / m.opt.timestep))
        .every(every)
        .record(
            b -> {
              if (only.isEmpty()) {
                b.columns(MechanismRun.columns(mechanism(m)).toArray(String[]::new));
              } else {
                b.columns(only.toArray(String[]::new));
              }
            });
  }

  /** Every case has noise of its own, a function of the seed and its number. */
  private long caseSeed(int index) {
    return new RandomSource(seed).stream(index).nextInt(Integer.MAX_VALUE);
  }

  /** A diverged case ends, so that it counts. */
  private static Mechanism mechanism(Model m) {
    return new Mechanism(m).onDivergence(DivergencePolicy.STOP);
  }

  private static Map<CaseStatus, Integer> counts(List<CaseResult> results) {
    Map<CaseStatus, Integer> counts = new EnumMap<>(CaseStatus.class);
    results.forEach(r -> counts.merge(r.status(), 1, Integer::sum));
    return counts;
  }

  private void print(Model m, List<CaseResult> results, Summary summary, double seconds) {
    PrintWriter out = spec.commandLine().getOut();
    long steps = results.stream().mapToLong(CaseResult::steps).sum();
    if (json) {
      out.println(json(results, summary, seconds, steps));
      return;
    }
    out.println(
        String.format(
            Locale.ROOT,
            "%s: %d cases, %d steps in %.2f s on %d threads, %.0f steps/s, %.1f x real time",
            m.names.model(),
            cases,
            steps,
            seconds,
            threads,
            steps / seconds,
            steps * m.opt.timestep / seconds));
    counts(results)
        .forEach(
            (status, n) -> out.println("  " + n + " " + status.name().toLowerCase(Locale.ROOT)));
    results.stream()
        .filter(r -> r.status() == CaseStatus.DIVERGED || r.status() == CaseStatus.FAILED)
        .limit(3)
        .forEach(r -> out.println("  case " + r.index() + ": " + r.cause()));
    out.println("  at the end          mean       spread        least         most  worst case");
    for (int c = 0; c < summary.names.size(); c++) {
      Summary.Column s = summary.column(c);
      out.println(
          String.format(
              Locale.ROOT,
              "  %-14.14s %9.4g    %9.4g    %9.4g    %9.4g  %10d",
              summary.names.get(c),
              s.mean,
              s.spread,
              s.least,
              s.most,
              s.worst));
    }
    if (record != null) {
      out.println("  recorded in " + record);
    }
  }

  private String json(List<CaseResult> results, Summary summary, double seconds, long steps) {
    StringBuilder b = new StringBuilder("{\"cases\":").append(cases);
    b.append(",\"steps\":").append(steps).append(",\"seconds\":").append(Json.number(seconds));
    b.append(",\"threads\":").append(threads).append(",\"status\":{");
    String comma = "";
    for (Map.Entry<CaseStatus, Integer> e : counts(results).entrySet()) {
      b.append(comma).append(Json.string(e.getKey().name().toLowerCase(Locale.ROOT)));
      b.append(':').append(e.getValue());
      comma = ",";
    }
    b.append("},\"final\":{");
    comma = "";
    for (int c = 0; c < summary.names.size(); c++) {
      Summary.Column s = summary.column(c);
      b.append(comma).append(Json.string(summary.names.get(c)));
      b.append(":{\"mean\":").append(Json.number(s.mean));
      b.append(",\"spread\":").append(Json.number(s.spread));
      b.append(",\"least\":").append(Json.number(s.least));
      b.append(",\"most\":").append(Json.number(s.most));
      b.append(",\"worst\":").append(s.worst).append('}');
      comma = ",";
    }
    return b.append("}}").toString();
  }

  /** Gives everything to two sinks. */
  private record Both(RolloutSink first, RolloutSink second) implements RolloutSink {
    @Override
    public void begin(RecordingLayout layout, int cases, int rows) {
      first.begin(layout, cases, rows);
      second.begin(layout, cases, rows);
    }

    @Override
    public void row(int index, int row, double time, double[] values, int offset) {
      first.row(index, row, time, values, offset);
      second.row(index, row, time, values, offset);
    }

    @Override
    public void ended(CaseResult result) {
      first.ended(result);
      second.ended(result);
    }
  }

  /** Keeps the last row of every case. */
  static final class Summary implements RolloutSink {
    /** The last values of a column: the worst case is the farthest from the mean. */
    record Column(double mean, double spread, double least, double most, int worst) {}

    private List<String> names;
    private double[][] last;
    private CaseResult[] results;

    @Override
    public void begin(RecordingLayout layout, int cases, int rows) {
      names = layout.columns();
      last = new double[cases][names.size()];
      results = new CaseResult[cases];
    }

    @Override
    public void row(int index, int row, double time, double[] values, int offset) {
      System.arraycopy(values, offset, last[index], 0, names.size());
    }

    @Override
    public void ended(CaseResult result) {
      results[result.index()] = result;
    }

    /** Returns statistics over the cases that came to their end. */
    Column column(int c) {
      int n = 0;
      double sum = 0;
      double least = Double.NaN;
      double most = Double.NaN;
      for (int i = 0; i < last.length; i++) {
        if (counts(i)) {
          double x = last[i][c];
          n++;
          sum += x;
          least = n == 1 ? x : Math.min(least, x);
          most = n == 1 ? x : Math.max(most, x);
        }
      }
      double mean = sum / n;
      double squares = 0;
      int worst = -1;
      for (int i = 0; i < last.length; i++) {
        if (counts(i)) {
          double d = last[i][c] - mean;
          squares += d * d;
          if (worst < 0 || Math.abs(d) > Math.abs(last[worst][c] - mean)) {
            worst = i;
          }
        }
      }
      return new Column(mean, Math.sqrt(squares / Math.max(1, n - 1)), least, most, worst);
    }

    private boolean counts(int i) {
      return results[i] != null
          && (results[i].status() == CaseStatus.DONE || results[i].status() == CaseStatus.STOPPED);
    }
  }
}
