package dev.dynamis.analysis.section;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Written;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

/** A harmonic oscillator, whose steps a test can't shorten, so that crossings are on lines. */
class SectionTest {
  private static Written oscillator() {
    return Written.flow(
        0.001,
        new double[] {1, 0},
        new double[0],
        (dx, x, p) -> {
          dx[0] = x[1];
          dx[1] = -x[0];
        });
  }

  @Test
  void crossingsAreAPeriodApartAndOnTheSection() {
    Crossings c = Section.of(oscillator()).level("x0", 0).transientTime(0).crossings(3).run();
    double[] t = c.points().times().toArray();
    // a straight line over 0.001 errs by a few 1e-8
    assertThat(t)
        .containsExactly(new double[] {1.5 * Math.PI, 3.5 * Math.PI, 5.5 * Math.PI}, within(1e-7));
    assertThat(c.points().column("x0").toArray()).containsOnly(new double[3], within(1e-15));
    assertThat(c.method()).startsWith("straight lines");
    assertThat(c.returns("x1").get(0, "after")).isCloseTo(2 * Math.PI, within(1e-9));
    assertThat(c.complete()).isTrue();
  }

  @Test
  void aStroboscopeLooksAtMultiplesOfItsPeriod() {
    Crossings c = Section.of(oscillator()).every(0.7).transientTime(0).crossings(4).run();
    for (int k = 0; k < 4; k++) {
      double t = 0.7 * (k + 1);
      assertThat(c.points().times().get(k)).isEqualTo(t);
      assertThat(c.points().get(k, "x0")).isCloseTo(StrictMath.cos(t), within(1e-6));
    }
  }

  @Test
  void aSectionThatIsNeverCrossedSaysWhereTheOrbitWas() {
    assertThatThrownBy(
            () -> Section.of(oscillator()).level("x0", 2).transientTime(0).time(20).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("x0 = 2.0, up was never crossed")
        .hasMessageContaining("stayed between -")
        .hasMessageContaining("try another level");
    // it does not wait for 500 crossings of 20000 steps each
    assertThatThrownBy(() -> Section.of(oscillator()).level("x0", 2).transientTime(0).run())
        .hasMessageContaining("was never crossed in a time of 200.0");
    assertThatThrownBy(() -> Section.of(oscillator()).level("q", 0))
        .hasMessageContaining("no coordinate or output 'q'");
  }
}
