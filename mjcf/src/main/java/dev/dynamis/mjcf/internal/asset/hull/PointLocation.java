package dev.dynamis.mjcf.internal.asset.hull;

/** Finds the facet that a point is furthest outside of, or nearest below. */
final class PointLocation {
  private final Surface surface;
  private final Bag<Facet> coplanar = new Bag<>(8);

  /** Whether all new facets are to be searched; searches may set it. */
  boolean searchNew;

  /** Whether the new facets are known to face one way, so that a walk finds the best. */
  boolean notSharp;

  /** Distance of the point from the facet that was found. */
  double distance;

  /** Whether the point is outside of it. */
  boolean outside;

  PointLocation(Surface surface) {
    this.surface = surface;
  }

  /** Twice as much after many merges, when neighbors may be ill behaved. */
  private double afterMerges(double width) {
    return surface.merges > 50 ? 2 * width : width;
  }

  /** Distance from which a facet is taken without looking for a better one. */
  double clearlyOutside() {
    return afterMerges(Math.max(2 * surface.tolerance.minOutside, surface.maxOutside));
  }

  /**
   * Walks from a facet to better neighbors.
   *
   * @param best whether to find the best facet, not only one that the point is outside of
   * @param onlyNew whether to walk over new facets only
   */
  Facet walk(int p, Facet start, boolean best, boolean onlyNew) {
    Surface s = surface;
    double minOutside = s.tolerance.minOutside;
    double[] point = s.point;
    int visit = ++s.visit;
    Facet found = start;
    double furthest = start.distance(point, 3 * p);
    outside = true;
    if (!best && furthest >= minOutside) {
      distance = furthest;
      return start;
    }
    start.visit = visit;
    for (Facet f = start; f != null; ) {
      Facet better = null;
      for (int i = 0; i < f.neighbors.size() && better == null; i++) {
        Facet neighbor = f.neighbors.get(i);
        if ((onlyNew && !neighbor.isNew) || neighbor.visit == visit) {
          continue;
        }
        neighbor.visit = visit;
        double d = neighbor.distance(point, 3 * p);
        if (d > furthest) {
          if (!best && d >= minOutside) {
            distance = d;
            return neighbor;
          }
          found = neighbor;
          furthest = d;
          better = neighbor;
        }
      }
      f = better;
    }
    boolean testHorizon = true;
    if (onlyNew && !notSharp && furthest < -s.tolerance.distance) {
      if (isSharp()) {
        searchNew = true;
        found = searchNewFacets(p, found, best);
        furthest = distance;
        testHorizon = false;
      } else {
        notSharp = true;
      }
    }
    if (testHorizon) {
      found = searchCoplanar(p, found, furthest);
      furthest = distance;
    }
    distance = furthest;
    if (furthest < minOutside) {
      outside = false;
    }
    return found;
  }

  /** Whether new facets face into different octants. */
  private boolean isSharp() {
    Facet first = surface.newFacets;
    for (Facet f = first; f.next != null; f = f.next) {
      if (f.nx > 0 != first.nx > 0 || f.ny > 0 != first.ny > 0 || f.nz > 0 != first.nz > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Searches a facet and those after it, then the other new facets, then coplanar ones.
   *
   * @param best whether to find the best facet, not only one that the point is clearly outside of
   */
  Facet searchNewFacets(int p, Facet start, boolean best) {
    Surface s = surface;
    double enough = best ? Double.POSITIVE_INFINITY : clearlyOutside();
    int visit = ++s.visit;
    Facet found = null;
    double furthest = -Double.MAX_VALUE / 2;
    outside = true;
    if (start == null || start.next == null) {
      throw new PrecisionException("no new facets");
    }
    Facet f = start;
    for (int round = 0; round < 2; round++) {
      for (; f != null && f.next != null; f = f.next) {
        if (round == 1 && f == start) {
          break;
        }
        f.visit = visit;
        double d = f.distance(s.point, 3 * p);
        if (d > furthest) {
          found = f;
          furthest = d;
          if (d >= enough) {
            distance = d;
            return found;
          }
        }
      }
      f = s.newFacets;
    }
    found = searchCoplanar(p, found, furthest);
    if (distance < s.tolerance.minOutside) {
      outside = false;
    }
    return found;
  }

  /** Searches the neighbors of a facet, and on from those that are about as good. */
  private Facet searchCoplanar(int p, Facet start, double startDistance) {
    Surface s = surface;
    Tolerance t = s.tolerance;
    double width =
        afterMerges(s.maxOutside + 2 * t.distance + Math.max(t.minVisible, t.maxCoplanar));
    double furthest = startDistance;
    double least = furthest - width;
    int visit = ++s.visit;
    Facet found = start;
    Facet next = null;
    coplanar.clear();
    start.visit = visit;
    Facet f = start;
    while (f != null) {
      for (int i = 0; i < f.neighbors.size(); i++) {
        Facet neighbor = f.neighbors.get(i);
        if (neighbor.visit == visit) {
          continue;
        }
        neighbor.visit = visit;
        double d = neighbor.distance(s.point, 3 * p);
        if (d > furthest) {
          least = d - width;
          if (d > furthest + width) {
            // all that was found before is clearly worse
            coplanar.clear();
          }
          found = neighbor;
          furthest = d;
        } else if (d < least) {
          continue;
        }
        if (next != null) {
          coplanar.add(next);
        }
        next = neighbor;
      }
      f = next != null ? next : coplanar.removeLast();
      next = null;
    }
    distance = furthest;
    return found;
  }
}
