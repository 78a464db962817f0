package dev.dynamis.analysis.manifold;

import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;

/** Grows one branch of a manifold of one dimension. */
interface CurveGrowth {
  /** How far along its direction a branch begins, relative to the saddle's size. */
  double DEPARTURE = 1e-6;

  /** Returns the branch: coordinates over the length from the saddle. */
  Recording grow(
      double[] saddle,
      double[] direction,
      int side,
      double length,
      double spacing,
      double bound,
      Progress progress);

  /** Returns why the last branch ended. */
  String end();

  /** Returns where a branch begins: how far from the saddle. */
  static double departure(double[] saddle) {
    double size = 1;
    for (double v : saddle) {
      size = Math.max(size, Math.abs(v));
    }
    return DEPARTURE * size;
  }

  /** Returns a difference without whole periods, the least one; a period of 0 is none. */
  static double least(double difference, double period) {
    return period > 0 ? difference - period * Math.rint(difference / period) : difference;
  }

  static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return Math.sqrt(sum);
  }
}
