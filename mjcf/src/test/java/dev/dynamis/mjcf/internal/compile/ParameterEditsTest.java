package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.WrittenBack;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ParameterEditsTest {
  private static final String ARM =
      """
      <mujoco>
        <default>
          <geom euler="0 0 10"/>
          <default class="stiff"><joint damping="0.5"/></default>
        </default>
        <worldbody>
          <frame pos="0 0 1" euler="0 0 90">
            <body name="upper">
              <joint name="shoulder" class="stiff" axis="0 1 0" range="-45 45"/>
              <geom name="bone" type="capsule" size="0.05" fromto="0 0 0 0.3 0 0" friction="0.7"/>
              <site name="mark" pos="0.1 0 0" euler="0 0 30"/>
              <body name="lower" pos="0.3 0 0">
                <joint name="elbow" type="slide" axis="1 0 0" ref="0.1"/>
                <geom name="hand" type="sphere" size="0.1"/>
              </body>
            </body>
          </frame>
        </worldbody>
        <actuator>
          <position name="servo" joint="shoulder" kp="10" ctrlrange="-1 1"/>
          <motor name="push" joint="elbow"/>
        </actuator>
      </mujoco>
      """;

  private final Compiled compiled = Mjcf.compile(Mjcf.readText(ARM));
  private final Model edited = compiled.model().copy();

  private Model reload(WrittenBack result) {
    return Mjcf.compile(Mjcf.readText(Mjcf.write(result.spec()))).model();
  }

  @Test
  void anUneditedModelComesBackAsItWas() {
    WrittenBack result = Mjcf.writeBack(compiled, edited);
    assertThat(result.lost()).isEmpty();
    assertThat(compiled.model().difference(reload(result), 0)).isEmpty();
  }

  @Test
  void anEditedPoseIsWrittenWithOneOrientation() {
    Compiled turned =
        Mjcf.compile(
            Mjcf.readText(
                "<mujoco><default><geom euler='0 0 10'/></default>"
                    + "<worldbody><geom size='1' quat='1 0 0 0'/></worldbody></mujoco>"));
    Model moved = turned.model().copy();
    moved.geom.pos[0] = 2;
    Model again = reload(Mjcf.writeBack(turned, moved));
    assertThat(again.geom.pos[0]).isEqualTo(2);
    assertThat(again.geom.quat).containsExactly(turned.model().geom.quat, within(1e-15));
  }

  @Test
  void editedSizesSurviveTheTextWithoutTouchingMasses() {
    int hand = edited.names.geomId("hand");
    edited.geom.size[3 * hand] = 0.125;
    WrittenBack result = Mjcf.writeBack(compiled, edited);
    assertThat(result.lost()).isEmpty();
    Model back = reload(result);
    assertThat(back.geom.size[3 * hand]).isEqualTo(0.125);
    assertThat(back.geom.rbound[hand]).isEqualTo(0.125);
    assertThat(back.body.mass).containsExactly(edited.body.mass, within(1e-12));
  }

  @Test
  @Tag("acceptance:004-74")
  void editsOfEveryKindSurviveTheText() {
    edited.opt.timestep = 0.0035;
    edited.geom.friction[0] = 0.123456789;
    edited.geom.contype[1] = 5;
    edited.dof.damping[0] = 0.888;
    edited.jnt.range[0] = -0.4;
    edited.qpos0[1] = 0.25;
    edited.body.pos[3] = 0.7;
    edited.body.mass[2] *= 2;
    edited.geom.pos[0] = 0.2;
    edited.site.pos[1] = 0.3;
    edited.actuator.gainprm[0] = 17;
    edited.actuator.biasprm[1] = -17;
    Physics.setConst(edited);

    WrittenBack result = Mjcf.writeBack(compiled, edited);

    assertThat(result.lost()).isEmpty();
    Model again = reload(result);
    assertThat(again.opt.timestep).isEqualTo(0.0035);
    assertThat(again.geom.friction[0]).isEqualTo(0.123456789);
    assertThat(again.geom.contype[1]).isEqualTo(5);
    assertThat(again.dof.damping[0]).isEqualTo(0.888);
    assertThat(again.jnt.range[0]).isCloseTo(-0.4, within(1e-15));
    assertThat(again.body.mass[2]).isEqualTo(edited.body.mass[2]);
    assertThat(again.body.pos[3]).isCloseTo(0.7, within(1e-15));
    assertThat(again.geom.pos[0]).isCloseTo(0.2, within(1e-15));
    assertThat(again.body.ipos).isEqualTo(edited.body.ipos);
    assertThat(again.actuator.biasprm).isEqualTo(edited.actuator.biasprm);
  }

  @Test
  @Tag("acceptance:004-74")
  void whatMjcfCantHoldIsNamed() {
    edited.dof.invweight0[0] = 3; // follows from masses, so it is computed again
    assertThat(Mjcf.writeBack(compiled, edited).lost()).isEmpty();
    edited.geom.bodyid[1] = 1; // structure
    assertThat(Mjcf.writeBack(compiled, edited).lost()).contains("geom_bodyid");
  }

  @Test
  void theSpecThatWasCompiledStaysAsItIs() {
    Spec before = compiled.spec().copy();
    edited.body.mass[1] = 9;
    Mjcf.writeBack(compiled, edited);
    assertThat(compiled.spec().same(before)).isTrue();
  }

  @Test
  void aModelOfOtherSizesIsRefused() {
    Model other = Mjcf.compile(Mjcf.readText("<mujoco/>")).model();
    assertThatThrownBy(() -> Mjcf.writeBack(compiled, other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("sizes");
  }
}
