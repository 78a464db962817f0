package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Depths along the line of centers, where portals find the least motion. */
class PortalRefinementTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "type='box' size='.1 .2 .3'; type='box' size='.1 .1 .1' pos='.17 0 0'; .03; 1 0 0",
        "type='ellipsoid' size='.1 .2 .3'; type='ellipsoid' size='.2 .1 .1' pos='0 0 .38'; .02;"
            + " 0 0 1",
        "type='sphere' size='.1'; type='ellipsoid' size='.2 .1 .1' pos='.12 .16 0'"
            + " euler='0 0 53.13010235415598'; .1; .6 .8 0",
      })
  void areTheLeastMotionThatSeparates(String first, String second, double depth, String normal) {
    TwoGeoms s = TwoGeoms.of(first, second);
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 0);
    assertThat(PortalRefinement.depth(q)).isCloseTo(depth, within(2e-6));
    String[] n = normal.trim().split(" ");
    for (int k = 0; k < 3; k++) {
      assertThat(q.portal[PortalRefinement.NORMAL + k])
          .isCloseTo(Double.parseDouble(n[k]), within(3e-3));
    }
  }

  @Test
  void shapesThatAreApartHaveNone() {
    TwoGeoms s =
        TwoGeoms.of("type='box' size='.1 .1 .1'", "type='box' size='.1 .1 .1' pos='.3 0 0'");
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 0);
    assertThat(PortalRefinement.depth(q)).isEqualTo(-1);
    assertThat(PortalRefinement.collide(q, 0, s.found)).isFalse();
    assertThat(s.found.count).isZero();
  }
}
