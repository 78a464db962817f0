package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarginsTest {
  /** Mass under {@code -kp x - kd v} with a delay: crossing at w^4 = kd^2 w^2 + kp^2. */
  @Test
  void aMassUnderDelayedFeedbackHasItsClosedForm() {
    double kp = 30, kd = 4;
    LinearSystem mass = LinearSystemTest.oscillator(1, 0, 0);
    Margins m = Margins.of(mass, new double[] {kp, kd}, "f");
    double square = 0.5 * (kd * kd + Math.sqrt(kd * kd * kd * kd + 4 * kp * kp));
    double w = Math.sqrt(square);
    double delay = StrictMath.atan(kd * w / kp) / w;
    assertThat(m.delayFrequency()).isCloseTo(w, within(1e-9));
    assertThat(m.delay()).isCloseTo(delay, within(1e-10));
    assertThat(m.phase()).isCloseTo(StrictMath.toDegrees(delay * w), within(1e-8));
    assertThat(m.leastGain()).isZero();
    assertThat(m.mostGain()).isInfinite();
  }

  /** An unstable first-order plant needs a least gain: 1/(s - 1) under k is stable for k > 1. */
  @Test
  void anUnstablePlantNeedsItsLeastGain() {
    LinearSystem plant =
        LinearSystem.continuous(
            List.of("x"),
            List.of("u"),
            List.of(),
            new double[] {1},
            new double[] {1},
            new double[0],
            new double[0]);
    double k = 4;
    Margins m = Margins.of(plant, new double[] {k}, "u");
    assertThat(m.leastGain()).isCloseTo(1 / k, within(1e-12));
    double w = Math.sqrt(k * k - 1);
    assertThat(m.delay()).isCloseTo(StrictMath.atan(w) / w, within(1e-10));
  }

  /** In steps, x' = x - k x is stable for k below 2. */
  @Test
  void stepsBoundTheGain() {
    LinearSystem plant =
        LinearSystem.discrete(
            0.1,
            List.of("x"),
            List.of("u"),
            List.of(),
            new double[] {1},
            new double[] {1},
            new double[0],
            new double[0]);
    assertThat(Margins.of(plant, new double[] {0.5}, "u").mostGain()).isCloseTo(4, within(1e-9));
  }

  /** One whole step of delay is borne exactly when the system with one more state is stable. */
  @Test
  void theDelayInStepsAgreesWithEigenvaluesOfTheDelayedLoop() {
    double dt = 0.02;
    LinearSystem s = LinearSystemTest.doubleIntegrator(dt);
    double[] k = Regulator.of(s, new double[] {100, 1}, new double[] {0.01}).gain();
    double delay = Margins.of(s, k, "u").delay();
    int steps = (int) (delay / dt);
    assertThat(steps).isBetween(1, 20);
    assertThat(delayed(s, k, steps).isStable()).isTrue();
    assertThat(delayed(s, k, steps + 1).isStable()).isFalse();
  }

  private static LinearSystem delayed(LinearSystem s, double[] k, int steps) {
    int n = 2 + steps;
    double[] a = new double[n * n], b = s.b(), a0 = s.a();
    for (int r = 0; r < 2; r++) {
      a[r * n] = a0[2 * r];
      a[r * n + 1] = a0[2 * r + 1];
      a[r * n + 2] = b[r];
    }
    for (int r = 2; r < n - 1; r++) {
      a[r * n + r + 1] = 1;
    }
    a[(n - 1) * n] = -k[0];
    a[(n - 1) * n + 1] = -k[1];
    List<String> names = java.util.stream.IntStream.range(0, n).mapToObj(i -> "s" + i).toList();
    double[] none = new double[0];
    return LinearSystem.discrete(s.dt(), names, List.of(), List.of(), a, none, none, none);
  }

  @Test
  void aLoopThatIsUnstableHasNoMarginsAndNamesItsMode() {
    LinearSystem mass = LinearSystemTest.oscillator(1, 0, 0);
    assertThatThrownBy(() -> Margins.of(mass, new double[] {1, -1}, "f"))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("unstable without any delay");
    assertThatThrownBy(() -> Margins.of(mass, new double[] {1, 1}, "g"))
        .hasMessageContaining("no input \"g\"");
  }
}
