package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DenseTest {
  @Test
  @Tag("acceptance:004-80")
  void matricesAreStoredRowByRow() {
    double[] a = {1, 2, 3, 4, 5, 6};
    double[] res = new double[4];
    Dense.mulMatMat(res, 0, a, 0, new double[] {1, 0, 0, 1, 1, 1}, 0, 2, 3, 2);
    assertThat(res).containsExactly(4, 5, 10, 11);
    double[] transposed = new double[6];
    Dense.transpose(transposed, 0, a, 0, 2, 3);
    assertThat(transposed).containsExactly(1, 4, 2, 5, 3, 6);
    double[] two = new double[2];
    Dense.mulMatVec(two, 0, a, 0, new double[] {1, 10, 100}, 0, 2, 3);
    assertThat(two).containsExactly(321, 654);
    double[] three = new double[3];
    Dense.mulMatTVec(three, 0, a, 0, new double[] {1, 10}, 0, 2, 3);
    assertThat(three).containsExactly(41, 52, 63);
  }

  @Test
  void productsAgreeWithTheDefinition() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 9), m = random.nextInt(1, 9), k = random.nextInt(1, 9);
          double[] a = Seeds.sparseVector(random, n * m, 0.8),
              b = Seeds.sparseVector(random, m * k, 0.8);
          double[] expected = product(a, b, n, m, k);
          double[] res = Seeds.vector(random, n * k),
              at = new double[n * m],
              bt = new double[m * k];
          Dense.transpose(at, 0, a, 0, n, m);
          Dense.transpose(bt, 0, b, 0, m, k);
          Dense.mulMatMat(res, 0, a, 0, b, 0, n, m, k);
          assertThat(res).containsExactly(expected, within(1e-14));
          Dense.mulMatTMat(res, 0, at, 0, b, 0, m, n, k);
          assertThat(res).containsExactly(expected, within(1e-14));
          Dense.mulMatMatT(res, 0, a, 0, bt, 0, n, m, k);
          assertThat(res).containsExactly(expected, within(1e-14));
        });
  }

  @Test
  void vectorProductsAreColumnsOfMatrixProducts() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 9), m = random.nextInt(1, 9);
          double[] a = Seeds.vector(random, 3 + n * m), v = Seeds.vector(random, 2 + m);
          double[] w = Seeds.vector(random, 2 + n);
          double[] res = new double[n], back = new double[m];
          Dense.mulMatVec(res, 0, a, 3, v, 2, n, m);
          Dense.mulMatTVec(back, 0, a, 3, w, 2, n, m);

          // w . (A v) = (A' w) . v
          double left = Dense.dot(w, 2, res, 0, n);
          assertThat(Dense.dot(back, 0, v, 2, m)).isCloseTo(left, within(1e-14));
        });
  }

  @Test
  void fourProductsAtOnceHaveTheBitsOfSingleOnes() {
    Seeds.forAll(
        100,
        random -> {
          int n = random.nextInt(0, 30);
          double[][] v = new double[5][];
          for (int k = 0; k < 5; k++) {
            v[k] = Seeds.vector(random, n);
          }
          double[] res = new double[4];
          Dense.dots(res, v[0], v[1], v[2], v[3], v[4], n);
          for (int k = 0; k < 4; k++) {
            assertThat(res[k]).isEqualTo(Dense.dot(v[0], 0, v[k + 1], 0, n));
          }
        });
  }

  @Test
  void rowsWithSpansMultiplyAsWholeRows() {
    Seeds.forAll(
        100,
        random -> {
          int n = random.nextInt(1, 14), m = random.nextInt(1, 30);
          double[] a = new double[3 + n * m];
          int[] start = new int[n], length = new int[n];
          int first = 0, end = 0;
          for (int r = 0; r < n; r++) {
            if (r == 0 || random.nextInt(4) == 0) {
              first = random.nextInt(m);
              end = random.nextInt(first + 1, m + 1);
            }
            double[] row = Seeds.vector(random, end - first);
            System.arraycopy(row, 0, a, 3 + r * m + first, end - first);
            start[r] = 3 + r * m + Dense.spanStart(first);
            length[r] = Dense.spanEnd(end, m) - Dense.spanStart(first);
          }
          double[] v = Seeds.vector(random, 2 + m), w = Seeds.sparseVector(random, 2 + n, 0.7);
          double[] want = new double[n], got = new double[n];
          Dense.mulMatVec(want, 0, a, 3, v, 2, n, m);
          Dense.mulSpans(got, 0, a, 3, start, length, v, 2, n, m);
          assertThat(got).containsExactly(want);
          double[] back = new double[m], also = new double[m];
          Dense.mulMatTVec(back, 0, a, 3, w, 2, n, m);
          Dense.mulSpansT(also, 0, a, 3, start, length, w, 2, n, m);
          assertThat(also).containsExactly(back);

          // two vectors at once, from the start of the array
          double[] moved = Arrays.copyOfRange(a, 3, a.length), u = Seeds.vector(random, m);
          double[] x = Seeds.vector(random, m), one = new double[n], two = new double[n];
          for (int r = 0; r < n; r++) {
            start[r] -= 3;
          }
          Dense.mulSpansTwice(one, two, moved, start, length, u, x, n, m);
          Dense.mulMatVec(want, 0, moved, 0, u, 0, n, m);
          assertThat(one).containsExactly(want);
          Dense.mulMatVec(want, 0, moved, 0, x, 0, n, m);
          assertThat(two).containsExactly(want);
        });
  }

  @Test
  void weightedSquareAgreesWithProducts() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 9), m = random.nextInt(1, 9);
          double[] a = Seeds.sparseVector(random, n * m, 0.7),
              d = Seeds.sparseVector(random, n, 0.7);
          double[] da = new double[n * m], expected = new double[m * m];
          for (int i = 0; i < n; i++) {
            Dense.scale(da, i * m, a, i * m, d[i], m);
          }
          Dense.mulMatTMat(expected, 0, a, 0, da, 0, n, m, m);
          double[] res = Seeds.vector(random, m * m), lower = Seeds.vector(random, m * m);
          Dense.sqrMatTD(res, 0, a, 0, d, 0, n, m, true);
          assertThat(res).containsExactly(expected, within(1e-14));
          Dense.sqrMatTD(lower, 0, a, 0, d, 0, n, m, false);
          for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
              assertThat(lower[i * m + j]).isEqualTo(j <= i ? res[i * m + j] : 0);
            }
          }
          Dense.mulMatTMat(expected, 0, a, 0, a, 0, n, m, m);
          Dense.sqrMatT(res, 0, a, 0, n, m, true);
          assertThat(res).containsExactly(expected, within(1e-14));
        });
  }

  @Test
  void vectorOperationsMayWriteOverTheirArguments() {
    SplittableRandom random = new SplittableRandom(1);
    double[] a = Seeds.vector(random, 9), b = Seeds.vector(random, 9), res = new double[9];
    double[] x = a.clone();
    Dense.add(res, 0, a, 0, b, 0, 9);
    Dense.add(x, 0, x, 0, b, 0, 9);
    assertThat(x).containsExactly(res);
    Dense.sub(res, 0, a, 0, b, 0, 9);
    x = b.clone();
    Dense.sub(x, 0, a, 0, x, 0, 9);
    assertThat(x).containsExactly(res);
    Dense.addScaled(res, 0, a, 0, b, 0, 0.3, 9);
    x = b.clone();
    Dense.addScaled(x, 0, a, 0, x, 0, 0.3, 9);
    assertThat(x).containsExactly(res);
    x = a.clone();
    Dense.addToScaled(x, 0, b, 0, 0.3, 9);
    assertThat(x).containsExactly(res);
    x = a.clone();
    Dense.addTo(x, 0, x, 0, 9);
    Dense.scale(res, 0, a, 0, 2, 9);
    assertThat(x).containsExactly(res);
    Dense.subFrom(x, 0, x, 0, 9);
    assertThat(x).containsOnly(0);
    x = a.clone();
    Dense.copy(x, 2, x, 0, 5);
    assertThat(x).containsExactly(a[0], a[1], a[0], a[1], a[2], a[3], a[4], a[7], a[8]);
  }

  @Test
  void symmetrizedMatrixIsTheMeanWithTheTranspose() {
    double[] a = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    Dense.symmetrize(a, 0, a, 0, 3);
    assertThat(a).containsExactly(1, 3, 5, 3, 5, 7, 5, 7, 9);
    Dense.identity(a, 0, 2);
    assertThat(a).startsWith(1, 0, 0, 1, 5);
  }

  @Test
  void normsAndSums() {
    double[] a = {7, 3, -4, 0, 12, 7};
    assertThat(Dense.norm(a, 1, 4)).isEqualTo(13);
    assertThat(Dense.norm1(a, 1, 4)).isEqualTo(19);
    assertThat(Dense.sum(a, 1, 4)).isEqualTo(11);
    assertThat(Dense.normalize(a, 1, 4)).isEqualTo(13);
    assertThat(Dense.norm(a, 1, 4)).isCloseTo(1, within(1e-15));
    Dense.fill(a, 1, 1e-17, 4);
    Dense.normalize(a, 1, 4);
    assertThat(a).containsExactly(7, 1, 0, 0, 0, 7);
  }

  static double[] product(double[] a, double[] b, int n, int m, int k) {
    double[] res = new double[n * k];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < k; j++) {
        for (int l = 0; l < m; l++) {
          res[i * k + j] += a[i * m + l] * b[l * k + j];
        }
      }
    }
    return res;
  }
}
