package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Lanes;
import org.junit.jupiter.api.Test;

class DryRunTest {
  private static Study logistic(int values) {
    return Study.builder("builtin://map/logistic")
        .vary("r", 2.8, 4, values)
        .vary("x", 0.2, 0.5, 2)
        .steps(200)
        .keep("mean", "x")
        .build();
  }

  @Test
  void aFewCasesTellWhatAllWouldTake() {
    DryRun expected = DryRun.of(logistic(500_000), 2);
    assertThat(expected.cases()).isEqualTo(1_000_000);
    assertThat(expected.failed()).isZero();
    assertThat(expected.secondsPerCase()).isPositive();
    assertThat(expected.seconds()).isEqualTo(expected.secondsPerCase() * 1e6 / 2);
    assertThat(expected.diskBytes()).isEqualTo(1e6 * 8 * (1 + 2 + 2 + 1));
  }

  /** Alone a case of a map takes several times as long. */
  @Test
  void casesThatGoSideBySideAreTriedSo() {
    assertThat(DryRun.of(logistic(500_000), 1).tried())
        .isPositive()
        .isLessThanOrEqualTo(256 * Lanes.WIDTH)
        .matches(n -> n % Lanes.WIDTH == 0);
    assertThat(DryRun.of(logistic(20), 1).tried()).isEqualTo(40);
  }

  @Test
  void memoryIsThatOfASystemForEveryThreadAndOfResults() {
    Study humanoids =
        Study.builder("builtin://mech/humanoid")
            .vary("seed", 1, 3, 3)
            .steps(1)
            .keep("final", "state:v.root.x")
            .build();
    double one = DryRun.of(humanoids, 1).memoryBytes();
    double four = DryRun.of(humanoids, 4).memoryBytes();
    double results = 3.0 * humanoids.partCases() * humanoids.bytesPerCase();
    // arrays of a humanoid's data take some hundred kilobytes
    assertThat(four - one).isBetween(results + 3 * 1e5, results + 3 * 1e7);
  }
}
