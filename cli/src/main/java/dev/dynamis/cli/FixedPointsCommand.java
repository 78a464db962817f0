package dev.dynamis.cli;

import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPointSet;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints states of rest, or periodic points, with their eigenvalues. */
@Command(
    name = "fixedpoints",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Finds states of rest of flows and mechanisms, and periodic points of maps.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis fixedpoints builtin://ode/lorenz --param rho=28",
      "  dynamis fixedpoints builtin://map/henon --period 6 --json",
      "  dynamis fixedpoints model.toml --box x=-50:50,y=0:10 --starts 1000"
    })
final class FixedPointsCommand extends AnalysisCommand {
  /** Nearer to zero an eigenvalue can't be told from it. */
  private static final double SINGULAR = 1e-6;

  /** More singular points than this are not there by chance. */
  private static final int MANY = 5;

  /** How many eigenvalues of a point are printed, pairs counting as one. */
  private static final int SHOWN = 12;

  @Option(
      names = "--box",
      paramLabel = "NAME=FROM:TO",
      split = ",",
      description =
          "Where to look, for some coordinates or all (default: around what an orbit visits).")
  private List<String> box = new ArrayList<>();

  @Option(
      names = "--period",
      paramLabel = "K",
      description = "Period of points, in iterations of a map (default: 1).")
  private int period = 1;

  @Option(
      names = "--starts",
      paramLabel = "N",
      description = "From how many points to search (default: 200).")
  private int starts = 200;

  @Option(names = "--seed", paramLabel = "S", description = "Seed of these points (default: 1).")
  private long seed = 1;

  @Mixin private ThreadOptions threads;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    FixedPoints search =
        FixedPoints.of(system).period(period).starts(starts).seed(seed).progress(progress);
    for (String text : box) {
      Range r = Range.parse("--box", text);
      search.box(r.name(), r.from(), r.to());
    }
    FixedPointSet found = threads.run(search::run);
    Recording table = table(found, search.names());
    results.write(table, () -> chart(table, system.identity().name()));
    print(found, system.identity().name());
    if (found.converged() == 0) {
      nothingCame();
    }
  }

  private static Recording table(FixedPointSet found, List<String> names) {
    List<String> columns = new ArrayList<>(names);
    columns.add("unstable");
    Recording table = new Recording("point", columns);
    for (int i = 0; i < found.points().size(); i++) {
      FixedPoint p = found.points().get(i);
      double[] row = java.util.Arrays.copyOf(p.x(), columns.size());
      row[columns.size() - 1] = p.spectrum().unstable();
      table.add(i + 1, row);
    }
    return table;
  }

  private static Chart chart(Recording table, String name) {
    String second = table.columnCount() > 2 ? table.columns().get(1) : "unstable";
    return Chart.scatter(table, table.columns().getFirst(), second)
        .title("Fixed points of " + name);
  }

  private void print(FixedPointSet found, String name) {
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"points\":[");
      for (int i = 0; i < found.points().size(); i++) {
        FixedPoint p = found.points().get(i);
        b.append(i == 0 ? "" : ",")
            .append("{\"state\":")
            .append(Json.numbers(p.names(), p.x(), 0))
            .append(",\"eigenvalues\":")
            .append(eigenvalues(p.spectrum()))
            .append(",\"stability\":")
            .append(Json.string(p.stability().name().toLowerCase(Locale.ROOT)))
            .append('}');
      }
      b.append("],\"singular\":").append(singular(found));
      b.append(",\"starts\":").append(found.starts());
      b.append(",\"converged\":").append(found.converged());
      b.append(",\"trouble\":").append(Json.string(found.trouble()));
      b.append(",\"method\":").append(Json.string(found.method())).append('}');
      out().println(b);
      return;
    }
    out()
        .println(
            name
                + ": "
                + found.points().size()
                + (found.points().size() == 1 ? " point, " : " points, ")
                + found.converged()
                + " of "
                + found.starts()
                + " starts converged");
    for (FixedPoint p : found.points()) {
      out()
          .println(
              "  "
                  + p.stability().name().toLowerCase(Locale.ROOT)
                  + ": "
                  + coordinates(p.names(), p.x()));
      out()
          .println(
              "    "
                  + (p.spectrum().multipliers() ? "multipliers " : "eigenvalues ")
                  + words(p.spectrum()));
    }
    if (found.points().isEmpty()) {
      out()
          .println(
              "  none found"
                  + (found.trouble().isEmpty()
                      ? ""
                      : "; the first start failed: " + found.trouble())
                  + (found.converged() > 0 ? " in the box, but outside of it" : "")
                  + "; try a --box, more --starts, or other parameters");
    }
    long singular = singular(found);
    if (singular > 0) {
      out()
          .println(
              "  the Jacobian is singular at "
                  + singular
                  + " of them: "
                  + (singular > MANY
                      ? "they fill a curve or a surface, of which these are samples"
                      : "such a point is a bifurcation, or known to fewer digits than others"));
    }
    out().println("  " + found.method());
  }

  /** Returns at how many points small changes decide whether and where there are any. */
  private static long singular(FixedPointSet found) {
    return found.points().stream()
        .map(FixedPoint::spectrum)
        .filter(
            s ->
                IntStream.range(0, s.size())
                    .anyMatch(
                        i ->
                            StrictMath.hypot(s.re()[i] - (s.multipliers() ? 1 : 0), s.im()[i])
                                < SINGULAR))
        .count();
  }

  /** Returns pairs of real and imaginary parts. */
  static String eigenvalues(Spectrum s) {
    StringBuilder b = new StringBuilder("[");
    for (int i = 0; i < s.size(); i++) {
      b.append(i == 0 ? "[" : ",[");
      Json.append(b, s.re()[i]).append(',');
      Json.append(b, s.im()[i]).append(']');
    }
    return b.append(']').toString();
  }

  private static String words(Spectrum s) {
    StringBuilder b = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < s.size(); i++) {
      if (s.im()[i] < 0) {
        continue;
      }
      if (++shown > SHOWN) {
        return b.append(" and ").append(s.size() - i).append(" more").toString();
      }
      b.append(b.isEmpty() ? "" : ", ").append(String.format(Locale.ROOT, "%.8g", s.re()[i]));
      if (s.im()[i] > 0) {
        b.append(String.format(Locale.ROOT, " +- %.8gi", s.im()[i]));
      }
    }
    return b.toString();
  }
}
