package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Rounds of the same steps. */
class StepClockTest {
  private static Mechanism ball(double height) {
    return new Mechanism(
        Mjcf.compile(
                Mjcf.readText(
                    """
                <mujoco>
                  <option timestep="0.01" gravity="0 0 -10"/>
                  <worldbody>
                    <geom type="plane" size="1 1 1"/>
                    <body pos="0 0 %s"><freejoint/><geom size="0.1"/></body>
                  </worldbody>
                </mujoco>
                """
                        .formatted(height)))
            .model());
  }

  @Test
  void everyRoundBeginsAtTheSameState() {
    Mechanism falling = ball(5);
    StepClock clock = new StepClock(falling, Excitation.of(Excitation.Kind.ZERO), 20);
    for (int k = 0; k < 3; k++) {
      assertThat(clock.round()).isPositive();
      assertThat(falling.data().time).isCloseTo(0.2, within(1e-12));
      // semi-implicit Euler falls by g h^2 n (n + 1)/2
      assertThat(falling.data().qpos[2]).isCloseTo(5 - 10 * 1e-4 * 210, within(1e-12));
      assertThat(clock.contacts()).isZero();
    }
  }

  @Test
  void contactsAreAveragedOverTheStepsOfARound() {
    StepClock clock = new StepClock(ball(0.09), Excitation.of(Excitation.Kind.ZERO), 4);
    clock.round();
    clock.round();
    assertThat(clock.contacts()).isEqualTo(1);
    assertThat(clock.bytesPerStep()).isNotNegative();
  }

  @Test
  void warmingUpTakesAtLeastItsTime() {
    StepClock clock = new StepClock(ball(5), Excitation.of(Excitation.Kind.ZERO), 1);
    long begin = System.nanoTime();
    clock.warmUp(0.02);
    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(20_000_000);
  }

  @Test
  void theMedianOfAnEvenNumberIsTheMeanOfTheMiddleTwo() {
    assertThat(StepClock.median(new double[] {9, 1, 3})).isEqualTo(3);
    assertThat(StepClock.median(new double[] {9, 1, 3, 4})).isEqualTo(3.5);
  }
}
