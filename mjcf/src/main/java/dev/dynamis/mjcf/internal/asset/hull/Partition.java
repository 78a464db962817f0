package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Gives points to facets: to the outside set of a facet that they are outside of, to the coplanar
 * set of one that they are close to, or to none.
 */
final class Partition {
  /** How far above the widest facet a coplanar point may be before it counts as outside again. */
  private static final double COPLANAR_OUTSIDE = 30;

  private final Surface surface;
  private final Tolerance tolerance;
  private final PointLocation location;

  /** The facet that a coplanar point was last moved from. */
  private int repartitioned;

  Partition(Surface surface, PointLocation location) {
    this.surface = surface;
    tolerance = surface.tolerance;
    this.location = location;
  }

  /** Gives all points to the facets of the first simplex. */
  void all(int[] simplex) {
    Surface s = surface;
    int[] left = new int[s.point.length / 3];
    int count = 0;
    for (int p = 0; p < left.length; p++) {
      if (p != simplex[0] && p != simplex[1] && p != simplex[2] && p != simplex[3]) {
        left[count++] = p;
      }
    }
    double enough = location.clearlyOutside();
    for (Facet f = s.facets; f.next != null; f = f.next) {
      int kept = 0;
      int best = -1;
      double furthest = 0;
      for (int i = 0; i < count; i++) {
        int p = left[i];
        double d = f.distance(s.point, 3 * p);
        if (d < enough) {
          left[kept++] = p;
          continue;
        }
        if (f.outside == null) {
          f.outside = new PointSet();
        }
        if (best < 0) {
          best = p;
          furthest = d;
        } else if (d > furthest) {
          f.outside.add(best);
          best = p;
          furthest = d;
        } else {
          f.outside.add(p);
        }
      }
      if (best >= 0) {
        f.outside.add(best);
        f.furthest = furthest;
      }
      count = kept;
    }
    location.searchNew = true;
    for (int i = 0; i < count; i++) {
      point(left[i], s.facets);
    }
    location.searchNew = false;
  }

  /** Gives a point to a facet near the given one. */
  void point(int p, Facet start) {
    Surface s = surface;
    Facet f =
        location.searchNew
            ? location.searchNewFacets(p, start, false)
            : location.walk(p, start, false, true);
    double d = location.distance;
    boolean outside = location.outside || (s.narrow && d >= -tolerance.nearInside);
    if (f.visible) {
      throw new PrecisionException("a point belongs to a deleted facet");
    }
    if (!outside) {
      if (d >= -tolerance.maxCoplanar || d >= -tolerance.nearInside) {
        coplanar(p, f, f, d);
      }
      return;
    }
    boolean firstOutside = false;
    if (f.outside == null || f.outside.size() == 0) {
      if (f.outside == null) {
        f.outside = new PointSet();
      }
      f.outside.add(p);
      f.furthest = d;
      firstOutside = !s.narrow || d > tolerance.minOutside;
    } else if (f.furthest < d) {
      firstOutside = s.narrow && f.furthest < tolerance.minOutside && d >= tolerance.minOutside;
      f.outside.add(p);
      f.furthest = d;
    } else {
      f.outside.addBeforeLast(p);
    }
    if (firstOutside && s.nextFacet != f) {
      if (f.isNew) {
        if (s.nextFacet != null && s.nextFacet.isNew) {
          s.nextFacet = s.newFacets;
        }
      } else {
        // its points are added after those of the facets that wait already
        s.moveToEnd(f);
        if (s.newFacets != null) {
          f.isNew = true;
        }
      }
    }
  }

  /** Gives a point that may be near or in a facet to the best one near a given facet. */
  private void nearby(int p, Facet start, boolean searchNew) {
    Facet f =
        searchNew ? location.searchNewFacets(p, start, true) : location.walk(p, start, true, false);
    double d = location.distance;
    if (d < -tolerance.nearInside) {
      repartitioned = 0;
      return;
    }
    coplanar(p, start, f, d);
  }

  /**
   * Adds a point to the coplanar set of a facet, unless it is so far above that it is outside.
   *
   * @param start the facet where the search began
   */
  private void coplanar(int p, Facet start, Facet f, double d) {
    Surface s = surface;
    if (f.visible) {
      throw new PrecisionException("a point belongs to a deleted facet");
    }
    if (d > s.maxOutside) {
      boolean again = start != f && start.cosine(f) < 0;
      if (!again && d > s.widest * COPLANAR_OUTSIDE) {
        if (start == f) {
          if (f.id == repartitioned) {
            throw new PrecisionException("a coplanar point returns to its facet");
          }
          repartitioned = f.id;
        }
        again = true;
      }
      if (again) {
        boolean before = location.searchNew;
        location.searchNew = false;
        point(p, f);
        location.searchNew = before;
        repartitioned = 0;
        return;
      }
      repartitioned = 0;
      s.maxOutside = d;
    }
    if (f.coplanar == null) {
      f.coplanar = new PointSet();
    }
    if (f.coplanar.size() == 0 || f.distance(s.point, 3 * f.coplanar.last()) < d) {
      f.coplanar.add(p);
    } else {
      f.coplanar.addBeforeLast(p);
    }
  }

  /** Gives the points of visible facets and of deleted vertices to new facets. */
  void visible() {
    Surface s = surface;
    for (Facet f = s.visibleFacets; f != null && f.visible; f = f.next) {
      if (f.outside == null && f.coplanar == null) {
        continue;
      }
      Facet start = Surface.replacement(f);
      start = start == null ? s.newFacets : start;
      if (start.next == null) {
        throw new PrecisionException("all new facets were merged away");
      }
      for (int i = 0; f.outside != null && i < f.outside.size(); i++) {
        point(f.outside.get(i), start);
      }
      for (int i = 0; f.coplanar != null && i < f.coplanar.size(); i++) {
        nearby(f.coplanar.get(i), start, location.searchNew);
      }
    }
    for (int i = 0; i < s.deletedVertices.size(); i++) {
      Vertex v = s.deletedVertices.get(i);
      if (!v.partitioned) {
        nearby(v.point, s.newFacets, true);
        v.partitioned = true;
      }
    }
  }
}
