package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** On random forests, against dense factorizations. */
class TreeLuTest {
  @Test
  void solvesMatricesWithoutSymmetry() {
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
  void namesTheRowOfAVanishingPivot() {
    double[] lu = {1, 1, 1, 1};
    int[] rownnz = {2, 2}, rowadr = {0, 2}, diag = {0, 1}, colind = {0, 1, 0, 1};
    assertThat(TreeLu.factor(lu, 2, rownnz, rowadr, diag, colind, null)).isZero();
  }

  @Test
  void refusesPatternsThatFillIn() {
    // a cross between rows 0 and 1 is missing, while row 2 couples both
    double[] lu = {1, 1, 1, 1, 1, 1, 1};
    int[] rownnz = {2, 2, 3}, rowadr = {0, 2, 4}, diag = {0, 0, 2};
    int[] colind = {0, 2, 1, 2, 0, 1, 2};
    assertThatThrownBy(() -> TreeLu.factor(lu, 3, rownnz, rowadr, diag, colind, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not that of a forest");
  }
}
