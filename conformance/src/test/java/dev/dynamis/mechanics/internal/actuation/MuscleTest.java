package dev.dynamis.mechanics.internal.actuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Curves of muscles against their definition in MuJoCo's manual. */
class MuscleTest {
  /** Range 0.75 to 1.05, force 10, scale, lmin 0.5, lmax 1.6, vmax 1.5, fpmax 1.3, fvmax 1.2. */
  private static final double[] PRM = {0.75, 1.05, 10, 200, 0.5, 1.6, 1.5, 1.3, 1.2};

  /** Lengths of 3 to 6 are 0.75 to 1.05 times the rest length, which is 10 then. */
  private static final double[] RANGE = {3, 6};

  private static final double REST = 10;

  private static double length(double normalized) {
    return 3 + (normalized - 0.75) * REST;
  }

  /** Force-length curve: four parabolas with knots half way to the ends. */
  @ParameterizedTest
  @CsvSource({
    "0.4, 0",
    "0.5, 0",
    "0.625, 0.125",
    "0.75, 0.5",
    "0.875, 0.875",
    "1, 1",
    "1.15, 0.875",
    "1.3, 0.5",
    "1.45, 0.125",
    "1.6, 0",
    "1.7, 0"
  })
  void activeForceDependsOnLength(double normalized, double part) {
    double gain = Muscle.gain(length(normalized), 0, RANGE, 0, 1, PRM, 0);
    assertThat(gain).isCloseTo(-10 * part, within(1e-12));
  }

  /** Force-velocity curve at the best length; velocities in units of 15 per second. */
  @ParameterizedTest
  @CsvSource({"-2, 0", "-1, 0", "-0.5, 0.25", "0, 1", "0.1, 1.15", "0.2, 1.2", "3, 1.2"})
  void activeForceDependsOnVelocity(double normalized, double part) {
    double gain = Muscle.gain(length(1), normalized * 15, RANGE, 0, 1, PRM, 0);
    assertThat(gain).isCloseTo(-10 * part, within(1e-12));
  }

  @Test
  void theSlopeByVelocityIsThatOfTheGain() {
    double h = 1e-6;
    for (double v : new double[] {-20, -14, -5, -0.1, 0.3, 1.4, 2.9, 3.1, 40}) {
      double plus = Muscle.gain(length(0.9), v + h, RANGE, 0, 1, PRM, 0);
      double minus = Muscle.gain(length(0.9), v - h, RANGE, 0, 1, PRM, 0);
      assertThat(Muscle.gainByVelocity(length(0.9), v, RANGE, 0, 1, PRM, 0))
          .isCloseTo((plus - minus) / (2 * h), within(1e-8));
    }
  }

  /** Passive force: a parabola from 1 to 1.3, then its tangent. */
  @ParameterizedTest
  @CsvSource({"0.9, 0", "1, 0", "1.15, 0.125", "1.3, 0.5", "1.6, 1.5"})
  void passiveForceGrowsBeyondTheRestLength(double normalized, double part) {
    double bias = Muscle.bias(length(normalized), RANGE, 0, 1, PRM, 0);
    assertThat(bias).isCloseTo(-10 * 1.3 * part, within(1e-12));
  }

  @Test
  void withoutAForceThePeakIsTheScaleOverTheAcceleration() {
    double[] prm = PRM.clone();
    prm[2] = -1;
    assertThat(Muscle.gain(length(1), 0, RANGE, 0, 4, prm, 0)).isCloseTo(-50, within(1e-12));
    assertThat(Muscle.bias(length(1.3), RANGE, 0, 4, prm, 0)).isCloseTo(-32.5, within(1e-12));
  }

  /** Millard's time constants: 0.01 (0.5 + 1.5 a) up, 0.04 / (0.5 + 1.5 a) down. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 200",
    "1, 0.5, 40",
    "0, 0.5, -15.625",
    "0, 1, -50",
    "7, 0, 200",
    "0.3, 0.3, 0"
  })
  void activationRisesFastAndFallsSlowly(double ctrl, double act, double rate) {
    double[] prm = {0.01, 0.04, 0};
    assertThat(Muscle.dynamics(ctrl, act, prm, 0)).isCloseTo(rate, within(1e-12));
  }

  @Test
  void smoothingBlendsTheTimeConstantsAroundEqualControl() {
    double[] prm = {0.01, 0.04, 0.2};
    double up = 0.01 * (0.5 + 1.5 * 0.4);
    double down = 0.04 / (0.5 + 1.5 * 0.4);

    // half way at equality, one or the other beyond half the width
    double slope = (Muscle.dynamics(0.4 + 1e-7, 0.4, prm, 0)) / 1e-7;
    assertThat(slope).isCloseTo(2 / (up + down), within(1e-3));
    assertThat(Muscle.dynamics(0.55, 0.4, prm, 0)).isCloseTo(0.15 / up, within(1e-12));
    assertThat(Muscle.dynamics(0.25, 0.4, prm, 0)).isCloseTo(-0.15 / down, within(1e-12));

    // smoothstep of fifth order at a quarter: 53/512
    double tau = down + (up - down) * 53 / 512;
    assertThat(Muscle.dynamics(0.35, 0.4, prm, 0)).isCloseTo(-0.05 / tau, within(1e-12));
  }
}
