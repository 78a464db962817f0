package dev.dynamis.analysis.manifold;

import dev.dynamis.analysis.equilibria.Extrapolation;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.List;

/**
 * A surface of a flow: a small ring around the saddle in the plane of two directions is carried
 * along by arc length, ring by ring. Where neighbors on a ring come too far apart a point is put
 * between them, on the cubic through four of them; where they crowd, one is dropped.
 */
final class SurfaceGrowth {
  private static final int FIRST = 48;
  private static final int MOST = 20_000;

  private final RightHandSide rhs;
  private final double t;
  private final Saddle saddle;
  private final boolean unstable;
  private final double length;
  private final double spacing;
  private final double bound;

  SurfaceGrowth(
      RightHandSide rhs,
      double t,
      Saddle saddle,
      boolean unstable,
      double length,
      double spacing,
      double bound) {
    this.rhs = rhs;
    this.t = t;
    this.saddle = saddle;
    this.unstable = unstable;
    this.length = length;
    this.spacing = Math.max(spacing, length / 100);
    this.bound = bound;
  }

  Manifold grow(Progress progress) {
    int n = saddle.x().length;
    double[][] plane = plane();
    List<double[]> ring = new ArrayList<>();
    double radius = 0.1 * spacing;
    for (int k = 0; k < FIRST; k++) {
      double angle = 2 * Math.PI * k / FIRST;
      double c = radius * StrictMath.cos(angle);
      double s = radius * StrictMath.sin(angle);
      double[] x = saddle.x().clone();
      for (int i = 0; i < n; i++) {
        x[i] += c * plane[0][i] + s * plane[1][i];
      }
      ring.add(x);
    }
    int sign = unstable ? 1 : -1;
    Extrapolation orbit = new Extrapolation(n, (dx, x) -> FlowCurve.along(dx, x, rhs, t, sign));
    List<Recording> rings = new ArrayList<>();
    rings.add(recording(ring));
    String end = "its length of " + length + " was reached";
    int count = (int) Math.ceil(length / spacing);
    for (int k = 0; k < count; k++) {
      if (!progress.update(k, count, "rings")) {
        end = "it was stopped";
        break;
      }
      List<double[]> next = new ArrayList<>();
      for (double[] x : ring) {
        double[] y = x.clone();
        try {
          orbit.advance(y, spacing);
        } catch (SimulationException e) {
          y = x;
        }
        next.add(CurveGrowth.distance(y, saddle.x()) > bound ? x : y);
      }
      ring = spread(next);
      rings.add(recording(ring));
      if (ring.size() > MOST) {
        end = "more than " + MOST + " points on a ring would be needed";
        break;
      }
    }
    double[] eigenvalues = new double[2];
    int at = 0;
    for (int i = 0; i < n && at < 2; i++) {
      if (unstable ? saddle.spectrum().excess(i) > 1e-10 : saddle.spectrum().excess(i) < -1e-10) {
        eigenvalues[at++] = saddle.spectrum().re()[i];
      }
    }
    return new Manifold(
        rhs.names(),
        saddle.x().clone(),
        unstable,
        eigenvalues,
        plane,
        rings,
        List.of(end),
        "rings carried along by arc length" + Manifolds.heldTime(rhs, t));
  }

  /**
   * Returns two perpendicular directions that span the invariant plane: the columns of a matrix
   * that vanishes on all other directions, {@code p(J)} with {@code p} the polynomial of the other
   * eigenvalues.
   */
  private double[][] plane() {
    int n = saddle.x().length;
    double[] product = new double[n * n];
    for (int i = 0; i < n; i++) {
      product[i * n + i] = 1;
    }
    for (int e = 0; e < n; e++) {
      boolean inside =
          unstable ? saddle.spectrum().excess(e) > 1e-10 : saddle.spectrum().excess(e) < -1e-10;
      double im = saddle.spectrum().im()[e];
      if (!inside && im >= 0) {
        double re = saddle.spectrum().re()[e];
        product = times(product, re, im);
      }
    }
    double[] a = column(product, n, null);
    double[] b = column(product, n, a);
    return new double[][] {a, b};
  }

  /** {@code M (J - re)} or {@code M ((J - re)^2 + im^2)}. */
  private double[] times(double[] m, double re, double im) {
    int n = saddle.x().length;
    double[] shifted = saddle.jacobian().clone();
    for (int i = 0; i < n; i++) {
      shifted[i * n + i] -= re;
    }
    double[] once = multiply(m, shifted, n);
    if (im == 0) {
      return once;
    }
    double[] twice = multiply(once, shifted, n);
    for (int i = 0; i < n * n; i++) {
      twice[i] += im * im * m[i];
    }
    return twice;
  }

  private static double[] multiply(double[] a, double[] b, int n) {
    double[] c = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += a[i * n + k] * b[k * n + j];
        }
        c[i * n + j] = sum;
      }
    }
    return c;
  }

  /** Returns the longest column, of length 1, after taking out a direction. */
  private static double[] column(double[] m, int n, double[] without) {
    double[] best = new double[n];
    double longest = -1;
    for (int j = 0; j < n; j++) {
      double[] v = new double[n];
      double dot = 0;
      for (int i = 0; i < n; i++) {
        v[i] = m[i * n + j];
        dot += without == null ? 0 : v[i] * without[i];
      }
      for (int i = 0; without != null && i < n; i++) {
        v[i] -= dot * without[i];
      }
      double size = FlowCurve.norm(v);
      if (size > longest) {
        longest = size;
        best = v;
      }
    }
    Saddle.normalize(best);
    return best;
  }

  /** Adds and drops points of a ring. */
  private List<double[]> spread(List<double[]> ring) {
    List<double[]> all = new ArrayList<>();
    int size = ring.size();
    for (int k = 0; k < size; k++) {
      double[] a = ring.get(k);
      double[] b = ring.get((k + 1) % size);
      double gap = CurveGrowth.distance(a, b);
      boolean crowded =
          !all.isEmpty() && size > FIRST && CurveGrowth.distance(all.getLast(), a) < 0.25 * spacing;
      if (!crowded) {
        all.add(a);
      }
      if (gap > spacing) {
        double[] before = ring.get((k + size - 1) % size);
        double[] after = ring.get((k + 2) % size);
        double[] m = new double[a.length];
        for (int i = 0; i < m.length; i++) {
          m[i] = (9 * (a[i] + b[i]) - before[i] - after[i]) / 16;
        }
        all.add(m);
      }
    }
    return all;
  }

  private Recording recording(List<double[]> ring) {
    Recording r = new Recording("point", rhs.names());
    for (int k = 0; k < ring.size(); k++) {
      r.add(k, ring.get(k));
    }
    return r;
  }
}
