package dev.dynamis.mjcf.internal.asset.hull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Closed surfaces of triangles, to begin tests with. */
final class Solid {
  /** Corners of a tetrahedron at the origin, with legs of length 3. */
  static final double[] CORNER = {0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3};

  /** Triangles of {@link #CORNER}; triangle i is opposite to corner i. */
  static final int[][] CORNER_FACES = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};

  /** A pyramid on a unit square, whose base is cut along a diagonal. */
  static final double[] PYRAMID = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0.5, 0.5, 1};

  /** Triangles of {@link #PYRAMID}; the first two are the base. */
  static final int[][] PYRAMID_FACES = {
    {0, 2, 1}, {0, 3, 2}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}
  };

  /** Corners of an octahedron at distance 1 from the origin. */
  static final double[] OCTAHEDRON = {1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0, 0, -1, 0, 0, 0, -1};

  static final int[][] OCTAHEDRON_FACES = {
    {0, 1, 2}, {1, 3, 2}, {3, 4, 2}, {4, 0, 2}, {1, 0, 5}, {3, 1, 5}, {4, 3, 5}, {0, 4, 5}
  };

  /** A cube of side 2 around the origin; corner i is at +1 along the axes of its bits. */
  static double[] cube() {
    double[] point = new double[24];
    for (int i = 0; i < 24; i++) {
      point[i] = (i / 3 >> i % 3 & 1) == 1 ? 1 : -1;
    }
    return point;
  }

  static final int[][] CUBE_FACES = {
    {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}, {0, 1, 5}, {0, 5, 4},
    {2, 6, 7}, {2, 7, 3}, {0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}
  };

  final Surface surface;
  final Facet[] facets;
  final Vertex[] vertices;

  /**
   * Makes a surface, all of whose facets and vertices are new.
   *
   * @param point coordinates {@code [3 n]}; more points than the corners may follow
   * @param corners how many of them are corners
   * @param triangles corners of each triangle, counterclockwise from outside
   */
  Solid(double[] point, int corners, int[][] triangles) {
    surface = new Surface(point, new Tolerance(point));
    vertices = new Vertex[corners];
    Bag<Vertex> all = new Bag<>(corners);
    for (int p = 0; p < corners; p++) {
      vertices[p] = surface.newVertex(p);
      surface.append(vertices[p]);
      all.add(vertices[p]);
    }
    surface.planes =
        new Hyperplane(point, surface.tolerance, Hyperplane.center(surface.point, all));
    facets = new Facet[triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      facets[i] = facet(triangles[i]);
      surface.append(facets[i]);
    }
    for (Facet f : facets) {
      for (int k = 0; k < 3; k++) {
        f.neighbors.add(across(f, k));
      }
      surface.planes.set(f);
    }
  }

  /** Vertices go from the youngest to the oldest; whether that is clockwise is told apart. */
  private Facet facet(int[] t) {
    Facet f = surface.newFacet();
    Vertex[] sorted = {vertices[t[0]], vertices[t[1]], vertices[t[2]]};
    Arrays.sort(sorted, Comparator.comparingInt(v -> -v.id));
    f.vertices = Bag.of(sorted[0], sorted[1], sorted[2]);
    int at = t[0] == sorted[0].point ? 0 : t[1] == sorted[0].point ? 1 : 2;
    f.topOriented = t[(at + 1) % 3] != sorted[1].point;
    return f;
  }

  private Facet across(Facet f, int opposite) {
    for (Facet g : facets) {
      int shared = 0;
      for (int k = 0; k < 3; k++) {
        shared += k != opposite && g.vertices.contains(f.vertices.get(k)) ? 1 : 0;
      }
      if (g != f && shared == 2) {
        return g;
      }
    }
    throw new AssertionError("the triangles are not closed");
  }

  /** Says that nothing is new any more, as after a point was added. */
  Solid settle() {
    surface.resetLists(true);
    surface.nextFacet = surface.facets;
    return this;
  }

  /** Returns the facets in their order, without those that will be deleted. */
  static List<Facet> alive(Surface surface) {
    List<Facet> alive = new ArrayList<>();
    for (Facet f = surface.facets; f.next != null; f = f.next) {
      if (!f.visible) {
        alive.add(f);
      }
    }
    return alive;
  }
}
