package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Boxes that meet with a face: outlines are clipped by each other. */
class BoxFaceTest {
  @Test
  void turnedByAnEighthTheyMeetInAnOctagon() {
    TwoGeoms s =
        TwoGeoms.of(
            "type='box' size='.1 .1 .1'",
            "type='box' size='.1 .1 .1' pos='0 0 .199' euler='0 0 45'");
    assertThat(s.find(0).found.count).isEqualTo(8);

    // corners of the octagon: one coordinate 0.1, the other 0.1 (sqrt 2 - 1)
    double small = .1 * (Math.sqrt(2) - 1);
    for (int i = 0; i < 8; i++) {
      double[] xy = {Math.abs(s.pos(i)[0]), Math.abs(s.pos(i)[1])};
      Arrays.sort(xy);
      assertThat(xy).containsExactly(new double[] {small, .1}, within(1e-14));
      assertThat(s.found.dist[i]).isCloseTo(-.001, within(1e-15));
      assertThat(s.pos(i)[2]).isCloseTo(.0995, within(1e-15));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, 1}, within(1e-15));
    }
  }

  @Test
  void aTiltedBoxTouchesWithItsEdge() {
    // tilted by 20 degrees about y, its lowest edge 1 mm below the face
    double tilt = Math.toRadians(20);
    double lowest = .1 * (StrictMath.cos(tilt) + StrictMath.sin(tilt));
    double x = .1 * (StrictMath.cos(tilt) - StrictMath.sin(tilt));
    TwoGeoms s =
        TwoGeoms.of(
            "type='box' size='.5 .5 .1'",
            "type='box' size='.1 .1 .1' pos='0 0 " + (.1 + lowest - .001) + "' euler='0 20 0'");
    assertThat(s.find(0).found.count).isEqualTo(2);
    for (int i = 0; i < 2; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.001, within(1e-14));
      assertThat(s.pos(i)[0]).isCloseTo(x, within(1e-14));
      assertThat(Math.abs(s.pos(i)[1])).isCloseTo(.1, within(1e-14));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, 1}, within(1e-14));
    }
    assertThat(s.pos(0)[1]).isCloseTo(-s.pos(1)[1], within(1e-14));
  }
}
