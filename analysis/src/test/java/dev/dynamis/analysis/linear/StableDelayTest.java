package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class StableDelayTest {
  private static final double M = 2;
  private static final double KP = 40;
  private static final double KD = 9;

  /** A mass, by steps that are exact for a force that holds during a step. */
  private static LinearSystem mass(double h) {
    return LinearSystem.discrete(
        h,
        List.of("x", "v"),
        List.of("force"),
        List.of("x"),
        new double[] {1, h, 0, 1},
        new double[] {h * h / (2 * M), h / M},
        new double[] {1, 0},
        new double[1]);
  }

  /**
   * The loop {@code m x'' = -(kp x + kd x') (t - tau)} swings at {@code m^2 w^4 = kp^2 + kd^2 w^2}
   * when {@code tan(w tau) = kd w / kp}; holding the force adds half a step of delay.
   */
  @Test
  void aMassBearsTheDelayOfItsCharacteristicEquation() {
    double square =
        (KD * KD + Math.sqrt(StrictMath.pow(KD, 4) + 4 * M * M * KP * KP)) / (2 * M * M);
    double w = Math.sqrt(square);
    double tau = StrictMath.atan(KD * w / KP) / w;
    double h = 0.004;
    StableDelay found = StableDelay.maximum(mass(h), new double[] {KP, KD}, 1000);
    assertThat(found.time() + h / 2).isBetween(tau - h, tau);
    assertThat(found.time()).isEqualTo(found.steps() * h);
    // the mode that appears swings at that frequency
    assertThat(found.unstable().orElseThrow().naturalFrequency()).isEqualTo(w, within(0.1));
  }

  @Test
  void anInputThatActsLaterIsARegister() {
    LinearSystem late = StableDelay.delayed(mass(0.1), 2);
    assertThat(late.states()).containsExactly("x", "v", "late.force[0]", "late.force[1]");
    double b = 0.1 * 0.1 / (2 * M);
    assertThat(late.a()).containsExactly(1, 0.1, b, 0, 0, 1, 0.1 / M, 0, 0, 0, 0, 1, 0, 0, 0, 0);
    assertThat(late.b()).containsExactly(0, 0, 0, 1);
    assertThat(late.c()).containsExactly(1, 0, 0, 0);
    assertThat(StableDelay.delayed(mass(0.1), 0)).isEqualTo(mass(0.1));
  }

  @Test
  void shortSearchesAndWrongArgumentsAreTold() {
    assertThat(StableDelay.maximum(mass(0.001), new double[] {KP, KD}, 3))
        .isEqualTo(new StableDelay(3, 0.003, java.util.Optional.empty()));
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> StableDelay.maximum(mass(0.001), new double[] {-1, 0}, 3))
        .withMessageContaining("unstable without any delay");
    LinearSystem flow = mass(0.001).toContinuous();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StableDelay.delayed(flow, 1))
        .withMessageContaining("make it discrete");
    assertThatIllegalArgumentException().isThrownBy(() -> StableDelay.delayed(mass(0.1), -1));
  }
}
