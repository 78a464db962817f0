package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ComplexQrTest {
  @Test
  void aSquareSystemIsSolved() {
    // [1+i 2; 0 3i] x = b with x = (1-i, 2+i)
    double[] re = {1, 2, 0, 0};
    double[] im = {1, 0, 0, 3};
    double[] bre = {2 + 4, -3};
    double[] bim = {0 + 2, 6};
    new ComplexQr(re, im, 2, 2, bre, bim, 1).solve();
    assertThat(bre[0]).isCloseTo(1, within(1e-14));
    assertThat(bim[0]).isCloseTo(-1, within(1e-14));
    assertThat(bre[1]).isCloseTo(2, within(1e-14));
    assertThat(bim[1]).isCloseTo(1, within(1e-14));
  }

  @Test
  void tallSystemsGetTheirLeastSquares() {
    // 1 x = 1, i x = 2i, 1 x = 6: the mean of 1, 2 and 6
    double[] bre = {1, 0, 6};
    double[] bim = {0, 2, 0};
    new ComplexQr(new double[] {1, 0, 1}, new double[] {0, 1, 0}, 3, 1, bre, bim, 1).solve();
    assertThat(bre[0]).isCloseTo(3, within(1e-14));
    assertThat(bim[0]).isCloseTo(0, within(1e-14));
  }

  @Test
  void theLeastSingularValueIsThatOfADiagonal() {
    double[] re = {3, 0, 0, 0, 0, 0, 0, 0, -1};
    double[] im = {4, 0, 0, 0, 0.25, 0, 0, 0, 0};
    ComplexQr qr = new ComplexQr(re, im, 3, 3, new double[3], new double[3], 1);
    assertThat(qr.leastSingularValue()).isCloseTo(0.25, within(1e-12));
  }

  @Test
  void aMatrixThatLostARankHasTheValueZero() {
    double[] re = {1, 1, 1, 1};
    ComplexQr qr = new ComplexQr(re, new double[4], 2, 2, new double[2], new double[2], 1);
    assertThat(qr.leastSingularValue()).isLessThan(1e-14);
  }
}
