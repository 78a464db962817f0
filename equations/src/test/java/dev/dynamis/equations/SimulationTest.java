package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs, what they record, and sessions of several runs. */
class SimulationTest {
  @TempDir Path folder;

  private static Simulation logistic() {
    Simulation sim = new Simulation(Models.load("builtin://map/logistic"));
    sim.system().setParameter("r", 3.7);
    return sim;
  }

  private static Simulation lorenz(String stepper) {
    EquationModel m = Models.load("builtin://ode/lorenz");
    return new Simulation(m, SystemOptions.of(m).withStepper(stepper).withDt(0.01));
  }

  @Test
  void rowsAreRecordedEverySoManySteps() {
    Simulation sim = logistic();
    Recording all = sim.run(sim.defaults().iterations(100)).recording();
    sim.reset();
    Recording some = sim.run(sim.defaults().iterations(100).every(7)).recording();
    assertThat(some.rows()).isEqualTo(15);
    for (long i = 0; i < some.rows(); i++) {
      assertThat(some.get(i, "x")).isEqualTo(all.get(7 * i, "x"));
      assertThat(some.time(i)).isEqualTo(all.time(7 * i));
    }
    assertThat(sim.segments().get(0).step(3)).isEqualTo(21);
  }

  @Test
  void longMapsKeepTheirTimeAndTheirLastRow() {
    Simulation sim = new Simulation(Models.load("builtin://map/logistic"));
    double dt = sim.system().dt();
    Recording r = sim.run(sim.defaults().iterations(3000)).recording();
    assertThat(r.rows()).isEqualTo(3001);
    for (long i = 0; i < r.rows(); i++) {
      assertThat(r.time(i)).isEqualTo(i * dt);
    }
  }

  @Test
  void statesAndAuxiliariesAreChosenByName() {
    EquationModel m = Models.load("builtin://map/ikeda");
    Simulation sim = new Simulation(m);
    Recording r = sim.run(sim.defaults().iterations(5).only("y", "aux.r2")).recording();
    assertThat(r.columns()).containsExactly("y", "r2");
    assertThat(sim.run(sim.defaults().iterations(5).only()).recording().columnCount()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.run(sim.defaults().iterations(5).only("yy")))
        .withMessageContaining("yy");
  }

  @Test
  void aTransientIsRunButNotRecorded() {
    Simulation sim = logistic();
    RunResult r = sim.run(sim.defaults().iterations(10).withTransient(5));
    assertThat(r.steps()).isEqualTo(15);
    assertThat(r.recording().rows()).isEqualTo(11);
    assertThat(r.recording().time(0)).isEqualTo(5 * sim.system().dt());
    assertThat(r.t()).isEqualTo(15 * sim.system().dt());
    Simulation whole = logistic();
    Recording all = whole.run(whole.defaults().iterations(15)).recording();
    assertThat(r.recording().get(0, "x")).isEqualTo(all.get(5, "x"));
    assertThat(r.recording().get(10, "x")).isEqualTo(all.get(15, "x"));
  }

  /** The forcing of Duffing's equation has period 2 pi / 1.2, and its phase counts from t = 0. */
  @Test
  void aTransientDoesNotTouchTheClock() {
    EquationModel m =
        Models.parse(
            "stroboscope",
            Models.builtinText("ode/duffing")
                + """

                [events.stroboscope]
                cond = "sin(0.6*t) < 0"
                locate = true
                direction = "either"
                log = ["t", "x"]
                """);
    for (String stepper : new String[] {"rk4", "rk45"}) {
      Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper(stepper));
      RunResult r = sim.run(sim.defaults().from(0).until(30).withTransient(10)).orThrow();
      Recording rec = r.recording();
      assertThat(r.t()).isEqualTo(30);
      assertThat(rec.time(0)).isCloseTo(10, within(1e-12));
      assertThat(rec.time(rec.rows() - 1)).isCloseTo(30, within(1e-12));
      Recording events = rec.events("stroboscope");
      double period = Math.PI / 0.6;
      assertThat(events.rows()).isEqualTo(4);
      for (int i = 0; i < 4; i++) {
        assertThat(events.time(i)).isCloseTo((i + 2) * period, within(1e-12 * 30));
      }
      Simulation whole = new Simulation(m, SystemOptions.of(m).withStepper("dop853"));
      Recording all = whole.run(whole.defaults().from(0).until(30).sample(0.5)).recording();
      assertThat(rec.get(0, "x")).isCloseTo(all.get(20, "x"), within(1e-2));
    }
  }

  @Test
  void aTransientThatLeavesNothingToRecordIsRefused() {
    EquationModel m = Models.load("builtin://ode/lorenz");
    Simulation sim = new Simulation(m);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.run(sim.defaults().until(5).withTransient(5)))
        .withMessageContaining("ends at t = 5.0")
        .withMessageContaining("later time");
    Simulation map = logistic();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> map.run(map.defaults().until(5).withTransient(500)));
    // an end time of a map is the time at the end, whatever the transient
    double dt = map.system().dt();
    RunResult r = map.run(map.defaults().until(30 * dt).withTransient(10));
    assertThat(r.steps()).isEqualTo(30);
    assertThat(r.recording().rows()).isEqualTo(21);
    assertThat(r.t()).isEqualTo(30 * dt);
  }

  @Test
  void aFailureInTheTransientIsToldAsSuch() {
    Simulation sim = logistic();
    sim.system().setParameter("r", 5);
    RunResult r = sim.run(sim.defaults().iterations(10).withTransient(500));
    assertThat(r.status()).isEqualTo(RunStatus.NOT_FINITE);
    assertThat(r.message()).startsWith("transient: step");
    assertThat(r.recording().rows()).isZero();
    assertThatThrownBy(r::orThrow).isInstanceOf(SimulationException.class);
  }

  @Test
  void aFailedRunKeepsWhatItRecorded() {
    Simulation sim = logistic();
    sim.system().setParameter("r", 5);
    RunResult r = sim.run(sim.defaults().iterations(500));
    assertThat(r.ok()).isFalse();
    assertThat(r.recording().rows()).isBetween(5L, 30L);
    assertThat(r.recording().rows()).isEqualTo(r.steps() + 1);
  }

  @Test
  void aContinuedRunEqualsAWholeOne() {
    for (String stepper : new String[] {"rk4", "ab3", "bdf2"}) {
      Simulation parts = lorenz(stepper);
      parts.run(parts.defaults().until(1));
      Recording r = parts.resume(parts.defaults().until(2)).recording();
      Simulation whole = lorenz(stepper);
      Recording w = whole.run(whole.defaults().until(2)).recording();
      assertThat(r.rows()).isEqualTo(w.rows());
      assertThat(r.column("x").toArray()).isEqualTo(w.column("x").toArray());
      assertThat(r.times().toArray()).isEqualTo(w.times().toArray());
    }
    Simulation sim = lorenz("rk45");
    sim.run(sim.defaults().until(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.resume(sim.defaults().until(0.5)))
        .withMessageContaining("0.5");
  }

  @Test
  void segmentsHaveUniqueNames() {
    Simulation sim = logistic();
    sim.run(sim.defaults().iterations(10).tag("a"));
    sim.resume(sim.defaults().iterations(20).tag("a"));
    sim.resume(sim.defaults().iterations(30));
    sim.resume(sim.defaults().iterations(40).recording(false));
    assertThat(sim.segments()).extracting(Segment::name).containsExactly("a", "a-2", "run#2");
    assertThat(sim.segment("a-2").rows()).isEqualTo(10);
    sim.renameSegment("run#2", "last");
    assertThat(sim.segment("last").time(0)).isEqualTo(21 * sim.system().dt());
  }

  @Test
  void theStopConditionEndsTheRun() {
    Simulation sim =
        new Simulation(
            Models.parse(
                "stop",
                """
                [model]
                type = "map"
                [states]
                x = 0.1
                [params]
                r = 3.5
                [equations.rhs]
                x = "r*x*(1-x)"
                [sim]
                dt = 1.0
                stop = "x > 0.8"
                """));
    RunResult r = sim.run(sim.defaults().iterations(100));
    assertThat(r.exitedEarly()).isTrue();
    assertThat(r.ok()).isTrue();
    assertThat(r.steps()).isEqualTo(6);
    assertThat(r.recording().rows()).isEqualTo(7);
    assertThat(r.message()).contains("x > 0.8");
  }

  @Test
  void theGreatestNumberOfStepsEndsTheRun() {
    Simulation sim = lorenz("rk4");
    RunResult r = sim.run(sim.defaults().until(1).maxSteps(5));
    assertThat(r.status()).isEqualTo(RunStatus.MAX_STEPS);
    assertThat(r.steps()).isEqualTo(5);
    assertThat(r.message()).contains("greatest number of steps");
  }

  @Test
  void aListenerHearsTheRunAndMayStopIt() {
    AtomicLong heard = new AtomicLong();
    Simulation sim = logistic();
    RunResult r =
        sim.run(
            sim.defaults()
                .iterations(1_000_000)
                .recording(false)
                .progress((done, total, what) -> heard.addAndGet(done) >= 0 && done < 200_000));
    assertThat(r.status()).isEqualTo(RunStatus.CANCELLED);
    assertThat(r.steps()).isBetween(200_000L, 400_000L);
    assertThat(sim.resume(sim.defaults().iterations(1_000_000)).steps()).isEqualTo(1_000_000);
  }

  @Test
  void aSnapshotFileContinuesWithTheSameBits() {
    for (String stepper : new String[] {"rk4", "rk45", "bdf2a", "radau5"}) {
      Simulation sim = lorenz(stepper);
      sim.run(sim.defaults().until(1).withTransient(0.5));
      Path file = folder.resolve(stepper + ".snapshot");
      sim.save(file);
      double[] expected = sim.resume(sim.defaults().until(2)).finalStates();
      Simulation other = lorenz(stepper);
      other.load(file);
      RunResult r = other.resume(other.defaults().until(2));
      assertThat(r.finalStates()).isEqualTo(expected);
      assertThat(r.recording().time(0)).isEqualTo(1.0);
    }
    Simulation wrong = lorenz("rk2");
    assertThatThrownBy(() -> wrong.load(folder.resolve("rk4.snapshot")))
        .isInstanceOf(SimulationException.class);
  }

  @Test
  void resetGoesBackToTheStateBeforeTheFirstRun() {
    Simulation sim = logistic();
    sim.system().setState("x", 0.3);
    double[] first = sim.run(sim.defaults().iterations(20)).finalStates();
    sim.reset();
    assertThat(sim.system().state("x")).isEqualTo(0.3);
    assertThat(sim.system().parameter("r")).isEqualTo(3.7);
    assertThatIllegalStateException().isThrownBy(sim::results);
    assertThat(sim.run(sim.defaults().iterations(20)).finalStates()).isEqualTo(first);
    assertThat(sim.snapshotNames()).containsExactly(Simulation.INITIAL);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.reset("initail"))
        .withMessageContaining("initial");
  }

  @Test
  void presetsAreAppliedAddedSavedAndLoaded() throws Exception {
    EquationModel m = Models.load("builtin://ode/izhikevich");
    Simulation sim = new Simulation(m);
    assertThat(sim.presets().names()).contains("bursting");
    sim.system().apply(sim.presets().get("bursting"));
    assertThat(sim.system().parameter("c")).isEqualTo(-50);
    sim.system().setParameter("a", 0.1 + 0.2);
    sim.presets().add("mine", sim.system());
    Path file = folder.resolve("mine.toml");
    sim.presets().save(file, "mine");

    Simulation other = new Simulation(m);
    assertThat(other.presets().load(file, PresetBank.OnConflict.ERROR)).isEqualTo(1);
    other.system().apply(other.presets().get("mine"));
    assertThat(other.system().parameters()).isEqualTo(sim.system().parameters());
    assertThatThrownBy(() -> other.presets().load(file, PresetBank.OnConflict.ERROR))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("mine");
    assertThat(other.presets().load(file, PresetBank.OnConflict.KEEP)).isZero();

    Files.writeString(
        file,
        """
        [__presets__]
        schema = "dynlib-presets-v1"
        [presets.p.params]
        aa = 1
        """);
    assertThatThrownBy(() -> other.presets().load(file, PresetBank.OnConflict.ERROR))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("'aa'");
  }

  @Test
  void theConfigurationCanBeLookedAt() {
    Simulation sim = lorenz("rk45");
    assertThat(sim.configuration())
        .containsEntry("stepper", "rk45")
        .containsEntry("order", 5)
        .containsEntry("adaptive", true)
        .containsEntry("rtol", 1e-5)
        .containsEntry("atol", 1e-8)
        .containsEntry("safety", 0.9)
        .doesNotContainKey("newton_tol");
  }

  @Test
  void valuesAreAssignedByName() {
    Simulation sim = lorenz("rk4");
    sim.assign(Map.of("x", 2.0, "rho", 14.0));
    assertThat(sim.system().state("x")).isEqualTo(2);
    assertThat(sim.system().parameter("rho")).isEqualTo(14);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sim.assign(Map.of("rhoo", 1.0)))
        .withMessageContaining("rho");
  }

  @Test
  void aMapRunsToATimeToo() {
    EquationModel m = Models.load("builtin://map/logistic");
    Simulation sim = new Simulation(m, SystemOptions.of(m).withDt(0.25));
    assertThat(sim.run(sim.defaults().until(2)).steps()).isEqualTo(8);
    Simulation ode = lorenz("rk4");
    assertThatIllegalArgumentException().isThrownBy(() -> ode.run(ode.defaults().iterations(5)));
  }

  @Test
  void aLimitThatIsNeverReachedIsNoTrouble() {
    EquationModel m =
        Models.parse(
            "fall",
            """
            [model]
            type = "ode"

            [states]
            x = 1.0

            [equations.rhs]
            x = "-x"

            [sim]
            dt = 0.1
            max_steps = 9.3e18
            """);
    Simulation sim = new Simulation(m);
    assertThat(sim.run(sim.defaults().until(1)).ok()).isTrue();
    assertThat(sim.resume(sim.defaults().until(2)).ok()).isTrue();
    assertThat(sim.system().time()).isEqualTo(2);
  }
}
