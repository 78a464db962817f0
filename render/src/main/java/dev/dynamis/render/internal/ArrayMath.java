package dev.dynamis.render.internal;

/**
 * Formulas for many places at once, from one index of arrays up to another. The compiler makes
 * vector instructions of such loops as long as they are short, so each does little.
 */
final class ArrayMath {
  private ArrayMath() {}

  /** Computes products of vectors, less a point, with another vector. */
  static void dot(
      double[] res,
      int from,
      int to,
      double[] x,
      double[] y,
      double[] z,
      double x0,
      double y0,
      double z0,
      double a,
      double b,
      double c) {
    for (int i = from; i < to; i++) {
      res[i] = (x[i] - x0) * a + (y[i] - y0) * b + (z[i] - z0) * c;
    }
  }

  /** Computes products of vectors with others. */
  static void dot(
      double[] res,
      int from,
      int to,
      double[] x,
      double[] y,
      double[] z,
      double[] a,
      double[] b,
      double[] c) {
    for (int i = from; i < to; i++) {
      res[i] = x[i] * a[i] + y[i] * b[i] + z[i] * c[i];
    }
  }

  /** Computes squared distances of places from a point. */
  static void square(
      double[] res,
      int from,
      int to,
      double[] x,
      double[] y,
      double[] z,
      double x0,
      double y0,
      double z0) {
    for (int i = from; i < to; i++) {
      double dx = x[i] - x0;
      double dy = y[i] - y0;
      double dz = z[i] - z0;
      res[i] = dx * dx + dy * dy + dz * dz;
    }
  }

  /** Computes ways from places to a number along one axis, each times its own factor. */
  static void toward(double[] res, int from, int to, double[] x, double x0, double[] factor) {
    for (int i = from; i < to; i++) {
      res[i] = (x0 - x[i]) * factor[i];
    }
  }

  /** Computes sums of numbers and products. */
  static void along(double[] res, int from, int to, double[] x, double[] factor, double[] y) {
    for (int i = from; i < to; i++) {
      res[i] = x[i] + factor[i] * y[i];
    }
  }

  /** Computes sums of numbers. */
  static void sum(double[] res, int from, int to, double[] x, double[] y) {
    for (int i = from; i < to; i++) {
      res[i] = x[i] + y[i];
    }
  }

  /** Computes sums of a number and many. */
  static void sum(double[] res, int from, int to, double[] x, double y) {
    for (int i = from; i < to; i++) {
      res[i] = y + x[i];
    }
  }
}
