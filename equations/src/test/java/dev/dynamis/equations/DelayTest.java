package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Delays: the values of states some time ago, against closed forms and published systems. */
class DelayTest {
  private static final String UNIT =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      [params]
      tau = 1.0
      [equations.rhs]
      x = "-delay(x, tau)"
      [sim]
      t_end = 10.0
      dt = 0.01
      """;

  /** The method of steps for {@code x' = -x(t - 1)}, {@code x = 1} for {@code t <= 0}. */
  private static double exact(double t) {
    double sum = 0;
    double factorial = 1;
    for (int k = 0; k - 1 <= t; k++) {
      factorial *= k == 0 ? 1 : k;
      double term = StrictMath.pow(t - (k - 1), k) / factorial;
      sum += (k & 1) == 0 ? term : -term;
    }
    return sum;
  }

  private static Simulation simulation(String text, String stepper, double rtol) {
    EquationModel m = Models.parse("dde", text);
    return new Simulation(
        m, SystemOptions.of(m).withStepper(stepper).with("rtol", rtol).with("atol", rtol * 1e-2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rk45", "tsit5", "dop853", "rodas5p", "radau5"})
  void adaptiveMethodsFollowTheMethodOfSteps(String stepper) {
    Simulation sim = simulation(UNIT, stepper, 1e-11);
    Recording r = sim.run(sim.defaults().until(8)).orThrow().recording();
    for (long i = 0; i < r.rows(); i++) {
      assertThat(r.get(i, "x")).isCloseTo(exact(r.time(i)), within(1e-9));
    }
    for (double s = 7; s < 8; s += 0.03125) {
      assertThat(sim.system().lags().at("x", s)).isCloseTo(exact(s), within(1e-8));
    }
  }

  @ParameterizedTest
  @CsvSource({"rk4, 1e-8", "rk2, 1e-4", "euler, 2e-2", "ab2, 1e-3", "ab3, 1e-4", "sdirk2, 1e-4"})
  @Tag("acceptance:002-71")
  void fixedStepsFollowTheMethodOfSteps(String stepper, double tolerance) {
    Simulation sim = simulation(UNIT, stepper, 1e-6);
    Recording r = sim.run(sim.defaults().until(5)).orThrow().recording();
    double[] values = {0, -0.5, -0.16666666666666666, 0.2083333333333334, 0.1583333333333333};
    for (int t = 1; t <= 5; t++) {
      assertThat(r.get(100L * t, "x")).isCloseTo(values[t - 1], within(tolerance));
      assertThat(exact(t)).isCloseTo(values[t - 1], within(1e-15));
    }
  }

  @Test
  @Tag("acceptance:002-71")
  void aLagOfATimeIsADelay() {
    assertThat(new Simulation(LagTest.model("dde_unit_delay")).run().orThrow().finalStates()[0])
        .isCloseTo(0.1583333333333333, within(1e-8));
  }

  @Test
  void rk4ConvergesWithItsOrder() {
    double[] error = new double[2];
    for (int k = 0; k < 2; k++) {
      EquationModel m = Models.parse("dde", UNIT);
      Simulation sim =
          new Simulation(m, SystemOptions.of(m).withStepper("rk4").withDt(k == 0 ? 0.1 : 0.05));
      Recording r = sim.run(sim.defaults().until(10)).recording();
      error[k] = Math.abs(r.get(r.rows() - 1, "x") - exact(10));
    }
    assertThat(error[0] / error[1]).isBetween(12.0, 20.0);
  }

  @Test
  void stepsEndAtBreakpointsUpToTheOrder() {
    Simulation sim = simulation(UNIT.replace("1.0\n[eq", "0.7\n[eq"), "dop853", 1e-6);
    Recording r = sim.run(sim.defaults().until(8)).recording();
    for (int k = 1; k <= 9; k++) {
      double breakpoint = 0.7 * k;
      double nearest = Double.MAX_VALUE;
      for (long i = 0; i < r.rows(); i++) {
        nearest = Math.min(nearest, Math.abs(r.time(i) - breakpoint));
      }
      assertThat(nearest).as("breakpoint " + k).isLessThan(1e-12);
    }
  }

  /** Values of an independent method of steps with tolerance 2e-14 in each interval. */
  @ParameterizedTest
  @CsvSource({"50, 1.0609543628975", "100, 1.0137240165241", "200, 1.1867181071165"})
  void followsMackeyAndGlass(double end, double value) {
    EquationModel m = Models.load("builtin://dde/mackey-glass");
    Simulation sim =
        new Simulation(
            m, SystemOptions.of(m).withStepper("dop853").with("rtol", 1e-12).with("atol", 1e-13));
    double x = sim.run(sim.defaults().until(end)).orThrow().finalStates()[0];
    assertThat(x).isCloseTo(value, within(1e-9));
  }

  /**
   * The equilibrium 1 of the Mackey-Glass equation turns unstable at {@code arccos(-1/4) /
   * sqrt(0.15) = 4.708}.
   */
  @Test
  void mackeyGlassTurnsUnstableWhereTheLinearizationDoes() {
    assertThat(amplitude(4.5)).isLessThan(0.01);
    assertThat(amplitude(4.95)).isGreaterThan(0.05);
  }

  private static double amplitude(double tau) {
    EquationModel m = Models.load("builtin://dde/mackey-glass");
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper("rk45"));
    sim.system().setParameter("tau", tau);
    sim.system().setState("x", 1.05);
    Recording r = sim.run(sim.defaults().until(1500)).orThrow().recording().between(1400, 1500);
    double largest = 0;
    for (long i = 0; i < r.rows(); i++) {
      largest = Math.max(largest, Math.abs(r.get(i, "x") - 1));
    }
    return largest;
  }

  private static final String WHELDON =
      """
      [model]
      type = "ode"
      [states]
      M = "1.05767027/3"
      P = "1.030713491/3"
      [equations.rhs]
      M = "1.1/(1 + sqrt(10)*delay(M, 20)^1.25) - 10*M/(1 + 40*P)"
      P = "100*M/(1 + 40*P) - 2.43*P"
      [sim]
      t_end = 100.0
      """;

  /**
   * Wheldon's model of chronic granulocytic leukemia, problem A2 of Enright and Hayashi's test set
   * (Numer. Algorithms 16 (1997) 349-364), with their start and equilibrium. The values are those
   * of SciPy's DOP853 with rtol 3e-14 and steps of 0.02, one delay after the other.
   */
  @ParameterizedTest
  @CsvSource({
    "20, 4.192512449957855, 2.059760855713242",
    "60, 1.787544010335131, 1.3162553946478548",
    "100, 0.08768011074439067, 0.29376859433353936"
  })
  void followsWheldon(double end, double marrow, double blood) {
    Simulation sim = simulation(WHELDON, "radau5", 1e-10);
    double[] x = sim.run(sim.defaults().until(end)).orThrow().finalStates();
    assertThat(x[0]).isCloseTo(marrow, within(2e-8));
    assertThat(x[1]).isCloseTo(blood, within(2e-8));
  }

  @Test
  void wheldonsEquilibriumStays() {
    Simulation sim = simulation(WHELDON.replace("/3", ""), "rodas5p", 1e-9);
    double[] x = sim.run(sim.defaults().until(40)).orThrow().finalStates();
    assertThat(x[0]).isCloseTo(1.05767027, within(1e-7));
    assertThat(x[1]).isCloseTo(1.030713491, within(1e-7));
  }

  @Test
  void theHistoryFunctionHoldsBeforeTheStart() {
    // x' = x(t - 1) with x = exp(t ln w) stays on it, w the solution of ln w = 1/w
    double rate = 0.567143290409783873;
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 1.0
        [params]
        tau = 1.0
        [history]
        x = "exp(0.567143290409783873*t)"
        [equations.rhs]
        x = "delay(x, tau)"
        """;
    Simulation sim = simulation(text, "rk45", 1e-11);
    double[] x = sim.run(sim.defaults().until(4)).orThrow().finalStates();
    assertThat(x[0]).isCloseTo(StrictMath.exp(4 * rate), within(1e-8));
  }

  @Test
  void aJumpOfTheHistoryAtTheStartIsSeenFromBothSides() {
    // x = 0 before the start, 1 at it: x' = -x(t - 1) is 0 on [0, 1), -1 on [1, 2)
    String text = UNIT.replace("[equations.rhs]", "[history]\nx = \"0\"\n[equations.rhs]");
    for (String stepper : new String[] {"rk4", "rk45", "radau5"}) {
      Simulation sim = simulation(text, stepper, 1e-9);
      Recording r = sim.run(sim.defaults().until(2)).orThrow().recording();
      for (long i = 0; i < r.rows(); i++) {
        double t = r.time(i);
        assertThat(r.get(i, "x")).as(stepper).isCloseTo(t <= 1 ? 1 : 2 - t, within(1e-9));
      }
    }
  }

  @Test
  void aDelayOfZeroIsThePresentState() {
    String present = UNIT.replace("delay(x, tau)", "x");
    String delayed = UNIT.replace("tau = 1.0", "tau = 0.0");
    for (String stepper : new String[] {"rk4", "rk45", "dop853"}) {
      Simulation a = simulation(present, stepper, 1e-6);
      Simulation b = simulation(delayed, stepper, 1e-6);
      assertThat(b.run(b.defaults().until(2)).finalStates())
          .isEqualTo(a.run(a.defaults().until(2)).finalStates());
    }
  }

  @Test
  void anEventThatChangesADelayedStateIsTracked() {
    // the clock resets x to 2 at t = 0.5; one delay later the slope jumps from -1 to -2
    String text =
        UNIT
            + """
            [events.kick]
            cond = "t > 0.5"
            locate = true
            action.x = "2"
            """;
    for (String stepper : new String[] {"rk45", "dop853", "rk4"}) {
      Simulation sim = simulation(text, stepper, 1e-10);
      Recording r = sim.run(sim.defaults().until(2)).orThrow().recording();
      double atEnd = r.get(r.rows() - 1, "x");
      // 2 at 0.5; -1 per unit to 1: 1.5; from 1 to 1.5 slope -(2 - s), s = t: x(t-1) = 1 - (t - 1)
      double x15 = 1.5 - (0.5 - 0.125);
      // from 1.5 to 2 the past is 2 - (t - 1.5)
      double x2 = x15 - (1.0 - 0.125);
      assertThat(atEnd).as(stepper).isCloseTo(x2, within(stepper.equals("rk4") ? 2e-5 : 1e-8));
    }
  }

  @Test
  void aSavedRunGoesOnWithTheSameBits() {
    for (String stepper : new String[] {"rk4", "rk45", "radau5", "ab3"}) {
      EquationModel m = Models.load("builtin://dde/mackey-glass");
      SystemOptions o = SystemOptions.of(m).withStepper(stepper);
      EquationSystem a = new EquationSystem(m, o);
      a.advance(700, 60);
      Snapshot s = Snapshot.of(a);
      EquationSystem b = new EquationSystem(m, o);
      s.restore(b);
      a.advance(5000, 120);
      b.advance(5000, 120);
      assertThat(b.states()).isEqualTo(a.states());
      assertThat(b.steps()).isEqualTo(a.steps());
      assertThat(b.time()).isEqualTo(a.time());
    }
  }

  @Test
  void aDelaySetBeforeTheStartHasItsRoom() {
    EquationModel m = Models.load("builtin://dde/mackey-glass");
    SystemOptions o = SystemOptions.of(m).withStepper("rk4").withDt(0.1);
    Simulation sim = new Simulation(m, o);
    sim.system().setParameter("tau", 40);
    assertThat(sim.system().lags().keptStepsCapacity()).isBetween(401, 410);
    sim.run(sim.defaults().until(100)).orThrow();
    EquationSystem copy = sim.system().copy();
    copy.advance(Long.MAX_VALUE, 150);
    assertThat(copy.states()).isEqualTo(sim.resume(sim.defaults().until(150)).finalStates());
    sim.reset();
    assertThat(sim.system().parameter("tau")).isEqualTo(40);
    assertThat(sim.run(sim.defaults().until(150)).finalStates()).isEqualTo(copy.states());
  }

  @Test
  void aDelayShorterThanAFixedStepIsRefused() {
    EquationModel m = Models.parse("dde", UNIT.replace("tau = 1.0", "tau = 0.05"));
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> new Simulation(m, SystemOptions.of(m).withDt(0.1)))
        .withMessageContaining("delay(x, tau)")
        .withMessageContaining("0.05")
        .withMessageContaining("0.1");
    Simulation adaptive = new Simulation(m, SystemOptions.of(m).withStepper("rk45"));
    assertThat(adaptive.run(adaptive.defaults().until(1)).ok()).isTrue();
  }

  @Test
  void aNegativeDelayIsRefused() {
    EquationModel m = Models.parse("dde", UNIT);
    Simulation sim = new Simulation(m);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> sim.system().setParameter("tau", -1))
        .withMessageContaining("-1");
  }

  @Test
  void aHistoryThatIsTooSmallEndsTheRunAndSaysSo() {
    EquationModel m = Models.parse("dde", UNIT);
    EquationSystem s =
        new EquationSystem(
            m, SystemOptions.of(m).withStepper("rk45").with("dt_max", 0.01).withDelayCapacity(20));
    var report = s.advance(1000, 5);
    assertThat(report.status()).isEqualTo(StepStatus.FAILED);
    assertThat(report.cause()).contains("20 steps").contains("delay capacity");
  }

  @Test
  void aLongerDelayInTheMiddleOfARunIsNotAnsweredWithWrongNumbers() {
    EquationModel m = Models.parse("dde", UNIT);
    EquationSystem s = new EquationSystem(m, SystemOptions.of(m).withStepper("rk45"));
    s.advance(100_000, 5);
    s.setParameter("tau", 4);
    var report = s.advance(100_000, 6);
    assertThat(report.status()).isNotEqualTo(StepStatus.OK);
  }
}
