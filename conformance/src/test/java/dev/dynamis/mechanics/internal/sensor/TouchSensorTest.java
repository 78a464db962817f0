package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SensedContacts;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Pressure on sites. */
class TouchSensorTest {
  private final Model m =
      SmoothModels.compile(
          """
          <mujoco><option timestep=".005" iterations="50" tolerance="1e-12"/><worldbody>
            <geom name="floor" type="plane" size="2 2 1"/>
            <site name="ground" type="box" size="2 2 .1"/>
            <body name="box" pos="0 0 .1"><freejoint/>
              <geom type="box" size=".1 .1 .1" mass="3"/>
              <site name="under" type="box" size=".1 .1 .02" pos="0 0 -.1"/>
              <site name="left" type="box" size=".05 .1 .02" pos="-.05 0 -.1"/>
              <site name="corner" type="sphere" size=".03" pos=".1 .1 -.3"/>
              <site name="middle" type="sphere" size=".03" pos="0 0 -.3"/>
            </body>
          </worldbody>
          <sensor><touch site="under"/><touch site="left"/><touch site="corner"/><touch site="middle"/>
            <touch site="ground"/></sensor></mujoco>
          """);

  @Test
  void readingsAreMujocos() {
    SensedContacts.assertReadings(
        (m, d, res, r, i) -> res[r] = TouchSensor.compute(m, d, m.sensor.objid[i]),
        SensorType.TOUCH);
  }

  private Data resting() {
    Data d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    return d;
  }

  @Test
  void aRestingBodyPressesWithItsWeightOnWhatIsBelow() {
    double[] got = resting().sensordata;
    double weight = 3 * 9.81;
    assertThat(got[0]).isCloseTo(weight, within(1e-6));
    assertThat(got[1]).isCloseTo(weight / 2, within(1e-6));
    assertThat(got[4]).isCloseTo(weight, within(1e-6));
  }

  /** The force at a corner counts for a site that its line meets, also far below the contact. */
  @Test
  void aForceCountsWhereItsLineEntersTheSite() {
    double[] got = resting().sensordata;
    assertThat(got[2]).isCloseTo(3 * 9.81 / 4, within(1e-6));
    assertThat(got[3]).isZero();
  }

  @Test
  void aBodyInTheAirTouchesNothing() {
    Data d = new Data(m);
    d.qpos[2] = 1;
    Physics.forward(m, d);
    assertThat(d.sensordata).containsOnly(0);
  }
}
