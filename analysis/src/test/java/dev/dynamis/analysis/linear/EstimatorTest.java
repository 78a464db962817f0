package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class EstimatorTest {
  /** A random walk seen through noise: p^2 = w p + w v. */
  @Test
  void aRandomWalkHasTheGainOfItsPolynomial() {
    LinearSystem walk =
        LinearSystem.discrete(
            1,
            List.of("x"),
            List.of(),
            List.of("y"),
            new double[] {1},
            new double[0],
            new double[] {1},
            new double[0]);
    double w = 0.2, v = 3;
    Estimator e = Estimator.of(walk, new double[] {w}, new double[] {v});
    double p = 0.5 * (w + Math.sqrt(w * w + 4 * w * v));
    assertThat(e.covariance()[0]).isCloseTo(p, within(1e-14));
    assertThat(e.gain()[0]).isCloseTo(p / (p + v), within(1e-14));
    assertThat(e.correction()[0]).isCloseTo(p / (p + v), within(1e-14));
    assertThat(e.error().isStable()).isTrue();
  }

  /** White acceleration of spectral density w, position seen with density v. */
  @Test
  void aDriftingMassHasItsClassicalGain() {
    LinearSystem s = LinearSystemTest.oscillator(1, 0, 0).withOutputs(List.of("x"));
    double w = 2, v = 0.5;
    Estimator e = Estimator.of(s, new double[] {0, w}, new double[] {v});
    double f = Math.sqrt(Math.sqrt(w / v));
    assertThat(e.gain()).containsExactly(new double[] {Math.sqrt(2) * f, f * f}, within(1e-12));
  }

  @Test
  void aModeThatIsNotSeenIsNamed() {
    LinearSystem s = LinearSystemTest.oscillator(1, 0, 0).withOutputs(List.of("a"));
    assertThatThrownBy(() -> Estimator.of(s, new double[] {1, 1}, new double[] {1}))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("is not seen in a");
  }

  @Test
  void aModeWithoutNoiseIsNamed() {
    LinearSystem s = LinearSystemTest.oscillator(1, 0, 0).withOutputs(List.of("x"));
    assertThatThrownBy(() -> Estimator.of(s, new double[] {0, 0}, new double[] {1}))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no noise drives it");
  }
}
