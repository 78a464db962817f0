package dev.dynamis.analysis.manifold;

import dev.dynamis.analysis.equilibria.Extrapolation;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;

/**
 * A branch of a flow: the orbit that leaves the saddle along its direction, or for a stable one
 * comes from there backwards, followed by arc length, so that points are equally far apart.
 */
final class FlowCurve implements CurveGrowth {
  private final RightHandSide rhs;
  private final double t;
  private final int sign;
  private String end = "";

  FlowCurve(RightHandSide rhs, double t, boolean unstable) {
    this.rhs = rhs;
    this.t = t;
    sign = unstable ? 1 : -1;
  }

  @Override
  public String end() {
    return end;
  }

  @Override
  public Recording grow(
      double[] saddle,
      double[] direction,
      int side,
      double length,
      double spacing,
      double bound,
      Progress progress) {
    int n = saddle.length;
    Extrapolation orbit = new Extrapolation(n, (dx, x) -> along(dx, x, rhs, t, sign));
    Recording points = new Recording("length", rhs.names());
    double[] x = saddle.clone();
    points.add(0, x);
    double begin = CurveGrowth.departure(saddle);
    for (int i = 0; i < n; i++) {
      x[i] += side * begin * direction[i];
    }
    double[] slope = new double[n];
    rhs.evaluate(slope, t, x);
    double slow = norm(slope);
    double fastest = slow;
    double done = begin;
    int count = (int) Math.ceil(length / spacing);
    end = "its length of " + length + " was reached";
    for (int k = 0; k < count; k++) {
      if (k % 64 == 0 && !progress.update(k, count, "points of a branch")) {
        end = "it was stopped";
        break;
      }
      try {
        orbit.advance(x, spacing);
      } catch (SimulationException e) {
        end =
            norm(slope) < 0.1 * fastest
                ? "it winds into a state of rest, closer than the spacing of points"
                : "it can't be followed further: " + e.getMessage();
        break;
      }
      done += spacing;
      points.add(done, x);
      if (CurveGrowth.distance(x, saddle) > bound) {
        end = "it left the bound of " + bound + " around the saddle";
        break;
      }
      rhs.evaluate(slope, t, x);
      fastest = Math.max(fastest, norm(slope));
      if (norm(slope) < slow) {
        end = "it came to a state of rest";
        break;
      }
    }
    return points;
  }

  /** The direction of the flow, of length 1. */
  static void along(double[] dx, double[] x, RightHandSide rhs, double t, int sign) {
    rhs.evaluate(dx, t, x);
    double speed = norm(dx);
    for (int i = 0; i < x.length; i++) {
      dx[i] = sign * dx[i] / speed;
    }
  }

  static double norm(double[] v) {
    double sum = 0;
    for (double c : v) {
      sum += c * c;
    }
    return Math.sqrt(sum);
  }
}
