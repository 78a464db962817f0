package dev.dynamis.mechanics.internal.delay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.constant.Interpolation;
import org.junit.jupiter.api.Test;

/** Ring buffers of samples, read between, before and after them. */
class HistoryBufferTest {
  private static final int N = 5;
  private static final int DIM = 2;

  /** Where the buffer begins in its array. */
  private static final int START = 3;

  private final double[] buf = new double[START + 2 + N + N * DIM + 1];

  /** A buffer whose samples are at times -5 to -1, before all that is inserted. */
  HistoryBufferTest() {
    buf[START + 1] = N - 1;
    for (int i = 0; i < N; i++) {
      buf[START + 2 + i] = i - N;
    }
  }

  private void insert(double t, double value) {
    int at = HistoryBuffer.insert(buf, START, N, DIM, t);
    buf[at] = value;
    buf[at + 1] = -value;
  }

  private double read(double t, int interpolation) {
    double[] res = new double[4];
    HistoryBuffer.read(res, 1, buf, START, N, DIM, t, interpolation);
    assertThat(res[2]).isEqualTo(-res[1]);
    assertThat(res[0]).isZero();
    assertThat(res[3]).isZero();
    return res[1];
  }

  private void insertSquares(int from, int to) {
    for (int t = from; t <= to; t++) {
      insert(t, t * t);
    }
  }

  @Test
  void beforeTheOldestAndAfterTheNewestTheirValuesHold() {
    insertSquares(0, 6);
    for (int kind : new int[] {Interpolation.ZOH, Interpolation.LINEAR, Interpolation.CUBIC}) {
      assertThat(read(-1, kind)).isEqualTo(4);
      assertThat(read(2, kind)).isEqualTo(4);
      assertThat(read(6, kind)).isEqualTo(36);
      assertThat(read(9, kind)).isEqualTo(36);
      assertThat(read(4, kind)).isEqualTo(16);
    }
  }

  @Test
  void betweenSamplesTheLastOneHoldsOrALineJoinsThem() {
    insertSquares(0, 6);
    assertThat(read(4.75, Interpolation.ZOH)).isEqualTo(16);
    assertThat(read(4.75, Interpolation.LINEAR)).isEqualTo(16 + 0.75 * 9);
  }

  /** Slopes by central differences are exact for a parabola over equal times. */
  @Test
  void aSplineReproducesAParabolaAwayFromTheEnds() {
    insertSquares(0, 6);
    for (double t : new double[] {3.2, 3.5, 4.1, 4.9}) {
      assertThat(read(t, Interpolation.CUBIC)).isCloseTo(t * t, within(1e-13));
    }

    // at the ends the slope is zero: Hermite's cubic from 4 to 9 with slopes 0 and 6 at 3
    double x = 0.5;
    double want = 0.5 * 4 + 0.5 * 9 + (x * x * x - x * x) * 6;
    assertThat(read(2.5, Interpolation.CUBIC)).isCloseTo(want, within(1e-14));
  }

  @Test
  void aSampleOfTheSameTimeReplacesTheOld() {
    insertSquares(0, 6);
    insert(4, 100);
    assertThat(read(4, Interpolation.ZOH)).isEqualTo(100);
    assertThat(read(5, Interpolation.ZOH)).isEqualTo(25);
    assertThat(read(2, Interpolation.ZOH)).isEqualTo(4);
  }

  @Test
  void aLateSampleGoesToItsPlaceAndTheOldestIsDropped() {
    insertSquares(0, 6);
    insert(4.5, 70);
    assertThat(read(4.5, Interpolation.ZOH)).isEqualTo(70);
    assertThat(read(4.25, Interpolation.LINEAR)).isEqualTo(43);
    assertThat(read(5, Interpolation.ZOH)).isEqualTo(25);

    // of 2, 3, 4, 4.5, 5, 6 the first has gone
    assertThat(read(0, Interpolation.ZOH)).isEqualTo(9);
    insert(7, 49);
    assertThat(read(0, Interpolation.ZOH)).isEqualTo(16);
  }

  @Test
  void nothingOutsideTheBufferIsTouched() {
    insertSquares(0, 23);
    assertThat(buf[0]).isZero();
    assertThat(buf[START]).isZero();
    assertThat(buf[buf.length - 1]).isZero();
    assertThat(read(21.5, Interpolation.LINEAR)).isEqualTo((21 * 21 + 22 * 22) / 2.0);
  }
}
