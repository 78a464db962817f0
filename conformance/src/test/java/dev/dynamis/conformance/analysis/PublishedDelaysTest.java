package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.Equations.flow;
import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.BranchPoint;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.continuation.SpecialProblem;
import dev.dynamis.analysis.equilibria.CollocationProblem;
import dev.dynamis.analysis.equilibria.Cycles;
import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.equations.EquationSystem;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published characteristic roots, bifurcations and cycles of delay equations. */
class PublishedDelaysTest {
  private static final double DT = 0.05;

  private static Spectrum roots(EquationSystem system) {
    return SteadyProblem.of(system, 1).spectrum(new double[system.rightHandSide().names().size()]);
  }

  private static SpecialPoint first(Branch b, SpecialKind kind) {
    return b.special().stream().filter(s -> s.kind() == kind).findFirst().orElseThrow();
  }

  /** At a = 1/e two real roots of x' = -a x(t - 1) meet in -1. */
  @Test
  void twoRootsMeetWhereTheyShould() {
    EquationSystem linear = flow(DT, "x = 0", "a = 1", "x", "-a*delay(x, 1)");
    double[] one = numbers("delay_root_a1_collocation");
    assertThat(roots(linear).re()[0]).isCloseTo(one[0], within(1e-12));
    assertThat(roots(linear).im()[0]).isCloseTo(one[1], within(1e-12));
    linear.setParameter("a", StrictMath.exp(-1));
    Spectrum s = roots(linear);
    // a double root moves with the square root of rounding
    assertThat(s.re()[0]).isCloseTo(number("delay_double_root"), within(1e-6));
    assertThat(s.re()[1]).isCloseTo(number("delay_double_root"), within(1e-6));
  }

  /** On the boundaries that Hayes, Hsu and Bhatt, and Stepan give, a root is on the axis. */
  @Test
  void rootsLieOnTheAxisOnTheBoundariesOfStability() {
    EquationSystem hayes = flow(DT, "x = 0", "a = 0, b = 0", "x", "a*x + b*delay(x, 1)");
    hayes.setParameter("a", 2 / StrictMath.tan(2));
    hayes.setParameter("b", -2 / StrictMath.sin(2));
    assertThat(roots(hayes).re()[0]).isCloseTo(number("hayes_boundary"), within(1e-11));
    assertThat(roots(hayes).im()[0]).isCloseTo(2, within(1e-11));
    EquationSystem hsuBhatt =
        flow(DT, "x = 0, v = 0", "", "x", "v", "v", "-1.3*x + 0.3*delay(x, 6.283185307179586)");
    assertThat(growthAt(roots(hsuBhatt), 1)).isCloseTo(number("hsu_bhatt_line"), within(1e-10));
    EquationSystem pd = inverted();
    pd.setParameter("kp", 2 * StrictMath.cos(0.5));
    pd.setParameter("kd", 2 * StrictMath.sin(0.5));
    assertThat(growthAt(roots(pd), 1)).isCloseTo(number("delayed_pd_D_curve"), within(1e-10));
  }

  /** Returns the growth of the root with a frequency. */
  private static double growthAt(Spectrum s, double frequency) {
    return IntStream.range(0, s.size())
        .filter(i -> Math.abs(s.im()[i] - frequency) < 1e-6)
        .mapToDouble(i -> s.re()[i])
        .findFirst()
        .orElseThrow();
  }

  /** A mass that falls away, x'' = x, held by proportional and derivative feedback that is late. */
  private static EquationSystem inverted() {
    return flow(
        DT,
        "x = 0, v = 0",
        "kp = 2, kd = 1, tau = 0.5",
        "x",
        "v",
        "v",
        "x - kp*delay(x, tau) - kd*delay(v, tau)");
  }

  /**
   * No gains hold it through a delay above sqrt(2/a). Below, gains in the middle between kp = a and
   * the curve of Hopf points do.
   */
  @Test
  void aDelayedMassIsHeldUpToItsCriticalDelay() {
    double low = 1;
    double high = 2;
    for (int k = 0; k < 12; k++) {
      double tau = 0.5 * (low + high);
      if (isHeld(tau)) {
        low = tau;
      } else {
        high = tau;
      }
    }
    assertThat(low).isCloseTo(number("delayed_pd_critical_delay"), within(2e-3));
  }

  private static boolean isHeld(double tau) {
    double kp = 0;
    double kd = 0;
    for (double w = 1e-4; w < Math.PI / tau; w += 1e-4) {
      double p = (w * w + 1) * StrictMath.cos(w * tau);
      if (p < 1) {
        break;
      }
      if (p > kp) {
        kp = p;
        kd = (w * w + 1) / w * StrictMath.sin(w * tau);
      }
    }
    EquationSystem pd = inverted();
    pd.setParameter("tau", tau);
    pd.setParameter("kp", 0.5 * (1 + kp));
    pd.setParameter("kd", kd);
    return kp > 0 && roots(pd).re()[0] < 0;
  }

  /** Turning on a lathe: the lobes' lowest point is K = 2 zeta (1 + zeta), for every lobe. */
  @Test
  void noCutBelowTheLowestPointOfTheLobesChatters() {
    EquationSystem lathe =
        flow(
            DT,
            "x = 0, v = 0",
            "K = 0.05, tau = 4.5",
            "x",
            "v",
            "v",
            "-2*0.05*v - x - K*(x - delay(x, tau))");
    SteadyProblem problem = SteadyProblem.of(lathe, 1);
    Branch b = Continuation.of(problem).vary("K", 0.05, 1).run();
    SpecialProblem lobe = new SpecialProblem(problem, first(b, SpecialKind.HOPF), "K");
    double least = 1;
    for (double end : new double[] {3.5, 5.5}) {
      Branch curve = Continuation.of(lobe).vary("tau", 4.5, end).largestStep(0.005).run();
      for (BranchPoint p : curve.points()) {
        least = Math.min(least, p.x()[2]);
      }
    }
    lathe.setParameter("K", 2 * 0.05 * 1.05);
    double most = Double.NEGATIVE_INFINITY;
    for (double tau = 3.5; tau < 5.5; tau += 0.005) {
      lathe.setParameter("tau", tau);
      most = Math.max(most, roots(lathe).re()[0]);
    }
    assertThat(most).isCloseTo(number("chatter_minimum"), within(2e-5));
    assertThat(least).isBetween(0.105 - 1e-9, 0.105 + 1e-5);
  }

  /**
   * Two neurons, the example of DDE-BIFTOOL's manual; more digits are those of the recomputation.
   */
  @Test
  void theNeuronsOfDdeBiftoolHaveTheirPitchforkAndHopfPoint() {
    EquationSystem neurons =
        flow(
            DT,
            "x = 0, y = 0",
            "a21 = 0.5",
            "x",
            "-0.5*x - tanh(delay(x, 1.5)) + tanh(delay(y, 0.2))",
            "y",
            "-0.5*y - tanh(delay(y, 1.5)) + a21*tanh(delay(x, 0.2))");
    Branch b = Continuation.of(neurons).from(0, 0).vary("a21", 0.5, 2.5).run();
    double[] hopf = numbers("neuron_hopf");
    SpecialPoint h = first(b, SpecialKind.HOPF);
    assertThat(h.parameter()).isCloseTo(hopf[0], within(1e-4)).isCloseTo(0.807123225, within(1e-9));
    assertThat(h.frequency())
        .isCloseTo(hopf[1], within(1e-4))
        .isCloseTo(0.7819651621, within(1e-9));
    assertThat(first(b, SpecialKind.BRANCH).parameter())
        .isCloseTo(number("neuron_pitchfork"), within(1e-9));
  }

  /**
   * Hutchinson's equation, in the logarithm of the population. May's table has two or three digits;
   * the ratios after it are those of a recomputation with 400 steps a delay. At 1.6 the table is
   * wrong, and the first term of the normal form (recorded) is 0.1 off.
   */
  @ParameterizedTest
  @CsvSource({
    "1.6, 1, 2.23107622, 1e-5",
    "1.7, 5.76, 5.8136, 2e-4",
    "1.8, 11.6, 11.653, 2e-4",
    "2.0, 42.3, 42.344, 2e-4",
    "2.3, 408, 408.65, 5e-4",
    "2.5, 2930, 2928.5, 1e-3"
  })
  void hutchinsonsCyclesHaveTheRatiosAndPeriodsOfMaysTable(
      String r, double table, double ratio, double part) {
    EquationSystem population = flow(DT, "y = -0.2", "r = 1.6", "y", "r*(1 - exp(delay(y, 1)))");
    population.setParameter("r", Double.parseDouble(r));
    // beyond 1.6 the orbit comes to its cycle fast
    population.step(r.equals("1.6") ? 20_000 : 2_000);
    CollocationProblem problem = CollocationProblem.of(population, 60);
    double[] u = Cycles.of(population).transientSteps(0).unknowns(problem);
    double[] values = problem.values(u);
    double found = StrictMath.exp(values[0] - values[2]);
    assertThat(found).isCloseTo(ratio, within(part * ratio));
    if (r.equals("1.6")) {
      assertThat(found).isCloseTo(number("hutchinson_1.6_ratio"), within(0.12));
    } else {
      assertThat(found / table).isCloseTo(number("hutchinson_" + r + "_ratio"), within(0.02));
    }
    assertThat(values[1]).isCloseTo(number("hutchinson_" + r + "_period"), within(0.011));
  }
}
