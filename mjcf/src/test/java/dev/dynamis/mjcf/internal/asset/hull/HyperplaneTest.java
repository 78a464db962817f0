package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Planes of triangles, in closed form. */
class HyperplaneTest {
  private final Solid corner = new Solid(Solid.CORNER, 4, Solid.CORNER_FACES);

  private static void assertPlane(Facet f, double nx, double ny, double nz, double offset) {
    assertThat(f.nx).isCloseTo(nx, within(1e-15));
    assertThat(f.ny).isCloseTo(ny, within(1e-15));
    assertThat(f.nz).isCloseTo(nz, within(1e-15));
    assertThat(f.offset).isCloseTo(offset, within(1e-15));
  }

  @Test
  void normalsPointOutAndHaveLengthOne() {
    double r = Math.sqrt(1 / 3.0);
    assertPlane(corner.facets[0], r, r, r, -3 * r);
    assertPlane(corner.facets[1], -1, 0, 0, 0);
    assertPlane(corner.facets[2], 0, -1, 0, 0);
    assertPlane(corner.facets[3], 0, 0, -1, 0);
    for (Facet f : corner.facets) {
      assertThat(f.hasPlane).isTrue();
      assertThat(f.flipped).isFalse();
    }
  }

  @Test
  void aTriangleThatFacesInIsFlippedAndCanBeTurned() {
    Facet f = corner.facets[3];
    f.topOriented = !f.topOriented;
    corner.surface.planes.set(f);
    assertPlane(f, 0, 0, 1, 0);
    assertThat(f.flipped).isTrue();
    corner.surface.planes.orientOutside(f);
    assertPlane(f, 0, 0, -1, 0);
    f.flipped = false;
    assertThat(corner.surface.planes.checkFlipped(f)).isFalse();
  }

  /** The far corner is 1e-17 of the size of the others off their line: no cross product sees it. */
  @Test
  void aNearlyDegenerateTriangleStillGetsAUnitNormal() {
    double[] point = {0, 0, 0, 1, 1, 1, 2, 2, 2 + 4e-16, 5, -5, 0};
    Tolerance tolerance = new Tolerance(point);
    Hyperplane planes = new Hyperplane(point, tolerance, new double[] {2, -1, 1});
    Facet f = new Facet(0, 0);
    f.vertices = Bag.of(new Vertex(2, 2), new Vertex(1, 1), new Vertex(0, 0));
    planes.set(f);
    assertThat(Math.sqrt(f.cosine(f))).isCloseTo(1, within(1e-15));
    // the line of its corners lies in the plane, within rounding
    assertThat(f.distance(point, 0)).isCloseTo(0, within(tolerance.distance));
    assertThat(f.distance(point, 3)).isCloseTo(0, within(tolerance.distance));
  }

  @Test
  void equalCornersGetADirectionAllTheSame() {
    double[] point = {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0};
    Hyperplane planes = new Hyperplane(point, new Tolerance(point), new double[3]);
    Facet f = new Facet(0, 0);
    f.vertices = Bag.of(new Vertex(2, 2), new Vertex(1, 1), new Vertex(0, 0));
    planes.set(f);
    assertThat(Math.sqrt(f.cosine(f))).isCloseTo(1, within(1e-15));
  }

  @Test
  void theCentrumIsTheMeanOfTheCornersInThePlane() {
    assertThat(corner.surface.planes.centrum(corner.facets[0])).containsExactly(1, 1, 1);
    assertThat(corner.surface.planes.centrum(corner.facets[3])).containsExactly(1, 1, 0);
    // a polygon with a corner below its plane: the mean is at 0.75 along each axis
    Facet f = corner.facets[0];
    f.vertices.add(corner.vertices[0]);
    f.centrum = null;
    double[] centrum = corner.surface.planes.centrum(f);
    assertThat(centrum).containsExactly(new double[] {1, 1, 1}, within(1e-15));
    assertThat(corner.surface.planes.centrum(f)).isSameAs(centrum);
  }

  @Test
  void theCenterIsTheMean() {
    assertThat(Hyperplane.center(Solid.CORNER, corner.facets[0].vertices)).containsExactly(1, 1, 1);
  }
}
