package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressTest {
  @Test
  void nobodyListeningStopsNothing() {
    assertThat(Progress.NONE.update(0, 0, "")).isTrue();
    assertThat(Progress.NONE.update(10, 10, "done")).isTrue();
  }
}
