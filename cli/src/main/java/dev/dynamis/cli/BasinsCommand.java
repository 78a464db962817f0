package dev.dynamis.cli;

import dev.dynamis.analysis.basin.Attractor;
import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepStatus;
import dev.dynamis.plot.Chart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws basins of attraction. */
@Command(
    name = "basins",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Basins of attraction over a grid of starts, with their shares and attractors.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis basins builtin://map/henon --x x=-2:2:100 --y y=-2:2:100 --plot h.png",
      "  dynamis basins duffing.toml --x x=-2:2:200 --y y=-2:2:200 --record b.npz",
      "  dynamis basins magnets.xml --x slide1=-1:1:50 --y slide2=-1:1:50 --refine 2"
    })
final class BasinsCommand extends AnalysisCommand {
  private static final int COUNT = 100;
  private static final int PROBING = 2000;

  @Option(
      names = "--x",
      paramLabel = "NAME=FROM:TO:COUNT",
      description =
          "First coordinate of the starts (default: the first, 100 values around what an orbit"
              + " visits).")
  private String x;

  @Option(
      names = "--y",
      paramLabel = "NAME=FROM:TO:COUNT",
      description = "Second coordinate of the starts (default: the second, likewise).")
  private String y;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description =
          "Steps after which an orbit should be on its attractor (default: 1000 iterations, or"
              + " 10000 steps).")
  private Integer steps;

  @Option(
      names = "--starts",
      paramLabel = "N",
      description = "Starts from which attractors are looked for (default: 256).")
  private int starts = 256;

  @Option(names = "--seed", paramLabel = "S", description = "Seed of these starts (default: 1).")
  private long seed = 1;

  @Option(
      names = "--cells",
      paramLabel = "N",
      description =
          "Cells along each coordinate in which attractors are told apart (default: 100).")
  private int cells = 100;

  @Option(
      names = "--features",
      paramLabel = "PART",
      description =
          "Tell attractors apart by means and spreads of coordinates, which are the same within"
              + " this part of their range.")
  private Double features;

  @Option(
      names = "--refine",
      paramLabel = "K",
      description = "Refine the grid K times by two where basins touch (default: 0).")
  private int refine;

  @Mixin private ThreadOptions threads;

  @Mixin private JournalOptions journal;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    List<Range> axes = axes(system);
    Basins basins =
        Basins.of(system).sample(starts, seed).cells(cells).refine(refine).progress(progress);
    for (Range r : axes) {
      double count = Double.isNaN(r.third()) ? COUNT : r.third();
      basins.axis(r.name(), r.from(), r.to(), (int) count);
    }
    if (steps != null) {
      basins.steps(steps);
    }
    if (features != null) {
      basins.features(features);
    }
    journal.apply(basins::autosave, basins::resume);
    BasinMap map = threads.run(basins::run);
    results.write(map.table(), () -> chart(map, system.identity().name()));
    print(map, system.identity().name());
  }

  private List<Range> axes(DynamicalSystem system) {
    List<Range> axes = new ArrayList<>();
    String[] given = {x, y};
    RightHandSide rhs = system.rightHandSide();
    // a past is no coordinate of a start
    List<String> names =
        (rhs == null ? system.tangentNames() : rhs.names())
            .stream().filter(system.stateNames()::contains).toList();
    for (int i = 0; i < 2; i++) {
      if (given[i] != null) {
        axes.add(Range.parse(i == 0 ? "--x" : "--y", given[i]));
      } else if (names.size() < 2) {
        throw new IllegalArgumentException(
            "basins need two coordinates; this system has "
                + names.size()
                + "; sweep and bifurcation vary a parameter instead");
      } else {
        axes.add(around(system.copy(), names.get(i)));
      }
    }
    return axes;
  }

  /** Returns a range around what an orbit visits. */
  static Range around(DynamicalSystem system, String name) {
    StateProbe probe = system.probe(system.stateNames().indexOf(name));
    double[] v = new double[1];
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < PROBING; k++) {
      probe.read(v);
      low = Math.min(low, v[0]);
      high = Math.max(high, v[0]);
      if (system.step().status() != StepStatus.OK) {
        throw new SimulationException(
            "the orbit from the first state ends; give ranges with --x and --y");
      }
    }
    double room = Math.max(0.5 * (high - low), 1e-3 * (1 + Math.abs(low)));
    return new Range(name, low - room, high + room, COUNT);
  }

  private static Chart chart(BasinMap map, String name) {
    Chart chart = Chart.cells(map.table(), map.xName(), map.yName(), "label");
    for (Attractor a : map.attractors()) {
      List<String> columns = a.points().columns();
      if (columns.contains(map.xName()) && columns.contains(map.yName())) {
        double[] xs = a.points().column(map.xName()).toArray();
        double[] ys = a.points().column(map.yName()).toArray();
        double[] dots = new double[2 * xs.length];
        for (int i = 0; i < xs.length; i++) {
          dots[2 * i] = xs[i];
          dots[2 * i + 1] = ys[i];
        }
        boolean point = isPoint(xs, map.xs()) && isPoint(ys, map.ys());
        chart.mark(point ? new double[] {dots[0], dots[1]} : dots);
      }
    }
    return chart.title("Basins of " + name);
  }

  /** Returns whether values are one point of the picture. */
  private static boolean isPoint(double[] v, double[] axis) {
    double extent = Arrays.stream(v).max().orElseThrow() - Arrays.stream(v).min().orElseThrow();
    return extent < 1e-3 * (axis[axis.length - 1] - axis[0]);
  }

  private void print(BasinMap map, String name) {
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"attractors\":[");
      for (int a = 0; a < map.attractors().size(); a++) {
        Attractor found = map.attractors().get(a);
        b.append(a == 0 ? "" : ",").append("{\"center\":");
        b.append(Json.numbers(found.points().columns(), found.center(), 0));
        b.append(",\"fraction\":").append(Json.number(map.fraction(a)));
        b.append(",\"error\":").append(Json.number(map.error(a)));
        b.append(",\"cells\":").append(map.count(a)).append('}');
      }
      b.append("],\"diverged\":").append(map.count(BasinMap.DIVERGED));
      b.append(",\"unresolved\":").append(map.count(BasinMap.UNRESOLVED));
      b.append(",\"starts\":").append(map.labels().length);
      b.append(",\"computed\":").append(map.computed());
      out().println(b.append(",\"method\":").append(Json.string(map.method())).append('}'));
      return;
    }
    out()
        .println(
            name
                + ": "
                + map.attractors().size()
                + (map.attractors().size() == 1 ? " attractor" : " attractors")
                + " for "
                + map.xs().length
                + " x "
                + map.ys().length
                + " starts");
    for (int a = 0; a < map.attractors().size(); a++) {
      Attractor found = map.attractors().get(a);
      StringBuilder at = new StringBuilder();
      for (int i = 0; i < found.center().length; i++) {
        at.append(i == 0 ? "" : ", ").append(found.points().columns().get(i));
        at.append(String.format(Locale.ROOT, " = %.6g", found.center()[i]));
      }
      share(map, a, "around " + at);
    }
    share(map, BasinMap.DIVERGED, "diverge");
    share(map, BasinMap.UNRESOLVED, "end on no known attractor; try more --steps or --starts");
    out().println("  " + map.method());
  }

  private void share(BasinMap map, int label, String what) {
    if (label >= 0 || map.count(label) > 0) {
      out()
          .printf(
              Locale.ROOT,
              "  %8.4f %% +- %.2g  %s%n",
              100 * map.fraction(label),
              100 * map.error(label),
              what);
    }
  }
}
