package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sensors of a binary model: stage, objects and number of values follow from the type. */
class SensorChecksTest {
  /** Sensors 0 to 3: of a hinge, a ball joint, a site against a body, contacts. */
  private static final String TEXT =
      """
      <mujoco>
        <worldbody>
          <body name="a"><joint name="hinge"/><geom name="g" size=".1" pos="1 0 0"/><site name="s"/></body>
          <body name="b" pos="3 0 0"><joint name="ball" type="ball"/><geom size=".1" pos="1 0 0"/></body>
        </worldbody>
        <sensor>
          <jointpos joint="hinge"/>
          <ballquat joint="ball"/>
          <framepos objtype="site" objname="s" reftype="body" refname="b"/>
          <contact geom1="g" num="2" data="found force"/>
        </sensor>
      </mujoco>
      """;

  private final Model m = Mjcf.compile(Mjcf.readText(TEXT)).model();

  private List<Diagnostic> problems() {
    CheckReport report = new CheckReport(m, "test");
    SensorChecks.run(report);
    return report.problems();
  }

  private void assertNamed(String field) {
    assertThat(problems()).anySatisfy(p -> assertThat(p.element()).isEqualTo(field));
  }

  @ParameterizedTest
  @ValueSource(strings = {"smooth/sensors", "smooth/rays", "contact/sensing"})
  void compiledSensorsAreSound(String name) {
    Model model = Mjcf.load(Path.of("src/test/resources", name + ".xml")).model();
    CheckReport report = new CheckReport(model, name);
    SensorChecks.run(report);
    assertThat(report.problems()).isEmpty();
    assertThat(model.nsensor).isGreaterThan(5);
  }

  @Test
  void theStageIsThatOfTheType() {
    m.sensor.needstage[0] = Stage.VEL;
    assertNamed("sensor_needstage[0]");
  }

  @Test
  void aSensorIsAboutWhatItsTypeMeasures() {
    m.sensor.objtype[0] = ObjType.SITE;
    assertNamed("sensor_objtype[0]");
  }

  @Test
  void anAngleIsOfAJointThatHasOne() {
    m.sensor.objid[0] = 1;
    assertNamed("sensor_objid[0]");
  }

  @Test
  void aBallHasOrientationAHingeHasNot() {
    m.sensor.objid[1] = 0;
    assertNamed("sensor_objid[1]");
  }

  @Test
  void objectsThatThereAreNotAreNamed() {
    m.sensor.refid[2] = m.nbody;
    assertNamed("sensor_refid[2]");
  }

  @Test
  void valuesFollowOneAnother() {
    m.sensor.adr[2] = 4;
    assertNamed("sensor_adr[2]");
  }

  @Test
  void theNumberOfValuesIsThatOfTypeAndParameters() {
    // found and force are four numbers
    assertThat(m.sensor.dim[3]).isEqualTo(2 * 4);
    int at = m.sensor.intprm.length / m.nsensor * 3;
    m.sensor.intprm[at + 2] = 3;
    assertNamed("sensor_dim[3]");
  }

  @Test
  void unknownPartsOfContactsAreNamed() {
    int at = m.sensor.intprm.length / m.nsensor * 3;
    m.sensor.intprm[at] = 0;
    assertNamed("sensor_intprm[" + at + "]");
  }

  @Test
  void sensorsOfUsersMayBeAboutNothing() {
    m.sensor.type[0] = SensorType.USER;
    m.sensor.objtype[0] = ObjType.UNKNOWN;
    m.sensor.objid[0] = -1;
    assertThat(problems()).isEmpty();
  }
}
