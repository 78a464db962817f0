package dev.dynamis.mechanics.internal.ray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.GeomType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rays against shapes with sizes 0.1, 0.2 and 0.3, judged by the equations of their surfaces. */
class RayShapesTest {
  private static final double[] SIZE = {.1, .2, .3};
  private static final double[] ORIGIN = new double[3];
  private static final double[] UPRIGHT = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  private static double cast(int type, double[] mat, double[] point, double[] vec, double[] n) {
    return RayShapes.intersect(
        type, ORIGIN, 0, mat, 0, SIZE, 0, point, 0, vec, 0, n, 0, new double[6], 0);
  }

  @ParameterizedTest
  @CsvSource({
    "sphere, 2 0 0, -1 0 0, 1.9, 1 0 0",
    "sphere, 0 0 0, 0 2 0, .05, 0 1 0",
    "sphere, 2 .11 0, -1 0 0, -1, 0 0 0",
    "plane, .05 .1 2, 0 0 -1, 2, 0 0 1",
    "plane, .15 .1 2, 0 0 -1, -1, 0 0 0",
    "plane, .05 .1 -2, 0 0 1, -1, 0 0 0",
    "capsule, 2 0 .1, -1 0 0, 1.9, 1 0 0",
    "capsule, 0 0 2, 0 0 -1, 1.7, 0 0 1",
    "capsule, 2 0 .26, -1 0 0, 1.92, .8 0 .6",
    "ellipsoid, 2 0 0, -1 0 0, 1.9, 1 0 0",
    "ellipsoid, 0 0 2, 0 0 -2, .85, 0 0 1",
    "cylinder, 2 0 .1, -1 0 0, 1.9, 1 0 0",
    "cylinder, .05 0 2, 0 0 -1, 1.8, 0 0 1",
    "cylinder, .11 0 2, 0 0 -1, -1, 0 0 0",
    "box, 2 0 0, -1 0 0, 1.9, 1 0 0",
    "box, 0 .1 2, 0 0 -1, 1.7, 0 0 1",
    "box, .11 .1 2, 0 0 -1, -1, 0 0 0",
  })
  void hitWhereTheShapeBegins(String type, String point, String vec, double x, String normal) {
    double[] n = new double[3];
    assertThat(cast(GeomType.of(type), UPRIGHT, numbers(point), numbers(vec), n))
        .isCloseTo(x, within(1e-14));
    if (x >= 0) {
      assertThat(n).containsExactly(numbers(normal), within(1e-14));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sphere", "capsule", "ellipsoid", "cylinder", "box"})
  void randomRaysEndOnTheSurfaceAndPassNothingBefore(String name) {
    int type = GeomType.of(name);
    RandomSource random = new RandomSource(type);
    double[] quat = new double[4];
    double[] mat = new double[9];
    double[] n = new double[3];
    int hits = 0;
    for (int round = 0; round < 1000; round++) {
      double[] point = new double[3];
      double[] vec = new double[3];
      for (int k = 0; k < 3; k++) {
        point[k] = random.nextDouble() - .5;
        vec[k] = .3 * (random.nextDouble() - .5) - point[k];
      }
      for (int k = 0; k < 4; k++) {
        quat[k] = random.nextDouble() - .5;
      }
      Quat.normalize(quat, 0);
      Mat3.fromQuat(mat, 0, quat, 0);
      boolean inside = surface(name, mat, point) < 0;
      double x = cast(type, mat, point, vec, n);
      double end = x < 0 ? 10 : x;
      for (double s = .01; s < .99; s += .02) {
        double f = surface(name, mat, along(point, vec, s * end));
        assertThat(f < 0).as("%s at %f of %f", name, s, end).isEqualTo(inside);
      }
      if (x >= 0) {
        assertThat(surface(name, mat, along(point, vec, x))).isCloseTo(0, within(1e-12));
        assertThat(Vec3.norm(n, 0)).isCloseTo(1, within(1e-12));

        // outward: just beyond along the normal is outside
        assertThat(surface(name, mat, along(along(point, vec, x), n, 1e-6))).isPositive();
        hits++;
      }
    }
    assertThat(hits).isGreaterThan(400);
  }

  /** A function that is negative inside, positive outside. */
  private static double surface(String type, double[] mat, double[] point) {
    double[] p = new double[3];
    Mat3.mulTVec(p, 0, mat, 0, point, 0);
    double x = p[0], y = p[1], z = p[2];
    double across = Math.sqrt(x * x + y * y);
    double beyond = Math.max(0, Math.abs(z) - .2);
    return switch (type) {
      case "sphere" -> Vec3.norm(p, 0) - .1;
      case "capsule" -> Math.sqrt(across * across + beyond * beyond) - .1;
      case "ellipsoid" -> Math.sqrt(x * x / .01 + y * y / .04 + z * z / .09) - 1;
      case "cylinder" -> Math.max(across - .1, Math.abs(z) - .2);
      default -> Math.max(Math.abs(x) - .1, Math.max(Math.abs(y) - .2, Math.abs(z) - .3));
    };
  }

  @Test
  void thePoseOfAShapeMovesItsHit() {
    double[] pos = {5, 6, 7};
    double[] turned = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    double[] n = new double[3];
    double x =
        RayShapes.intersect(
            GeomType.BOX,
            pos,
            0,
            turned,
            0,
            SIZE,
            0,
            new double[] {5, 6, 9},
            0,
            new double[] {0, 0, -1},
            0,
            n,
            0,
            new double[6],
            0);
    assertThat(x).isCloseTo(1.7, within(1e-14));
    // turned by a quarter about z, half sizes along x and y are exchanged
    assertThat(
            RayShapes.intersect(
                GeomType.BOX,
                pos,
                0,
                turned,
                0,
                SIZE,
                0,
                new double[] {5.15, 6, 9},
                0,
                new double[] {0, 0, -1},
                0,
                null,
                0,
                new double[6],
                0))
        .isCloseTo(1.7, within(1e-14));
  }

  private static double[] along(double[] point, double[] vec, double s) {
    double[] res = point.clone();
    Vec3.addToScaled(res, 0, vec, 0, s);
    return res;
  }

  private static double[] numbers(String text) {
    return java.util.Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
