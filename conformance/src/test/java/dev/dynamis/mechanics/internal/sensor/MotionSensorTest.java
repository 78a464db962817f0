package dev.dynamis.mechanics.internal.sensor;

import static dev.dynamis.conformance.support.Acceptance.data;
import static dev.dynamis.conformance.support.Acceptance.model;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.Acceptance;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Velocity, acceleration and force sensors at points away from centers of mass. */
class MotionSensorTest {
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
    assertReads(
        "b_ft_chain",
        new double[] {0},
        0,
        0,
        29.43,
        0,
        0,
        0,
        0,
        0,
        19.62,
        0,
        0,
        0,
        0,
        0,
        9.81,
        0,
        0,
        0);
  }

  @Test
  @Tag("acceptance:4A6-AC7")
  void forcesAlongAMovingChainAreTheReferences() {
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

  private static void assertReads(String name, double[] qvel, double... want) {
    Model m = model(name);
    Data d = data(m, qvel);
    Physics.forward(m, d);
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-14);
  }
}
