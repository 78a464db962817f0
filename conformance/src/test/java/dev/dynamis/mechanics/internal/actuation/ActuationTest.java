package dev.dynamis.mechanics.internal.actuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forces of actuators and rates of activations. */
class ActuationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "actuators.euler",
        "actuators.noclamp",
        "actuators.noactuation",
        "muscles.euler",
        "delays.euler",
        "gravcomp.euler"
      })
  void forcesAndRatesAreMujocos(String trace) {
    StageTrace stage = StageTrace.of(trace);
    assertThat(stage.differences(Actuation::run, "actuator_force", "qfrc_actuator")).isEmpty();
    assertThat(stage.differences(Actuation::velocities, "actuator_velocity")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"actuators.euler", "muscles.euler", "delays.euler"})
  void ratesOfActivationsAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(Actuation::run, "act_dot")).isEmpty();
  }

  /** With constant control the exact filter is the exponential, whatever the step. */
  @Test
  void theExactFilterFollowsTheExponential() {
    Model m = slider("<general joint='j' dyntype='filterexact' dynprm='.3' gainprm='2'/>");
    m.opt.timestep = 0.25;
    Data d = new Data(m);
    d.ctrl[0] = 5;
    for (int n = 0; n < 8; n++) {
      double act = 5 * (1 - StrictMath.exp(-n * 0.25 / 0.3));
      assertThat(d.act[0]).isCloseTo(act, within(1e-14));
      Physics.step(m, d);
      assertThat(d.actuator.force[0]).isCloseTo(2 * act, within(1e-14));
    }
  }

  /** Limits of control, then of force, then of what a joint takes from all actuators. */
  @ParameterizedTest
  @CsvSource({"0.5, 1.5, 1.5", "2, 3, 3", "-9, -3, -3", "9, 3, 3"})
  void controlsAreClampedBeforeTheGain(double ctrl, double force, double total) {
    Model m = slider("<motor joint='j' gear='3' ctrlrange='-1 1'/>");
    Data d = new Data(m);
    d.ctrl[0] = ctrl;
    Physics.forward(m, d);
    assertThat(3 * d.actuator.force[0]).isEqualTo(force);
    assertThat(d.qfrc.actuator[0]).isEqualTo(total);
    assertThat(d.ctrl[0]).isEqualTo(ctrl);
    m.opt.setDisabled(DisableBit.CLAMPCTRL, true);
    Physics.forward(m, d);
    assertThat(d.actuator.force[0]).isEqualTo(ctrl);
  }

  @Test
  void actuatorsOfOneTendonShareItsLimitInProportion() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint name="j" type="slide"/><geom size=".1"/></body></worldbody>
            <tendon><fixed name="t" actuatorfrclimited="true" actuatorfrcrange="-2 6">
              <joint joint="j" coef="1"/></fixed></tendon>
            <actuator><motor tendon="t"/><motor tendon="t"/></actuator></mujoco>
            """);
    Data d = new Data(m);
    d.ctrl[0] = 9;
    d.ctrl[1] = 3;
    Physics.forward(m, d);
    assertThat(d.actuator.force).containsExactly(4.5, 1.5);
    d.ctrl[0] = -9;
    Physics.forward(m, d);
    assertThat(d.actuator.force[0] + d.actuator.force[1]).isCloseTo(-2, within(1e-15));
    assertThat(d.actuator.force[0] / d.actuator.force[1]).isCloseTo(-3, within(1e-14));
  }

  @Test
  void groupsAboveThirtyCannotBeSwitchedOff() {
    Model m = slider("<motor joint='j' group='3'/><motor joint='j' group='31'/>");
    m.opt.disableactuator = -1;
    assertThat(Actuation.isDisabled(m, 0)).isTrue();
    assertThat(Actuation.isDisabled(m, 1)).isFalse();
    Data d = new Data(m);
    d.ctrl[0] = 4;
    d.ctrl[1] = 5;
    Physics.forward(m, d);
    assertThat(d.qfrc.actuator).containsExactly(5);
  }

  private static Model slider(String actuators) {
    return SmoothModels.compile(
        "<mujoco><worldbody><body><joint name='j' type='slide'/><geom"
            + " size='.1'/></body></worldbody><actuator>"
            + actuators
            + "</actuator></mujoco>");
  }
}
