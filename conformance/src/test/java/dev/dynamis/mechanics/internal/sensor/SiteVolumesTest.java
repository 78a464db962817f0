package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points inside and outside of sites. */
class SiteVolumesTest {
  private static final double A = 0.5;
  private static final double B = 0.7;
  private static final double C = 0.9;

  /**
   * The farthest points along x, y, z and a diagonal of the xz plane; the volume in units of pi.
   */
  @ParameterizedTest
  @CsvSource({
    "sphere, 0.5, 0.5, 0.5, 0.35355339059327373, 0.16666666666666666",
    "capsule, 0.5, 0.5, 1.2, 0.5, 0.5166666666666667",
    "ellipsoid, 0.5, 0.7, 0.9, 0.43708, 0.42",
    "cylinder, 0.5, 0.5, 0.7, 0.5, 0.35",
    "box, 0.5, 0.7, 0.9, 0.5, 0.8021409131831525"
  })
  void aShapeEndsAtItsSurfaceAndHasItsVolume(
      String type, double x, double y, double z, double diagonal, double volume) {
    Model m =
        SmoothModels.compile(
            "<mujoco><worldbody><site pos='1 2 3' euler='20 30 40' size='"
                + A
                + " "
                + B
                + " "
                + C
                + "' type='"
                + type
                + "'/></worldbody></mujoco>");
    Data d = new Data(m);
    Physics.forward(m, d);
    double[][] ends = {{x, 0, 0}, {0, -y, 0}, {0, 0, z}, {diagonal, 0, diagonal}};
    for (double[] end : ends) {
      assertThat(isInside(m, d, end, 0.9999)).as(type).isTrue();
      assertThat(isInside(m, d, end, 1.0001)).as(type).isFalse();
    }
    assertThat(volume(m, d)).isCloseTo(volume * Math.PI, within(0.02));
  }

  /** Counts the middles of small cubes. */
  private static double volume(Model m, Data d) {
    int n = 50;
    double side = 2.5 / n;
    int inside = 0;
    for (int i = 0; i < n * n * n; i++) {
      double[] p = {
        -1.25 + side * (i % n + 0.5),
        -1.25 + side * (i / n % n + 0.5),
        -1.25 + side * (i / (n * n) + 0.5)
      };
      inside += isInside(m, d, p, 1) ? 1 : 0;
    }
    return inside * side * side * side;
  }

  /** Tests a point given in the frame of the site. */
  private static boolean isInside(Model m, Data d, double[] local, double scale) {
    double[] p = {-1, d.site.xpos[0], d.site.xpos[1], d.site.xpos[2]};
    for (int k = 0; k < 3; k++) {
      for (int c = 0; c < 3; c++) {
        p[1 + k] += d.site.xmat[3 * k + c] * local[c] * scale;
      }
    }
    return SiteVolumes.contains(m, d, 0, p, 1);
  }
}
