package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import org.junit.jupiter.api.Test;

/** Pixels of points and rays of pixels. */
class CameraSensorsTest {
  private final Model m = SmoothModels.model("sensors");
  private final Data d = SmoothModels.moving(m, 1);

  @Test
  void projectionsAreMujocos() {
    assertThat(
            StageTrace.of("sensors.euler")
                .sensorDifferences(
                    (m, d, res, r, i) ->
                        CameraSensors.project(m, d, res, r, m.sensor.objid[i], m.sensor.refid[i]),
                    SensorType.CAMPROJECTION))
        .isEmpty();
  }

  /** Camera at (0, -3, 1), looking along y, x to the right, 64 x 48 pixels, 50 degrees high. */
  @Test
  void aPinholeCameraSeesByProportion() {
    int site = m.names.siteId("fixed");
    double[] pixel = new double[3];
    CameraSensors.project(m, d, pixel, 1, site, m.names.cameraId("cam"));
    double focal = 24 / StrictMath.tan(Math.toRadians(25));
    double depth = 0.2 + 3;
    assertThat(pixel[1]).isCloseTo(32 + focal * 0.1 / depth, within(1e-12));
    assertThat(pixel[2]).isCloseTo(24 + focal * (1 - 0.3) / depth, within(1e-12));
  }

  /** What lies on the ray through a pixel is seen in the middle of that pixel. */
  @Test
  void aPointOnTheRayOfAPixelIsSeenThere() {
    int site = m.names.siteId("c0");
    double[] ray = new double[6];
    double[] pixel = new double[2];
    int camera = m.names.cameraId("cam");
    for (int[] at : new int[][] {{0, 0}, {63, 47}, {10, 31}}) {
      CameraSensors.pixelRay(m, d, camera, at[0], at[1], ray);
      assertThat(Math.hypot(ray[3], Math.hypot(ray[4], ray[5]))).isCloseTo(1, within(1e-15));
      for (int k = 0; k < 3; k++) {
        d.site.xpos[3 * site + k] = ray[k] + 2.5 * ray[3 + k];
      }
      CameraSensors.project(m, d, pixel, 0, site, camera);
      assertThat(pixel[0]).isCloseTo(at[0] + 0.5, within(1e-11));
      assertThat(pixel[1]).isCloseTo(at[1] + 0.5, within(1e-11));
    }
  }

  /** Rays of an orthographic camera are parallel and spread over its height of 2 m. */
  @Test
  void raysOfAnOrthographicCameraAreParallel() {
    int camera = m.names.cameraId("ortho");
    double[] first = new double[6];
    double[] last = new double[6];
    CameraSensors.pixelRay(m, d, camera, 0, 1, first);
    CameraSensors.pixelRay(m, d, camera, 2, 1, last);
    double apart = 0;
    for (int k = 0; k < 3; k++) {
      assertThat(first[3 + k]).isEqualTo(last[3 + k]);
      assertThat(first[3 + k]).isEqualTo(-d.cam.xmat[9 * camera + 3 * k + 2]);
      apart += (last[k] - first[k]) * d.cam.xmat[9 * camera + 3 * k];
    }
    assertThat(apart).isCloseTo(2 * 2.0 / 3, within(1e-14));
  }
}
