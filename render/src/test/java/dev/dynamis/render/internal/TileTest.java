package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TileTest {
  /** Two boxes that share an edge, seen from above: no pixel between them is lost. */
  @Test
  void noSampleIsLostBetweenNeighbors() {
    int[] seen =
        new FramesForTests(
                "<worldbody>"
                    + DOWN
                    + "<geom type='box' size='2 4 .1' pos='-2 0 0'/>"
                    + "<geom type='box' size='2 4 .1' pos='2 0 0'/></worldbody>",
                64,
                FramesForTests.plain(1))
            .objects();
    for (int y = 0; y < 64; y++) {
      for (int x = 0; x < 64; x++) {
        assertThat(seen[2 * (64 * y + x)]).isEqualTo(x < 32 ? 0 : 1);
      }
    }
  }

  @Test
  void theNearestIsSeenWhateverTheOrder() {
    for (String order : new String[] {"ab", "ba"}) {
      String a = "<geom type='box' size='1 1 .1' pos='0 0 1' name='near'/>";
      String b = "<geom type='box' size='2 2 .1' name='far'/>";
      float[] metres =
          new FramesForTests(
                  "<worldbody>" + DOWN + (order.equals("ab") ? a + b : b + a) + "</worldbody>",
                  33,
                  FramesForTests.plain(1))
              .depth();
      assertThat(metres[16 * 33 + 16]).isCloseTo(2.9f, within(1e-6f));
      assertThat(metres[16 * 33 + 24]).isCloseTo(3.9f, within(1e-6f));
    }
  }

  @Test
  void fourSamplesMixTheColorsOfAnEdge() {
    // the edge runs through the middle of the pixels of column 16
    String half = "<geom type='box' size='4 4 .1' pos='-4 0 0' rgba='1 1 1 1'/>";
    String head = "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>";
    int[] one =
        new FramesForTests(
                head + "<worldbody>" + DOWN + half + "</worldbody>", 33, FramesForTests.plain(1))
            .colors();
    int[] four =
        new FramesForTests(
                head + "<worldbody>" + DOWN + half + "</worldbody>", 33, FramesForTests.plain(4))
            .colors();
    int row = 16 * 33;
    assertThat(FramesForTests.green(one[row + 15])).isEqualTo(255);
    assertThat(FramesForTests.green(four[row + 15])).isEqualTo(255);
    assertThat(FramesForTests.green(four[row + 16])).isBetween(100, 156);
    assertThat(FramesForTests.green(four[row + 17])).isZero();
  }
}
