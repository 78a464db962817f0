package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.MemoryLimitException;
import org.junit.jupiter.api.Test;

class BuffersTest {
  @Test
  void bytesOfArraysAreCountedWhileTheyGrow() {
    Buffers buffers = new Buffers(1000);
    double[] held = buffers.reals(new double[0], 10);
    assertThat(held).hasSize(15);
    assertThat(buffers.used()).isEqualTo(15 * 8);
    assertThat(buffers.reals(held, 12)).isSameAs(held);
    int[] more = buffers.more(new int[] {7}, 2);
    assertThat(more[0]).isEqualTo(7);
    assertThat(buffers.used()).isEqualTo(15 * 8 + (more.length - 1) * 4L);
  }

  @Test
  void whatDoesNotFitIsRefusedAndNothingIsTaken() {
    Buffers buffers = new Buffers(100);
    assertThat(buffers.fits(100)).isTrue();
    assertThatThrownBy(() -> buffers.reals(new double[0], 13))
        .isInstanceOf(MemoryLimitException.class)
        .hasMessageContaining("100");
    assertThat(buffers.used()).isZero();
    // what just fits gets no room to spare
    assertThat(buffers.reals(new double[0], 12)).hasSize(12);
  }

  @Test
  void aPartCountsInTheWholeAndIsGivenBackTogether() {
    Buffers whole = new Buffers(100);
    Buffers part = whole.part();
    part.take(60);
    assertThat(whole.used()).isEqualTo(60);
    assertThat(part.fits(41)).isFalse();
    assertThatThrownBy(() -> whole.take(41)).isInstanceOf(MemoryLimitException.class);
    part.clear();
    assertThat(whole.used()).isZero();
  }

  @Test
  void noArrayIsLongerThanAnArrayCanBe() {
    assertThatThrownBy(() -> Buffers.unlimited().flags(new boolean[0], 1L << 31))
        .isInstanceOf(MemoryLimitException.class);
  }
}
