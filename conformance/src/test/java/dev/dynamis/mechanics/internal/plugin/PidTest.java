package dev.dynamis.mechanics.internal.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** The controller mujoco.pid. Numbers without another source are those of MuJoCo 3.5.0, native. */
class PidTest {
  private static String text(String config, String actuator) {
    return """
    <mujoco>
      <option gravity="0 0 0"/>
      <extension><plugin plugin="mujoco.pid"><instance name="pid">%s</instance></plugin></extension>
      <worldbody>
        <body><joint name="j" type="slide"/><geom size=".1" mass="1"/></body>
        <body pos="1 0 0"><joint name="k" type="slide"/><geom size=".1" mass="1"/></body>
      </worldbody>
      <actuator>%s</actuator>
    </mujoco>
    """
        .formatted(config, actuator);
  }

  private static Model model(String config, String actuator) {
    return Mjcf.compile(Mjcf.readText(text(config, actuator))).model();
  }

  private static String config(String... keysAndValues) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      text.append(
          "<config key='%s' value='%s'/>".formatted(keysAndValues[i], keysAndValues[i + 1]));
    }
    return text.toString();
  }

  /** A hundred steps with the control 3 sin(0.01 step). */
  private static Data run(Model m) {
    Data d = new Data(m);
    for (int step = 0; step < 100; step++) {
      d.ctrl[0] = 3 * StrictMath.sin(0.01 * step);
      Physics.step(m, d);
    }
    return d;
  }

  private static void expect(Data d, double qpos, double qvel, double... act) {
    assertThat(d.qpos[0]).isCloseTo(qpos, within(1e-15));
    assertThat(d.qvel[0]).isCloseTo(qvel, within(1e-14));
    assertThat(d.act).containsExactly(act, within(1e-14));
  }

  @Test
  void integralAndSlewAreLimitedAsInMujoco() {
    String config = config("kp", "4", "ki", "2", "kd", ".5", "imax", ".3", "slewmax", "1");
    Model m = model(config, "<plugin joint='j' instance='pid' actdim='2'/>");
    expect(
        run(m),
        0.0052954377670579415,
        0.07823491019059761,
        0.019539814169460896,
        0.19800000000000015);
  }

  @Test
  void aFilteredSetPointIsTheLastActivation() {
    String config = config("kp", "4", "ki", "2", "kd", ".5", "slewmax", "1");
    Model m =
        model(
            config,
            "<plugin joint='j' instance='pid' actdim='3' dyntype='filterexact' dynprm='.05'/>");
    expect(
        run(m),
        0.09103166350892912,
        1.0306555475090953,
        0.013362758997363135,
        0.19132430195446978,
        1.9970317865782077);
  }

  @Test
  void anEarlyActivationIsThatOfTheNextStep() {
    Model m =
        model(
            config("kp", "4", "kd", ".5"),
            "<plugin joint='j' instance='pid' dyntype='filterexact' dynprm='.05' actearly='true'/>");
    expect(run(m), 0.12661730842761615, 1.6315304788849825, 1.9970317865782077);
  }

  /** Without an integral it is a position servo, which the engine has itself. */
  @Test
  void withoutIntegralItIsAServo() {
    Model m =
        model(
            config("kp", "7", "kd", ".4"),
            """
            <plugin joint='j' instance='pid' ctrlrange='-2 2'/>
            <general joint='k' gainprm='7' biastype='affine' biasprm='0 -7 -.4' ctrlrange='-2 2'/>
            """);
    Data d = new Data(m);
    for (int step = 0; step < 200; step++) {
      d.ctrl[0] = 3 * StrictMath.sin(0.02 * step);
      d.ctrl[1] = d.ctrl[0];
      Physics.step(m, d);
    }
    assertThat(d.qpos[0]).isCloseTo(d.qpos[1], within(1e-14)).isNotZero();
  }

  /** A constant load is balanced by the integral alone: ki I = load at rest. */
  @Test
  void theIntegralBalancesALoad() {
    Model m =
        model(
            config("kp", "40", "ki", "40", "kd", "10"),
            "<plugin joint='j' instance='pid' actdim='1'/>");
    Data d = new Data(m);
    d.qfrc.applied[0] = -2;
    for (int step = 0; step < 20000; step++) {
      Physics.step(m, d);
    }
    assertThat(d.qpos[0]).isCloseTo(0, within(1e-9));
    assertThat(40 * d.act[0]).isCloseTo(2, within(1e-7));
  }

  @Test
  void actuatorsThatAreSwitchedOffGiveNoForce() {
    Model m = model(config("kp", "4"), "<plugin joint='j' instance='pid' group='3'/>");
    m.opt.disableactuator = 1 << 3;
    assertThat(run(m).qpos[0]).isZero();
  }

  @Test
  void wrongSettingsAreToldAtTheirPlaces() {
    String config = config("kp", "much", "slewmax", "-1", "ki", "1");
    assertThatThrownBy(() -> model(config, "<plugin joint='j' instance='pid' actdim='2'/>"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("value: is \"much\", expected a number")
        .hasMessageContaining("value: is negative");
    assertThatThrownBy(() -> model(config("ki", "1"), "<plugin joint='j' instance='pid'/>"))
        .hasMessageContaining("actuator 0 has actdim 0, expected 1")
        .hasMessageContaining("add actdim=\"1\"");
    assertThatThrownBy(() -> model(config("ki", "1"), "<motor joint='j'/>"))
        .hasMessageContaining("no actuator uses this instance");
    assertThatThrownBy(
            () -> model(config("pk", "1"), "<plugin joint='j' instance='pid' actdim='2'/>"))
        .hasMessageContaining("\"pk\" is no attribute of mujoco.pid")
        .hasMessageContaining("kp");
  }
}
