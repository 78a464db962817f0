package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvexHullTest {
  static List<Recorded> recorded() {
    return Recorded.read("hulls.txt");
  }

  private static double[] points(Recorded c) {
    double[] points = c.doubles("in.vertex");
    // coordinates of meshes are floats
    Arrays.setAll(points, i -> (float) points[i]);
    return points;
  }

  private static ConvexHull hull(Recorded c) throws AssetException {
    return ConvexHull.of(points(c), Integer.parseInt(c.text("in.maxhullvert", "-1")));
  }

  private static int[] ints(Recorded c, String key) {
    return Arrays.stream(c.doubles(key)).mapToInt(x -> (int) x).toArray();
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void theGraphIsThatOfMujoco(Recorded c) throws AssetException {
    assertThat(hull(c).graph()).isEqualTo(ints(c, "mesh_graph"));
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void theSidesAreThoseOfMujoco(Recorded c) throws AssetException {
    MeshPolygons sides = new MeshPolygons(hull(c), points(c));
    assertThat(sides.vertnum).isEqualTo(ints(c, "mesh_polyvertnum"));
    assertThat(sides.vert).isEqualTo(ints(c, "mesh_polyvert"));
  }

  /**
   * Checks what makes a hull: closed, and with every point inside.
   *
   * @param tolerance greatest distance of a point outside, relative to the largest coordinate
   */
  private static void check(double[] points, ConvexHull hull, double tolerance) {
    int[] t = hull.triangles;
    assertThat(t.length / 3).as("Euler").isEqualTo(2 * hull.vertices.length - 4);
    assertThat(Arrays.stream(t).sorted().distinct().toArray())
        .isEqualTo(Arrays.stream(hull.vertices).sorted().toArray());
    long[] edges =
        IntStream.range(0, t.length)
            .mapToLong(i -> (long) t[i] << 32 | t[i % 3 == 2 ? i - 2 : i + 1])
            .sorted()
            .toArray();
    for (long e : edges) {
      assertThat(Arrays.binarySearch(edges, e << 32 | e >>> 32)).isGreaterThanOrEqualTo(0);
    }
    double scale = Arrays.stream(points).map(Math::abs).max().orElseThrow();
    Random r = new Random(3);
    for (int k = 0; k < 300; k++) {
      double x = r.nextGaussian(), y = r.nextGaussian(), z = r.nextGaussian();
      // along the axes too, and nearly so
      double tilt = k % 3 == 0 ? 1 : k % 3 == 1 ? 0 : 1e-7;
      x *= k % 2 == 0 ? tilt : 1;
      y *= tilt;
      double length = Math.sqrt(x * x + y * y + z * z);
      double all = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < points.length / 3; i++) {
        all = Math.max(all, dot(points, i, x, y, z));
      }
      double corners = Double.NEGATIVE_INFINITY;
      for (int v : hull.vertices) {
        corners = Math.max(corners, dot(points, v, x, y, z));
      }
      assertThat((all - corners) / length).isLessThanOrEqualTo(tolerance * scale);
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
    for (int seed = 0; seed < 40; seed++) {
      double[] points = random(100, seed, roundTo);
      // rounding of a distance is 7 epsilon, and facets are a few of these wide
      check(points, ConvexHull.of(points, -1), 1e-13);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-17, 1e-16, 1e-15, 3e-15, 1e-14, 1e-13, 1e-12})
  void enclosesPointsThatAreCoplanarButForNoise(double noise) throws AssetException {
    for (int seed = 0; seed < 40; seed++) {
      Random r = new Random(seed);
      double[] points = new double[3 * 120];
      Arrays.setAll(points, i -> 2 * r.nextDouble() - 1);
      for (int i = 0; i < points.length; i += 3) {
        points[i + r.nextInt(3)] = r.nextBoolean() ? 1 : -1;
      }
      Arrays.setAll(points, i -> points[i] + noise * r.nextGaussian());
      // facets are some ten roundings wide
      check(points, ConvexHull.of(points, -1), 1e-13);
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
    assertThat(new MeshPolygons(hull, points).vertnum).containsExactly(4, 4, 4, 4, 4, 4);
    assertThat(hull.volume(points)).isEqualTo(11 * 11 * 11);
  }

  @Test
  void repeatedPointsCountOnce() throws AssetException {
    double[] tetra = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    double[] twice = new double[24];
    System.arraycopy(tetra, 0, twice, 0, 12);
    System.arraycopy(tetra, 0, twice, 12, 12);
    twice[12] = -0.0;
    ConvexHull hull = ConvexHull.of(twice, -1);
    assertThat(hull.vertices).hasSize(4);
    assertThat(hull.volume(twice)).isCloseTo(1.0 / 6, within(1e-16));
  }

  @Test
  void pointsInsideOfSidesAndEdgesAreNotCorners() throws AssetException {
    double[] pyramid = {0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0, 1, 1, 3};
    double[] onAndIn = {1, 0, 0, 2, 1, 0, 1, 1, 0, 0.5, 0.5, 0, 0.5, 0.5, 1.5, 1, 1, 1};
    double[] points = Arrays.copyOf(pyramid, pyramid.length + onAndIn.length);
    System.arraycopy(onAndIn, 0, points, pyramid.length, onAndIn.length);
    ConvexHull hull = ConvexHull.of(points, -1);
    assertThat(hull.vertices).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(hull.volume(points)).isCloseTo(4, within(1e-15));
  }

  @Test
  void flatInputIsRejected() {
    double[] plane = random(50, 1, 1e-7);
    for (int i = 2; i < plane.length; i += 3) {
      plane[i] = 1;
    }
    assertThatThrownBy(() -> ConvexHull.of(plane, -1)).hasMessageContaining("flat");
    double[] upright = new double[plane.length];
    for (int i = 0; i < plane.length; i++) {
      upright[i % 3 == 2 ? i - 2 : i + 1] = plane[i];
    }
    assertThatThrownBy(() -> ConvexHull.of(upright, -1)).hasMessageContaining("flat");
    double[] line = new double[30];
    Arrays.setAll(line, i -> i / 3);
    assertThatThrownBy(() -> ConvexHull.of(line, -1)).hasMessageContaining("flat");
    assertThatThrownBy(() -> ConvexHull.of(new double[30], -1))
        .hasMessageContaining("1 different vertices");
    assertThatThrownBy(() -> ConvexHull.of(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0}, -1))
        .hasMessageContaining("3 different vertices");
  }

  @Test
  void aHullThatIsAlmostFlatIsStillAHull() throws AssetException {
    double[] points = random(200, 7, 1e-7);
    for (int i = 2; i < points.length; i += 3) {
      points[i] = (float) (points[i] * 1e-9);
    }
    check(points, ConvexHull.of(points, -1), 1e-13);
  }

  @Test
  void aLimitedHullGrowsWithItsLimit() throws AssetException {
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
      assertThat(hull.vertices.length).isEqualTo(limit);
      double volume = hull.volume(points);
      assertThat(volume).isGreaterThan(before);
      before = volume;
    }
    assertThat(before).isGreaterThan(0.8 * full).isLessThan(full);
  }

  @Test
  void aLimitAboveTheNumberOfCornersChangesNothing() throws AssetException {
    double[] points = random(300, 13, 0.1);
    assertThat(ConvexHull.of(points, 250).graph()).isEqualTo(ConvexHull.of(points, -1).graph());
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
