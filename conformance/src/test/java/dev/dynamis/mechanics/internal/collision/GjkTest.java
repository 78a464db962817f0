package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Distances of convex shapes that are apart. */
class GjkTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // boxes: corner to corner, edge to edge, face to face
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.5 .9 1.0'; .9",
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.5 .7 0'; .5",
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.5 .1 .1'; .3",
        // ellipsoids along an axis of both, and turned so that another axis faces
        "type='ellipsoid' size='.1 .2 .3'; type='ellipsoid' size='.2 .1 .1' pos='1 0 0'; .7",
        "type='ellipsoid' size='.1 .2 .3'; type='ellipsoid' size='.2 .1 .1' pos='1 0 0'"
            + " euler='0 0 90'; .8",
        // cylinders: side to side, rim to rim
        "type='cylinder' size='.1 .2'; type='cylinder' size='.2 .3' pos='.6 .8 0'; .7",
        "type='cylinder' size='.1 .2'; type='cylinder' size='.2 .3' pos='.7 0 .8'; .5",
      })
  void areThoseOfTheNearestFeatures(String first, String second, double want) {
    TwoGeoms s = TwoGeoms.of(first, second);
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 10);
    q.tolerance = 1e-12;
    q.iterations = 500;
    q.first.center(q.onFirst, 0);
    q.second.center(q.onSecond, 0);
    new Gjk().run(q);
    assertThat(q.distance).isCloseTo(want, within(1e-10));
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += Math.pow(q.onSecond[k] - q.onFirst[k], 2);
    }
    assertThat(Math.sqrt(square)).isCloseTo(want, within(1e-10));
  }

  @Test
  void shapesBeyondTheCutoffAreNotMeasured() {
    TwoGeoms s =
        TwoGeoms.of("type='box' size='.1 .1 .1'", "type='box' size='.1 .1 .1' pos='1 0 0'");
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, .7);
    q.first.center(q.onFirst, 0);
    q.second.center(q.onSecond, 0);
    new Gjk().run(q);
    assertThat(q.distance).isEqualTo(Double.MAX_VALUE);
    assertThat(q.count).isZero();
  }
}
