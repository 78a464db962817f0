package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.model.StepperInfo;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of a dynamical system, for equations. */
class EquationSystemTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static EquationSystem lorenz(String stepper) {
    EquationModel m = Models.load("builtin://ode/lorenz");
    return new EquationSystem(m, SystemOptions.of(m).withStepper(stepper).withDt(0.01));
  }

  /** A state that was loaded may have brought another one. */
  @Test
  void aStartWithOtherNumbersHasTheStepLengthOfTheSystem() {
    EquationModel m = Models.load("builtin://ode/lorenz");
    EquationSystem one = lorenz("rk4");
    EquationSystem other = one.copy();
    EquationSystem coarse = new EquationSystem(m, SystemOptions.of(m).withDt(0.02));
    double[] state = new double[coarse.stateSize()];
    coarse.save(state);
    other.load(state);
    other.reset(one.parameters(), new double[0], one.states());
    other.step(10);
    one.step(10);
    assertThat(other.time()).isEqualTo(one.time());
    assertThat(other.states()).isEqualTo(one.states());
  }

  @Test
  void aStartWithOtherNumbersIsThatOfSettingEachOfThem() {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 1.0
        y = 0.0
        [params]
        tau = 0.2
        k = 1.0
        [inputs]
        u = 0.0
        [equations.rhs]
        x = "y + u"
        y = "-k*delay(x, tau) - lag_y(2)"
        [sim]
        stepper = "rk4"
        dt = 0.01
        """;
    EquationSystem one = new EquationSystem(Models.parse("late.toml", text));
    EquationSystem other = one.copy();
    // numbers of the run before must not show
    one.step(7);
    other.step(30);
    one.reset();
    one.setParameters(new double[] {0.35, 2});
    one.setInputs(new double[] {0.1});
    one.setStates(new double[] {0.5, -1});
    other.reset(new double[] {0.35, 2}, new double[] {0.1}, new double[] {0.5, -1});
    one.step(100);
    other.step(100);
    assertThat(other.states()).isEqualTo(one.states());
    assertThat(Snapshot.of(other).state()).isEqualTo(Snapshot.of(one).state());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> other.reset(new double[1], new double[1], new double[2]));
  }

  static Stream<String> steppers() {
    return Steppers.all().stream().filter(s -> !s.map()).map(StepperInfo::name);
  }

  @ParameterizedTest
  @MethodSource("steppers")
  void steppingAllocatesNothing(String stepper) {
    EquationSystem s = lorenz(stepper);
    double[] start = new double[s.stateSize()];
    s.save(start);
    for (int i = 0; i < 2000; i++) {
      s.step();
    }
    assertThat(leastAllocation(s, start)).isZero();
  }

  /** The virtual machine itself may allocate once, never in each of several rounds. */
  private static long leastAllocation(EquationSystem s, double[] start) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      s.load(start);
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 500; i++) {
        s.step();
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"builtin://dde/mackey-glass", "builtin://ode/izhikevich", "builtin://map/henon"})
  void delaysEventsAndMapsAllocateNothing(String uri) {
    EquationSystem s = new EquationSystem(Models.load(uri));
    s.advance(3000, Double.POSITIVE_INFINITY);
    double[] start = new double[s.stateSize()];
    s.save(start);
    assertThat(leastAllocation(s, start)).isZero();
  }

  @ParameterizedTest
  @MethodSource("steppers")
  void aSavedStateGoesOnWithTheSameBits(String stepper) {
    EquationSystem a = lorenz(stepper);
    a.advance(137, Double.POSITIVE_INFINITY);
    Snapshot s = Snapshot.of(a);
    EquationSystem b = lorenz(stepper);
    s.restore(b);
    EquationSystem c = a.copy();
    for (EquationSystem x : new EquationSystem[] {a, b, c}) {
      x.advance(211, Double.POSITIVE_INFINITY);
    }
    assertThat(b.states()).isEqualTo(a.states());
    assertThat(c.states()).isEqualTo(a.states());
    assertThat(b.time()).isEqualTo(a.time());
    assertThat(b.steps()).isEqualTo(348);
  }

  @Test
  void stepsOneByOneEqualStepsAtOnce() {
    EquationSystem a = lorenz("rk4");
    EquationSystem b = lorenz("rk4");
    for (int i = 0; i < 500; i++) {
      StepReport r = a.step();
      assertThat(r.status()).isEqualTo(StepStatus.OK);
      assertThat(r.dt()).isCloseTo(0.01, within(1e-14));
    }
    b.advance(500, Double.POSITIVE_INFINITY);
    assertThat(a.states()).isEqualTo(b.states());
    assertThat(a.time()).isEqualTo(500 * 0.01);
  }

  @Test
  void compiledAndInterpretedEquationsGiveTheSameBits() {
    EquationModel m = Models.load("builtin://ode/hodgkin-huxley");
    EquationSystem a = new EquationSystem(m);
    EquationSystem b = new EquationSystem(m, SystemOptions.of(m).withInterpreter(true));
    a.advance(300, Double.POSITIVE_INFINITY);
    b.advance(300, Double.POSITIVE_INFINITY);
    assertThat(a.states()).isEqualTo(b.states());
  }

  @Test
  void plusAndMinusAreInverse() {
    EquationSystem s = new EquationSystem(LagTest.model("lag12_map"));
    s.advance(20, Double.POSITIVE_INFINITY);
    double[] a = new double[s.stateSize()];
    s.save(a);
    double[] d = new double[s.tangentSize()];
    Arrays.setAll(d, i -> 1e-3 * (i + 1));
    double[] b = new double[a.length];
    s.plus(b, a, d);
    double[] back = new double[d.length];
    s.minus(back, b, a);
    for (int i = 0; i < d.length; i++) {
      assertThat(back[i]).isCloseTo(d[i], within(1e-15));
    }
    // x now, one and two steps ago; the newest sample of the lag is x itself
    assertThat(s.tangentNames()).containsExactly("x", "lag_x(1)", "lag_x(2)");
    assertThat(s.stateNames()).hasSize(s.stateSize()).endsWith("lag_x(2)");
  }

  @Test
  void inputsAreParametersAndOutputsAuxiliaries() {
    EquationSystem s = new EquationSystem(LagTest.model("depths_ode"));
    assertThat(s.inputNames()).isEmpty();
    assertThat(s.outputNames()).containsExactly("delayed_diff");
    s.advance(10, 1.0);
    double[] y = new double[1];
    s.outputs(y);
    assertThat(y[0]).isEqualTo(-0.026156982685176897);
  }

  @Test
  void aStateThatIsNotFiniteIsNamedWithItsEquation() {
    EquationModel m =
        Models.parse(
            "bad.toml",
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            y = 1.0
            [equations.rhs]
            x = "1"
            y = "log(2.05 - x)"
            [sim]
            dt = 0.1
            """);
    EquationSystem s = new EquationSystem(m, SystemOptions.of(m).withStepper("euler"));
    StepReport r = s.advance(1000, 10);
    assertThat(r.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(r.cause())
        .contains("step 12")
        .contains("y becomes NaN")
        .contains("log(2.05 - x)")
        .contains("bad.toml:8");
    assertThat(s.steps()).isEqualTo(11);
    assertThat(s.state("x")).isCloseTo(2.1, within(1e-12));
  }

  @Test
  void aWholeNumberThatLeavesItsRangeEndsTheRunExactly() {
    EquationModel m =
        Models.parse(
            "factorial",
            """
            [model]
            type = "map"
            dtype = "int64"
            [states]
            n = 1
            f = 1
            [equations.rhs]
            n = "n + 1"
            f = "f * (n + 1)"
            """);
    EquationSystem s = new EquationSystem(m);
    StepReport r = s.advance(100, Double.POSITIVE_INFINITY);
    assertThat(r.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(s.state("f")).isEqualTo(6402373705728000.0);
    assertThat(s.state("n")).isEqualTo(18);
    assertThat(r.cause()).contains("step 18").contains("121645100408832000");
  }

  @Test
  void fixedStepsAreCountedWithoutRounding() {
    for (double dt : new double[] {0.1, 0.01, 0.001, 1.0 / 3.0, 0.7}) {
      for (int n : new int[] {1, 3, 7, 10, 100, 1000}) {
        EquationModel m = Models.load("builtin://ode/expdecay");
        EquationSystem s = new EquationSystem(m, SystemOptions.of(m).withDt(dt));
        s.advance(Long.MAX_VALUE, n * dt);
        assertThat(s.steps()).isEqualTo(n);
        assertThat(s.time()).isEqualTo(n * dt);
      }
    }
  }

  @Test
  void aRestOfAStepIsTakenAtTheEnd() {
    EquationModel m = Models.load("builtin://ode/expdecay");
    EquationSystem s = new EquationSystem(m, SystemOptions.of(m).withDt(0.1));
    s.advance(Long.MAX_VALUE, 0.25);
    assertThat(s.steps()).isEqualTo(3);
    assertThat(s.time()).isEqualTo(0.25);
    // the grid goes on from there
    s.advance(Long.MAX_VALUE, 0.45);
    assertThat(s.steps()).isEqualTo(5);
    assertThat(s.time()).isEqualTo(0.45);
  }

  @Test
  void aStepperOfTheWrongKindIsRefused() {
    EquationModel map = Models.load("builtin://map/logistic");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EquationSystem(map, SystemOptions.of(map).withStepper("rk4")))
        .withMessageContaining("map");
    EquationModel ode = Models.load("builtin://ode/lorenz");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EquationSystem(ode, SystemOptions.of(ode).withStepper("iter")))
        .withMessageContaining("differential");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EquationSystem(ode, SystemOptions.of(ode).withStepper("rk5")))
        .withMessageContaining("rk45");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SystemOptions.of(ode).withDt(0))
        .withMessageContaining("positive");
    assertThatThrownBy(
            () ->
                new EquationSystem(
                    Models.parse(
                        "m",
                        """
                        [model]
                        type = "ode"
                        [states]
                        x = 1.0
                        [equations.rhs]
                        x = "x"
                        [sim]
                        safety = 7
                        """)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("safety");
  }

  @Test
  void namesThatAreNotThereAreAnsweredWithTheNearest() {
    EquationSystem s = lorenz("rk4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> s.state("X"))
        .withMessageContaining("\"x\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> s.setParameter("sigm", 1))
        .withMessageContaining("sigma");
  }

  /** Superstable orbits of the logistic map: 1/2 is on the orbit; r from Feigenbaum's table. */
  @Test
  void superstableOrbitsOfTheLogisticMapReturn() {
    double[] r = {2.0, 1 + Math.sqrt(5), 3.498561699327701520, 3.554640862768824865};
    for (int k = 0; k < r.length; k++) {
      EquationSystem s = new EquationSystem(Models.load("builtin://map/logistic"));
      s.setParameter("r", r[k]);
      s.setState("x", 0.5);
      s.advance(1 << k, Double.POSITIVE_INFINITY);
      assertThat(s.state("x")).isCloseTo(0.5, within(1e-14));
      if (k > 0) {
        s.restart(0);
        s.advance(1 << (k - 1), Double.POSITIVE_INFINITY);
        assertThat(Math.abs(s.state("x") - 0.5)).isGreaterThan(1e-2);
      }
    }
    // period 3 in its window: 3.8318740552833155684
    EquationSystem s = new EquationSystem(Models.load("builtin://map/logistic"));
    s.setParameter("r", 3.8318740552833155684);
    s.setState("x", 0.5);
    s.advance(3, Double.POSITIVE_INFINITY);
    assertThat(s.state("x")).isCloseTo(0.5, within(1e-14));
  }

  @Test
  void loadingAStateLeavesTheParametersThatWereSet() {
    EquationSystem s = new EquationSystem(Models.load("builtin://ode/lorenz"));
    s.advance(10, Double.POSITIVE_INFINITY);
    double[] state = new double[s.stateSize()];
    s.save(state);
    String name = s.model().parameterNames().get(0);
    s.setParameter(name, 3.25);
    s.load(state);
    assertThat(s.parameter(name)).isEqualTo(3.25);
    assertThat(s.stateNames()).noneMatch(n -> n.startsWith("parameter"));
    assertThat(s.copy().parameter(name)).isEqualTo(3.25);
    // a snapshot has both, and goes back to both
    Snapshot snapshot = Snapshot.of(s);
    s.setParameter(name, 7);
    snapshot.restore(s);
    assertThat(s.parameter(name)).isEqualTo(3.25);
  }

  @Test
  void parametersThatEventsChangeArePartOfTheState() {
    EquationModel m =
        Models.parse(
            "count",
            """
            [model]
            type = "map"
            [states]
            n = 0
            [params]
            step = 1
            hits = 0
            [equations.rhs]
            n = "n + step"
            [events.hit]
            cond = "n % 5 == 0"
            action.hits = "hits + 1"
            """);
    EquationSystem s = new EquationSystem(m);
    s.advance(7, Double.POSITIVE_INFINITY);
    assertThat(s.stateNames()).contains("parameter hits").doesNotContain("parameter step");
    double[] state = new double[s.stateSize()];
    s.save(state);
    s.advance(20, Double.POSITIVE_INFINITY);
    assertThat(s.parameter("hits")).isEqualTo(5);
    s.load(state);
    assertThat(s.parameter("hits")).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("steppers")
  void aTangentHasTheStatesAndNotTheMemoryOfTheMethod(String stepper) {
    EquationModel m = Models.load("builtin://ode/lorenz");
    EquationSystem s = new EquationSystem(m, SystemOptions.of(m).withStepper(stepper).withDt(0.01));
    s.advance(5, Double.POSITIVE_INFINITY);
    assertThat(s.tangentSize()).isEqualTo(3);
    assertThat(s.tangentNames()).isEqualTo(m.stateNames());
    double[] a = new double[s.stateSize()];
    double[] b = new double[s.stateSize()];
    s.save(a);
    s.plus(b, a, new double[] {1, 2, 3});
    s.load(b);
    assertThat(s.state("x")).isEqualTo(a[s.stateNames().indexOf("x")] + 1);
    double[] d = new double[3];
    s.minus(d, b, a);
    assertThat(d[2]).isCloseTo(3, within(1e-12));
  }

  @Test
  void anOutputThatCanNotBeComputedIsNamed() {
    EquationModel m =
        Models.parse(
            "count",
            """
            [model]
            type = "map"
            dtype = "int64"

            [states]
            n = 1

            [equations.rhs]
            n = "n - 1"

            [aux]
            share = "10 // n"
            """);
    EquationSystem system = new EquationSystem(m);
    double[] y = new double[1];
    system.outputs(y);
    assertThat(y[0]).isEqualTo(10);
    system.step();
    assertThatThrownBy(() -> system.outputs(y))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("auxiliary quantities of")
        .hasMessageContaining("t = 0.01");
  }

  @Test
  void manyStepsAtOnceHaveTheBitsOfSingleOnes() {
    EquationSystem one = new EquationSystem(Models.load("builtin://ode/lorenz"));
    EquationSystem many = one.copy();
    for (int k = 0; k < 101; k++) {
      one.step();
    }
    assertThat(many.step(101).dt()).isCloseTo(one.time(), within(1e-12));
    assertThat(many.states()).isEqualTo(one.states());
    assertThatThrownBy(() -> many.step(0)).hasMessage("0 steps, expected 1 or more");
  }

  /** x = exp(-t), by a method of order four. */
  @Test
  void aShortStepEndsInsideTheNextOneAndMapsHaveNone() {
    EquationSystem decay =
        new EquationSystem(
            Models.parse(
                "decay.toml",
                """
                [model]
                type = "ode"
                [states]
                x = 1.0
                [equations.rhs]
                x = "-x"
                [sim]
                dt = 0.01
                stepper = "rk4"
                """));
    double[] state = new double[decay.stateSize()];
    decay.save(state);
    assertThat(decay.shortStep(0.004).dt()).isCloseTo(0.004, within(1e-15));
    assertThat(decay.state("x")).isCloseTo(StrictMath.exp(-0.004), within(1e-13));
    decay.load(state);
    decay.step();
    assertThat(decay.time()).isEqualTo(0.01);
    assertThat(new EquationSystem(Models.load("builtin://map/henon")).shortStep(0.5)).isNull();
  }

  private static EquationSystem wrapped(String x, String y) {
    return new EquationSystem(
        Models.parse(
            "map.toml",
            """
            [model]
            type = "map"
            [states]
            x = 0.1
            y = 0.1
            [params]
            r = 1.5
            [equations.rhs]
            x = "%s"
            y = "%s"
            """
                .formatted(x, y)));
  }

  @Test
  void coordinatesOfMapsThatGoAroundHaveAPeriod() {
    EquationSystem standard = new EquationSystem(Models.load("builtin://map/standard"));
    assertThat(standard.period("p")).isEqualTo(2 * Math.PI);
    assertThat(standard.period("theta")).isEqualTo(2 * Math.PI);
    EquationSystem cat = wrapped("(2*x + y) % 1", "(x + y) % 1");
    assertThat(cat.period("x")).isEqualTo(1);
    // 1.5 x jumps in the middle of its range, y tells how often x went around
    assertThat(wrapped("(r*x) % 1", "y/2").period("x")).isZero();
    assertThat(wrapped("(x + y) % 1", "y/2 + x").period("x")).isZero();
    assertThat(wrapped("x % 1 + y", "y/2").period("x")).isZero();
    assertThat(new EquationSystem(Models.load("builtin://ode/lorenz")).period("x")).isZero();
  }
}
