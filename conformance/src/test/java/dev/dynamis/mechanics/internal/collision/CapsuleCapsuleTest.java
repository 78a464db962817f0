package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two capsules: distance of their segments less their radii. */
class CapsuleCapsuleTest {
  private static final String ALONG_X = "type='capsule' fromto='-1 0 0  1 0 0' size='.1'";

  @ParameterizedTest
  @CsvSource({
    // the other one, distance of the segments, and the nearest points
    "0 -1 .5  0 1 .5, .5, 0 0 0, 0 0 .5",
    "1.3 -1 .4  1.3 1 .4, .5, 1 0 0, 1.3 0 .4",
    ".2 .5 0  .2 2 0, .5, .2 0 0, .2 .5 0",
    "1.6 .8 0  3 3 0, 1, 1 0 0, 1.6 .8 0",
    "-1 -1 .3  1 1 .3, .3, 0 0 0, 0 0 .3",
  })
  void meetWhereTheirSegmentsAreNearest(String other, double apart, String on1, String on2) {
    TwoGeoms s = TwoGeoms.of(ALONG_X, "type='capsule' fromto='" + other + "' size='.2'");
    assertThat(s.find(2).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(apart - .3, within(1e-14));
    double[] p = numbers(on1);
    double[] q = numbers(on2);
    double[] pos = new double[3];
    double[] n = new double[3];
    for (int k = 0; k < 3; k++) {
      n[k] = (q[k] - p[k]) / apart;
      pos[k] = (p[k] + .1 * n[k] + q[k] - .2 * n[k]) / 2;
    }
    assertThat(s.normal(0)).containsExactly(n, within(1e-14));
    assertThat(s.pos(0)).containsExactly(pos, within(1e-14));
  }

  @Test
  void parallelCapsulesMeetAtBothEndsOfTheirOverlap() {
    TwoGeoms s = TwoGeoms.of(ALONG_X, "type='capsule' fromto='.5 0 .25  2 0 .25' size='.2'");
    assertThat(s.find(0).found.count).isEqualTo(2);
    double[] x = {s.pos(0)[0], s.pos(1)[0]};
    assertThat(Math.min(x[0], x[1])).isCloseTo(.5, within(1e-14));
    assertThat(Math.max(x[0], x[1])).isCloseTo(1, within(1e-14));
    for (int i = 0; i < 2; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.05, within(1e-15));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, 1}, within(1e-15));
    }
  }

  private static double[] numbers(String text) {
    return java.util.Arrays.stream(text.trim().split(" +"))
        .mapToDouble(Double::parseDouble)
        .toArray();
  }
}
