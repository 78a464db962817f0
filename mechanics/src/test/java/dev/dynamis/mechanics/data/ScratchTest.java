package dev.dynamis.mechanics.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.math.Buffers;
import org.junit.jupiter.api.Test;

/** Scratch arrays that are handed out like a stack. */
class ScratchTest {
  private final MaxUse maxuse = new MaxUse();
  private final Scratch scratch = new Scratch(maxuse, Buffers.unlimited());

  @Test
  void theSamePlaceInTheStackGivesTheSameArray() {
    long mark = scratch.mark();
    double[] a = scratch.reals(10);
    double[] b = scratch.reals(5);
    int[] c = scratch.ints(7);
    assertThat(a).isNotSameAs(b).hasSizeGreaterThanOrEqualTo(10);
    scratch.release(mark);
    assertThat(scratch.reals(9)).isSameAs(a);
    assertThat(scratch.reals(5)).isSameAs(b);
    assertThat(scratch.ints(7)).isSameAs(c);
  }

  @Test
  void innerArraysAreGivenBackWithoutTheOuter() {
    double[] outer = scratch.reals(4);
    long mark = scratch.mark();
    double[] inner = scratch.reals(4);
    scratch.release(mark);
    double[] next = scratch.reals(100);
    assertThat(next).isNotSameAs(outer).hasSizeGreaterThanOrEqualTo(100);
    assertThat(inner).isNotSameAs(outer);
  }

  @Test
  void anyNumberOfArraysCanBeTaken() {
    double[][] taken = new double[100][];
    for (int i = 0; i < taken.length; i++) {
      taken[i] = scratch.reals(i);
      scratch.ints(i);
    }
    assertThat(taken[99]).isNotSameAs(taken[98]).hasSizeGreaterThanOrEqualTo(99);
  }

  @Test
  void arraysThatAreNeverGivenBackAreNoticed() {
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 5000; i++) {
                scratch.ints(1);
              }
            })
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("4095");
  }

  @Test
  void whatIsGivenBackNoLongerCounts() {
    scratch.reals(1L << 20);
    long mark = scratch.mark();
    for (int i = 0; i < 3; i++) {
      scratch.ints(1L << 20);
      scratch.release(mark);
    }
    assertThat(maxuse.stack).isEqualTo(12L << 20);
  }

  @Test
  void theMostThatWasInUseIsNoted() {
    long mark = scratch.mark();
    scratch.reals(10);
    scratch.ints(3);
    scratch.release(mark);
    scratch.reals(2);
    assertThat(maxuse.stack).isEqualTo(10 * 8 + 3 * 4);
  }
}
