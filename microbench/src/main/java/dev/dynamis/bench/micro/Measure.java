package dev.dynamis.bench.micro;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs all benchmarks and keeps the results in a dated file with machine and versions: {@code
 * Measure FOLDER MACHINE [PATTERN]}.
 */
public final class Measure {
  private Measure() {}

  /**
   * Runs.
   *
   * @param args folder of results; name of the machine; a pattern of benchmarks
   */
  public static void main(String[] args) throws IOException, RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(args.length > 2 ? args[2] : ".*")
                    .forks(2)
                    .warmupIterations(3)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(5)
                    .measurementTime(TimeValue.seconds(1))
                    .jvmArgsAppend("-XX:+UseSerialGC")
                    .build())
            .run();

    StringBuilder text = new StringBuilder("# " + LocalDate.now() + ", " + args[1] + "\n\n");
    text.append("| | |\n|---|---|\n");
    row(text, "processor", processor());
    row(text, "cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
    String version = System.getProperty("os.version").replaceFirst("^(\\d+\\.\\d+).*", "$1");
    row(text, "system", System.getProperty("os.name") + " " + version);
    row(text, "Java", System.getProperty("java.vm.name") + " " + Runtime.version());
    row(text, "load at the end", load());
    row(text, "how", "JMH, 2 forks of 5 x 1 s after 3 s, serial collector");
    text.append("\n| benchmark | ns per call | error |\n|---|--:|--:|\n");
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
      StringBuilder parameters = new StringBuilder();
      for (String key : result.getParams().getParamsKeys()) {
        parameters.append(' ').append(result.getParams().getParam(key).toLowerCase(Locale.ROOT));
      }
      double score = result.getPrimaryResult().getScore();
      double error = result.getPrimaryResult().getScoreError();
      text.append(
          String.format(Locale.ROOT, "| %s%s | %.1f | %.1f |%n", name, parameters, score, error));
    }
    Path file =
        Files.createDirectories(Path.of(args[0])).resolve(LocalDate.now() + "-" + args[1] + ".md");
    Files.writeString(file, text);
    System.out.println(file);
  }

  private static void row(StringBuilder text, String name, String value) {
    text.append("| ").append(name).append(" | ").append(value).append(" |\n");
  }

  private static String processor() throws IOException {
    Path info = Path.of("/proc/cpuinfo");
    if (Files.exists(info)) {
      try (Stream<String> lines = Files.lines(info)) {
        return lines
            .filter(l -> l.startsWith("model name"))
            .findFirst()
            .map(l -> l.replaceFirst(".*: ", ""))
            .orElse("?");
      }
    }
    return System.getProperty("os.arch");
  }

  private static String load() {
    double load =
        java.lang.management.ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return String.format(Locale.ROOT, "%.1f", load);
  }
}
