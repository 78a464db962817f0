package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import org.junit.jupiter.api.Test;

class KeyframesTest {
  private static final Compiled ARM =
      Mjcf.compile(
          Mjcf.readText(
              """
              <mujoco>
                <worldbody>
                  <body name="target" mocap="true" pos="1 2 3"/>
                  <body>
                    <joint name="shoulder" axis="0 1 0" ref="20"/>
                    <geom size="0.1 0.4" type="capsule"/>
                    <body pos="0 0 1"><joint type="ball"/><geom size="0.2"/></body>
                  </body>
                </worldbody>
                <actuator><general joint="shoulder" dyntype="filter" dynprm="0.1"/></actuator>
                <keyframe><key name="old" qpos="1 1 0 0 0"/></keyframe>
              </mujoco>
              """));

  private static Data moving() {
    Data d = new Data(ARM.model());
    d.ctrl[0] = 0.7;
    for (int k = 0; k < 50; k++) {
      Physics.step(ARM.model(), d);
    }
    d.mocap.pos[0] = 1.0 / 3;
    return d;
  }

  /** The text has all digits, so a keyframe is the state to the last bit. */
  @Test
  void aStateComesBackFromTheText() {
    Data d = moving();
    String text = Mjcf.write(Mjcf.withKeyframe(ARM, "swing", d));
    Mechanism again = new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
    assertThat(again.model().nkey).isEqualTo(2);
    again.reset("swing");
    assertThat(again.data().time).isEqualTo(d.time);
    assertThat(again.data().qpos).isEqualTo(d.qpos);
    assertThat(again.data().qvel).isEqualTo(d.qvel);
    assertThat(again.data().act).isEqualTo(d.act);
    assertThat(again.data().ctrl).isEqualTo(d.ctrl);
    assertThat(again.data().mocap.pos).isEqualTo(d.mocap.pos);
    assertThat(again.data().mocap.quat).isEqualTo(d.mocap.quat);
  }

  @Test
  void aKeyframeOfThatNameIsReplaced() {
    Data d = moving();
    Compiled replaced = Mjcf.compile(Mjcf.withKeyframe(ARM, "old", d));
    assertThat(replaced.model().nkey).isEqualTo(1);
    assertThat(replaced.model().key.qpos).isEqualTo(d.qpos);
    assertThat(ARM.model().key.qpos[0]).isEqualTo(1);
  }

  @Test
  void statesThatDontFitAreRefused() {
    Data d = moving();
    d.qvel[1] = Double.NaN;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Mjcf.withKeyframe(ARM, "bad", d))
        .withMessage("number 1 of qvel is NaN; a keyframe is finite");
    Data other = new Data(Mjcf.compile(Mjcf.readText("<mujoco/>")).model());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Mjcf.withKeyframe(ARM, "other", other))
        .withMessageContaining("sizes changed: nq 5 -> 0");
  }
}
