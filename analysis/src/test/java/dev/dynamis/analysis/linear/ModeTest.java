package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ModeTest {
  @Test
  void frequencyAndDampingAreThoseOfTheOscillator() {
    // natural frequency 5 rad/s, damping ratio d/(2 sqrt(k m))
    double ratio = 0.4 / (2 * Math.sqrt(100));
    for (LinearSystem s :
        List.of(
            LinearSystemTest.oscillator(2, 0.4, 50),
            LinearSystemTest.oscillator(2, 0.4, 50).toDiscrete(0.01))) {
      List<Mode> modes = s.modes();
      assertThat(modes).hasSize(1);
      Mode mode = modes.getFirst();
      assertThat(mode.naturalFrequency()).isCloseTo(5, within(1e-11));
      assertThat(mode.hertz()).isCloseTo(5 / (2 * Math.PI), within(1e-12));
      assertThat(mode.dampingRatio()).isCloseTo(ratio, within(1e-12));
      assertThat(mode.growth()).isCloseTo(-0.1, within(1e-12));
      assertThat(mode.isStable()).isTrue();
      assertThat(mode.dominantStates()).containsExactlyInAnyOrder("x", "v");
      assertThat(mode.shares()).allSatisfy(p -> assertThat(p.share()).isCloseTo(0.5, within(0.01)));
    }
  }

  @Test
  void modesAreNamedByTheStatesThatMoveInThem() {
    LinearSystem s =
        LinearSystem.continuous(
            List.of("fast", "slow", "wild"),
            List.of("u"),
            List.of("y"),
            new double[] {-10, 0, 0, 0, -0.1, 0, 0, 0, 2},
            new double[] {1, 1, 0},
            new double[] {1, 0, 1},
            new double[1]);
    List<Mode> modes = s.modes();
    assertThat(modes.stream().map(m -> m.dominantStates().getFirst()))
        .containsExactly("wild", "slow", "fast");
    assertThat(modes.getFirst().toString()).isEqualTo("the mode of wild (eigenvalue 2.00000)");

    // no input at wild, no output at slow
    assertThat(modes.get(0).controllability(s)).isLessThan(1e-15);
    assertThat(modes.get(1).controllability(s)).isGreaterThan(1e-3);
    assertThat(modes.get(1).observability(s)).isLessThan(1e-15);
    assertThat(modes.get(2).observability(s)).isGreaterThan(1e-3);
  }

  @Test
  void theModeOfADefectiveMatrixNamesTheWholeChain() {
    Mode mode = LinearSystemTest.doubleIntegrator(0.1).modes().getFirst();
    assertThat(mode.dominantStates()).containsExactlyInAnyOrder("x", "v");
    assertThat(mode.isStable()).isFalse();
    assertThat(mode.controllability(LinearSystemTest.doubleIntegrator(0.1))).isGreaterThan(1e-3);
  }

  /** Two equal masses, pushed equally: only their common motion is reached. */
  @Test
  void symmetryHidesAModeFromTheInput() {
    double k = 3, c = 1;
    LinearSystem s =
        LinearSystem.continuous(
            List.of("x1", "x2", "v1", "v2"),
            List.of("u"),
            List.of("y"),
            new double[] {0, 0, 1, 0, 0, 0, 0, 1, -k - c, c, 0, 0, c, -k - c, 0, 0},
            new double[] {0, 0, 1, 1},
            new double[] {1, 0, 0, 0},
            new double[1]);
    List<Mode> modes = s.modes();
    assertThat(modes).hasSize(2);
    for (Mode mode : modes) {
      boolean against = Math.abs(mode.im() - Math.sqrt(k + 2 * c)) < 1e-9;
      assertThat(mode.controllability(s) < 1e-12).isEqualTo(against);
      assertThat(mode.observability(s)).isGreaterThan(1e-2);
    }
  }

  @Test
  void aModeThatIsGoneInAStepHasNoFrequency() {
    LinearSystem s =
        LinearSystem.discrete(
            0.1,
            List.of("x"),
            List.of(),
            List.of(),
            new double[1],
            new double[0],
            new double[0],
            new double[0]);
    Mode mode = s.modes().getFirst();
    assertThat(mode.growth()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(mode.dampingRatio()).isEqualTo(1);
    assertThat(mode.angularFrequency()).isZero();
  }
}
