package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** How far a computation is, with a clock that the test moves. */
class MeterTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter err = new StringWriter();
  private long now = 17;

  private Meter meter(boolean quiet) {
    return new Meter(new PrintWriter(err), quiet, () -> now);
  }

  @Test
  void nothingIsShownOfShortWork() {
    try (Meter meter = meter(false)) {
      now += SECOND - 1;
      assertThat(meter.update(1, 2, "walk")).isTrue();
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theShareIsShownFiveTimesASecondAndWipedAtTheEnd() {
    try (Meter meter = meter(false)) {
      now += SECOND;
      meter.update(1, 4, "walk");
      assertThat(err.toString()).isEqualTo("\rwalk: 25 %, 1 s ");
      now += SECOND / 5 - 1;
      meter.update(2, 4, "walk");
      assertThat(err.toString()).isEqualTo("\rwalk: 25 %, 1 s ");
      now += 2 * SECOND;
      meter.update(3, 4, "walk");
      assertThat(err.toString()).endsWith("\rwalk: 75 %, 3 s ");
    }
    assertThat(err.toString()).endsWith("\r" + " ".repeat(78) + "\r");
  }

  @Test
  void withoutATotalItCounts() {
    try (Meter meter = meter(false)) {
      now += 2 * SECOND;
      meter.update(123, 0, "walk");
    }
    assertThat(err.toString()).startsWith("\rwalk: 123, 2 s ");
  }

  @Test
  void aQuietMeterShowsNothing() {
    try (Meter meter = meter(true)) {
      now += 9 * SECOND;
      assertThat(meter.update(1, 4, "walk")).isTrue();
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theRateAndWhatIsLeftCountFromWhereTheRunBegan() {
    try (Meter meter = meter(false).withRate()) {
      meter.update(100, 500, "cases");
      now += 2 * SECOND;
      meter.update(200, 500, "cases");
      assertThat(err.toString()).isEqualTo("\rcases: 40 %, 2 s, 50.0 a second, 6 s left   ");
    }
  }
}
