package dev.dynamis.mjcf.internal.asset.hull;

/**
 * A pair of facets that are to be merged.
 *
 * @param facet1 the facet to be merged, or the first of two
 * @param facet2 the other facet, or facet1 if it is to be found
 * @param distance of the centrum of one from the plane of the other
 */
record Merge(Type type, Facet facet1, Facet facet2, double distance) {

  /** Why a merge is needed. Of convexity tests, the first type is merged first. */
  enum Type {
    /** Centrums too close to the other's plane. */
    COPLANAR,
    /** A centrum above the other's plane. */
    CONCAVE,
    /** One centrum above, the other too close. */
    CONCAVE_COPLANAR,
    /** The interior point is above the facet. */
    FLIPPED,
    /** Fewer than three neighbors. */
    DEGENERATE,
    /** All vertices are those of a neighbor. */
    REDUNDANT,
    /** A new facet in the plane of its horizon facet. */
    COPLANAR_HORIZON
  }

  /** Orders merges by type, then by distance; what comes last is merged first. */
  static int compare(Merge a, Merge b) {
    if (a.type != b.type) {
      return a.type.compareTo(b.type) < 0 ? 1 : -1;
    }
    return a.distance < b.distance ? 1 : -1;
  }
}
