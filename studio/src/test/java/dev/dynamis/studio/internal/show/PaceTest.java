package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PaceTest {
  private static final long MS = 1_000_000;

  @Test
  void theRunFollowsTheClockAtItsSpeed() {
    Pace pace = new Pace();
    pace.start(0, 5);
    assertThat(pace.target(50 * MS, 5)).isCloseTo(5.05, within(1e-12));
    pace.setSpeed(0.1, 50 * MS, 5.05);
    assertThat(pace.target(150 * MS, 5.06)).isCloseTo(5.06, within(1e-12));
    assertThat(pace.until(5.07, 150 * MS)).isEqualTo(100 * MS);
  }

  @Test
  void whatIsLostIsNotCaughtUp() {
    Pace pace = new Pace();
    pace.start(0, 0);
    // ten seconds passed, the run has come to 1 s: it goes on from there
    assertThat(pace.target(10_000 * MS, 1)).isCloseTo(1, within(1e-9));
    assertThat(pace.target(10_010 * MS, 1)).isCloseTo(1.01, within(1e-9));
  }

  @Test
  void theRealSpeedIsMeasuredOverASecond() {
    Pace pace = new Pace();
    pace.start(0, 0);
    pace.measure(500 * MS, 0.1);
    assertThat(pace.factor()).isZero();
    pace.measure(1000 * MS, 0.25);
    assertThat(pace.factor()).isCloseTo(0.25, within(1e-12));
  }
}
