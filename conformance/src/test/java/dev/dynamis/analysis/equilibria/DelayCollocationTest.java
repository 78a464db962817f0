package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.BranchPoint;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.continuation.Switching;
import dev.dynamis.analysis.section.Section;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Progress;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DelayCollocationTest {
  private static final double A = 0.5;
  private static final double W = 2;
  private static final double K = 0.7;

  /** z' = (a + i w - |z|^2) z + k z(t - tau), whose cycles are circles. */
  private static EquationSystem circle(double tau) {
    return Equations.flow(
        "x = 1, y = 0",
        "a = %s, w = %s, k = %s, tau = %s".formatted(A, W, K, tau),
        "x",
        "(a - x*x - y*y)*x - w*y + k*delay(x, tau)",
        "y",
        "(a - x*x - y*y)*y + w*x + k*delay(y, tau)");
  }

  /** The solution of {@code v = w - k sin(v tau)} near a guess. */
  private static double frequency(double tau, double guess) {
    double v = guess;
    for (int k = 0; k < 100; k++) {
      double slope = 1 + K * tau * StrictMath.cos(v * tau);
      v -= (v - W + K * StrictMath.sin(v * tau)) / slope;
    }
    return v;
  }

  private static double radius(double tau, double v) {
    return Math.sqrt(A + K * StrictMath.cos(v * tau));
  }

  /** Radius and angle in coordinates that turn with the circle, where it is a state of rest. */
  private static EquationSystem turning(double tau, double v) {
    String past = "delay(r, %s)".formatted(tau);
    String ahead = "f - delay(f, %s)".formatted(tau);
    return Equations.flow(
        "r = %s, f = 0".formatted(radius(tau, v)),
        "a = %s, k = %s, c = %s, s = %s"
            .formatted(A, K, StrictMath.cos(v * tau), StrictMath.sin(v * tau)),
        "r",
        "(a - r*r)*r + k*%s*(c*cos(%s) - s*sin(%s))".formatted(past, ahead, ahead),
        "f",
        "k*s - k*%s/r*(s*cos(%s) + c*sin(%s))".formatted(past, ahead, ahead));
  }

  /**
   * The frequency of the circle solves an equation of its own, and its multipliers are the
   * exponentials of the characteristic roots of a state of rest. The second delay is longer than
   * the period.
   */
  @ParameterizedTest
  @CsvSource({"1.3, 1.5", "5.2, 2.3"})
  void aCircleHasItsRadiusItsPeriodAndItsMultipliers(double tau, double guess) {
    Cycle found = Cycles.of(circle(tau)).run();
    double v = frequency(tau, 2 * Math.PI / found.period());
    assertThat(v).isCloseTo(guess, within(0.2));
    assertThat(found.period()).isCloseTo(2 * Math.PI / v, within(1e-9));
    assertThat(found.high()[0]).isCloseTo(radius(tau, v), within(1e-9));
    Spectrum rates =
        CharacteristicRoots.at(turning(tau, v).rightHandSide(), 0, new double[] {radius(tau, v), 0})
            .rightmost(4);
    for (int i = 0; i < 4; i++) {
      double size = StrictMath.exp(rates.re()[i] * found.period());
      double angle = rates.im()[i] * found.period();
      assertThat(found.multipliers().re()[i]).isCloseTo(size * StrictMath.cos(angle), within(2e-8));
      // a rate and its conjugate give the same pair
      assertThat(Math.abs(found.multipliers().im()[i]))
          .isCloseTo(Math.abs(size * StrictMath.sin(angle)), within(2e-8));
    }
  }

  @Test
  void thePeriodOfACoarseMeshHasAnErrorOfTheFourthPowerAtLeast() {
    double exact = 2 * Math.PI / frequency(1.3, 1.5);
    double[] errors = new double[2];
    for (int k = 0; k < 2; k++) {
      Cycle found = Cycles.of(circle(1.3)).collocation(6 << k).run();
      errors[k] = Math.abs(found.period() - exact);
    }
    assertThat(errors[0]).isBetween(1e-9, 1e-3);
    assertThat(errors[0] / errors[1]).isGreaterThan(16);
  }

  @Test
  void derivativesAreThoseOfTheResidual() {
    CollocationProblem problem = CollocationProblem.of(circle(1.3), 4);
    double[] x =
        problem.around(
            new double[] {0.1, -0.2}, new double[] {1.2, 0.3}, new double[] {0.1, 0.8}, 2.7);
    problem.accepted(
        problem.around(new double[2], new double[] {1, 0}, new double[] {0, 1}, Math.PI));
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
            .isCloseTo((high[i] - low[i]) / 2e-5, within(1e-7));
      }
    }
  }

  /**
   * With amplitude e, the cycles of x' = -a x(t - 1) (1 + x) have a = pi/2 + (3 pi - 2)/40 e^2 and
   * period 4 (1 + e^2/(10 pi)) up to e^4: Hassard, Kazarinoff and Wan, Theory and Applications of
   * Hopf Bifurcation, 1981.
   */
  @Test
  void wrightsCyclesLeaveTheirHopfPointAsTheirExpansionSays() {
    EquationSystem wright = new EquationSystem(Models.load("builtin://dde/wright"));
    SteadyProblem rest = SteadyProblem.of(wright, 1);
    Branch still = Continuation.of(rest).from(0).vary("alpha", 1, 2).run();
    SpecialPoint hopf = still.special().getFirst();
    assertThat(hopf.kind()).isEqualTo(SpecialKind.HOPF);
    Branch cycles = Switching.follow(rest, 1, hopf, "alpha", 1, 2, Progress.NONE).getFirst();
    int looked = 0;
    for (BranchPoint p : cycles.points()) {
      double amplitude = (p.values()[0] - p.values()[2]) / 2;
      double square = amplitude * amplitude;
      assertThat(p.stable()).isTrue();
      if (amplitude > 0.01 && amplitude < 0.1) {
        looked++;
        assertThat((p.parameter() - Math.PI / 2) / square)
            .isCloseTo((3 * Math.PI - 2) / 40, within(0.05 * square + 1e-6));
        assertThat((p.values()[1] / 4 - 1) / square)
            .isCloseTo(1 / (10 * Math.PI), within(0.05 * square + 1e-6));
      }
    }
    assertThat(looked).isGreaterThan(2);
    assertThat(cycles.points().getLast().parameter()).isEqualTo(2);
    // the same cycle, from an orbit that ends on it
    Cycle same = Cycles.of(wright).run();
    assertThat(same.period()).isCloseTo(cycles.points().getLast().values()[1], within(1e-7));
  }

  /**
   * The cycle of Mackey and Glass doubles at a delay of about 13.3 (Farmer, Physica D 4, 1982).
   * Long runs on both sides of the value found here have one and two turns in a period, and the
   * period of the doubled cycle.
   */
  @Test
  void theCycleOfBloodCellsDoublesAtItsDelay() {
    EquationSystem blood = new EquationSystem(Models.load("builtin://dde/mackey-glass"));
    blood.setParameter("tau", 12);
    CollocationProblem problem = CollocationProblem.of(blood, CollocationProblem.INTERVALS);
    double[] first = Cycles.of(blood).unknowns(problem);
    Branch once = Continuation.of(problem).from(first).vary("tau", 12, 14).run();
    SpecialPoint doubling = once.special().getFirst();
    assertThat(doubling.kind()).isEqualTo(SpecialKind.PERIOD_DOUBLING);
    assertThat(doubling.parameter()).isCloseTo(13.3, within(0.1));
    assertThat(difference(crossings(blood, doubling.parameter() - 0.05))).isLessThan(0.01);
    assertThat(difference(crossings(blood, doubling.parameter() + 0.05))).isGreaterThan(0.2);
    assertThat(once.points().getLast().stable()).isFalse();
    Branch twice = Switching.follow(problem, 1, doubling, "tau", 12, 14, Progress.NONE).getFirst();
    assertThat(twice.points().getLast().stable()).isTrue();
    double[] times = crossings(blood, 14);
    double period = twice.points().getLast().values()[1];
    assertThat(period).isCloseTo((times[22] - times[0]) / 11, within(2e-6));
  }

  /** By how much two turns that follow each other differ in length, at the end. */
  private static double difference(double[] times) {
    int n = times.length;
    return Math.abs(times[n - 1] - 2 * times[n - 2] + times[n - 3]);
  }

  /** Times at which a run that has come to its cycle crosses a level upwards. */
  private static double[] crossings(EquationSystem blood, double tau) {
    blood.setParameter("tau", tau);
    blood.restart(0);
    Section section = Section.of(blood).level("x", 0.9).transientTime(20_000).crossings(24);
    return section.run().points().times().toArray();
  }
}
