package dev.dynamis.cli;

import dev.dynamis.analysis.chaos.Alignment;
import dev.dynamis.analysis.chaos.CorrelationDimension;
import dev.dynamis.analysis.chaos.Recurrence;
import dev.dynamis.analysis.chaos.ZeroOne;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepStatus;
import dev.dynamis.plot.Chart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints tests that tell chaotic from regular motion without exponents. */
@Command(
    name = "chaos",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Tests for chaos: 0-1 test, alignment of tangent vectors, correlation dimension,"
            + " recurrences.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis chaos builtin://map/henon --plot dimension.png",
      "  dynamis chaos builtin://ode/lorenz --every 20 --points 5000 --json"
    })
final class ChaosCommand extends AnalysisCommand {
  private static final int MOST_TESTED = 2000;
  private static final int MOST_COORDINATES = 12;
  private static final int LATEST = 2000;

  @Option(
      names = "--points",
      paramLabel = "N",
      description = "Points of the orbit to look at (default: 4000).")
  private int points = 4000;

  @Option(
      names = "--every",
      paramLabel = "K",
      description =
          "Steps between two points (default: 1 for maps; for flows, until the first coordinate has"
              + " forgotten itself).")
  private Integer every;

  @Option(
      names = "--transient",
      paramLabel = "N",
      description = "Steps that pass before (default: 5000).")
  private int before = 5000;

  @Option(
      names = "--near",
      paramLabel = "PART",
      description =
          "Part of the largest extent below which two points are near each other, for recurrences"
              + " (default: 0.05).")
  private double near = 0.05;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    if (points < 500 || points > 100_000 || before < 0 || every != null && every < 1) {
      throw new IllegalArgumentException(
          "--points is " + points + ", expected 500 to 100000; --every is 1 or more");
    }
    List<String> names =
        system.tangentNames().stream()
            .filter(system.stateNames()::contains)
            .limit(MOST_COORDINATES)
            .toList();
    int[] index = names.stream().mapToInt(system.stateNames()::indexOf).toArray();
    StateProbe probe = system.probe(index);
    advance(system, before);
    boolean map = system.rightHandSide() != null && system.rightHandSide().isMap();
    int stride = every != null ? every : map ? 1 : memory(system, probe, index.length);
    Alignment alignment = null;
    if (system.tangentSize() > 1) {
      DynamicalSystem copy = system.copy();
      alignment = Alignment.of(copy, 2, 20_000, progress);
    }
    double[][] orbit = new double[points][index.length];
    for (int k = 0; k < points; k++) {
      advance(system, stride);
      probe.read(orbit[k]);
      if (k % 256 == 0 && !progress.update(k, points, "points")) {
        throw new SimulationException("stopped before the points were known");
      }
    }
    report(system, orbit, stride, map, alignment);
  }

  private static void advance(DynamicalSystem system, int steps) {
    if (steps > 0 && system.step((long) steps).status() != StepStatus.OK) {
      throw new SimulationException(
          "the orbit ended at time " + system.time() + "; start nearer to an attractor");
    }
  }

  /** Returns after how many steps the correlation of the first coordinate falls below 1 / e. */
  private static int memory(DynamicalSystem system, StateProbe probe, int size) {
    double[] x = new double[10 * LATEST];
    double[] row = new double[size];
    double mean = 0;
    for (int k = 0; k < x.length; k++) {
      advance(system, 1);
      probe.read(row);
      x[k] = row[0];
      mean += x[k] / x.length;
    }
    double whole = 0;
    for (int lag = 0; lag < LATEST; lag++) {
      double sum = 0;
      for (int k = 0; k + lag < x.length; k++) {
        sum += (x[k] - mean) * (x[k + lag] - mean);
      }
      whole = lag == 0 ? sum : whole;
      if (sum < whole / Math.E) {
        return Math.max(1, lag);
      }
    }
    return LATEST;
  }

  private void report(
      DynamicalSystem system, double[][] orbit, int stride, boolean map, Alignment alignment) {
    double[] first = new double[Math.min(MOST_TESTED, orbit.length)];
    for (int k = 0; k < first.length; k++) {
      first[k] = orbit[k][0];
    }
    ZeroOne test = ZeroOne.of(first);
    CorrelationDimension dimension = null;
    String trouble = "";
    try {
      dimension = CorrelationDimension.of(orbit, map ? 1 : 10, Double.NaN, Double.NaN);
    } catch (SimulationException e) {
      trouble = e.getMessage();
    }
    double extent = 0;
    for (int i = 0; i < orbit[0].length; i++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (double[] x : orbit) {
        low = Math.min(low, x[i]);
        high = Math.max(high, x[i]);
      }
      extent = Math.max(extent, high - low);
    }
    double[][] some = java.util.Arrays.copyOf(orbit, first.length);
    if (!(near > 0 && near <= 1)) {
      throw new IllegalArgumentException("--near is " + near + ", expected above 0, at most 1");
    }
    Recurrence r = Recurrence.of(some, Math.max(near * extent, 1e-12));
    if (dimension != null) {
      CorrelationDimension d = dimension;
      results.write(
          d.sums(),
          () ->
              Chart.timeSeries(d.sums(), "part")
                  .logarithmic()
                  .logarithmicVertical()
                  .title("Correlation sums of " + system.identity().name()));
    }
    if (results.json()) {
      json(test, alignment, dimension, r, stride);
      return;
    }
    out().println(system.identity().name() + ": " + points + " points, every " + stride + " steps");
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "0-1 test %.4f (quartiles %.4f, %.4f): %s",
            test.k(),
            test.quartiles()[0],
            test.quartiles()[1],
            test.k() > 0.5 ? "chaotic" : "regular"));
    if (alignment != null) {
      lines.add(
          alignment.chaotic()
              ? String.format(
                  Locale.ROOT,
                  "tangent vectors parallel (1e-12) after %.6g: chaotic, or a strong"
                      + " attraction",
                  alignment.time())
              : String.format(
                  Locale.ROOT,
                  "tangent vectors not parallel: GALI %.3g, SALI %.3g after %.6g",
                  alignment.gali(),
                  alignment.sali(),
                  alignment.time()));
    }
    lines.add(
        dimension == null
            ? "no correlation dimension: " + trouble
            : String.format(
                Locale.ROOT,
                "correlation dimension %.4f +- %.2g for distances from %.3g to %.3g",
                dimension.dimension(),
                dimension.spread(),
                dimension.from(),
                dimension.to()));
    lines.add(
        String.format(
            Locale.ROOT,
            "recurrence rate %.4f, determinism %.4f, mean line %.3g, longest %d, laminarity %.4f",
            r.rate(),
            r.determinism(),
            r.meanLine(),
            r.longestLine(),
            r.laminarity()));
    lines.forEach(l -> out().println("  " + l));
  }

  private void json(
      ZeroOne test, Alignment alignment, CorrelationDimension d, Recurrence r, int stride) {
    StringBuilder b = new StringBuilder("{\"every\":").append(stride);
    b.append(",\"zeroOne\":").append(Json.number(test.k())).append(",\"quartiles\":[");
    b.append(Json.number(test.quartiles()[0])).append(',');
    b.append(Json.number(test.quartiles()[1])).append(']');
    if (alignment != null) {
      b.append(",\"gali\":").append(Json.number(alignment.gali()));
      b.append(",\"sali\":").append(Json.number(alignment.sali()));
      b.append(",\"aligned\":").append(alignment.chaotic());
      b.append(",\"time\":").append(Json.number(alignment.time()));
    }
    if (d != null) {
      b.append(",\"dimension\":").append(Json.number(d.dimension()));
      b.append(",\"spread\":").append(Json.number(d.spread()));
      b.append(",\"from\":").append(Json.number(d.from()));
      b.append(",\"to\":").append(Json.number(d.to()));
    }
    b.append(",\"recurrence\":{\"rate\":").append(Json.number(r.rate()));
    b.append(",\"determinism\":").append(Json.number(r.determinism()));
    b.append(",\"meanLine\":").append(Json.number(r.meanLine()));
    b.append(",\"longestLine\":").append(r.longestLine());
    b.append(",\"entropy\":").append(Json.number(r.entropy()));
    b.append(",\"laminarity\":").append(Json.number(r.laminarity()));
    out().println(b.append(",\"trapping\":").append(Json.number(r.trapping())).append("}}"));
  }
}
