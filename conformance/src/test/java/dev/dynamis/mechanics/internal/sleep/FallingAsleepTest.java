package dev.dynamis.mechanics.internal.sleep;

import static dev.dynamis.mechanics.internal.sleep.SleepScene.APART;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.BALL;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.LOWER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SleepPolicy;
import org.junit.jupiter.api.Test;

class FallingAsleepTest {
  private final Model m = SleepScene.model();

  @Test
  void aTreeThatMovesOrIsPushedDoesNotRest() {
    Data d = new Data(m);
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isTrue();
    d.qvel[6 * APART] = 1e-3;
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isFalse();
    d.qvel[6 * APART] = 0.9e-4;
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isTrue();
    assertThat(FallingAsleep.canSleep(m, d, APART, 0)).as("not at all").isFalse();
    d.qvel[6 * APART] = 0;
    d.qfrc.applied[6 * APART + 5] = 1e-9;
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isFalse();
    d.qfrc.applied[6 * APART + 5] = 0;
    d.xfrc.applied[6 * m.tree.bodyadr[APART]] = 1e-9;
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isFalse();
  }

  @Test
  void angularVelocitiesCountByTheLengthOfTheirDof() {
    Data d = new Data(m);
    int spin = 6 * APART + 3;
    // a lever of less than a meter
    assertThat(m.dof.length[spin]).isBetween(.01, 1.0);
    d.qvel[spin] = 0.99e-4 / m.dof.length[spin];
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isTrue();
    d.qvel[spin] = 1.01e-4 / m.dof.length[spin];
    assertThat(FallingAsleep.canSleep(m, d, APART, 1e-4)).isFalse();
  }

  @Test
  void whoNeverSleepsKeepsAwakeWhatItTouches() {
    m.tree.sleepPolicy[LOWER] = SleepPolicy.NEVER;
    Data d = SleepScene.sleeping(m);
    assertThat(d.tree.asleep[LOWER]).isNegative();
    assertThat(d.tree.asleep[SleepScene.UPPER]).isNegative();
    assertThat(d.tree.asleep[APART]).isEqualTo(APART);
  }

  @Test
  void whoFallsAsleepLosesItsVelocity() {
    Data d = SleepScene.sleeping(m);
    for (int i = 0; i < 6 * BALL; i++) {
      assertThat(d.qvel[i]).isZero();
    }
  }
}
