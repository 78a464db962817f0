package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.internal.history.LagRings;
import dev.dynamis.equations.model.StepperInfo;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lags: the values of states some committed steps ago. */
class LagTest {
  private static final double[] DELAYED_LOGISTIC = {
    0.10000000000000001,
    0.34200000000000003,
    0.67360775999999989,
    0.71208232600750132,
    0.76645177197180636,
    0.6657375301589458,
    0.8839961601547386,
    0.3608149295072611,
    1.2576115416200886,
  };

  private static final double[] LAG12 = {
    0.10000000000000001,
    0.31500000000000006,
    0.31500000000000006,
    0.61795650000000002,
    0.75521250000000006,
    0.87496357297576499,
    0.73456552343296488,
    0.50060394992010271,
    0.57917693281760274,
    0.8439497903364205,
    0.8670205367512299,
    0.6766782757673449,
    0.4269465000302218,
  };

  static String text(String name) {
    try (InputStream in = LagTest.class.getResourceAsStream("/lag/" + name + ".toml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static EquationModel model(String name) {
    return Models.parse(name, text(name));
  }

  private static double[] iterate(EquationModel model, int n) {
    Simulation sim = new Simulation(model);
    return sim.run(sim.defaults().iterations(n)).recording().column("x").toArray();
  }

  @Test
  @Tag("acceptance:002-2")
  @Tag("acceptance:002-3")
  @Tag("acceptance:002-7")
  @Tag("acceptance:002-8")
  @Tag("acceptance:002-34")
  @Tag("acceptance:002-55")
  @Tag("acceptance:002-58")
  void aLagIsTheValueCommittedSoManyStepsAgo() {
    assertThat(iterate(model("delayed_logistic"), 8)).isEqualTo(DELAYED_LOGISTIC);
    assertThat(iterate(model("lag12_map"), 12)).isEqualTo(LAG12);
  }

  @Test
  @Tag("acceptance:002-1")
  void aLagWithoutNumberIsOneStep() {
    String text = text("delayed_logistic").replace("lag_x()", "lag_x(1)");
    assertThat(iterate(Models.parse("m", text), 8)).isEqualTo(DELAYED_LOGISTIC);
  }

  @Test
  @Tag("acceptance:002-4")
  void onlyLaggedStatesHaveARing() {
    EquationSystem s =
        new EquationSystem(
            Models.parse(
                "three",
                """
                [model]
                type = "map"
                [states]
                x = 1.0
                y = 2.0
                z = 3.0
                [equations.rhs]
                x = "x + lag_y(2)"
                y = "y"
                z = "z"
                """));
    assertThat(s.lags().rings()).containsExactly(new LagDiagnostics.Ring("y", 2, 4, 0, 3));
    assertThat(s.lags().bytes()).isEqualTo(4 * 8);
    assertThat(s.lags().contents("x")).isEmpty();
  }

  @Test
  @Tag("acceptance:002-9")
  @Tag("acceptance:002-30")
  @Tag("acceptance:002-51")
  @Tag("acceptance:002-52")
  @Tag("acceptance:002-73")
  void depthsAreTheGreatestOverAllExpressions() {
    EquationSystem s = new EquationSystem(model("depths_ode"));
    assertThat(s.lags().depth("x")).isEqualTo(5);
    assertThat(s.lags().depth("v")).isEqualTo(3);
    // six and four slots are needed; rings are powers of two
    assertThat(s.lags().rings())
        .containsExactly(
            new LagDiagnostics.Ring("x", 5, 8, 0, 7), new LagDiagnostics.Ring("v", 3, 4, 8, 3));
    assertThat(s.lags().rings().get(0).bytes()).isEqualTo(64);
    assertThat(s.lags().bytes()).isEqualTo(12 * 8);
  }

  @Test
  @Tag("acceptance:002-7")
  @Tag("acceptance:002-10")
  @Tag("acceptance:002-11")
  @Tag("acceptance:002-12")
  @Tag("acceptance:002-55")
  @Tag("acceptance:002-74")
  void differentialEquationsSeeCommittedValuesInAllStages() {
    Simulation sim = new Simulation(model("depths_ode"));
    RunResult r = sim.run(sim.defaults().only("x", "v", "delayed_diff"));
    Recording rec = r.recording();
    assertThat(rec.rows()).isEqualTo(11);
    assertThat(r.steps()).isEqualTo(10);
    assertThat(r.t()).isEqualTo(1.0);
    assertThat(rec.get(10, "x")).isEqualTo(0.066450529656153598);
    assertThat(rec.get(10, "v")).isEqualTo(-0.069084065810172277);
    assertThat(rec.get(10, "delayed_diff")).isEqualTo(-0.026156982685176897);
    assertThat(sim.system().lags().history("x", 5))
        .containsExactly(
            0.072456951846243206,
            0.078207511079948513,
            0.083573960099849492,
            0.088419805655173211,
            0.092607512341330495);

    EquationModel m = model("depths_ode");
    Simulation euler = new Simulation(m, SystemOptions.of(m).withStepper("euler"));
    double[] last = euler.run().finalStates();
    assertThat(last).containsExactly(0.069109781050000013, -0.072281225301000007);
  }

  @Test
  @Tag("acceptance:002-26")
  @Tag("acceptance:002-27")
  void laggedStatesStandInForLaggedExpressions() {
    assertThat(new Simulation(model("energy_from_lagged_states")).run().finalStates())
        .containsExactly(0.053589950785169108, -0.084903780798278192);
    assertThat(new Simulation(model("energy_promoted")).run().finalStates())
        .containsExactly(0.015288833066029437, -0.14035932300121268, 0.015025208397659548);
  }

  // --- rings

  private static LagRings ring(int depth) {
    var b = HandKernel.model(dev.dynamis.equations.model.SystemKind.MAP, "ring");
    HandKernel.state(b, "x", 0.1);
    b.lags(new int[] {depth}, new int[] {0});
    LagRings r = new LagRings(b, 0);
    r.fill(new double[] {0.1});
    return r;
  }

  @Test
  @Tag("acceptance:002-33")
  void aRingStartsFullOfTheInitialValue() {
    LagRings r = ring(3);
    assertThat(r.contents(0)).containsExactly(0.1, 0.1, 0.1, 0.1);
    assertThat(r.head(0)).isEqualTo(3);
    for (int k = 0; k <= 3; k++) {
      assertThat(r.lag(0, k)).isEqualTo(0.1);
    }
  }

  @Test
  @Tag("acceptance:002-35")
  @Tag("acceptance:002-36")
  void aPushTurnsTheRingAndWritesAtItsHead() {
    LagRings r = ring(3);
    for (double v : new double[] {0.2, 0.3, 0.4}) {
      r.push(new double[] {v});
    }
    assertThat(r.contents(0)).containsExactly(0.2, 0.3, 0.4, 0.1);
    assertThat(r.head(0)).isEqualTo(2);
    assertThat(r.lag(0, 1)).isEqualTo(0.3);
    assertThat(r.lag(0, 2)).isEqualTo(0.2);
    assertThat(r.lag(0, 3)).isEqualTo(0.1);
  }

  @Test
  @Tag("acceptance:002-32")
  @Tag("acceptance:002-60")
  @Tag("acceptance:002-61")
  void ringsOfOtherDepthsKeepTheSameValues() {
    for (int depth = 1; depth <= 40; depth++) {
      LagRings r = ring(depth);
      assertThat(r.slots(0)).isGreaterThan(depth);
      assertThat(Integer.bitCount(r.slots(0))).isEqualTo(1);
      for (int i = 1; i <= 100; i++) {
        r.push(new double[] {i});
      }
      for (int k = 0; k <= depth; k++) {
        assertThat(r.lag(0, k)).isEqualTo(100 - k);
      }
    }
    assertThat(ring(7).slots(0)).isEqualTo(8);
    assertThat(ring(10).slots(0)).isEqualTo(16);
    assertThat(3 * ring(10).bytes()).isEqualTo(384);
  }

  @Test
  @Tag("acceptance:002-32")
  void aRingTurnsOverTheEndOfItsCounter() {
    LagRings r = ring(3);
    r.shift(Integer.MIN_VALUE + 2);
    for (int i = 1; i <= 10; i++) {
      r.push(new double[] {i});
      assertThat(r.lag(0, Math.min(i - 1, 3))).isEqualTo(i - Math.min(i - 1, 3));
    }
  }

  // --- what must not disturb them

  @Test
  @Tag("acceptance:002-40")
  void theIntervalOfRecordingDoesNotMatter() {
    Simulation all = new Simulation(model("lag12_map"));
    Simulation none = new Simulation(model("lag12_map"));
    assertThat(all.run(all.defaults().iterations(5000)).finalStates())
        .isEqualTo(none.run(none.defaults().iterations(5000).recording(false)).finalStates());
  }

  @Test
  @Tag("acceptance:002-41")
  void aRunThatBreaksOffKeepsTheLagsOfItsCommittedSteps() {
    EquationSystem s =
        new EquationSystem(
            Models.parse(
                "breaks",
                """
                [model]
                type = "map"
                [states]
                x = 1.0
                [equations.rhs]
                x = "x + 1 + 0*lag_x(4) if x < 5 else x/0"
                """));
    var report = s.advance(10, Double.POSITIVE_INFINITY);
    assertThat(report.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(report.cause()).contains("step 5").contains("x becomes Infinity").contains("x/0");
    assertThat(s.steps()).isEqualTo(4);
    assertThat(s.lags().history("x", 4)).containsExactly(4, 3, 2, 1);
    assertThat(s.lags().contents("x")).contains(5, 4, 3, 2, 1);
  }

  @Test
  @Tag("acceptance:002-42")
  void aContinuedRunEqualsAFreshOne() {
    Simulation sim = new Simulation(model("lag12_map"));
    sim.run(sim.defaults().iterations(5));
    Recording r = sim.resume(sim.defaults().iterations(8)).recording();
    assertThat(r.column("x").toArray()).isEqualTo(Arrays.copyOf(LAG12, 9));
    assertThat(sim.segments()).extracting(Segment::rows).containsExactly(6L, 3L);
    assertThat(sim.segments().get(1).firstStep()).isEqualTo(6);
  }

  @Test
  @Tag("acceptance:002-43")
  void aSnapshotHasTheLags() {
    Simulation sim = new Simulation(model("lag12_map"));
    sim.run(sim.defaults().iterations(5));
    sim.takeSnapshot("five");
    double[] first = sim.resume(sim.defaults().iterations(8)).finalStates();
    sim.reset("five");
    assertThat(sim.system().steps()).isEqualTo(5);
    assertThat(sim.resume(sim.defaults().iterations(8)).finalStates()).isEqualTo(first);
    assertThat(first[0]).isEqualTo(LAG12[8]);
  }

  @Test
  @Tag("acceptance:002-44")
  void modelsDoNotShareTheirLags() {
    EquationModel a = model("lag12_map");
    double[] first = iterate(a, 12);
    iterate(model("delayed_logistic"), 8);
    assertThat(iterate(a, 12)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(strings = {"start", "end"})
  @Tag("acceptance:002-45")
  void aConditionWithALagHoldsOncePerCrossing(String phase) {
    Simulation sim =
        new Simulation(
            Models.parse(
                "crossing",
                """
                [model]
                type = "ode"
                [states]
                x = 0.0
                v = 1.0
                n = 0.0
                [equations.rhs]
                x = "v"
                v = "-x"
                [events.up]
                phase = "%s"
                cond = "x > 0.5 and lag_x() <= 0.5"
                action.n = "n + 1"
                log = ["t", "x"]
                [sim]
                t_end = 60.0
                dt = 0.01
                """
                    .formatted(phase)));
    RunResult r = sim.run();
    assertThat(r.recording().events("up").rows()).isEqualTo(10);
    assertThat(sim.system().state("n")).isEqualTo(10);
  }

  @Test
  @Tag("acceptance:002-6")
  void anAdaptiveStepperPushesAcceptedStepsOnly() {
    EquationModel m =
        Models.parse(
            "stiffening",
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            [aux]
            before = "lag_x(1)"
            [equations.rhs]
            x = "-60*x*(1 + tanh(40*(t - 0.5))) + 0*lag_x(3)"
            """);
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper("rk45"));
    Recording r = sim.run(sim.defaults().until(1).only("x", "before")).recording();
    assertThat(r.rows()).isGreaterThan(20);
    for (long i = 1; i < r.rows(); i++) {
      assertThat(r.get(i, "before")).isEqualTo(r.get(i - 1, "x"));
    }
    assertThat(sim.system().lags().lag("x", 3)).isEqualTo(r.get(r.rows() - 4, "x"));
  }

  static Stream<String> odeSteppers() {
    return Steppers.all().stream().filter(s -> !s.map()).map(StepperInfo::name);
  }

  @ParameterizedTest
  @MethodSource("odeSteppers")
  @Tag("acceptance:002-31")
  @Tag("acceptance:002-54")
  @Tag("acceptance:002-56")
  @Tag("acceptance:002-72")
  void everyStepperHasTheSameLags(String stepper) {
    EquationModel m = model("depths_ode");
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper(stepper));
    Recording r = sim.run(sim.defaults().only("x", "v", "delayed_diff")).recording();
    long n = r.rows() - 1;
    for (int k = 1; k <= 5; k++) {
      assertThat(sim.system().lags().lag("x", k)).isEqualTo(r.get(Math.max(0, n - k), "x"));
    }
    assertThat(r.get(n, "delayed_diff")).isEqualTo(r.get(n, "x") - r.get(Math.max(0, n - 5), "x"));
    assertThat(r.get(n, "x")).isBetween(0.05, 0.09);
  }

  // --- fractional lags

  @Test
  @Tag("acceptance:002-70")
  void aFractionalLagOfAMapIsLinear() {
    EquationModel m = model("fractional_ramp");
    Simulation sim = new Simulation(m);
    Recording r = sim.run(sim.defaults().iterations(6)).recording();
    assertThat(r.get(6, "y")).isCloseTo(0.45000000000000007, within(1e-16));
  }

  @Test
  void aFractionalLagOfADifferentialEquationIsItsDenseOutput() {
    EquationModel m =
        Models.parse(
            "half",
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            [aux]
            half = "lag_x(1.5)"
            [equations.rhs]
            x = "-x + 0*lag_x(1.5)"
            [sim]
            dt = 0.1
            """);
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper("rk4"));
    Recording r = sim.run(sim.defaults().until(1).only("x", "half")).recording();
    for (long i = 2; i < r.rows(); i++) {
      assertThat(r.get(i, "half")).isCloseTo(StrictMath.exp(-0.1 * (i - 1.5)), within(1e-6));
    }
    assertThat(r.get(0, "half")).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:002-5")
  void theDeepestLagCostsNoMoreThanTheShallowest() {
    // processor time, the least of many alternating runs, so that a busy machine does not decide
    EquationSystem shallow = lagged(1);
    EquationSystem deep = lagged(999);
    long least = Long.MAX_VALUE;
    long leastDeep = Long.MAX_VALUE;
    for (int i = 0; i < 20 || i < 200 && leastDeep >= 1.2 * least; i++) {
      least = Math.min(least, processorTime(shallow));
      leastDeep = Math.min(leastDeep, processorTime(deep));
    }
    assertThat((double) leastDeep / least).isLessThan(1.2);
  }

  private static EquationSystem lagged(int k) {
    return new EquationSystem(
        Models.parse(
            "deep" + k,
            """
            [model]
            type = "map"
            [states]
            x = 0.3
            [equations.rhs]
            x = "0.5*x + 0.4*lag_x(%d)"
            """
                .formatted(k)));
  }

  private static long processorTime(EquationSystem s) {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    s.advance(200_000, Double.POSITIVE_INFINITY);
    return threads.getCurrentThreadCpuTime() - start;
  }
}
