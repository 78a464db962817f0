package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.Equations.flow;
import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.equilibria.CollocationProblem;
import dev.dynamis.analysis.equilibria.Cycle;
import dev.dynamis.analysis.equilibria.Cycles;
import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.section.ReturnMap;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** More published bifurcations, periods and stability of flows, driven ones among them. */
class PublishedFlowsTest {
  private static List<SpecialPoint> only(Branch b, SpecialKind kind) {
    return b.special().stream().filter(s -> s.kind() == kind).toList();
  }

  @Test
  void predatorsAndPreyBeginToOscillateWhereRosenzweigSays() {
    EquationSystem prey =
        flow(
            0.01,
            "N = 0.3333333, P = 0.3",
            "K = 0.8",
            "N",
            "N*(1 - N/K) - 1.5*N*P/(0.5 + N)",
            "P",
            "0.75*N*P/(0.5 + N) - 0.3*P");
    Branch b = Continuation.of(prey).vary("K", 0.8, 2).run();
    assertThat(only(b, SpecialKind.HOPF).getFirst().parameter())
        .isCloseTo(number("rosenzweig_macarthur_hopf"), within(1e-12));
  }

  /** Hodgkin and Huxley's axon at 6.3 degrees, with E_L = 10.613 mV, in their own units. */
  @Test
  void theAxonOfHodgkinAndHuxleyFiresBetweenItsHopfPoints() {
    EquationSystem axon =
        flow(
            0.01,
            "V = 0, n = 0.32, m = 0.05, h = 0.6",
            "I = 0",
            "V",
            "I - 36*n^4*(V + 12) - 120*m^3*h*(V - 115) - 0.3*(V - 10.613)",
            "n",
            "0.01*(10 - V)/(exp((10 - V)/10) - 1)*(1 - n) - 0.125*exp(-V/80)*n",
            "m",
            "0.1*(25 - V)/(exp((25 - V)/10) - 1)*(1 - m) - 4*exp(-V/18)*m",
            "h",
            "0.07*exp(-V/20)*(1 - h) - h/(exp((30 - V)/10) + 1)");
    List<SpecialPoint> two = only(Continuation.of(axon).vary("I", 0, 200).run(), SpecialKind.HOPF);
    double[] published = numbers("hodgkin_huxley_hopf");
    double[] computed = {9.775437877324892, 154.52243374304953};
    assertThat(two).hasSize(2);
    for (int k = 0; k < 2; k++) {
      assertThat(two.get(k).parameter())
          .isCloseTo(published[k], within(0.05))
          .isCloseTo(computed[k], within(1e-6));
    }
  }

  /**
   * Langford's cycle gives way to a torus; without the term that breaks its symmetry in closed
   * form.
   */
  @Test
  void langfordsCycleBecomesATorus() {
    EquationSystem langford =
        flow(
            0.01,
            "x = 0.9, y = 0, z = 0.7",
            "a = 0.55",
            "x",
            "(z - 0.7)*x - 3.5*y",
            "y",
            "3.5*x + (z - 0.7)*y",
            "z",
            "0.6 + a*z - z*z*z/3 - (x*x + y*y)*(1 + 0.25*z)");
    CollocationProblem problem = CollocationProblem.of(langford, 20);
    double[] u =
        Cycles.of(langford).near(new double[] {0.9, 0, 0.7}, 2 * Math.PI / 3.5).unknowns(problem);
    Branch b = Continuation.of(problem).from(u).vary("a", 0.55, 0.8).run();
    assertThat(only(b, SpecialKind.NEIMARK_SACKER).getFirst().parameter())
        .isCloseTo(number("langford_torus"), within(1e-8));
  }

  @Test
  void vanDerPolsCyclesHaveTheirAmplitudesAndTheirPeriodForWeakDamping() {
    EquationSystem vdp = new EquationSystem(Models.load("builtin://ode/vanderpol"));
    for (String mu : List.of("5", "10")) {
      vdp.setParameter("mu", Double.parseDouble(mu));
      Cycle cycle = Cycles.of(vdp).collocation(100).run();
      assertThat(cycle.period()).isCloseTo(number("vanderpol" + mu + "_period"), within(1e-7));
      double amplitude = number(mu.equals("5") ? "vanderpol5_amplitude" : "vanderpol10_amplitude");
      assertThat(cycle.high()[0]).isCloseTo(amplitude, within(1e-4));
    }
    vdp.setParameter("mu", 0.1);
    Cycle weak = Cycles.of(vdp).near(new double[] {2, 0}, 6.28).run();
    assertThat(weak.period()).isCloseTo(number("vanderpol0.1_period_expansion"), within(1e-8));
    vdp.setParameter("mu", 1);
    LyapunovSpectrum l = Lyapunov.of(vdp).transientTime(50).time(666.3286859323).run();
    assertThat(l.exponents()).containsExactly(numbers("vanderpol1_spectrum"), within(2e-3));
  }

  /** x'' + x + x^3 = 0 from x = 1: a complete elliptic integral. */
  @Test
  void duffingsSpringHasThePeriodOfItsAmplitude() {
    EquationModel model =
        Models.parse(
            "spring.toml",
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            v = 0.0
            [equations.rhs]
            x = "v"
            v = "-x - x*x*x"
            """);
    EquationSystem spring =
        new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(1e-3));
    ReturnMap map = ReturnMap.ofCrossings(spring, "v", 0, Direction.DOWN, "x");
    map.step();
    assertThat(map.duration()).isCloseTo(number("duffing_period_A1"), within(1e-10));
  }

  /** Returns the trace of the map over a time of x'' = -k(t) x. */
  private static double trace(double time, int steps, String k, double a, double q) {
    EquationSystem driven =
        flow(time / steps, "x = 0, v = 0", "a = 0, q = 0", "x", "v", "v", "-(" + k + ")*x");
    driven.setParameter("a", a);
    driven.setParameter("q", q);
    StepDerivatives of = driven.derivatives();
    assertThat(of.method()).startsWith("exact");
    double[] v = {1, 0, 0, 1};
    of.step(v, 2, steps);
    return v[0] + v[3];
  }

  private static double root(double low, double high, DoubleUnaryOperator f) {
    double sign = Math.signum(f.applyAsDouble(low));
    assertThat(Math.signum(f.applyAsDouble(high))).isEqualTo(-sign);
    double from = low;
    double to = high;
    for (int k = 0; k < 50; k++) {
      double middle = 0.5 * (from + to);
      if (Math.signum(f.applyAsDouble(middle)) == sign) {
        from = middle;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Edges of stability are where the trace of the map over a period is 2 or -2. */
  @Test
  void mathieusEquationAndPaulsTrapHaveTheirEdgesOfStability() {
    String k = "a - 2*q*cos(2*t)";
    double[] edges = numbers("mathieu_q1");
    int steps = 1000;
    assertThat(root(-0.6, -0.3, a -> trace(Math.PI, steps, k, a, 1) - 2))
        .isCloseTo(edges[0], within(1e-9));
    assertThat(root(-0.3, 0.5, a -> trace(Math.PI, steps, k, a, 1) + 2))
        .isCloseTo(edges[1], within(1e-9));
    assertThat(root(1.5, 2.2, a -> trace(Math.PI, steps, k, a, 1) + 2))
        .isCloseTo(edges[2], within(1e-9));
    assertThat(root(0.8, 1, q -> trace(Math.PI, steps, k, 0, q) + 2))
        .isCloseTo(number("paul_trap_q"), within(1e-8));
  }

  /** A rod of 1 m on a pivot that vibrates by 0.02 m stands upside down above a frequency. */
  @Test
  void kapitzasPendulumStandsAboveItsFrequency() {
    double found =
        root(200, 240, w -> trace(2 * Math.PI / w, 400, "-9.81 + 0.02*q*q*cos(q*t)", 0, w) - 2);
    assertThat(found)
        .isCloseTo(number("kapitza_frequency"), within(3.0))
        .isCloseTo(221.4917, within(1e-3));
  }

  /** The benchmark bicycle of Meijaard and others: M q'' + v C q' + (g K0 + v^2 K2) q = 0. */
  @Test
  void theBenchmarkBicycleRidesByItselfBetweenWeaveAndCapsize() {
    double[] m = {80.81722, 2.31941332208709, 2.31941332208709, 0.29784188199686};
    double[] k0 = {-80.95, -2.59951685249872, -2.59951685249872, -0.80329488458618};
    double[] k2 = {0, 76.59734589573222, 0, 2.65431523794604};
    double[] c1 = {0, 33.86641391492494, -0.85035641456978, 1.68540397397560};
    double det = m[0] * m[3] - m[1] * m[2];
    double[] inverse = {m[3] / det, -m[1] / det, -m[2] / det, m[0] / det};
    String[] rates = new String[2];
    for (int i = 0; i < 2; i++) {
      StringBuilder text = new StringBuilder("0");
      for (int j = 0; j < 2; j++) {
        double g = 0;
        double square = 0;
        double damping = 0;
        for (int l = 0; l < 2; l++) {
          g -= inverse[2 * i + l] * 9.81 * k0[2 * l + j];
          square -= inverse[2 * i + l] * k2[2 * l + j];
          damping -= inverse[2 * i + l] * c1[2 * l + j];
        }
        String angle = j == 0 ? "lean" : "steer";
        String rate = j == 0 ? "u" : "w";
        text.append(
            " + ((%s) + (%s)*v*v)*%s + (%s)*v*%s".formatted(g, square, angle, damping, rate));
      }
      rates[i] = text.toString();
    }
    EquationSystem bicycle =
        flow(
            0.01,
            "lean = 0, steer = 0, u = 0, w = 0",
            "v = 0",
            "lean",
            "u",
            "steer",
            "w",
            "u",
            rates[0],
            "w",
            rates[1]);
    Branch b = Continuation.of(bicycle).vary("v", 0, 10).run();
    double[] standing = b.points().getFirst().spectrum().re().clone();
    Arrays.sort(standing);
    assertThat(standing).containsExactly(numbers("bicycle_standing"), within(1e-10));
    assertThat(only(b, SpecialKind.HOPF).getFirst().parameter())
        .isCloseTo(number("bicycle_weave_speed"), within(1e-10));
    assertThat(only(b, SpecialKind.BRANCH).getFirst().parameter())
        .isCloseTo(number("bicycle_capsize_speed"), within(1e-10));
    Branch five = Continuation.of(bicycle).vary("v", 5, 5.5).run();
    var s = five.points().getFirst().spectrum();
    double[] weave = numbers("bicycle_v5_weave");
    assertThat(five.points().getFirst().stable()).isTrue();
    for (int i = 0; i < s.size(); i++) {
      if (s.im()[i] > 0) {
        assertThat(s.re()[i]).isCloseTo(weave[0], within(1e-9));
        assertThat(s.im()[i]).isCloseTo(weave[1], within(1e-9));
      }
    }
    assertThat(Arrays.stream(s.im()).max().orElseThrow()).isPositive();
  }

  /** Forty sites: a spectrum of forty exponents, thirteen of them positive. */
  @Test
  void fortySitesOfLorenzHaveThirteenPositiveExponents() {
    String[] rhs = new String[80];
    StringBuilder states = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      states.append(i == 0 ? "" : ", ").append("x" + i + " = ");
      states.append(8 + 0.01 * StrictMath.sin(1.0 + i * i));
      rhs[2 * i] = "x" + i;
      rhs[2 * i + 1] =
          "(x%d - x%d)*x%d - x%d + 8".formatted((i + 1) % 40, (i + 38) % 40, (i + 39) % 40, i);
    }
    EquationSystem atmosphere = flow(0.025, states.toString(), "", rhs);
    LyapunovSpectrum l = Lyapunov.of(atmosphere).exponents(40).transientTime(100).time(1000).run();
    assertThat(l.sum()).isCloseTo(number("lorenz96_sum"), within(1e-3));
    assertThat(l.exponents()[0])
        .isCloseTo(number("lorenz96_lyap1"), within(0.03 + 3 * l.errors()[0]));
    assertThat(l.errors()[0]).isLessThan(0.03);
    assertThat(Arrays.stream(l.exponents()).filter(e -> e > 0.01).count())
        .isEqualTo((long) number("lorenz96_positive"));
    assertThat(l.kaplanYorke()).isCloseTo(number("lorenz96_kaplan_yorke"), within(0.2));
  }
}
