package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Buffers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Polygons in the plane z = 0, corners clockwise seen from above. */
class PolygonClipTest {
  private static final double[] UP = {0, 0, 1};
  private static final double[] SQUARE = {1, 1, 0, 1, -1, 0, -1, -1, 0, -1, 1, 0};

  private static double[] clip(double[] corners, int wanted) {
    ConvexQuery q = new ConvexQuery(Buffers.unlimited());
    q.wanted = wanted;
    new PolygonClip()
        .run(q, SQUARE, 4, corners, corners.length / 3, UP, 0, new double[] {0, 0, .5});
    // points of the first shape are below those of the second by the depth
    for (int i = 0; i < q.count; i++) {
      assertThat(q.onSecond[3 * i + 2] - q.onFirst[3 * i + 2]).isCloseTo(.5, within(1e-15));
    }
    return Arrays.copyOf(q.onSecond, 3 * q.count);
  }

  @Test
  void whatIsInsideStays() {
    double[] inner = {.5, .5, 0, .5, -.5, 0, -.5, -.5, 0};
    double[] left = clip(inner, 50);
    assertThat(left).hasSize(9).containsExactlyInAnyOrder(inner);
    assertThat(area(left)).isEqualTo(.5);
  }

  @Test
  void twoSquaresShiftedShareARectangle() {
    double[] other = {3, 2, 0, 3, .5, 0, .25, .5, 0, .25, 2, 0};
    double[] left = clip(other, 50);
    assertThat(area(left)).isCloseTo(.75 * .5, within(1e-15));
    assertThat(left).hasSize(12);
  }

  @Test
  void aSegmentIsCutAtBothWalls() {
    double[] left = clip(new double[] {-3, 0, 0, 3, 0, 0}, 50);
    double[] x = {left[0], left[left.length - 3]};
    Arrays.sort(x);
    assertThat(x).containsExactly(-1, 1);
  }

  @Test
  void whatIsOutsideIsGone() {
    assertThat(clip(new double[] {3, 3, 0, 3, 2, 0, 2, 2, 0}, 50)).isEmpty();
  }

  @Test
  void ofAnOctagonFourCornersAreKeptIfMoreAreNotWanted() {
    // a square turned by an eighth with half diagonal 1.2 leaves an octagon
    double[] diamond = {1.2, 0, 0, 0, -1.2, 0, -1.2, 0, 0, 0, 1.2, 0};
    double[] all = clip(diamond, 50);
    assertThat(all).hasSize(24);
    assertThat(area(all)).isCloseTo(2 * 1.2 * 1.2 - 4 * .2 * .2, within(1e-12));
    List<List<Double>> corners = points(all);
    List<List<Double>> four = points(clip(diamond, 4));
    assertThat(four).hasSize(4).doesNotHaveDuplicates().isSubsetOf(corners);
  }

  private static List<List<Double>> points(double[] p) {
    List<List<Double>> points = new ArrayList<>();
    for (int i = 0; i < p.length; i += 3) {
      points.add(List.of(p[i], p[i + 1], p[i + 2]));
    }
    return points;
  }

  /** Area of a convex polygon with its corners in any order, by the formula of the surveyor. */
  private static double area(double[] p) {
    int n = p.length / 3;
    double cx = 0;
    double cy = 0;
    for (int i = 0; i < n; i++) {
      cx += p[3 * i] / n;
      cy += p[3 * i + 1] / n;
    }
    double[][] around = new double[n][];
    for (int i = 0; i < n; i++) {
      double x = p[3 * i] - cx;
      double y = p[3 * i + 1] - cy;
      around[i] = new double[] {x, y, Math.atan2(y, x)};
    }
    Arrays.sort(around, Comparator.comparingDouble(a -> a[2]));
    double twice = 0;
    for (int i = 0; i < n; i++) {
      double[] a = around[i];
      double[] b = around[(i + 1) % n];
      twice += a[0] * b[1] - b[0] * a[1];
    }
    return twice / 2;
  }
}
