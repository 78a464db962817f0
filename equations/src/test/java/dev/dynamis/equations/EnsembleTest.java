package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many runs of one model. */
class EnsembleTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void everyNumberOfWorkersGivesTheNumbersOfSingleRuns(int workers) {
    EquationModel m = Models.load("builtin://ode/lorenz");
    SystemOptions o = SystemOptions.of(m).withStepper("rk45");
    Ensemble ensemble =
        Ensemble.of(m, o).vary("rho", 10, 20, 28, 99.96).vary("x", 0.5, 1, 2).vary("y", 1, -1);
    assertThat(ensemble.size()).isEqualTo(24);
    assertThat(ensemble.values(7)).isEqualTo(Map.of("rho", 20.0, "x", 0.5, "y", -1.0));
    List<RunResult> results;
    try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
      results = ensemble.run(RunOptions.of(m).until(3), pool, workers);
    }
    for (int i = 0; i < 24; i++) {
      Simulation sim = new Simulation(m, o);
      sim.assign(ensemble.values(i));
      RunResult single = sim.run(sim.defaults().until(3));
      assertThat(results.get(i).finalStates()).isEqualTo(single.finalStates());
      assertThat(results.get(i).recording().column("z").toArray())
          .isEqualTo(single.recording().column("z").toArray());
    }
  }

  @Test
  void eventsAreExecutedInEveryRun() {
    EquationModel m = Models.load("builtin://ode/leaky-if");
    List<RunResult> results =
        Ensemble.of(m).vary("I", 0, 20, 40).run(RunOptions.of(m).until(200).only("v"));
    for (RunResult r : results) {
      for (double v : r.recording().column("v").toArray()) {
        assertThat(v).isLessThanOrEqualTo(-49.9);
      }
    }
  }

  @Test
  void aListenerMayStopTheRest() {
    EquationModel m = Models.load("builtin://map/logistic");
    List<RunResult> results =
        Ensemble.of(m)
            .vary("r", 3.1, 3.2, 3.3, 3.4)
            .run(
                RunOptions.of(m).iterations(100_000),
                Runnable::run,
                1,
                (done, total, what) -> done < 2);
    assertThat(results)
        .extracting(RunResult::status)
        .containsExactly(RunStatus.DONE, RunStatus.DONE, RunStatus.CANCELLED, RunStatus.CANCELLED);
  }

  @Test
  void namesThatAreNotThereAreRefused() {
    Ensemble e = Ensemble.of(Models.load("builtin://map/logistic"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> e.vary("rr", 1))
        .withMessageContaining("rr");
  }
}
