package dev.dynamis.mjcf.internal.asset.hull;

/**
 * How far the vertices of a facet are from the plane of a neighbor.
 *
 * @param min least signed distance of a vertex that they don't share, at most 0
 * @param max greatest, at least 0
 */
record Distances(double min, double max) {

  static Distances between(Surface s, Facet facet, Facet neighbor) {
    for (int i = 0; i < facet.vertices.size(); i++) {
      facet.vertices.get(i).seen = false;
    }
    for (int i = 0; i < neighbor.vertices.size(); i++) {
      neighbor.vertices.get(i).seen = true;
    }
    double min = 0;
    double max = 0;
    for (int i = 0; i < facet.vertices.size(); i++) {
      Vertex v = facet.vertices.get(i);
      if (!v.seen) {
        double d = s.distance(v, neighbor);
        if (d < min) {
          min = d;
        } else if (d > max) {
          max = d;
        }
      }
    }
    return new Distances(min, max);
  }

  /** The larger of both distances, without sign. */
  double larger() {
    return max > -min ? max : -min;
  }
}
