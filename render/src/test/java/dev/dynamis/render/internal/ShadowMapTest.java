package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShadowMapTest {
  private static int[] floor(String light, boolean shadows) {
    return new FramesForTests(
            "<visual><headlight active='0'/></visual><worldbody>"
                + DOWN
                + light
                + "<geom type='plane' size='9 9 1' rgba='1 1 1 1'/>"
                + "<geom type='box' size='.2 .2 .05' pos='0 0 1' rgba='0 0 0 1'/></worldbody>",
            65,
            new RenderOptions(1, shadows, false, false, false, false))
        .colors();
  }

  /** Light from 45 degrees throws the shadow of a box at 1 m height 1 m aside. */
  @Test
  void aShadowIsWhereTheRaysGo() {
    String light = "<light type='directional' dir='1 0 -1' diffuse='1 1 1' specular='0 0 0'/>";
    int[] with = floor(light, true);
    int[] without = floor(light, false);
    // 65 pixels are 8 m on the floor: 1 m aside is 8.1 pixels
    int at = 32 * 65 + 32 + 8;
    assertThat(FramesForTests.green(without[at])).isGreaterThan(100);
    assertThat(FramesForTests.green(with[at])).isLessThan(FramesForTests.green(without[at]) / 3);
    assertThat(FramesForTests.green(with[32 * 65 + 32 - 8]))
        .isEqualTo(FramesForTests.green(without[32 * 65 + 32 - 8]));
  }

  @Test
  void lightsThatThrowNoShadowThrowNone() {
    String light =
        "<light type='directional' dir='1 0 -1' diffuse='1 1 1' specular='0 0 0'"
            + " castshadow='false'/>";
    assertThat(floor(light, true)).isEqualTo(floor(light, false));
  }

  @Test
  void planesThrowNoShadow() {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>"
                + DOWN
                + "<geom type='plane' size='0 0 1'/><geom size='.1' pos='0 0 1'/>"
                + "<geom size='.1' pos='0 1 1' rgba='1 1 1 .4'/></worldbody>",
            9,
            FramesForTests.plain(1));
    assertThat(ShadowMap.casts(f.scene.geom(0))).isFalse();
    assertThat(ShadowMap.casts(f.scene.geom(1))).isTrue();
  }
}
