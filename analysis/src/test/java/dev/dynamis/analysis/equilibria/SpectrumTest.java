package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpectrumTest {
  private static Stability of(boolean multipliers, double... re) {
    return new Spectrum(re, new double[re.length], multipliers).stability();
  }

  /** A pole that falls does so however freely its cart may be pushed aside. */
  @Test
  void oneDirectionThatGrowsDecides() {
    assertThat(of(false, 1, 0, -1)).isEqualTo(Stability.SADDLE);
    assertThat(of(false, 1, 0)).isEqualTo(Stability.SADDLE);
    assertThat(of(false, 1, 2)).isEqualTo(Stability.UNSTABLE);
    assertThat(of(true, 1.01, 1, 0.99)).isEqualTo(Stability.SADDLE);
  }

  @Test
  void withoutOneTheBorderIsNeutralAndTheInsideStable() {
    assertThat(of(false, 1e-7, -1)).isEqualTo(Stability.NEUTRAL);
    assertThat(of(true, 1, 0.5)).isEqualTo(Stability.NEUTRAL);
    assertThat(of(true, 0.9, -0.5)).isEqualTo(Stability.STABLE);
  }
}
