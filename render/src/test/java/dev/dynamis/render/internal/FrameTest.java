package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.constant.ObjType;
import org.junit.jupiter.api.Test;

class FrameTest {
  @Test
  void depthAndObjectsBelongTogether() {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>" + DOWN + "<geom type='box' size='1 1 .5'/></worldbody>",
            20,
            FramesForTests.plain(1));
    float[] metres = f.depth();
    int[] seen = f.objects();
    int inside = 0;
    for (int i = 0; i < metres.length; i++) {
      boolean box = seen[2 * i] == 0;
      assertThat(seen[2 * i + 1]).isEqualTo(box ? ObjType.GEOM : -1);
      assertThat(metres[i] < 4).isEqualTo(box);
      if (box) {
        assertThat(metres[i]).isCloseTo(3.5f, within(1e-6f));
      }
      inside += box ? 1 : 0;
    }
    // at 3.5 m the picture is 7 m wide, so that 2 m are 5.7 pixels: 6 whole ones
    assertThat(inside).isEqualTo(36);
  }

  @Test
  void aFrameDrawnTwiceHasTheSameBits() {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>"
                + DOWN
                + "<light pos='0 1 3' dir='0 -.2 -1'/><geom type='plane' size='2 2 1'/>"
                + "<geom size='.5' pos='0 0 1' rgba='1 0 0 .5'/></worldbody>",
            40,
            new RenderOptions(4, true, true, true, true, true));
    int[] first = f.colors();
    f.depth();
    assertThat(f.colors()).isEqualTo(first);
  }
}
