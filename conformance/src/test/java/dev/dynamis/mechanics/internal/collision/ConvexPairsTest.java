package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Contacts of shapes without a routine of their own, by both methods, which end after so many
 * iterations that curved shapes are exact to some hundredths of a millimeter.
 */
class ConvexPairsTest {
  @ParameterizedTest
  @CsvSource({"-.02, true", ".01, true", "-.02, false", ".01, false"})
  void ellipsoidsTouchHalfWayBetweenTheirTips(double gap, boolean portal) {
    TwoGeoms s =
        TwoGeoms.of(
            "type='ellipsoid' size='.1 .2 .3'",
            "type='ellipsoid' size='.2 .1 .1' pos='" + (.3 + gap) + " 0 0'");
    s.m.opt.setDisabled(DisableBit.NATIVECCD, portal);
    assertThat(s.find(.05).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(gap, within(5e-5));
    assertThat(s.normal(0)).containsExactly(new double[] {1, 0, 0}, within(.03));
    assertThat(s.pos(0)).containsExactly(new double[] {.1 + gap / 2, 0, 0}, within(5e-3));
    assertThat(s.find(0).found.count > 0).isEqualTo(gap < 0);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aCylinderOnABoxTouchesOnceOrAlongItsRim(boolean several) {
    TwoGeoms s =
        TwoGeoms.of("type='cylinder' size='.1 .2' pos='0 0 .299'", "type='box' size='.3 .3 .1'");
    s.m.opt.setEnabled(EnableBit.MULTICCD, several);
    s.find(0);
    assertThat(s.found.count).isEqualTo(several ? 5 : 1);
    for (int i = 0; i < s.found.count; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.001, within(i == 0 ? 2e-6 : 2e-4));
      assertThat(s.normal(i)[2]).isCloseTo(-1, within(1e-5));
      assertThat(Math.hypot(s.pos(i)[0], s.pos(i)[1])).isLessThan(.1 + 1e-6);
    }
  }
}
