package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EigenvaluesTest {
  @Test
  void companionMatrixHasTheRootsOfItsPolynomial() {
    // (x - 1)(x - 2)(x + 3)(x^2 + 2x + 5)
    double[] roots = {1, 2, -3};
    double[] polynomial = {1};
    for (double root : roots) {
      polynomial = times(polynomial, new double[] {1, -root});
    }
    polynomial = times(polynomial, new double[] {1, 2, 5});
    assertSpectrum(
        companion(polynomial),
        5,
        1e-13,
        new double[][] {{-3, 0}, {-1, -2}, {-1, 2}, {1, 0}, {2, 0}});
  }

  @Test
  void rotationBlocksGiveComplexPairs() {
    double[] a = new double[25];
    double[] angles = {0.3, 2.5};
    double[][] expected = new double[5][2];
    for (int k = 0; k < 2; k++) {
      double c = StrictMath.cos(angles[k]), s = StrictMath.sin(angles[k]);
      int at = 12 * k;
      a[at] = c;
      a[at + 1] = -s;
      a[at + 5] = s;
      a[at + 6] = c;
      expected[2 * k] = new double[] {c, s};
      expected[2 * k + 1] = new double[] {c, -s};
    }
    a[24] = 1;
    expected[4] = new double[] {1, 0};
    assertSpectrum(a, 5, 1e-15, expected);
  }

  @Test
  void cyclicShiftHasTheRootsOfUnity() {
    // the usual shifts of the QR iteration do not move this matrix
    int n = 8;
    double[] a = new double[n * n];
    double[][] expected = new double[n][];
    for (int i = 0; i < n; i++) {
      a[(i + 1) % n * n + i] = 1;
      double angle = 2 * Math.PI * i / n;
      expected[i] = new double[] {StrictMath.cos(angle), StrictMath.sin(angle)};
    }
    assertSpectrum(a, n, 1e-14, expected);
  }

  @Test
  void jordanBlockIsFoundToTheAccuracyThatItAllows() {
    // an eigenvalue of multiplicity m moves by about ulp^(1/m)
    double[] exact = {2, 1, 0, 0, 2, 1, 0, 0, 2};
    assertSpectrum(exact, 3, 0, new double[][] {{2, 0}, {2, 0}, {2, 0}});

    double[] q = new double[9], a = new double[9];
    Mat3.fromQuat(q, 0, Seeds.unitVector(new SplittableRandom(5), 4), 0);
    Mat3.mul(a, 0, q, 0, exact, 0);
    Mat3.mulMatT(a, 0, a, 0, q, 0);
    assertSpectrum(a, 3, 3e-5, new double[][] {{2, 0}, {2, 0}, {2, 0}});
  }

  @Test
  void defectiveMatrixGivesParallelEigenvectors() {
    double[] re = new double[2], im = new double[2], vec = new double[4];
    double[] a = {3, 1, 0, 3};
    assertThat(Eigenvalues.compute(re, 0, im, 0, vec, 0, a, 0, 2, new double[10])).isTrue();
    assertThat(re).containsExactly(3, 3);
    assertThat(im).containsExactly(0, 0);
    assertThat(vec[0] * vec[3] - vec[1] * vec[2]).isCloseTo(0, within(1e-14));
  }

  @Test
  void badlyScaledMatrixIsBalanced() {
    // similar to {1, 2; 3, 4} by powers of two: exactly the same eigenvalues
    double s = 0x1p40;
    double[][] expected = {{(5 - Math.sqrt(33)) / 2, 0}, {(5 + Math.sqrt(33)) / 2, 0}};
    assertSpectrum(new double[] {1, 2 * s, 3 / s, 4}, 2, 1e-15, expected);
  }

  @Test
  void symmetricMatricesHaveTheGivenRealSpectrum() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 12);
          double[] d = Seeds.vector(random, n), q = orthogonal(random, n), a = new double[n * n];
          Dense.sqrMatTD(a, 0, q, 0, d, 0, n, n, true);
          double[][] expected = new double[n][];
          for (int i = 0; i < n; i++) {
            expected[i] = new double[] {d[i], 0};
          }
          assertSpectrum(a, n, 1e-13, expected);
        });
  }

  @Test
  void eigenvectorsSolveTheEigenvalueEquation() {
    Seeds.forAll(
        400,
        random -> {
          int n = random.nextInt(1, 14), o = 2;
          double[] a = Seeds.sparseVector(random, n * n, 0.2 + 0.8 * random.nextDouble());
          boolean integers = random.nextBoolean();
          for (int k = 0; integers && k < n * n; k++) {
            a[k] = Math.rint(a[k]);
          }
          double[] copy = new double[o + n * n], vec = new double[o + n * n];
          Dense.copy(copy, o, a, 0, n * n);
          double[] re = new double[n + 1], im = new double[n + 1];
          assertThat(Eigenvalues.compute(re, 1, im, 1, vec, o, copy, o, n, new double[5 * n]))
              .isTrue();
          double trace = 0;
          for (int k = 0; k < n; k++) {
            trace += a[k * (n + 1)];
            if (im[1 + k] >= 0) {
              assertEigenpair(a, vec, o, n, k, re[1 + k], im[1 + k]);
            } else {
              assertThat(re[1 + k]).isEqualTo(re[k]);
              assertThat(im[1 + k]).isEqualTo(-im[k]);
            }
          }
          assertThat(Dense.sum(re, 1, n)).isCloseTo(trace, within(1e-12));

          // without vectors the same values, unless they are so ill-conditioned as multiple zeros
          if (!integers) {
            double[] re2 = new double[n], im2 = new double[n];
            Eigenvalues.compute(re2, 0, im2, 0, a, 0, n, new double[n]);
            assertClose(sorted(re2, im2), sorted(tail(re), tail(im)), 1e-6);
          }
        });
  }

  @Test
  void scaleOfTheMatrixDoesNotMatter() {
    double[] a = Seeds.vector(new SplittableRandom(3), 25);
    double[] re = new double[5], im = new double[5], re2 = new double[5], im2 = new double[5];
    double[] vec = new double[25], vec2 = new double[25];
    Eigenvalues.compute(re, 0, im, 0, vec, 0, a.clone(), 0, 5, new double[25]);
    for (double scale : new double[] {0x1p1000, 0x1p-900}) {
      double[] scaled = new double[25];
      Dense.scale(scaled, 0, a, 0, scale, 25);
      assertThat(Eigenvalues.compute(re2, 0, im2, 0, vec2, 0, scaled, 0, 5, new double[25]))
          .isTrue();
      Dense.scale(re2, 0, re2, 0, 1 / scale, 5);
      Dense.scale(im2, 0, im2, 0, 1 / scale, 5);
      assertThat(re2).containsExactly(re, within(1e-14));
      assertThat(im2).containsExactly(im, within(1e-14));
      assertThat(vec2).containsExactly(vec, within(1e-13));
    }
  }

  @Test
  void numbersThatAreNotFiniteAreRefused() {
    double[] re = new double[2], im = new double[2];
    double[] nan = {1, Double.NaN, 0, 1}, infinite = {1, 0, Double.POSITIVE_INFINITY, 1};
    assertThat(Eigenvalues.compute(re, 0, im, 0, nan, 0, 2, new double[2])).isFalse();
    assertThat(Eigenvalues.compute(re, 0, im, 0, infinite, 0, 2, new double[2])).isFalse();
  }

  private static void assertEigenpair(
      double[] a, double[] vec, int o, int n, int k, double lr, double li) {
    double[] x = new double[n], y = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = vec[o + i * n + k];
      y[i] = li == 0 ? 0 : vec[o + i * n + k + 1];
    }
    double norm = Dense.dot(x, 0, x, 0, n) + Dense.dot(y, 0, y, 0, n);
    assertThat(norm).isCloseTo(1, within(1e-13));
    double[] ax = new double[n], ay = new double[n];
    Dense.mulMatVec(ax, 0, a, 0, x, 0, n, n);
    Dense.mulMatVec(ay, 0, a, 0, y, 0, n, n);
    double largest = 0;
    for (int i = 0; i < n; i++) {
      assertThat(ax[i]).isCloseTo(lr * x[i] - li * y[i], within(1e-12));
      assertThat(ay[i]).isCloseTo(lr * y[i] + li * x[i], within(1e-12));
      largest = Math.max(largest, x[i]);
    }
    for (int i = 0; i < n; i++) {
      assertThat(Math.sqrt(x[i] * x[i] + y[i] * y[i])).isLessThan(largest * 1.5);
    }
  }

  private static void assertSpectrum(double[] a, int n, double tolerance, double[][] expected) {
    double[] re = new double[n], im = new double[n];
    assertThat(Eigenvalues.compute(re, 0, im, 0, a.clone(), 0, n, new double[n])).isTrue();
    for (double[] value : expected) {
      assertNear(re, im, value, tolerance);
    }
    double[] vec = new double[n * n];
    assertThat(Eigenvalues.compute(re, 0, im, 0, vec, 0, a.clone(), 0, n, new double[5 * n]))
        .isTrue();
    for (double[] value : expected) {
      assertNear(re, im, value, tolerance);
    }
  }

  private static void assertNear(double[] re, double[] im, double[] value, double tolerance) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < re.length; k++) {
      double x = re[k] - value[0], y = im[k] - value[1];
      nearest = Math.min(nearest, Math.sqrt(x * x + y * y));
    }
    assertThat(nearest)
        .as(
            "distance of %s from %s %s",
            Arrays.toString(value), Arrays.toString(re), Arrays.toString(im))
        .isLessThanOrEqualTo(tolerance);
  }

  private static double[][] sorted(double[] re, double[] im) {
    double[][] values = new double[re.length][];
    for (int k = 0; k < re.length; k++) {
      values[k] = new double[] {re[k], im[k]};
    }
    Arrays.sort(
        values,
        Comparator.<double[]>comparingDouble(v -> Math.rint(v[0] * 1e5))
            .thenComparingDouble(v -> v[1]));
    return values;
  }

  private static void assertClose(double[][] a, double[][] b, double tolerance) {
    for (int k = 0; k < a.length; k++) {
      assertThat(a[k]).containsExactly(b[k], within(tolerance));
    }
  }

  private static double[] tail(double[] a) {
    return Arrays.copyOfRange(a, 1, a.length);
  }

  private static double[] times(double[] p, double[] q) {
    double[] res = new double[p.length + q.length - 1];
    for (int i = 0; i < p.length; i++) {
      Dense.addToScaled(res, i, q, 0, p[i], q.length);
    }
    return res;
  }

  private static double[] companion(double[] monic) {
    int n = monic.length - 1;
    double[] a = new double[n * n];
    for (int k = 0; k < n; k++) {
      a[k] = -monic[k + 1];
      if (k > 0) {
        a[k * n + k - 1] = 1;
      }
    }
    return a;
  }

  private static double[] orthogonal(SplittableRandom random, int n) {
    double[] q = Seeds.vector(random, n * n);
    for (int i = 0; i < n; i++) {
      for (int pass = 0; pass < 2; pass++) {
        for (int j = 0; j < i; j++) {
          double along = Dense.dot(q, i * n, q, j * n, n);
          Dense.addToScaled(q, i * n, q, j * n, -along, n);
        }
        Dense.normalize(q, i * n, n);
      }
    }
    return q;
  }
}
