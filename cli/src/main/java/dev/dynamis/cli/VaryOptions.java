package dev.dynamis.cli;

import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.mechanics.sim.Mechanism;
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

  @Mixin private JournalOptions journal;

  /** Parameters of a mechanism are those that were asked for, under the names of its arrays. */
  private static List<String> named(DynamicalSystem system, Range r) {
    List<String> all = system.parameterNames();
    boolean chosen = system instanceof Mechanism && !all.contains(r.name()) && !all.isEmpty();
    return chosen ? all : List.of(r.name());
  }

  /**
   * Makes a sweep.
   *
   * @param varied what {@code --param} says
   * @param usual how many values a range without a step has
   * @throws IllegalArgumentException if that is no range of a parameter of the system
   */
  Sweep sweep(DynamicalSystem system, List<String> varied, int usual, Progress progress) {
    if (varied.size() > 1 || varied.size() == 1 && varied.getFirst().indexOf('=') < 0) {
      throw new IllegalArgumentException(
          "one parameter varies: give --param NAME=FROM:TO:STEP; there are "
              + String.join(", ", system.parameterNames()));
    }
    Range r = varied.isEmpty() ? usual(system) : Range.parse("--param", varied.getFirst());
    Sweep sweep =
        Sweep.of(system)
            .vary(named(system, r), values("--param " + String.join("", varied), r, usual))
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
    journal.apply(sweep::autosave, sweep::resume);
    return sweep;
  }

  /**
   * Returns what varies where nothing was asked for: the parameter of the greatest magnitude, which
   * is mostly that which drives a system, from half its value to its value.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Range usual(DynamicalSystem system) {
    List<String> names = system.parameterNames();
    double[] p = new double[names.size()];
    system.parameters(p);
    int most = 0;
    for (int i = 1; i < p.length; i++) {
      most = Math.abs(p[i]) > Math.abs(p[most]) ? i : most;
    }
    if (p.length == 0 || !(p[most] != 0)) {
      throw new IllegalArgumentException(
          system instanceof Mechanism
              ? "no parameter offers itself: give --param NAME=FROM:TO, a number of the model such"
                  + " as joint_damping[*]=0.1:1"
              : names.isEmpty()
                  ? "the model has no parameter that could vary"
                  : "no parameter offers itself: give --param NAME=FROM:TO; there are "
                      + String.join(", ", names));
    }
    return new Range(names.get(most), p[most] / 2, p[most], Double.NaN);
  }

  ThreadOptions threads() {
    return threads;
  }

  private static double[] values(String option, Range r, int usual) {
    double step = Double.isNaN(r.third()) ? (r.to() - r.from()) / (usual - 1) : r.third();
    double range = r.to() - r.from();
    String way = " from " + r.from() + " to " + r.to();
    if (step == 0) {
      throw new IllegalArgumentException(
          option + (range == 0 ? ": it is one value" + way : ": the step is zero"));
    }
    if (range * step < 0) {
      throw new IllegalArgumentException(
          option + ": steps of " + step + way + " are none; the step has the wrong sign");
    }
    if (range != 0 && Math.abs(step) > Math.abs(range) * (1 + 1e-9)) {
      throw new IllegalArgumentException(
          option + ": a step of " + step + " is longer than the way" + way);
    }
    double count = Math.rint(range / step) + 1;
    if (!(count >= 1 && count <= MOST_VALUES)) {
      throw new IllegalArgumentException(
          option + ": steps of " + step + way + " are " + "more than " + MOST_VALUES + " values");
    }
    double[] all = new double[(int) count];
    for (int i = 0; i < all.length; i++) {
      all[i] = r.from() + i * step;
    }
    return all;
  }
}
