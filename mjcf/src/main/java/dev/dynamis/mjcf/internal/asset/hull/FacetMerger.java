package dev.dynamis.mjcf.internal.asset.hull;

import dev.dynamis.mjcf.internal.asset.hull.Merge.Type;

/** Merges one facet into a neighbor. */
final class FacetMerger {
  /** How much wider than one merge a merge may be. */
  private static final double WIDE = 100;

  /** Largest number of vertices for which a centrum is computed anew. */
  private static final int NEW_CENTRUM = 3 + 5;

  /** Number of vertices above which neighbors are compared by the centrum alone. */
  private static final int BY_CENTRUM = 2 * 3 + 20;

  /** Number of vertices above which neighbors over nonconvex ridges are tried alone. */
  private static final int BY_NONCONVEX = 3 + 15;

  private final Surface surface;
  private final MergeSets sets;

  /** The best neighbor, its distance, and the distances of vertices from its plane. */
  Facet best;

  double bestDistance;
  Distances distances;

  FacetMerger(Surface surface, MergeSets sets) {
    this.surface = surface;
    this.sets = sets;
  }

  /** Finds the neighbor whose plane is closest to the vertices of a facet. */
  void findBestNeighbor(Facet facet) {
    best = null;
    bestDistance = Double.MAX_VALUE;
    int size = facet.vertices.size();
    boolean byCentrum = size > BY_CENTRUM;
    if (size > BY_NONCONVEX) {
      for (int i = 0; i < facet.ridgeCount(); i++) {
        Ridge ridge = facet.ridges.get(i);
        if (ridge.nonconvex) {
          compare(facet, ridge.other(facet), byCentrum);
        }
      }
    }
    if (best == null) {
      for (int i = 0; i < facet.neighbors.size(); i++) {
        compare(facet, facet.neighbors.get(i), byCentrum);
      }
    }
    if (best == null) {
      throw new PrecisionException("a facet has no neighbor to merge into");
    }
    if (byCentrum) {
      distances = Distances.between(surface, facet, best);
    }
  }

  private void compare(Facet facet, Facet neighbor, boolean byCentrum) {
    if (facet.flipped && neighbor.flipped && best != null && !best.flipped) {
      return;
    }
    double d;
    Distances found = null;
    if (byCentrum) {
      d = Math.abs(neighbor.distance(surface.planes.centrum(facet), 0) * 3);
    } else {
      found = Distances.between(surface, facet, neighbor);
      d = found.larger();
    }
    if (d < bestDistance) {
      best = neighbor;
      bestDistance = d;
      distances = found;
    }
  }

  /**
   * Merges a facet into another.
   *
   * @param d distances of its vertices from the plane of the other, or null if they don't matter
   * @param apex whether the facet is new and brings its apex into its horizon facet
   */
  void merge(Facet facet1, Facet facet2, Type type, Distances d, boolean apex) {
    Surface s = surface;
    s.merges++;
    if (d != null) {
      checkWidth(facet1, facet2, d);
    }
    if (facet1 == facet2 || facet1.visible || facet2.visible) {
      throw new PrecisionException("a facet is merged into a deleted one");
    }
    if (s.facetCount - s.visibleCount <= 4) {
      throw new PrecisionException("only a simplex is left");
    }
    s.findVertexNeighbors();
    s.makeRidges(facet1);
    s.makeRidges(facet2);
    if (d != null) {
      s.maxOutside = Math.max(s.maxOutside, d.max());
      facet2.maxOutside = Math.max(facet2.maxOutside, d.max());
      if (d.max() > s.tolerance.wideFacet || d.min() < -s.tolerance.wideFacet) {
        facet2.keepCentrum = true;
      }
    }
    facet2.newMerge = true;
    untest(facet1, facet2);
    if (facet1.vertices.size() == 3) {
      mergeSimplex(facet1, facet2, apex);
    } else {
      mergePolygon(facet1, facet2);
    }
    s.moveToEnd(facet2);
    facet2.isNew = true;
    facet2.tested = false;
    if (type != Type.COPLANAR_HORIZON) {
      sets.testRedundantNeighbors(facet2);
      sets.testDegenerateNeighbors(facet1);
      sets.testDegenerateOrRedundant(facet2);
    }
    s.willDelete(facet1, facet2);
  }

  private void checkWidth(Facet facet1, Facet facet2, Distances d) {
    double limit = WIDE * surface.tolerance.oneMerge;
    limit = Math.max(limit, Math.max(facet1.maxOutside, facet2.maxOutside));
    if (d.max() > limit || -d.min() > limit) {
      throw new PrecisionException("a merged facet is too wide");
    }
  }

  /** Says which ridges have to be tested again, and whether the centrum changes. */
  private void untest(Facet facet1, Facet facet2) {
    facet2.tested = false;
    for (int i = 0; i < facet1.ridgeCount(); i++) {
      facet1.ridges.get(i).tested = false;
    }
    if (facet2.centrum == null) {
      return;
    }
    int size = facet2.vertices.size();
    if (size > NEW_CENTRUM) {
      facet2.keepCentrum = true;
    } else if (size == 3) {
      facet2.keepCentrum = false;
    }
    if (!facet2.keepCentrum) {
      facet2.centrum = null;
      for (int i = 0; i < facet2.ridgeCount(); i++) {
        facet2.ridges.get(i).tested = false;
      }
    }
  }

  private void mergeSimplex(Facet facet1, Facet facet2, boolean apex) {
    Surface s = surface;
    Vertex opposite;
    boolean isNew = false;
    if (apex) {
      opposite = facet1.vertices.first();
      if (!facet2.isNew) {
        s.makeNew(facet2.vertices);
      }
      if (facet2.vertices.first() != opposite) {
        facet2.vertices.insert(0, opposite);
        isNew = true;
      }
    } else {
      opposite = oppositeVertex(facet1, facet2);
      isNew = addVertex(facet2, opposite);
      if (!facet2.isNew) {
        s.makeNew(facet2.vertices);
      } else {
        s.makeNew(opposite);
      }
    }
    for (int i = 0; i < 3; i++) {
      Vertex v = facet1.vertices.get(i);
      if (v == opposite && isNew) {
        v.neighbors.replace(facet1, facet2);
      } else {
        dropNeighbor(v, facet1, facet2);
      }
    }
    moveRidgesOfSimplex(facet1, facet2);
  }

  private static Vertex oppositeVertex(Facet facet1, Facet facet2) {
    for (int i = 0; i < 3; i++) {
      facet1.vertices.get(i).seen = false;
    }
    for (int i = 0; i < facet1.ridgeCount(); i++) {
      Ridge ridge = facet1.ridges.get(i);
      if (ridge.other(facet1) == facet2) {
        ridge.first.seen = true;
        ridge.first.lostRidge = true;
        ridge.second.seen = true;
        ridge.second.lostRidge = true;
        break;
      }
    }
    for (int i = 0; i < 3; i++) {
      if (!facet1.vertices.get(i).seen) {
        return facet1.vertices.get(i);
      }
    }
    throw new PrecisionException("a simplex has no opposite vertex");
  }

  /** Adds a vertex to a facet at its place; returns whether it was not there. */
  private static boolean addVertex(Facet facet, Vertex vertex) {
    int at = 0;
    while (at < facet.vertices.size() && facet.vertices.get(at).id > vertex.id) {
      at++;
    }
    if (at < facet.vertices.size() && facet.vertices.get(at) == vertex) {
      return false;
    }
    facet.vertices.insert(at, vertex);
    return true;
  }

  private void dropNeighbor(Vertex v, Facet facet1, Facet facet2) {
    v.neighbors.remove(facet1);
    if (v.neighbors.size() < 2) {
      facet2.vertices.removeInOrder(v);
      surface.delete(v);
    }
  }

  private void moveRidgesOfSimplex(Facet facet1, Facet facet2) {
    int visit = ++surface.visit;
    for (int i = 0; i < facet2.neighbors.size(); i++) {
      facet2.neighbors.get(i).visit = visit;
    }
    for (int i = 0; i < facet1.ridges.size(); i++) {
      Ridge ridge = facet1.ridges.get(i);
      Facet other = ridge.other(facet1);
      if (other == facet2) {
        deleteRidge(ridge);
        i--;
        facet2.neighbors.remove(facet1);
        continue;
      }
      facet2.addRidge(ridge);
      if (other.visit != visit) {
        facet2.neighbors.add(other);
        other.neighbors.replace(facet1, facet2);
        other.visit = visit;
      } else {
        replaceSharedNeighbor(other, facet1, facet2);
      }
      moveRidge(ridge, facet1, facet2);
    }
  }

  /** Replaces a facet by another that is already a neighbor; the first neighbor stays first. */
  private void replaceSharedNeighbor(Facet other, Facet facet1, Facet facet2) {
    surface.makeRidges(other);
    if (other.neighbors.first() == facet1) {
      other.neighbors.remove(facet2);
      other.neighbors.replace(facet1, facet2);
    } else {
      other.neighbors.remove(facet1);
    }
  }

  private static void moveRidge(Ridge ridge, Facet from, Facet to) {
    if (ridge.top == from) {
      ridge.top = to;
    } else {
      ridge.bottom = to;
    }
  }

  private void mergePolygon(Facet facet1, Facet facet2) {
    Surface s = surface;
    int vertexVisit = ++s.vertexVisit;
    for (int i = 0; i < facet2.vertices.size(); i++) {
      facet2.vertices.get(i).visit = vertexVisit;
    }

    // neighbors
    int visit = ++s.visit;
    for (int i = 0; i < facet2.neighbors.size(); i++) {
      facet2.neighbors.get(i).visit = visit;
    }
    for (int i = 0; i < facet1.neighbors.size(); i++) {
      Facet neighbor = facet1.neighbors.get(i);
      if (neighbor.visit == visit) {
        replaceSharedNeighbor(neighbor, facet1, facet2);
      } else if (neighbor != facet2) {
        facet2.neighbors.add(neighbor);
        neighbor.neighbors.replace(facet1, facet2);
      }
    }
    facet1.neighbors.remove(facet2);
    facet2.neighbors.remove(facet1);

    facet2.vertices = union(facet1.vertices, facet2.vertices);

    // ridges
    for (int i = 0; i < facet2.ridges.size(); i++) {
      Ridge ridge = facet2.ridges.get(i);
      if (ridge.top == facet1 || ridge.bottom == facet1) {
        deleteRidge(ridge);
        i--;
      }
    }
    for (int i = 0; i < facet1.ridges.size(); i++) {
      Ridge ridge = facet1.ridges.get(i);
      moveRidge(ridge, facet1, facet2);
      facet2.ridges.add(ridge);
    }

    for (int i = 0; i < facet1.vertices.size(); i++) {
      Vertex v = facet1.vertices.get(i);
      if (v.visit != vertexVisit) {
        v.neighbors.replace(facet1, facet2);
      } else {
        dropNeighbor(v, facet1, facet2);
      }
    }
    if (!facet2.isNew) {
      s.makeNew(facet2.vertices);
    }
  }

  private static Bag<Vertex> union(Bag<Vertex> a, Bag<Vertex> b) {
    Bag<Vertex> all = new Bag<>(a.size() + b.size());
    int k = 0;
    for (int i = 0; i < a.size(); i++) {
      Vertex v = a.get(i);
      while (k < b.size() && b.get(k).id > v.id) {
        all.add(b.get(k++));
      }
      if (k < b.size() && b.get(k) == v) {
        k++;
      }
      all.add(v);
    }
    while (k < b.size()) {
      all.add(b.get(k++));
    }
    return all;
  }

  /** Deletes a ridge; its ends may now be redundant. */
  void deleteRidge(Ridge ridge) {
    moveNonconvex(ridge);
    ridge.first.lostRidge = true;
    ridge.second.lostRidge = true;
    ridge.top.ridges.remove(ridge);
    ridge.bottom.ridges.remove(ridge);
  }

  /** Marks another ridge between the same facets as nonconvex in the place of a deleted one. */
  private static void moveNonconvex(Ridge ridge) {
    if (!ridge.nonconvex) {
      return;
    }
    ridge.nonconvex = false;
    for (int i = 0; i < ridge.top.ridgeCount(); i++) {
      Ridge r = ridge.top.ridges.get(i);
      if (r != ridge && (r.top == ridge.bottom || r.bottom == ridge.bottom)) {
        r.nonconvex = true;
        break;
      }
    }
  }
}
