package dev.dynamis.analysis.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** x' = -k x from 1, recorded at k = 2. */
class FitProblemTest {
  private static final int ROWS = 11;

  private static EquationSystem decay() {
    return Equations.flow("x = 1", "k = 1", "x", "-k*x");
  }

  private static Recording recorded() {
    Recording r = new Recording(List.of("x"));
    for (int i = 0; i < ROWS; i++) {
      r.add(0.1 * i, Math.exp(-0.2 * i));
    }
    return r;
  }

  private static FitProblem problem(java.util.concurrent.Executor executor, int workers) {
    EquationSystem s = decay();
    return new FitProblem(
        s, new FitData(s, recorded(), List.of()), new int[] {0}, executor, workers);
  }

  @Test
  void residualsVanishAtTheTrueParameter() {
    FitProblem p = problem(Runnable::run, 1);
    for (double r : p.residuals(new double[] {2})) {
      assertThat(r).isCloseTo(0, within(1e-7));
    }
    double[] off = p.residuals(new double[] {1});
    // the first row is where the run begins, and has no residual
    assertThat(off).hasSize(ROWS - 1);
    assertThat(Math.abs(off[ROWS - 2]) * p.scale[0])
        .isCloseTo(Math.exp(-1) - Math.exp(-2), within(1e-7));
  }

  @Test
  void derivativesAreThoseOfTheClosedFormOnAnyThreads() {
    double[] one = problem(Runnable::run, 1).jacobian(new double[] {2});
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      assertThat(problem(pool, 2).jacobian(new double[] {2})).isEqualTo(one);
    }
    double scale = problem(Runnable::run, 1).scale[0];
    for (int i = 0; i < ROWS - 1; i++) {
      double t = 0.1 * (i + 1);
      assertThat(Math.abs(one[i])).isCloseTo(t * Math.exp(-2 * t) / scale, within(1e-6));
    }
  }

  @Test
  void parametersThatEndTheRunAreTold() {
    EquationSystem s = Equations.flow("x = 1", "k = 1", "x", "exp(k*x*x)");
    Recording r = new Recording(List.of("x"));
    r.add(0, 1);
    r.add(50, 2);
    FitProblem p = new FitProblem(s, new FitData(s, r, List.of()), new int[] {0}, Runnable::run, 1);
    assertThatThrownBy(() -> p.requireEnd(new double[] {5}))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("does not come to the end");
  }
}
