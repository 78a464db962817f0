package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plugins that users write: found as services, with state, settings, sensors and forces. */
class PluginTest {
  private static final String LEAKY =
      """
      <mujoco>
        <option gravity="0 0 0" timestep="1e-3"/>
        <extension>
          <plugin plugin="example.leakyspring">
            <instance name="left">
              <config key="stiffness" value="9"/><config key="tau" value=".5"/>
            </instance>
          </plugin>
        </extension>
        <worldbody>
          <body>
            <plugin instance="left"/>
            <joint type="slide"/><geom size=".1" mass="1"/>
          </body>
          <body pos="1 0 0">
            <plugin plugin="example.leakyspring"><config key="tau" value="2"/></plugin>
            <joint type="slide"/><geom size=".1" mass="1"/>
          </body>
        </worldbody>
        <sensor>
          <plugin instance="left" cutoff="0.5"/>
          <plugin instance="left"/>
        </sensor>
      </mujoco>
      """;

  private static Model model(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  private static Data started(Model m) {
    Data d = new Data(m);
    d.qvel[0] = 1;
    d.qvel[1] = 1;
    return d;
  }

  /** m x'' = -k s, s' = x' - s / tau, solved by its 3 eigenvalues; here by small RK4 steps. */
  @Test
  void itsForceAndStateFollowItsEquations() {
    Model m = model(LEAKY);
    Data d = started(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    double[] want = maxwell(9, 0.5, 1);
    assertThat(d.qpos[0]).isCloseTo(want[0], within(2e-3));
    assertThat(d.qvel[0]).isCloseTo(want[1], within(2e-3));
    assertThat(d.pluginState[0]).isCloseTo(want[2], within(2e-3));
    want = maxwell(1, 2, 1);
    assertThat(d.qpos[1]).isCloseTo(want[0], within(2e-3));
    assertThat(d.pluginState[1]).isCloseTo(want[2], within(2e-3));
  }

  private static double[] maxwell(double k, double tau, double time) {
    double x = 0, v = 1, s = 0;
    double h = 1e-6;
    for (int i = 0; i < time / h; i++) {
      double vm = v - h / 2 * k * s;
      double sm = s + h / 2 * (v - s / tau);
      x += h * vm;
      v -= h * k * sm;
      s += h * (vm - sm / tau);
    }
    return new double[] {x, v, s};
  }

  @Test
  void arraysAndNamesAreThoseOfTheModel() {
    Model m = model(LEAKY);
    assertThat(m.nplugin).isEqualTo(2);
    assertThat(m.pluginType(0).name()).isEqualTo("example.leakyspring");
    assertThat(m.plugin[0]).isEqualTo(PluginTypes.number("example.leakyspring"));
    assertThat(m.pluginStateadr).containsExactly(0, 1);
    assertThat(m.pluginStatenum).containsExactly(1, 1);
    assertThat(new String(m.pluginAttr, java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo("9\0.5\0\0" + "2\0");
    assertThat(m.pluginAttradr).containsExactly(0, 5);
    assertThat(m.body.plugin).containsExactly(-1, 0, 1);
    assertThat(m.sensor.plugin).containsExactly(0, 0);
    assertThat(State.size(m, StateBit.PLUGIN)).isEqualTo(2);
  }

  /** Also pins that user code in the velocity stage may read what is computed on demand there. */
  @Test
  @Tag("acceptance:000-R8")
  void sensorsOfThePluginsStageComputeWhatIsComputedOnDemand() {
    Model m = model(LEAKY);
    Data d = started(m);
    Physics.step(m, d);
    d.flg.subtreevel = false;
    Physics.forward(m, d);
    assertThat(d.flg.subtreevel).isTrue();
    assertThat(d.flg.rnepost).isFalse();
    d.pluginState[0] = 1;
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(0.5, 9);

    // a sensor of the acceleration stage
    Model grid =
        model(
            """
            <mujoco>
              <extension>
                <plugin plugin="mujoco.sensor.touch_grid">
                  <instance name="g">
                    <config key="size" value="1 1"/><config key="fov" value="90 45"/>
                  </instance>
                </plugin>
              </extension>
              <worldbody><body><freejoint/><geom size=".1"/><site name="s"/></body></worldbody>
              <sensor><plugin instance="g" objtype="site" objname="s"/></sensor>
            </mujoco>
            """);
    Data e = new Data(grid);
    Physics.forward(grid, e);
    assertThat(e.flg.rnepost).isTrue();
  }

  @Test
  void itsStateIsPartOfSnapshotsAndCopies() {
    Mechanism a = new Mechanism(model(LEAKY));
    a.data().qvel[0] = 1;
    for (int i = 0; i < 50; i++) {
      a.step();
    }
    Snapshot kept = Snapshot.of(a);
    Data copy = a.data().copy();
    for (int i = 0; i < 50; i++) {
      a.step();
      Physics.step(copy.model, copy);
    }
    double later = a.data().pluginState[0];
    assertThat(copy.pluginState[0]).isEqualTo(later);
    kept.restore(a);
    assertThat(a.data().pluginState[0]).isNotEqualTo(later);
    for (int i = 0; i < 50; i++) {
      a.step();
    }
    assertThat(a.data().pluginState[0]).isEqualTo(later);
    a.data().reset();
    assertThat(a.data().pluginState).containsOnly(0);
  }

  @Test
  void theModelIsTheSameInBinaryFormAndAfterWriting() {
    Model m = model(LEAKY);
    Model again = Model.load(m.toBytes(), "again");
    assertThat(again.difference(m, 0)).isEmpty();
    Data d = started(again);
    Physics.step(again, d);
    assertThat(d.pluginState[0]).isPositive();
    String text = Mjcf.write(Mjcf.readText(LEAKY));
    assertThat(model(text).difference(m, 0)).isEmpty();
  }

  @Test
  void aStepAllocatesNothing() {
    Model m = model(LEAKY);
    Data d = started(m);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 500; i++) {
        Physics.step(m, d);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static String hot(String config) {
    return """
    <mujoco>
      <extension>
        <plugin plugin="example.thermostat"><instance name="t">%s</instance></plugin>
      </extension>
      <worldbody><body><joint name="j"/><geom size=".1"/></body></worldbody>
      <actuator><plugin joint="j" instance="t"/></actuator>
    </mujoco>
    """
        .formatted(config);
  }

  @Test
  void instancesOfSeveralDataAreIndependent() {
    Model m = model(hot(""));
    Data a = new Data(m);
    Data b = new Data(m);
    Physics.step(m, a);
    Physics.step(m, a);
    Physics.step(m, b);
    assertThat(a.actuator.force[0]).isEqualTo(2);
    assertThat(b.actuator.force[0]).isEqualTo(1);
    b.copyFrom(a);
    Physics.step(m, b);
    assertThat(b.actuator.force[0]).isEqualTo(3);
    a.reset();
    Physics.step(m, a);
    assertThat(a.actuator.force[0]).isEqualTo(1);
  }

  @Test
  void aPluginThatThrowsEndsTheStepLikeACallback() {
    Model m = model(hot("<config key='throwat' value='2'/>"));
    Data d = new Data(m);
    Physics.step(m, d);
    Physics.step(m, d);
    assertThatThrownBy(() -> Physics.step(m, d))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("too hot");
  }

  @Test
  void whatIsNotThereIsToldWithWhatIs() {
    assertThatThrownBy(
            () -> model("<mujoco><extension><plugin plugin='mujoco.pidd'/></extension></mujoco>"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("[MJ253]")
        .hasMessageContaining("nobody provides a plugin \"mujoco.pidd\"")
        .hasMessageContaining("example.leakyspring, example.thermostat, mujoco.elasticity.cable")
        .hasMessageContaining("did you mean \"mujoco.pid\"?")
        .hasMessageContaining("PluginType");
  }

  @Test
  void whatIsWrongIsToldAllAtOnce() {
    String wrong =
        LEAKY
            .replace("key=\"tau\" value=\".5\"", "key=\"tau\" value=\"-1\"")
            .replace("<config key=\"tau\" value=\"2\"/>", "<config key=\"tua\" value=\"2\"/>");
    assertThatThrownBy(() -> model(wrong))
        .hasMessageContaining("\"tua\" is no attribute of example.leakyspring");
    assertThatThrownBy(
            () -> model(LEAKY.replace("key=\"tau\" value=\".5\"", "key=\"tau\" value=\"-1\"")))
        .hasMessageContaining("is -1.0, expected a positive time");
    assertThatThrownBy(() -> model(hot("").replace("joint=\"j\" instance=\"t\"", "joint=\"j\"")))
        .hasMessageContaining("names neither a plugin nor an instance");
    assertThatThrownBy(
            () ->
                model(
                    LEAKY.replace(
                        "plugin plugin=\"example.leakyspring\"><config",
                        "plugin plugin=\"mujoco.pid\"><config")))
        .hasMessageContaining("does not declare the plugin \"mujoco.pid\"");
    assertThatThrownBy(
            () ->
                model(
                    hot("")
                        .replace(
                            "<geom size=\".1\"/>", "<geom size=\".1\"/><plugin instance=\"t\"/>")))
        .hasMessageContaining("example.thermostat is not for passive forces");
    assertThatThrownBy(() -> model(hot("").replace("instance=\"t\"/>", "instance=\"u\"/>")))
        .hasMessageContaining("there is no plugin \"u\"");
  }

  @Test
  void geomsThatDoNotFeelTheirPluginAreNoticed() {
    String text =
        """
        <mujoco>
          <extension><plugin plugin="mujoco.sdf.torus"/><plugin plugin="mujoco.sdf.bowl"/></extension>
          <asset><mesh name="m"><plugin plugin="mujoco.sdf.torus"/></mesh></asset>
          <worldbody><geom %s><plugin plugin="%s"/></geom></worldbody>
        </mujoco>
        """;
    assertThat(notes(text.formatted("type='sdf' mesh='m'", "mujoco.sdf.torus"))).isEmpty();
    assertThat(notes(text.formatted("type='sdf' mesh='m'", "mujoco.sdf.bowl")))
        .contains("is felt as mujoco.sdf.bowl and seen as mujoco.sdf.torus");
    assertThat(notes(text.formatted("size='.1'", "mujoco.sdf.torus")))
        .contains("nothing asks for: the geom is a sphere");
  }

  private static String notes(String text) {
    return Mjcf.compile(Mjcf.readText(text)).notes().stream()
        .map(n -> n.problem())
        .collect(java.util.stream.Collectors.joining("\n"));
  }

  @Test
  void forgedBinariesAreRefused() {
    Model m = model(LEAKY);
    m.plugin[0] = 17;
    assertThatThrownBy(() -> Model.load(m.toBytes(), "forged"))
        .hasMessageContaining("plugin number 17")
        .hasMessageContaining("mujoco.pid");
    Model other = model(LEAKY);
    other.pluginStatenum[0] = 2;
    assertThatThrownBy(() -> Model.load(other.toBytes(), "forged"))
        .hasMessageContaining("plugin_statenum");
    Model wrong = model(LEAKY);
    wrong.pluginAttr[0] = 'x';
    assertThatThrownBy(() -> Model.load(wrong.toBytes(), "forged"))
        .hasMessageContaining("expected a number");
    Model body = model(hot(""));
    body.body.plugin[1] = 0;
    assertThatThrownBy(() -> Model.load(body.toBytes(), "forged"))
        .hasMessageContaining("is not for passive forces");
  }
}
