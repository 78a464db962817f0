package dev.dynamis.mjcf.internal.asset.hull;

import java.util.Arrays;

/** The finished hull as arrays. */
final class HullGraph {
  private HullGraph() {}

  /**
   * Returns the hull as the edge graph that a support function climbs: {@code numvert, numface,
   * vert_edgeadr[numvert], vert_globalid[numvert], edge_localid[numvert + 3 numface],
   * face_globalid[3 numface]}. The neighbors of a vertex come in the order of the triangles around
   * it and end with -1; triangles are counterclockwise from outside.
   */
  static int[] of(Surface surface) {
    int numvert = surface.vertexCount;
    int numface = surface.facetCount;
    int[] graph = new int[2 + 3 * numvert + 6 * numface];
    int edgeadr = 2;
    int globalid = edgeadr + numvert;
    int localid = globalid + numvert;
    int faceid = localid + numvert + 3 * numface;
    graph[0] = numvert;
    graph[1] = numface;

    int[] local = new int[surface.point.length / 3];
    Arrays.fill(local, -1);
    int count = 0;
    for (Vertex v = surface.vertices; v.next != null; v = v.next) {
      local[v.point] = count;
      graph[globalid + count++] = v.point;
    }
    int adr = 0;
    int[] last = new int[numvert];
    Arrays.fill(last, -1);
    for (Vertex v = surface.vertices; v.next != null; v = v.next) {
      int from = local[v.point];
      graph[edgeadr + from] = adr;
      for (int i = 0; i < v.neighbors.size(); i++) {
        Bag<Vertex> corners = v.neighbors.get(i).vertices;
        for (int k = 0; k < corners.size(); k++) {
          int to = local[corners.get(k).point];
          if (to != from && last[to] != from) {
            last[to] = from;
            check(adr < numvert + 3 * numface);
            graph[localid + adr++] = to;
          }
        }
      }
      check(adr < numvert + 3 * numface);
      graph[localid + adr++] = -1;
    }
    check(adr == numvert + 3 * numface);
    for (Facet f = surface.facets; f.next != null; f = f.next) {
      check(f.vertices.size() == 3);
      for (int k = 0; k < 3; k++) {
        int at = f.topOriented && k < 2 ? 1 - k : k;
        graph[faceid + at] = f.vertices.get(k).point;
      }
      faceid += 3;
    }
    return graph;
  }

  private static void check(boolean closed) {
    if (!closed) {
      throw new PrecisionException("its triangles do not close");
    }
  }
}
