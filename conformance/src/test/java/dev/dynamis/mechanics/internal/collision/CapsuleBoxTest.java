package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A capsule of radius 0.1 and a box with half sizes 0.5, 0.4 and 0.3. */
class CapsuleBoxTest {
  private static final String BOX = "type='box' size='.5 .4 .3'";

  private static TwoGeoms capsule(String fromto) {
    return TwoGeoms.of("type='capsule' fromto='" + fromto + "' size='.1'", BOX);
  }

  @ParameterizedTest
  @CsvSource({
    // upright over a face, an end beside an edge, an end beside a corner, across an edge
    "0 0 1  0 0 .5, .2",
    "1.5 0 1.2  .8 0 .7, .5",
    ".7 .6 .4  2 2 2, .3",
    ".5 0 .7  .9 0 .3, .28284271247461906",
  })
  void isAsFarAsItsSegment(String fromto, double apart) {
    TwoGeoms s = capsule(fromto).find(1);
    assertThat(s.deepest()).isCloseTo(apart - .1, within(1e-14));
    int i = s.found.dist[0] == s.deepest() ? 0 : 1;
    double[] n = s.normal(i);
    assertThat(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]).isCloseTo(1, within(1e-14));
    // from the capsule to the box, whose center is the origin
    assertThat(n[0] * s.pos(i)[0] + n[1] * s.pos(i)[1] + n[2] * s.pos(i)[2]).isNegative();
  }

  @Test
  void lyingOnAFaceItTouchesAtBothEnds() {
    TwoGeoms s = capsule("-.2 .1 .39  .3 .1 .39").find(0);
    assertThat(s.found.count).isEqualTo(2);
    double[] x = {s.pos(0)[0], s.pos(1)[0]};
    assertThat(Math.min(x[0], x[1])).isCloseTo(-.2, within(1e-14));
    assertThat(Math.max(x[0], x[1])).isCloseTo(.3, within(1e-14));
    for (int i = 0; i < 2; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.01, within(1e-15));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, -1}, within(1e-15));
      assertThat(s.pos(i)[2]).isCloseTo(.295, within(1e-15));
    }
  }

  @Test
  void apartByMoreThanTheMarginThereIsNone() {
    assertThat(capsule("0 0 1  0 0 .5").find(.099).found.count).isZero();
  }
}
