package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lists of facets and vertices, whose order is part of a hull. */
class SurfaceTest {
  private final Solid pyramid = new Solid(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
  private final Surface s = pyramid.surface;

  private List<Integer> facets() {
    List<Integer> order = new ArrayList<>();
    for (Facet f = s.facets; f.next != null; f = f.next) {
      order.add(List.of(pyramid.facets).indexOf(f));
      assertThat(f.next.previous).isSameAs(f);
    }
    assertThat(s.facetCount).isEqualTo(order.size());
    return order;
  }

  private List<Integer> vertices() {
    List<Integer> order = new ArrayList<>();
    for (Vertex v = s.vertices; v.next != null; v = v.next) {
      order.add(v.point);
      assertThat(v.next.previous).isSameAs(v);
    }
    assertThat(s.vertexCount).isEqualTo(order.size());
    return order;
  }

  @Test
  void whatIsAppendedIsNewAndLast() {
    assertThat(facets()).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(s.newFacets).isSameAs(pyramid.facets[0]);
    assertThat(vertices()).containsExactly(0, 1, 2, 3, 4);
    assertThat(s.newVertices).isSameAs(pyramid.vertices[0]);
  }

  @Test
  void facetsMoveToTheEndOrBeforeTheNextOne() {
    s.nextFacet = pyramid.facets[2];
    s.moveToEnd(pyramid.facets[0]);
    assertThat(facets()).containsExactly(1, 2, 3, 4, 5, 0);
    assertThat(s.newFacets).isSameAs(pyramid.facets[1]);
    s.moveToNext(pyramid.facets[5]);
    assertThat(facets()).containsExactly(1, 5, 2, 3, 4, 0);
    assertThat(s.nextFacet).isSameAs(pyramid.facets[5]);
    s.remove(pyramid.facets[5]);
    assertThat(s.nextFacet).isSameAs(pyramid.facets[2]);
  }

  @Test
  void deletedFacetsAreReplacedByThoseThatReplaceThem() {
    pyramid.settle();
    s.visibleFacets = null;
    s.willDelete(pyramid.facets[1], pyramid.facets[3]);
    s.willDelete(pyramid.facets[3], pyramid.facets[4]);
    assertThat(s.visibleCount).isEqualTo(2);
    assertThat(Surface.replacement(pyramid.facets[1])).isSameAs(pyramid.facets[4]);
    assertThat(Surface.replacement(pyramid.facets[0])).isSameAs(pyramid.facets[0]);
    assertThat(pyramid.facets[1].neighbors.isEmpty()).isTrue();
    s.delete(pyramid.vertices[2]);
    s.deleteVisible();
    assertThat(facets()).containsExactly(0, 2, 4, 5);
    assertThat(vertices()).containsExactly(0, 1, 3, 4);
    assertThat(s.visibleCount).isZero();
  }

  @Test
  void verticesOfNewFacetsMoveToTheEndOnce() {
    pyramid.settle();
    s.newVertices = s.vertexTail;
    Bag<Vertex> some = Bag.of(pyramid.vertices[1], pyramid.vertices[3], pyramid.vertices[1]);
    s.makeNew(some);
    assertThat(vertices()).containsExactly(0, 2, 4, 1, 3);
    assertThat(s.newVertices).isSameAs(pyramid.vertices[1]);
    s.resetLists(true);
    assertThat(pyramid.vertices[1].isNew).isFalse();
    assertThat(s.newVertices).isNull();
  }

  /** The two ends of the base's diagonal have four triangles each, its others and the tip three. */
  @Test
  void verticesLearnTheirFacets() {
    s.findVertexNeighbors();
    int[] count = {4, 3, 4, 3, 4};
    for (int p = 0; p < 5; p++) {
      assertThat(pyramid.vertices[p].neighbors.size()).isEqualTo(count[p]);
      for (Facet f : pyramid.facets) {
        assertThat(pyramid.vertices[p].neighbors.contains(f))
            .isEqualTo(f.vertices.contains(pyramid.vertices[p]));
      }
    }
    pyramid.facets[0].visible = true;
    s.newFacets = s.facetTail;
    s.updateVertexNeighbors();
    assertThat(pyramid.vertices[1].neighbors.size()).isEqualTo(2);
  }

  @Test
  void ridgesAreMadeOnceAndSeenFromBothSides() {
    Facet base = pyramid.facets[0];
    s.makeRidges(base);
    assertThat(base.simplicial).isFalse();
    assertThat(base.ridgeCount()).isEqualTo(3);
    for (int i = 0; i < 3; i++) {
      Ridge r = base.ridges.get(i);
      Facet other = r.other(base);
      assertThat(other.ridges.contains(r)).isTrue();
      assertThat(r.first.id).isGreaterThan(r.second.id);
      assertThat(other.vertices.contains(r.first) && other.vertices.contains(r.second)).isTrue();
    }
    s.makeRidges(pyramid.facets[1]);
    // one of its three is there already
    assertThat(pyramid.facets[1].ridgeCount()).isEqualTo(3);
    s.makeRidges(base);
    assertThat(base.ridgeCount()).isEqualTo(3);
  }

  @Test
  void theWidestFacetIsAtLeastWhatOneMergeMayAdd() {
    Tolerance t = s.tolerance;
    assertThat(s.widest).isEqualTo(Math.max(t.oneMerge + t.distance, t.minOutside));
    s.maxOutside = 0.5;
    s.updateWidest();
    assertThat(s.widest).isEqualTo(0.5);
  }
}
