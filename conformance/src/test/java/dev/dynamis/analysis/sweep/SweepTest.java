package dev.dynamis.analysis.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.EquationSystem;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepTest {
  private static EquationSystem logistic() {
    return Equations.map("x = 0.4", "r = 3", "x", "r*x*(1 - x)");
  }

  @Test
  void runsThatSettleHaveTheMeanOfTheirFixedPoint() {
    Recording s = Sweep.of(logistic()).vary("r", 2, 2.8, 5).run().statistics();
    for (int i = 0; i < 5; i++) {
      double r = 2 + 0.2 * i;
      assertThat(s.get(i, "mean")).isCloseTo(1 - 1 / r, within(1e-12));
      assertThat(s.get(i, "std")).isCloseTo(0, within(1e-12));
      assertThat(s.get(i, "final")).isCloseTo(1 - 1 / r, within(1e-12));
    }
  }

  @Test
  void aCycleOfTwoHasTwoSamples() {
    double r = 3.2;
    Recording points = Sweep.of(logistic()).vary("r", new double[] {r}).samples(2).run().points();
    double root = Math.sqrt((r - 3) * (r + 1));
    double[] got = {points.get(0, "x"), points.get(1, "x")};
    assertThat(Math.min(got[0], got[1])).isCloseTo((1 + r - root) / (2 * r), within(1e-12));
    assertThat(Math.max(got[0], got[1])).isCloseTo((1 + r + root) / (2 * r), within(1e-12));
  }

  @Test
  void exponentsOfTheTentAreLn2() {
    EquationSystem tent = Equations.map("x = 0.3", "m = 1.9", "x", "m*(0.5 - abs(x - 0.5))");
    Recording s = Sweep.of(tent).vary("m", new double[] {1.5, 1.9}).exponents(1).run().statistics();
    assertThat(s.get(0, "exponent1")).isCloseTo(Math.log(1.5), within(1e-12));
    assertThat(s.get(1, "exponent1")).isCloseTo(Math.log(1.9), within(1e-12));
  }

  @Test
  void threadsDontMatterAndRunsThatEscapeAreCounted() {
    SweepResult one = Sweep.of(logistic()).vary("r", 3, 5, 21).run();
    SweepResult two;
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      two = Sweep.of(logistic()).vary("r", 3, 5, 21).run(pool, 3);
    }
    assertThat(one.failed()).isEqualTo(two.failed()).isEqualTo(10);
    assertThat(one.trouble()).isNotBlank();
    for (int i = 0; i < 21; i++) {
      assertThat(Double.doubleToLongBits(two.statistics().get(i, "mean")))
          .isEqualTo(Double.doubleToLongBits(one.statistics().get(i, "mean")));
    }
  }

  /** The delay decides how long a state is, and the first run may have the longest or shortest. */
  @ParameterizedTest
  @CsvSource({"0.5, 1.4", "1.4, 0.5"})
  void runsWithADelayThatVariesAreThoseThatStartWithIt(double from, double to) {
    SweepResult all = Sweep.of(hutchinson(1)).vary("tau", from, to, 4).steps(500).run();
    assertThat(all.failed()).isZero();
    for (int i = 0; i < 4; i++) {
      double tau = all.statistics().get(i, "tau");
      SweepResult one = Sweep.of(hutchinson(tau)).vary("r", 1.8, 1.8, 1).steps(500).run();
      for (String column : List.of("mean", "min", "max", "final")) {
        assertThat(all.statistics().get(i, column))
            .as("%s at tau = %s", column, tau)
            .isEqualTo(one.statistics().get(0, column));
      }
    }
  }

  private static EquationSystem hutchinson(double tau) {
    String rate = "r*N*(1 - delay(N, tau))";
    return Equations.flow("N = 0.5", "r = 1.8, tau = " + tau, "N", rate);
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    Sweep s = Sweep.of(logistic());
    assertThatThrownBy(s::run).hasMessage("no parameter is varied");
    assertThatThrownBy(() -> s.vary("q", 0, 1, 2)).hasMessageContaining("no parameter 'q'");
    assertThatThrownBy(() -> s.vary("r", 0, 1, 0)).hasMessageContaining("use 1 to 10 million");
    assertThatThrownBy(() -> s.time(1e300)).hasMessageContaining("expected 0 to 1e15");
    s.vary("r", 3, 4, 1000).samples(Integer.MAX_VALUE);
    assertThatThrownBy(s::run).hasMessageContaining("more memory than there is");
  }
}
