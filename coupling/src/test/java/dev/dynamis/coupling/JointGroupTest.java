package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JointGroupTest {
  private static final double H = 0.01;

  private static Coupling decay(String integrator, double k) {
    return Texts.slide(
        integrator,
        "[controller.c]\ninputs = { v = 'velocity:slide' }\nparams = { k = "
            + k
            + " }\nstates = { z = 1.0 }\nequations.rhs = { z = 'v - k*z' }\n");
  }

  /** The mass rests, so that z' = -k z alone is integrated. */
  @ParameterizedTest
  @CsvSource({"implicitfast,5", "implicit,5", "Euler,5", "implicitfast,1e6", "implicit,1e6"})
  void statesTakeOneImplicitStepWithTheMechanism(String integrator, double k) {
    Coupling c = decay(integrator, k);
    c.step();
    assertThat(Texts.state(c, "c.z")).isCloseTo(1 / (1 + H * k), within(1e-15));
  }

  @Test
  void statesGoThroughTheStagesOfRungeAndKutta() {
    Coupling c = decay("RK4", 5);
    c.step();
    double a = -5 * H;
    double taylor = 1 + a + a * a / 2 + a * a * a / 6 + a * a * a * a / 24;
    assertThat(Texts.state(c, "c.z")).isCloseTo(taylor, within(1e-15));
  }

  /** z' = v - k z and v' = -z, backward Euler: one linear system for both. */
  @Test
  void anImplicitIntegratorSolvesForVelocitiesAndStatesTogether() {
    double k = 400;
    Coupling c =
        Texts.slide(
            "implicit",
            "[controller.c]\ninputs = { v = 'velocity:slide' }\nparams = { k = 400.0 }\n"
                + "states = { z = 1.0 }\nequations.rhs = { z = 'v - k*z' }\n"
                + "outputs = { 'joint:slide' = '-z' }\n");
    c.step();
    // (1 + h k) z - h v = 1, v + h z = 0
    double z = 1 / (1 + H * k + H * H);
    assertThat(Texts.state(c, "c.z")).isCloseTo(z, within(1e-12));
    assertThat(c.mechanisms().getFirst().data().qvel[0]).isCloseTo(-H * z, within(1e-12));
  }

  @Test
  void aStepWithoutASolutionIsTold() {
    // 1 - h df/dz = 1 - 0.01 * 100
    Coupling c = decay("implicit", -100);
    assertThat(c.step().canContinue()).isFalse();
    assertThat(c.step().cause()).isNotBlank();
  }

  @Test
  void stagesAreAtTheBeginningTheMiddleAndTheEnd() {
    double[] since = {0, 0.5, 0.5, 1};
    for (int i = 0; i < 4; i++) {
      assertThat(JointGroup.since(i)).isEqualTo(since[i]);
    }
  }
}
