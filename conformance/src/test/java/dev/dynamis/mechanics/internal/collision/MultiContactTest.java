package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.constant.EnableBit;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Faces of boxes and meshes that lie on each other. */
class MultiContactTest {
  private static final String CUBE =
      "<mesh name='cube' vertex='-.1 -.1 -.1 .1 -.1 -.1 -.1 .1 -.1 .1 .1 -.1"
          + " -.1 -.1 .1 .1 -.1 .1 -.1 .1 .1 .1 .1 .1'/>";

  /** Coordinates of meshes are single precision. */
  private static final double SINGLE = 1e-8;

  private static TwoGeoms cubeOnBox(String pose) {
    TwoGeoms s =
        TwoGeoms.withAssets(CUBE, "type='box' size='.3 .3 .1'", "type='mesh' mesh='cube' " + pose);
    s.m.opt.setEnabled(EnableBit.MULTICCD, true);
    return s.find(0);
  }

  @Test
  void aFaceOnAFaceTouchesAtTheCornersOfTheOverlap() {
    TwoGeoms s = cubeOnBox("pos='.25 .1 .198'");
    assertThat(s.found.count).isEqualTo(4);
    double[] x = new double[4];
    double[] y = new double[4];
    for (int i = 0; i < 4; i++) {
      x[i] = s.pos(i)[0];
      y[i] = s.pos(i)[1];
      assertThat(s.found.dist[i]).isCloseTo(-.002, within(SINGLE));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, 1}, within(SINGLE));
      assertThat(s.pos(i)[2]).isCloseTo(.099, within(SINGLE));
    }
    Arrays.sort(x);
    Arrays.sort(y);
    assertThat(x).containsExactly(new double[] {.15, .15, .3, .3}, within(SINGLE));
    assertThat(y).containsExactly(new double[] {0, 0, .2, .2}, within(SINGLE));
  }

  @Test
  void anEdgeOnAFaceTouchesAtItsEnds() {
    double lowest = .1 * Math.sqrt(2);
    TwoGeoms s = cubeOnBox("euler='0 45 0' pos='0 .25 " + (.1 + lowest - .001) + "'");
    assertThat(s.found.count).isEqualTo(2);
    double[] y = {s.pos(0)[1], s.pos(1)[1]};
    Arrays.sort(y);
    assertThat(y).containsExactly(new double[] {.15, .3}, within(SINGLE));
    assertThat(s.pos(0)[0]).isCloseTo(0, within(SINGLE));
  }

  @Test
  void aCornerOnAFaceTouchesOnce() {
    assertThat(cubeOnBox("euler='20 30 40' pos='0 0 .24'").found.count).isEqualTo(1);
  }
}
