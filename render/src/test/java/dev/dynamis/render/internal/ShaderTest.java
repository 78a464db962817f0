package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShaderTest {
  /** A gray floor under one light from a direction: half of its color times the cosine. */
  @ParameterizedTest
  @ValueSource(ints = {0, 30, 60, 80})
  void aFloorIsLitByTheCosine(int degrees) {
    double angle = Math.toRadians(degrees);
    int[] argb =
        new FramesForTests(
                "<visual><headlight active='0'/></visual><worldbody>"
                    + DOWN
                    + "<light type='directional' dir='"
                    + Math.sin(angle)
                    + " 0 "
                    + -Math.cos(angle)
                    + "' diffuse='1 1 1' specular='0 0 0' castshadow='false'/>"
                    + "<geom type='plane' size='9 9 1' rgba='.8 .8 .8 1'/></worldbody>",
                9,
                FramesForTests.plain(1))
            .colors();
    double expected = 255 * 0.8 * Math.cos(angle);
    for (int c : argb) {
      assertThat((double) FramesForTests.green(c)).isCloseTo(expected, within(1.5));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.25, 1})
  void ambientLightIsTheSameOnAllSides(double ambient) {
    int[] argb =
        new FramesForTests(
                "<visual><headlight ambient='%1$s %1$s %1$s' diffuse='0 0 0' specular='0 0 0'/></visual>"
                        .formatted(ambient)
                    + "<worldbody>"
                    + DOWN
                    + "<geom size='2' rgba='1 1 1 1'/></worldbody>",
                9,
                FramesForTests.plain(1))
            .colors();
    assertThat((double) FramesForTests.green(argb[40])).isCloseTo(255 * ambient, within(1.0));
  }
}
