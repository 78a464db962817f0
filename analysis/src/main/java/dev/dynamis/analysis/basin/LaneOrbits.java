package dev.dynamis.analysis.basin;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Lanes;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Orbits from many starts that are followed side by side; each is as it is by itself. */
final class LaneOrbits {
  private static final int W = Lanes.WIDTH;
  private static final int HEARD_EVERY = 512;

  private final DynamicalSystem own;
  private final Starts at;
  private final Lanes lanes;

  /** Places of the coordinates that are looked at. */
  private final int[] rows;

  private final double[] x;
  private final int[] start = new int[W];
  private final int[] steps = new int[W];

  /** How far outside of the box of all attractors orbits are; below zero inside of it. */
  private final double[] outside = new double[W];

  /** Takes a system that nobody else uses, and what puts it at starts. */
  LaneOrbits(DynamicalSystem own, Starts at) {
    this.own = own;
    this.at = at;
    lanes = own.lanes(0).orElseThrow();
    rows = places(own, at.names());
    x = new double[rows.length];
  }

  /** Returns whether a system's orbits can be followed side by side. */
  static boolean exist(DynamicalSystem system, List<String> seen) {
    return system.tangentNames().containsAll(seen)
        && system.lanes(0).filter(lanes -> lanes.least() == 0).isPresent();
  }

  private static int[] places(DynamicalSystem system, List<String> seen) {
    List<String> all = system.tangentNames();
    return seen.stream().mapToInt(n -> all.indexOf(n) * W).toArray();
  }

  private void read(int lane) {
    double[] numbers = lanes.numbers();
    for (int i = 0; i < x.length; i++) {
      x[i] = numbers[rows[i] + lane];
    }
  }

  /**
   * Follows up to {@link Lanes#WIDTH} starts and keeps what they do at last; null for those that
   * don't stay bounded.
   */
  void stretches(
      double[][] starts,
      int first,
      int count,
      int settle,
      int length,
      Stretch[] found,
      BooleanSupplier cancelled) {
    boolean[] lost = new boolean[count];
    for (int l = 0; l < count; l++) {
      at.place(starts[first + l][0], starts[first + l][1]);
      lost[l] = !lanes.load(l, own);
    }
    for (int left = settle; left > 0; left -= HEARD_EVERY) {
      if (cancelled.getAsBoolean()) {
        return;
      }
      lanes.step(count, Math.min(left, HEARD_EVERY));
    }
    double[][] all = new double[count][length * x.length];
    for (int k = 0; k < length; k++) {
      lanes.step(count, 1);
      for (int l = 0; l < count; l++) {
        read(l);
        for (int i = 0; i < x.length; i++) {
          lost[l] |= !(Math.abs(x[i]) < 1e100);
          all[l][k * x.length + i] = x[i];
        }
      }
    }
    for (int l = 0; l < count; l++) {
      found[first + l] = lost[l] || !lanes.isGood(l) ? null : Stretch.of(all[l], x.length);
    }
  }

  /**
   * Labels the open starts of some rows of a grid. A lane whose orbit is known takes the next
   * start, so that few lanes are idle before the last ones.
   *
   * @param from the first row
   * @param to the row after the last
   * @param count how many starts of each row were open. Modified.
   */
  void label(
      int[] labels,
      int from,
      int to,
      double[] xs,
      double[] ys,
      Recognizer recognizer,
      double far,
      int longest,
      int[] count,
      BooleanSupplier cancelled) {
    Recognizer.Watch[] watches = new Recognizer.Watch[W];
    double[] box = recognizer.box();
    double near = box == null ? Double.NEGATIVE_INFINITY : far - size(box);
    int next = from * ys.length;
    int end = to * ys.length;
    int active = 0;
    boolean stopped = false;
    for (long k = 0; ; k++) {
      while (active < W && next < end) {
        int open = next++;
        if (labels[open] == Integer.MIN_VALUE) {
          count[open / ys.length]++;
          at.place(xs[open / ys.length], ys[open % ys.length]);
          lanes.load(active, own);
          start[active] = open;
          steps[active] = 0;
          watches[active] = watches[active] == null ? recognizer.watch() : watches[active];
          watches[active].start();
          active++;
        }
      }
      if (active == 0) {
        return;
      }
      stopped = stopped || k % HEARD_EVERY == 0 && cancelled.getAsBoolean();
      if (!stopped) {
        lanes.step(active, 1);
        measure(box, active);
      }
      for (int l = active - 1; l >= 0; l--) {
        double d = outside[l];
        if (!stopped && d > 0 && d < near && lanes.isGood(l) && steps[l] + 1 < longest) {
          // on no attractor, without a closer look
          watches[l].start();
          steps[l]++;
          continue;
        }
        int label = stopped ? BasinMap.UNRESOLVED : look(l, watches[l], far, longest);
        if (label != Integer.MIN_VALUE) {
          labels[start[l]] = label;
          active--;
          if (l < active) {
            lanes.copy(active, l);
            start[l] = start[active];
            steps[l] = steps[active];
            outside[l] = outside[active];
            Recognizer.Watch spare = watches[l];
            watches[l] = watches[active];
            watches[active] = spare;
          }
        }
      }
    }
  }

  private static double size(double[] box) {
    double most = 0;
    for (double v : box) {
      most = Math.max(most, Math.abs(v));
    }
    return 2 * most;
  }

  /** Measures how far the first lanes are outside of a box. */
  private void measure(double[] box, int count) {
    double[] numbers = lanes.numbers();
    double[] out = outside;
    Arrays.fill(out, 0, count, box == null ? Double.NaN : Double.NEGATIVE_INFINITY);
    for (int i = 0; box != null && i < rows.length; i++) {
      double center = 0.5 * (box[i] + box[rows.length + i]);
      double half = 0.5 * (box[rows.length + i] - box[i]);
      int row = rows[i];
      for (int l = 0; l < count; l++) {
        out[l] = Math.max(out[l], Math.abs(numbers[row + l] - center) - half);
      }
    }
  }

  /** Returns the label of an orbit after a step, or the least number while it is open. */
  private int look(int lane, Recognizer.Watch watch, double far, int longest) {
    if (!lanes.isGood(lane)) {
      return BasinMap.DIVERGED;
    }
    read(lane);
    for (double v : x) {
      if (!(Math.abs(v) < far)) {
        return BasinMap.DIVERGED;
      }
    }
    int label = watch.look(x);
    if (label < 0 && ++steps[lane] == longest) {
      label = watch.end();
      return label >= 0 ? label : BasinMap.UNRESOLVED;
    }
    return label >= 0 ? label : Integer.MIN_VALUE;
  }
}
