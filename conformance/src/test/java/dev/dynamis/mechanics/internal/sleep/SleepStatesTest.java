package dev.dynamis.mechanics.internal.sleep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

class SleepStatesTest {
  /** Tree 0 sleeps, tree 1 is awake. */
  private final Model m =
      SleepScene.compile(
          """
          <mujoco>
            <option gravity="0 0 0"><flag sleep="enable"/></option>
            <worldbody>
              <site name="w"/>
              <body name="s" sleep="init">
                <joint name="s" type="slide"/><geom name="s" size="0.1"/><site name="s"/>
                <camera name="s"/><light name="s"/>
              </body>
              <body name="a" pos="1 0 0">
                <joint name="a" type="slide"/><geom name="a" size="0.1"/><site name="a"/>
              </body>
            </worldbody>
            <tendon>
              <fixed name="s"><joint joint="s" coef="1"/></fixed>
              <fixed name="both"><joint joint="s" coef="1"/><joint joint="a" coef="1"/></fixed>
            </tendon>
            <equality>
              <joint name="s" joint1="s"/><joint name="both" joint1="a" joint2="s" active="false"/>
            </equality>
            <sensor>
              <jointpos joint="s"/><jointpos joint="a"/><framepos objtype="site" objname="s"/>
              <framepos objtype="site" objname="s" reftype="site" refname="a"/>
              <framepos objtype="site" objname="s" reftype="site" refname="w"/>
              <clock/><rangefinder site="s"/>
            </sensor>
          </mujoco>
          """);

  private final Data d = data();

  private Data data() {
    Data data = new Data(m);
    data.qvel[1] = 1;
    Physics.step(m, data);
    assertThat(data.tree.asleep[0]).isZero();
    assertThat(data.tree.asleep[1]).isNegative();
    return data;
  }

  @Test
  void objectsSleepWithTheirBodies() {
    int asleep = SleepState.ASLEEP;
    assertThat(SleepStates.of(m, d, ObjType.BODY, 1)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.JOINT, 0)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.DOF, 0)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.GEOM, 0)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.SITE, 1)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.CAMERA, 0)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.LIGHT, 0)).isEqualTo(asleep);
    assertThat(SleepStates.of(m, d, ObjType.BODY, 2)).isEqualTo(SleepState.AWAKE);
    assertThat(SleepStates.of(m, d, ObjType.BODY, 0)).isEqualTo(SleepState.STATIC);
    assertThat(SleepStates.of(m, d, ObjType.SITE, 0)).isEqualTo(SleepState.STATIC);
    assertThat(SleepStates.anyTree(m, d)).isTrue();
    assertThat(SleepStates.anyBody(m, d)).isTrue();
  }

  @Test
  void whatConnectsTreesSleepsIfAllOfThemDo() {
    assertThat(SleepStates.of(m, d, ObjType.TENDON, 0)).isEqualTo(SleepState.ASLEEP);
    assertThat(SleepStates.of(m, d, ObjType.TENDON, 1)).isEqualTo(SleepState.AWAKE);
    assertThat(SleepStates.of(m, d, ObjType.EQUALITY, 0)).isEqualTo(SleepState.ASLEEP);
    assertThat(SleepStates.of(m, d, ObjType.EQUALITY, 1)).isEqualTo(SleepState.AWAKE);
  }

  @Test
  void aSensorSleepsIfNothingThatItReadsIsAwake() {
    boolean[] asleep = {true, false, true, false, true, false, false};
    for (int i = 0; i < m.nsensor; i++) {
      assertThat(SleepStates.sensorAsleep(m, d, i)).as("sensor %d", i).isEqualTo(asleep[i]);
    }
  }
}
