package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Written;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class FixedPointsTest {
  /** x' = x - x^3 in steps of Runge and Kutta: rest at -1, 0 and 1. */
  private static Written wells() {
    return Written.flow(
        0.1, new double[] {0.5}, new double[0], (d, x, p) -> d[0] = x[0] - x[0] * x[0] * x[0]);
  }

  @Test
  void statesOfRestOfAnyStepsAreFoundWithTheirStability() {
    FixedPointSet found = FixedPoints.of(wells()).box("x0", -1.5, 1.5).run();
    assertThat(found.points()).hasSize(3);
    for (FixedPoint p : found.points()) {
      double x = p.get("x0");
      assertThat(x).isCloseTo(Math.rint(x), within(1e-9));
      assertThat(p.stability())
          .isEqualTo(Math.abs(x) > 0.5 ? Stability.STABLE : Stability.UNSTABLE);
    }
    assertThat(found.method()).contains("steps", "centred differences");
  }

  /** From the present state 0.5 and the origin, Newton's method never comes to -1. */
  @Test
  void aStartOfTheUserIsTriedToo() {
    assertThat(FixedPoints.of(wells()).starts(0).run().points())
        .noneMatch(p -> Math.abs(p.get("x0") + 1) < 0.1);
    FixedPointSet found = FixedPoints.of(wells()).starts(0).start(-1.2).run();
    assertThat(found.points().stream().mapToDouble(p -> p.get("x0")))
        .anyMatch(x -> Math.abs(x + 1) < 1e-9);
    assertThatThrownBy(() -> FixedPoints.of(wells()).start())
        .hasMessage("start: 0 numbers, expected 1");
  }

  @Test
  void theResultDoesNotDependOnThreads() {
    FixedPointSet one = FixedPoints.of(wells()).run();
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      FixedPointSet three = FixedPoints.of(wells()).run(pool, 3);
      assertThat(three.points()).hasSameSizeAs(one.points());
      for (int i = 0; i < one.points().size(); i++) {
        assertThat(three.points().get(i).x()).isEqualTo(one.points().get(i).x());
      }
      assertThat(three.converged()).isEqualTo(one.converged());
    }
  }

  @Test
  void aSystemWithoutRestSaysWhyStartsFailed() {
    Written away = new Written(1, new double[] {0}, new double[0], (y, x, p) -> y[0] = x[0] + 1);
    FixedPointSet found = FixedPoints.of(away).starts(5).run();
    assertThat(found.points()).isEmpty();
    assertThat(found.converged()).isZero();
    assertThat(found.trouble()).isNotEmpty();
  }

  @Test
  void wrongQuestionsAreRefused() {
    assertThatThrownBy(() -> FixedPoints.of(wells()).box("z", 0, 1))
        .hasMessageContaining("no coordinate 'z'");
    assertThatThrownBy(() -> FixedPoints.of(wells()).box("x0", 1, 0))
        .hasMessageContaining("from less to more");
    assertThatThrownBy(() -> FixedPoints.of(wells()).period(0)).hasMessageContaining("1 or more");
  }
}
