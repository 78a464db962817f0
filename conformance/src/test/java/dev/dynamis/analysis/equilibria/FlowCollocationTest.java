package dev.dynamis.analysis.equilibria;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FlowCollocationTest {
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
  void theCircleSolvesItsEquationsWithTheEighthPowerOfTheMesh() {
    double[] errors = new double[2];
    for (int k = 0; k < 2; k++) {
      CollocationProblem problem = CollocationProblem.of(circle(), 5 << k);
      double[] x = unitCircle(problem, Math.PI);
      problem.accepted(x);
      double[] r = new double[problem.size()];
      problem.residual(r, x);
      // the error of one interval, a power higher than that of all
      errors[k] = Arrays.stream(r).map(Math::abs).max().orElseThrow();
    }
    assertThat(errors[0] / errors[1]).isBetween(0.7 * 512, 1.4 * 512);
  }

  @Test
  void multipliersAreThatOfThePhaseAndThatOfTheRadius() {
    CollocationProblem problem = CollocationProblem.of(circle(), 20);
    double[] x = unitCircle(problem, Math.PI);
    problem.accepted(x);
    Spectrum all = problem.multipliers(x);
    assertThat(all.re()[0]).isCloseTo(1, within(1e-10));
    assertThat(all.re()[1]).isCloseTo(StrictMath.exp(-2 * 0.3 * Math.PI), within(1e-10));
    assertThat(problem.spectrum(x).size()).isEqualTo(1);
    assertThat(problem.values(x))
        .containsExactly(new double[] {1, 1, Math.PI, -1, -1}, within(1e-7));
  }

  @Test
  void derivativesAreThoseOfTheResidual() {
    CollocationProblem problem = CollocationProblem.of(circle(), 4);
    double[] x =
        problem.around(
            new double[] {0.1, -0.2}, new double[] {1.2, 0.3}, new double[] {0.1, 0.8}, 2.7);
    problem.accepted(unitCircle(problem, Math.PI));
    int m = problem.size();
    double[] j = new double[m * m];
    problem.jacobian(j, x);
    double[] low = new double[m];
    double[] high = new double[m];
    for (int k = 0; k < m; k++) {
      double[] moved = x.clone();
      moved[k] = x[k] - 1e-5;
      problem.residual(low, moved);
      moved[k] = x[k] + 1e-5;
      problem.residual(high, moved);
      for (int i = 0; i < m; i++) {
        assertThat(j[i * m + k])
            .as("row %d by unknown %d", i, k)
            .isCloseTo((high[i] - low[i]) / 2e-5, within(1e-8));
      }
    }
    int w = problem.parameter("w");
    problem.parameterDerivative(low, x, w);
    problem.setParameter(w, 2 + 1e-5);
    problem.residual(high, x);
    problem.setParameter(w, 2 - 1e-5);
    double[] below = new double[m];
    problem.residual(below, x);
    for (int i = 0; i < m; i++) {
      assertThat(low[i]).isCloseTo((high[i] - below[i]) / 2e-5, within(1e-8));
    }
  }

  /** The published periods and amplitude, and the multiplier by shooting with SciPy. */
  @Test
  void vanDerPolsCyclesHaveTheirPeriods() {
    EquationSystem vdp = new EquationSystem(Models.load("builtin://ode/vanderpol"));
    vdp.setParameter("mu", 1);
    Cycle one = Cycles.of(vdp).collocation(40).run();
    assertThat(one.period()).isCloseTo(number("vanderpol1_period"), within(1e-9));
    assertThat(one.high()[0]).isCloseTo(number("vanderpol1_amplitude"), within(2e-7));
    assertThat(one.multipliers().re()[1]).isCloseTo(8.59695063604e-4, within(1e-10));
    assertThat(one.error()).isLessThan(1e-9);
    // a cycle with corners needs the mesh that moves to them
    vdp.setParameter("mu", 10);
    Cycle ten = Cycles.of(vdp).collocation(160).run();
    assertThat(ten.period()).isCloseTo(number("vanderpol10_period"), within(1e-8));
  }
}
