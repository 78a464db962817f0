package dev.dynamis.analysis.chaos;

/**
 * Recurrence quantification (Zbilut and Webber, 1992; Marwan and others, 2007): how the returns of
 * an orbit to its own neighborhood are arranged. The line of identity does not count.
 *
 * @param rate part of the pairs of points that are near each other
 * @param determinism part of these on diagonal lines, where stretches of the orbit run alongside
 *     each other
 * @param meanLine mean length of these lines, in samples
 * @param longestLine the longest of them; its inverse is a measure of divergence
 * @param entropy of the lengths of these lines, in nats
 * @param laminarity part of near pairs on vertical lines, where the orbit stays
 * @param trapping mean length of these
 * @param near the distance below which two points are near
 * @since 0.1.0
 */
public record Recurrence(
    double rate,
    double determinism,
    double meanLine,
    int longestLine,
    double entropy,
    double laminarity,
    double trapping,
    double near) {
  private static final int SHORTEST = 2;

  /**
   * Looks at points as they follow each other.
   *
   * @param points {@code [points][coordinates]}; the work grows with the square of their number
   * @param near the distance, in the greatest difference of a coordinate, below which two are near
   * @throws IllegalArgumentException if there are fewer than 10 points, or nothing is near
   */
  public static Recurrence of(double[][] points, double near) {
    int n = points.length;
    if (n < 10 || !(near > 0)) {
      throw new IllegalArgumentException(
          n + " points, near within " + near + "; expected 10 or more, within more than 0");
    }
    long[] diagonal = new long[n + 1];
    long[] vertical = new long[n + 1];
    for (int k = 1; k < n; k++) {
      int run = 0;
      for (int i = 0; i + k < n; i++) {
        if (isNear(points[i], points[i + k], near)) {
          run++;
        } else {
          diagonal[run]++;
          run = 0;
        }
      }
      diagonal[run]++;
    }
    for (int j = 0; j < n; j++) {
      int run = 0;
      for (int i = 0; i < n; i++) {
        if (i != j && isNear(points[i], points[j], near)) {
          run++;
        } else {
          vertical[run]++;
          run = 0;
        }
      }
      vertical[run]++;
    }
    return result(diagonal, vertical, n, near);
  }

  private static Recurrence result(long[] diagonal, long[] vertical, int n, double near) {
    double all = 0;
    double onLines = 0;
    double lines = 0;
    int longest = 0;
    for (int l = 1; l < diagonal.length; l++) {
      all += (double) l * diagonal[l];
      if (l >= SHORTEST) {
        onLines += (double) l * diagonal[l];
        lines += diagonal[l];
      }
      longest = diagonal[l] > 0 ? l : longest;
    }
    double entropy = 0;
    for (int l = SHORTEST; l < diagonal.length; l++) {
      double p = diagonal[l] / lines;
      entropy -= p > 0 ? p * StrictMath.log(p) : 0;
    }
    double standing = 0;
    double columns = 0;
    for (int l = SHORTEST; l < vertical.length; l++) {
      standing += (double) l * vertical[l];
      columns += vertical[l];
    }
    return new Recurrence(
        all / (0.5 * n * (n - 1)),
        all > 0 ? onLines / all : 0,
        lines > 0 ? onLines / lines : 0,
        longest,
        entropy,
        all > 0 ? standing / (2 * all) : 0,
        columns > 0 ? standing / columns : 0,
        near);
  }

  private static boolean isNear(double[] a, double[] b, double near) {
    for (int i = 0; i < a.length; i++) {
      if (!(Math.abs(a[i] - b[i]) < near)) {
        return false;
      }
    }
    return true;
  }
}
