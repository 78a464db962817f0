package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Options of mechanisms, applied to one. */
class MechanismOptionsTest {
  private static final String SLIDER =
      """
      <mujoco>
        <worldbody>
          <body><joint name="rail" type="slide"/><geom size="0.1"/></body>
        </worldbody>
        <sensor><jointpos joint="rail" noise="%s"/></sensor>
      </mujoco>
      """;

  private static Mechanism mechanism(String noise, String... args) {
    MechanismOptions options = new MechanismOptions();
    new CommandLine(options)
        .registerConverter(DivergencePolicy.class, new WordConverter<>(DivergencePolicy.class))
        .registerConverter(MemoryPolicy.class, new WordConverter<>(MemoryPolicy.class))
        .parseArgs(args);
    Model model = Mjcf.compile(Mjcf.readText(SLIDER.formatted(noise))).model();
    model.callbacks.warning = (m, d, kind, info) -> {};
    Mechanism mechanism = new Mechanism(model);
    options.apply(mechanism);
    return mechanism;
  }

  private static StepStatus stepAfterNan(Mechanism mechanism) {
    mechanism.data().qvel[0] = Double.NaN;
    return mechanism.step().status();
  }

  @Test
  void divergenceResetsUnlessAskedOtherwise() {
    assertThat(stepAfterNan(mechanism("0"))).isEqualTo(StepStatus.RESET);
    assertThat(stepAfterNan(mechanism("0", "--on-divergence", "stop")))
        .isEqualTo(StepStatus.DIVERGED);
    Mechanism strict = mechanism("0", "--on-divergence", "throw");
    assertThatThrownBy(() -> stepAfterNan(strict)).hasMessageContaining("rail");
  }

  @Test
  void noiseNeedsASensorThatHasSome() {
    assertThatThrownBy(() -> mechanism("0", "--noise", "1"))
        .hasMessage("--noise has no meaning here: no sensor of the model has the attribute noise");
    double[] first = {0};
    double[] again = {0};
    mechanism("0.1", "--noise", "1").outputs(first);
    mechanism("0.1", "--noise", "1").outputs(again);
    assertThat(first[0]).isNotZero().isEqualTo(again[0]);
  }
}
