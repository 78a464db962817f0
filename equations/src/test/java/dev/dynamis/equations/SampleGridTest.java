package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Recording;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows at equal times. */
class SampleGridTest {
  private static final String CIRCLE =
      """
      [model]
      type = "ode"
      [states]
      x = 0.0
      v = 1.0
      [aux]
      energy = "x^2 + v^2"
      [equations.rhs]
      x = "v"
      v = "-x"
      [sim]
      rtol = 1e-8
      atol = 1e-10
      t_end = 20.0
      """;

  private static Simulation simulation(String text, String stepper, double dt) {
    EquationModel m = Models.parse("model", text);
    return new Simulation(m, SystemOptions.of(m).withStepper(stepper).withDt(dt));
  }

  /** The interpolants' errors: a power above their order of steps of 0.05, or the tolerance. */
  @ParameterizedTest
  @CsvSource({
    "euler, 0.001, 2e-2", "rk2, 0.05, 1e-2", "rk4, 0.05, 2e-6", "ab3, 0.05, 2e-3",
    "rk45, 0.1, 1e-6", "tsit5, 0.1, 1e-6", "dop853, 0.1, 1e-6", "radau5, 0.1, 1e-5",
    "rodas5p, 0.1, 1e-6", "bdf2, 0.001, 1e-4"
  })
  void rowsLieOnTheSolutionAndAtEqualTimes(String stepper, double dt, double error) {
    Simulation sim = simulation(CIRCLE, stepper, dt);
    RunResult r = sim.run(sim.defaults().sample(0.03).only("x", "v", "energy")).orThrow();
    Recording rec = r.recording();
    assertThat(rec.rows()).isEqualTo(667);
    for (int k = 0; k < 667; k++) {
      double t = k * 0.03;
      assertThat(rec.time(k)).isEqualTo(t);
      assertThat(rec.get(k, "x")).isCloseTo(StrictMath.sin(t), within(error));
      assertThat(rec.get(k, "v")).isCloseTo(StrictMath.cos(t), within(error));
      double x = rec.get(k, "x");
      double v = rec.get(k, "v");
      assertThat(rec.get(k, "energy")).isCloseTo(x * x + v * v, within(1e-15));
    }
    // looking between the steps changes none of them
    Simulation plain = simulation(CIRCLE, stepper, dt);
    RunResult p = plain.run(plain.defaults());
    assertThat(r.finalStates()).isEqualTo(p.finalStates());
    assertThat(r.steps()).isEqualTo(p.steps());
  }

  @Test
  void rowsAtTheEndsOfStepsAreTheStepsThemselves() {
    Simulation sim = simulation(CIRCLE, "rk4", 0.01);
    Recording sampled = sim.run(sim.defaults().sample(0.1)).recording();
    Simulation plain = simulation(CIRCLE, "rk4", 0.01);
    Recording every = plain.run(plain.defaults().every(10)).recording();
    assertThat(sampled.rows()).isEqualTo(every.rows()).isEqualTo(201);
    for (int k = 0; k < 201; k++) {
      assertThat(sampled.get(k, "x")).isEqualTo(every.get(k, "x"));
    }
    assertThat(sim.segments().get(0).interval()).isZero();
    Assertions.assertThatIllegalStateException().isThrownBy(() -> sim.segments().get(0).step(3));
  }

  /** A ball from height 1 under gravity 1: bounces at sqrt(2) (2 k + 1), without loss. */
  @ParameterizedTest
  @CsvSource({"rk4, 0.1", "rk45, 0.5", "dop853, 0.5"})
  void rowsBetweenLocatedEventsAreOnTheRightArc(String stepper, double dt) {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 1.0
        v = 0.0
        [equations.rhs]
        x = "v"
        v = "-1"
        [events.bounce]
        cond = "x < 0"
        locate = true
        action.v = "-v"
        """;
    Simulation sim = simulation(text, stepper, dt);
    Recording rec = sim.run(sim.defaults().until(30).sample(0.07)).orThrow().recording();
    double flight = 2 * Math.sqrt(2);
    assertThat(rec.rows()).isEqualTo(429);
    for (int k = 0; k < rec.rows(); k++) {
      double t = k * 0.07;
      double s = t - flight * Math.rint(t / flight);
      assertThat(rec.get(k, "x")).isCloseTo(1 - 0.5 * s * s, within(1e-9));
      assertThat(rec.get(k, "v")).isCloseTo(-s, within(1e-9));
    }
  }

  @Test
  void aDelaySystemIsSmoothBetweenItsSteps() {
    EquationModel m = Models.load("builtin://dde/mackey-glass");
    SystemOptions options = SystemOptions.of(m).withStepper("rk45");
    Simulation sim = new Simulation(m, options);
    Recording sampled = sim.run(sim.defaults().until(600).sample(0.5)).orThrow().recording();
    assertThat(sampled.rows()).isEqualTo(1201);
    Simulation tight =
        new Simulation(m, options.with("rtol", 1e-10).with("atol", 1e-12).with("dt_max", 0.5));
    Recording exact = tight.run(tight.defaults().until(20).sample(0.5)).orThrow().recording();
    String x = sampled.columns().get(0);
    for (int k = 0; k <= 40; k++) {
      assertThat(sampled.get(k, x)).isCloseTo(exact.get(k, x), within(1e-4));
    }
  }

  @Test
  void aContinuedRunKeepsTheGrid(@TempDir Path dir) {
    Simulation whole = simulation(CIRCLE, "rk45", 0.1);
    Recording all = whole.run(whole.defaults().withTransient(1.5).sample(0.3)).recording();
    assertThat(all.time(0)).isEqualTo(1.5);
    assertThat(all.time(1)).isEqualTo(1.8);
    Simulation sim = simulation(CIRCLE, "rk45", 0.1);
    RunOptions o = sim.defaults().withTransient(1.5).sample(0.3);
    Path file = dir.resolve("run.snapshot");
    sim.run(o.until(7.77).autosave(Autosave.everySteps(file, 3)));
    sim.resume(o.until(20));
    assertThat(sim.results().rows()).isEqualTo(all.rows());
    Simulation again = simulation(CIRCLE, "rk45", 0.1);
    Recording recovered = again.recover(file, o.until(20)).recording();
    assertThat(recovered.rows()).isEqualTo(all.rows());
    for (int k = 0; k < all.rows(); k++) {
      assertThat(sim.results().time(k)).isEqualTo(all.time(k));
      assertThat(recovered.time(k)).isEqualTo(all.time(k));
      // the end at 7.77 cut a step
      assertThat(sim.results().get(k, "x")).isCloseTo(all.get(k, "x"), within(1e-6));
      assertThat(recovered.get(k, "x")).isEqualTo(all.get(k, "x"));
    }
  }

  @Test
  void theModelMayAskForIt() {
    EquationModel m = Models.parse("model", CIRCLE + "sample = 0.25\n");
    Simulation sim = new Simulation(m);
    assertThat(sim.run().recording().rows()).isEqualTo(81);
    assertThat(sim.run(sim.defaults().every(2)).recording().rows()).isEqualTo(1001);
    Assertions.assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Models.parse("model", CIRCLE + "sample = 0.0\n"))
        .withMessageContaining("[sim].sample");
  }

  @Test
  void whatCantBeSampledIsRefused() {
    Simulation map = new Simulation(Models.load("builtin://map/logistic"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> map.run(map.defaults().sample(1)))
        .withMessageContaining("iterations");
    Simulation sim = simulation(CIRCLE, "rk4", 0.01);
    assertThatIllegalArgumentException().isThrownBy(() -> sim.defaults().sample(Double.NaN));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.run(sim.defaults().sample(1e-300)))
        .withMessageContaining("greater distance");
  }
}
