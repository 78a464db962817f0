package dev.dynamis.mjcf.internal.asset.hull;

import dev.dynamis.mjcf.internal.asset.hull.Merge.Type;

/** The merges that wait, and the tests that find them. */
final class MergeSets {
  private final Surface surface;

  /** Facets that are not clearly convex. */
  final Bag<Merge> facets = new Bag<>(8);

  /** Degenerate and redundant facets. */
  final Bag<Merge> degenerate = new Bag<>(8);

  MergeSets(Surface surface) {
    this.surface = surface;
  }

  void add(Type type, Facet facet, Facet neighbor) {
    add(type, facet, neighbor, 0);
  }

  void add(Type type, Facet facet, Facet neighbor, double distance) {
    if (facet.redundant || neighbor.redundant) {
      return;
    }
    if (facet.degenerate && type == Type.DEGENERATE) {
      return;
    }
    if (neighbor.flipped && !facet.flipped) {
      throw new PrecisionException("a facet would be merged into a flipped one");
    }
    Merge merge = new Merge(type, facet, neighbor, distance);
    switch (type) {
      case DEGENERATE -> {
        facet.degenerate = true;
        Merge last = degenerate.last();
        // redundant facets are merged first
        if (last == null || last.type() == Type.DEGENERATE) {
          degenerate.add(merge);
        } else {
          degenerate.insert(0, merge);
        }
      }
      case REDUNDANT -> {
        facet.redundant = true;
        degenerate.add(merge);
      }
      default -> facets.add(merge);
    }
  }

  /** Tests the convexity of all new facets, for the first time. */
  void testNew() {
    int visit = ++surface.visit;
    for (Facet f = surface.newFacets; f != null && f.next != null; f = f.next) {
      f.visit = visit;
      for (int i = 0; i < f.neighbors.size(); i++) {
        Facet neighbor = f.neighbors.get(i);
        if (neighbor.visit != visit && !isConvex(f, neighbor)) {
          for (int k = 0; k < neighbor.ridgeCount(); k++) {
            if (neighbor.ridges.get(k).other(neighbor) == f) {
              neighbor.ridges.get(k).nonconvex = true;
              break;
            }
          }
        }
      }
      f.tested = true;
      for (int i = 0; i < f.ridgeCount(); i++) {
        f.ridges.get(i).tested = true;
      }
    }
    SmoothSort.sort(facets, Merge::compare);
  }

  /** Tests the convexity of facets that changed, over ridges that are not known to be convex. */
  void testChanged() {
    int visit = ++surface.visit;
    for (Facet f = surface.newFacets; f != null && f.next != null; f = f.next) {
      if (f.tested) {
        continue;
      }
      f.visit = visit;
      for (int i = 0; i < f.neighbors.size(); i++) {
        f.neighbors.get(i).seen = false;
      }
      for (int i = 0; i < f.ridgeCount(); i++) {
        Ridge ridge = f.ridges.get(i);
        if (ridge.tested && !ridge.nonconvex) {
          continue;
        }
        Facet neighbor = ridge.other(f);
        if (neighbor.seen) {
          // one ridge stands for all between two facets
          ridge.tested = true;
          ridge.nonconvex = false;
        } else if (neighbor.visit != visit) {
          neighbor.seen = true;
          ridge.nonconvex = !isConvex(f, neighbor);
          ridge.tested = true;
        }
      }
      f.tested = true;
    }
    SmoothSort.sort(facets, Merge::compare);
  }

  /** Whether two facets are clearly convex by their centrums; if not, adds a merge. */
  private boolean isConvex(Facet facet, Facet neighbor) {
    double radius = surface.tolerance.centrum;
    double d = neighbor.distance(surface.planes.centrum(facet), 0);
    double d2 = facet.distance(surface.planes.centrum(neighbor), 0);
    boolean concave = d > radius || d2 > radius;
    boolean coplanar = (d <= radius && d >= -radius) || (d2 <= radius && d2 >= -radius);
    if (!concave && !coplanar) {
      return true;
    }
    if (concave && coplanar) {
      if (d > d2) {
        add(Type.CONCAVE_COPLANAR, facet, neighbor, d);
      } else {
        add(Type.CONCAVE_COPLANAR, neighbor, facet, d2);
      }
    } else if (concave) {
      add(Type.CONCAVE, facet, neighbor, Math.max(d, d2));
    } else {
      add(Type.COPLANAR, facet, neighbor, Math.min(Math.abs(d), Math.abs(d2)));
    }
    return false;
  }

  /** Adds a facet if it is degenerate, or if its vertices are those of a neighbor. */
  void testDegenerateOrRedundant(Facet facet) {
    if (facet.flipped) {
      return;
    }
    for (int i = 0; i < facet.neighbors.size(); i++) {
      Facet neighbor = facet.neighbors.get(i);
      if (neighbor.flipped) {
        continue;
      }
      mark(neighbor);
      if (allMarked(facet)) {
        add(Type.REDUNDANT, facet, neighbor);
        return;
      }
    }
    if (facet.neighbors.size() < 3) {
      add(Type.DEGENERATE, facet, facet);
    }
  }

  /** Adds the neighbors of a facet whose vertices are all its own. */
  void testRedundantNeighbors(Facet facet) {
    if (facet.neighbors.size() < 3) {
      add(Type.DEGENERATE, facet, facet);
      return;
    }
    mark(facet);
    for (int i = 0; i < facet.neighbors.size(); i++) {
      Facet neighbor = facet.neighbors.get(i);
      if (neighbor.degenerate || neighbor.redundant) {
        continue;
      }
      if (facet.flipped && !neighbor.flipped) {
        continue;
      }
      if (allMarked(neighbor)) {
        add(Type.REDUNDANT, neighbor, facet);
      }
    }
  }

  /** Adds the neighbors of a facet that have too few neighbors. */
  void testDegenerateNeighbors(Facet facet) {
    for (int i = 0; i < facet.neighbors.size(); i++) {
      Facet neighbor = facet.neighbors.get(i);
      if (neighbor.degenerate || neighbor.redundant) {
        continue;
      }
      if (neighbor.neighbors.size() < 3) {
        add(Type.DEGENERATE, neighbor, neighbor);
      }
    }
  }

  private void mark(Facet facet) {
    int visit = ++surface.vertexVisit;
    for (int i = 0; i < facet.vertices.size(); i++) {
      facet.vertices.get(i).visit = visit;
    }
  }

  private boolean allMarked(Facet facet) {
    for (int i = 0; i < facet.vertices.size(); i++) {
      if (facet.vertices.get(i).visit != surface.vertexVisit) {
        return false;
      }
    }
    return true;
  }
}
