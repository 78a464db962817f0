package dev.dynamis.analysis.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import org.junit.jupiter.api.Test;

class PowerSpectrumTest {
  /** A wave of amplitude 3 has the variance 9 / 2, all of it at its frequency. */
  @Test
  void aWaveHasItsVarianceAtItsFrequency() {
    double[] x = new double[8192];
    for (int i = 0; i < x.length; i++) {
      x[i] = 5 + 3 * StrictMath.sin(2 * Math.PI * 1.7 * i * 0.01);
    }
    PowerSpectrum p = PowerSpectrum.welch(x, 0.01, 1024);
    assertThat(p.peak()).isCloseTo(1.7, within(0.2 * p.resolution()));
    assertThat(p.total()).isCloseTo(4.5, within(0.01));
    assertThat(p.segments()).isEqualTo(15);
  }

  /** White noise of variance 1 has the density 2 dt at all frequencies. */
  @Test
  void whiteNoiseIsFlat() {
    RandomSource random = new RandomSource(3);
    double[] x = new double[65536];
    for (int i = 0; i < x.length; i++) {
      x[i] = random.nextNormal();
    }
    PowerSpectrum p = PowerSpectrum.welch(x, 0.5, 64);
    double[] power = p.density().column(PowerSpectrum.POWER).toArray();
    for (int k = 2; k < power.length - 1; k++) {
      // 2047 stretches that overlap by half: a spread of about 3 %
      assertThat(power[k]).isCloseTo(1, within(0.15));
    }
    assertThatThrownBy(() -> PowerSpectrum.welch(x, 1, 100)).hasMessageContaining("power of two");
  }
}
