package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Signed distances, whether shapes are apart, touch or penetrate. */
class ConvexQueryTest {
  /** A sphere is measured by its center, also where it penetrates the other less than that. */
  @ParameterizedTest
  @CsvSource({"2", ".5", ".31", ".29", ".25"})
  void aSphereAndAnEllipsoidAreAsFarAsTheirTips(double apart) {
    TwoGeoms s =
        TwoGeoms.of("size='.1' pos='0 0 " + apart + "'", "type='ellipsoid' size='.3 .25 .2'");
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 10);
    assertThat(q.run()).isCloseTo(apart - .3, within(1e-6));
    assertThat(q.onFirst[2]).isCloseTo(apart - .1, within(1e-5));
    assertThat(q.onSecond[2]).isCloseTo(.2, within(1e-5));
  }

  @ParameterizedTest
  @CsvSource({".3", ".21", ".19", ".1", ".02"})
  void twoBoxesAreAsFarAsTheirFacesApartOrInside(double center) {
    TwoGeoms s =
        TwoGeoms.of(
            "type='box' size='.1 .1 .1'", "type='box' size='.1 .5 .5' pos='" + center + " 0 0'");
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 10);
    assertThat(q.run()).isCloseTo(center - .2, within(1e-14));
    assertThat(q.count).isEqualTo(1);
  }

  @Test
  void theMarginInflatesBothShapesByHalf() {
    TwoGeoms s =
        TwoGeoms.of("type='box' size='.1 .1 .1'", "type='box' size='.1 .1 .1' pos='.22 0 0'");
    ConvexQuery q = s.query(.05);
    q.configure(s.m, 1, 0);
    // inflated boxes are round, so that the answer is inexact by the tolerance
    assertThat(q.run()).isCloseTo(.02 - .05, within(1e-6));
  }
}
