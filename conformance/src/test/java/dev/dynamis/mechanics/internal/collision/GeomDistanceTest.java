package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Distances between geoms, as function and as sensors. */
class GeomDistanceTest {
  /**
   * MuJoCo takes some shapes that are apart for touching, because its distance to a tetrahedron may
   * mix the coordinates of two faces; then its nearest points are not its distance apart. There the
   * true distance is that of a plane between the shapes that no vertex crosses.
   */
  @Test
  void distancesAndNearestPointsAreMujocos() throws IOException {
    Map<String, Object> recording = ConvexContactTest.read("distance");
    Model m = ConvexContactTest.recordedModel(recording);
    Data d = new Data(m);
    double[] fromto = new double[6];
    List<String> wrong = new ArrayList<>();
    int beyond = 0;
    int inside = 0;
    int mistaken = 0;
    for (Map<String, Object> c : ConvexContactTest.cases(recording)) {
      ConvexContactTest.put(m, d, c);
      double[] geoms = (double[]) c.get("geoms");
      int geom1 = (int) geoms[0];
      int geom2 = (int) geoms[1];
      double most = ConvexContactTest.number(c, "distmax");
      double want = ConvexContactTest.number(c, "dist");
      double[] points = (double[]) c.get("fromto");
      double got = Physics.geomDistance(m, d, geom1, geom2, most, fromto);
      if (want == 0 && length(points) > 1e-6) {
        mistaken++;
        assertThat(length(fromto)).isCloseTo(got, within(1e-12));
        assertThat(gap(m, d, geom1, geom2, fromto)).isCloseTo(got, within(1e-12));
      } else if (!(Math.abs(got - want) <= 1e-13 && Reference.error(points, fromto) <= 1e-13)) {
        wrong.add(c + " but found " + got + " " + Arrays.toString(fromto));
      }
      beyond += want == most ? 1 : 0;
      inside += want < 0 ? 1 : 0;
    }
    assertThat(wrong).isEmpty();
    assertThat(beyond).isGreaterThan(30);
    assertThat(inside).isGreaterThan(1000);
    assertThat(mistaken).isEqualTo(9);
  }

  @Test
  void sensorsReadMujocosDistancesNormalsAndSegments() throws IOException {
    Map<String, Object> recording = ConvexContactTest.read("sensors");
    Model m = ConvexContactTest.recordedModel(recording);
    Data d = new Data(m);
    for (Map<String, Object> c : ConvexContactTest.cases(recording)) {
      m.opt.setDisabled(DisableBit.NATIVECCD, ConvexContactTest.number(c, "nativeccd") == 0);
      System.arraycopy((double[]) c.get("qpos"), 0, d.qpos, 0, m.nq);
      Kinematics.run(m, d);
      SensorStages.run(m, d, Stage.POS);
      double[] want = (double[]) c.get("sensordata");
      assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-12);
    }
  }

  @Test
  void distanceToTerrainIsThatOfItsNearestTriangle() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <asset><hfield name="ramp" nrow="3" ncol="5" size="1 .5 1 .1"
                        elevation="0 0 0 .5 1 0 0 0 .5 1 0 0 0 .5 1"/></asset>
                      <worldbody>
                        <geom type="hfield" hfield="ramp" pos="0 0 2"/>
                        <geom type="sphere" size=".1" pos="-.5 0 2.4"/>
                        <geom type="sphere" size=".1" pos=".25 .1 2.6"/>
                        <geom type="sphere" size=".1" pos="-1.7 0 2"/>
                        <geom type="sphere" size=".1" pos="-.5 0 2.06"/>
                        <geom type="box" size=".1 .1 .1" pos="-.5 0 3"/>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    Kinematics.run(m, d);
    double[] fromto = new double[6];

    // over level ground
    assertThat(Physics.geomDistance(m, d, 0, 1, 5, fromto)).isCloseTo(.3, within(1e-6));
    assertThat(fromto).containsExactly(new double[] {-.5, 0, 2, -.5, 0, 2.3}, within(1e-6));
    assertThat(Physics.geomDistance(m, d, 1, 0, 5, fromto)).isCloseTo(.3, within(1e-6));
    assertThat(fromto).containsExactly(new double[] {-.5, 0, 2.3, -.5, 0, 2}, within(1e-6));
    assertThat(Physics.geomDistance(m, d, 0, 5, 5, null)).isCloseTo(.9, within(1e-6));

    // beside a slope of 45 degrees whose foot is at x = 0
    double slope = (.6 - .25) / Math.sqrt(2) - .1;
    assertThat(Physics.geomDistance(m, d, 0, 2, 5, null)).isCloseTo(slope, within(1e-6));

    // beside the whole field, and inside the ground
    assertThat(Physics.geomDistance(m, d, 0, 3, 5, null)).isCloseTo(.6, within(1e-6));
    assertThat(Physics.geomDistance(m, d, 0, 4, 5, null)).isCloseTo(-.04, within(1e-6));

    // farther than wanted
    assertThat(Physics.geomDistance(m, d, 0, 3, .5, fromto)).isEqualTo(.5);
    assertThat(fromto).containsOnly(0);
  }

  private static double length(double[] fromto) {
    double x = fromto[3] - fromto[0], y = fromto[4] - fromto[1], z = fromto[5] - fromto[2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** How far apart two polyhedra are along a direction: a bound on their distance from below. */
  private static double gap(Model m, Data d, int geom1, int geom2, double[] fromto) {
    double length = length(fromto);
    double[] n = new double[3];
    for (int k = 0; k < 3; k++) {
      n[k] = (fromto[3 + k] - fromto[k]) / length;
    }
    double most = corners(m, d, geom1).stream().mapToDouble(p -> dot(p, n)).max().orElseThrow();
    double least = corners(m, d, geom2).stream().mapToDouble(p -> dot(p, n)).min().orElseThrow();
    return least - most;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static List<double[]> corners(Model m, Data d, int geom) {
    List<double[]> local = new ArrayList<>();
    if (m.geom.type[geom] == GeomType.BOX) {
      for (int octant = 0; octant < 8; octant++) {
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
          p[k] = ((octant >> k & 1) == 0 ? -1 : 1) * m.geom.size[3 * geom + k];
        }
        local.add(p);
      }
    } else {
      int mesh = m.geom.dataid[geom];
      for (int v = m.mesh.vertadr[mesh]; v < m.mesh.vertadr[mesh] + m.mesh.vertnum[mesh]; v++) {
        float[] p = m.mesh.vert;
        local.add(new double[] {p[3 * v], p[3 * v + 1], p[3 * v + 2]});
      }
    }
    List<double[]> world = new ArrayList<>();
    for (double[] p : local) {
      double[] w = new double[3];
      for (int k = 0; k < 3; k++) {
        double[] row = Arrays.copyOfRange(d.geom.xmat, 9 * geom + 3 * k, 9 * geom + 3 * k + 3);
        w[k] = d.geom.xpos[3 * geom + k] + dot(row, p);
      }
      world.add(w);
    }
    return world;
  }
}
