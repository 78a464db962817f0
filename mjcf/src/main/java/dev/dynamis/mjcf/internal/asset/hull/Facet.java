package dev.dynamis.mjcf.internal.asset.hull;

/**
 * A facet of the hull: a simplex (triangle), or a polygon that was merged from several.
 *
 * <p>Neighbor i of a simplex lies opposite to vertex i. A polygon has its neighbors and vertices in
 * no geometric order; its outline is in its ridges.
 */
final class Facet {
  final int id;

  Facet previous;
  Facet next;

  /** Outward unit normal and offset: the plane is where {@code normal . x + offset = 0}. */
  double nx;

  double ny;
  double nz;
  double offset;
  boolean hasPlane;

  /** Center of the vertices, projected to the plane, or null. */
  double[] centrum;

  /** Corners, from the youngest to the oldest. */
  Bag<Vertex> vertices;

  final Bag<Facet> neighbors = new Bag<>(3);

  /** Ridges to the neighbors; of a simplex only those to polygons. Null before the first. */
  Bag<Ridge> ridges;

  /** Points that are clearly outside, the furthest last, or null. */
  PointSet outside;

  /** Points near the plane, the furthest last, or null. */
  PointSet coplanar;

  /** Distance of the last point of {@link #outside}. */
  double furthest;

  /** Largest distance of a point that was merged into the facet. */
  double maxOutside;

  /** What took the place of a visible facet. */
  Facet replacement;

  int visit;

  /** Whether the corners are in clockwise order. */
  boolean topOriented;

  boolean simplicial = true;

  /** Whether it is in the list of new facets. */
  boolean isNew = true;

  /** Whether the point to be added sees it; it is then deleted. */
  boolean visible;

  boolean seen;
  boolean tested;

  /** Whether the interior point is outside of it. */
  boolean flipped;

  /** A horizon facet whose plane the new point lies in. */
  boolean coplanarHorizon;

  /** A new facet that merges into its coplanar horizon facet. */
  boolean mergeHorizon;

  /** Whether it waits to be merged for having too few neighbors, or no vertices of its own. */
  boolean degenerate;

  boolean redundant;

  /** Whether it was merged since its vertices were last reduced. */
  boolean newMerge;

  /** Whether its centrum stays, however it is merged. */
  boolean keepCentrum;

  Facet(int id, double maxOutside) {
    this.id = id;
    this.maxOutside = maxOutside;
  }

  /** Signed distance of the point at index i of p, positive outside. */
  double distance(double[] p, int i) {
    return offset + p[i] * nx + p[i + 1] * ny + p[i + 2] * nz;
  }

  double cosine(Facet other) {
    return nx * other.nx + ny * other.ny + nz * other.nz;
  }

  void addRidge(Ridge ridge) {
    if (ridges == null) {
      ridges = new Bag<>(4);
    }
    ridges.add(ridge);
  }

  int ridgeCount() {
    return ridges == null ? 0 : ridges.size();
  }

  /** Forgets what it is connected to. */
  void disconnect() {
    neighbors.clear();
    if (ridges != null) {
      ridges.clear();
    }
  }
}
