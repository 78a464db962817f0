package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchingTest {
  private final SteadyProblem pitchfork =
      SteadyProblem.of(Equations.flow("x = 0", "r = -1", "x", "r*x - x*x*x"), 1);

  @Test
  void bothArmsOfAPitchforkAreFollowed() {
    SpecialPoint at =
        Continuation.of(pitchfork).vary("r", -1, 1).run().special().stream()
            .filter(s -> s.kind() == SpecialKind.BRANCH)
            .findFirst()
            .orElseThrow();
    List<Branch> arms = Switching.follow(pitchfork, 1, at, "r", -1, 1, Progress.NONE);
    assertThat(arms).isNotEmpty();
    double least = 0;
    double most = 0;
    for (Branch arm : arms) {
      for (BranchPoint p : arm.points()) {
        assertThat(p.x()[0] * p.x()[0]).isCloseTo(p.parameter(), within(1e-9));
        least = Math.min(least, p.x()[0]);
        most = Math.max(most, p.x()[0]);
      }
    }
    assertThat(most).isCloseTo(1, within(1e-9));
    assertThat(least).isCloseTo(-1, within(1e-9));
  }

  @Test
  void nothingOfTheSameKindLeavesAFold() {
    SpecialPoint fold = new SpecialPoint(SpecialKind.FOLD, 0, new double[1], new double[1], 0);
    assertThatThrownBy(() -> Switching.follow(pitchfork, 1, fold, "r", -1, 1, Progress.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("fold");
  }
}
