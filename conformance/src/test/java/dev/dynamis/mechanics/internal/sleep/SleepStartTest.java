package dev.dynamis.mechanics.internal.sleep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SleepPolicy;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

class SleepStartTest {
  private static final String PAIR =
      """
      <mujoco>
        <option><flag sleep="enable"/></option>
        <worldbody>
          <geom type="plane" size="5 5 1"/>
          <body name="lower" pos="0 0 0.1" sleep="init">
            <freejoint/><geom type="box" size="0.1 0.1 0.1"/>
          </body>
          <body name="upper" pos="0 0 0.2999" UPPER>
            <freejoint/><geom type="box" size="0.1 0.1 0.1"/>
          </body>
          <body name="free" pos="2 0 1"><freejoint/><geom size="0.1"/></body>
        </worldbody>
      </mujoco>
      """;

  @Test
  void treesThatTouchStartAsleepAsOneCycle() {
    Model m = SleepScene.compile(PAIR.replace("UPPER", "sleep='init'"));
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.tree.asleep[0]).isEqualTo(1);
    assertThat(d.tree.asleep[1]).isZero();
    assertThat(d.tree.asleep[2]).isNegative();
    assertThat(d.qpos[2]).isEqualTo(0.1);
    assertThat(d.xpos[5]).as("poses of sleepers are known").isEqualTo(0.1);
    d.reset();
    Physics.step(m, d);
    assertThat(d.tree.asleep[0]).isEqualTo(1);
  }

  @Test
  void aTreeThatTouchesOneThatIsAwakeCanNotStartAsleep() {
    Model m = SleepScene.compile(PAIR.replace("UPPER", "sleep='init'"));
    m.tree.sleepPolicy[1] = SleepPolicy.AUTO_ALLOWED;
    assertThatThrownBy(() -> Physics.step(m, new Data(m)))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("1 trees shall start asleep")
        .hasMessageContaining("\"lower\"");
  }

  @Test
  void whatWasMovedBeforeTheFirstStepIsAwake() {
    Model m = SleepScene.compile(PAIR.replace("UPPER", "sleep='init'"));
    Data d = new Data(m);
    d.qpos[0] = 0.5;
    Physics.step(m, d);
    assertThat(d.tree.asleep[0]).isNegative();
    assertThat(d.tree.asleep[1]).isNegative();
  }
}
