package dev.dynamis.analysis.manifold;

import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.util.ArrayList;
import java.util.List;

/**
 * A branch of a map: the images of the segment from a point near the saddle to its own image. Where
 * two points of an image are too far apart, a point between them on the first segment is carried
 * through all images, so that every point lies on the manifold, not on a chord. For stable branches
 * images are those of the inverse, found by Newton's method from the neighbors.
 */
final class MapCurve implements CurveGrowth {
  private static final int MOST_POINTS = 400_000;
  private static final int MOST_IMAGES = 200;

  /** Stands for an image beyond the bound, and for all further ones. */
  private static final double[] BEYOND = {};

  /** Stands for an image that was not found, and for all further ones. */
  private static final double[] NONE = {};

  private final RightHandSide rhs;
  private final double t;
  private final boolean unstable;
  private final double eigenvalue;

  /** Of the coordinates that go around; 0 of others. */
  private final double[] periods;

  private final double[] jacobian;
  private final double[] residual;
  private final double[] step;
  private final int[] pivots;
  private String end = "";

  MapCurve(RightHandSide rhs, double t, boolean unstable, double eigenvalue, double[] periods) {
    this.rhs = rhs;
    this.periods = periods;
    this.t = t;
    this.unstable = unstable;
    this.eigenvalue = eigenvalue;
    int n = rhs.names().size();
    jacobian = new double[n * n];
    residual = new double[n];
    step = new double[n];
    pivots = new int[n];
  }

  @Override
  public String end() {
    return end;
  }

  /** A point of the first segment with all its images. */
  private record Strand(double place, List<double[]> images) {}

  @Override
  public Recording grow(
      double[] saddle,
      double[] direction,
      int side,
      double length,
      double spacing,
      double bound,
      Progress progress) {
    // a negative multiplier changes sides, so that two iterations make an image
    int times = eigenvalue < 0 ? 2 : 1;
    double factor = StrictMath.pow(Math.abs(eigenvalue), unstable ? times : -times);
    double begin = CurveGrowth.departure(saddle);
    Recording points = new Recording("length", rhs.names());
    points.add(0, saddle);
    List<Strand> strands = new ArrayList<>();
    for (int k = 0; k <= 8; k++) {
      strands.add(strand(saddle, direction, side * begin, k / 8.0, factor));
    }
    double done = begin;
    double[] last = strands.getFirst().images.getFirst();
    end = "its images stay within " + done;
    for (int image = 0; image < MOST_IMAGES; image++) {
      if (!progress.update((long) (1000 * Math.min(1, done / length)), 1000, "images")) {
        end = "it was stopped";
        return points;
      }
      if (image > 0
          && !refine(
              strands, image, times, saddle, direction, side * begin, factor, spacing, bound)) {
        end = "more than " + MOST_POINTS + " points would be needed";
        return points;
      }
      for (int s = image == 0 ? 0 : 1; s < strands.size(); s++) {
        double[] x = strands.get(s).images.get(image);
        if (!isPoint(x)) {
          end =
              x == BEYOND
                  ? "it left the bound of " + bound + " around the saddle"
                  : "Newton's method finds no point that the map takes to its last one";
          return points;
        }
        x = near(x, last);
        done += CurveGrowth.distance(x, last);
        last = x;
        points.add(done, x);
        if (done >= length) {
          end = "its length of " + length + " was reached";
          return points;
        }
      }
    }
    return points;
  }

  private static Strand strand(
      double[] saddle, double[] direction, double begin, double place, double factor) {
    double at = begin * StrictMath.pow(factor, place);
    double[] x = saddle.clone();
    for (int i = 0; i < x.length; i++) {
      x[i] += at * direction[i];
    }
    List<double[]> images = new ArrayList<>();
    images.add(x);
    return new Strand(place, images);
  }

  /** Computes an image of all strands and adds strands until neighbors are near each other. */
  private boolean refine(
      List<Strand> strands,
      int image,
      int times,
      double[] saddle,
      double[] direction,
      double begin,
      double factor,
      double spacing,
      double bound) {
    for (Strand s : strands) {
      if (s.images.size() == image) {
        s.images.add(image(s.images.get(image - 1), null, times, saddle, bound));
      }
    }
    List<Strand> all = new ArrayList<>();
    all.add(strands.getFirst());
    for (int i = 1; i < strands.size(); i++) {
      fill(all, strands.get(i), image, times, saddle, direction, begin, factor, spacing, bound, 0);
      if (all.size() > MOST_POINTS) {
        return false;
      }
    }
    strands.clear();
    strands.addAll(all);
    return true;
  }

  private void fill(
      List<Strand> all,
      Strand next,
      int image,
      int times,
      double[] saddle,
      double[] direction,
      double begin,
      double factor,
      double spacing,
      double bound,
      int depth) {
    Strand before = all.getLast();
    double[] a = before.images.get(image);
    double[] b = next.images.get(image);
    boolean far =
        isPoint(a) && isPoint(b)
            ? CurveGrowth.distance(a, near(b, a)) > spacing
            : isPoint(a) && depth < 20;
    if (far && depth < 40 && all.size() <= MOST_POINTS) {
      Strand middle = strand(saddle, direction, begin, 0.5 * (before.place + next.place), factor);
      for (int k = 1; k <= image; k++) {
        double[] guess = between(before.images.get(k), next.images.get(k));
        middle.images.add(image(middle.images.get(k - 1), guess, times, saddle, bound));
      }
      fill(all, middle, image, times, saddle, direction, begin, factor, spacing, bound, depth + 1);
      fill(all, next, image, times, saddle, direction, begin, factor, spacing, bound, depth + 1);
    } else {
      all.add(next);
    }
  }

  private static boolean isPoint(double[] x) {
    return x != BEYOND && x != NONE;
  }

  /** Returns the point that differs by whole periods and is nearest to another one. */
  private double[] near(double[] x, double[] to) {
    double[] y = x.clone();
    for (int i = 0; i < y.length; i++) {
      if (periods[i] > 0) {
        y[i] = to[i] + CurveGrowth.least(x[i] - to[i], periods[i]);
      }
    }
    return y;
  }

  /** Returns a guess for an image between two, or null. */
  private double[] between(double[] a, double[] b) {
    if (!isPoint(a) || !isPoint(b)) {
      return isPoint(a) ? a : isPoint(b) ? b : null;
    }
    double[] m = near(b, a);
    for (int i = 0; i < m.length; i++) {
      m[i] = 0.5 * (a[i] + m[i]);
    }
    return m;
  }

  /** Returns the image, or {@link #BEYOND} or {@link #NONE}. */
  private double[] image(double[] from, double[] guess, int times, double[] saddle, double bound) {
    if (!isPoint(from)) {
      return from;
    }
    double[] x = from;
    for (int k = 0; k < times; k++) {
      double[] y = new double[x.length];
      if (unstable) {
        rhs.evaluate(y, t, x);
      } else if (!inverse(y, x, k == times - 1 ? guess : null)) {
        return NONE;
      }
      x = y;
      if (!(CurveGrowth.distance(near(x, saddle), saddle) <= bound)) {
        return BEYOND;
      }
    }
    return x;
  }

  /** Solves {@code f(y) = x} by Newton's method with halved steps. */
  private boolean inverse(double[] y, double[] x, double[] guess) {
    double[] begin = guess == null ? x : guess;
    System.arraycopy(begin, 0, y, 0, x.length);
    double before = residual(y, x);
    for (int k = 0; k < 100; k++) {
      rhs.jacobian(jacobian, t, y);
      if (Lu.factor(jacobian, 0, pivots, 0, x.length) == 0) {
        throw new SimulationException(
            "the map can't be inverted near the stable manifold: its Jacobian is singular");
      }
      Lu.solve(step, 0, jacobian, 0, pivots, 0, residual, 0, x.length);
      double share = 1;
      double now = Double.POSITIVE_INFINITY;
      double[] trial = new double[x.length];
      for (int h = 0; h < 30 && !(now < before); h++, share /= 2) {
        for (int i = 0; i < x.length; i++) {
          trial[i] = y[i] - share * step[i];
        }
        now = residual(trial, x);
      }
      if (!(now < before)) {
        residual(y, x);
        return before <= 1e-12 * (1 + FlowCurve.norm(x));
      }
      System.arraycopy(trial, 0, y, 0, x.length);
      before = now;
      if (now == 0) {
        return true;
      }
    }
    return before <= 1e-10 * (1 + FlowCurve.norm(x));
  }

  private double residual(double[] y, double[] x) {
    rhs.evaluate(residual, t, y);
    for (int i = 0; i < x.length; i++) {
      residual[i] = CurveGrowth.least(residual[i] - x[i], periods[i]);
    }
    return FlowCurve.norm(residual);
  }
}
