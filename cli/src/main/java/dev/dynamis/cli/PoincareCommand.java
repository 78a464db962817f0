package dev.dynamis.cli;

import dev.dynamis.analysis.section.Crossings;
import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.section.Section;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints where an orbit crosses a section. */
@Command(
    name = "poincare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Poincare section of a flow or mechanism, its return map, or a stroboscopic section.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis poincare builtin://ode/lorenz --section z=27 --plot section.png",
      "  dynamis poincare builtin://ode/lorenz --section x=0 --return z --plot map.png",
      "  dynamis poincare builtin://ode/duffing --every 6.283185307179586 \\",
      "      --crossings 5000 --plot strobe.png",
      "  dynamis poincare builtin://mech/pendulum --section hinge=0 --crossings 100 \\",
      "      --json"
    })
final class PoincareCommand extends AnalysisCommand {
  @Option(
      names = "--section",
      paramLabel = "NAME=VALUE",
      description =
          "Coordinate or output at a value, or at its mean if only NAME is given (default: the last"
              + " coordinate at its mean).")
  private String section;

  @Option(
      names = "--direction",
      paramLabel = "D",
      description = "Crossings that count: up, down or both (default: up).")
  private Direction direction = Direction.UP;

  @Option(
      names = "--every",
      paramLabel = "T",
      description = "Look at times that are multiples of T instead.")
  private Double every;

  @Option(
      names = "--crossings",
      paramLabel = "N",
      description = "How many crossings (default: 500).")
  private int crossings = 500;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description =
          "Longest time to follow the orbit (default: 20000 steps for each crossing, 200000 without"
              + " one).")
  private Double time;

  @Option(
      names = "--transient",
      paramLabel = "T",
      description = "Time to run before crossings count (default: 2000 steps).")
  private Double transientTime;

  @Option(
      names = "--return",
      paramLabel = "NAME",
      description = "The result is the return map of this coordinate.")
  private String coordinate;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    Section asked = Section.of(system).direction(direction).crossings(crossings).progress(progress);
    if (section != null && section.indexOf('=') > 0) {
      Range r = Range.parse("--section", section);
      asked.level(r.name(), r.from());
    } else if (section != null) {
      asked.mean(section);
    }
    if (every != null) {
      asked.every(every);
    }
    if (time != null) {
      asked.time(time);
    }
    if (transientTime != null) {
      asked.transientTime(transientTime);
    }
    Crossings found = asked.run();
    Recording table = coordinate == null ? found.points() : found.returns(coordinate);
    if (table.rows() > 0) {
      results.write(table, () -> chart(found, table, system.identity().name()));
    } else {
      results.write(table);
    }
    print(found, table, system.identity().name());
  }

  private Chart chart(Crossings found, Recording table, String name) {
    if (coordinate != null) {
      double[] range = range(table.times().toArray());
      return Chart.scatter(table, coordinate, "next")
          .guide(range[0], range[0], range[1], range[1])
          .verticalLabel("next " + coordinate)
          .title("Return map of " + name + ", " + found.section());
    }
    // the coordinate of the section itself is constant
    List<String> columns =
        table.columns().stream().filter(c -> !found.section().startsWith(c + " =")).toList();
    String x = columns.getFirst();
    return Chart.scatter(table, x, columns.size() > 1 ? columns.get(1) : table.timeName())
        .title("Section of " + name + ", " + found.section());
  }

  private static double[] range(double[] all) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (double v : all) {
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
    return new double[] {low, high};
  }

  private void print(Crossings found, Recording table, String name) {
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"section\":");
      b.append(Json.string(found.section())).append(",\"points\":{");
      b.append(Json.string(table.timeName())).append(':');
      BifurcationCommand.append(b, table.times());
      for (String column : table.columns()) {
        b.append(',').append(Json.string(column)).append(':');
        BifurcationCommand.append(b, table.column(column));
      }
      b.append("},\"time\":").append(Json.number(found.time()));
      b.append(",\"complete\":").append(found.complete());
      out().println(b.append(",\"method\":").append(Json.string(found.method())).append('}'));
      return;
    }
    long rows = found.points().rows();
    out()
        .println(
            name
                + ": "
                + rows
                + (rows == 1 ? " crossing of " : " crossings of ")
                + found.section()
                + " in a time of "
                + found.time());
    if (!found.complete()) {
      out().println("  fewer than the " + crossings + " asked for; give a longer --time");
    }
    if (rows > 1) {
      double mean =
          (found.points().times().get(rows - 1) - found.points().times().get(0)) / (rows - 1);
      out().println("  mean time between two: " + mean);
    }
    out().println("  located by " + found.method());
  }
}
