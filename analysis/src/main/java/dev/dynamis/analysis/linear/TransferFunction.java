package dev.dynamis.analysis.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The transfer function between one input and one output, by its gain, zeros and poles. It is
 * {@code gain (s - z1) (s - z2) / ((s - p1) (s - p2) (s - p3))}, with as many factors as there are;
 * for a discrete system in {@code z = exp(s dt)} instead of {@code s}.
 *
 * @param input name of the input
 * @param output name of the output
 * @param dt the length of a step, 0 for continuous systems
 * @param gain the factor of the highest powers; 0 if the input does not reach the output
 * @param zeros real and imaginary part of each zero
 * @param poles real and imaginary part of each pole
 * @since 0.1.0
 */
public record TransferFunction(
    String input, String output, double dt, double gain, double[] zeros, double[] poles) {

  /**
   * Computes the transfer function between a named input and a named output. All eigenvalues are
   * poles; those that this input does not reach or this output does not show are zeros as well.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public static TransferFunction of(LinearSystem system, String input, String output) {
    LinearSystem s = system.withInputs(List.of(input)).withOutputs(List.of(output));
    double[] zeros = s.zeros(), poles = system.eigenvalues();
    int n = s.states().size();
    // C adj(s - A) B has a lower degree than det(s - A) unless there is feedthrough
    boolean proper = zeros.length < poles.length + (s.d()[0] == 0 ? 0 : 2);
    if (!proper) {
      return new TransferFunction(input, output, s.dt(), 0, new double[0], poles);
    }
    // to the right of all roots nothing is lost by subtraction
    double right = 1;
    for (double[] roots : new double[][] {zeros, poles}) {
      for (int k = 0; k < roots.length; k += 2) {
        right = Math.max(right, 2 * StrictMath.hypot(roots[k], roots[k + 1]));
      }
    }
    double[] m = Matrices.scale(s.a(), -1);
    for (int i = 0; i < n; i++) {
      m[i * (n + 1)] += right;
    }
    double value = s.d()[0];
    double[] c = s.c(), x = n == 0 ? c : Matrices.solve(m, s.b(), n, 1);
    for (int i = 0; i < n; i++) {
      value += c[i] * x[i];
    }
    if (value == 0) {
      return new TransferFunction(input, output, s.dt(), 0, new double[0], poles);
    }
    double ratio = new TransferFunction(input, output, s.dt(), 1, zeros, poles).at(right, 0)[0];
    return new TransferFunction(input, output, s.dt(), value / ratio, zeros, poles);
  }

  /** Returns real and imaginary part of the function at a complex number s, or z. */
  public double[] at(double re, double im) {
    double valueRe = gain, valueIm = 0;
    for (int k = 0; k < Math.max(zeros.length, poles.length); k += 2) {
      // one factor above and one below, so that products stay of the size of the value
      double r = 1, i = 0;
      if (k < zeros.length) {
        r = re - zeros[k];
        i = im - zeros[k + 1];
      }
      double pr = 1, pi = 0;
      if (k < poles.length) {
        pr = re - poles[k];
        pi = im - poles[k + 1];
      }
      double square = pr * pr + pi * pi;
      double qr = (r * pr + i * pi) / square, qi = (i * pr - r * pi) / square;
      double next = valueRe * qr - valueIm * qi;
      valueIm = valueRe * qi + valueIm * qr;
      valueRe = next;
    }
    return new double[] {valueRe, valueIm};
  }

  /** Returns the ratio of output and input at rest; infinite if the input is summed up. */
  public double steady() {
    for (int k = 0; k < poles.length; k += 2) {
      if (poles[k] == (dt == 0 ? 0 : 1) && poles[k + 1] == 0) {
        return gain == 0 ? 0 : Double.POSITIVE_INFINITY;
      }
    }
    return at(dt == 0 ? 0 : 1, 0)[0];
  }

  /**
   * Returns the same function without zeros and poles that are equal.
   *
   * @param tolerance how far apart they may be, of the larger of 1 and their size; what differences
   *     leave is about 1e-6
   */
  public TransferFunction simplified(double tolerance) {
    List<double[]> left = pairs(zeros), kept = new ArrayList<>();
    for (double[] p : pairs(poles)) {
      double[] nearest = null;
      double least = tolerance * Math.max(1, StrictMath.hypot(p[0], p[1]));
      for (double[] z : left) {
        double distance = StrictMath.hypot(z[0] - p[0], z[1] - p[1]);
        if (distance <= least) {
          least = distance;
          nearest = z;
        }
      }
      if (nearest == null) {
        kept.add(p);
      } else {
        left.remove(nearest);
      }
    }
    return new TransferFunction(input, output, dt, gain, flat(left), flat(kept));
  }

  private static List<double[]> pairs(double[] numbers) {
    List<double[]> all = new ArrayList<>();
    for (int k = 0; k < numbers.length; k += 2) {
      all.add(new double[] {numbers[k], numbers[k + 1]});
    }
    return all;
  }

  private static double[] flat(List<double[]> pairs) {
    return pairs.stream().flatMapToDouble(Arrays::stream).toArray();
  }
}
