package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FrequencyResponseTest {
  @Test
  void theOscillatorAnswersAsItsFormulaSays() {
    double m = 2, d = 0.8, k = 50;
    LinearSystem s = LinearSystemTest.oscillator(m, d, k);
    double[] w = FrequencyResponse.frequencies(s, 200);
    assertThat(w[0]).isCloseTo(0.5, within(1e-12));
    assertThat(w[199]).isCloseTo(50, within(1e-12));
    FrequencyResponse response = FrequencyResponse.of(s, "f", "x", w);
    for (int i = 0; i < w.length; i++) {
      // 1/(k - m w^2 + i d w)
      double re = k - m * w[i] * w[i], im = d * w[i];
      double size = Math.sqrt(re * re + im * im);
      assertThat(response.decibels()[i]).isCloseTo(-20 * StrictMath.log10(size), within(1e-11));
      assertThat(response.degrees()[i])
          .isCloseTo(-StrictMath.toDegrees(StrictMath.atan2(im, re)), within(1e-10));
      assertThat(response.hertz()[i]).isCloseTo(w[i] / (2 * Math.PI), within(1e-14));
    }
  }

  /** Five lags in a row turn by 450 degrees. */
  @Test
  void thePhaseHasNoJumps() {
    int n = 5;
    List<String> names = IntStream.range(0, n).mapToObj(i -> "x" + i).toList();
    double[] a = new double[n * n], b = new double[n], c = new double[n];
    for (int i = 0; i < n; i++) {
      a[i * (n + 1)] = -1;
      if (i > 0) {
        a[i * n + i - 1] = 1;
      }
    }
    b[0] = 1;
    c[n - 1] = 1;
    LinearSystem lags =
        LinearSystem.continuous(names, List.of("u"), List.of("y"), a, b, c, new double[1]);
    double[] w = new double[100];
    for (int i = 0; i < 100; i++) {
      w[i] = StrictMath.pow(10, -2 + 0.04 * i);
    }
    double[] degrees = FrequencyResponse.of(lags, "u", "y", w).degrees();
    for (int i = 0; i < 100; i++) {
      double exact = -n * StrictMath.toDegrees(StrictMath.atan(w[i]));
      assertThat(degrees[i]).isCloseTo(exact, within(1e-9));
    }
    assertThat(degrees[99]).isLessThan(-440);
  }

  @Test
  void aDelayOfOneStepTurnsByItsTime() {
    LinearSystem delay =
        LinearSystem.discrete(
            0.1,
            List.of("past"),
            List.of("u"),
            List.of("y"),
            new double[] {0},
            new double[] {1},
            new double[] {1},
            new double[1]);
    FrequencyResponse r = FrequencyResponse.of(delay, "u", "y", new double[] {1, 7, 20});
    assertThat(r.magnitudes()).containsExactly(new double[] {1, 1, 1}, within(1e-15));
    assertThat(r.degrees())
        .containsExactly(
            new double[] {
              -StrictMath.toDegrees(0.1), -StrictMath.toDegrees(0.7), -StrictMath.toDegrees(2)
            },
            within(1e-12));
  }

  @Test
  void namesThatAreWrongGetTheNearest() {
    LinearSystem s = LinearSystemTest.oscillator(1, 1, 1);
    assertThatThrownBy(() -> FrequencyResponse.of(s, "f", "xx", new double[] {1}))
        .hasMessageContaining("no output \"xx\"");
  }
}
