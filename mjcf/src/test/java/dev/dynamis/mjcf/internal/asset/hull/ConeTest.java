package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** New facets from a point to its horizon. */
class ConeTest {
  /** Adds a point to the tetrahedron at the origin. */
  private static Solid with(double x, double y, double z) {
    double[] c = Solid.CORNER;
    double[] point = {
      c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], c[10], c[11], x, y, z
    };
    return new Solid(point, 4, Solid.CORNER_FACES).settle();
  }

  private static int newFacets(Surface s, int apex) {
    int count = 0;
    for (Facet f = s.newFacets; f.next != null; f = f.next) {
      count++;
      assertThat(f.vertices.first().point).isEqualTo(apex);
      assertThat(f.neighbors.size()).isEqualTo(3);
      for (int i = 0; i < 3; i++) {
        Facet neighbor = f.neighbors.get(i);
        assertThat(neighbor.visible).isFalse();
        assertThat(neighbor.neighbors.contains(f)).isTrue();
        // what lies opposite to a neighbor is no corner of it
        assertThat(neighbor.vertices.contains(f.vertices.get(i))).isFalse();
        // convex: the corner opposite to a neighbor is below it
        if (f.hasPlane && neighbor.hasPlane) {
          assertThat(s.distance(f.vertices.get(i), neighbor)).isNegative();
        }
      }
      if (f.hasPlane) {
        assertThat(f.distance(s.point, 3 * apex)).isCloseTo(0, within(1e-14));
        assertThat(f.flipped).isFalse();
      }
    }
    return count;
  }

  @Test
  void aPointThatSeesOneFacetMakesThree() {
    Solid solid = with(2, 2, 2);
    new Cone(solid.surface).build(4, solid.facets[0]);
    assertThat(solid.surface.visibleCount).isEqualTo(1);
    assertThat(newFacets(solid.surface, 4)).isEqualTo(3);
    assertThat(solid.surface.deletedVertices.isEmpty()).isTrue();
    // eight facets less the visible ones: a bipyramid has six
    assertThat(Solid.alive(solid.surface)).hasSize(6);
  }

  @Test
  void aPointInThePlaneOfAFacetWidensIt() {
    double above = 0.9 * new Tolerance(Solid.CORNER).minVisible;
    for (double z : new double[] {-above, above}) {
      Solid solid = with(2, 2, z);
      Facet base = solid.facets[3];
      double wide = base.maxOutside;
      double widest = solid.surface.maxOutside;
      assertThat(wide).isLessThan(above);
      new Cone(solid.surface).build(4, solid.facets[0]);
      assertThat(solid.surface.visibleCount).isEqualTo(1);
      assertThat(base.coplanarHorizon).isTrue();
      // the base is seen from below
      double outside = Math.max(0, -z);
      assertThat(base.maxOutside).isEqualTo(Math.max(wide, outside));
      assertThat(solid.surface.maxOutside).isEqualTo(Math.max(widest, outside));
    }
  }

  @Test
  void aPointThatSeesTwoFacetsMakesFour() {
    // outside of x = 0 and y = 0, inside of the others
    Solid solid = with(-1, -1, 0.5);
    new Cone(solid.surface).build(4, solid.facets[1]);
    assertThat(solid.surface.visibleCount).isEqualTo(2);
    assertThat(newFacets(solid.surface, 4)).isEqualTo(4);
    assertThat(solid.surface.deletedVertices.isEmpty()).isTrue();
  }

  @Test
  void aPointThatSeesThreeFacetsTakesTheirCorner() {
    Solid solid = with(-1, -1, -1);
    new Cone(solid.surface).build(4, solid.facets[3]);
    assertThat(solid.surface.visibleCount).isEqualTo(3);
    assertThat(newFacets(solid.surface, 4)).isEqualTo(3);
    assertThat(solid.surface.deletedVertices.size()).isEqualTo(1);
    assertThat(solid.surface.deletedVertices.first()).isSameAs(solid.vertices[0]);
  }

  @Test
  void aFacetInThePlaneOfItsNeighborWaitsToBeMerged() {
    // in the plane z = 0, beyond the slanted facet
    Solid solid = with(2, 2, 0);
    new Cone(solid.surface).build(4, solid.facets[0]);
    assertThat(newFacets(solid.surface, 4)).isEqualTo(3);
    assertThat(solid.facets[3].coplanarHorizon).isTrue();
    int waiting = 0;
    for (Facet f = solid.surface.newFacets; f.next != null; f = f.next) {
      assertThat(f.mergeHorizon).isEqualTo(f.neighbors.first() == solid.facets[3]);
      waiting += f.mergeHorizon ? 1 : 0;
    }
    assertThat(waiting).isEqualTo(1);
  }

  @Test
  void aPointOutsideOfAllFacetsHasNoHorizon() {
    Solid solid = with(2, 2, 2);
    for (Facet f : solid.facets) {
      f.offset = 100;
    }
    assertThatThrownBy(() -> new Cone(solid.surface).build(4, solid.facets[0]))
        .isInstanceOf(PrecisionException.class)
        .hasMessage("a point is outside of all facets");
  }
}
