package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.constant.DisableBit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ramp that rises by 1 m over 2 m along x: heights over it are those of a plane. */
class HeightFieldPairsTest {
  private static final String RAMP =
      "<hfield name='r' nrow='2' ncol='3' size='1 1 1 .5' elevation='0 .5 1 0 .5 1'/>";

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aSphereOverTheRampIsAsFarAsFromAPlane(boolean portal) {
    double slope = StrictMath.atan(.5);
    double nx = -StrictMath.sin(slope);
    double nz = StrictMath.cos(slope);
    for (double gap : new double[] {-.003, .004}) {
      // over the middle of the left half, where the surface is at 0.2
      double x = -.6 + (.1 + gap) * nx;
      double z = .2 + (.1 + gap) * nz;
      TwoGeoms s =
          TwoGeoms.withAssets(
              RAMP, "type='hfield' hfield='r'", "size='.1' pos='" + x + " -.3 " + z + "'");
      s.m.opt.setDisabled(DisableBit.NATIVECCD, portal);
      s.find(.01);
      assertThat(s.found.count).isPositive();
      assertThat(s.deepest()).isCloseTo(gap, within(2e-6));
      for (int i = 0; i < s.found.count; i++) {
        if (s.found.dist[i] == s.deepest()) {
          assertThat(s.normal(i)).containsExactly(new double[] {nx, 0, nz}, within(5e-3));
          assertThat(s.pos(i)[0]).isCloseTo(-.6, within(5e-3));
        }
      }
      assertThat(s.find(0).found.count > 0).isEqualTo(gap < 0);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {.3, .05, .001})
  void distancesAreThoseToThePlane(double gap) {
    double slope = StrictMath.atan(.5);
    double x = .4 - (.1 + gap) * StrictMath.sin(slope);
    double z = .7 + (.1 + gap) * StrictMath.cos(slope);
    TwoGeoms s =
        TwoGeoms.withAssets(
            RAMP, "type='hfield' hfield='r'", "size='.1' pos='" + x + " .2 " + z + "'");
    double[] fromto = new double[6];
    assertThat(HeightFieldPairs.distance(s.m, s.d, 0, 1, 2, fromto, 0))
        .isCloseTo(gap, within(1e-6));
    assertThat(fromto[0]).isCloseTo(.4, within(1e-5));
    assertThat(fromto[2]).isCloseTo(.7, within(1e-5));
  }
}
