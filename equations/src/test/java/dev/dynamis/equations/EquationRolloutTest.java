package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.CaseResult;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many runs of one model at once. */
class EquationRolloutTest {
  private static final double[] RHO = {10, 20, 28, 99.96};

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void everyNumberOfWorkersGivesTheNumbersOfSingleRuns(int workers) {
    EquationModel m = Models.load("builtin://ode/lorenz");
    SystemOptions o = SystemOptions.of(m).withStepper("rk45");
    Rollout rollout =
        Rollout.of(new EquationSystem(m, o), 12)
            .steps(50)
            .start((i, each) -> ((EquationSystem) each).setParameter("rho", RHO[i % 4] + i / 4))
            .record(r -> r.columns("x", "z"));
    RolloutArrays all;
    try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
      all = rollout.run(pool, workers);
    }
    for (int i = 0; i < 12; i++) {
      EquationSystem single = new EquationSystem(m, o);
      single.setParameter("rho", RHO[i % 4] + i / 4);
      single.advance(50, Double.POSITIVE_INFINITY);
      assertThat(all.get(i, 50, "x")).isEqualTo(single.state("x"));
      assertThat(all.get(i, 50, "z")).isEqualTo(single.state("z"));
    }
  }

  /** 300 cases fill lanes twice and leave some over; of the last ones orbits leave the interval. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void casesSideBySideHaveTheRowsAndEndsOfSingleRuns(int workers) {
    EquationModel m = Models.load("builtin://map/logistic");
    Rollout rollout =
        Rollout.of(new EquationSystem(m), 300)
            .steps(105)
            .every(25)
            .start((i, each) -> ((EquationSystem) each).setParameter("r", 2.5 + i * 0.006));
    RolloutArrays all;
    try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
      all = rollout.run(pool, workers);
    }
    for (int i = 0; i < 300; i++) {
      double r = 2.5 + i * 0.006;
      Rollout alone =
          Rollout.of(new EquationSystem(m), 1)
              .steps(105)
              .every(25)
              .start((k, each) -> ((EquationSystem) each).setParameter("r", r));
      RolloutArrays single = alone.run();
      assertThat(all.results().get(i).status()).isEqualTo(single.results().get(0).status());
      assertThat(all.results().get(i).steps()).isEqualTo(single.results().get(0).steps());
      assertThat(all.results().get(i).time()).isEqualTo(single.results().get(0).time());
      assertThat(all.results().get(i).cause()).isEqualTo(single.results().get(0).cause());
      assertThat(all.rows(i)).isEqualTo(single.rows(0));
      for (int row = 0; row < single.rows(0); row++) {
        assertThat(all.get(i, row, "x")).isEqualTo(single.get(0, row, "x"));
      }
    }
    assertThat(all.results().get(299).status()).isEqualTo(CaseStatus.DIVERGED);
  }

  @Test
  void eventsAreExecutedInEveryCase() {
    EquationSystem system = new EquationSystem(Models.load("builtin://ode/leaky-if"));
    double[] current = {0, 20, 40};
    RolloutArrays all =
        Rollout.of(system, 3)
            .steps(2000)
            .start((i, each) -> ((EquationSystem) each).setParameter("I", current[i]))
            .record(r -> r.columns("v"))
            .run();
    for (int i = 0; i < 3; i++) {
      for (int row = 0; row < all.rows(i); row++) {
        assertThat(all.get(i, row, "v")).isLessThanOrEqualTo(-49.9);
      }
    }
  }

  @Test
  void aListenerMayStopTheRest() {
    EquationSystem system = new EquationSystem(Models.load("builtin://map/logistic"));
    RolloutArrays all =
        Rollout.of(system, 4).steps(1000).progress((done, total, what) -> done < 2).run();
    assertThat(all.results())
        .extracting(CaseResult::status)
        .containsExactly(
            CaseStatus.DONE, CaseStatus.DONE, CaseStatus.CANCELLED, CaseStatus.CANCELLED);
  }
}
