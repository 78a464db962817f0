package dev.dynamis.cli;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Json;
import dev.dynamis.study.DryRun;
import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudyEngineProvider;
import dev.dynamis.study.StudySummary;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the cases of a study. */
@Command(
    name = "study",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Runs thousands of cases that one text describes, or draws what came of them.",
    subcommands = StudyReportCommand.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis study docs/examples/logistic.study.toml --dry-run",
      "  dynamis study docs/examples/logistic.study.toml --out results",
      "  dynamis study docs/examples/logistic.study.toml --out results --resume",
      "  dynamis study report results",
      "  dynamis study logistic.study.toml --out results --engine spark://host:7077"
    })
final class StudyCommand implements Callable<Integer> {
  // with the subcommand there is none
  @Parameters(arity = "0..1", paramLabel = "FILE", description = "The study, a TOML file.")
  private Path file;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder for the results.")
  private Path out;

  @Option(
      names = "--resume",
      description = "Go on with the results that the folder holds, as after a kill.")
  private boolean resume;

  @Option(
      names = "--dry-run",
      description = "Only say how many cases there are, and what time, memory and disk they take.")
  private boolean dryRun;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (default: as many as the machine has processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--engine",
      paramLabel = "ADDRESS",
      description =
          "What runs the cases: threads of this machine (default), or Apache Spark:"
              + " spark://HOST:PORT, local-cluster[N,CORES,MB], yarn, k8s://URL, or spark under"
              + " spark-submit.")
  private String engine;

  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark, as spark.executor.memory=4g; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  @Option(
      names = "--classes",
      paramLabel = "PATH",
      description = "Jar or folder with metrics of your own; may be repeated.")
  private List<Path> classes = new ArrayList<>();

  @Option(
      names = "--assets",
      paramLabel = "DIR",
      description = "Folder that the model may be in or read from, besides that of the study.")
  private List<Path> assets = new ArrayList<>();

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      return study();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private int study() throws IOException {
    if (threads < 1 || threads > ThreadOptions.MOST) {
      throw new IllegalArgumentException(
          "--threads is " + threads + ", expected 1 to " + ThreadOptions.MOST);
    }
    if (file == null) {
      throw new IllegalArgumentException("FILE is missing; give a study, a TOML file");
    }
    if (!dryRun && out == null) {
      throw new IllegalArgumentException(
          "--out is missing; give a folder for the results, or --dry-run");
    }
    boolean spark = !dryRun && engine != null && SparkProcess.isSpark(engine);
    if (spark && ServiceLoader.load(StudyEngineProvider.class).findFirst().isEmpty()) {
      SparkProcess process = SparkProcess.ofLauncher(engine, System.getenv("SPARK_HOME"));
      if (!process.isReady()) {
        // what is wrong with a study is told before anything is fetched for it
        Study.load(file, loader(), assets.toArray(Path[]::new));
      }
      return process.run(spec.root().commandLine().getParseResult().originalArgs());
    }
    Study study = Study.load(file, loader(), assets.toArray(Path[]::new));
    if (dryRun) {
      return tell(DryRun.of(study, threads), study);
    }
    StudyEngine on = engine();
    StudySummary summary;
    Thread self = Thread.currentThread();
    try (Meter meter = new Meter(spec.commandLine().getErr(), json).withRate();
        Interruption interruption = new Interruption(this::cutShort).whenAsked(self::interrupt)) {
      summary =
          study.run(
              on,
              out,
              resume,
              (done, total, what) -> meter.update(done, total, what) & !interruption.asked());
    }
    print(summary);
    // failed cases are results like others
    return summary.isComplete() ? Dynamis.OK : Dynamis.INTERRUPTED;
  }

  /** Tells what a user has to know who does not want to wait for the summary. */
  private void cutShort() {
    spec.commandLine().getErr().println("stopped; go on with --out " + out + " --resume");
  }

  private StudyEngine engine() {
    if (engine == null) {
      if (!settings.isEmpty()) {
        throw new IllegalArgumentException("--conf is for Spark; give an --engine too");
      }
      return StudyEngine.threads(threads);
    }
    String log = System.getProperty(SparkProcess.LOG);
    return StudyEngine.at(
        engine, new EngineOptions(classes, settings, log == null ? null : Path.of(log)));
  }

  /** Metrics of users are known besides the classes of this program. */
  private ClassLoader loader() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path p : classes) {
      if (!Files.exists(p)) {
        throw new IllegalArgumentException("--classes: there is no '" + p + "'");
      }
      urls.add(p.toUri().toURL());
    }
    ClassLoader own = StudyCommand.class.getClassLoader();
    return urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
  }

  private int tell(DryRun expected, Study study) {
    PrintWriter to = spec.commandLine().getOut();
    if (json) {
      to.printf(
          Locale.ROOT,
          "{\"study\":%s,\"cases\":%d,\"tried\":%d,\"failed\":%d,\"secondsPerCase\":%s,"
              + "\"seconds\":%s,\"diskBytes\":%s,\"memoryBytes\":%s}%n",
          Json.string(study.name()),
          expected.cases(),
          expected.tried(),
          expected.failed(),
          Json.number(expected.secondsPerCase()),
          Json.number(expected.seconds()),
          Json.number(expected.diskBytes()),
          Json.number(expected.memoryBytes()));
      return Dynamis.OK;
    }
    to.println(study.name() + ": " + expected.cases() + " cases of " + study.model().name());
    to.println("  varied:   " + names(study.axes()));
    to.println("  measured: " + names(study.measured()));
    if (!study.recorded().isEmpty()) {
      to.println("  recorded: " + names(study.recorded()));
    }
    to.printf(
        Locale.ROOT,
        "  time:     about %s on %d threads, %s a case (%d cases tried)%n",
        DryRun.time(expected.seconds()),
        threads,
        DryRun.time(expected.secondsPerCase()),
        expected.tried());
    to.println("  disk:     about " + DryRun.bytes(expected.diskBytes()));
    to.println(
        "  memory:   about " + DryRun.bytes(expected.memoryBytes()) + " for systems and results");
    if (expected.failed() > 0) {
      to.println(
          "  " + expected.failed() + " of " + expected.tried() + " tried cases failed or diverged");
    }
    return Dynamis.OK;
  }

  private static String names(List<String> all) {
    return all.isEmpty() ? "nothing" : String.join(", ", all);
  }

  private void print(StudySummary s) {
    PrintWriter to = spec.commandLine().getOut();
    if (json) {
      to.println(s.json());
      return;
    }
    to.printf(
        Locale.ROOT,
        "%s: %d of %d cases in %s on %s, %.0f a second%n",
        s.name(),
        s.ran(),
        s.cases(),
        DryRun.time(s.seconds()),
        s.engine(),
        s.ran() / Math.max(1e-9, s.seconds()));
    for (Map.Entry<CaseStatus, Long> e : s.status().entrySet()) {
      to.println("  " + e.getValue() + " " + e.getKey().name().toLowerCase(Locale.ROOT));
    }
    s.failures().forEach(f -> to.println("  case " + f.index() + ": " + f.cause()));
    if (s.failed() > s.failures().size()) {
      to.println("  all that failed: " + s.folder().resolve("failed.csv"));
    }
    if (s.isComplete()) {
      to.println("  results in " + s.folder() + ", hash " + Long.toHexString(s.hash()));
    } else {
      to.println(
          "  "
              + (s.cases() - s.done())
              + " cases are left; go on with --out "
              + s.folder()
              + " --resume");
    }
  }
}
