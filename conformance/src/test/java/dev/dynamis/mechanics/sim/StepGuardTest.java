package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of steps whose numbers go bad: each is told apart, and the policy is kept to. */
class StepGuardTest {
  private static final String TEXT =
      """
      <mujoco>
        <worldbody>
          <body name="arm">
            <joint name="shoulder" axis="0 1 0" stiffness="1"/><geom size=".1" pos="1 0 0"/>
          </body>
          <body name="block" pos="0 5 0"><joint name="rail" type="slide"/><geom size=".1"/></body>
        </worldbody>
        <actuator><motor name="motor" joint="rail"/></actuator>
      </mujoco>
      """;

  private final Mechanism mechanism = new Mechanism(Mjcf.compile(Mjcf.readText(TEXT)).model());

  private void disturb(String edit) {
    Edit e = Edit.parse(edit);
    if (edit.startsWith("model.")) {
      e.apply(mechanism.model());
    } else {
      e.apply(mechanism.data());
    }
    mechanism.invalidate();
  }

  @ParameterizedTest
  @CsvSource({
    "data.qpos[1]=1e12, positions, rail",
    "data.qvel[0]=nan, velocities, shoulder",
    "model.qpos_spring[0]=1e30, passive forces, shoulder",
    "model.actuator_gainprm[0]=1e30, actuator forces, rail",
    "data.qfrc_applied[0]=1e30, applied forces, shoulder"
  })
  void whatWentWrongFirstIsNamedWithItsJoint(String edit, String stage, String joint) {
    mechanism.actuator("motor").set(1);
    mechanism.onDivergence(DivergencePolicy.STOP);
    double[] before = mechanism.save();
    disturb(edit);
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.DIVERGED);
    Divergence divergence = mechanism.divergence().orElseThrow();
    assertThat(divergence.stage()).isEqualTo(stage);
    assertThat(divergence.joint()).isEqualTo(joint);
    assertThat(divergence.lastGoodState()).hasSameSizeAs(before);
    assertThat(mechanism.time()).isZero();
  }

  @ParameterizedTest
  @EnumSource(DivergencePolicy.class)
  void everyPolicyDoesWhatItSays(DivergencePolicy policy) {
    mechanism.onDivergence(policy);
    mechanism.step();
    disturb("data.qvel[0]=1e12");
    switch (policy) {
      case RESET -> {
        assertThat(mechanism.step().status()).isEqualTo(StepStatus.RESET);
        assertThat(mechanism.time()).isEqualTo(mechanism.model().opt.timestep);
      }
      case STOP -> {
        assertThat(mechanism.step().status()).isEqualTo(StepStatus.DIVERGED);
        assertThat(mechanism.step().dt()).isZero();
      }
      case THROW ->
          assertThatThrownBy(mechanism::step)
              .isInstanceOf(SimulationException.class)
              .hasMessageContaining("velocities of joint shoulder (body arm) became 1.0E12");
      default -> throw new IllegalStateException(policy.name());
    }
    if (policy != DivergencePolicy.RESET) {
      // where the last good step began
      assertThat(mechanism.time()).isZero();
    }
  }

  @Test
  void withoutAutomaticResetTheRunGoesOnAsItIs() {
    mechanism.model().opt.setDisabled(DisableBit.AUTORESET, true);
    mechanism.step();
    disturb("data.qvel[0]=1e12");
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(mechanism.time()).isEqualTo(2 * mechanism.model().opt.timestep);
  }

  @Test
  void aClockThatIsNoNumberIsNoStep() {
    mechanism.data().time = Double.NaN;
    assertThatThrownBy(mechanism::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("at time NaN s; both shall be finite numbers");
  }
}
