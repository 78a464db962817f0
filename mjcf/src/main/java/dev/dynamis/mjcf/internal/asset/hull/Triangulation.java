package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Cuts polygons into triangles: a cone from the youngest vertex over all ridges. Ridges at that
 * vertex give triangles without area, which are taken out again.
 */
final class Triangulation {
  private final Surface surface;
  private final Cone cone;

  Triangulation(Surface surface, Cone cone) {
    this.surface = surface;
    this.cone = cone;
  }

  void run() {
    Surface s = surface;
    s.newVertices = s.vertexTail;
    Facet first = null;
    Vertex firstVertex = null;
    Facet next;
    for (Facet f = s.facets; f.next != null; f = next) {
      next = f.next;
      if (f.visible || f.simplicial) {
        continue;
      }
      first = first == null ? f : first;
      triangulate(f);
      firstVertex = firstVertex == null ? s.newVertices : firstVertex;
      s.newVertices = null;
      s.visibleFacets = null;
      s.updateVertexNeighbors();
      s.resetLists(false);
    }
    for (Facet f = first; f != null && f.next != null; f = next) {
      next = f.next;
      if (!f.visible && f.vertices.get(0) == f.vertices.get(1)) {
        link(f.neighbors.get(0), f, f.neighbors.get(1));
        s.willDelete(f, null);
      }
    }
    s.newVertices = firstVertex;
    s.visibleFacets = null;
    s.updateVertexNeighbors();
    s.resetLists(false);
    for (Facet f = first; f != null && f.next != null; f = next) {
      next = f.next;
      if (f.visible) {
        s.remove(f);
      }
    }
  }

  private void triangulate(Facet polygon) {
    Surface s = surface;
    for (int i = 0; i < polygon.neighbors.size(); i++) {
      polygon.neighbors.get(i).seen = false;
      polygon.neighbors.get(i).coplanarHorizon = false;
    }
    s.visibleFacets = s.facetTail;
    s.newFacets = s.facetTail;
    cone.fromRidges(polygon, polygon.vertices.first());
    s.willDelete(polygon, null);
    cone.match();
  }

  /** Makes two facets neighbors in the place of the triangle between them. */
  private static void link(Facet a, Facet between, Facet b) {
    if (a.neighbors.contains(b)) {
      throw new PrecisionException("two triangles share all their vertices");
    }
    a.neighbors.replace(between, b);
    b.neighbors.replace(between, a);
  }
}
