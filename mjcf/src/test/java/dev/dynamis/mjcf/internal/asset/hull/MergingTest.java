package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Facets in one plane become one. */
class MergingTest {
  private static List<Facet> merged(double[] point, int corners, int[][] faces) {
    Surface s = new Solid(point, corners, faces).surface;
    new Merging(s).mergeNewFacets();
    return Solid.alive(s);
  }

  @Test
  void theTwelveTrianglesOfACubeAreSixSquares() {
    List<Facet> squares = merged(Solid.cube(), 8, Solid.CUBE_FACES);
    assertThat(squares).hasSize(6);
    for (Facet f : squares) {
      assertThat(f.vertices.size()).isEqualTo(4);
      assertThat(f.neighbors.size()).isEqualTo(4);
      assertThat(Math.abs(f.nx) + Math.abs(f.ny) + Math.abs(f.nz)).isEqualTo(1);
      assertThat(f.offset).isEqualTo(-1);
    }
  }

  @Test
  void aPyramidHasASquareBase() {
    List<Facet> facets = merged(Solid.PYRAMID, 5, Solid.PYRAMID_FACES);
    assertThat(facets.stream().map(f -> f.vertices.size())).containsOnly(3, 3, 3, 3, 4);
  }

  /**
   * The diagonal of the base sticks out by h: a corner is 2 h below the plane of the other half.
   */
  @Test
  void whatIsConvexButNotClearlyIsMerged() {
    double error = new Tolerance(Solid.PYRAMID).distance;
    for (double below : new double[] {0.5, 1, 1.9}) {
      double[] point = Solid.PYRAMID.clone();
      point[2] = -below * error / 2;
      point[8] = -below * error / 2;
      List<Facet> facets = merged(point, 5, Solid.PYRAMID_FACES);
      assertThat(facets.stream().map(f -> f.vertices.size())).containsOnly(3, 3, 3, 3, 4);
    }
    double[] clear = Solid.PYRAMID.clone();
    clear[2] = -10 * error;
    clear[8] = -10 * error;
    assertThat(merged(clear, 5, Solid.PYRAMID_FACES)).hasSize(6);
  }

  @Test
  void whatIsClearlyConvexStays() {
    Surface s = new Solid(Solid.OCTAHEDRON, 6, Solid.OCTAHEDRON_FACES).surface;
    new Merging(s).mergeNewFacets();
    assertThat(Solid.alive(s)).hasSize(8).allMatch(f -> f.simplicial);
    assertThat(s.merges).isZero();
  }

  /** A corner moved by less than rounding allows does not split its square. */
  @Test
  void roundingErrorsAreNoCorners() {
    double[] cube = Solid.cube();
    cube[0] += 2e-16;
    assertThat(merged(cube, 8, Solid.CUBE_FACES)).hasSize(6);
    cube[0] -= 1e-6;
    assertThat(merged(cube, 8, Solid.CUBE_FACES).size()).isGreaterThan(6);
  }
}
