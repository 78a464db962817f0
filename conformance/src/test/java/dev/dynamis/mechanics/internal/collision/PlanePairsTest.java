package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Planes and round or flat shapes over them: heights of lowest points. */
class PlanePairsTest {
  private static final String FLOOR = "type='plane' size='1 1 1'";

  @Test
  void aSphereTouchesATiltedPlaneBelowItsCenter() {
    TwoGeoms s =
        TwoGeoms.of("type='plane' size='1 1 1' euler='0 30 0'", "size='.1' pos='.3 .2 .4'");
    double nx = StrictMath.sin(Math.PI / 6);
    double nz = StrictMath.cos(Math.PI / 6);
    double dist = .3 * nx + .4 * nz - .1;
    assertThat(s.find(1).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(dist, within(1e-15));
    assertThat(s.normal(0)).containsExactly(new double[] {nx, 0, nz}, within(1e-15));

    // half way between the lowest point and the plane
    double down = .1 + dist / 2;
    double[] pos = {.3 - down * nx, .2, .4 - down * nz};
    assertThat(s.pos(0)).containsExactly(pos, within(1e-15));
    assertThat(s.find(dist - 1e-9).found.count).isZero();
  }

  @Test
  void bothEndsOfACapsuleMayTouch() {
    TwoGeoms s = TwoGeoms.of(FLOOR, "type='capsule' fromto='0 0 .1  .4 0 .12' size='.1'");
    assertThat(s.find(0.05).found.count).isEqualTo(2);
    double[] dist = {s.found.dist[0], s.found.dist[1]};
    assertThat(Math.min(dist[0], dist[1])).isCloseTo(0, within(1e-15));
    assertThat(Math.max(dist[0], dist[1])).isCloseTo(.02, within(1e-15));
    assertThat(s.find(0.01).found.count).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 10, 45, 80, 90})
  void theLowestPointOfACylinderFollowsFromItsTilt(double degrees) {
    TwoGeoms s =
        TwoGeoms.of(
            FLOOR, "type='cylinder' size='.1 .2' pos='0 0 .25' euler='0 " + degrees + " 0'");
    double tilt = Math.toRadians(degrees);
    double lowest = .25 - .2 * StrictMath.cos(tilt) - .1 * StrictMath.sin(tilt);
    assertThat(s.find(1).deepest()).isCloseTo(lowest, within(1e-15));
    assertThat(s.found.count).isGreaterThan(1);
    for (int i = 0; i < s.found.count; i++) {
      // points of the surface, half their height up: on the rim, at least
      assertThat(2 * s.pos(i)[2]).isCloseTo(s.found.dist[i], within(1e-15));
    }
  }

  @Test
  void theFourLowestCornersOfABoxTouch() {
    TwoGeoms s = TwoGeoms.of(FLOOR, "type='box' size='.1 .2 .3' pos='1 2 .29' euler='0 0 30'");
    assertThat(s.find(0).found.count).isEqualTo(4);
    double c = StrictMath.cos(Math.PI / 6);
    double w = StrictMath.sin(Math.PI / 6);
    for (int i = 0; i < 4; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.01, within(1e-15));
      double x = (s.pos(i)[0] - 1) * c + (s.pos(i)[1] - 2) * w;
      double y = (s.pos(i)[1] - 2) * c - (s.pos(i)[0] - 1) * w;
      assertThat(Math.abs(x)).isCloseTo(.1, within(1e-15));
      assertThat(Math.abs(y)).isCloseTo(.2, within(1e-15));
      assertThat(s.pos(i)[2]).isCloseTo(-.005, within(1e-15));
    }
  }
}
