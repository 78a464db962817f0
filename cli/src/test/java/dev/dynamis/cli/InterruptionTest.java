package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What happens at Ctrl-C is tested with a process, in {@link RunRecordingTest}. */
class InterruptionTest {
  @Test
  void anInterruptedThreadIsAskedToStop() {
    try (Interruption interruption = new Interruption(() -> {})) {
      assertThat(interruption.asked()).isFalse();
      Thread.currentThread().interrupt();
      assertThat(interruption.asked()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
