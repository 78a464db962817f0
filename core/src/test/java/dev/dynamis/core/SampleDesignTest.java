package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleDesignTest {
  @ParameterizedTest
  @EnumSource(SampleDesign.class)
  void numbersAreUniformAndIndependentOfOtherCases(SampleDesign design) {
    int n = 4096;
    double sum = 0;
    double products = 0;
    for (int i = 0; i < n; i++) {
      double x = design.at(5, n, i, 0);
      double y = design.at(5, n, i, 3);
      assertThat(x).isBetween(0.0, Math.nextDown(1.0));
      assertThat(design.at(5, n, i, 0)).isEqualTo(x);
      assertThat(design.at(6, n, i, 0)).isNotEqualTo(x);
      sum += x;
      products += (x - 0.5) * (y - 0.5);
    }
    // five standard deviations of independent numbers
    assertThat(sum / n).isCloseTo(0.5, within(5 / Math.sqrt(12.0 * n)));
    assertThat(products / n).isCloseTo(0, within(5 / 12.0 / Math.sqrt(n)));
  }

  @Test
  void aLatinHypercubeHasOneNumberInEveryPart() {
    for (int n : new int[] {1, 2, 7, 100, 1000}) {
      for (int d = 0; d < 5; d++) {
        boolean[] hit = new boolean[n];
        for (int i = 0; i < n; i++) {
          int part = (int) (n * SampleDesign.LATIN.at(42, n, i, d));
          assertThat(hit[part]).isFalse();
          hit[part] = true;
        }
      }
    }
  }

  @Test
  void everyDimensionOfSobolIsANetAndTheFirstTwoAreOneTogether() {
    int n = 1024;
    for (int d = 0; d < 64; d++) {
      boolean[] hit = new boolean[n];
      for (int i = 0; i < n; i++) {
        int part = (int) (n * SampleDesign.SOBOL.at(1, n, i, d));
        assertThat(hit[part]).as("dimension %d", d).isFalse();
        hit[part] = true;
      }
    }
    // a (0, 10, 2) net: each of the boxes 2^-a by 2^-(10-a) has one point
    for (int a = 0; a <= 10; a++) {
      boolean[] hit = new boolean[n];
      for (int i = 0; i < n; i++) {
        int x = (int) ((1 << a) * SampleDesign.SOBOL.at(1, n, i, 0));
        int y = (int) ((1 << 10 - a) * SampleDesign.SOBOL.at(1, n, i, 1));
        int box = x << 10 - a | y;
        assertThat(hit[box]).isFalse();
        hit[box] = true;
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SampleDesign.SOBOL.at(1, n, 0, 64))
        .withMessageContaining("up to 64 dimensions");
  }
}
