package dev.dynamis.mechanics.internal.velocity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Velocities of bodies and rates of motion axes. */
class ComVelTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.euler", "tendons.euler", "actuators.euler", "fluid.euler"})
  void velocitiesAndRatesAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(ComVel::run, "cvel", "cdof_dot")).isEmpty();
  }

  @Test
  void theVelocityOfABodyIsTheRateOfItsPosition() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 1);
    double h = 1e-6;
    Data plus = SmoothModels.movedBy(m, d, d.qvel, h);
    Data minus = SmoothModels.movedBy(m, d, d.qvel, -h);
    double[] v = new double[6];
    for (int b = 1; b < m.nbody; b++) {
      int com = 3 * m.body.rootid[b];
      Spatial.shiftMotion(v, 0, d.cvel, 6 * b, d.xpos, 3 * b, d.subtree.com, com);
      for (int k = 0; k < 3; k++) {
        double rate = (plus.xpos[3 * b + k] - minus.xpos[3 * b + k]) / (2 * h);
        assertThat(v[3 + k]).as("body %s", b).isCloseTo(rate, within(1e-9));
      }
    }
  }

  @Test
  void theAxisOfAHingeTurnsWithTheBodyBeforeIt() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body>
              <joint axis="0 0 1"/><joint axis="0 1 0"/><geom size=".1"/>
            </body></worldbody></mujoco>
            """);
    Data d = SmoothModels.moving(m, 2);
    d.qvel[0] = 3;
    d.qvel[1] = 5;
    ComVel.run(m, d);

    // about z with 3 rad/s: the second axis, y turned, moves against x turned
    double[] want = {-3 * StrictMath.cos(d.qpos[0]), -3 * StrictMath.sin(d.qpos[0]), 0};
    for (int k = 0; k < 3; k++) {
      assertThat(d.cdofDot[k]).isZero();
      assertThat(d.cdofDot[6 + k]).isCloseTo(want[k], within(1e-15));
    }
  }
}
