package dev.dynamis.render.internal;

import static dev.dynamis.render.internal.FramesForTests.DOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SurfacesTest {
  @Test
  void opaqueShapesComeFirstThenTransparentOnesFromFarToNear() {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>"
                + DOWN
                + "<geom name='near' size='.1' pos='0 0 2' rgba='1 0 0 .5'/>"
                + "<geom name='solid' size='.1' pos='1 0 0'/>"
                + "<geom name='far' size='.1' rgba='0 1 0 .5'/></worldbody>",
            16,
            FramesForTests.plain(1));
    f.depth();
    Surfaces s = f.frame.surfaces;
    assertThat(s.opaqueCount).isEqualTo(1);
    assertThat(s.items[0].objId).isEqualTo(1);
    assertThat(s.items[1].objId).isEqualTo(2);
    assertThat(s.items[2].objId).isZero();
  }

  @Test
  void verticesAreInTheWorld() {
    FramesForTests f =
        new FramesForTests(
            "<worldbody>" + DOWN + "<geom type='box' size='1 2 3' pos='5 6 -7'/></worldbody>",
            16,
            FramesForTests.plain(1));
    f.depth();
    Surfaces s = f.frame.surfaces;
    float least = Float.MAX_VALUE;
    float most = -Float.MAX_VALUE;
    for (int v = 0; v < s.vertices; v++) {
      least = Math.min(least, s.pos[3 * v + 1]);
      most = Math.max(most, s.pos[3 * v + 1]);
    }
    assertThat(least).isEqualTo(4);
    assertThat(most).isEqualTo(8);
  }

  @Test
  void aPlaneSeenFromBelowLetsTheSceneThrough() {
    String below = "<camera name='c' pos='0 0 -4' xyaxes='1 0 0 0 -1 0' fovy='90'/>";
    FramesForTests f =
        new FramesForTests(
            "<worldbody>" + below + "<geom type='plane' size='9 9 1'/></worldbody>",
            16,
            FramesForTests.plain(1));
    f.depth();
    assertThat(f.frame.surfaces.isBehind(f.scene.geom(0))).isTrue();
    assertThat(f.frame.surfaces.opaqueCount).isZero();
  }
}
