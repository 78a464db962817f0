package dev.dynamis.cli;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.plot.Chart;
import dev.dynamis.plot.Portrait;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws the picture that explains what a system does. */
@Command(
    name = "portrait",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Draws the cobweb of a map of one number, the vector field of a flow with its nullclines,"
            + " or an orbit in three dimensions.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis portrait builtin://map/logistic --param r=3.9 --plot cobweb.png",
      "  dynamis portrait builtin://ode/vanderpol --x x=-3:3 --y y=-4:4 --plot f.png",
      "  dynamis portrait builtin://ode/lorenz --steps 4000 --plot butterfly.svg",
      "  dynamis portrait builtin://ode/lorenz --x x=-20:20 --y z=0:50 --plot p.png"
    })
final class PortraitCommand extends AnalysisCommand {
  private static final int COBWEB = 60;
  private static final int ORBIT = 5000;
  private static final int MOST = 10_000_000;

  @Option(
      names = "--x",
      paramLabel = "NAME=FROM:TO",
      description =
          "Coordinate to the right (default: the first, around what an orbit visits). With it or"
              + " --y, a flow's vector field is drawn.")
  private String x;

  @Option(
      names = "--y",
      paramLabel = "NAME=FROM:TO",
      description = "Coordinate upwards (default: the second, likewise).")
  private String y;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Steps of the orbit (default: 60 of a cobweb, else 5000).")
  private Integer steps;

  @Override
  void prepare() {
    results.needPlot();
    if (steps != null && (steps < 1 || steps > MOST)) {
      throw new IllegalArgumentException("--steps is " + steps + ", expected 1 to " + MOST);
    }
  }

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    RightHandSide rhs = system.rightHandSide();
    List<String> names =
        rhs != null
            ? rhs.names()
            : system.tangentNames().stream().filter(system.stateNames()::contains).toList();
    boolean map = rhs != null && rhs.isMap();
    boolean cobweb = map && names.size() == 1;
    boolean plane = !cobweb && (names.size() == 2 || x != null || y != null);
    if (names.size() < 2 && !cobweb) {
      throw new IllegalArgumentException(
          "a system of one coordinate has no portrait; draw it over time with run --plot");
    }
    if (cobweb && y != null) {
      throw new IllegalArgumentException("a cobweb has one coordinate; leave out --y");
    }
    double[] start = new double[names.size()];
    if (rhs != null) {
      rhs.coordinates(start);
    }
    Range across = cobweb || plane ? range(system, "--x", x, names.getFirst()) : null;
    if (cobweb && x == null) {
      // an orbit fills its picture
      double spare = 0.2 * (across.to() - across.from());
      across = new Range(across.name(), across.from() + spare, across.to() - spare, Double.NaN);
    }
    Range up = plane ? range(system, "--y", y, names.get(1)) : null;
    int count = steps == null ? cobweb ? COBWEB : ORBIT : steps;
    Recording orbit = orbit(system.copy(), names, count);
    String kind;
    Chart chart;
    if (cobweb) {
      kind = "cobweb";
      chart = Portrait.cobweb(rhs, start[0], count, across.from(), across.to());
    } else if (plane && !map && rhs != null) {
      kind = "vector field";
      chart =
          Portrait.field(
              rhs, start, across.name(), up.name(), across.from(), across.to(), up.from(), up.to());
    } else if (plane) {
      kind = "orbit in the plane";
      chart =
          Chart.scatter(orbit, across.name(), up.name())
              .horizontalLimits(across.from(), across.to())
              .verticalLimits(up.from(), up.to());
    } else {
      kind = "orbit in space";
      chart = Chart.space(orbit, names.get(0), names.get(1), names.get(2));
    }
    results.write(orbit, () -> chart.title(system.identity().name()));
    if (results.json()) {
      out().println("{\"kind\":" + Json.string(kind) + ",\"steps\":" + (orbit.rows() - 1) + "}");
    } else {
      out().println(system.identity().name() + ": " + kind + ", " + (orbit.rows() - 1) + " steps");
    }
  }

  private static Range range(DynamicalSystem system, String option, String text, String name) {
    Range r = text == null ? BasinsCommand.around(system.copy(), name) : Range.parse(option, text);
    if (!(r.to() > r.from())) {
      throw new IllegalArgumentException(
          option + " " + text + ": expected NAME=FROM:TO, the second number being greater");
    }
    return r;
  }

  private static Recording orbit(DynamicalSystem system, List<String> names, int steps) {
    String[] columns = names.stream().map(n -> "state:" + n).toArray(String[]::new);
    try (Recorder recorder = Recorder.of(system).columns(columns).start()) {
      StepReport report = recorder.run(steps);
      if (report.status() == StepStatus.DIVERGED || report.status() == StepStatus.FAILED) {
        throw new SimulationException(
            "the orbit ends at time "
                + system.time()
                + ": "
                + report.cause()
                + "; start elsewhere, or take fewer --steps");
      }
      return recorder.recording();
    }
  }
}
