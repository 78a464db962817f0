package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Normals of curved surfaces at a point on them: gradients of their equations. */
class SurfaceNormalsTest {
  @ParameterizedTest
  @CsvSource({
    "sphere, .06 .08 0, .6 .8 0",
    "capsule, .06 .08 .1, .6 .8 0",
    "capsule, .06 0 .28, .6 0 .8",
    "cylinder, .06 .08 .1, .6 .8 0",
    // x/a^2, y/b^2, z/c^2 with half axes 0.1, 0.2, 0.3
    "ellipsoid, .08 .12 0, 8 3 0",
    "ellipsoid, .06 0 .24, 6 0 2.6666666666666665",
  })
  void replacesARoughNormalByThatOfTheSurface(String type, String at, String gradient) {
    String geom = "type='" + type + "' size='.1 .2 .3' pos='.3 .4 .5' euler='20 30 40'";
    TwoGeoms s = TwoGeoms.of(geom, "type='box' size='1 1 1'");
    double[] local = numbers(at);
    double[] want = numbers(gradient);
    Vec3.normalize(want, 0);
    double[] pos = new double[3];
    Mat3.mulVec(pos, 0, s.d.geom.xmat, 0, local, 0);
    Vec3.addTo(pos, 0, s.d.geom.xpos, 0);
    double[] n = {want[0] + .01, want[1] - .02, want[2] + .01};
    Vec3.normalize(n, 0);
    Mat3.mulVec(n, 0, s.d.geom.xmat, 0, n, 0);
    s.found.add(0, pos[0], pos[1], pos[2], n[0], n[1], n[2]);

    ConvexShape first = new ConvexShape();
    ConvexShape second = new ConvexShape();
    first.set(s.m, s.d, 0, 0);
    second.set(s.m, s.d, 1, 0);
    SurfaceNormals.fix(first, second, new double[SurfaceNormals.SCRATCH], s.found, 0);
    Mat3.mulTVec(n, 0, s.d.geom.xmat, 0, s.normal(0), 0);
    // points that were rounded are just inside or outside of an ellipsoid
    assertThat(n).containsExactly(want, within(type.equals("ellipsoid") ? 1e-6 : 1e-14));
  }

  private static double[] numbers(String text) {
    return java.util.Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
