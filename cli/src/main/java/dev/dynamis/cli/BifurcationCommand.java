package dev.dynamis.cli;

import dev.dynamis.analysis.sweep.Sampling;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.plot.Chart;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws orbit diagrams. */
@Command(
    name = "bifurcation",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Orbit diagram: what remains of orbits after the transient, over a parameter.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis bifurcation builtin://map/logistic --param r=2.8:4 --plot a.png",
      "  dynamis bifurcation builtin://ode/lorenz --param rho=20:250:1 --of z --time 20",
      "  dynamis bifurcation builtin://map/henon --param a=0.8:1.4:0.001 --follow \\",
      "      --record henon.npz"
    })
final class BifurcationCommand extends AnalysisCommand {
  private static final int VALUES = 1000;

  @Mixin private VaryOptions vary;

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "Points of each run that are kept, the last ones (default: 200).")
  private int samples = 200;

  @Option(
      names = "--sample",
      paramLabel = "KIND",
      description =
          "Which points: steps, or maxima along the run (default: steps of maps, maxima of flows).")
  private Sampling sampling;

  @Override
  boolean varying() {
    return true;
  }

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    boolean map = system.rightHandSide() != null && system.rightHandSide().isMap();
    Sampling kind = sampling == null ? map ? Sampling.STEPS : Sampling.MAXIMA : sampling;
    Sweep sweep = vary.sweep(system, varied(), VALUES, progress).samples(samples).sampling(kind);
    SweepResult found = vary.threads().run(sweep::run);
    Recording points = found.points();
    points.setIdentity(system.identity());
    if (points.rows() == 0) {
      throw new SimulationException(
          "no run left a point"
              + (found.trouble().isEmpty()
                  ? "; its maxima may be rare: try a longer --time, or --sample steps"
                  : "; the first trouble was at "
                      + found.trouble()
                      + "; try other values or a nearer start"));
    }
    results.write(points, () -> chart(points, system.identity().name()));
    if (results.json()) {
      json(found);
      return;
    }
    out()
        .println(
            system.identity().name()
                + ": "
                + points.rows()
                + " points for "
                + found.statistics().rows()
                + " values of "
                + points.timeName());
    trouble(out(), found);
  }

  private static Chart chart(Recording points, String name) {
    return Chart.density(points, points.timeName(), points.columns().getFirst())
        .title("Orbit diagram of " + name);
  }

  private void json(SweepResult found) {
    Recording points = found.points();
    StringBuilder b = new StringBuilder("{\"parameter\":");
    b.append(Json.string(points.timeName())).append(",\"coordinate\":");
    b.append(Json.string(points.columns().getFirst())).append(",\"points\":[");
    for (long row = 0; row < points.rows(); row++) {
      b.append(row == 0 ? "[" : ",[");
      Json.append(b, points.times().get(row)).append(',');
      Json.append(b, points.get(row, points.columns().getFirst())).append(']');
    }
    b.append("],\"failed\":").append(found.failed());
    out().println(b.append(",\"trouble\":").append(Json.string(found.trouble())).append('}'));
  }

  /** Says how many runs ended early. */
  static void trouble(PrintWriter out, SweepResult found) {
    if (found.failed() > 0) {
      out.println(
          "  "
              + found.failed()
              + (found.failed() == 1 ? " run" : " runs")
              + " ended early, the first at "
              + found.trouble());
    }
  }

  /** Appends a column as a list. */
  static void append(StringBuilder b, Recording.Column column) {
    double[] numbers = column.toArray();
    b.append('[');
    for (int i = 0; i < numbers.length; i++) {
      Json.append(b.append(i == 0 ? "" : ","), numbers[i]);
    }
    b.append(']');
  }
}
