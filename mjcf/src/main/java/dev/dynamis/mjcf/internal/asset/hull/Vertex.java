package dev.dynamis.mjcf.internal.asset.hull;

/** A vertex of the hull. */
final class Vertex {
  /** Number of the point. */
  final int point;

  /** Age: vertices of facets and ridges are sorted from the youngest to the oldest. */
  final int id;

  Vertex previous;
  Vertex next;

  /** Facets around the vertex, or null as long as no facet was merged. */
  Bag<Facet> neighbors;

  /** The first new facet of a cone with a ridge from the apex to here, while it is matched. */
  Facet cone;

  int visit;

  /** In how many ridges the vertex was found. */
  int count;

  boolean seen;

  /** Whether it is in the list of new vertices. */
  boolean isNew;

  /** Whether it lost a ridge, so that it may be redundant. */
  boolean lostRidge;

  boolean deleted;

  /** Whether its point was given to a facet after the vertex was deleted. */
  boolean partitioned;

  Vertex(int point, int id) {
    this.point = point;
    this.id = id;
  }
}
