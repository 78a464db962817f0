package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.mjcf.internal.asset.hull.HullException;
import dev.dynamis.mjcf.internal.asset.hull.Quickhull;
import java.util.Arrays;

/** The convex hull of a set of points: its vertices and triangles. */
public final class ConvexHull {
  /** Point numbers of the vertices, in the order of the graph. */
  public final int[] vertices;

  /** Corners of the triangles as point numbers, counterclockwise seen from outside. */
  public final int[] triangles;

  private final int[] graph;

  private ConvexHull(int[] graph, int[] triangles) {
    this.graph = graph;
    vertices = Arrays.copyOfRange(graph, 2 + graph[0], 2 + 2 * graph[0]);
    this.triangles = triangles;
  }

  /**
   * Computes the hull.
   *
   * @param points coordinates {@code [3 n]}, finite
   * @param maxVertices largest number of vertices, at least 4, or -1 for no limit
   * @throws AssetException if the points lie in a plane, or if rounding errors prevent a hull
   */
  public static ConvexHull of(double[] points, int maxVertices) throws AssetException {
    int[] graph;
    try {
      graph = Quickhull.graph(points, maxVertices < 0 ? Integer.MAX_VALUE : maxVertices);
    } catch (HullException e) {
      throw new AssetException(e.getMessage(), e.fix());
    }
    return new ConvexHull(
        graph, Arrays.copyOfRange(graph, graph.length - 3 * graph[1], graph.length));
  }

  /** Returns the volume, for points {@code [3 n]} numbered as those the hull was made of. */
  public double volume(double[] points) {
    int o = 3 * vertices[0];
    double sum = 0;
    for (int i = 0; i < triangles.length; i += 3) {
      int a = 3 * triangles[i], b = 3 * triangles[i + 1], c = 3 * triangles[i + 2];
      double ux = points[a] - points[o], uy = points[a + 1] - points[o + 1];
      double uz = points[a + 2] - points[o + 2];
      double vx = points[b] - points[o], vy = points[b + 1] - points[o + 1];
      double vz = points[b + 2] - points[o + 2];
      double wx = points[c] - points[o], wy = points[c + 1] - points[o + 1];
      double wz = points[c + 2] - points[o + 2];
      sum += ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
    }
    return sum / 6;
  }

  /** Returns a hull with triangles turned around, for points that are mirrored afterwards. */
  ConvexHull mirrored() {
    int[] turned = triangles.clone();
    for (int i = 0; i < turned.length; i += 3) {
      turned[i + 1] = triangles[i + 2];
      turned[i + 2] = triangles[i + 1];
    }
    return new ConvexHull(graph, turned);
  }

  /**
   * Returns the hull as the edge graph that a support function climbs: {@code numvert, numface,
   * vert_edgeadr[numvert], vert_globalid[numvert], edge_localid[numvert + 3 numface],
   * face_globalid[3 numface]}. The neighbors of a vertex end with -1.
   */
  public int[] graph() {
    return graph;
  }
}
