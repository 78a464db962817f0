package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SparseCholeskyTest {
  /** A random sparse positive definite matrix and its factor. */
  private static final class Factored {
    final int n;
    final double[] dense;
    final double[] l;
    final int[] nnz;
    final int[] adr;
    final int[] col;
    final int rank;

    Factored(SplittableRandom random, double density) {
      n = random.nextInt(1, 20);
      dense = new double[n * n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          double x = random.nextDouble() < density ? random.nextDouble(-1, 1) : 0;
          dense[i * n + j] = x;
          dense[j * n + i] = x;
        }
      }
      for (int i = 0; i < n; i++) {
        dense[i * (n + 1)] = 0.5 + Dense.norm1(dense, i * n, n);
      }

      // the pattern is read from the upper triangle, values from the lower
      double[] val = new double[n * n];
      int[] rownnz = new int[n], rowadr = new int[n], colind = new int[n * n];
      Csr.fromDense(val, rownnz, rowadr, colind, dense, 0, n, n);
      nnz = new int[n];
      adr = new int[n];
      int[] tnnz = new int[n], tadr = new int[n];
      int size =
          SparseCholesky.count(nnz, adr, tnnz, tadr, rownnz, rowadr, colind, n, new int[2 * n]);
      l = new double[size];
      col = new int[size];
      int[] tcol = new int[size], map = new int[size];
      SparseCholesky.pattern(
          col, nnz, adr, tcol, tadr, map, rownnz, rowadr, colind, n, new int[4 * n]);
      double[] lower = dense.clone();
      for (int i = 0; i < n; i++) {
        Dense.zero(lower, i * n + i + 1, n - i - 1);
      }
      Csr.fromDense(val, rownnz, rowadr, colind, lower, 0, n, n);
      rank =
          SparseCholesky.factor(
              l,
              1e-12,
              n,
              nnz,
              adr,
              col,
              tnnz,
              tadr,
              tcol,
              map,
              val,
              rownnz,
              rowadr,
              colind,
              new double[n]);
    }

    double[] product() {
      double[] full = new double[n * n], res = new double[n * n];
      Csr.toDense(full, 0, l, nnz, adr, col, n, n);
      Dense.sqrMatT(res, 0, full, 0, n, n, true);
      return res;
    }
  }

  @Test
  void factorMultipliesBackAndSolves() {
    Seeds.forAll(
        150,
        random -> {
          Factored f = new Factored(random, random.nextDouble());
          assertThat(f.rank).isEqualTo(f.n);
          assertThat(f.product()).containsExactly(f.dense, within(1e-13));
          for (int i = 0; i < f.n; i++) {
            int[] columns = Arrays.copyOfRange(f.col, f.adr[i], f.adr[i] + f.nnz[i]);
            assertThat(columns).isSorted().endsWith(i);
          }
          double[] x = Seeds.sparseVector(random, f.n, 0.6), b = x.clone(), back = new double[f.n];
          SparseCholesky.solve(x, 0, f.l, f.nnz, f.adr, f.col, x, 0, f.n);
          Dense.mulMatVec(back, 0, f.dense, 0, x, 0, f.n, f.n);
          assertThat(back).containsExactly(b, within(1e-13));
        });
  }

  @Test
  void updateChangesTheProductByTheOuterProduct() {
    Seeds.forAll(
        100,
        random -> {
          Factored f = new Factored(random, 1);
          double[] x = Seeds.sparseVector(random, f.n, 0.6), outer = new double[f.n * f.n];
          double[] val = new double[f.n];
          int[] ind = new int[f.n];
          int nnz = Csr.fromDense(val, new int[1], new int[1], ind, x, 0, 1, f.n);
          Dense.sqrMatT(outer, 0, x, 0, 1, f.n, true);
          Dense.addTo(outer, 0, f.dense, 0, f.n * f.n);
          double[] work = new double[f.n];
          int rank =
              SparseCholesky.update(f.l, f.nnz, f.adr, f.col, f.n, val, 0, ind, 0, nnz, true, work);
          assertThat(rank).isEqualTo(f.n);
          assertThat(f.product()).containsExactly(outer, within(1e-13));
          SparseCholesky.update(f.l, f.nnz, f.adr, f.col, f.n, val, 0, ind, 0, nnz, false, work);
          assertThat(f.product()).containsExactly(f.dense, within(1e-13));
        });
  }

  @Test
  void forestsDoNotFillIn() {
    // an arrow that points to the first row fills in nothing when factored from the end
    int n = 6;
    double[] a = new double[n * n], val = new double[n * n];
    for (int i = 0; i < n; i++) {
      a[i] = 1;
      a[i * n] = 1;
      a[i * (n + 1)] = 10;
    }
    int[] rownnz = new int[n], rowadr = new int[n], colind = new int[n * n];
    Csr.fromDense(val, rownnz, rowadr, colind, a, 0, n, n);
    int size =
        SparseCholesky.count(
            new int[n],
            new int[n],
            new int[n],
            new int[n],
            rownnz,
            rowadr,
            colind,
            n,
            new int[2 * n]);
    assertThat(size).isEqualTo(2 * n - 1);
  }
}
