package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Depths of convex shapes that penetrate: the least motion that separates them. */
class EpaTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.15 .05 .1'; .05; 1 0 0",
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.05 .05 -.37'; .03; 0 0 -1",
        "type='ellipsoid' size='.1 .2 .3'; type='ellipsoid' size='.2 .1 .1' pos='.25 0 0'; .05;"
            + " 1 0 0",
        "type='cylinder' size='.1 .2'; type='cylinder' size='.2 .3' pos='.168 .224 .1'; .02;"
            + " .6 .8 0",
        "type='ellipsoid' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='0 0 .35'; .05; 0 0 1",
      })
  void areTheLeastMotionThatSeparates(String first, String second, double depth, String normal) {
    TwoGeoms s = TwoGeoms.of(first, second);
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 0);
    q.tolerance = 1e-11;
    q.iterations = 500;
    q.first.center(q.onFirst, 0);
    q.second.center(q.onSecond, 0);
    q.gjk.run(q);
    assertThat(q.polytope.enclose(q)).isTrue();
    assertThat(Epa.run(q)).isNotNegative();
    assertThat(q.distance).isCloseTo(-depth, within(1e-9));
    String[] n = normal.trim().split(" ");
    for (int k = 0; k < 3; k++) {
      // from the surface of the second, inside the first, out to the surface of the first
      assertThat(q.onFirst[k] - q.onSecond[k])
          .isCloseTo(depth * Double.parseDouble(n[k]), within(1e-5));
    }
  }
}
