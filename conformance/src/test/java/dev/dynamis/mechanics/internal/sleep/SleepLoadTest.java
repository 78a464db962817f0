package dev.dynamis.mechanics.internal.sleep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import org.junit.jupiter.api.Test;

class SleepLoadTest {
  private final Model m = SleepScene.model();

  @Test
  void whatSleepsIsOneNumberForEachTree() {
    Data d = SleepScene.sleeping(m);
    double[] state = {9, 9, 9, 9, 9, 9};
    SleepLoad.save(d, state, 1);
    assertThat(state).containsExactly(9, 1, 0, 2, Sleep.AWAKE, 9);
  }

  /** The ball lands at step 358: before, the sleepers lie still; then they go on together. */
  @Test
  void aLoadedSleeperWakesAtTheSameStepWithTheSameBits() {
    Mechanism first = new Mechanism(m);
    for (int i = 0; i < 300; i++) {
      first.step();
    }
    double[] state = first.save();
    Mechanism second = new Mechanism(m);
    second.restore(state);
    assertThat(second.data().tree.asleep).containsExactly(first.data().tree.asleep);
    assertThat(second.data().ntreeAwake).isEqualTo(1);
    for (int i = 0; i < 200; i++) {
      first.step();
      second.step();
      assertThat(second.data().tree.asleep).containsExactly(first.data().tree.asleep);
    }
    assertThat(second.save()).containsExactly(first.save());
  }
}
