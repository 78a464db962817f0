package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RunInterruptedException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Hulls of solids and of clouds, by Euler's formula, volumes and a look at all points. */
class QuickhullTest {
  private static int[] corners(int[] graph) {
    return Arrays.stream(graph, 2 + graph[0], 2 + 2 * graph[0]).sorted().toArray();
  }

  private static int[] faces(int[] graph) {
    return Arrays.copyOfRange(graph, graph.length - 3 * graph[1], graph.length);
  }

  /** Six times the signed volume of the tetrahedron from the origin to a triangle. */
  private static double six(double[] p, int a, int b, int c, double x, double y, double z) {
    double[] u = {p[3 * a] - x, p[3 * a + 1] - y, p[3 * a + 2] - z};
    double[] v = {p[3 * b] - x, p[3 * b + 1] - y, p[3 * b + 2] - z};
    double[] w = {p[3 * c] - x, p[3 * c + 1] - y, p[3 * c + 2] - z};
    return u[0] * (v[1] * w[2] - v[2] * w[1])
        + u[1] * (v[2] * w[0] - v[0] * w[2])
        + u[2] * (v[0] * w[1] - v[1] * w[0]);
  }

  private static double volume(double[] point, int[] graph) {
    int[] faces = faces(graph);
    double sum = 0;
    for (int i = 0; i < faces.length; i += 3) {
      sum += six(point, faces[i], faces[i + 1], faces[i + 2], 0, 0, 0);
    }
    return sum / 6;
  }

  private static double[] cloud(int n, long seed, boolean onSphere) {
    Random random = new Random(seed);
    double[] point = new double[3 * n];
    for (int i = 0; i < n; i++) {
      double length = 0;
      for (int k = 0; k < 3; k++) {
        point[3 * i + k] = onSphere ? random.nextGaussian() : 2 * random.nextDouble() - 1;
        length += point[3 * i + k] * point[3 * i + k];
      }
      for (int k = 0; onSphere && k < 3; k++) {
        point[3 * i + k] /= Math.sqrt(length);
      }
    }
    return point;
  }

  private static int[] hull(double[] point) throws HullException {
    return Quickhull.graph(point, Integer.MAX_VALUE);
  }

  @Test
  void solidsHaveTheirCornersTrianglesAndVolume() throws HullException {
    int[] corner = hull(Solid.CORNER);
    assertThat(corner[0]).isEqualTo(4);
    assertThat(corner[1]).isEqualTo(4);
    assertThat(volume(Solid.CORNER, corner)).isCloseTo(27 / 6.0, within(1e-14));
    int[] cube = hull(Solid.cube());
    assertThat(cube[0]).isEqualTo(8);
    assertThat(cube[1]).isEqualTo(12);
    assertThat(volume(Solid.cube(), cube)).isCloseTo(8, within(1e-14));
    int[] octahedron = hull(Solid.OCTAHEDRON);
    assertThat(octahedron[1]).isEqualTo(8);
    assertThat(volume(Solid.OCTAHEDRON, octahedron)).isCloseTo(4 / 3.0, within(1e-14));
  }

  @Test
  void pointsInsideAndOnFacesAreNoCorners() throws HullException {
    double[] point = Arrays.copyOf(Solid.cube(), 24 + 12);
    // one inside, one in the middle of a face, one in the middle of an edge, one corner again
    System.arraycopy(new double[] {0.1, 0.2, 0.3, 1, 0, 0, 1, 1, 0, 1, 1, 1}, 0, point, 24, 12);
    int[] graph = hull(point);
    assertThat(graph[0]).isEqualTo(8);
    assertThat(graph[1]).isEqualTo(12);
    assertThat(corners(graph)).startsWith(0, 1, 2, 3, 4, 5, 6).doesNotContain(8, 9, 10);
  }

  @Test
  void allPointsOfASphereAreCornersAndEulersFormulaHolds() throws HullException {
    double[] point = cloud(200, 5, true);
    int[] graph = hull(point);
    assertThat(corners(graph)).isEqualTo(IntStream.range(0, 200).toArray());
    // a closed surface of triangles has 2 V - 4 of them
    assertThat(graph[1]).isEqualTo(2 * 200 - 4);
  }

  @Test
  void noPointOfACloudIsOutside() throws HullException {
    double[] point = cloud(400, 6, false);
    int[] graph = hull(point);
    int[] faces = faces(graph);
    assertThat(graph[1]).isEqualTo(2 * graph[0] - 4);
    for (int i = 0; i < faces.length; i += 3) {
      for (int p = 0; p < 400; p++) {
        assertThat(
                six(
                    point,
                    faces[i],
                    faces[i + 1],
                    faces[i + 2],
                    point[3 * p],
                    point[3 * p + 1],
                    point[3 * p + 2]))
            .isGreaterThan(-1e-13);
      }
    }
  }

  @Test
  void edgesLeadThereAndBack() throws HullException {
    int[] graph = hull(cloud(60, 7, false));
    int n = graph[0];
    boolean[][] edge = new boolean[n][n];
    int count = 0;
    for (int v = 0; v < n; v++) {
      for (int at = 2 + 2 * n + graph[2 + v]; graph[at] >= 0; at++) {
        assertThat(edge[v][graph[at]]).isFalse();
        edge[v][graph[at]] = true;
        count++;
      }
    }
    for (int v = 0; v < n; v++) {
      for (int w = 0; w < n; w++) {
        assertThat(edge[v][w]).isEqualTo(edge[w][v]);
      }
    }
    // E = 3 V - 6, each in both directions
    assertThat(count).isEqualTo(2 * (3 * n - 6));
  }

  @Test
  void itStopsAtTheGreatestNumberOfVertices() throws HullException {
    int[] graph = Quickhull.graph(cloud(100, 8, true), 20);
    assertThat(graph[0]).isEqualTo(20);
    assertThat(graph[1]).isEqualTo(36);
  }

  @Test
  void whatHasNoVolumeIsNamed() {
    assertThatThrownBy(() -> hull(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, -0.0}))
        .isInstanceOf(HullException.class)
        .hasMessage("mesh has only 3 different vertices, a convex hull needs 4");
    assertThatThrownBy(() -> hull(new double[] {0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1}))
        .hasMessage("mesh is flat: all 5 different vertices lie in a plane or on a line");
    assertThatThrownBy(() -> hull(new double[12])).hasMessageContaining("only 1 different");
  }

  /** Two polygons one above the other. */
  private static double[] drum(int n) {
    double[] point = new double[6 * n];
    for (int i = 0; i < n; i++) {
      double angle = 2 * Math.PI * i / n;
      for (int k = 0; k < 2; k++) {
        point[6 * i + 3 * k] = StrictMath.cos(angle);
        point[6 * i + 3 * k + 1] = StrictMath.sin(angle);
        point[6 * i + 3 * k + 2] = k;
      }
    }
    return point;
  }

  @Test
  void facesWithVeryManyCornersAreRefusedBeforeTheyTakeTooLong() throws HullException {
    double[] point = drum(400);
    assertThat(corners(hull(point))).hasSize(800);
    assertThatThrownBy(() -> Quickhull.graph(point, Integer.MAX_VALUE, 10_000))
        .isInstanceOf(HullException.class)
        .hasMessageContaining("takes too long")
        .extracting(e -> ((HullException) e).fix())
        .asString()
        .contains("maxhullvert");
    // with fewer vertices it is done in time
    assertThat(Quickhull.graph(point, 20, 10_000)[0]).isEqualTo(20);
  }

  @Test
  void aLongHullCanBeInterrupted() {
    Thread.currentThread().interrupt();
    try {
      double[] point = drum(2000);
      assertThatThrownBy(() -> hull(point)).isInstanceOf(RunInterruptedException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
