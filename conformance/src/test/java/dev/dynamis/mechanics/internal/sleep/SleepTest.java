package dev.dynamis.mechanics.internal.sleep;

import static dev.dynamis.mechanics.internal.sleep.SleepScene.APART;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.BALL;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.LOWER;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.UPPER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SleepTest {
  /**
   * What MuJoCo 3.5.1 (npm mujoco 3.1.16, WebAssembly) says of these 700 steps: two boxes sleep as
   * a pair, one by itself, the ball wakes the pair when it lands, and all three end as a cycle.
   */
  private static final List<String> RECORDED =
      List.of("67 [1, 0, -, -]", "77 [1, 0, 2, -]", "358 [-, -, 2, -]", "549 [1, 3, 2, 0]");

  @Test
  void treesSleepAndWakeAtTheRecordedSteps() {
    Model m = SleepScene.model();
    Data d = new Data(m);
    List<String> events = new ArrayList<>();
    String last = "[-, -, -, -]";
    for (int step = 1; step <= 700; step++) {
      Physics.step(m, d);
      String now =
          Arrays.toString(
              Arrays.stream(d.tree.asleep).mapToObj(t -> t < 0 ? "-" : "" + t).toArray());
      if (!now.equals(last)) {
        events.add(step + " " + now);
        last = now;
      }
    }
    assertThat(events).isEqualTo(RECORDED);
  }

  @Test
  void whatSleepsDoesNotMove() {
    Model m = SleepScene.model();
    Data d = SleepScene.sleeping(m);
    double[] before = d.qpos.clone();
    SleepScene.steps(m, d, 100);
    for (int i = 0; i < 7 * BALL; i++) {
      assertThat(d.qpos[i]).isEqualTo(before[i]);
    }
    assertThat(d.qpos[7 * BALL + 2]).isLessThan(before[7 * BALL + 2]);
    assertThat(d.ncon).isZero();
  }

  @Test
  void awakeDofsAreThoseOfTheTreesThatDoNotSleep() {
    Model m = SleepScene.model();
    Data d = new Data(m);
    assertThat(Sleep.dofs(m, d)).as("all are awake").isNull();
    SleepScene.steps(m, d, 100);
    assertThat(d.nvAwake).isEqualTo(6);
    assertThat(Arrays.copyOf(Sleep.dofs(m, d), 6)).containsExactly(18, 19, 20, 21, 22, 23);
  }

  @Test
  void wakingOneWakesItsWholeCycle() {
    Model m = SleepScene.model();
    Data d = SleepScene.sleeping(m);
    Sleep.wake(d, UPPER);
    assertThat(d.tree.asleep[LOWER]).isEqualTo(Sleep.AWAKE);
    assertThat(d.tree.asleep[UPPER]).isEqualTo(Sleep.AWAKE);
    assertThat(d.tree.asleep[APART]).isEqualTo(APART);
    assertThat(d.ntreeAwake).isEqualTo(3);
  }
}
