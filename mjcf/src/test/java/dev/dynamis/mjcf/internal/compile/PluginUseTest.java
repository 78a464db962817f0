package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import org.junit.jupiter.api.Test;

/** Which instances there are, in which order, and what is said of wrong ones. */
class PluginUseTest {
  private static final String PIDS =
      """
      <mujoco>
        <extension>
          <plugin plugin="mujoco.elasticity.cable"/>
          <plugin plugin="mujoco.pid"><instance name="shared"/></plugin>
        </extension>
        <worldbody>
          <body><joint name="j"/><geom size=".1"/><plugin plugin="mujoco.elasticity.cable"/></body>
        </worldbody>
        <actuator>
          <plugin joint="j" plugin="mujoco.pid"><config key="kp" value="1"/></plugin>
          <plugin joint="j" instance="shared"/>
          <plugin joint="j" plugin="mujoco.pid" instance="shared"/>
        </actuator>
      </mujoco>
      """;

  /** As in MuJoCo: declared ones, then those of actuators, then those of the tree. */
  @Test
  void declaredInstancesComeBeforeImpliedOnes() {
    Compiled compiled = Mjcf.compile(Mjcf.readText(PIDS));
    assertThat(compiled.model().nplugin).isEqualTo(3);
    assertThat(compiled.model().names.name(ObjType.PLUGIN, 0)).isEqualTo("shared");
    assertThat(compiled.model().actuator.plugin).containsExactly(1, 0, 0);
    assertThat(compiled.model().body.plugin).containsExactly(-1, 2);
  }

  @Test
  void attachedModelsBringTheirPlugins() {
    Compiled compiled =
        Mjcf.compile(
            Mjcf.readText(
                PIDS.replace("<body><joint", "<replicate count=\"2\" sep=\"-\"><body><joint")
                    .replace("</body>\n  </worldbody>", "</body></replicate>\n  </worldbody>")));
    assertThat(compiled.model().nu).isEqualTo(6);
    assertThat(compiled.model().body.plugin[1]).isNotEqualTo(compiled.model().body.plugin[2]);
  }

  @Test
  void settingsOfAReferenceAreNotUsed() {
    Compiled compiled =
        Mjcf.compile(
            Mjcf.readText(
                PIDS.replace(
                    "<plugin joint=\"j\" instance=\"shared\"/>",
                    "<plugin joint=\"j\" instance=\"shared\"><config key=\"kp\" value=\"3\"/></plugin>")));
    assertThat(compiled.notes())
        .anySatisfy(n -> assertThat(n.problem()).contains("is not used: the settings"));
  }

  @Test
  void aPluginAndAnInstanceOfAnotherDoNotGoTogether() {
    assertThatThrownBy(
            () ->
                Mjcf.compile(
                    Mjcf.readText(
                        PIDS.replace(
                            "plugin=\"mujoco.pid\" instance=\"shared\"",
                            "plugin=\"mujoco.elasticity.cable\" instance=\"shared\""))))
        .hasMessageContaining("is mujoco.elasticity.cable, but the instance is one of mujoco.pid");
  }
}
