package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Spec;
import org.junit.jupiter.api.Test;

/** Sizes and addresses that follow from what a model has. */
class AssemblyTest {
  private static final Model MODEL =
      Mjcf.compile(
              Mjcf.readText(
                  """
                  <mujoco>
                    <size nkey="3" nuserdata="7" nuser_geom="2"/>
                    <worldbody>
                      <body><joint name="a"/><joint name="b" axis="1 0 0"/><geom size="1"/></body>
                      <body><freejoint/><geom size="1" user="5"/></body>
                      <body mocap="true"/>
                    </worldbody>
                    <actuator>
                      <motor joint="a"/>
                      <general joint="b" dyntype="integrator" nsample="4"/>
                    </actuator>
                    <sensor><jointpos joint="a" nsample="3"/><clock/></sensor>
                    <keyframe><key name="only"/></keyframe>
                  </mujoco>
                  """))
          .model();

  @Test
  void everythingIsCounted() {
    assertThat(MODEL.nbody).isEqualTo(4);
    assertThat(MODEL.nq).isEqualTo(2 + 7);
    assertThat(MODEL.nv).isEqualTo(2 + 6);
    // a triangle of two, one of six
    assertThat(MODEL.nM).isEqualTo(3 + 21);
    assertThat(MODEL.nD).isEqualTo(2 * (3 + 21) - 8);
    assertThat(MODEL.nmocap).isEqualTo(1);
    assertThat(MODEL.na).isEqualTo(1);
    assertThat(MODEL.nkey).isEqualTo(3);
    assertThat(MODEL.nuserdata).isEqualTo(7);
    assertThat(MODEL.nsensordata).isEqualTo(2);
    // user value, cursor, then a time and a value for each sample
    assertThat(MODEL.nhistory).isEqualTo(2 + 2 * 4 + 2 + 2 * 3);
  }

  /** What macros make of a model is a copy of it, whose root is still in the file. */
  @Test
  void aModelThatMacrosMakeTooLargeIsRefusedInItsFile() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><worldbody><body><joint/><geom size='1'/>"
                + "<replicate count='3' offset='1 0 0'><body><joint/><geom size='1'/></body></replicate>"
                + "</body></worldbody><sensor><user dim='2147483647'/></sensor></mujoco>");
    assertThatThrownBy(() -> Mjcf.compile(spec))
        .isInstanceOf(ModelException.class)
        .hasMessageStartingWith("(text):1:1: [MJ090] mujoco: needs ");
  }

  @Test
  void addressesFollowEachOther() {
    assertThat(MODEL.actuator.actadr).containsExactly(-1, 0);
    assertThat(MODEL.actuator.historyadr).containsExactly(-1, 0);
    assertThat(MODEL.sensor.historyadr).containsExactly(10, -1);
    assertThat(MODEL.sensor.adr).containsExactly(0, 1);
    assertThat(MODEL.geom.user).containsExactly(0, 0, 5, 0);
  }

  @Test
  void keyframesThatAreNotGivenAreInTheInitialState() {
    for (int key = 0; key < 3; key++) {
      assertThat(MODEL.key.qpos[9 * key + 5]).isEqualTo(1);
    }
  }
}
