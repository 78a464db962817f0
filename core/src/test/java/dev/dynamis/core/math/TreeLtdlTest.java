package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** On random forests, against dense factorizations. */
class TreeLtdlTest {
  @Test
  void factorMultipliesBack() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n;
          double[] ld = f.val.clone(), invD = new double[n], l = new double[n * n];
          TreeLtdl.factor(ld, invD, n, f.rownnz, f.rowadr, null, f.last());
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
  void solvesBatchesAndHalves() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n, batch = random.nextInt(1, 4), stride = n + 2, o = 1;
          double[] ld = f.val.clone(), invD = new double[n], root = new double[n];
          TreeLtdl.factor(ld, invD, n, f.rownnz, f.rowadr, null, f.last());
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
  void rowsWithoutAncestorsAreOnlyScaledAndBitsAreThose() {
    Seeds.forAll(
        100,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n;
          double[] ld = f.val.clone(), invD = new double[n];
          TreeLtdl.factor(ld, invD, n, f.rownnz, f.rowadr, null, f.last());
          int[] coupled = new int[n];
          int count = TreeLtdl.findCoupled(coupled, f.rownnz, n);
          assertThat(Arrays.stream(f.parent).filter(p -> p >= 0).count()).isEqualTo(count);
          double[] b = Seeds.sparseVector(random, n, 0.7), x = b.clone();
          double[] apart = Seeds.vector(random, n), same = b.clone();
          TreeLtdl.solve(x, 0, 1, n, ld, invD, n, f.rownnz, f.rowadr, f.colind, null);
          for (double[] y : new double[][] {apart, same}) {
            double[] from = y == same ? same : b;
            TreeLtdl.solveCoupled(
                y, from, ld, invD, n, f.rownnz, f.rowadr, f.colind, coupled, count);
            assertThat(y).isEqualTo(x);
          }
        });
  }

  @Test
  void theLastDescendantOfARowIsTheLastOneThatHasItsColumn() {
    Seeds.forAll(
        60,
        random -> {
          Forest f = new Forest(random, true);
          int[] want = new int[f.n];
          for (int i = 0; i < f.n; i++) {
            for (int at = f.rowadr[i]; at < f.rowadr[i] + f.rownnz[i]; at++) {
              want[f.colind[at]] = i;
            }
          }
          int[] last = new int[f.n];
          TreeLtdl.findLast(last, f.n, f.rownnz, f.rowadr, f.colind);
          assertThat(last).containsExactly(want);
        });
  }

  @Test
  void ofSomeTreesLeavesTheOthersAlone() {
    Seeds.forAll(
        60,
        random -> {
          Forest f = new Forest(random, true);
          int n = f.n;
          int[] awake = f.awake(random);
          double[] all = f.val.clone(), some = f.val.clone();
          double[] invAll = new double[n], invSome = new double[n];
          TreeLtdl.factor(all, invAll, n, f.rownnz, f.rowadr, null, f.last());
          TreeLtdl.factor(some, invSome, awake.length, f.rownnz, f.rowadr, awake, f.last());
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
}
