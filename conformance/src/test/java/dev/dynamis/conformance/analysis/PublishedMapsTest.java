package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** Published superstable cycles, dimensions and statistics of maps. */
class PublishedMapsTest {
  private static EquationSystem builtin(String name) {
    return new EquationSystem(Models.load("builtin://map/" + name));
  }

  private static EquationSystem map(String text) {
    return new EquationSystem(
        Models.parse("published.toml", "[model]\ntype = \"map\"\n" + text + "[sim]\ndt = 1.0\n"));
  }

  /** Returns the multiplier of the cycle that passes near 1/2. */
  private static double multiplier(EquationSystem logistic, int period, double r) {
    logistic.setParameter("r", r);
    FixedPoint near =
        FixedPoints.of(logistic).period(period).starts(0).start(0.5).run().points().stream()
            .min(Comparator.comparingDouble(p -> Math.abs(p.x()[0] - 0.5)))
            .orElseThrow();
    return near.spectrum().re()[0];
  }

  /** Returns where the multiplier of a cycle is zero. */
  private static double superstable(int period, double about, double width) {
    EquationSystem logistic = builtin("logistic");
    double low = about - width;
    double high = about + width;
    assertThat(multiplier(logistic, period, low)).as("below").isPositive();
    assertThat(multiplier(logistic, period, high)).as("above").isNegative();
    for (int k = 0; k < 45; k++) {
      double middle = 0.5 * (low + high);
      if (multiplier(logistic, period, middle) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return 0.5 * (low + high);
  }

  @Test
  void superstableCyclesOfTheLogisticMapLeadToFeigenbaumsLimit() {
    double[] r = new double[9];
    r[0] = 2;
    r[1] = superstable(2, 3.24, 0.1);
    assertThat(r[1]).isCloseTo(number("logistic_superstable2"), within(1e-12));
    double ratio = 4.7;
    for (int k = 2; k < r.length; k++) {
      double step = (r[k - 1] - r[k - 2]) / ratio;
      r[k] = superstable(1 << k, r[k - 1] + step, 0.1 * step);
      ratio = (r[k - 1] - r[k - 2]) / (r[k] - r[k - 1]);
    }
    assertThat(r[2]).isCloseTo(number("logistic_superstable4"), within(1e-12));
    double delta = number("feigenbaum_delta");
    assertThat(ratio).isCloseTo(delta, within(2e-4));
    double limit = r[8] + (r[8] - r[7]) / (delta - 1);
    assertThat(limit).isCloseTo(number("logistic_accumulation"), within(1e-9));
    assertThat(superstable(3, 3.8319, 0.001))
        .isCloseTo(number("logistic_superstable3"), within(1e-12));
  }

  @Test
  void attractorsOfLoziAndIkedaHaveSprottsDimensions() {
    LyapunovSpectrum lozi = Lyapunov.of(builtin("lozi")).transientTime(100).time(200_000).run();
    assertThat(lozi.kaplanYorke())
        .isCloseTo(number("lozi_kaplan_yorke"), within(5 * lozi.errors()[0]));
    assertThat(lozi.errors()[0]).isLessThan(1e-3);
    EquationSystem ikeda =
        map(
            """
            [states]
            x = 0.1
            y = 0.1
            [aux]
            a = "0.4 - 6/(1 + x*x + y*y)"
            [equations.rhs]
            x = "1 + 0.9*(x*cos(a) - y*sin(a))"
            y = "0.9*(x*sin(a) + y*cos(a))"
            """);
    LyapunovSpectrum l = Lyapunov.of(ikeda).transientTime(100).time(200_000).run();
    assertThat(l.kaplanYorke()).isCloseTo(number("ikeda_kaplan_yorke"), within(5 * l.errors()[0]));
    assertThat(l.errors()[0]).isLessThan(2e-3);
  }

  /**
   * Numbers forget an orbit of Gauss's map after some 15 iterations: many short orbits from starts
   * of the invariant density, whose quantiles are 2^u - 1.
   */
  @Test
  void shortOrbitsOfGausssMapHaveItsExponent() {
    EquationSystem gauss = map("[states]\nx = 0.5\n[equations.rhs]\nx = \"1/x - floor(1/x)\"\n");
    int orbits = 4000;
    double sum = 0;
    for (int i = 0; i < orbits; i++) {
      gauss.setState("x", StrictMath.pow(2, (i + 0.5) / orbits) - 1);
      sum += Lyapunov.of(gauss).transientTime(0).time(10).run().exponents()[0];
    }
    assertThat(sum / orbits).isCloseTo(number("gauss_map_lyap"), within(0.05));
  }

  /** How often three iterates in a row are in each order. */
  @Test
  void threeIteratesOfTheLogisticMapNeverFallInARow() {
    EquationSystem logistic = builtin("logistic");
    logistic.setParameter("r", 4);
    logistic.setState("x", 0.3);
    int count = 400_000;
    double[] x = new double[count + 2];
    for (int i = 0; i < x.length; i++) {
      logistic.step();
      x[i] = logistic.state("x");
    }
    double[] share = new double[6];
    for (int i = 0; i < count; i++) {
      boolean ab = x[i] < x[i + 1];
      boolean bc = x[i + 1] < x[i + 2];
      boolean ac = x[i] < x[i + 2];
      // their ranks: 012 021 102 120 201 210
      int order = ab ? bc ? 0 : ac ? 1 : 3 : bc ? ac ? 2 : 4 : 5;
      share[order] += 1.0 / count;
    }
    assertThat(share).containsExactly(numbers("ordinal3_logistic_r4"), within(2e-3));
  }
}
