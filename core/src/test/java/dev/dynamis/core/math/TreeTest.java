package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Factorizations on random forests, against dense ones. */
class TreeTest {
  /** A random forest with a positive definite matrix of its pattern: lower and full sparse form. */
  private static final class Forest {
    final int n;
    final int[] parent;
    final double[] dense;
    final double[] val;
    final int[] rownnz;
    final int[] rowadr;
    final int[] colind;

    Forest(SplittableRandom random, boolean symmetric) {
      n = random.nextInt(1, 25);
      parent = new int[n];
      dense = new double[n * n];
      for (int i = 0; i < n; i++) {
        parent[i] = i == 0 ? -1 : random.nextInt(Math.max(-1, i - 4), i);
        for (int j = parent[i]; j >= 0; j = parent[j]) {
          dense[i * n + j] = random.nextDouble(-1, 1);
          dense[j * n + i] = symmetric ? dense[i * n + j] : random.nextDouble(-1, 1);
        }
      }
      for (int i = 0; i < n; i++) {
        dense[i * (n + 1)] = 0.5 + Dense.norm1(dense, i * n, n);
      }
      val = new double[n * n];
      rownnz = new int[n];
      rowadr = new int[n];
      colind = new int[n * n];
      double[] stored = dense.clone();
      for (int i = 0; symmetric && i < n; i++) {
        Dense.zero(stored, i * n + i + 1, n - i - 1);
      }
      Csr.fromDense(val, rownnz, rowadr, colind, stored, 0, n, n);
    }

    /** A set of rows closed under taking parents, ascending. */
    int[] awake(SplittableRandom random) {
      boolean[] in = new boolean[n];
      for (int i = 0; i < n; i++) {
        int root = i;
        while (parent[root] >= 0) {
          root = parent[root];
        }
        in[i] = root == i ? random.nextBoolean() : in[root];
      }
      int[] rows = new int[n];
      int count = 0;
      for (int i = 0; i < n; i++) {
        if (in[i]) {
          rows[count++] = i;
        }
      }
      return Arrays.copyOf(rows, count);
    }
  }

  @Test
  void ltdlFactorMultipliesBack() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n;
          double[] ld = f.val.clone(), invD = new double[n], l = new double[n * n];
          TreeLtdl.factor(ld, invD, n, f.rownnz, f.rowadr, f.colind, null);
          Csr.toDense(l, 0, ld, f.rownnz, f.rowadr, f.colind, n, n);
          double[] d = new double[n], product = new double[n * n];
          for (int i = 0; i < n; i++) {
            d[i] = l[i * (n + 1)];
            assertThat(d[i]).isPositive();
            assertThat(invD[i]).isEqualTo(1 / d[i]);
            l[i * (n + 1)] = 1;
          }
          Dense.sqrMatTD(product, 0, l, 0, d, 0, n, n, true);
          assertThat(product).containsExactly(f.dense, within(1e-13));
        });
  }

  @Test
  void ltdlSolvesBatchesAndHalves() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n, batch = random.nextInt(1, 4), stride = n + 2, o = 1;
          double[] ld = f.val.clone(), invD = new double[n], root = new double[n];
          TreeLtdl.factor(ld, invD, n, f.rownnz, f.rowadr, f.colind, null);
          for (int i = 0; i < n; i++) {
            root[i] = Math.sqrt(invD[i]);
          }
          double[] chol = f.dense.clone();
          Cholesky.factor(chol, 0, n, 0);
          double[] b = Seeds.sparseVector(random, o + batch * stride, 0.7);
          double[] x = b.clone(), half = b.clone(), expected = new double[n];
          TreeLtdl.solve(x, o, batch, stride, ld, invD, n, f.rownnz, f.rowadr, f.colind, null);
          TreeLtdl.halfSolve(
              half, o, batch, stride, ld, root, n, f.rownnz, f.rowadr, f.colind, null);
          for (int v = 0; v < batch; v++) {
            int at = o + v * stride;
            Cholesky.solve(expected, 0, chol, 0, b, at, n);
            assertThat(Arrays.copyOfRange(x, at, at + n)).containsExactly(expected, within(1e-13));
            assertThat(Dense.dot(half, at, half, at, n))
                .isCloseTo(Dense.dot(b, at, expected, 0, n), within(1e-13));
            assertThat(x[at + n]).isEqualTo(b[at + n]);
          }
          double[] back = new double[n];
          Csr.mulSymVec(back, 0, f.val, f.rownnz, f.rowadr, f.colind, n, x, o);
          assertThat(back).containsExactly(Arrays.copyOfRange(b, o, o + n), within(1e-13));
        });
  }

  @Test
  void ltdlOfSomeTreesLeavesTheOthersAlone() {
    Seeds.forAll(
        60,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n;
          int[] awake = f.awake(random);
          double[] all = f.val.clone(), some = f.val.clone();
          double[] invAll = new double[n], invSome = new double[n];
          TreeLtdl.factor(all, invAll, n, f.rownnz, f.rowadr, f.colind, null);
          TreeLtdl.factor(some, invSome, awake.length, f.rownnz, f.rowadr, f.colind, awake);
          double[] x = Seeds.vector(random, n), y = x.clone(), b = x.clone();
          TreeLtdl.solve(x, 0, 1, n, all, invAll, n, f.rownnz, f.rowadr, f.colind, null);
          TreeLtdl.solve(
              y, 0, 1, n, some, invSome, awake.length, f.rownnz, f.rowadr, f.colind, awake);
          for (int i = 0; i < n; i++) {
            boolean in = Arrays.binarySearch(awake, i) >= 0;
            assertThat(y[i]).isEqualTo(in ? x[i] : b[i]);
            for (int at = f.rowadr[i]; at < f.rowadr[i] + f.rownnz[i]; at++) {
              assertThat(some[at]).isEqualTo(in ? all[at] : f.val[at]);
            }
          }
        });
  }

  @Test
  void treeLuSolvesMatricesWithoutSymmetry() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, false);
          int n = f.n;
          int[] diag = new int[n];
          for (int i = 0; i < n; i++) {
            int end = f.rowadr[i] + f.rownnz[i];
            diag[i] = Arrays.binarySearch(f.colind, f.rowadr[i], end, i) - f.rowadr[i];
          }
          double[] lu = f.val.clone(), b = Seeds.vector(random, n), x = b.clone();
          assertThat(TreeLu.factor(lu, n, f.rownnz, f.rowadr, diag, f.colind, null)).isEqualTo(-1);
          TreeLu.solve(x, 0, lu, x, 0, n, f.rownnz, f.rowadr, diag, f.colind, null);
          double[] back = new double[n];
          Dense.mulMatVec(back, 0, f.dense, 0, x, 0, n, n);
          assertThat(back).containsExactly(b, within(1e-12));

          int[] awake = f.awake(random);
          double[] some = f.val.clone(), y = b.clone();
          TreeLu.factor(some, awake.length, f.rownnz, f.rowadr, diag, f.colind, awake);
          TreeLu.solve(y, 0, some, y, 0, awake.length, f.rownnz, f.rowadr, diag, f.colind, awake);
          for (int i = 0; i < n; i++) {
            assertThat(y[i]).isEqualTo(Arrays.binarySearch(awake, i) >= 0 ? x[i] : b[i]);
          }
        });
  }

  @Test
  void treeLuNamesTheRowOfAVanishingPivot() {
    double[] lu = {1, 1, 1, 1};
    int[] rownnz = {2, 2}, rowadr = {0, 2}, diag = {0, 1}, colind = {0, 1, 0, 1};
    assertThat(TreeLu.factor(lu, 2, rownnz, rowadr, diag, colind, null)).isZero();
  }

  @Test
  void treeLuRefusesPatternsThatFillIn() {
    // a cross between rows 0 and 1 is missing, while row 2 couples both
    double[] lu = {1, 1, 1, 1, 1, 1, 1};
    int[] rownnz = {2, 2, 3}, rowadr = {0, 2, 4}, diag = {0, 0, 2};
    int[] colind = {0, 2, 1, 2, 0, 1, 2};
    assertThatThrownBy(() -> TreeLu.factor(lu, 3, rownnz, rowadr, diag, colind, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not that of a forest");
  }
}
