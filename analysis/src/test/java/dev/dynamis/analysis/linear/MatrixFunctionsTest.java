package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MatrixFunctionsTest {
  @Test
  void theExponentialOfARotationTurnsAndOfAChainIsAPolynomial() {
    for (double w : new double[] {0.1, 3, 40}) {
      double[] e = MatrixFunctions.exp(new double[] {0, -w, w, 0}, 2);
      double c = StrictMath.cos(w), s = StrictMath.sin(w);
      assertThat(e).containsExactly(new double[] {c, -s, s, c}, within(1e-13));
    }
    double t = 2.5;
    double[] chain = MatrixFunctions.exp(new double[] {0, t, 0, 0, 0, t, 0, 0, 0}, 3);
    assertThat(chain)
        .containsExactly(new double[] {1, t, t * t / 2, 0, 1, t, 0, 0, 1}, within(1e-14));
  }

  /** Moler and Van Loan's example whose Taylor series fails: eigenvalues -1 and -17. */
  @Test
  void theExponentialKeepsDigitsWhereASeriesLosesThem() {
    double[] e = MatrixFunctions.exp(new double[] {-49, 24, -64, 31}, 2);
    double slow = StrictMath.exp(-1), fast = StrictMath.exp(-17);
    // eigenvectors (1, 2) and (3, 4)
    double[] exact = {
      -2 * slow + 3 * fast, 1.5 * slow - 1.5 * fast, -4 * slow + 4 * fast, 3 * slow - 2 * fast
    };
    assertThat(e).containsExactly(exact, within(1e-13));
  }

  @Test
  void theLogarithmUndoesTheExponential() {
    int n = 12;
    SplittableRandom random = new SplittableRandom(3);
    double[] a = new double[n * n];
    for (int k = 0; k < a.length; k++) {
      a[k] = 0.5 * (random.nextDouble() - 0.5);
    }
    assertThat(MatrixFunctions.log(MatrixFunctions.exp(a, n), n)).containsExactly(a, within(1e-14));
  }

  @Test
  void theLogarithmOfAChainIsExact() {
    double[] log = MatrixFunctions.log(new double[] {1, 0.002, 0, 1}, 2);
    assertThat(log).containsExactly(new double[] {0, 0.002, 0, 0}, within(1e-18));
  }

  @Test
  void theSquareRootSquaredIsTheMatrix() {
    double[] a = {5, 1, 0, 2, 7, 1, 0, 3, 9};
    double[] root = MatrixFunctions.sqrt(a, 3);
    assertThat(Matrices.mul(root, root, 3, 3, 3)).containsExactly(a, within(1e-14 * 10));
  }

  @Test
  void singularAndNegativeMatricesHaveNoLogarithm() {
    assertThat(MatrixFunctions.log(new double[] {1, 0, 0, 0}, 2)).isNull();
    assertThat(MatrixFunctions.log(new double[] {1, 0, 0, -1}, 2)).isNull();
  }
}
