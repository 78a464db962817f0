package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.equilibria.CollocationProblem;
import dev.dynamis.analysis.equilibria.Cycle;
import dev.dynamis.analysis.equilibria.Cycles;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Progress;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.Arrays;
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

  private static Branch cycles(EquationSystem system, String parameter, double from, double to) {
    SteadyProblem rest = SteadyProblem.of(system, 1);
    SpecialPoint hopf =
        Continuation.of(rest).vary(parameter, from, to).run().special().stream()
            .filter(s -> s.kind() == SpecialKind.HOPF)
            .findFirst()
            .orElseThrow();
    List<Branch> found = Switching.follow(rest, 1, hopf, parameter, from, to, Progress.NONE);
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().method()).contains("collocation");
    return found.getFirst();
  }

  /** x' = r x - w y - x (x^2 + y^2): the radius is the root of r, the period 2 pi/w. */
  @Test
  void cyclesLeaveAHopfPointWithTheRootOfTheDistance() {
    Branch found =
        cycles(
            Equations.flow(
                "x = 0, y = 0",
                "r = -1, w = 3",
                "x",
                "r*x - w*y - x*(x*x + y*y)",
                "y",
                "w*x + r*y - y*(x*x + y*y)"),
            "r",
            -1,
            1);
    for (BranchPoint p : found.points()) {
      assertThat(p.values()[0]).isCloseTo(Math.sqrt(p.parameter()), within(1e-7));
      assertThat(p.values()[2]).isCloseTo(2 * Math.PI / 3, within(1e-9));
      assertThat(p.spectrum().re()[0])
          .isCloseTo(StrictMath.exp(-4 * Math.PI / 3 * p.parameter()), within(1e-8));
    }
    assertThat(found.points().getLast().parameter()).isEqualTo(1);
  }

  /** The Hopf point of Lorenz' foci is subcritical: unstable cycles below it (Sparrow 1982). */
  @Test
  void lorenzsCyclesAreUnstableAndBelowTheirHopfPoint() {
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    lorenz.setStates(new double[] {7, 7, 19});
    Branch found = cycles(lorenz, "rho", 20, 26);
    assertThat(found.points()).allMatch(p -> p.parameter() < 470 / 19.0 && !p.stable());
    assertThat(found.points().getLast().parameter()).isEqualTo(20);
    lorenz.setParameter("rho", 20);
    // shooting from a point of the last cycle finds the same one
    BranchPoint last = found.points().getLast();
    Cycle same = Cycles.of(lorenz).near(Arrays.copyOf(last.x(), 3), last.values()[3]).run();
    assertThat(last.values()[3]).isCloseTo(same.period(), within(1e-8));
    assertThat(last.spectrum().re()[0]).isCloseTo(same.multipliers().re()[0], within(1e-6));
  }

  /**
   * Roessler's first doubling is published; the second follows on the branch of twice the period.
   */
  @Test
  void roesslersCycleDoublesAndDoublesAgain() {
    EquationSystem roessler =
        Equations.flow(
            "x = 1, y = 1, z = 0",
            "a = 0.2, b = 0.2, c = 2.5",
            "x",
            "-y - z",
            "y",
            "x + a*y",
            "z",
            "b + z*(x - c)");
    CollocationProblem problem = CollocationProblem.of(roessler, CollocationProblem.INTERVALS);
    double[] cycle = Cycles.of(roessler).unknowns(problem);
    Branch once = Continuation.of(problem).from(cycle).vary("c", 2.5, 4).run();
    SpecialPoint first = once.special().getFirst();
    assertThat(first.kind()).isEqualTo(SpecialKind.PERIOD_DOUBLING);
    assertThat(first.parameter()).isCloseTo(2.8324450278609, within(1e-9));
    List<Branch> doubled = Switching.follow(problem, 1, first, "c", 2.5, 4, Progress.NONE);
    assertThat(doubled).hasSize(1);
    Branch twice = doubled.getFirst();
    assertThat(twice.points().getFirst().stable()).isTrue();
    assertThat(twice.points().getLast().values()[3])
        .isCloseTo(2 * once.points().getLast().values()[3], within(0.3));
    SpecialPoint second = twice.special().getFirst();
    assertThat(second.kind()).isEqualTo(SpecialKind.PERIOD_DOUBLING);
    // the first of the ratios that tend to Feigenbaum's constant is known to be far from it
    assertThat(second.parameter()).isBetween(3.83, 3.84);
  }
}
