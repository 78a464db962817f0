package dev.dynamis.cli;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.core.Autosave;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.plot.Chart;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints Lyapunov exponents with their errors. */
@Command(
    name = "lyapunov",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Computes Lyapunov exponents of equations, delay equations or mechanisms.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis lyapunov builtin://ode/lorenz --time 1000 --plot convergence.png",
      "  dynamis lyapunov builtin://map/henon --time 100000 --json",
      "  dynamis lyapunov builtin://mech/pendulum --n 2 --time 50 --set data.qpos[0]=2"
    })
final class LyapunovCommand extends AnalysisCommand {
  private static final int MOST_PANELS = 6;

  /** Seconds between two saves. */
  private static final double SAVED_EVERY = 5;

  @Option(
      names = "--n",
      paramLabel = "K",
      description = "Number of exponents, the largest first (default: all of up to ten, or one).")
  private Integer number;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description =
          "Time to average over, or iterations of a map (default: 10000 iterations or steps).")
  private Double time;

  @Option(
      names = "--transient",
      paramLabel = "T",
      description = "Time, or iterations of a map, to run first (default: a tenth of --time).")
  private Double transientTime;

  @Mixin private JournalOptions kept;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    Lyapunov asked = Lyapunov.of(system).progress(progress);
    if (number != null) {
      asked.exponents(number);
    }
    if (time != null) {
      asked.time(time);
    }
    if (transientTime != null) {
      asked.transientTime(transientTime);
    }
    kept.apply(
        file -> asked.autosave(Autosave.everySeconds(file, SAVED_EVERY)),
        file -> asked.resume(Autosave.everySeconds(file, SAVED_EVERY)));
    LyapunovSpectrum found = asked.run();
    found.history().setIdentity(system.identity());
    results.write(found.history(), () -> chart(found, system.identity().name()));
    if (results.json()) {
      out()
          .println(
              "{\"exponents\":"
                  + list(found.exponents())
                  + ",\"error\":"
                  + list(found.errors())
                  + ",\"time\":"
                  + Json.number(found.time())
                  + ",\"method\":"
                  + Json.string(found.method())
                  + ",\"kaplanYorke\":"
                  + Json.number(found.kaplanYorke())
                  + "}");
      return;
    }
    out()
        .println(
            system.identity().name()
                + ": "
                + found.exponents().length
                + " of "
                + found.directions()
                + " exponents over "
                + found.time()
                + ", "
                + found.steps()
                + " steps");
    for (int k = 0; k < found.exponents().length; k++) {
      out().printf(Locale.ROOT, "  %13.8f +- %.2g%n", found.exponents()[k], found.errors()[k]);
    }
    if (unknown(found)) {
      out().println("  the time is too short to tell errors; give a longer --time");
    }
    if (!Double.isNaN(found.kaplanYorke())) {
      out().printf(Locale.ROOT, "  Kaplan-Yorke dimension %.6f%n", found.kaplanYorke());
    }
    out().println("  " + found.method());
  }

  private static boolean unknown(LyapunovSpectrum found) {
    return IntStream.range(0, found.exponents().length)
        .anyMatch(k -> Double.isFinite(found.exponents()[k]) && Double.isNaN(found.errors()[k]));
  }

  /** Exponents of very different size have a panel each, so that each is seen to converge. */
  private static Chart chart(LyapunovSpectrum found, String name) {
    List<String> columns = found.history().columns();
    Chart chart;
    if (columns.size() > MOST_PANELS) {
      chart = Chart.timeSeries(found.history(), columns.toArray(String[]::new));
    } else {
      chart = Chart.timeSeries(found.history(), columns.getFirst());
      columns.subList(1, columns.size()).forEach(chart::panel);
    }
    return chart.title("Lyapunov exponents of " + name);
  }

  private static String list(double[] numbers) {
    return Arrays.stream(numbers).mapToObj(Json::number).collect(Collectors.joining(",", "[", "]"));
  }
}
