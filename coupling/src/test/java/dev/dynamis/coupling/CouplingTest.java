package dev.dynamis.coupling;

import static dev.dynamis.coupling.Texts.output;
import static dev.dynamis.coupling.Texts.save;
import static dev.dynamis.coupling.Texts.slide;
import static dev.dynamis.coupling.Texts.state;
import static dev.dynamis.coupling.Texts.steps;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.sim.Mechanism;
import java.lang.management.ManagementFactory;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CouplingTest {
  /** Damping times the time step over the mass is 5: an explicit integrator bears less than 2. */
  private static final String STIFF =
      """
      [controller.pd]
      inputs = { x = "sensor:x", v = "sensor:v" }
      outputs = { "actuator:motor" = "-kp*x - kd*v" }
      params = { kp = 100.0, kd = 500.0 }
      """;

  @Test
  void stiffFeedbackExplodesOutsideTheEngineAndIsStableInside() {
    Mechanism outside = new Mechanism(Texts.mechanism(slide("implicitfast")));
    outside.reset("away");
    double farthest = 0;
    for (int i = 0; i < 12; i++) {
      double[] q = outside.data().qpos;
      outside.actuator("motor").set(-100 * q[0] - 500 * outside.data().qvel[0]);
      outside.step();
      farthest = Math.max(farthest, Math.abs(q[0]));
    }
    assertThat(farthest).isGreaterThan(1e4);

    Coupling inside = slide("implicitfast", STIFF);
    for (int i = 0; i < 2000; i++) {
      double before = state(inside, "slide");
      steps(inside, 1);
      assertThat(state(inside, "slide")).isBetween(0.0, before);
    }
    // creeps with the slow root of s^2 + 500 s + 100, to the order of the method
    double slow = (-500 + StrictMath.sqrt(500 * 500 - 400)) / 2;
    assertThat(state(inside, "slide")).isCloseTo(StrictMath.exp(slow * 20), within(1e-4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"implicit", "implicitfast"})
  void feedbackInTextEqualsTheSameFeedbackOfAnActuator(String integrator) {
    Coupling text = slide(integrator, STIFF);
    Mechanism actuator =
        new Mechanism(
            Texts.mechanism(
                slide(integrator)
                    .replace(
                        "<motor name=\"motor\" joint=\"slide\"/>",
                        "<position name=\"motor\" joint=\"slide\" kp=\"100\" kv=\"500\"/>")));
    actuator.reset("away");
    for (int i = 0; i < 500; i++) {
      steps(text, 1);
      actuator.step();
      // sums of two products in another order
      assertThat(state(text, "slide")).isCloseTo(actuator.data().qpos[0], within(1e-14));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"implicit", "implicitfast", "Euler"})
  void aControllerMuchFasterThanTheStepIsStableAndQuasiSteady(String integrator) {
    double kd = integrator.equals("Euler") ? 50 : 500;
    String filtered =
        """
        [controller.pd]
        inputs = { x = "position:slide", v = "velocity:slide" }
        outputs = { "actuator:motor" = "-100*x - %s*w" }
        params = { T = 1e-6 }
        states = { w = 0.0 }
        equations.rhs.w = "(v - w)/T"
        """
            .formatted(kd);
    Coupling fast = slide(integrator, filtered);
    for (int i = 0; i < 300; i++) {
      steps(fast, 1);
      assertThat(state(fast, "pd.w")).isCloseTo(state(fast, "v.slide"), within(1e-3));
    }
    Coupling direct = slide(integrator, STIFF.replace("500.0", kd + ""));
    steps(direct, 300);
    double tolerance = integrator.equals("Euler") ? 2e-2 : 1e-4;
    assertThat(state(fast, "slide")).isCloseTo(state(direct, "slide"), within(tolerance));
  }

  @Test
  void statesThatGoThroughTheStagesOfRungeAndKuttaHaveFourthOrder() {
    // a spring whose force is a state: s' = -v, so x'' = s, a harmonic oscillator
    String spring =
        """
        timestep = %s
        [controller.spring]
        inputs = { v = "sensor:v", x = "sensor:x" }
        outputs = { "joint:slide" = "s" }
        states = { s = -1.0 }
        equations.rhs.s = "-v"
        """;
    double[] errors = new double[2];
    for (int k = 0; k < 2; k++) {
      int n = k == 0 ? 20 : 40;
      Coupling c = slide("RK4", spring.formatted(2.0 / n));
      steps(c, n);
      errors[k] = Math.abs(state(c, "slide") - StrictMath.cos(2));
      assertThat(state(c, "spring.s")).isCloseTo(-StrictMath.cos(2), within(1e-4));
    }
    // order 4: a factor of 16
    assertThat(errors[0] / errors[1]).isBetween(13.0, 19.0);
  }

  @Test
  void aSampledControllerHoldsItsOutputs() {
    Coupling c =
        slide(
            "Euler",
            """
            [controller.count]
            type = "map"
            rate = 25
            outputs = { "actuator:motor" = "n" }
            states = { n = 1.0 }
            equations.rhs.n = "n + 1"
            """);
    double[] forces = new double[12];
    for (int i = 0; i < 12; i++) {
      steps(c, 1);
      forces[i] = c.mechanisms().get(0).data().ctrl[0];
    }
    assertThat(forces).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Euler", "implicitfast", "RK4"})
  void aDelayOfWholeStepsGivesTheValueOfThatStep(String integrator) {
    Coupling c =
        slide(
            integrator,
            """
            [controller.late]
            inputs = { x = { from = "sensor:x", delay = "tau" }, y = "sensor:x" }
            outputs = { "joint:slide" = "-10*x" }
            params = { tau = 0.05 }
            aux.before = "delay(y, tau)"
            """);
    double[] x = new double[40];
    for (int i = 0; i < 40; i++) {
      x[i] = state(c, "slide");
      double expected = i < 5 ? 1 : x[i - 5];
      assertThat(output(c, "late.joint:slide")).isCloseTo(-10 * expected, within(1e-12));
      assertThat(output(c, "late.before")).isCloseTo(expected, within(1e-12));
      steps(c, 1);
    }
  }

  @Test
  void aDelayBetweenStepsIsInterpolated() {
    Coupling c =
        slide(
            "Euler",
            """
            [controller.ramp]
            outputs = { "see.r" = { expr = "t", delay = 0.0237 } }
            [controller.see]
            inputs = { r = 0 }
            rate = 100
            aux.seen = "r"
            """);
    steps(c, 20);
    // the time of the last sample, less the delay
    assertThat(output(c, "see.seen")).isCloseTo(0.19 - 0.0237, within(1e-12));
  }

  @Test
  void aQuantumRoundsToWholeMultiples() {
    Coupling c =
        slide(
            "Euler",
            """
            [controller.coarse]
            inputs = { x = { from = "position:slide", quantum = 0.25 } }
            outputs = { "joint:slide" = "-x" }
            """);
    for (int i = 0; i < 300; i++) {
      steps(c, 1);
      double x = state(c, "slide");
      assertThat(output(c, "coarse.joint:slide")).isEqualTo(-0.25 * Math.rint(x / 0.25) + 0.0);
    }
  }

  /** Everything that a coupling remembers, in one. */
  static final String ALL =
      """
      [controller.filter]
      inputs = { x = { from = "sensor:x", delay = 0.034, quantum = 1e-3 }, v = "velocity:slide", a = "sensor:a[0]" }
      outputs = { "joint:slide" = { expr = "-5*z - delay(v, 0.02)", delay = 0.013 } }
      states = { z = 0.0, flips = 0.0 }
      equations.rhs.z = "(x + 0.1*delay(z, 0.05) + 0.01*a - z)/0.1"
      events.flip = { cond = "x < 0", locate = true, action = { flips = "flips + 1" } }

      [controller.digital]
      type = "map"
      rate = 20
      inputs = { z = "filter.z" }
      outputs = { "actuator:motor" = "-2*y + lag_y(2)" }
      states = { y = 0.0 }
      equations.rhs.y = "0.5*y + z"

      [controller.drum]
      outputs = { "force:mass.x" = "0.3*p" }
      states = { p = 1.0, q = 0.0 }
      equations.rhs = { p = "q", q = "2*(1 - p^2)*q - 9*p" }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"Euler", "implicit", "implicitfast", "RK4"})
  void aRestoredRunGoesOnWithTheSameBits(String integrator) {
    Coupling c = slide(integrator, ALL);
    steps(c, 173);
    double[] saved = new double[c.stateSize()];
    c.save(saved);
    Coupling copy = c.copy();
    Coupling other = slide(integrator, ALL);
    steps(other, 31);
    other.load(saved);
    double[] x = new double[c.stateSize()];
    double[] y = new double[c.stateSize()];
    for (int i = 0; i < 200; i++) {
      steps(c, 1);
      steps(other, 1);
      steps(copy, 1);
      c.save(x);
      other.save(y);
      assertThat(y).isEqualTo(x);
      copy.save(y);
      assertThat(y).isEqualTo(x);
    }
    assertThat(x).doesNotContain(Double.NaN);
    c.load(saved);
    steps(c, 200);
    c.save(y);
    assertThat(y).isEqualTo(x);
  }

  @Test
  void lookingChangesNothing() {
    Coupling looked = slide("implicitfast", ALL);
    Coupling alone = slide("implicitfast", ALL);
    double[] y = new double[looked.outputNames().size()];
    for (int i = 0; i < 100; i++) {
      looked.outputs(y);
      steps(looked, 1);
      steps(alone, 1);
    }
    double[] a = new double[alone.stateSize()];
    double[] b = new double[alone.stateSize()];
    looked.save(a);
    alone.save(b);
    assertThat(a).isEqualTo(b);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Euler", "implicitfast", "RK4"})
  void stepsMakeNoGarbage(String integrator) {
    Coupling c = slide(integrator, ALL);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20 && least > 0; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      steps(c, 1000);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    // reading the counter allocates nothing; a single object of every step would be 16 kB
    assertThat(least).isLessThan(1000);
  }

  @Test
  void plusAndMinusAreInverse() {
    Coupling c = slide("implicitfast", ALL);
    steps(c, 50);
    double[] x = new double[c.stateSize()];
    c.save(x);
    double[] dx = new double[c.tangentSize()];
    for (int i = 0; i < dx.length; i++) {
      dx[i] = 1e-3 * (i + 1);
    }
    double[] moved = new double[x.length];
    double[] back = new double[dx.length];
    c.plus(moved, x, dx);
    c.minus(back, moved, x);
    for (int i = 0; i < dx.length; i++) {
      assertThat(back[i]).isCloseTo(dx[i], within(1e-12));
    }
    assertThat(c.stateNames()).hasSize(x.length).doesNotHaveDuplicates();
    assertThat(c.tangentNames()).hasSize(dx.length).doesNotHaveDuplicates();
  }

  @Test
  void aDelayThatIsAParameterMayBeChanged() {
    Coupling c =
        slide(
            "Euler",
            """
            [controller.late]
            inputs = { x = { from = "sensor:x", delay = "tau" } }
            outputs = { "joint:slide" = "-10*x" }
            params = { tau = 0.05 }
            """);
    int before = c.stateSize();
    c.setParameters(new double[] {0.1});
    assertThat(c.stateSize()).isEqualTo(before + 5);
    steps(c, 10);
    assertThat(output(c, "late.joint:slide")).isCloseTo(-10, within(1e-12));
    assertThatThrownBy(() -> c.setParameters(new double[] {-1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("late.x is -1.0 s");
    double[] p = new double[1];
    c.parameters(p);
    assertThat(p).containsExactly(0.1);
  }

  @Test
  void anEventMayEndTheRun() {
    Coupling c =
        slide(
            "implicitfast",
            """
            [controller.spring]
            inputs = { x = "position:slide" }
            outputs = { "joint:slide" = "-x" }
            events.crossed = { cond = "x < 0", terminal = true }
            """);
    StepReport last = null;
    for (int i = 0; i < 1000 && (last == null || last.canContinue()); i++) {
      last = c.step();
    }
    assertThat(last.status()).isEqualTo(StepStatus.STOPPED);
    assertThat(last.cause()).contains("spring.crossed");
    // a quarter of the period, and the step that saw it
    assertThat(c.time()).isCloseTo(Math.PI / 2 + 0.01, within(0.011));
  }

  /** The controller is at its next sample while the mechanism is still on the way there. */
  @ParameterizedTest
  @CsvSource({
    "'events.full = { cond = \"n >= 3\", terminal = true }', event counter.full at t = 0.12",
    "'sim.stop = \"n >= 3\"', counter: the stop condition 'n >= 3' at t = 0.12"
  })
  void anEventOfADigitalControllerEndsTheRunAtItsTime(String end, String cause) {
    Coupling c =
        slide(
            "implicitfast",
            """
            [controller.counter]
            type = "map"
            rate = 25
            inputs = { x = "position:slide" }
            outputs = { "joint:slide" = "-x" }
            states = { n = 0.0 }
            equations.rhs.n = "n + 1"
            %s
            """
                .formatted(end));
    StepReport last = c.step();
    for (int i = 0; i < 100 && last.canContinue(); i++) {
      if (i == 9) {
        // a state on the way knows that the run will end
        c = c.copy();
      }
      last = c.step();
    }
    assertThat(last.status()).isEqualTo(StepStatus.STOPPED);
    assertThat(last.cause()).isEqualTo(cause);
    assertThat(c.time()).isCloseTo(0.12, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"k = \"1/(x - x)\"", "z = \"log(-k)\""})
  void anEventThatSetsANumberThatIsNotFiniteEndsTheRunByName(String action) {
    Coupling c =
        slide(
            "implicitfast",
            """
            [controller.spring]
            inputs = { x = "position:slide" }
            outputs = { "joint:slide" = "-k*x - z" }
            params = { k = 1.0 }
            states = { z = 0.0 }
            equations.rhs.z = "0"
            events.crossed = { cond = "x < 0", action = { %s } }
            """
                .formatted(action));
    StepReport last = null;
    for (int i = 0; i < 1000 && (last == null || last.canContinue()); i++) {
      last = c.step();
    }
    assertThat(last.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(last.cause()).contains("spring: event crossed sets " + action.charAt(0) + " to ");
    double[] p = new double[1];
    c.copy().parameters(p);
    assertThat(p).as("the action was taken back").containsExactly(1);
    assertThat(state(c, "spring.z")).isZero();
  }

  @Test
  void severalMechanismsAreConnectedButDoNotTouch() {
    String link =
        """
        [mechanism.a]
        file = "slide.xml"
        keyframe = "away"
        [mechanism.b]
        file = "slide.xml"
        [controller.spring]
        inputs = { x = "a.position:slide", y = "b.position:slide" }
        outputs = { "a.joint:slide" = "-(x - y)", "b.joint:slide" = "x - y" }
        """;
    Coupling c = Texts.model(link, Map.of("slide.xml", slide("RK4"))).newInstance();
    assertThat(c.stateNames()).contains("a.slide", "b.slide");
    steps(c, 200);
    // two masses of 1 kg with a spring of 1 N/m: the distance swings with sqrt(2)
    double distance = state(c, "a.slide") - state(c, "b.slide");
    assertThat(distance).isCloseTo(StrictMath.cos(StrictMath.sqrt(2) * 2), within(2e-2));
    assertThat(state(c, "a.slide") + state(c, "b.slide")).isCloseTo(1, within(1e-12));
  }

  @Test
  void aStepInWhichAMechanismFailsHasNotHappened() {
    String link =
        """
        [mechanism.a]
        file = "slide.xml"
        keyframe = "away"
        [mechanism.b]
        file = "slide.xml"
        [controller.spring]
        inputs = { x = "a.position:slide", y = "b.position:slide" }
        outputs = { "a.joint:slide" = "-(x - y)", "b.joint:slide" = "x - y" }
        states = { sum = 0.0 }
        equations.rhs.sum = "x + y"
        """;
    Coupling c = Texts.model(link, Map.of("slide.xml", slide("implicitfast"))).newInstance();
    steps(c, 3);
    double before = c.time();
    Coupling undisturbed = c.copy();
    int[] calls = {0};
    c.mechanisms().get(1).model().callbacks.passive =
        (m, d) -> {
          if (calls[0]++ > 1) {
            throw new IllegalStateException("broken spring");
          }
        };
    assertThatThrownBy(() -> steps(c, 3)).hasMessageContaining("broken spring");
    c.mechanisms().get(1).model().callbacks.passive = null;
    int done = (int) Math.round((c.time() - before) / c.timestep());
    steps(undisturbed, done);
    assertThat(save(c)).isEqualTo(save(undisturbed));
    steps(c, 5);
    steps(undisturbed, 5);
    assertThat(save(c)).isEqualTo(save(undisturbed));
  }

  @Test
  void freeInputsAreInputsOfTheCoupling() {
    Coupling c =
        slide(
            "Euler",
            """
            [controller.servo]
            inputs = { x = "sensor:x", ref = 0.5 }
            outputs = { "joint:slide" = "10*(ref - x)" }
            """);
    assertThat(c.inputNames()).containsExactly("servo.ref", "motor");
    double[] u = new double[2];
    c.inputs(u);
    assertThat(u).containsExactly(0.5, 0);
    c.setInputs(new double[] {2, 3});
    steps(c, 1);
    // force 10 (2 - 1) of the controller and 3 of the motor on 1 kg
    assertThat(state(c, "v.slide")).isCloseTo(0.13, within(1e-15));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, 0.5, 9, 1e300, Double.NaN, Double.POSITIVE_INFINITY})
  void samplesThatCanNotHaveBeenTakenAreRefusedAndNothingIsLoaded(double samples) {
    Coupling c =
        Texts.slide(
            "implicitfast",
            """
            [controller.digital]
            rate = 20
            inputs = { x = "position:slide" }
            outputs = { "actuator:motor" = "-x" }
            """);
    double[] before = save(c);
    steps(c, 12);
    double[] state = save(c);
    c.load(before);
    assertThat(state[c.stateNames().indexOf("digital.samples")]).isEqualTo(3);
    double[] forged = state.clone();
    forged[c.stateNames().indexOf("digital.samples")] = samples;
    assertThatThrownBy(() -> c.load(forged))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("controller digital has taken")
        .hasMessageContaining("expected a whole number from 0 to 4");
    assertThat(save(c)).isEqualTo(before);
    c.load(state);
    assertThat(save(c)).isEqualTo(state);
  }
}
