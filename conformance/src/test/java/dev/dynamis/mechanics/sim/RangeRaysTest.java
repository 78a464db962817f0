package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeRaysTest {
  private final double[] ray = new double[6];

  private static Data seen(String world, String sensors) {
    Model m =
        SmoothModels.compile(
            "<mujoco><worldbody><geom type='plane' size='9 9 1'/><body>%s</body></worldbody>"
                .concat("<sensor>%s</sensor></mujoco>")
                .replace('\'', '"')
                .formatted(world, sensors));
    Data d = new Data(m);
    Physics.forward(m, d);
    return d;
  }

  /** 60 degrees from the plane's normal, from a height of 2. */
  @ParameterizedTest
  @ValueSource(strings = {"dist", "dir point", "normal depth", "point normal", "dist origin"})
  void theRayOfASiteEndsAtThePlaneWhateverTheSensorTells(String fields) {
    Data d =
        seen(
            "<site name=\"s\" pos=\"0 0 2\" euler=\"0 120 0\"/>",
            "<rangefinder site=\"s\" data=\"" + fields + "\"/>");
    assertThat(RangeRays.count(d.model, 0)).isEqualTo(1);
    assertThat(RangeRays.of(d.model, d, 0, 0, ray)).isTrue();
    double[] want = {0, 0, 2, 2 * Math.sqrt(3), 0, 0};
    assertThat(ray).containsExactly(want, within(1e-14));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dist", "point", "depth"})
  void everyPixelOfACameraHasARay(String fields) {
    Data d =
        seen(
            "<camera name=\"c\" pos=\"0 0 3\" resolution=\"4 3\" fovy=\"60\"/>",
            "<rangefinder camera=\"c\" data=\"" + fields + "\"/>");
    assertThat(RangeRays.count(d.model, 0)).isEqualTo(12);
    double pixel = 2 * StrictMath.tan(Math.toRadians(30)) / 3;
    for (int k = 0; k < 12; k++) {
      assertThat(RangeRays.of(d.model, d, 0, k, ray)).isTrue();
      double[] want = {0, 0, 3, 3 * pixel * (k % 4 - 1.5), 3 * pixel * (1 - k / 4), 0};
      assertThat(ray).containsExactly(want, within(1e-14));
    }
  }

  @Test
  void aRayThatHitsNothingAndASensorWithoutADistanceHaveNone() {
    Data d =
        seen(
            "<site name=\"up\" pos=\"0 0 2\"/><site name=\"s\" pos=\"0 0 2\" euler=\"180 0 0\"/>",
            "<rangefinder site=\"up\"/><rangefinder site=\"up\" data=\"point\"/><rangefinder"
                + " site=\"s\" data=\"dir\"/><framepos objtype=\"site\" objname=\"s\"/>");
    for (int i = 0; i < 3; i++) {
      assertThat(RangeRays.of(d.model, d, i, 0, ray)).isFalse();
    }
    assertThat(RangeRays.count(d.model, 3)).isZero();
  }
}
