package dev.dynamis.mjcf.internal.asset.hull;

import dev.dynamis.core.LongWork;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The quickhull algorithm (Barber, Dobkin and Huhdanpaa, ACM Transactions on Mathematical Software
 * 22, 1996) in three dimensions: a simplex grows by the furthest point outside of one of its
 * facets; facets that are not clearly convex within rounding errors are merged.
 *
 * <p>Order and rounding are part of the result: every decision is made as in the library that
 * MuJoCo uses (Qhull 2020.2 with option {@code Qt}), so that the hull has the same vertices, the
 * same triangles, and both in the same order.
 */
public final class Quickhull {
  /** Cosine of the angle between facets of the first simplex below which the hull is narrow. */
  private static final double NARROW = -0.99999999;

  /** Corners of new facets that may be looked at. */
  private static final long MOST_WORK = 200_000_000;

  /** Operations for a corner, about. */
  private static final long CORNER_WORK = 50;

  private final LongWork patience = new LongWork();
  private final long mostWork;
  private long work;
  private final Surface surface;
  private final Tolerance tolerance;
  private final PointLocation location;
  private final Partition partition;
  private final Cone cone;
  private final Merging merging;

  private Quickhull(double[] point, Tolerance tolerance, long mostWork) {
    this.tolerance = tolerance;
    this.mostWork = mostWork;
    surface = new Surface(point, tolerance);
    location = new PointLocation(surface);
    partition = new Partition(surface, location);
    cone = new Cone(surface);
    merging = new Merging(surface);
  }

  /**
   * Builds a hull and returns its graph, see {@link HullGraph#of}.
   *
   * @param point coordinates {@code [3 n]}, finite
   * @param maxVertices after how many vertices to stop, at least 4
   * @throws HullException if the points lie in a plane, if rounding errors can't be repaired, or if
   *     facets with very many corners would take too long
   */
  public static int[] graph(double[] point, int maxVertices) throws HullException {
    return graph(point, maxVertices, MOST_WORK);
  }

  static int[] graph(double[] point, int maxVertices, long mostWork) throws HullException {
    Tolerance tolerance = new Tolerance(point);
    int[] simplex = tolerance.maxWidth > 0 ? InitialSimplex.of(point, tolerance) : null;
    Quickhull hull = new Quickhull(point, tolerance, mostWork);
    if (simplex == null || !hull.start(simplex)) {
      throw flat(point);
    }
    try {
      hull.addPoints(maxVertices);
      new Triangulation(hull.surface, hull.cone).run();
      hull.surface.findVertexNeighbors();
      return HullGraph.of(hull.surface);
    } catch (PrecisionException e) {
      throw new HullException(
          "mesh has no convex hull within the accuracy of its coordinates: " + e.getMessage(),
          "remove vertices that nearly coincide, or move the mesh closer to the origin");
    }
  }

  private static HullException flat(double[] point) {
    Set<List<Double>> different = new HashSet<>();
    for (int i = 0; i < point.length; i += 3) {
      // adding 0 makes -0 equal to 0
      different.add(List.of(point[i] + 0.0, point[i + 1] + 0.0, point[i + 2] + 0.0));
    }
    int n = different.size();
    return new HullException(
        n < 4
            ? "mesh has only " + n + " different vertices, a convex hull needs 4"
            : "mesh is flat: all " + n + " different vertices lie in a plane or on a line",
        "give the mesh some thickness, or turn its collisions off with contype and conaffinity 0");
  }

  /** Makes the first simplex and gives it all points; returns false if it is flat. */
  private boolean start(int[] simplex) {
    Surface s = surface;
    Bag<Vertex> vertices = new Bag<>(4);
    for (int p : simplex) {
      vertices.insert(0, s.newVertex(p));
    }
    for (int i = 0; i < 4; i++) {
      Facet f = s.newFacet();
      f.vertices = new Bag<>(3);
      for (int k = 0; k < 4; k++) {
        if (k != i) {
          f.vertices.add(vertices.get(k));
        }
      }
      f.topOriented = i % 2 == 0;
      s.append(f);
      s.append(vertices.get(i));
    }
    for (Facet f = s.facets; f.next != null; f = f.next) {
      for (Facet g = s.facets; g.next != null; g = g.next) {
        if (g != f) {
          f.neighbors.add(g);
        }
      }
    }
    s.resetLists(true);
    s.nextFacet = s.facets;
    double[] interior = Hyperplane.center(s.point, vertices);
    s.planes = new Hyperplane(s.point, tolerance, interior);
    orient(interior);
    if (isFlat()) {
      return false;
    }
    partition.all(simplex);
    s.resetLists(true);
    s.nextFacet = s.facets;
    Facet best = null;
    for (Facet f = s.facets; f.next != null; f = f.next) {
      if (f.outside != null && (best == null || f.furthest > best.furthest)) {
        best = f;
      }
    }
    if (best != null) {
      s.moveToNext(best);
    }
    return true;
  }

  private void orient(double[] interior) {
    Surface s = surface;
    Facet first = s.facets;
    s.planes.set(first);
    first.flipped = false;
    if (first.distance(interior, 0) > tolerance.distance) {
      for (Facet f = first; f.next != null; f = f.next) {
        f.topOriented = !f.topOriented;
      }
      s.planes.set(first);
    }
    for (Facet f = first.next; f.next != null; f = f.next) {
      s.planes.set(f);
    }
    boolean clear = true;
    for (Facet f = first; clear && f.next != null; f = f.next) {
      f.flipped = false;
      clear = !(f.distance(interior, 0) > tolerance.distance);
    }
    for (Facet f = first; !clear && f.next != null; f = f.next) {
      f.flipped = false;
      f.topOriented = !f.topOriented;
      s.planes.orientOutside(f);
    }
  }

  /** Whether the first simplex has no clear inside; also finds whether it is narrow. */
  private boolean isFlat() {
    double least = Double.MAX_VALUE;
    for (Facet f = surface.facets; f.next != null; f = f.next) {
      if (surface.planes.checkFlipped(f)) {
        return true;
      }
      for (int i = 0; i < 3; i++) {
        least = Math.min(least, f.cosine(f.neighbors.get(i)));
        double d = surface.distance(f.vertices.get(i), f.neighbors.get(i));
        if (d >= -tolerance.distance) {
          return true;
        }
      }
    }
    surface.narrow = least < NARROW;
    return false;
  }

  private void addPoints(int maxVertices) throws HullException {
    Facet f;
    while ((f = nextFacet()) != null) {
      int p = f.outside.removeLast();
      if (surface.vertexCount >= maxVertices) {
        return;
      }
      add(p, f);
      if (work > mostWork) {
        throw new HullException(
            "the convex hull of mesh takes too long: it has flat faces with very many corners",
            "set maxhullvert, or use a primitive geom or a simpler mesh for collisions");
      }
    }
  }

  /** The next facet with outside points, or null. */
  private Facet nextFacet() {
    Surface s = surface;
    while (s.nextFacet != s.facetTail) {
      Facet f = s.nextFacet;
      boolean waits = f.outside != null && f.outside.size() > 0;
      if (waits && !(s.narrow && f.furthest < tolerance.minOutside)) {
        return f;
      }
      s.nextFacet = f.next;
    }
    return null;
  }

  private void add(int p, Facet facet) {
    Surface s = surface;
    s.updateWidest();
    cone.build(p, facet);
    location.searchNew = false;
    merging.mergeNewFacets();
    location.searchNew = s.merges > 50 || hasPolygon();
    for (Facet f = s.newFacets; f != null && f.next != null; f = f.next) {
      int corners = f.vertices.size();
      work += corners;
      patience.spend(CORNER_WORK * corners);
    }
    partition.visible();
    location.searchNew = false;
    location.notSharp = false;
    s.deleteVisible();
    s.resetLists(true);
  }

  private boolean hasPolygon() {
    for (Facet f = surface.newFacets; f != null && f.next != null; f = f.next) {
      if (!f.simplicial) {
        return true;
      }
    }
    return false;
  }
}
