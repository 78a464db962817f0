package dev.dynamis.mechanics.layout;

import java.util.Arrays;

/** Equality of arrays with a tolerance for reals. */
final class Comparison {
  private Comparison() {}

  /** Returns the index of the first difference, or -1; arrays of other lengths differ at 0. */
  static int firstDifference(Object ours, Object theirs, double tolerance) {
    return switch (ours) {
      case double[] a when theirs instanceof double[] b -> reals(a, b, tolerance);
      case float[] a when theirs instanceof float[] b -> reals(widened(a), widened(b), tolerance);
      case int[] a when theirs instanceof int[] b -> Arrays.mismatch(a, b);
      case long[] a when theirs instanceof long[] b -> Arrays.mismatch(a, b);
      case boolean[] a when theirs instanceof boolean[] b -> Arrays.mismatch(a, b);
      case byte[] a when theirs instanceof byte[] b -> Arrays.mismatch(a, b);
      default -> 0;
    };
  }

  private static int reals(double[] a, double[] b, double tolerance) {
    if (a.length != b.length) {
      return Math.min(a.length, b.length);
    }
    double scale = 0;
    for (int i = 0; i < a.length; i++) {
      scale = Math.max(scale, Math.max(magnitude(a[i]), magnitude(b[i])));
    }
    for (int i = 0; i < a.length; i++) {
      if (differs(a[i], b[i], tolerance * scale)) {
        return i;
      }
    }
    return -1;
  }

  private static double[] widened(float[] a) {
    double[] wide = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      wide[i] = a[i];
    }
    return wide;
  }

  /** Infinities and NaN do not widen the scale of their field. */
  private static double magnitude(double x) {
    return Double.isFinite(x) ? Math.abs(x) : 0;
  }

  private static boolean differs(double a, double b, double allowed) {
    if (a == b || (Double.isNaN(a) && Double.isNaN(b))) {
      return false;
    }
    // written so that a NaN on one side differs
    return !(Math.abs(a - b) <= allowed);
  }
}
