package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Boxes that meet with an edge each. */
class BoxEdgeTest {
  /** Cubes that stand on edges, one along y below, one along x above, as a cross. */
  private static TwoGeoms cross(double gap, String shift) {
    double half = .1 * Math.sqrt(2);
    return TwoGeoms.of(
        "type='box' size='.1 .1 .1' euler='0 45 0'",
        "type='box' size='.1 .1 .1' euler='45 0 0' pos='" + shift + " " + (2 * half + gap) + "'");
  }

  @Test
  void crossingEdgesTouchAtOnePointBetweenThem() {
    for (double gap : new double[] {-.002, .001}) {
      TwoGeoms s = cross(gap, "0 0").find(.005);
      assertThat(s.found.count).isEqualTo(1);
      assertThat(s.found.dist[0]).isCloseTo(gap, within(1e-14));
      assertThat(s.normal(0)).containsExactly(new double[] {0, 0, 1}, within(1e-14));
      double z = .1 * Math.sqrt(2) + gap / 2;
      assertThat(s.pos(0)).containsExactly(new double[] {0, 0, z}, within(1e-14));
    }
  }

  @Test
  void theContactMovesWithTheEdges() {
    TwoGeoms s = cross(-.002, ".06 .03").find(0);
    assertThat(s.found.count).isEqualTo(1);
    // the lower edge is at x = 0, the upper one at y = 0.03
    assertThat(s.pos(0)[0]).isCloseTo(0, within(1e-14));
    assertThat(s.pos(0)[1]).isCloseTo(.03, within(1e-14));
    assertThat(s.found.dist[0]).isCloseTo(-.002, within(1e-14));
  }

  @Test
  void apartByMoreThanTheMarginThereIsNone() {
    assertThat(cross(.006, "0 0").find(.005).found.count).isZero();
  }
}
