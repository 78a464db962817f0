package dev.dynamis.mechanics.internal.passive;

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

/** Springs, dampers, gravity compensation, and their sum. */
class PassiveTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "joints.euler",
        "joints.nospring",
        "joints.nodamper",
        "joints.nopassive",
        "tendons.euler",
        "gravcomp.euler",
        "fluid.euler"
      })
  void passiveForcesAreMujocos(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences(
                    Passive::run,
                    "qfrc_spring",
                    "qfrc_damper",
                    "qfrc_gravcomp",
                    "qfrc_fluid",
                    "qfrc_passive"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0.1, 5", "0.15, 2.5", "0.2, 0", "0.25, 0", "0.3, 0", "0.4, -5"})
  void theSpringOfATendonRestsWithinItsRange(double length, double force) {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint name="j" type="slide"/><geom size=".1"/></body></worldbody>
            <tendon><fixed stiffness="50" springlength=".2 .3"><joint joint="j" coef="1"/></fixed></tendon>
            </mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = length;
    Physics.forward(m, d);
    assertThat(d.qfrc.spring[0]).isCloseTo(force, within(1e-13));
  }

  @Test
  void fullCompensationCancelsGravity() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option gravity="1 2 -9"/><worldbody>
              <body gravcomp="1"><joint axis="0 1 0"/><geom size=".1" pos=".3 0 0"/>
                <body pos=".5 0 0" gravcomp="1"><joint axis="1 0 1"/><geom size=".1" pos=".2 .1 0"/></body>
              </body>
            </worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = 0.4;
    d.qpos[1] = -0.8;
    Physics.forward(m, d);
    assertThat(Math.abs(d.qfrc.bias[0])).isGreaterThan(1);
    assertThat(d.qfrc.passive).containsExactly(d.qfrc.bias, within(1e-14));
    m.opt.setDisabled(DisableBit.GRAVITY, true);
    Physics.forward(m, d);
    assertThat(d.qfrc.gravcomp).containsOnly(0);
  }

  @Test
  void aBallJointIsPulledBackAlongTheShorterWay() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint type="ball" stiffness="2"/><geom size=".1"/></body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    double angle = 1.5 * Math.PI;
    d.qpos[0] = StrictMath.cos(angle / 2);
    d.qpos[1] = StrictMath.sin(angle / 2);
    Physics.forward(m, d);

    // three quarters of a turn forward are one quarter backward
    assertThat(d.qfrc.spring).containsExactly(new double[] {Math.PI, 0, 0}, within(1e-14));
  }
}
