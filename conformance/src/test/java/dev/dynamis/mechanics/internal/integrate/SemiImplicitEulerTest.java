package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Semi-implicit Euler, with damping of joints implicit in velocity. */
class SemiImplicitEulerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "joints.euler",
        "joints.noeulerdamp",
        "joints.nodamper",
        "joints.forces",
        "actuators.euler"
      })
  void stepsAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(SemiImplicitEuler::run, "qvel", "qpos", "time"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"on", "off"})
  void aHundredStepsWithAndWithoutImplicitDampingAreMujocos(String flag) {
    AcceptanceNumbers numbers = AcceptanceNumbers.of("BUG-09");
    Model m = AcceptanceNumbers.model("e_eulerdamp_" + flag);
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(Reference.error(numbers.array(flag + "_qvel1"), d.qvel)).isLessThan(1e-13);
    for (int i = 1; i < 100; i++) {
      Physics.step(m, d);
    }
    assertThat(Reference.error(numbers.array(flag + "_qpos100"), d.qpos)).isLessThan(1e-12);
  }

  /** {@code v' = v / (1 + h b / m)}, where the explicit method would explode. */
  @Test
  void aStiffDamperStopsASliderInsteadOfThrowingIt() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep=".1" gravity="0 0 0"/><worldbody><body>
              <joint type="slide" damping="200"/><geom size=".1" mass="2"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qvel[0] = 3;
    Physics.step(m, d);
    assertThat(d.qvel[0]).isCloseTo(3.0 / 11, within(1e-15));
    assertThat(d.qpos[0]).isCloseTo(0.1 * 3 / 11, within(1e-15));
    m.opt.setDisabled(DisableBit.EULERDAMP, true);
    Physics.step(m, d);
    assertThat(d.qvel[0]).isCloseTo(-9 * 3.0 / 11, within(1e-14));
  }
}
