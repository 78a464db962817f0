package dev.dynamis.cli;

import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs over values of a parameter: which coordinate, from where, for how long, on what. */
final class VaryOptions {
  private static final int MOST_VALUES = 10_000_000;

  @Option(
      names = "--of",
      paramLabel = "NAME",
      description = "Coordinate to look at (default: the first).")
  private String of;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description =
          "Time to look at each run, or iterations of a map (default: 1000 iterations, or 10000"
              + " steps).")
  private Double time;

  @Option(
      names = "--transient",
      paramLabel = "T",
      description = "Time, or iterations, that pass before (default: as --time).")
  private Double transientTime;

  @Option(
      names = "--follow",
      description = "Start each run where the one before ended, instead of all in one state.")
  private boolean follow;

  @Mixin private ThreadOptions threads;

  /**
   * Makes a sweep.
   *
   * @param varied what {@code --param} says
   * @param usual how many values a range without a step has
   * @throws IllegalArgumentException if that is no range of a parameter of the system
   */
  Sweep sweep(DynamicalSystem system, List<String> varied, int usual, Progress progress) {
    if (varied.size() != 1 || varied.getFirst().indexOf('=') < 0) {
      throw new IllegalArgumentException(
          "one parameter varies: give --param NAME=FROM:TO:STEP; there are "
              + String.join(", ", system.parameterNames()));
    }
    Range r = Range.parse("--param", varied.getFirst());
    Sweep sweep =
        Sweep.of(system)
            .vary(r.name(), values("--param " + varied.getFirst(), r, usual))
            .follow(follow)
            .progress(progress);
    if (of != null) {
      sweep.coordinate(of);
    }
    boolean map = system.rightHandSide() != null && system.rightHandSide().isMap();
    if (time != null) {
      sweep.time(time);
    } else {
      sweep.steps(map ? 1000 : 10_000);
    }
    if (transientTime != null) {
      sweep.transientTime(transientTime);
    } else if (time != null) {
      sweep.transientTime(time);
    } else {
      sweep.transientSteps(map ? 1000 : 10_000);
    }
    return sweep;
  }

  ThreadOptions threads() {
    return threads;
  }

  private static double[] values(String option, Range r, int usual) {
    double step = Double.isNaN(r.third()) ? (r.to() - r.from()) / (usual - 1) : r.third();
    double count = Math.rint((r.to() - r.from()) / step) + 1;
    if (!(count >= 1 && count <= MOST_VALUES)) {
      throw new IllegalArgumentException(
          option
              + ": steps of "
              + step
              + " from "
              + r.from()
              + " to "
              + r.to()
              + " are "
              + (count >= 1 ? "more than " + MOST_VALUES + " values" : "none"));
    }
    double[] all = new double[(int) count];
    for (int i = 0; i < all.length; i++) {
      all[i] = r.from() + i * step;
    }
    return all;
  }
}
