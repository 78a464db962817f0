package dev.dynamis.analysis.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.util.List;
import org.junit.jupiter.api.Test;

class LyapunovSpectrumTest {
  private static LyapunovSpectrum of(int directions, double... exponents) {
    return new LyapunovSpectrum(
        exponents, exponents, 1, 1, directions, "given", new Recording(List.of("exponent1")));
  }

  /** Sprott: the exponents of Lorenz's system and the dimension that follows from them. */
  @Test
  void theDimensionOfKaplanAndYorkeFollowsFromTheExponents() {
    assertThat(of(3, 0.9056, 0, -14.5723).kaplanYorke()).isCloseTo(2.06215, within(1e-5));
    assertThat(of(2, 0.5, 0.1).kaplanYorke()).isEqualTo(2);
    assertThat(of(2, -1, -2).kaplanYorke()).isZero();
    assertThat(of(3, 0.5).kaplanYorke()).isNaN();
    assertThat(of(2, 0.5, Double.NEGATIVE_INFINITY).kaplanYorke()).isEqualTo(1);
    assertThat(of(2, 0.5, 0.25).sum()).isEqualTo(0.75);
  }
}
