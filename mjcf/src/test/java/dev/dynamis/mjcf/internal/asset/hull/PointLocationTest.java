package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The facet that a point is furthest outside of, against a look at all of them. */
class PointLocationTest {
  private static final int POINTS = 200;

  private final double[] point = new double[3 * (6 + POINTS)];
  private final Solid solid;
  private final PointLocation location;

  PointLocationTest() {
    System.arraycopy(Solid.OCTAHEDRON, 0, point, 0, 18);
    Random random = new Random(3);
    for (int i = 18; i < point.length; i++) {
      point[i] = 1.5 * (2 * random.nextDouble() - 1);
    }
    solid = new Solid(point, 6, Solid.OCTAHEDRON_FACES);
    location = new PointLocation(solid.surface);
  }

  /** Outside of an octahedron means {@code |x| + |y| + |z| > 1}. */
  private double expected(int p) {
    int i = 3 * p;
    return (Math.abs(point[i]) + Math.abs(point[i + 1]) + Math.abs(point[i + 2]) - 1)
        / Math.sqrt(3);
  }

  private void assertBest(int p, Facet found) {
    assertThat(location.distance).isCloseTo(expected(p), within(1e-14));
    assertThat(found.distance(point, 3 * p)).isEqualTo(location.distance);
    assertThat(location.outside).isEqualTo(expected(p) > 0);
  }

  @Test
  void aWalkFindsTheBestFacetFromEveryOther() {
    for (int p = 6; p < 6 + POINTS; p++) {
      for (Facet start : solid.facets) {
        assertBest(p, location.walk(p, start, true, false));
      }
    }
  }

  @Test
  void aSearchOfNewFacetsFindsTheBest() {
    for (int p = 6; p < 6 + POINTS; p++) {
      assertBest(p, location.searchNewFacets(p, solid.facets[p % 8], true));
    }
  }

  @Test
  void whereAnyFacetWillDoTheFirstIsTaken() {
    for (int p = 6; p < 6 + POINTS; p++) {
      Facet start = solid.facets[p % 8];
      double d = start.distance(point, 3 * p);
      Facet found = location.walk(p, start, false, true);
      if (d >= solid.surface.tolerance.minOutside) {
        assertThat(found).isSameAs(start);
      }
      assertThat(location.outside).isEqualTo(expected(p) > 0);
      assertThat(found.distance(point, 3 * p)).isEqualTo(location.distance);
    }
    // the facets of an octahedron face into all octants
    assertThat(location.searchNew).isTrue();
    assertThat(location.notSharp).isFalse();
  }

  @Test
  void afterManyMergesTwiceAsMuchIsClearlyOutside() {
    double before = location.clearlyOutside();
    assertThat(before).isEqualTo(2 * solid.surface.tolerance.minOutside);
    solid.surface.merges = 51;
    assertThat(location.clearlyOutside()).isEqualTo(2 * before);
    solid.surface.maxOutside = 1;
    assertThat(location.clearlyOutside()).isEqualTo(2);
  }

  @Test
  void withoutNewFacetsThereIsNothingToFind() {
    assertThatThrownBy(() -> location.searchNewFacets(6, solid.surface.facetTail, true))
        .isInstanceOf(PrecisionException.class)
        .hasMessage("no new facets");
  }
}
