package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

/** What is compiled for lanes; that it computes the right bits is in {@code EquationLanesTest}. */
class LaneCompilerTest {
  private static EquationSystem chain(int n) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"ode\"\n[states]\n");
    for (int i = 0; i < n; i++) {
      text.append("x").append(i).append(" = 0.1\n");
    }
    text.append("[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      text.append("x%d = \"x%d - x%d\"%n".formatted(i, (i + 1) % n, i));
    }
    text.append("[sim]\nstepper = \"rk4\"\n");
    return new EquationSystem(Models.parse("chain.toml", text.toString()));
  }

  @Test
  void upTo64NumbersOfAnInstanceStepInLanes() {
    assertThat(chain(64).lanes(0)).isPresent();
    assertThat(chain(65).lanes(0)).isEmpty();
    assertThat(chain(16).lanes(3)).isPresent();
    assertThat(chain(16).lanes(4)).isEmpty();
  }

  @Test
  void sumsOverRangesHaveNoLanes() {
    String text =
        """
        [model]
        type = "map"
        [states]
        x = 0.1
        [equations.rhs]
        x = "sum(x^k for k in range(1, 4))"
        """;
    assertThat(new EquationSystem(Models.parse("sum.toml", text)).lanes(0)).isEmpty();
  }
}
