package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.core.SampleDesign;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class EquationVariationTest {
  private static EquationVariation of(EquationModel model, String... texts) {
    return new EquationVariation(model, List.of(texts), SampleDesign.LATIN, 3, 100);
  }

  /** {@code x' = r x (1 - x)} after one iteration, from drawn r and x. */
  @Test
  void aCaseHasItsOwnParametersAndStates() {
    EquationModel model = Models.load("builtin://map/logistic");
    EquationVariation variation = of(model, "r = uniform(2.8, 4)", "x += uniform(0, 0.5)");
    EquationSystem prototype = new EquationSystem(model);
    double x0 = prototype.state("x");
    Rollout rollout =
        Rollout.of(prototype, 100)
            .steps(1)
            .start((i, system) -> variation.apply((EquationSystem) system, i))
            .record(b -> b.columns("state:x"));
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      RolloutArrays all = rollout.run(pool, 3);
      for (int i = 0; i < 100; i++) {
        double r = variation.draw(i, 0);
        double x = x0 + variation.draw(i, 1);
        assertThat(r).isBetween(2.8, 4.0);
        assertThat(all.get(i, 1, "x")).isEqualTo(r * x * (1 - x), within(1e-15));
      }
      assertThat(all.hash()).isEqualTo(rollout.run().hash());
    }
    assertThat(variation.dimensions()).isEqualTo(2);
  }

  @Test
  void wrongTextsAreToldWithTheNearestName() {
    EquationModel model = Models.load("builtin://ode/lorenz");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(model, "sigmo *= 2"))
        .withMessage("'sigmo *= 2': no parameter or state 'sigmo'; did you mean \"sigma\"?");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(model, "rho"))
        .withMessageContaining("expected NAME = DISTRIBUTION");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(model, "rho = uniform(2, 1)"))
        .withMessageStartingWith("'rho = uniform(2, 1)': ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(model, "rho = 1", "rho = 2"))
        .withMessageContaining("varies already");
  }
}
