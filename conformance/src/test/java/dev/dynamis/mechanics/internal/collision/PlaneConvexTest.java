package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import org.junit.jupiter.api.Test;

/** Lowest points of ellipsoids and meshes over a plane. */
class PlaneConvexTest {
  private static final String FLOOR = "type='plane' size='1 1 1' euler='15 -20 0'";

  @Test
  void anEllipsoidReachesDownByItsSupportFunction() {
    TwoGeoms s =
        TwoGeoms.of(FLOOR, "type='ellipsoid' size='.1 .2 .3' pos='.1 .2 .4' euler='40 50 60'");
    double[] n = {s.d.geom.xmat[2], s.d.geom.xmat[5], s.d.geom.xmat[8]};
    double[] local = new double[3];
    Mat3.mulTVec(local, 0, s.d.geom.xmat, 9, n, 0);
    double reach =
        Math.sqrt(
            .01 * local[0] * local[0] + .04 * local[1] * local[1] + .09 * local[2] * local[2]);
    double dist = Vec3.dot(n, 0, s.d.geom.xpos, 3) - reach;
    assertThat(s.find(1).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(dist, within(1e-15));
    assertThat(s.normal(0)).containsExactly(n);
    assertThat(Vec3.dot(n, 0, s.pos(0), 0)).isCloseTo(dist / 2, within(1e-15));
    assertThat(s.find(dist - 1e-9).found.count).isZero();
  }

  @Test
  void aMeshTouchesWithItsLowestVertexFirst() {
    String mesh = "<mesh name='m' vertex='0 0 0 .3 0 0 0 .3 0 0 0 .3 .2 .2 .2'/>";
    TwoGeoms s =
        TwoGeoms.withAssets(mesh, FLOOR, "type='mesh' mesh='m' pos='.1 .2 .1' euler='140 50 60'");
    double[] n = {s.d.geom.xmat[2], s.d.geom.xmat[5], s.d.geom.xmat[8]};
    double[] point = new double[3];
    double lowest = Double.POSITIVE_INFINITY;
    for (int v = 0; v < s.m.nmeshvert; v++) {
      for (int k = 0; k < 3; k++) {
        point[k] = s.m.mesh.vert[3 * v + k];
      }
      Mat3.mulVec(point, 0, s.d.geom.xmat, 9, point, 0);
      Vec3.addTo(point, 0, s.d.geom.xpos, 3);
      lowest = Math.min(lowest, Vec3.dot(n, 0, point, 0));
    }
    assertThat(s.find(lowest + 1e-9).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(lowest, within(1e-15));
    s.find(1);
    assertThat(s.found.count).isBetween(2, 3);
    assertThat(s.deepest()).isEqualTo(s.found.dist[0]).isCloseTo(lowest, within(1e-15));
  }
}
