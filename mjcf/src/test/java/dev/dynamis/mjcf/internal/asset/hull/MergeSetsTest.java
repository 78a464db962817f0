package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mjcf.internal.asset.hull.Merge.Type;
import org.junit.jupiter.api.Test;

/** Which facets are found not to be convex. */
class MergeSetsTest {
  private static Merge only(MergeSets sets) {
    assertThat(sets.facets.size()).isEqualTo(1);
    return sets.facets.first();
  }

  private static double[] pyramid(double diagonal) {
    double[] point = Solid.PYRAMID.clone();
    point[2] = diagonal;
    point[8] = diagonal;
    return point;
  }

  @Test
  void theHalvesOfABaseAreCoplanar() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.testNew();
    Merge merge = only(sets);
    assertThat(merge.type()).isEqualTo(Type.COPLANAR);
    assertThat(merge.distance()).isZero();
    assertThat(merge.facet1()).isSameAs(pyramid.facets[0]);
    assertThat(merge.facet2()).isSameAs(pyramid.facets[1]);
    assertThat(pyramid.facets[5].tested).isTrue();
  }

  /** A base whose diagonal is bent in by h; the angle between its halves follows from that. */
  @Test
  void aDentIsConcave() {
    double h = 0.2;
    Solid pyramid = new Solid(pyramid(h), 5, Solid.PYRAMID_FACES);
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.testNew();
    Merge merge = only(sets);
    assertThat(merge.type()).isEqualTo(Type.CONCAVE);
    // a centrum is a third of the width 1/sqrt(2) of a half from the diagonal; that half has slope
    // h sqrt(2), and its mirror image is seen under twice its angle
    double angle = Math.atan(h * Math.sqrt(2));
    double along = Math.sqrt(0.5) / Math.cos(angle) / 3;
    assertThat(merge.distance()).isCloseTo(along * Math.sin(2 * angle), within(1e-15));
  }

  @Test
  void aKeelIsConvex() {
    Solid pyramid = new Solid(pyramid(-0.2), 5, Solid.PYRAMID_FACES);
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.testNew();
    assertThat(sets.facets.isEmpty()).isTrue();
    pyramid.facets[0].tested = false;
    sets.testChanged();
    assertThat(sets.facets.isEmpty()).isTrue();
    assertThat(pyramid.facets[0].tested).isTrue();
  }

  @Test
  void redundantFacetsAreMergedBeforeDegenerateOnes() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    Facet[] f = pyramid.facets;
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.add(Type.REDUNDANT, f[0], f[1]);
    sets.add(Type.DEGENERATE, f[2], f[2]);
    sets.add(Type.DEGENERATE, f[2], f[2]);
    sets.add(Type.COPLANAR, f[0], f[3]);
    // the last one is merged first; a facet waits once, and not for two reasons
    assertThat(sets.degenerate.size()).isEqualTo(2);
    assertThat(sets.degenerate.last().type()).isEqualTo(Type.REDUNDANT);
    assertThat(sets.facets.isEmpty()).isTrue();
  }

  @Test
  void aDegenerateFacetCanStillBeCoplanarOrRedundant() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    Facet[] f = pyramid.facets;
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.add(Type.DEGENERATE, f[2], f[2]);
    sets.add(Type.COPLANAR, f[2], f[3]);
    assertThat(only(sets).facet2()).isSameAs(f[3]);
    sets.add(Type.REDUNDANT, f[2], f[1]);
    assertThat(f[2].redundant).isTrue();
    assertThat(sets.degenerate.size()).isEqualTo(2);
  }

  @Test
  void aFacetWithTheCornersOfItsNeighborIsRedundant() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    Facet[] f = pyramid.facets;
    f[1].vertices.add(pyramid.vertices[1]);
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.testDegenerateOrRedundant(f[2]);
    assertThat(sets.degenerate.isEmpty()).isTrue();
    sets.testDegenerateOrRedundant(f[0]);
    assertThat(f[0].redundant).isTrue();
    assertThat(sets.degenerate.first().facet2()).isSameAs(f[1]);
  }

  @Test
  void aFacetWithTwoNeighborsIsDegenerate() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    Facet[] f = pyramid.facets;
    f[2].neighbors.removeLast();
    MergeSets sets = new MergeSets(pyramid.surface);
    sets.testDegenerateNeighbors(f[0]);
    assertThat(f[2].degenerate).isTrue();
    assertThat(sets.degenerate.size()).isEqualTo(1);
  }

  @Test
  void nothingIsMergedIntoAFlippedFacet() {
    Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    Facet[] f = pyramid.facets;
    f[1].flipped = true;
    assertThatThrownBy(() -> new MergeSets(pyramid.surface).add(Type.COPLANAR, f[0], f[1], 0))
        .isInstanceOf(PrecisionException.class)
        .hasMessage("a facet would be merged into a flipped one");
  }
}
