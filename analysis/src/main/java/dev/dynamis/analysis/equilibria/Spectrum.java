package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Eigenvalues;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Eigenvalues, those that grow fastest first: rates of a flow, sorted by their real parts, or
 * multipliers of a map, sorted by their size.
 *
 * @param re real parts
 * @param im imaginary parts; of a complex pair, the positive one first
 * @param multipliers whether deviations are multiplied by these numbers at each return, rather than
 *     growing at these rates
 * @since 0.1.0
 */
public record Spectrum(double[] re, double[] im, boolean multipliers) {
  /** How near to the border a rate, or the size of a multiplier, counts as neutral. */
  private static final double NEUTRAL = 1e-6;

  /**
   * Computes the eigenvalues of a matrix.
   *
   * @param matrix {@code [n x n]}, row-major. Not modified.
   * @throws SimulationException if the matrix is not finite
   */
  public static Spectrum of(double[] matrix, int n, boolean multipliers) {
    double[] re = new double[n];
    double[] im = new double[n];
    double[] copy = Arrays.copyOf(matrix, n * n);
    if (!Eigenvalues.compute(re, 0, im, 0, copy, 0, n, new double[5 * n])) {
      throw new SimulationException("the derivatives are not finite, so they have no eigenvalues");
    }
    return sorted(re, im, multipliers);
  }

  static Spectrum sorted(double[] re, double[] im, boolean multipliers) {
    Comparator<Integer> bySize =
        Comparator.comparingDouble(i -> multipliers ? -StrictMath.hypot(re[i], im[i]) : -re[i]);
    int[] order =
        IntStream.range(0, re.length)
            .boxed()
            .sorted(
                bySize
                    .thenComparingDouble(i -> -re[i])
                    .thenComparingDouble(i -> -Math.abs(im[i]))
                    .thenComparingDouble(i -> -im[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    return new Spectrum(
        Arrays.stream(order).mapToDouble(i -> re[i]).toArray(),
        Arrays.stream(order).mapToDouble(i -> im[i]).toArray(),
        multipliers);
  }

  /** Returns how many there are. */
  public int size() {
    return re.length;
  }

  /** Returns by how much an eigenvalue is beyond the border of stability, negative if inside. */
  public double excess(int i) {
    return multipliers ? StrictMath.hypot(re[i], im[i]) - 1 : re[i];
  }

  /** Returns in how many directions deviations grow. */
  public int unstable() {
    return (int) IntStream.range(0, size()).filter(i -> excess(i) > 0).count();
  }

  /** Returns the type of stability; what is within 1e-6 of the border counts as neutral. */
  public Stability stability() {
    int growing = 0;
    int dying = 0;
    for (int i = 0; i < size(); i++) {
      growing += excess(i) > NEUTRAL ? 1 : 0;
      dying += excess(i) < -NEUTRAL ? 1 : 0;
    }
    if (growing > 0) {
      return growing < size() ? Stability.SADDLE : Stability.UNSTABLE;
    }
    return dying < size() ? Stability.NEUTRAL : Stability.STABLE;
  }

  /** Returns the first of these, no pair of them parted. */
  Spectrum largest(int count) {
    int kept = Math.min(count, size());
    if (kept < size() && kept > 0 && im[kept - 1] > 0) {
      kept++;
    }
    return new Spectrum(Arrays.copyOf(re, kept), Arrays.copyOf(im, kept), multipliers);
  }

  /** Returns these without the one that is nearest to 1, which belongs to the phase of a cycle. */
  Spectrum withoutPhase() {
    int nearest = 0;
    for (int i = 1; i < size(); i++) {
      if (StrictMath.hypot(re[i] - 1, im[i]) < StrictMath.hypot(re[nearest] - 1, im[nearest])) {
        nearest = i;
      }
    }
    int without = nearest;
    int[] rest = IntStream.range(0, size()).filter(i -> i != without).toArray();
    return new Spectrum(
        Arrays.stream(rest).mapToDouble(i -> re[i]).toArray(),
        Arrays.stream(rest).mapToDouble(i -> im[i]).toArray(),
        multipliers);
  }
}
