package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The step of the state by given rates. */
class AdvanceTest {
  private static void advance(Model m, Data d) {
    Advance.run(m, d, d.actDot, 0, d.qacc, 0, null, 0);
  }

  @Test
  void positionsFollowTheNewVelocities() {
    assertThat(
            StageTrace.of("joints.noeulerdamp")
                .differences(AdvanceTest::advance, "qvel", "qpos", "qacc_warmstart"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"actuators.euler", "muscles.euler"})
  void activationsAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(AdvanceTest::advance, "act", "time")).isEmpty();
  }

  @Test
  void historiesOfControlsAndSensorsAreMujocos() {
    assertThat(StageTrace.of("delays.euler").differences(AdvanceTest::advance, "history"))
        .isEmpty();
  }

  @Test
  void givenVelocitiesMoveThePositionsInsteadOfTheNewOnes() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep=".5"/><worldbody><body><joint type="slide"/><geom size=".1"/></body>
            </worldbody></mujoco>
            """);
    Data d = new Data(m);
    Physics.forward(m, d);
    d.qvel[0] = 1;
    Advance.run(m, d, d.actDot, 0, new double[] {0, 8}, 1, new double[] {3}, 0);
    assertThat(d.qvel[0]).isEqualTo(5);
    assertThat(d.qpos[0]).isEqualTo(1.5);
    assertThat(d.time).isEqualTo(0.5);
    assertThat(d.qaccWarmstart).containsExactly(d.qacc);
  }
}
