package dev.dynamis.mechanics.internal.sensor;

import static dev.dynamis.conformance.support.Acceptance.data;
import static dev.dynamis.conformance.support.Acceptance.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.Acceptance;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sensors of accelerations and forces, at points away from centers of mass. */
class AccelerationSensorsTest {
  @Test
  void readingsAreMujocos() {
    assertThat(
            StageTrace.of("sensors.euler")
                .sensorDifferences(
                    AccelerationSensors::compute,
                    SensorType.ACCELEROMETER,
                    SensorType.FORCE,
                    SensorType.TORQUE,
                    SensorType.ACTUATORFRC,
                    SensorType.JOINTACTFRC,
                    SensorType.TENDONACTFRC,
                    SensorType.TENDONLIMITFRC,
                    SensorType.FRAMELINACC,
                    SensorType.FRAMEANGACC,
                    SensorType.TOUCH))
        .isEmpty();
  }

  @Test
  @Tag("acceptance:4A6-AC1")
  @Tag("acceptance:4A6-AC4")
  void accelerationsIncludeGravityButNotForTheWorld() {
    Model m = model("b_acc_static");
    Data d = new Data(m);
    d.qfrc.applied[0] = 0.04;
    Physics.forward(m, d);
    double[] want = {
      0, 0, 9.81, 0, 0, 9.81, 0, 5, 0, 0, 0, 19.62, 0, 0.04, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19.62
    };
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:4A6-AC2")
  void aTurningBodyPullsItsSiteInward() {
    assertReads("b_acc_centripetal", new double[] {0, 0, 0, 0, 0, 10}, -50, 0, 0, -50, 0, 0);
  }

  @Test
  @Tag("acceptance:4A6-T1")
  void aFallingBodyFeelsNothing() {
    assertReads("b_acc_freefall", new double[] {1}, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  @Test
  @Tag("acceptance:4A6-AC6b")
  void torqueMovesToTheSite() {
    assertReads("b_torque_arm", new double[] {0}, 0, 0, 0, 0, 4.905, 0, 0, 0, 9.81, 0, 0, 9.81);
  }

  @Test
  @Tag("acceptance:4A6-AC7")
  void eachLinkOfAHangingChainCarriesWhatIsBelow() {
    double[] want = {0, 0, 29.43, 0, 0, 0, 0, 0, 19.62, 0, 0, 0, 0, 0, 9.81, 0, 0, 0};
    assertReads("b_ft_chain", new double[] {0}, want);
  }

  @Test
  @Tag("acceptance:4A6-AC7")
  void forcesAlongAMovingChainAreMujocos() {
    Model m = model("b_ft_chain");
    Data d = data(m, 1, -2, 3);
    System.arraycopy(new double[] {0.4, -0.3, 0.2}, 0, d.qpos, 0, 3);
    Physics.forward(m, d);
    @SuppressWarnings("unchecked") // a record is an object
    Map<String, Object> record = (Map<String, Object>) Acceptance.numbers().get("ft_chain");
    double[] want = (double[]) record.get("moving_sensordata");
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-12);
  }

  @Test
  @Tag("acceptance:4A6-AC6")
  void aPushedFreeBodyHasNoForceFromItsParent() {
    Model m = model("b_force_free");
    m.opt.gravity[2] = 0;
    Data d = new Data(m);
    d.qpos[2] = 2;
    d.xfrc.applied[8] = 100;
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 50);
    assertThat(d.cfrcExt[11]).isEqualTo(100);
  }

  /** A joint pressed against its limit by a motor: the row carries what the motor gives. */
  @Test
  void aLimitReadsTheForceOfItsRow() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option gravity="0 0 0"/><worldbody>
              <body><joint name="j" type="slide" range="-1 0.1" damping="5"/><geom size=".1" mass="1"/></body>
            </worldbody>
            <actuator><motor joint="j"/></actuator>
            <sensor><jointlimitfrc joint="j"/><jointactuatorfrc joint="j"/></sensor></mujoco>
            """);
    Data d = new Data(m);
    d.ctrl[0] = 7;
    for (int i = 0; i < 3000; i++) {
      Physics.step(m, d);
    }
    assertThat(d.sensordata[0]).isCloseTo(7, within(1e-6));
    assertThat(d.sensordata[1]).isEqualTo(7);
  }

  private static void assertReads(String name, double[] qvel, double... want) {
    Model m = model(name);
    Data d = data(m, qvel);
    Physics.forward(m, d);
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-14);
  }
}
