package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Alignment;
import dev.dynamis.analysis.chaos.CorrelationDimension;
import dev.dynamis.analysis.chaos.Recurrence;
import dev.dynamis.analysis.chaos.ZeroOne;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RandomSource;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

/** Tests for chaos on systems whose answers are published or known in closed form. */
class PublishedChaosTest {
  private static double[] logistic(double r, int n) {
    EquationSystem map = new EquationSystem(Models.load("builtin://map/logistic"));
    map.setParameter("r", r);
    map.step(1000);
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      map.step();
      x[i] = map.state("x");
    }
    return x;
  }

  /** Gottwald and Melbourne (2016): 0 at r = 3.55, 1 at r = 3.97. */
  @Test
  void theZeroOneTestTellsPeriodEightFromChaos() {
    ZeroOne regular = ZeroOne.of(logistic(3.55, 2000));
    assertThat(regular.k()).isCloseTo(number("test01_logistic_regular"), within(0.1));
    ZeroOne chaotic = ZeroOne.of(logistic(3.97, 2000));
    assertThat(chaotic.k()).isCloseTo(number("test01_logistic_chaotic"), within(0.02));
    assertThat(chaotic.quartiles()[0]).isGreaterThan(0.95);
  }

  /** The volume falls at the difference of the exponents, which the cat map has exactly. */
  @Test
  void vectorsOfTheCatMapAlignAtTheDifferenceOfItsExponents() {
    EquationSystem cat =
        new EquationSystem(
            Models.parse(
                "cat.toml",
                """
                [model]
                type = "map"
                [states]
                x = 0.1
                y = 0.3
                [equations.rhs]
                x = "(x + y) % 1"
                y = "(x + 2*y) % 1"
                [sim]
                dt = 1.0
                """));
    Alignment a = Alignment.of(cat, 2, 1000, Progress.NONE);
    assertThat(a.chaotic()).isTrue();
    double[] ln = a.history().column("ln_gali").toArray();
    double lambda = Math.abs(numbers("cat_lyap")[0]);
    assertThat(ln[11] - ln[10]).isCloseTo(-2 * lambda, within(1e-6));
    assertThat(a.sali()).isLessThan(1e-11);
  }

  @Test
  void vectorsOnAnIslandOfTheStandardMapDoNotAlign() {
    EquationSystem map = new EquationSystem(Models.load("builtin://map/standard"));
    map.setParameter("K", 0.5);
    map.setStates(new double[] {3.3, 0.1});
    Alignment a = Alignment.of(map, 2, 500, Progress.NONE);
    assertThat(a.chaotic()).isFalse();
    assertThat(a.gali()).isGreaterThan(1e-8);
  }

  /** Grassberger and Procaccia: 1.21 +- 0.01; the range of distances is stated. */
  @Test
  void henonsAttractorHasItsCorrelationDimension() {
    EquationSystem map = new EquationSystem(Models.load("builtin://map/henon"));
    map.step(1000);
    double[][] x = new double[10_000][];
    for (int i = 0; i < x.length; i++) {
      map.step();
      x[i] = map.states();
    }
    CorrelationDimension d = CorrelationDimension.of(x, 1, 1e-3, 1e-1);
    assertThat(d.dimension()).isCloseTo(number("henon_correlation_dimension"), within(0.03));
    assertThat(d.spread()).isLessThan(0.1);
  }

  /** Of independent points two are near with p = 2e - e^2, and alone on a diagonal (1 - p)^2. */
  @Test
  void independentPointsRecurByChanceAndACycleAlways() {
    RandomSource random = new RandomSource(5);
    double[][] x = new double[1500][1];
    for (double[] v : x) {
      v[0] = random.nextDouble();
    }
    double p = 2 * 0.1 - 0.01;
    Recurrence noise = Recurrence.of(x, 0.1);
    assertThat(noise.rate()).isCloseTo(p, within(0.005));
    assertThat(noise.determinism()).isCloseTo(1 - (1 - p) * (1 - p), within(0.03));
    for (int i = 0; i < x.length; i++) {
      x[i][0] = i % 7;
    }
    Recurrence cycle = Recurrence.of(x, 0.1);
    assertThat(cycle.rate()).isCloseTo(1.0 / 7, within(1e-3));
    assertThat(cycle.determinism()).isCloseTo(1, within(1e-3));
    assertThat(cycle.longestLine()).isEqualTo(1500 - 7);
    assertThat(cycle.laminarity()).isZero();
  }
}
