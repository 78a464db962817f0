package dev.dynamis.cli;

import dev.dynamis.core.CaseResult;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutFile;
import dev.dynamis.core.RolloutSink;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.EquationVariation;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Variation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a system many times, with other parameters and controls each time. */
@Command(
    name = "rollout",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Runs a system many times, with parameters and controls that vary.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis rollout builtin://mech/humanoid --cases 20 --time 0.5 --ctrl noise \\",
      "      --threads 2",
      "  dynamis rollout builtin://mech/pendulum --cases 100 \\",
      "      --vary 'dof_damping[hinge]=uniform(0,1)' --design latin --record out.npz",
      "  dynamis rollout builtin://map/logistic --time 200 --vary 'r=uniform(2.8,4)'",
      "  dynamis rollout arm.xml --cases 100 --vary parameters.txt --json"
    })
final class RolloutCommand implements Callable<Integer> {
  @Mixin private ModelOptions options;

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      split = ",(?![^\\[]*\\])",
      splitSynopsisLabel = ",",
      description = "Parameters that all cases have, as with --set.")
  private List<String> parameters = new ArrayList<>();

  @Option(names = "--cases", paramLabel = "N", description = "Number of cases (default: 100).")
  private int cases = 100;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "Seconds, or units of the model's time, of each case (default: 1).")
  private double time = 1;

  @Option(
      names = "--vary",
      paramLabel = "V",
      description =
          "What varies: 'FIELD[NAME] *= DISTRIBUTION' of a mechanism or 'NAME = DISTRIBUTION' of"
              + " a parameter or state of equations or of a coupling, with =, += or *= and a"
              + " number, uniform(a,b), normal(mean,deviation) or loguniform(a,b); or a file with"
              + " one in each line. May be repeated.")
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

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      if (threads < 1 || threads > ThreadOptions.MOST) {
        throw new IllegalArgumentException(
            "--threads is " + threads + ", expected 1 to " + ThreadOptions.MOST);
      }
      options.values.addAll(parameters);
      if (CouplingFiles.isCoupling(options.model)) {
        return couplings((Coupling) options.load());
      }
      return options.isMechanism()
          ? mechanisms(options.mechanismModel())
          : equations((EquationSystem) options.load());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private int mechanisms(Model m) throws IOException {
    if (!(time >= m.opt.timestep) || time / m.opt.timestep > 1e9) {
      throw new IllegalArgumentException(
          "--time is " + time + " s, expected one to a billion steps of " + m.opt.timestep + " s");
    }
    m.callbacks.warning = (model1, data, kind, info) -> {};
    return run(rollout(m), m.names.model(), m.opt.timestep);
  }

  private int couplings(Coupling prototype) throws IOException {
    if (ctrl != Excitation.Kind.KEEP) {
      throw new IllegalArgumentException("--ctrl is for mechanisms; a coupling drives itself");
    }
    double step = prototype.timestep();
    if (!(time >= step) || time / step > 1e9) {
      throw new IllegalArgumentException(
          "--time is " + time + " s, expected one to a billion steps of " + step + " s");
    }
    CouplingVariation variation = new CouplingVariation(changes(), design, seed, cases);
    // names and lengths that make no sense are found before the first case
    variation.apply(prototype.copy(), 0);
    List<String> columns = new ArrayList<>(only);
    if (only.isEmpty()) {
      prototype.motionNames().forEach(n -> columns.add("state:" + n));
      prototype.controllerStateNames().forEach(n -> columns.add("state:" + n));
      prototype.outputNames().forEach(n -> columns.add("output:" + n));
    }
    Rollout rollout =
        Rollout.of(
                cases,
                i -> {
                  Coupling own;
                  synchronized (prototype) {
                    own = prototype.copy();
                  }
                  variation.apply(own, i);
                  return own;
                })
            .steps(Math.round(time / step))
            .every(every)
            .record(b -> b.columns(columns.toArray(String[]::new)));
    return run(rollout, prototype.model().name(), step);
  }

  private int equations(EquationSystem prototype) throws IOException {
    EquationModel m = prototype.model();
    if (ctrl != Excitation.Kind.KEEP) {
      throw new IllegalArgumentException("--ctrl is for mechanisms; equations have no controls");
    }
    if (prototype.stepper().adaptive()) {
      throw new IllegalArgumentException(
          "the stepper "
              + prototype.stepper().name()
              + " chooses its steps, while the cases of a rollout take equal ones; use --stepper"
              + " rk4 or another of fixed steps, and --dt");
    }
    double step = prototype.dt();
    if (!(time >= step * (1 - 1e-9)) || time / step > 1e9) {
      throw new IllegalArgumentException(
          "--time is " + time + ", expected one to a billion steps of " + step);
    }
    EquationVariation variation = new EquationVariation(m, changes(), design, seed, cases);
    Rollout rollout =
        Rollout.of(prototype, cases)
            .steps(Math.round(time / step))
            .every(every)
            .start((i, system) -> variation.apply((EquationSystem) system, i))
            .record(
                b -> {
                  List<String> columns = new ArrayList<>(only);
                  if (only.isEmpty()) {
                    m.stateNames().forEach(n -> columns.add("state:" + n));
                    m.auxNames().forEach(n -> columns.add("output:" + n));
                  }
                  b.columns(columns.toArray(String[]::new));
                });
    return run(rollout, m.name(), 0);
  }

  private int run(Rollout rollout, String name, double step) throws IOException {
    RolloutReport.Summary summary = new RolloutReport.Summary();
    RolloutFile file = record == null ? null : new RolloutFile(record);
    RolloutSink sink = file == null ? summary : new RolloutReport.Both(file, summary);
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
    RolloutReport report = new RolloutReport(results, summary, seconds, threads);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(report.json());
    } else {
      report.print(out, name, step);
      if (record != null) {
        out.println("  recorded in " + record);
      }
    }
    Map<CaseStatus, Integer> counts = report.counts();
    return counts.containsKey(CaseStatus.CANCELLED)
        ? Dynamis.INTERRUPTED
        : counts.containsKey(CaseStatus.DIVERGED) || counts.containsKey(CaseStatus.FAILED)
            ? Dynamis.WRONG_MODEL
            : Dynamis.OK;
  }

  /** Returns what varies, from the options and from the files that they name. */
  private List<String> changes() throws IOException {
    List<String> changes = new ArrayList<>();
    for (String text : vary) {
      if (text.contains("=")) {
        changes.add(text);
      } else if (!Files.exists(Path.of(text))) {
        throw new IllegalArgumentException(
            "--vary " + text + ": expected NAME=DISTRIBUTION, or a file, of which there is none");
      } else {
        Files.readAllLines(Path.of(text)).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .forEach(changes::add);
      }
    }
    return changes;
  }

  private Rollout rollout(Model m) throws IOException {
    List<String> changes = changes();
    Variation variation = new Variation(m, changes, design, seed, cases);
    Rollout rollout =
        changes.isEmpty()
            ? Rollout.of(options.start(m), cases)
            : Rollout.of(cases, i -> options.start(variation.model(i)));
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
              if (!only.isEmpty()) {
                b.columns(only.toArray(String[]::new));
              }
            });
  }

  /** Every case has noise of its own, a function of the seed and its number. */
  private long caseSeed(int index) {
    return new RandomSource(seed).stream(index).nextInt(Integer.MAX_VALUE);
  }
}
