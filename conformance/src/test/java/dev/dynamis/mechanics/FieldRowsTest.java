package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Edits of arrays by the names of objects. */
class FieldRowsTest {
  private static final String TEXT =
      """
      <mujoco>
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1"/>
          <body name="hand" mocap="true"/>
          <body name="torso" pos="0 0 3">
            <freejoint name="root"/>
            <geom name="shell" size="0.1" mass="2"/>
            <body name="arm">
              <joint name="elbow"/>
              <geom size="0.1" mass="3"/>
            </body>
          </body>
        </worldbody>
        <actuator>
          <motor name="fast" joint="elbow"/>
          <general name="slow" joint="elbow" dyntype="filter" dynprm="1"/>
        </actuator>
      </mujoco>
      """;

  private final Model m = Mjcf.compile(Mjcf.readText(TEXT)).model();
  private final Data d = new Data(m);

  private void edit(String text) {
    Edit e = Edit.parse(text);
    e.apply(m);
    e.apply(d);
  }

  @Test
  void fieldsOfTheModelGoByTheirObjects() {
    edit("model.body_mass[torso]=5");
    assertThat(m.body.mass).containsExactly(0, 0, 5, 3);
    edit("model.geom_friction[floor]=0.5,0.1,0.2");
    edit("model.geom_friction[shell,0]=0.7");
    assertThat(m.geom.friction).startsWith(0.5, 0.1, 0.2, 0.7, 0.005, 0.0001);
    edit("model.dof_damping[elbow]=0.3");
    assertThat(m.dof.damping).containsExactly(0, 0, 0, 0, 0, 0, 0.3);
    edit("model.dof_armature[*]=2");
    assertThat(m.dof.armature).containsOnly(2);
    edit("model.jnt_range[elbow]=-1,1");
    assertThat(m.jnt.range).endsWith(-1, 1);
    edit("option.gravity[*]=0");
    assertThat(m.opt.gravity).containsOnly(0);
  }

  @Test
  void fieldsOfTheStateGoByJointsActuatorsAndBodies() {
    edit("data.qpos[elbow]=0.25");
    assertThat(d.qpos[7]).isEqualTo(0.25);
    edit("data.qpos[root]=1,2,3,1,0,0,0");
    assertThat(d.qpos).startsWith(1, 2, 3, 1);
    edit("data.qvel[elbow]=-2");
    assertThat(d.qvel[6]).isEqualTo(-2);
    edit("data.ctrl[slow]=4");
    assertThat(d.ctrl).containsExactly(0, 4);
    edit("data.act[slow]=6");
    assertThat(d.act).containsExactly(6);
    edit("data.xfrc_applied[arm,2]=9");
    assertThat(d.xfrc.applied[3 * 6 + 2]).isEqualTo(9);
    edit("data.mocap_pos[hand]=7,8,9");
    assertThat(d.mocap.pos).containsExactly(7, 8, 9);
    edit("data.qfrc_applied[elbow]=1.5");
    assertThat(d.qfrc.applied[6]).isEqualTo(1.5);
  }

  @Test
  void whatIsNotThereIsSaid() {
    refused("model.body_mass[tors]=5", "did you mean \"torso\"");
    refused("model.geom_friction[floor]=5", "1 number, expected 3; one of them is geom_friction");
    refused("model.geom_friction[floor,3]=5", "has 3 columns");
    refused("data.act[fast]=1", "actuator 'fast' has no act");
    refused("data.mocap_pos[torso]=1,1,1", "body 'torso' has no mocap_pos");
    refused("option.gravity[x]=1", "expected a number from 0 to 2");
  }

  private void refused(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> edit(text))
        .withMessageContaining(text)
        .withMessageContaining(message);
  }
}
