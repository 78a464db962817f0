package dev.dynamis.mjcf.internal.asset.hull;

/** An edge between two facets, of which at least one is not a simplex. */
final class Ridge {
  /** The younger and the older end. */
  Vertex first;

  Vertex second;

  /** The facet that sees the ends, the younger one first, clockwise; and the other one. */
  Facet top;

  Facet bottom;

  /** Whether convexity was tested, and whether the test failed. */
  boolean tested;

  boolean nonconvex;

  /** Makes the ridge of a simplex opposite to a corner. */
  Ridge(Facet simplex, int opposite) {
    first = simplex.vertices.get(opposite == 0 ? 1 : 0);
    second = simplex.vertices.get(opposite == 2 ? 1 : 2);
  }

  Facet other(Facet facet) {
    return top == facet ? bottom : top;
  }

  boolean touches(Vertex vertex) {
    return first == vertex || second == vertex;
  }

  Vertex otherEnd(Vertex vertex) {
    return first == vertex ? second : first;
  }
}
