package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** Light of a lamp 2 m above a floor against the closed form, in more places than a batch has. */
class LightStageTest {
  private static final int SIZE = 40;

  private static void floorUnder(String lamp, DoubleUnaryOperator strengthAtDistance) {
    int[] argb =
        new FramesForTests(
                "<visual><headlight active='0'/></visual><worldbody>"
                    + DOWN
                    + "<light pos='0 0 2' dir='0 0 -1' diffuse='.9 .9 .9' specular='0 0 0' "
                    + lamp
                    + " castshadow='false'/>"
                    + "<geom type='plane' size='9 9 1' rgba='.8 .8 .8 1'/></worldbody>",
                SIZE,
                FramesForTests.plain(1))
            .colors();
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        // the picture shows 4 m to each side
        double mx = 4 * ((2 * x + 1.0) / SIZE - 1);
        double my = 4 * ((2 * y + 1.0) / SIZE - 1);
        double d = Math.sqrt(mx * mx + my * my + 4);
        double expected = 255 * 0.8 * 0.9 * (2 / d) * strengthAtDistance.applyAsDouble(d);
        assertThat((double) FramesForTests.green(argb[y * SIZE + x]))
            .as("pixel %d, %d", x, y)
            .isCloseTo(expected, within(0.75));
      }
    }
  }

  @Test
  void aPointLightWeakensWithTheDistance() {
    floorUnder("type='point' attenuation='1 .5 .25'", d -> 1 / (1 + 0.5 * d + 0.25 * d * d));
  }

  @Test
  void aSpotLightEndsAtItsCutoffAndWeakensAwayFromItsAxis() {
    double end = Math.cos(Math.toRadians(50));
    floorUnder("type='spot' cutoff='50' exponent='3'", d -> 2 / d < end ? 0 : Math.pow(2 / d, 3));
  }

  @Test
  void aCutoffBeyondTheHorizonReachesAllThatIsBelow() {
    floorUnder("type='spot' cutoff='100' exponent='0'", d -> 1);
  }
}
