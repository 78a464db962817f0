package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvexHullTest {
  /** Checks what makes a hull: closed, convex, and with every point inside; decided exactly. */
  private static void check(double[] points, ConvexHull hull) {
    Orientation side = new Orientation();
    int[] t = hull.triangles;
    assertThat(t.length / 3).as("Euler").isEqualTo(2 * hull.vertices.length - 4);
    for (int i = 0; i < t.length; i += 3) {
      for (int p = 0; p < points.length; p += 3) {
        assertThat(side.sign(points, 3 * t[i], 3 * t[i + 1], 3 * t[i + 2], p))
            .isLessThanOrEqualTo(0);
      }
    }
    assertThat(Arrays.stream(t).sorted().distinct().toArray()).isEqualTo(hull.vertices);
    long[] edges =
        IntStream.range(0, t.length)
            .mapToLong(i -> (long) t[i] << 32 | t[i % 3 == 2 ? i - 2 : i + 1])
            .sorted()
            .toArray();
    for (long e : edges) {
      assertThat(Arrays.binarySearch(edges, e << 32 | e >>> 32)).isGreaterThanOrEqualTo(0);
    }
  }

  private static double[] random(int n, long seed, double roundTo) {
    Random r = new Random(seed);
    double[] points = new double[3 * n];
    Arrays.setAll(points, i -> (float) (Math.rint(r.nextGaussian() / roundTo) * roundTo));
    return points;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-7, 0.01, 0.25, 0.5, 1})
  void enclosesPointsInGeneralAndInDegeneratePosition(double roundTo) throws AssetException {
    for (int seed = 0; seed < 20; seed++) {
      double[] points = random(100, seed, roundTo);
      check(points, ConvexHull.of(points, -1));
    }
  }

  @Test
  void aGridOfPointsHasTheCornersAndSidesOfABox() throws AssetException {
    int n = 12;
    double[] points = new double[3 * n * n * n];
    for (int i = 0; i < n * n * n; i++) {
      points[3 * i] = i % n;
      points[3 * i + 1] = i / n % n;
      points[3 * i + 2] = i / (n * n);
    }
    ConvexHull hull = ConvexHull.of(points, -1);
    assertThat(hull.vertices).hasSize(8);
    assertThat(hull.facetStart).containsExactly(0, 4, 8, 12, 16, 20, 24);
    assertThat(hull.volume(points)).isEqualTo(11 * 11 * 11);
  }

  @Test
  void repeatedPointsCountOnceAndTheFirstIsTaken() throws AssetException {
    double[] tetra = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    double[] twice = new double[24];
    System.arraycopy(tetra, 0, twice, 0, 12);
    System.arraycopy(tetra, 0, twice, 12, 12);
    twice[12] = -0.0;
    ConvexHull hull = ConvexHull.of(twice, -1);
    assertThat(hull.vertices).containsExactly(0, 1, 2, 3);
    assertThat(hull.volume(twice)).isCloseTo(1.0 / 6, within(1e-16));
  }

  @Test
  void pointsInsideOfSidesAndEdgesAreNotCorners() throws AssetException {
    double[] points = {
      0,
      0,
      0,
      2,
      0,
      0,
      2,
      2,
      0,
      0,
      2,
      0,
      1,
      1,
      3, // a pyramid
      1,
      0,
      0,
      2,
      1,
      0,
      1,
      1,
      0,
      0.5,
      0.5,
      0,
      0.5,
      0.5,
      1.5,
      1,
      1,
      1 // on edges, sides, inside
    };
    ConvexHull hull = ConvexHull.of(points, -1);
    assertThat(hull.vertices).containsExactly(0, 1, 2, 3, 4);
    assertThat(hull.facetStart).hasSize(6);
    assertThat(hull.volume(points)).isCloseTo(4, within(1e-15));
  }

  @Test
  void flatInputIsRejected() {
    double[] plane = random(50, 1, 1e-7);
    for (int i = 2; i < plane.length; i += 3) {
      plane[i] = 1;
    }
    assertThatThrownBy(() -> ConvexHull.of(plane, -1)).hasMessageContaining("flat");
    double[] line = new double[30];
    Arrays.setAll(line, i -> i / 3);
    assertThatThrownBy(() -> ConvexHull.of(line, -1)).hasMessageContaining("flat");
    assertThatThrownBy(() -> ConvexHull.of(new double[30], -1))
        .hasMessageContaining("1 different vertices");
  }

  @Test
  void aHullThatIsAlmostFlatIsStillExact() throws AssetException {
    double[] points = random(200, 7, 1e-7);
    for (int i = 2; i < points.length; i += 3) {
      points[i] = (float) (points[i] * 1e-9);
    }
    check(points, ConvexHull.of(points, -1));
  }

  @Test
  void aLimitedHullTakesThePointsFurthestOutside() throws AssetException {
    double[] points = random(2000, 11, 1e-7);
    for (int i = 0; i < points.length; i += 3) {
      double x = points[i], y = points[i + 1], z = points[i + 2];
      double norm = Math.sqrt(x * x + y * y + z * z);
      for (int j = 0; j < 3; j++) {
        points[i + j] = (float) (points[i + j] / norm);
      }
    }
    double full = ConvexHull.of(points, -1).volume(points);
    double before = 0;
    for (int limit : new int[] {4, 8, 16, 32, 64}) {
      ConvexHull hull = ConvexHull.of(points, limit);
      assertThat(hull.vertices.length).isLessThanOrEqualTo(limit);
      double volume = hull.volume(points);
      assertThat(volume).isGreaterThan(before);
      before = volume;
    }
    assertThat(before).isGreaterThan(0.87 * full).isLessThan(full);
  }

  @Test
  void aLimitAboveTheNumberOfCornersChangesNothing() throws AssetException {
    double[] points = random(300, 13, 0.1);
    ConvexHull hull = ConvexHull.of(points, -1);
    ConvexHull limited = ConvexHull.of(points, 250);
    assertThat(limited.vertices).isEqualTo(hull.vertices);
    assertThat(limited.volume(points)).isCloseTo(hull.volume(points), within(1e-12));
  }

  @Test
  void climbingTheGraphFindsTheSupportOfEveryDirection() throws AssetException {
    double[] points = random(1000, 17, 0.05);
    int[] graph = ConvexHull.of(points, -1).graph();
    int n = graph[0];
    Random r = new Random(1);
    for (int k = 0; k < 500; k++) {
      double x = r.nextGaussian(), y = r.nextGaussian(), z = r.nextGaussian();
      int at = k % n;
      double best = dot(points, graph[2 + n + at], x, y, z);
      for (boolean moved = true; moved; ) {
        moved = false;
        for (int e = 2 + 2 * n + graph[2 + at]; graph[e] >= 0; e++) {
          double d = dot(points, graph[2 + n + graph[e]], x, y, z);
          if (d > best) {
            best = d;
            at = graph[e];
            moved = true;
            break;
          }
        }
      }
      double support = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < points.length / 3; i++) {
        support = Math.max(support, dot(points, i, x, y, z));
      }
      assertThat(best).isEqualTo(support);
    }
  }

  private static double dot(double[] p, int i, double x, double y, double z) {
    return p[3 * i] * x + p[3 * i + 1] * y + p[3 * i + 2] * z;
  }
}
