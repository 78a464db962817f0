package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanesTest {
  @ParameterizedTest
  @CsvSource({
    "1, 1, 8",
    "64, 1, 64",
    "64, 2, 32",
    "65, 2, 40",
    "64, 100, 8",
    "1000, 2, 128",
    "256, 2, 128"
  })
  void everyWorkerHasWholeVectorsOfInstances(int instances, int workers, int share) {
    assertThat(Lanes.share(instances, workers)).isEqualTo(share);
    assertThat(Lanes.share(instances, workers)).isBetween(Lanes.FEW, Lanes.WIDTH);
  }
}
