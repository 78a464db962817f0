package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mjcf.internal.asset.hull.Merge.Type;
import org.junit.jupiter.api.Test;

/** Two facets into one. */
class FacetMergerTest {
  private final Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
  private final Facet[] f = pyramid.facets;
  private final FacetMerger merger =
      new FacetMerger(pyramid.surface, new MergeSets(pyramid.surface));

  @Test
  void theBestNeighborIsTheOneInTheSamePlane() {
    merger.findBestNeighbor(f[0]);
    assertThat(merger.best).isSameAs(f[1]);
    assertThat(merger.bestDistance).isZero();
    // of a side with plane 2 y = z it is the base: corner (1/2, 1/2, 1) is 1 above the base and
    // farther from the other sides
    merger.findBestNeighbor(f[2]);
    assertThat(merger.bestDistance).isCloseTo(2 / Math.sqrt(5), within(1e-15));
  }

  @Test
  void twoTrianglesBecomeASquare() {
    merger.findBestNeighbor(f[0]);
    merger.merge(f[0], f[1], Type.COPLANAR, merger.distances, false);
    assertThat(f[1].vertices.size()).isEqualTo(4);
    for (int p = 0; p < 4; p++) {
      // from the youngest to the oldest
      assertThat(f[1].vertices.get(p)).isSameAs(pyramid.vertices[3 - p]);
    }
    assertThat(f[1].neighbors.size()).isEqualTo(4);
    assertThat(f[1].ridgeCount()).isEqualTo(4);
    for (int side = 2; side < 6; side++) {
      assertThat(f[1].neighbors.contains(f[side])).isTrue();
      assertThat(f[side].neighbors.contains(f[1])).isTrue();
      assertThat(f[side].neighbors.contains(f[0])).isFalse();
    }
    assertThat(f[1].simplicial).isFalse();
    assertThat(f[0].visible).isTrue();
    assertThat(Surface.replacement(f[0])).isSameAs(f[1]);
    assertThat(Solid.alive(pyramid.surface)).hasSize(5).endsWith(f[1]);
    assertThat(pyramid.vertices[0].neighbors.size()).isEqualTo(3);
  }

  /** Two squares of a cube's side that has been cut into two are four corners again. */
  @Test
  void polygonsAreMergedToo() {
    Solid cube = new Solid(Solid.cube(), 8, Solid.CUBE_FACES);
    Facet[] c = cube.facets;
    FacetMerger merging = new FacetMerger(cube.surface, new MergeSets(cube.surface));
    merging.merge(c[0], c[1], Type.COPLANAR, null, false);
    merging.merge(c[4], c[5], Type.COPLANAR, null, false);
    // the sides at x = -1 and y = -1 share an edge: together they have six corners
    merging.merge(c[5], c[1], Type.CONCAVE, null, false);
    assertThat(c[1].vertices.size()).isEqualTo(6);
    assertThat(c[1].ridgeCount()).isEqualTo(6);
    for (int i = 1; i < 6; i++) {
      assertThat(c[1].vertices.get(i).id).isLessThan(c[1].vertices.get(i - 1).id);
    }
  }

  @Test
  void whatCantBeMergedIsToldApart() {
    assertThatThrownBy(() -> merger.merge(f[0], f[0], Type.COPLANAR, null, false))
        .isInstanceOf(PrecisionException.class)
        .hasMessage("a facet is merged into a deleted one");
    assertThatThrownBy(() -> merger.merge(f[0], f[1], Type.COPLANAR, new Distances(0, 0.1), false))
        .hasMessage("a merged facet is too wide");
    Solid corner = new Solid(Solid.CORNER, 4, Solid.CORNER_FACES);
    FacetMerger last = new FacetMerger(corner.surface, new MergeSets(corner.surface));
    assertThatThrownBy(
            () -> last.merge(corner.facets[0], corner.facets[1], Type.COPLANAR, null, false))
        .hasMessage("only a simplex is left");
  }
}
