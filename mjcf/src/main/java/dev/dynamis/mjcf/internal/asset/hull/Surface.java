package dev.dynamis.mjcf.internal.asset.hull;

/**
 * The surface under construction: the lists of facets and vertices and what the stages share.
 *
 * <p>Facets stand in one list: first those that are done or wait for their outside points, then,
 * while a point is added, the facets it sees ({@link #visibleFacets}), then the new ones ({@link
 * #newFacets}). A merged facet moves to the end. Vertices of new facets likewise move to the end of
 * the list of vertices. The final order of both lists is part of the result.
 */
final class Surface {
  /** Coordinates {@code [3 n]}. */
  final double[] point;

  final Tolerance tolerance;

  /** Ends of the lists, without content. */
  final Facet facetTail;

  final Vertex vertexTail;

  Facet facets;
  Vertex vertices;

  /** Starts of parts of the lists, or null. */
  Facet visibleFacets;

  Facet newFacets;
  Vertex newVertices;

  /** The next facet whose outside points are added. */
  Facet nextFacet;

  int facetCount;
  int visibleCount;
  int vertexCount;

  /** Marks of searches over facets and vertices. */
  int visit;

  int vertexVisit;

  /** Number of merges, each of one or more facets or of a vertex. */
  int merges;

  /** Largest distance of a point or vertex above a facet. */
  double maxOutside;

  /** Width of the widest facet when the last point was added. */
  double widest;

  /** Whether vertices know their facets. */
  boolean hasVertexNeighbors;

  /** Whether the first simplex is so narrow that points near it may be outside. */
  boolean narrow;

  /** Vertices that lost their facets; their points become coplanar points. */
  final Bag<Vertex> deletedVertices = new Bag<>(8);

  Hyperplane planes;

  private int facetId;
  private int vertexId;

  Surface(double[] point, Tolerance tolerance) {
    this.point = point;
    this.tolerance = tolerance;
    facetTail = newFacet();
    vertexTail = newVertex(-1);
    facets = facetTail;
    newFacets = facetTail;
    vertices = vertexTail;
    newVertices = vertexTail;
    updateWidest();
  }

  Facet newFacet() {
    return new Facet(facetId++, tolerance.distance);
  }

  Vertex newVertex(int p) {
    return new Vertex(p, vertexId++);
  }

  void updateWidest() {
    double merged = Math.max(maxOutside, tolerance.oneMerge + tolerance.distance);
    widest = Math.max(merged, tolerance.minOutside);
  }

  double distance(Vertex vertex, Facet facet) {
    return facet.distance(point, 3 * vertex.point);
  }

  // lists of facets

  void append(Facet facet) {
    if (facetTail == newFacets) {
      newFacets = facet;
      if (facetTail == visibleFacets) {
        visibleFacets = facet;
      }
    }
    if (facetTail == nextFacet) {
      nextFacet = facet;
    }
    link(facet, facetTail);
  }

  private void link(Facet facet, Facet before) {
    facet.previous = before.previous;
    facet.next = before;
    if (before.previous != null) {
      before.previous.next = facet;
    } else {
      facets = facet;
    }
    before.previous = facet;
    facetCount++;
  }

  void remove(Facet facet) {
    if (facet == newFacets) {
      newFacets = facet.next;
    }
    if (facet == nextFacet) {
      nextFacet = facet.next;
    }
    if (facet == visibleFacets) {
      visibleFacets = facet.next;
    }
    if (facet.previous != null) {
      facet.previous.next = facet.next;
    } else {
      facets = facet.next;
    }
    facet.next.previous = facet.previous;
    facetCount--;
  }

  void moveToEnd(Facet facet) {
    remove(facet);
    append(facet);
  }

  /** Makes a facet the next one whose outside points are added. */
  void moveToNext(Facet facet) {
    remove(facet);
    link(facet, nextFacet);
    nextFacet = facet;
  }

  /** Moves a facet to the visible ones, which are deleted, and says what replaces it. */
  void willDelete(Facet facet, Facet replacement) {
    remove(facet);
    Facet before = visibleFacets == null ? facetTail : visibleFacets;
    link(facet, before);
    if (nextFacet == before) {
      nextFacet = facet;
    }
    visibleFacets = facet;
    visibleCount++;
    facet.visible = true;
    facet.replacement = replacement;
    facet.disconnect();
  }

  /** Deletes the visible facets and the vertices that lost their facets. */
  void deleteVisible() {
    Facet next;
    for (Facet f = visibleFacets; f != null && f.visible; f = next) {
      next = f.next;
      remove(f);
    }
    visibleCount = 0;
    for (int i = 0; i < deletedVertices.size(); i++) {
      remove(deletedVertices.get(i));
    }
    deletedVertices.clear();
  }

  /** Returns what took the place of a facet, or null. */
  static Facet replacement(Facet facet) {
    Facet f = facet;
    while (f != null && f.visible) {
      f = f.replacement;
    }
    return f;
  }

  /** Ends the addition of a point: nothing is new or visible any more. */
  void resetLists(boolean visibleToo) {
    for (Vertex v = newVertices; v != null && v.next != null; v = v.next) {
      v.isNew = false;
    }
    newVertices = null;
    for (Facet f = newFacets; f != null && f.next != null; f = f.next) {
      f.isNew = false;
    }
    newFacets = null;
    if (visibleToo) {
      for (Facet f = visibleFacets; f != null && f.visible; f = f.next) {
        f.replacement = null;
        f.visible = false;
      }
      visibleCount = 0;
    }
    visibleFacets = null;
  }

  // lists of vertices

  void append(Vertex vertex) {
    if (vertexTail == newVertices) {
      newVertices = vertex;
    }
    vertex.isNew = true;
    vertex.previous = vertexTail.previous;
    vertex.next = vertexTail;
    if (vertexTail.previous != null) {
      vertexTail.previous.next = vertex;
    } else {
      vertices = vertex;
    }
    vertexTail.previous = vertex;
    vertexCount++;
  }

  void remove(Vertex vertex) {
    if (vertex == newVertices) {
      newVertices = vertex.next;
    }
    if (vertex.previous != null) {
      vertex.previous.next = vertex.next;
    } else {
      vertices = vertex.next;
    }
    vertex.next.previous = vertex.previous;
    vertexCount--;
  }

  /** Moves a vertex to the new ones unless it is there. */
  void makeNew(Vertex vertex) {
    if (!vertex.isNew) {
      remove(vertex);
      append(vertex);
    }
  }

  void makeNew(Bag<Vertex> bag) {
    for (int i = 0; i < bag.size(); i++) {
      makeNew(bag.get(i));
    }
  }

  void delete(Vertex vertex) {
    vertex.deleted = true;
    deletedVertices.add(vertex);
  }

  /** Tells every vertex its facets, if they are not known yet. */
  void findVertexNeighbors() {
    if (hasVertexNeighbors) {
      return;
    }
    for (Facet f = facets; f.next != null; f = f.next) {
      for (int i = 0; !f.visible && i < f.vertices.size(); i++) {
        addNeighbor(f.vertices.get(i), f);
      }
    }
    hasVertexNeighbors = true;
  }

  /** Replaces visible facets by new ones in the neighbors of vertices. */
  void updateVertexNeighbors() {
    for (Vertex v = newVertices; v != null && v.next != null; v = v.next) {
      boolean lost = false;
      for (int i = 0; i < v.neighbors.size(); i++) {
        if (v.neighbors.get(i).visible) {
          v.neighbors.set(i, null);
          lost = true;
        }
      }
      if (lost) {
        v.neighbors.compact();
      }
    }
    for (Facet f = newFacets; f != null && f.next != null; f = f.next) {
      for (int i = 0; i < f.vertices.size(); i++) {
        addNeighbor(f.vertices.get(i), f);
      }
    }
  }

  static void addNeighbor(Vertex vertex, Facet facet) {
    if (vertex.neighbors == null) {
      vertex.neighbors = new Bag<>(8);
    }
    vertex.neighbors.add(facet);
  }

  /** Makes the ridges of a simplex, which is a polygon from then on. */
  void makeRidges(Facet facet) {
    if (!facet.simplicial) {
      return;
    }
    facet.simplicial = false;
    Bag<Facet> neighbors = facet.neighbors;
    for (int i = 0; i < neighbors.size(); i++) {
      neighbors.get(i).seen = false;
    }
    for (int i = 0; i < facet.ridgeCount(); i++) {
      facet.ridges.get(i).other(facet).seen = true;
    }
    for (int i = 0; i < neighbors.size(); i++) {
      Facet neighbor = neighbors.get(i);
      if (neighbor.seen) {
        continue;
      }
      Ridge ridge = new Ridge(facet, i);
      if (facet.topOriented ^ (i & 1) == 1) {
        ridge.top = facet;
        ridge.bottom = neighbor;
      } else {
        ridge.top = neighbor;
        ridge.bottom = facet;
      }
      ridge.tested = facet.tested;
      facet.addRidge(ridge);
      neighbor.addRidge(ridge);
    }
  }
}
