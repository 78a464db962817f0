package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which facet each point belongs to, by hand and against a look at all facets. */
class PartitionTest {
  private static double[] cornerAnd(double... more) {
    double[] point = Arrays.copyOf(Solid.CORNER, 12 + more.length);
    System.arraycopy(more, 0, point, 12, more.length);
    return point;
  }

  private static int[] outside(Facet f) {
    int[] points = new int[f.outside == null ? 0 : f.outside.size()];
    for (int i = 0; i < points.length; i++) {
      points[i] = f.outside.get(i);
    }
    return points;
  }

  @Test
  void pointsGoToAFacetTheyAreOutsideOfTheFurthestLast() {
    Solid solid =
        new Solid(
            cornerAnd(-1, 1, 1, 5, 5, 5, -3, 1, 1, 0.5, 0.5, 0.5, -2, 1, 1, 0.5, 0.5, 0, 1, 1, -1),
            4,
            Solid.CORNER_FACES);
    new Partition(solid.surface, new PointLocation(solid.surface)).all(new int[] {0, 1, 2, 3});
    assertThat(outside(solid.facets[0])).containsExactly(5);
    assertThat(outside(solid.facets[1])).containsExactlyInAnyOrder(4, 6, 8).endsWith(6);
    assertThat(solid.facets[1].furthest).isEqualTo(3);
    assertThat(outside(solid.facets[2])).isEmpty();
    assertThat(outside(solid.facets[3])).containsExactly(10);
    // point 7 is inside; point 9 lies in a facet and is kept in case that is replaced
    assertThat(solid.facets[3].coplanar.size()).isEqualTo(1);
    assertThat(solid.facets[3].coplanar.get(0)).isEqualTo(9);
    assertThat(solid.facets[0].coplanar).isNull();
  }

  @Test
  void afterAPointIsAddedEveryPointOutsideBelongsToOneNewFacet() {
    Random random = new Random(4);
    double[] more = new double[3 * 300];
    for (int i = 3; i < more.length; i++) {
      more[i] = 6 * random.nextDouble();
    }
    Arrays.fill(more, 0, 3, 4.0);
    double[] point = cornerAnd(more);
    Solid solid = new Solid(point, 4, Solid.CORNER_FACES);
    Surface s = solid.surface;
    PointLocation location = new PointLocation(s);
    Partition partition = new Partition(s, location);
    partition.all(new int[] {0, 1, 2, 3});
    solid.settle();
    Facet slanted = solid.facets[0];
    int[] before = outside(slanted);
    assertThat(before).contains(4);
    new Cone(s).build(4, slanted);
    partition.visible();
    s.deleteVisible();

    int[] owners = new int[point.length / 3];
    for (Facet f = s.facets; f.next != null; f = f.next) {
      for (int p : outside(f)) {
        owners[p]++;
        assertThat(f.distance(point, 3 * p)).isGreaterThan(s.tolerance.minOutside);
        assertThat(f.distance(point, 3 * p)).isLessThanOrEqualTo(f.furthest);
      }
    }
    for (int p = 5; p < owners.length; p++) {
      boolean out = false;
      for (Facet f = s.facets; f.next != null; f = f.next) {
        out |= f.distance(point, 3 * p) > s.tolerance.minOutside;
      }
      assertThat(owners[p]).as("point %d", p).isEqualTo(out ? 1 : 0);
    }
    assertThat(owners[4]).isZero();
  }
}
