package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.equilibria.Cycle;
import dev.dynamis.analysis.equilibria.CycleProblem;
import dev.dynamis.analysis.equilibria.Cycles;
import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Published bifurcations, cycles and characteristic roots. */
class PublishedBranchesTest {
  private static EquationSystem ode(String states, String params, String... rhs) {
    return new EquationSystem(Models.parse("published.toml", text("ode", states, params, rhs)));
  }

  private static String text(String type, String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"" + type + "\"\n[states]\n");
    text.append(states.replace(", ", "\n"))
        .append("\n[params]\n")
        .append(params.replace(", ", "\n"));
    text.append("\n[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    return text.toString();
  }

  private static List<SpecialPoint> only(Branch b, SpecialKind kind) {
    return b.special().stream().filter(s -> s.kind() == kind).toList();
  }

  private static EquationSystem lorenz() {
    return new EquationSystem(Models.load("builtin://ode/lorenz"));
  }

  @Test
  void lorenzLosesItsFociInAHopfPointAndItsOriginAtABranchPoint() {
    Branch foci = Continuation.of(lorenz()).from(8, 8, 27).vary("rho", 28, 2).run();
    SpecialPoint hopf = only(foci, SpecialKind.HOPF).getFirst();
    assertThat(hopf.parameter()).isCloseTo(number("lorenz_hopf"), within(1e-10));
    assertThat(hopf.frequency()).isCloseTo(number("lorenz_hopf_frequency"), within(1e-5));
    assertThat(foci.points().getFirst().stable()).isFalse();
    assertThat(foci.points().getLast().stable()).isTrue();
    assertThat(foci.points().getLast().parameter()).isEqualTo(2);
    Branch origin = Continuation.of(lorenz()).from(0, 0, 0).vary("rho", 0, 3).run();
    assertThat(only(origin, SpecialKind.BRANCH).getFirst().parameter())
        .isCloseTo(number("lorenz_pitchfork"), within(1e-10));
    assertThat(origin.special()).hasSize(1);
  }

  @Test
  void lorenzHasItsThreeStatesOfRestWithTheirEigenvalues() {
    List<FixedPoint> found = FixedPoints.of(lorenz()).run().points();
    assertThat(found).hasSize(3);
    double c = Math.sqrt(72);
    for (FixedPoint p : found) {
      Spectrum s = p.spectrum();
      if (Math.abs(p.get("z")) < 1) {
        assertThat(s.re())
            .containsExactly(
                IntStream.range(0, 3)
                    .mapToDouble(i -> numbers("lorenz_origin_eigenvalues")[2 - i])
                    .toArray(),
                within(1e-8));
      } else {
        assertThat(Math.abs(p.get("x"))).isCloseTo(c, within(1e-12));
        double[] focus = numbers("lorenz_focus_eigenvalues");
        assertThat(s.re())
            .containsExactly(new double[] {focus[1], focus[1], focus[0]}, within(1e-7));
        assertThat(s.im()[0]).isCloseTo(focus[2], within(1e-7));
      }
    }
  }

  @Test
  void theCuspHasItsFolds() {
    EquationSystem cusp = ode("x = -1.4", "h = -1", "x", "h + x - x*x*x");
    Branch b = Continuation.of(cusp).vary("h", -1, 1).run();
    assertThat(only(b, SpecialKind.FOLD))
        .extracting(SpecialPoint::parameter)
        .satisfiesExactly(
            h -> assertThat(h).isCloseTo(number("cusp_folds"), within(1e-12)),
            h -> assertThat(h).isCloseTo(-number("cusp_folds"), within(1e-12)));
    assertThat(b.special()).hasSize(2);
    assertThat(b.points().getLast().parameter()).isEqualTo(1);
    Branch oneWay = Continuation.of(cusp).vary("h", -1, 1).natural().run();
    assertThat(oneWay.end()).contains("no further point");
    assertThat(oneWay.points().getLast().parameter()).isBetween(0.3, 0.385);
  }

  @Test
  void autosDemoAbHasItsFoldsAndHopfPoint() {
    EquationSystem ab =
        ode(
            "u = 0, v = 0",
            "p = 0, a = 14, b = 2",
            "u",
            "-u + p*(1 - u)*exp(v)",
            "v",
            "-v + p*a*(1 - u)*exp(v) - b*v");
    Branch b = Continuation.of(ab).vary("p", 0, 0.15).run();
    double[] folds = numbers("auto_ab_folds");
    assertThat(only(b, SpecialKind.FOLD).get(0).parameter()).isCloseTo(folds[0], within(1e-6));
    assertThat(only(b, SpecialKind.FOLD).get(1).parameter()).isCloseTo(folds[1], within(1e-6));
    assertThat(only(b, SpecialKind.HOPF).getLast().parameter())
        .isCloseTo(number("auto_ab_hopf"), within(5e-5));
  }

  @Test
  void brusselatorAndFitzHughNagumoHaveTheirHopfPoints() {
    EquationSystem brusselator =
        ode("x = 1.3, y = 1", "A = 1.3, B = 1", "x", "A - (B + 1)*x + x*x*y", "y", "B*x - x*x*y");
    SpecialPoint hopf =
        only(Continuation.of(brusselator).vary("B", 1, 4).run(), SpecialKind.HOPF).getFirst();
    assertThat(hopf.parameter()).isCloseTo(number("brusselator_hopf"), within(1e-12));
    assertThat(hopf.frequency()).isCloseTo(number("brusselator_hopf_frequency"), within(1e-12));
    EquationSystem fhn =
        ode(
            "V = -1.2, w = -0.6",
            "a = 0.7, b = 0.8, eps = 0.08, I = 0",
            "V",
            "V - V*V*V/3 - w + I",
            "w",
            "eps*(V + a - b*w)");
    List<SpecialPoint> two = only(Continuation.of(fhn).vary("I", 0, 2).run(), SpecialKind.HOPF);
    assertThat(two.stream().mapToDouble(SpecialPoint::parameter).toArray())
        .containsExactly(numbers("fitzhugh_nagumo_hopf"), within(1e-10));
  }

  /**
   * By collocation at Chebyshev's points, whose error falls faster than any power of their number;
   * differences of second order on 40 intervals are off by 1e-3 and were all that limited the fold.
   */
  @Test
  void bratusProblemHasItsFold() {
    int n = 19;
    double[] t = new double[n + 2];
    double[] w = new double[n + 2];
    for (int i = 0; i < t.length; i++) {
      t[i] = StrictMath.cos(Math.PI * i / (n + 1));
      w[i] = (i == 0 || i == n + 1 ? 2 : 1) * (i % 2 == 0 ? 1 : -1);
    }
    double[][] d = new double[n + 2][n + 2];
    for (int i = 0; i < t.length; i++) {
      for (int j = 0; j < t.length; j++) {
        if (i != j) {
          d[i][j] = w[i] / w[j] / (t[i] - t[j]);
          d[i][i] -= d[i][j];
        }
      }
    }
    String[] rhs = new String[2 * n];
    StringBuilder states = new StringBuilder();
    for (int i = 1; i <= n; i++) {
      states.append(i == 1 ? "" : ", ").append("u").append(i).append(" = 0");
      StringBuilder sum = new StringBuilder("c*exp(u" + i + ")");
      for (int j = 1; j <= n; j++) {
        double second = 0;
        for (int k = 0; k < t.length; k++) {
          second += 4 * d[i][k] * d[k][j];
        }
        sum.append(" + (").append(second).append(")*u").append(j);
      }
      rhs[2 * i - 2] = "u" + i;
      rhs[2 * i - 1] = sum.toString();
    }
    Branch b =
        Continuation.of(ode(states.toString(), "c = 0", rhs)).vary("c", 0, 4).points(150).run();
    SpecialPoint fold = only(b, SpecialKind.FOLD).getFirst();
    assertThat(fold.parameter()).isCloseTo(number("bratu_fold"), within(1e-9));
    assertThat(fold.x()[n / 2]).isCloseTo(number("bratu_fold_umax"), within(1e-6));
    // the upper part of the branch goes back towards c = 0
    assertThat(b.points().getLast().parameter()).isLessThan(1);
  }

  @Test
  void theLogisticMapDoublesWhereItShouldUpToFeigenbaumsRatio() {
    EquationSystem logistic = new EquationSystem(Models.load("builtin://map/logistic"));
    double[] doubles = new double[5];
    String[] keys = {"logistic_pd2", "logistic_pd4", "logistic_pd8", "logistic_pd16"};
    double from = 2.9;
    double[] x = {1 - 1 / 2.9};
    for (int k = 0; k <= 4; k++) {
      SteadyProblem problem = SteadyProblem.of(logistic.copy(), 1 << k);
      double end =
          k == 0
              ? 3.2
              : doubles[k - 1] + (k == 1 ? 0.6 : 2 * (doubles[k - 1] - doubles[k - 2]) / 4.669);
      Branch b = Continuation.of(problem).from(x).vary("r", from, end).run();
      SpecialPoint pd = only(b, SpecialKind.PERIOD_DOUBLING).getFirst();
      doubles[k] = pd.parameter();
      if (k > 0) {
        assertThat(pd.parameter()).isCloseTo(number(keys[k - 1]), within(1e-12));
      }
      // settle on the orbit of twice the period, a little beyond
      double gap = k == 0 ? 0.5 : doubles[k] - doubles[k - 1];
      from = doubles[k] + gap / 4.669 / 3;
      logistic.setParameter("r", from);
      for (int i = 0; i < 20_000; i++) {
        logistic.step();
      }
      x = logistic.states();
    }
    assertThat(doubles[0]).isCloseTo(3, within(1e-12));
    double ratio = (doubles[3] - doubles[2]) / (doubles[4] - doubles[3]);
    assertThat(ratio).isCloseTo(number("feigenbaum_delta"), within(0.01));
  }

  @Test
  void thePeriodThreeWindowOpensInAFoldAndDoubles() {
    EquationSystem logistic = new EquationSystem(Models.load("builtin://map/logistic"));
    logistic.setParameter("r", 3.84);
    for (int i = 0; i < 2000; i++) {
      logistic.step();
    }
    SteadyProblem three = SteadyProblem.of(logistic, 3);
    Branch down = Continuation.of(three).from(logistic.states()).vary("r", 3.84, 3.8).run();
    assertThat(only(down, SpecialKind.FOLD).getFirst().parameter())
        .isCloseTo(number("logistic_period3_opens"), within(1e-11));
    Branch up = Continuation.of(three).from(logistic.states()).vary("r", 3.84, 3.86).run();
    assertThat(only(up, SpecialKind.PERIOD_DOUBLING).getFirst().parameter())
        .isCloseTo(number("logistic_period3_doubles"), within(1e-11));
  }

  @Test
  void henonsSaddleAndCyclesAreThere() {
    EquationSystem henon = new EquationSystem(Models.load("builtin://map/henon"));
    FixedPoint saddle =
        FixedPoints.of(henon).run().points().stream()
            .filter(p -> p.x()[0] > 0)
            .findFirst()
            .orElseThrow();
    assertThat(saddle.get("x")).isCloseTo(number("henon_fixed_point"), within(1e-12));
    assertThat(saddle.spectrum().re())
        .containsExactly(
            new double[] {number("henon_saddle_unstable"), number("henon_saddle_stable")},
            within(1e-9));
    double[] cycles = numbers("henon_cycles_1_to_10");
    int[] points = new int[9];
    for (int k = 1; k <= 8; k++) {
      // the fixed point outside the attractor, x = -1.13, has period 1 too
      long all =
          FixedPoints.of(henon)
              .period(k)
              .box("x", -1.5, 1.5)
              .box("y", -0.5, 0.5)
              .starts(1500)
              .run()
              .points()
              .stream()
              .filter(p -> p.x()[0] > -1.1 || Math.abs(p.x()[0] + 1.131354) > 1e-3)
              .count();
      int shorter = 0;
      for (int d = 1; d < k; d++) {
        shorter += k % d == 0 ? points[d] : 0;
      }
      points[k] = (int) all - shorter;
      assertThat(points[k]).as("points of period %d", k).isEqualTo((int) (k * cycles[k - 1]));
    }
  }

  @Test
  void vanDerPolsCycleHasItsPeriodAmplitudeAndMultiplier() {
    EquationSystem vdp = new EquationSystem(Models.load("builtin://ode/vanderpol"));
    vdp.setParameter("mu", 1);
    Cycle cycle = Cycles.of(vdp).run();
    assertThat(cycle.period()).isCloseTo(number("vanderpol1_period"), within(1e-9));
    assertThat(cycle.high()[0]).isCloseTo(number("vanderpol1_amplitude"), within(1e-5));
    assertThat(cycle.multipliers().re()[1])
        .isCloseTo(number("vanderpol1_multiplier"), within(1e-8 + 5e-7));
    assertThat(cycle.error()).isLessThan(1e-10);
    assertThat(cycle.stability().name()).isEqualTo("STABLE");
    vdp.setParameter("mu", 5);
    assertThat(Cycles.of(vdp).run().period()).isCloseTo(number("vanderpol5_period"), within(1e-8));
  }

  @Test
  void unstableCyclesOfLorenzAndRoesslerAreFound() {
    double[] point = numbers("lorenz_upo_AB_point");
    Cycle lr =
        Cycles.of(lorenz()).near(new double[] {point[0] + 0.01, point[1], point[2]}, 1.56).run();
    assertThat(lr.period()).isCloseTo(number("lorenz_upo_AB_period"), within(1e-10));
    assertThat(lr.multipliers().re()[0])
        .isCloseTo(number("lorenz_upo_AB_multiplier"), within(1e-3));
    EquationSystem roessler = roessler(5.7);
    Cycle one = Cycles.of(roessler).near(new double[] {0, -6.1, 0.03}, 5.9).run();
    assertThat(one.period()).isCloseTo(number("roessler_upo1_period"), within(1e-8));
    assertThat(one.multipliers().re()[0])
        .isCloseTo(number("roessler_upo1_multiplier"), within(1e-6));
  }

  private static EquationSystem roessler(double c) {
    return ode(
        "x = 1, y = 1, z = 0",
        "a = 0.2, b = 0.2, c = " + c,
        "x",
        "-y - z",
        "y",
        "x + a*y",
        "z",
        "b + z*(x - c)");
  }

  @Test
  void roesslersCycleDoublesWhereItShould() {
    EquationSystem system = roessler(2.5);
    Cycle cycle = Cycles.of(system).run();
    double[] x = java.util.Arrays.copyOf(cycle.x(), 4);
    x[3] = cycle.period();
    Branch b =
        Continuation.of(new CycleProblem(system)).from(x).vary("c", 2.5, 3).largestStep(0.1).run();
    assertThat(only(b, SpecialKind.PERIOD_DOUBLING).getFirst().parameter())
        .isCloseTo(number("roessler_first_doubling_c"), within(2e-5));
  }

  private static EquationSystem delayed(String states, String params, String... rhs) {
    return new EquationSystem(
        Models.parse("delayed.toml", text("ode", states, params, rhs) + "[sim]\ndt = 0.05\n"));
  }

  @Test
  void delayEquationsHaveTheirCharacteristicRoots() {
    EquationSystem linear = delayed("x = 0", "a = 1", "x", "-a*delay(x, 1)");
    double[] root = numbers("delay_root_a1");
    Spectrum s = SteadyProblem.of(linear, 1).spectrum(new double[] {0});
    assertThat(s.re()[0]).isCloseTo(root[0], within(1e-11));
    assertThat(s.im()[0]).isCloseTo(root[1], within(1e-11));
    // Wright's equation at its state of rest
    SpecialPoint hopf =
        only(Continuation.of(linear).vary("a", 1, 2).run(), SpecialKind.HOPF).getFirst();
    assertThat(hopf.parameter()).isCloseTo(number("wright_hopf"), within(1e-10));
    assertThat(hopf.frequency()).isCloseTo(Math.PI / 2, within(1e-10));
  }

  @Test
  void delayedPopulationsHaveTheirHopfPoints() {
    EquationSystem hutchinson = delayed("x = 1", "r = 1", "x", "r*x*(1 - delay(x, 1))");
    assertThat(
            only(Continuation.of(hutchinson).vary("r", 1, 2).run(), SpecialKind.HOPF)
                .getFirst()
                .parameter())
        .isCloseTo(Math.PI / 2, within(1e-9));
    EquationSystem mackeyGlass =
        delayed("x = 1", "tau = 3", "x", "0.2*delay(x, tau)/(1 + delay(x, tau)**10) - 0.1*x");
    assertThat(
            only(Continuation.of(mackeyGlass).vary("tau", 3, 6).run(), SpecialKind.HOPF)
                .getFirst()
                .parameter())
        .isCloseTo(number("mackey_glass_hopf"), within(1e-9));
  }
}
