package dev.dynamis.cli;

import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.equilibria.Stability;
import dev.dynamis.analysis.manifold.Connection;
import dev.dynamis.analysis.manifold.Connections;
import dev.dynamis.analysis.manifold.Manifold;
import dev.dynamis.analysis.manifold.Manifolds;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.plot.Chart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws stable and unstable manifolds of a saddle, and finds connections. */
@Command(
    name = "manifold",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Stable and unstable manifolds of a saddle; with --connect, the value of a parameter for"
            + " which they meet.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis manifold builtin://map/henon --length 50 --plot manifolds.png",
      "  dynamis manifold builtin://ode/lorenz --at x=0,y=0,z=0 --kind unstable \\",
      "      --length 200",
      "  dynamis manifold builtin://ode/lorenz --at x=0,y=0,z=0 --connect rho=10:20"
    })
final class ManifoldCommand extends AnalysisCommand {
  /** Which manifolds. */
  enum Kind {
    /** That from which orbits come. */
    UNSTABLE,
    /** That along which they go there. */
    STABLE,
    /** Both, as far as they are there. */
    BOTH
  }

  @Option(
      names = "--at",
      paramLabel = "NAME=VALUE",
      split = ",",
      description = "Near which point the saddle is (default: the first that is found).")
  private List<String> at = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "NAME=VALUE",
      split = ",",
      description = "With --connect: near which point another saddle is (default: the same).")
  private List<String> target = new ArrayList<>();

  @Option(
      names = "--kind",
      paramLabel = "K",
      description = "stable, unstable or both (default: both).")
  private Kind kind = Kind.BOTH;

  @Option(
      names = "--length",
      paramLabel = "L",
      description = "How far to follow a manifold (default: ten times the saddle's size).")
  private Double length;

  @Option(
      names = "--spacing",
      paramLabel = "H",
      description = "Greatest distance of two points (default: a thousandth of the length).")
  private Double spacing;

  @Option(
      names = "--bound",
      paramLabel = "R",
      description = "How far from the saddle to go (default: 1000).")
  private Double bound;

  @Option(
      names = "--direction",
      paramLabel = "K",
      description =
          "Which of several directions, from 0 for the slowest to die or fastest to grow.")
  private Integer direction;

  @Option(
      names = "--connect",
      paramLabel = "NAME=FROM:TO",
      description =
          "Look for the value of a parameter for which the unstable manifold leads to a saddle.")
  private String connect;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    RightHandSide rhs = system.rightHandSide();
    if (rhs == null) {
      throw new IllegalArgumentException(
          "manifolds are grown from equations, and this system is known by its steps only");
    }
    if (connect != null) {
      connect(system, rhs, progress);
      return;
    }
    double[] saddle = at.isEmpty() ? search(system) : point("--at", at, rhs);
    List<Manifold> all = new ArrayList<>();
    SimulationException trouble = null;
    for (Kind k : kind == Kind.BOTH ? List.of(Kind.UNSTABLE, Kind.STABLE) : List.of(kind)) {
      try {
        all.add(grow(system, saddle, k, progress));
      } catch (SimulationException e) {
        trouble = e;
      }
    }
    if (all.isEmpty()) {
      throw trouble;
    }
    results.write(table(all), () -> chart(all, system.identity().name()));
    print(all, system.identity().name());
    if (trouble != null && !results.json()) {
      out().println("  " + trouble.getMessage());
    }
  }

  private Manifold grow(DynamicalSystem system, double[] saddle, Kind k, Progress progress) {
    Manifolds asked = Manifolds.of(system).near(saddle).progress(progress);
    asked = k == Kind.UNSTABLE ? asked.unstable() : asked.stable();
    if (length != null) {
      asked.length(length);
    }
    if (spacing != null) {
      asked.spacing(spacing);
    }
    if (bound != null) {
      asked.bound(bound);
    }
    if (direction != null) {
      asked.direction(direction);
    }
    return asked.run();
  }

  private static double[] search(DynamicalSystem system) {
    return FixedPoints.of(system).run().points().stream()
        .filter(p -> p.stability() == Stability.SADDLE)
        .findFirst()
        .map(FixedPoint::x)
        .orElseThrow(
            () ->
                new SimulationException(
                    "no saddle was found; say with --at near which point one is"));
  }

  private static double[] point(String option, List<String> texts, RightHandSide rhs) {
    double[] x = new double[rhs.names().size()];
    rhs.coordinates(x);
    for (String text : texts) {
      Range r = Range.parse(option, text);
      int i = rhs.names().indexOf(r.name());
      if (i < 0) {
        throw new IllegalArgumentException(
            option + " " + text + ": no coordinate '" + r.name() + "'; there are " + rhs.names());
      }
      x[i] = r.from();
    }
    return x;
  }

  private void connect(DynamicalSystem system, RightHandSide rhs, Progress progress) {
    Range r = Range.parse("--connect", connect);
    Connections asked = Connections.of(system).vary(r.name(), r.from(), r.to()).progress(progress);
    asked.from(at.isEmpty() ? search(system) : point("--at", at, rhs));
    if (!target.isEmpty()) {
      asked.to(point("--to", target, rhs));
    }
    Connection found = asked.run();
    results.write(
        found.path(),
        () ->
            Chart.phase(
                    found.path(),
                    rhs.names().getFirst(),
                    rhs.names().get(Math.min(1, rhs.names().size() - 1)))
                .title("Connection of " + system.identity().name()));
    if (results.json()) {
      out()
          .println(
              "{\"parameter\":"
                  + Json.string(r.name())
                  + ",\"value\":"
                  + Json.number(found.parameter())
                  + ",\"width\":"
                  + Json.number(found.width())
                  + ",\"miss\":"
                  + Json.number(found.miss())
                  + ",\"time\":"
                  + Json.number(found.time())
                  + "}");
      return;
    }
    out()
        .println(
            system.identity().name()
                + ": connection at "
                + r.name()
                + " = "
                + found.parameter()
                + " +- "
                + found.width());
    out().println("  passes at a distance of " + found.miss() + " after " + found.time());
  }

  private static Recording table(List<Manifold> all) {
    List<String> columns = new ArrayList<>(all.getFirst().names());
    columns.addAll(List.of("branch", "unstable"));
    Recording table = new Recording(all.getFirst().branches().getFirst().timeName(), columns);
    int branch = 0;
    for (Manifold m : all) {
      for (Recording b : m.branches()) {
        branch++;
        int n = m.names().size();
        double[] row = new double[n + 2];
        for (long k = 0; k < b.rows(); k++) {
          for (int i = 0; i < n; i++) {
            row[i] = b.get(k, i);
          }
          row[n] = branch;
          row[n + 1] = m.unstable() ? 1 : 0;
          table.add(b.times().get(k), row);
        }
      }
    }
    return table;
  }

  private static Chart chart(List<Manifold> all, String name) {
    Manifold any = all.getFirst();
    String x = any.names().getFirst();
    String y = any.names().get(Math.min(1, any.names().size() - 1));
    Recording lines = new Recording(x, List.of("unstable", "stable"));
    for (Manifold m : all) {
      for (Recording b : m.branches()) {
        double[] xs = b.column(x).toArray();
        double[] ys = b.column(y).toArray();
        for (int k = 0; k < xs.length; k++) {
          lines.add(xs[k], m.unstable() ? ys[k] : Double.NaN, m.unstable() ? Double.NaN : ys[k]);
        }
        lines.add(xs[0], Double.NaN, Double.NaN);
      }
    }
    return Chart.branches(lines, "unstable", "stable")
        .verticalLabel(y)
        .mark(any.saddle()[0], any.saddle()[Math.min(1, any.saddle().length - 1)])
        .title("Manifolds of " + name);
  }

  private void print(List<Manifold> all, String name) {
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"saddle\":");
      Manifold first = all.getFirst();
      b.append(Json.numbers(first.names(), first.saddle(), 0)).append(",\"manifolds\":[");
      for (int i = 0; i < all.size(); i++) {
        Manifold m = all.get(i);
        b.append(i == 0 ? "" : ",").append("{\"kind\":");
        b.append(m.unstable() ? "\"unstable\"" : "\"stable\"").append(",\"eigenvalues\":");
        b.append(list(m.eigenvalues())).append(",\"branches\":[");
        for (int k = 0; k < m.branches().size(); k++) {
          Recording r = m.branches().get(k);
          b.append(k == 0 ? "{" : ",{");
          for (int n = 0; n < m.names().size(); n++) {
            b.append(n == 0 ? "" : ",").append(Json.string(m.names().get(n))).append(':');
            BifurcationCommand.append(b, r.column(n));
          }
          b.append('}');
        }
        b.append("],\"end\":").append(Json.string(String.join("; ", m.ends()))).append('}');
      }
      out().println(b.append("]}"));
      return;
    }
    out().println(name + ": saddle at " + Arrays.toString(all.getFirst().saddle()));
    for (Manifold m : all) {
      out()
          .println(
              "  "
                  + (m.unstable() ? "unstable" : "stable")
                  + (m.isSurface() ? " surface" : " curve")
                  + ", eigenvalues "
                  + list(m.eigenvalues())
                  + ", "
                  + m.method());
      for (int k = 0; k < m.branches().size() && !m.isSurface(); k++) {
        out()
            .println("    branch of " + m.branches().get(k).rows() + " points: " + m.ends().get(k));
      }
      if (m.isSurface()) {
        out().println("    " + m.branches().size() + " rings: " + m.ends().getFirst());
      }
    }
  }

  private static String list(double[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(Json::number)
        .collect(java.util.stream.Collectors.joining(",", "[", "]"));
  }
}
