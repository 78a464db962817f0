package dev.dynamis.mechanics.internal.sleep;

import static dev.dynamis.mechanics.internal.sleep.SleepScene.APART;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.LOWER;
import static dev.dynamis.mechanics.internal.sleep.SleepScene.UPPER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.sim.Physics;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WakingTest {
  private final Model m = SleepScene.model();

  @Test
  void everyEditOfATreeWakesItAndItsCycle() {
    List<Consumer<Data>> edits =
        List.of(
            d -> d.qpos[7 * UPPER] += 1e-12,
            d -> d.qvel[6 * UPPER + 1] = 1e-12,
            d -> d.qfrc.applied[6 * UPPER + 2] = 1e-12,
            d -> d.xfrc.applied[6 * m.tree.bodyadr[UPPER]] = 1e-12);
    for (Consumer<Data> edit : edits) {
      Data d = SleepScene.sleeping(m);
      edit.accept(d);
      Physics.forward(m, d);
      assertThat(d.tree.asleep[LOWER]).isNegative();
      assertThat(d.tree.asleep[UPPER]).isNegative();
      assertThat(d.tree.asleep[APART]).isEqualTo(APART);
    }
  }

  @Test
  void withTheFlagOffAllWake() {
    Data d = SleepScene.sleeping(m);
    m.opt.setEnabled(EnableBit.SLEEP, false);
    Physics.forward(m, d);
    assertThat(d.tree.asleep).containsOnly(Sleep.AWAKE);
  }

  @Test
  void aTreeWakesItsCycleOnceAndTakesTheLesserCount() {
    Data d = SleepScene.sleeping(m);
    assertThat(Waking.wakeTree(d, LOWER, -4)).isEqualTo(2);
    assertThat(d.tree.asleep[UPPER]).isEqualTo(-4);
    assertThat(Waking.wakeTree(d, LOWER, -2)).isZero();
    assertThat(d.tree.asleep[LOWER]).isEqualTo(-4);
    assertThat(Waking.wakeTree(d, LOWER, -7)).isZero();
    assertThat(d.tree.asleep[LOWER]).isEqualTo(-7);
  }

  /** Three bodies of which the second is tied to the first when asked, by an equality or a rope. */
  private static Model tied() {
    return SleepScene.compile(
        """
        <mujoco>
          <option gravity="0 0 0"><flag sleep="enable"/></option>
          <worldbody>
            <body name="a"><freejoint/><geom size="0.1"/><site name="a"/></body>
            <body name="b" pos="1 0 0"><freejoint/><geom size="0.1"/><site name="b"/></body>
          </worldbody>
          <tendon>
            <spatial name="rope" limited="true" range="0 2"><site site="a"/><site site="b"/></spatial>
          </tendon>
          <equality><connect body1="a" body2="b" anchor="0.5 0 0" active="false"/></equality>
        </mujoco>
        """);
  }

  @Test
  void anEqualityThatBecomesActiveWakesBothOfDifferentCycles() {
    Model pair = tied();
    Data d = new Data(pair);
    SleepScene.steps(pair, d, 30);
    assertThat(d.tree.asleep).containsExactly(0, 1);
    d.eq.active[0] = true;
    Physics.forward(pair, d);
    assertThat(d.tree.asleep[0]).isNegative();
    assertThat(d.tree.asleep[1]).isNegative();
  }

  @Test
  void aTautRopeWakesTheOtherEndAndASlackOneDoesNot() {
    Model pair = tied();
    Data d = new Data(pair);
    SleepScene.steps(pair, d, 30);
    d.qvel[0] = -1;
    SleepScene.steps(pair, d, 400);
    assertThat(d.qpos[0]).isCloseTo(-0.8, within(0.01));
    assertThat(d.tree.asleep[1]).as("slack").isEqualTo(1);
    SleepScene.steps(pair, d, 150);
    assertThat(d.tree.asleep[1]).as("taut").isNegative();
    assertThat(d.qvel[6]).isNegative();
  }
}
