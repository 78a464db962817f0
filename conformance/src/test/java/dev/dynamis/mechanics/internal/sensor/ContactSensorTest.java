package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SensedContacts;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Contacts between objects: which, in which order, which way round. */
class ContactSensorTest {
  private static final String BOX =
      """
      <mujoco><option timestep=".005" iterations="50" tolerance="1e-12"/><worldbody>
        <geom name="floor" type="plane" size="2 2 1"/>
        <body name="box" pos="0 0 .1"><freejoint/><geom name="box" type="box" size=".1 .1 .1" mass="3"/></body>
        <body name="ball" pos="1 0 .2"><freejoint/><geom name="ball" size=".2" mass="5"/></body>
      </worldbody><sensor>%s</sensor></mujoco>
      """;

  private static double[] read(String sensors) {
    Model m = SmoothModels.compile(BOX.formatted(sensors));
    Data d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    return d.sensordata;
  }

  @Test
  void readingsAreMujocos() {
    SensedContacts.assertReadings(ContactSensor::compute, SensorType.CONTACT);
  }

  @Test
  void theNetForceOfARestingBoxIsItsWeightAtItsMiddle() {
    double[] got =
        read(
            "<contact geom1='floor' geom2='box' data='found force torque pos' reduce='netforce'/>");
    double weight = 3 * 9.81;

    // of the first on the second, in world axes, about the center of the forces
    double[] want = {4, 0, 0, weight, 0, 0, 0, 0, 0};
    assertThat(Arrays.copyOf(got, 9)).containsExactly(want, within(1e-6));
    double[] reverse = read("<contact geom1='box' geom2='floor' data='force' reduce='netforce'/>");
    assertThat(reverse[2]).isCloseTo(-weight, within(1e-6));
  }

  @Test
  void theStrongestContactComesFirst() {
    double[] got = read("<contact geom1='floor' num='2' data='found force' reduce='maxforce'/>");
    assertThat(got[0]).isEqualTo(5);
    assertThat(got[1]).isCloseTo(5 * 9.81, within(1e-6));
    assertThat(got[5]).isCloseTo(3 * 9.81 / 4, within(1e-6));
  }

  @Test
  void slotsThatNoContactFillsAreZero() {
    double[] got = read("<contact geom1='ball' geom2='floor' num='3' data='found normal'/>");
    assertThat(got)
        .containsExactly(new double[] {1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0}, within(1e-12));
    assertThat(read("<contact geom1='ball' geom2='box' data='found force'/>")).containsOnly(0);
  }
}
