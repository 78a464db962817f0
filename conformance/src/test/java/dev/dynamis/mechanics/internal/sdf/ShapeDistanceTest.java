package dev.dynamis.mechanics.internal.sdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Distances of primitives by geometry, and gradients against difference quotients. */
class ShapeDistanceTest {
  private static final int PLANE = 0;
  private static final int SPHERE = 1;
  private static final int CAPSULE = 2;
  private static final int ELLIPSOID = 3;
  private static final int CYLINDER = 4;
  private static final int BOX = 5;
  private static final int MESH = 6;

  private final Model m =
      Mjcf.compile(
              Mjcf.readText(
                  """
                  <mujoco>
                    <asset>
                      <mesh name="cube" vertex="-.1 -.2 -.3 .1 -.2 -.3 -.1 .2 -.3 .1 .2 -.3
                        -.1 -.2 .3 .1 -.2 .3 -.1 .2 .3 .1 .2 .3"/>
                    </asset>
                    <worldbody>
                      <geom type="plane" size="1 1 1"/>
                      <geom type="sphere" size=".2"/>
                      <geom type="capsule" size=".1 .2"/>
                      <geom type="ellipsoid" size=".1 .2 .3"/>
                      <geom type="cylinder" size=".1 .2"/>
                      <geom type="box" size=".1 .2 .3"/>
                      <geom type="mesh" mesh="cube"/>
                    </worldbody>
                  </mujoco>
                  """))
          .model();

  private final Data d = new Data(m);

  private double distance(int geom, double... p) {
    return ShapeDistance.distance(m, d, geom, p, 0);
  }

  @Test
  void distancesOutsideAreThoseOfGeometry() {
    assertThat(distance(PLANE, 1, 2, 0.5)).isEqualTo(0.5);
    assertThat(distance(SPHERE, 0.3, 0, 0.4)).isCloseTo(0.3, within(1e-15));
    assertThat(distance(CAPSULE, 0, 0.3, 0.6)).isCloseTo(0.4, within(1e-15));
    assertThat(distance(CYLINDER, 0.4, 0, 0.6)).isCloseTo(0.5, within(1e-15));
    assertThat(distance(BOX, 0.4, 0, 0.7)).isCloseTo(0.5, within(1e-15));
    assertThat(distance(ELLIPSOID, 0, 0.2, 0)).isCloseTo(0, within(1e-15));
    // a mesh without octree is its hull: the height over the nearest of its planes
    double[] far = {m.geom.size[3 * MESH] + 0.25, 0, 0};
    assertThat(ShapeDistance.distance(m, d, MESH, far, 0)).isCloseTo(0.25, within(1e-7));
  }

  @Test
  void distancesInsideAreNegative() {
    for (int geom = SPHERE; geom <= MESH; geom++) {
      assertThat(distance(geom, 0.01, 0.02, 0.03)).isNegative();
      assertThat(distance(geom, 0.5, 0.6, 0.7)).isPositive();
    }
  }

  @Test
  void gradientsPointToWhereTheDistanceGrows() {
    double[][] points = {{0.03, 0.06, 0.07}, {0.3, -0.25, 0.4}, {-0.08, 0.01, -0.02}};
    for (int geom = PLANE; geom <= MESH; geom++) {
      for (double[] p : points) {
        double[] g = new double[3];
        ShapeDistance.gradient(g, 0, m, d, geom, p, 0);
        double along = 0;
        double length = 0;
        for (int k = 0; k < 3; k++) {
          double[] q = p.clone();
          q[k] += 1e-7;
          double slope = (distance(geom, q) - distance(geom, p)) / 1e-7;
          along += slope * g[k];
          length += slope * slope;
        }
        // inside of a box the field is no gradient, but goes out too
        double least = geom == BOX && distance(geom, p) < 0 ? 0.1 : 0.999;
        assertThat(along / Math.sqrt(length)).as("geom " + geom).isGreaterThan(least);
      }
    }
  }
}
