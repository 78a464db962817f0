package dev.dynamis.mechanics.internal.sensor;

import static dev.dynamis.conformance.support.Acceptance.data;
import static dev.dynamis.conformance.support.Acceptance.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sensors that depend on position and velocity. */
class VelocitySensorsTest {
  @Test
  void readingsAreMujocos() {
    assertThat(
            StageTrace.of("sensors.euler")
                .sensorDifferences(
                    VelocitySensors::compute,
                    SensorType.VELOCIMETER,
                    SensorType.GYRO,
                    SensorType.JOINTVEL,
                    SensorType.TENDONVEL,
                    SensorType.ACTUATORVEL,
                    SensorType.BALLANGVEL,
                    SensorType.TENDONLIMITVEL,
                    SensorType.FRAMELINVEL,
                    SensorType.FRAMEANGVEL,
                    SensorType.SUBTREELINVEL,
                    SensorType.SUBTREEANGMOM))
        .isEmpty();
  }

  @Test
  @Tag("acceptance:CVEL-B1")
  @Tag("acceptance:CVEL-B1c")
  @Tag("acceptance:CVEL-B1d")
  void velocimetersReadTheVelocityOfTheirSiteInItsAxes() {
    AcceptanceNumbers record = AcceptanceNumbers.of("CVEL-B1B2");
    for (int rate = 1; rate <= 2; rate++) {
      assertReads("b_vel_site", new double[] {rate}, record.array("sensordata_qvel" + rate));
    }
  }

  @Test
  @Tag("acceptance:CVEL-B3")
  @Tag("acceptance:CVEL-B5")
  void momentumIsThatOfTheCenterOfMass() {
    Model m = model("b_com_offset");
    Data d = data(m, 1);
    Physics.forward(m, d);
    double[] want = {0, 0.1, 0, 0, 0, 0.02, 0, 0, 0.02};
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-15);
    assertThat(Reference.error(new double[] {0, 0.015}, d.energy)).isLessThan(1e-15);
  }

  /** On a turntable a fixed point runs backward, with the speed of its radius. */
  @Test
  void aTurningReferenceSeesWhatIsFixedMoveBackward() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody>
              <site name="fixed" pos="3 0 1"/>
              <body name="table" pos="0 0 .5"><joint axis="0 0 1"/><geom size=".1"/></body>
            </worldbody>
            <sensor>
              <framelinvel objtype="site" objname="fixed" reftype="xbody" refname="table"/>
              <frameangvel objtype="site" objname="fixed" reftype="xbody" refname="table"/>
            </sensor></mujoco>
            """);
    Data d = data(m, 2);
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(new double[] {0, -6, 0, 0, 0, -2}, within(1e-15));
  }

  private static void assertReads(String name, double[] qvel, double... want) {
    Model m = model(name);
    Data d = data(m, qvel);
    Physics.forward(m, d);
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-14);
  }
}
