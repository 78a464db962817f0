package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Adds a point: finds the facets it sees and their horizon, makes a cone of new facets from the
 * point to the horizon, and connects them.
 */
final class Cone {
  private final Surface surface;

  Cone(Surface surface) {
    this.surface = surface;
  }

  /** Makes the cone for a point outside of a facet. */
  void build(int point, Facet facet) {
    findHorizon(point, facet);
    makeFacets(point);
    match();
    for (Facet f = surface.newFacets; f.next != null; f = f.next) {
      if (!f.mergeHorizon) {
        surface.planes.set(f);
      }
    }
    updateVertices();
  }

  /** Finds the visible facets, and which of those around them are coplanar with the point. */
  private void findHorizon(int p, Facet facet) {
    Surface s = surface;
    double minVisible = s.tolerance.minVisible;
    double maxCoplanar = s.tolerance.maxCoplanar;
    markVisible(facet);
    s.visibleCount = 1;
    s.visibleFacets = facet;
    int visit = ++s.visit;
    int horizon = 0;
    for (Facet f = s.visibleFacets; f.visible; f = f.next) {
      f.visit = visit;
      for (int i = 0; i < f.neighbors.size(); i++) {
        Facet neighbor = f.neighbors.get(i);
        if (neighbor.visit == visit) {
          continue;
        }
        neighbor.visit = visit;
        double d = neighbor.distance(s.point, 3 * p);
        if (d > minVisible) {
          markVisible(neighbor);
          s.visibleCount++;
          continue;
        }
        neighbor.coplanarHorizon = d >= -maxCoplanar;
        if (neighbor.coplanarHorizon && d > 0) {
          s.maxOutside = Math.max(s.maxOutside, d);
          neighbor.maxOutside = Math.max(neighbor.maxOutside, d);
        }
        horizon++;
      }
    }
    if (horizon == 0) {
      throw new PrecisionException("a point is outside of all facets");
    }
  }

  private void markVisible(Facet facet) {
    surface.moveToEnd(facet);
    facet.visible = true;
    facet.replacement = null;
  }

  private void makeFacets(int p) {
    Surface s = surface;
    s.newFacets = s.facetTail;
    s.newVertices = s.vertexTail;
    Vertex apex = s.newVertex(p);
    s.append(apex);
    // a visible facet without new facets is replaced by the last one that was made
    Facet made = null;
    Facet madeOfRidges = null;
    for (Facet f = s.visibleFacets; f != null && f.visible; f = f.next) {
      for (int i = 0; i < f.neighbors.size(); i++) {
        f.neighbors.get(i).seen = false;
      }
      if (f.ridges != null) {
        madeOfRidges = fromRidges(f, apex);
      }
      if (f.simplicial) {
        made = fromSimplex(f, apex);
      }
      made = madeOfRidges != null ? madeOfRidges : made;
      if (made != null) {
        f.replacement = made;
      }
      f.disconnect();
    }
  }

  private Facet newFacet(Bag<Vertex> vertices, boolean topOriented, Facet horizon) {
    surface.makeNew(vertices);
    Facet f = surface.newFacet();
    f.vertices = vertices;
    f.topOriented = topOriented;
    f.neighbors.add(horizon);
    surface.append(f);
    return f;
  }

  /** Makes new facets over the ridges of a facet to the horizon; returns the last, or null. */
  Facet fromRidges(Facet visible, Vertex apex) {
    Facet made = null;
    for (int i = 0; i < visible.ridges.size(); i++) {
      Ridge ridge = visible.ridges.get(i);
      Facet neighbor = ridge.other(visible);
      if (!neighbor.visible) {
        boolean top = ridge.top == visible;
        made = newFacet(Bag.of(apex, ridge.first, ridge.second), top, neighbor);
        made.mergeHorizon = neighbor.coplanarHorizon;
        attach(made, neighbor, visible, ridge, top);
      }
      neighbor.seen = true;
    }
    return made;
  }

  private static void attach(Facet made, Facet neighbor, Facet visible, Ridge ridge, boolean top) {
    if (neighbor.seen) {
      if (neighbor.simplicial || made.mergeHorizon) {
        throw new PrecisionException("two facets share more than one ridge");
      }
      neighbor.neighbors.add(made);
    } else {
      neighbor.neighbors.replace(visible, made);
    }
    if (neighbor.simplicial) {
      neighbor.ridges.remove(ridge);
      return;
    }
    made.addRidge(ridge);
    if (top) {
      ridge.top = made;
    } else {
      ridge.bottom = made;
    }
  }

  /** Makes new facets between a simplex and its horizon neighbors; returns the last, or null. */
  private Facet fromSimplex(Facet visible, Vertex apex) {
    Facet made = null;
    for (int i = 0; i < visible.neighbors.size(); i++) {
      Facet neighbor = visible.neighbors.get(i);
      if (neighbor.seen || neighbor.visible) {
        continue;
      }
      int skip = neighbor.neighbors.indexOf(visible);
      Vertex first = neighbor.vertices.get(skip == 0 ? 1 : 0);
      Vertex second = neighbor.vertices.get(skip == 2 ? 1 : 2);
      boolean odd = (skip & 1) == 1;
      made = newFacet(Bag.of(apex, first, second), neighbor.topOriented == odd, neighbor);
      made.mergeHorizon = neighbor.coplanarHorizon;
      neighbor.neighbors.set(skip, made);
    }
    return made;
  }

  /** Connects the new facets with each other. */
  void match() {
    Surface s = surface;
    for (Facet f = s.newFacets; f != null && f.next != null; f = f.next) {
      while (f.neighbors.size() < 3) {
        f.neighbors.add(null);
      }
      for (int i = 1; i < 3; i++) {
        f.vertices.get(i).cone = null;
      }
    }
    for (Facet f = s.newFacets; f != null && f.next != null; f = f.next) {
      match(f, 1);
      match(f, 2);
    }
  }

  /** Connects a facet over the ridge from the apex that does not have vertex skip. */
  private static void match(Facet f, int skip) {
    Vertex end = f.vertices.get(3 - skip);
    Facet other = end.cone;
    if (other == null) {
      end.cone = f;
      return;
    }
    int otherSkip = other.vertices.get(1) == end ? 2 : 1;
    boolean opposed = (skip == otherSkip) == (f.topOriented ^ other.topOriented);
    if (other == f || !opposed || other.neighbors.get(otherSkip) != null) {
      throw new PrecisionException("more than two facets share a ridge");
    }
    other.neighbors.set(otherSkip, f);
    f.neighbors.set(skip, other);
  }

  /** Tells vertices their new facets; vertices of visible facets alone are deleted. */
  private void updateVertices() {
    Surface s = surface;
    if (s.hasVertexNeighbors) {
      for (Vertex v = s.newVertices; v.next != null; v = v.next) {
        for (int i = 0; v.neighbors != null && i < v.neighbors.size(); i++) {
          if (v.neighbors.get(i).visible) {
            v.neighbors.removeAt(i--);
          }
        }
      }
      for (Facet f = s.newFacets; f.next != null; f = f.next) {
        for (int i = 0; i < f.vertices.size(); i++) {
          Surface.addNeighbor(f.vertices.get(i), f);
        }
      }
    }
    for (Facet f = s.visibleFacets; f != null && f.visible; f = f.next) {
      for (int i = 0; i < f.vertices.size(); i++) {
        Vertex v = f.vertices.get(i);
        if (!v.isNew && !v.deleted) {
          s.delete(v);
        }
      }
    }
  }
}
