package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far shapes reach in a direction, by the formulas for their support functions. */
class ConvexShapeTest {
  private static final String POSE = " pos='.3 -.2 .5' euler='20 30 40'";
  private static final double A = .1;
  private static final double B = .2;
  private static final double C = .3;

  @ParameterizedTest
  @ValueSource(strings = {"sphere", "capsule", "ellipsoid", "cylinder", "box"})
  void reachesAsFarAsItsSupportFunctionSays(String type) {
    TwoGeoms s = TwoGeoms.of("type='" + type + "' size='.1 .2 .3'" + POSE);
    ConvexShape shape = new ConvexShape();
    shape.set(s.m, s.d, 0, 0);
    RandomSource random = new RandomSource(9);
    double[] n = new double[3];
    double[] local = new double[3];
    double[] point = new double[3];
    for (int round = 0; round < 300; round++) {
      direction(random, n);
      Mat3.mulTVec(local, 0, s.d.geom.xmat, 0, n, 0);
      double x = local[0], y = local[1], z = local[2];
      double across = Math.sqrt(x * x + y * y);
      double want =
          switch (type) {
            case "sphere" -> A;
            case "capsule" -> A + B * Math.abs(z);
            case "ellipsoid" -> Math.sqrt(A * A * x * x + B * B * y * y + C * C * z * z);
            case "cylinder" -> A * across + B * Math.abs(z);
            default -> A * Math.abs(x) + B * Math.abs(y) + C * Math.abs(z);
          };
      shape.support(point, 0, n[0], n[1], n[2]);
      Vec3.subFrom(point, 0, s.d.geom.xpos, 0);
      assertThat(Vec3.dot(point, 0, n, 0)).isCloseTo(want, within(1e-15));

      // and the point is one of the shape, not beyond it in any other direction
      Mat3.mulTVec(local, 0, s.d.geom.xmat, 0, point, 0);
      assertThat(inside(type, local)).isLessThan(1 + 1e-14);
    }
  }

  /** Value of a gauge that is 1 on the surface. */
  private static double inside(String type, double[] p) {
    double x = p[0], y = p[1], z = p[2];
    double across = Math.sqrt(x * x + y * y);
    double beyond = Math.max(0, Math.abs(z) - B);
    return switch (type) {
      case "sphere" -> Math.sqrt(x * x + y * y + z * z) / A;
      case "capsule" -> Math.sqrt(x * x + y * y + beyond * beyond) / A;
      case "ellipsoid" -> Math.sqrt(x * x / (A * A) + y * y / (B * B) + z * z / (C * C));
      case "cylinder" -> Math.max(across / A, Math.abs(z) / B);
      default -> Math.max(Math.abs(x) / A, Math.max(Math.abs(y) / B, Math.abs(z) / C));
    };
  }

  /** Few vertices are searched, many are climbed. */
  @ParameterizedTest
  @ValueSource(ints = {8, 60})
  void aMeshReachesAsFarAsItsFarthestVertex(int vertices) {
    StringBuilder points = new StringBuilder();
    RandomSource random = new RandomSource(vertices);
    for (int i = 0; i < vertices; i++) {
      double[] n = new double[3];
      direction(random, n);
      points.append(n[0]).append(' ').append(n[1]).append(' ').append(n[2]).append(' ');
    }
    String mesh = "<mesh name='m' vertex='" + points + "' scale='.1 .1 .1'/>";
    TwoGeoms s = TwoGeoms.withAssets(mesh, "type='mesh' mesh='m'" + POSE);
    ConvexShape shape = new ConvexShape();
    shape.set(s.m, s.d, 0, 0);
    double[] n = new double[3];
    double[] local = new double[3];
    double[] point = new double[3];
    for (int round = 0; round < 300; round++) {
      direction(random, n);
      Mat3.mulTVec(local, 0, s.d.geom.xmat, 0, n, 0);
      double most = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < s.m.nmeshvert; v++) {
        float[] p = s.m.mesh.vert;
        double along = local[0] * p[3 * v] + local[1] * p[3 * v + 1] + local[2] * p[3 * v + 2];
        most = Math.max(most, along);
      }
      shape.support(point, 0, n[0], n[1], n[2]);
      Vec3.subFrom(point, 0, s.d.geom.xpos, 0);
      assertThat(Vec3.dot(point, 0, n, 0)).isCloseTo(most, within(1e-15));
    }
  }

  /** Where the last answer to a question like this one is the first guess. */
  @Test
  void directionsNearEachOtherMayHaveOtherVertices() {
    StringBuilder points = new StringBuilder();
    RandomSource random = new RandomSource(8);
    double[] n = new double[3];
    for (int i = 0; i < 400; i++) {
      direction(random, n);
      points.append(n[0]).append(' ').append(n[1]).append(' ').append(n[2]).append(' ');
    }
    String mesh = "<mesh name='m' vertex='" + points + "'/>";
    TwoGeoms s = TwoGeoms.withAssets(mesh, "type='mesh' mesh='m'");
    ConvexShape shape = new ConvexShape();
    shape.set(s.m, s.d, 0, 0);
    float[] p = s.m.mesh.vert;
    double[] local = new double[3];
    double[] point = new double[3];
    double[] near = new double[3];
    for (int round = 0; round < 4000; round++) {
      if (round % 40 == 0) {
        direction(random, n);
      }
      direction(random, near);
      Vec3.scale(near, 0, near, 0, 0.1);
      Vec3.addTo(near, 0, n, 0);
      Vec3.normalize(near, 0);
      Mat3.mulTVec(local, 0, s.d.geom.xmat, 0, near, 0);
      double most = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < s.m.nmeshvert; v++) {
        double along = local[0] * p[3 * v] + local[1] * p[3 * v + 1] + local[2] * p[3 * v + 2];
        most = Math.max(most, along);
      }
      shape.support(point, 0, near[0], near[1], near[2]);
      Vec3.subFrom(point, 0, s.d.geom.xpos, 0);
      assertThat(Vec3.dot(point, 0, near, 0)).isCloseTo(most, within(1e-14));
    }
  }

  /** Faces of a grid of points are flat: there it matters where a walk over the hull begins. */
  @Test
  void whatWasAskedBeforeDoesNotChangeTheVertexOfAHull() {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < 27; i++) {
      points.append(i % 3).append(' ').append(i / 3 % 3).append(' ').append(i / 9).append(' ');
    }
    String mesh = "<mesh name='m' vertex='" + points + " -1 1 1 3 1 1'/>";
    TwoGeoms s = TwoGeoms.withAssets(mesh, "type='mesh' mesh='m'");
    assertThat(s.m.mesh.graph[s.m.mesh.graphadr[0]]).isGreaterThanOrEqualTo(10);
    ConvexShape used = new ConvexShape();
    RandomSource random = new RandomSource(3);
    double[] n = new double[3];
    double[] point = new double[3];
    double[] other = new double[3];
    for (int round = 0; round < 3000; round++) {
      direction(random, n);
      for (int k = 0; k < 3; k++) {
        n[k] = round % 3 == 0 ? Math.rint(n[k]) : round % 3 == 1 ? n[k] + 1e9 * k : n[k];
      }
      Vec3.normalize(n, 0);
      ConvexShape fresh = new ConvexShape();
      fresh.set(s.m, s.d, 0, 0);
      used.set(s.m, s.d, 0, 0);
      for (int question = 0; question < 2; question++) {
        used.support(point, 0, n[0], n[1], n[2]);
        fresh.support(other, 0, n[0], n[1], n[2]);
        assertThat(point).containsExactly(other);
        direction(random, n);
      }
    }
  }

  @Test
  void theCoreOfACapsuleIsItsAxis() {
    TwoGeoms s = TwoGeoms.of("type='capsule' size='.1 .2'");
    ConvexShape shape = new ConvexShape();
    shape.set(s.m, s.d, 0, 0);
    double[] point = new double[3];
    shape.shrinkToCore();
    shape.support(point, 0, .6, 0, .8);
    assertThat(point).containsExactly(0, 0, .2);
    shape.growFromCore();
    shape.support(point, 0, .6, 0, .8);
    assertThat(point).containsExactly(new double[] {.06, 0, .28}, within(1e-15));
  }

  private static void direction(RandomSource random, double[] n) {
    for (int k = 0; k < 3; k++) {
      n[k] = random.nextNormal();
    }
    Vec3.normalize(n, 0);
  }
}
