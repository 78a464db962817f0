package dev.dynamis.render.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.render.scene.SceneGeom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where rays meet a tilted plane, against projection back to the picture and differences. */
class PlaneStageTest {
  private static final int SIZE = 100;

  private final SceneGeom plane =
      new FramesForTests(
              "<worldbody><geom type='plane' size='0 0 1'/>" + FramesForTests.DOWN + "</worldbody>",
              4,
              FramesForTests.plain(1))
          .scene.geom(0);
  private final Lens lens = new Lens();
  private final PlaneStage stage = new PlaneStage();

  PlaneStageTest() {
    // turned by 0.3 about x
    double c = Math.cos(0.3);
    double s = Math.sin(0.3);
    double[] turn = {1, 0, 0, 0, c, -s, 0, s, c};
    System.arraycopy(turn, 0, plane.mat, 0, 9);
    System.arraycopy(new double[] {0.2, -0.1, 0.4}, 0, plane.pos, 0, 3);
    System.arraycopy(new double[] {1, 2, 5}, 0, lens.eye, 0, 3);
    lens.right[0] = 1;
    lens.up[1] = 1;
    lens.forward[2] = -1;
    lens.near = 0.01;
    lens.far = 50;
    lens.frame(-1, 1, -1, 1, SIZE, SIZE);
  }

  private Fragments meet(double... places) {
    Fragments a = new Fragments();
    for (int i = 0; i < places.length; i += 2) {
      a.add(0, 0, places[i], places[i + 1], 1, i);
    }
    stage.meet(a, 0, a.count, plane, lens);
    stage.spread(3, -2);
    return a;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPlaceLiesOnThePlaneAndIsSeenAtItsPixel(boolean orthographic) {
    lens.orthographic = orthographic;
    Fragments a = meet(10.5, 80.5, 50, 50, 99.5, 3.25);
    for (int i = 0; i < a.count; i++) {
      double above =
          (a.px[i] - plane.pos[0]) * a.nx[i]
              + (a.py[i] - plane.pos[1]) * a.ny[i]
              + (a.pz[i] - plane.pos[2]) * a.nz[i];
      assertThat(above).isCloseTo(0, within(1e-12));
      double depth = orthographic ? 1 : lens.eye[2] - a.pz[i];
      double column = lens.centerX + lens.scaleX * (a.px[i] - lens.eye[0]) / depth;
      double row = lens.centerY - lens.scaleY * (a.py[i] - lens.eye[1]) / depth;
      assertThat(column).isCloseTo(a.x[i], within(1e-9));
      assertThat(row).isCloseTo(a.y[i], within(1e-9));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theTextureChangesFromPixelToPixelAsDifferencesSay(boolean orthographic) {
    lens.orthographic = orthographic;
    double h = 1e-3;
    meet(20, 70, 20 - h, 70, 20 + h, 70, 20, 70 - h, 20, 70 + h);
    // the error of central differences grows with the square of h
    double[] s = stage.s;
    double[] t = stage.t;
    assertThat(stage.rightS[0]).isCloseTo((s[2] - s[1]) / (2 * h), within(1e-9));
    assertThat(stage.rightT[0]).isCloseTo((t[2] - t[1]) / (2 * h), within(1e-9));
    assertThat(stage.downS[0]).isCloseTo((s[4] - s[3]) / (2 * h), within(1e-9));
    assertThat(stage.downT[0]).isCloseTo((t[4] - t[3]) / (2 * h), within(1e-9));
    assertThat(Math.abs(stage.rightS[0])).isGreaterThan(0.01);
    assertThat(Math.abs(stage.downT[0])).isGreaterThan(0.01);
  }

  @Test
  void aRayAlongThePlaneEndsAtTheFarDistance() {
    double[] upright = {0, 0, 1, 0, 1, 0, -1, 0, 0};
    System.arraycopy(upright, 0, plane.mat, 0, 9);
    Fragments a = meet(lens.centerX, lens.centerY);
    assertThat(lens.eye[2] - a.pz[0]).isCloseTo(lens.far, within(1e-12));
  }
}
