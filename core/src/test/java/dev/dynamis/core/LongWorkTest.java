package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LongWorkTest {
  private final LongWork work = new LongWork();

  @AfterEach
  void noInterruptIsLeft() {
    Thread.interrupted();
  }

  @Test
  void shortWorkIsNeverGivenUp() {
    Thread.currentThread().interrupt();
    assertThatCode(() -> work.spend(1_000_000)).doesNotThrowAnyException();
  }

  @Test
  void longWorkEndsWhenTheThreadIsInterrupted() {
    assertThatCode(() -> work.spend(1L << 40)).doesNotThrowAnyException();
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> work.spend(1)).isInstanceOf(RunInterruptedException.class);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void newWorkBeginsWithNothingDone() {
    work.spend(1L << 40);
    work.start();
    Thread.currentThread().interrupt();
    assertThatCode(() -> work.spend(1)).doesNotThrowAnyException();
  }
}
