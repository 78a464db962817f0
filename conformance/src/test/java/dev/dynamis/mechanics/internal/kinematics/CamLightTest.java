package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Cameras and lights in all modes. */
class CamLightTest {
  private final Model m = SmoothModels.model("cameras");
  private final Data d = SmoothModels.moving(m, 1);

  @Test
  void posesAndDirectionsAreMujocos() {
    assertThat(
            StageTrace.of("cameras.euler")
                .differences(CamLight::run, "cam_xpos", "cam_xmat", "light_xpos", "light_xdir"))
        .isEmpty();
  }

  @Test
  void aCameraThatLooksAtABodySeesItInTheMiddleWithALevelHorizon() {
    int camera = m.names.cameraId("targetbody");
    int target = m.names.bodyId("b");
    double[] sight = new double[3];
    Vec3.sub(sight, 0, d.xpos, 3 * target, d.cam.xpos, 3 * camera);
    Vec3.normalize(sight, 0);
    for (int k = 0; k < 3; k++) {
      assertThat(d.cam.xmat[9 * camera + 3 * k + 2]).isCloseTo(-sight[k], within(1e-15));
    }
    assertThat(d.cam.xmat[9 * camera + 6]).isZero();
    assertThat(d.cam.xmat[9 * camera + 7]).isPositive();
  }

  @Test
  void aTrackingCameraKeepsItsOffsetAndItsView() {
    Data start = new Data(m);
    Kinematics.run(m, start);
    ComPos.run(m, start);
    CamLight.run(m, start);
    int body = m.names.bodyId("a");
    assertOffset(start, m.names.cameraId("track"), start.xpos, d.xpos, body);
    assertOffset(start, m.names.cameraId("trackcom"), start.subtree.com, d.subtree.com, body);
  }

  private void assertOffset(Data start, int camera, double[] before, double[] now, int body) {
    assertThat(rotation(d, camera)).containsExactly(rotation(start, camera));
    for (int k = 0; k < 3; k++) {
      double offset = start.cam.xpos[3 * camera + k] - before[3 * body + k];
      assertThat(d.cam.xpos[3 * camera + k] - now[3 * body + k]).isCloseTo(offset, within(1e-15));
    }
  }

  private static double[] rotation(Data d, int camera) {
    return Arrays.copyOfRange(d.cam.xmat, 9 * camera, 9 * camera + 9);
  }

  @Test
  void asIfFixedAllTurnWithTheirBodies() {
    int track = m.names.cameraId("track");
    double[] tracked = rotation(d, track);
    CamLight.runFixed(m, d);
    assertThat(rotation(d, track)).isNotEqualTo(tracked);
    int light = m.light.bodyid.length - 1;
    assertThat(Vec3.norm(d.light.xdir, 3 * light)).isCloseTo(1, within(1e-15));
    CamLight.run(m, d);
    assertThat(rotation(d, track)).containsExactly(tracked);
  }
}
