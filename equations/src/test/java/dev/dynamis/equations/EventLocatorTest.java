package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Recording;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events between steps, as dynlib has them, and events located inside steps. */
class EventLocatorTest {
  /** A ball under gravity 1 that loses part of its speed at each bounce. */
  private static String ball(double restitution) {
    return """
    [model]
    type = "ode"
    [states]
    x = 1.0
    v = 0.0
    [params]
    k = %s
    [equations.rhs]
    x = "v"
    v = "-1"
    [events.bounce]
    cond = "x < 0"
    locate = true
    action.v = "-k*v"
    log = ["t", "x", "v"]
    [sim]
    dt = 0.01
    max_steps = 100000000
    """
        .formatted(restitution);
  }

  private static Simulation simulation(String text, String stepper, double dt) {
    EquationModel m = Models.parse("events", text);
    return new Simulation(m, SystemOptions.of(m).withStepper(stepper).withDt(dt));
  }

  /**
   * Bounce k is at sqrt(8) (k + 1/2).
   *
   * <p>Each bounce is placed within a unit in the last place of time, 4e-12 at the end. The energy
   * changes with the rounding of a flight, by some 1e-16, and the moments with the sum of the sums
   * of that. The interpolants of three methods have coefficients that are published with 16 digits
   * and whose sums vanish only to 1e-14: so much is an energy of theirs off at each bounce.
   */
  @ParameterizedTest
  @CsvSource({
    "rk2, 0.1, 1e-12",
    "rk4, 0.1, 1e-12",
    "rk4, 0.7, 1e-12",
    "rk45, 0.5, 1e-12",
    "radau5, 0.5, 1e-12",
    "ab3, 0.02, 1e-12",
    "dop853, 1.0, 1e-10",
    "tsit5, 0.5, 2e-10",
    "rodas5p, 0.5, 1e-9"
  })
  void anElasticBallBouncesTenThousandTimesAtTheRightMoments(
      String stepper, double dt, double relative) {
    Simulation sim = simulation(ball(1), stepper, dt);
    double flight = 2 * Math.sqrt(2);
    double end = flight * 10_000;
    Recording r = sim.run(sim.defaults().until(end).every(1_000_000)).orThrow().recording();
    Recording bounces = r.events("bounce");
    assertThat(bounces.rows()).isEqualTo(10_000);
    for (int k = 0; k < 10_000; k++) {
      double expected = flight * (k + 0.5);
      assertThat(bounces.time(k)).isCloseTo(expected, within(relative * expected));
      assertThat(bounces.get(k, "v")).isPositive();
      assertThat(bounces.get(k, "x")).isCloseTo(0, within(1e-11));
    }
  }

  /** Bounces come closer and closer; in the last steps there are hundreds in each. */
  @ParameterizedTest
  @ValueSource(strings = {"rk4", "rk45"})
  void aBallThatLosesSpeedBouncesTenThousandTimesToo(String stepper) {
    double e = 0.999;
    Simulation sim = simulation(ball(e), stepper, 0.05);
    // time of bounce k: sqrt(2) (1 + 2 (e + e^2 + ... + e^k))
    double q = StrictMath.pow(e, 10_000);
    double end = Math.sqrt(2) * (1 + 2 * (e - q * e) / (1 - e)) - 0.5 * Math.sqrt(2) * q;
    Recording r = sim.run(sim.defaults().until(end)).orThrow().recording();
    Recording bounces = r.events("bounce");
    assertThat(bounces.rows()).isEqualTo(10_000);
    double sum = Math.sqrt(2);
    double power = 1;
    for (int k = 0; k < 10_000; k++) {
      assertThat(bounces.time(k)).isCloseTo(sum, within(1e-10 * sum));
      power *= e;
      sum += 2 * Math.sqrt(2) * power;
      assertThat(bounces.get(k, "v")).isCloseTo(Math.sqrt(2) * power, within(1e-10));
    }
  }

  @Test
  void aBallThatComesToRestEndsTheRunWithAReason() {
    Simulation sim = simulation(ball(0.5), "rk4", 0.01);
    RunResult r = sim.run(sim.defaults().until(10));
    assertThat(r.status()).isEqualTo(RunStatus.STEP_FAILED);
    assertThat(r.message()).contains("bounce").contains("without end");
    // all bounces take 2 sqrt(2) (1/2 + e + e^2 + ...) = 3 sqrt(2)
    assertThat(r.t()).isCloseTo(3 * Math.sqrt(2), within(0.02));
    assertThat(r.recording().rows()).isGreaterThan(400);
  }

  /** Near t = 0 a unit in the last place of time is nothing; a step is then the measure. */
  @ParameterizedTest
  @CsvSource({
    "rk4, 0.0, 1",
    "rk4, 1e-15, 1",
    "rk4, 1, 1e15",
    "rk4, 1, 1e300",
    "rk45, 0.0, 1",
    "rk45, 1e-15, 1",
    "rk45, 1, 1e15",
    "radau5, 0.0, 1"
  })
  void aBallThatRestsFromTheStartEndsTheRunWithAReason(String stepper, double x, String gravity) {
    String text =
        ball(0.8)
            .replace("x = 1.0", "x = " + x)
            .replace("v = \"-1\"", "v = \"-" + gravity + "\"")
            .replace("action.v = \"-k*v\"", "action = \"x = 0\\nv = -k*v\"");
    Simulation sim = simulation(text, stepper, 0.01);
    RunResult r =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> sim.run(sim.defaults().until(1).maxSteps(1000)));
    assertThat(r.status()).isEqualTo(RunStatus.STEP_FAILED);
    assertThat(r.message()).contains("bounce").contains("without end");
  }

  @Test
  void eventsWithoutEndThatTakeTurnsAreStoppedInsideAStep() {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 0.5
        s = 1.0
        [equations.rhs]
        x = "1e8*s"
        s = "0"
        [events.high]
        cond = "x > 1"
        locate = true
        action.s = "-1"
        [events.low]
        cond = "x < 0"
        locate = true
        action.s = "1"
        """;
    Simulation sim = simulation(text, "rk4", 0.01);
    RunResult r =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> sim.run(sim.defaults().until(1).maxSteps(1000)));
    assertThat(r.status()).isEqualTo(RunStatus.STEP_FAILED);
    assertThat(r.message()).contains("65536 times").contains("shorter step");
  }

  @Test
  void fixedStepsStayOnTheirGridOverEvents() {
    Simulation sim = simulation(ball(1), "rk4", 0.1);
    Recording r = sim.run(sim.defaults().until(10)).recording();
    assertThat(r.rows()).isEqualTo(101);
    for (long i = 0; i < r.rows(); i++) {
      assertThat(r.time(i)).isEqualTo(i * 0.1);
    }
  }

  @ParameterizedTest
  @CsvSource({"up, 10", "down, 9", "either, 19"})
  void directionChoosesTheCrossings(String direction, int count) {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 0.0
        v = 1.0
        [equations.rhs]
        x = "v"
        v = "-x"
        [events.cross]
        cond = "x > 0.5"
        locate = true
        direction = "%s"
        log = ["t", "x"]
        """
            .formatted(direction);
    Simulation sim = simulation(text, "dop853", 10);
    Recording r = sim.run(sim.defaults().until(59)).orThrow().recording().events("cross");
    assertThat(r.rows()).isEqualTo(count);
    double first = StrictMath.asin(0.5);
    double second = Math.PI - first;
    for (int i = 0; i < r.rows(); i++) {
      double expected =
          switch (direction) {
            case "up" -> first + 2 * Math.PI * i;
            case "down" -> second + 2 * Math.PI * i;
            default -> (i % 2 == 0 ? first : second) + 2 * Math.PI * (i / 2);
          };
      assertThat(r.time(i)).isCloseTo(expected, within(1e-4));
      assertThat(r.get(i, "x")).isCloseTo(0.5, within(1e-12));
    }
  }

  @Test
  void aTerminalEventEndsTheRunAtItsMoment() {
    String text = ball(1).replace("locate = true", "locate = true\nterminal = true");
    for (String stepper : new String[] {"rk4", "rk45"}) {
      Simulation sim = simulation(text, stepper, 0.1);
      RunResult r = sim.run(sim.defaults().until(10));
      assertThat(r.status()).isEqualTo(RunStatus.EARLY_EXIT);
      assertThat(r.t()).isCloseTo(Math.sqrt(2), within(1e-12));
      assertThat(r.message()).contains("terminal event");
      // it goes on from there, off the grid
      RunResult more = sim.resume(sim.defaults().until(3));
      assertThat(more.t()).isCloseTo(3, within(1e-12));
    }
  }

  @Test
  void aConditionThatHoldsAtTheStartDoesNotFireUntilItHasBeenFalse() {
    String text = ball(1).replace("x = 1.0", "x = -0.5").replace("v = 0.0", "v = 2.0");
    Simulation sim = simulation(text, "rk45", 0.1);
    // up through 0 and back: v^2 = 4 - 1 at the ground
    Recording r = sim.run(sim.defaults().until(5)).recording().events("bounce");
    assertThat(r.time(0)).isCloseTo(2 + Math.sqrt(3), within(1e-9));
  }

  private static final String TWO =
      """
      [model]
      type = "map"
      [states]
      n = 0
      a = 0
      b = 0
      [equations.rhs]
      n = "n + 1"
      a = "a"
      b = "b"
      [events.first]
      cond = "n > 2"
      action.a = "a + 1"
      log = ["n"]
      [events.second]
      cond = "n > 3"
      action.b = "b + 1"
      log = ["n"]
      """;

  @Test
  void onlyTheFirstEventOfAPhaseIsExecutedUnlessAllAreAskedFor() {
    EquationModel m = Models.parse("two", TWO);
    Simulation one = new Simulation(m);
    assertThat(one.run(one.defaults().iterations(6)).finalStates()).containsExactly(6, 4, 0);
    Simulation all = new Simulation(m, SystemOptions.of(m).withAllEvents(true));
    RunResult r = all.run(all.defaults().iterations(6));
    assertThat(r.finalStates()).containsExactly(6, 4, 3);
    assertThat(r.recording().events("second").rows()).isEqualTo(3);
    assertThat(all.system().fired(1)).isEqualTo(3);
  }

  @Test
  void logsBelongToTheirEventAndKnowTheRecordBeforeThem() {
    EquationModel m =
        Models.parse("phases", TWO.replace("[events.first]", "[events.first]\nphase = \"start\""));
    Simulation sim = new Simulation(m);
    Recording r = sim.run(sim.defaults().iterations(6)).recording();
    assertThat(r.events("first").column("n").toArray()).containsExactly(3, 4, 5);
    assertThat(r.events("first").column(Recording.SAMPLE).toArray()).containsExactly(3, 4, 5);
    assertThat(r.events("second").column("n").toArray()).containsExactly(4, 5, 6);
    assertThat(r.events("second").column(Recording.SAMPLE).toArray()).containsExactly(3, 4, 5);
  }

  @Test
  void manyEventsOfARunAreAllLogged() {
    Simulation sim = new Simulation(Models.parse("two", TWO));
    Recording r = sim.run(sim.defaults().iterations(5000).every(7)).recording();
    assertThat(r.events("first").rows()).isEqualTo(4998);
    assertThat(r.rows()).isEqualTo(1 + 5000 / 7);
  }

  @Test
  void anActionOnAParameterIsAppliedOnce() {
    EquationModel m =
        Models.parse(
            "count",
            """
            [model]
            type = "map"
            [states]
            n = 0
            [params]
            hits = 0
            [equations.rhs]
            n = "n + 1"
            [events.hit]
            cond = "n % 10 == 0"
            action.hits = "hits + 1"
            log = ["t", "hits"]
            """);
    Simulation sim = new Simulation(m);
    RunResult r = sim.run(sim.defaults().iterations(60));
    assertThat(r.finalParameters()).containsExactly(6);
    assertThat(r.recording().events("hit").column("hits").toArray())
        .containsExactly(1, 2, 3, 4, 5, 6);
  }
}
