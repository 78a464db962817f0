package dev.dynamis.analysis.equilibria;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CollocationProblemTest {
  /** r' = k r (1 - r^2), angle' = w: the unit circle, its period 2 pi/w, its multiplier known. */
  private static EquationSystem circle() {
    return Equations.flow(
        "x = 1, y = 0",
        "k = 0.3, w = 2",
        "x",
        "k*x*(1 - x*x - y*y) - w*y",
        "y",
        "k*y*(1 - x*x - y*y) + w*x");
  }

  private static double[] unitCircle(CollocationProblem problem, double period) {
    return problem.around(new double[2], new double[] {1, 0}, new double[] {0, 1}, period);
  }

  @Test
  void aMovedMeshDescribesTheSameCycleBetter() {
    EquationSystem vdp = new EquationSystem(Models.load("builtin://ode/vanderpol"));
    vdp.setParameter("mu", 5);
    FlowCollocation problem = new FlowCollocation(vdp, 40);
    Cycle cycle = Cycles.of(vdp).run();
    double[] x = problem.along(cycle.x(), cycle.period());
    problem.accepted(x);
    assertThat(new Newton(problem).solve(x)).isTrue();
    double before = Math.abs(problem.values(x)[2] - number("vanderpol5_period"));
    problem.remesh(x, new double[x.length]);
    assertThat(new Newton(problem).solve(x)).isTrue();
    double after = Math.abs(problem.values(x)[2] - number("vanderpol5_period"));
    assertThat(after).isLessThan(before / 10);
    assertThat(x[x.length - 1]).isBetween(0.0, 1.0);
  }

  @Test
  void aCycleTwiceAroundHasTwiceThePeriodAndTheSquaresOfItsMultipliers() {
    CollocationProblem problem = CollocationProblem.of(circle(), 20);
    double[] x = unitCircle(problem, Math.PI);
    problem.accepted(x);
    CollocationProblem twice = problem.twice();
    double[] both = problem.twice(x);
    twice.accepted(both);
    double[] r = new double[twice.size()];
    twice.residual(r, both);
    assertThat(Arrays.stream(r).map(Math::abs).max().orElseThrow()).isLessThan(1e-11);
    assertThat(twice.values(both)[2]).isEqualTo(2 * Math.PI);
    double once = problem.spectrum(x).re()[0];
    assertThat(twice.spectrum(both).re()[0]).isCloseTo(once * once, within(1e-12));
  }

  @Test
  void whatCantBeIsRefused() {
    CollocationProblem problem = CollocationProblem.of(circle(), 5);
    double[] none = unitCircle(problem, -1);
    assertThatThrownBy(() -> problem.residual(new double[problem.size()], none))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the period became -1.0");
    assertThatThrownBy(() -> CollocationProblem.of(circle(), 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 intervals");
    EquationSystem forced = Equations.flow("x = 1", "", "x", "-x + sin(t)");
    assertThatThrownBy(() -> CollocationProblem.of(forced, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stroboscopic map");
    assertThatThrownBy(() -> Cycles.of(circle()).collocation(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 intervals");
  }
}
