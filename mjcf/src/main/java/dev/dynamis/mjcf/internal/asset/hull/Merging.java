package dev.dynamis.mjcf.internal.asset.hull;

import dev.dynamis.mjcf.internal.asset.hull.Merge.Type;

/**
 * Merges new facets until every facet is clearly convex with its neighbors: a point that was added
 * may leave facets that are coplanar, concave or flipped within rounding errors.
 */
final class Merging {
  private final Surface surface;
  private final MergeSets sets;
  private final FacetMerger merger;
  private final VertexMerger vertices;

  Merging(Surface surface) {
    this.surface = surface;
    sets = new MergeSets(surface);
    merger = new FacetMerger(surface, sets);
    vertices = new VertexMerger(surface, sets, merger);
  }

  /** Merges the facets of a new cone where needed. */
  void mergeNewFacets() {
    if (allClearlyConvex()) {
      return;
    }
    boolean merged = mergeIntoHorizon();
    merged |= mergeFlipped();
    sets.testNew();
    mergeAll(merged);
  }

  /** Whether all new facets are convex by their vertices; works only among simplices. */
  private boolean allClearlyConvex() {
    Surface s = surface;
    for (Facet f = s.newFacets; f.next != null; f = f.next) {
      if (!f.neighbors.first().simplicial || f.flipped || !f.hasPlane) {
        return false;
      }
    }
    double least = -2 * s.tolerance.distance;
    for (Facet f = s.newFacets; f.next != null; f = f.next) {
      int visit = ++s.vertexVisit;
      for (int i = 1; i < 3; i++) {
        Vertex v = f.vertices.get(i);
        v.visit = visit;
        if (s.distance(v, f.neighbors.get(i)) >= least) {
          return false;
        }
      }
      Facet horizon = f.neighbors.first();
      for (int i = 0; i < 3; i++) {
        Vertex v = horizon.vertices.get(i);
        if (v.visit != visit) {
          if (s.distance(v, f) >= least) {
            return false;
          }
          break;
        }
      }
    }
    return true;
  }

  /** Merges new facets into horizon facets whose plane the new point lies in. */
  private boolean mergeIntoHorizon() {
    boolean any = false;
    Facet next;
    for (Facet f = surface.newFacets; f != null && f.next != null; f = next) {
      next = f.next;
      if (f.hasPlane) {
        continue;
      }
      for (int i = 1; i < 3; i++) {
        f.vertices.get(i).lostRidge = true;
      }
      merger.merge(f, f.neighbors.first(), Type.COPLANAR_HORIZON, null, true);
      any = true;
    }
    for (Facet f = surface.newFacets; any && f != null && f.next != null; f = f.next) {
      if (f.coplanarHorizon) {
        sets.testRedundantNeighbors(f);
        f.coplanarHorizon = false;
      }
    }
    mergeDegenerate();
    return any;
  }

  private boolean mergeFlipped() {
    Bag<Facet> flipped = new Bag<>(4);
    for (Facet f = surface.newFacets; f != null && f.next != null; f = f.next) {
      if (f.flipped && !f.visible) {
        flipped.add(f);
      }
    }
    for (int i = 0; i < flipped.size(); i++) {
      Facet f = flipped.get(i);
      if (!f.visible) {
        merger.findBestNeighbor(f);
        merger.merge(f, merger.best, Type.FLIPPED, merger.distances, false);
      }
    }
    mergeDegenerate();
    return !flipped.isEmpty();
  }

  /** Merges until all new facets are convex and no vertex is redundant. */
  private void mergeAll(boolean mergedBefore) {
    boolean merged = mergedBefore;
    do {
      while (!sets.facets.isEmpty() || !sets.degenerate.isEmpty()) {
        if (!sets.degenerate.isEmpty()) {
          mergeDegenerate();
          merged = true;
        }
        Merge m;
        while ((m = sets.facets.removeLast()) != null) {
          if (m.facet1().visible || m.facet2().visible || waits(m)) {
            continue;
          }
          mergeNonconvex(m.facet1(), m.facet2(), m.type());
          mergeDegenerate();
          merged = true;
        }
        sets.testChanged();
      }
      if (!merged) {
        return;
      }
      merged = false;
      if (!reduceVertices()) {
        return;
      }
      sets.testChanged();
    } while (true);
  }

  /** Coplanar facets of which one was just merged are tested again first. */
  private static boolean waits(Merge m) {
    return m.type() == Type.COPLANAR
        && ((!m.facet1().tested && m.facet1().isNew) || (!m.facet2().tested && m.facet2().isNew));
  }

  private void mergeNonconvex(Facet one, Facet two, Type type) {
    Facet facet1 = one.isNew ? one : two;
    Facet facet2 = one.isNew ? two : one;
    merger.findBestNeighbor(facet1);
    Facet best = merger.best;
    double d = merger.bestDistance;
    Distances distances = merger.distances;
    merger.findBestNeighbor(facet2);
    if (d < merger.bestDistance) {
      merger.merge(facet1, best, type, distances, false);
    } else {
      merger.merge(facet2, merger.best, type, merger.distances, false);
    }
  }

  /** Merges the degenerate and redundant facets that wait; returns whether there were any. */
  private boolean mergeDegenerate() {
    boolean any = false;
    Merge m;
    while ((m = sets.degenerate.removeLast()) != null) {
      Facet f = m.facet1();
      if (f.visible) {
        continue;
      }
      f.degenerate = false;
      f.redundant = false;
      if (m.type() == Type.REDUNDANT) {
        Facet into = Surface.replacement(m.facet2());
        if (f != into) {
          merger.merge(f, into, Type.REDUNDANT, null, false);
          any = true;
        }
      } else if (f.neighbors.size() < 3) {
        merger.findBestNeighbor(f);
        merger.merge(f, merger.best, Type.DEGENERATE, merger.distances, false);
        any = true;
      }
    }
    return any;
  }

  /** Removes redundant vertices of merged facets; returns whether facets were merged for that. */
  private boolean reduceVertices() {
    boolean merged = mergeDegenerate();
    while (reduceOnce()) {
      merged = true;
    }
    for (Vertex v = surface.newVertices; v != null && v.next != null; v = v.next) {
      v.lostRidge &= v.deleted;
    }
    return merged;
  }

  /** Reduces vertices until facets have to be merged; returns whether they were. */
  private boolean reduceOnce() {
    Surface s = surface;
    for (Facet f = s.newFacets; f != null && f.next != null; f = f.next) {
      if (!f.newMerge) {
        continue;
      }
      f.newMerge = false;
      for (int i = 0; i < f.vertices.size(); i++) {
        Vertex v = f.vertices.get(i);
        if (v.lostRidge && vertices.renameShared(v, f)) {
          if (mergeDegenerate()) {
            return true;
          }
          i--;
        }
      }
    }
    return false;
  }
}
