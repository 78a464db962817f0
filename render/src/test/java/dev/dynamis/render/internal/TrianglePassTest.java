package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TrianglePassTest {
  private static FramesForTests drawn(String geoms) {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>" + DOWN + geoms + "</worldbody>", 64, FramesForTests.plain(1));
    f.depth();
    return f;
  }

  @Test
  void theBoxOfATriangleHoldsAllItsPixels() {
    // the upper side of the box is 16 pixels wide around the middle of 64
    FramesForTests f = drawn("<geom type='box' size='1 1 .0001'/>");
    TrianglePass view = f.frame.view;
    Surfaces surfaces = f.frame.surfaces;
    int seen = 0;
    for (int t = 0; t < surfaces.triangles; t++) {
      long box = view.box(t);
      // triangles that face away have none
      if (TrianglePass.right(box) >= TrianglePass.left(box) && TrianglePass.left(box) < 64) {
        seen++;
        assertThat(TrianglePass.left(box)).isBetween(22, 25);
        assertThat(TrianglePass.right(box)).isBetween(38, 41);
        assertThat(TrianglePass.top(box)).isBetween(22, 25);
        assertThat(TrianglePass.bottom(box)).isBetween(38, 41);
      }
    }
    assertThat(seen).isGreaterThanOrEqualTo(2);
  }

  @Test
  void whatIsBehindTheCameraOrBesideThePictureIsNotDrawn() {
    for (String pos : new String[] {"0 0 9", "30 0 0", "0 -30 0"}) {
      assertThat(drawn("<geom size='.5' pos='" + pos + "'/>").objects()).as(pos).containsOnly(-1);
    }
  }
}
