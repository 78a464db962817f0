package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/**
 * The convex hull of a set of points: its corners, its facets (each a convex polygon with all
 * coplanar corners) and a triangulation of them. The result depends on the points alone; every
 * decision is exact.
 */
public final class ConvexHull {
  /** Point numbers of the corners, ascending. */
  public final int[] vertices;

  /** Where each facet's corners start in {@link #facetVertices}; one more entry than facets. */
  public final int[] facetStart;

  /** Corners of the facets as point numbers, counterclockwise seen from outside. */
  public final int[] facetVertices;

  /** Corners of the triangles as point numbers, counterclockwise seen from outside. */
  public final int[] triangles;

  private ConvexHull(int[] vertices, int[] facetStart, int[] facetVertices, int[] triangles) {
    this.vertices = vertices;
    this.facetStart = facetStart;
    this.facetVertices = facetVertices;
    this.triangles = triangles;
  }

  /**
   * Computes the hull.
   *
   * @param points coordinates {@code [3 n]}, finite
   * @param maxVertices largest number of corners, at least 4, or -1 for no limit. With a limit the
   *     points that are furthest outside are taken first.
   * @throws AssetException if the points lie in a plane
   */
  public static ConvexHull of(double[] points, int maxVertices) throws AssetException {
    int n = points.length / 3;
    int[] original = new int[n];
    double[] unique = unique(points, original);
    QuickHull q = QuickHull.build(unique, maxVertices < 0 ? Integer.MAX_VALUE : maxVertices);
    int[] facet = facets(q);

    // a corner is where three or more facets meet; other points of the triangulation lie inside of
    // a facet or of an edge
    int[] boundary = new int[unique.length / 3];
    for (int f = 0; f < q.nface; f++) {
      for (int e = 0; q.alive[f] && e < 3; e++) {
        if (facet[q.neighbor[3 * f + e]] != facet[f]) {
          boundary[q.corner[3 * f + e]]++;
        }
      }
    }
    IntList starts = new IntList();
    IntList corners = new IntList();
    IntList triangles = new IntList();
    boolean[] seen = new boolean[q.nface];
    for (int f = 0; f < q.nface; f++) {
      if (!q.alive[f] || seen[facet[f]]) {
        continue;
      }
      for (int e = 0; e < 3; e++) {
        if (facet[q.neighbor[3 * f + e]] != facet[f]) {
          seen[facet[f]] = true;
          starts.add(corners.size());
          outline(q, facet, f, e, boundary, original, corners);
          triangulate(corners, starts.get(starts.size() - 1), triangles);
          break;
        }
      }
    }
    starts.add(corners.size());

    IntList vertices = new IntList();
    for (int i = 0; i < boundary.length; i++) {
      if (boundary[i] >= 3) {
        vertices.add(original[i]);
      }
    }
    return new ConvexHull(
        vertices.toArray(), starts.toArray(), corners.toArray(), triangles.toArray());
  }

  /** Returns the points without repetitions; original gets the number of each one's first. */
  private static double[] unique(double[] points, int[] original) {
    int n = points.length / 3;
    int mask = Integer.highestOneBit(Math.max(4, 2 * n)) * 2 - 1;
    int[] slot = new int[mask + 1];
    Arrays.fill(slot, -1);
    double[] kept = new double[points.length];
    int count = 0;
    for (int i = 0; i < n; i++) {
      double x = points[3 * i], y = points[3 * i + 1], z = points[3 * i + 2];
      // adding 0 makes -0 hash as 0
      long bits = Double.doubleToLongBits(x + 0.0) * 0x9E3779B97F4A7C15L;
      bits = (bits ^ (bits >>> 29) ^ Double.doubleToLongBits(y + 0.0)) * 0xBF58476D1CE4E5B9L;
      bits = (bits ^ (bits >>> 32) ^ Double.doubleToLongBits(z + 0.0)) * 0x94D049BB133111EBL;
      int h = (int) (bits >>> 32) & mask;
      while (slot[h] >= 0
          && !(kept[3 * slot[h]] == x
              && kept[3 * slot[h] + 1] == y
              && kept[3 * slot[h] + 2] == z)) {
        h = (h + 1) & mask;
      }
      if (slot[h] < 0) {
        slot[h] = count;
        kept[3 * count] = x;
        kept[3 * count + 1] = y;
        kept[3 * count + 2] = z;
        original[count++] = i;
      }
    }
    return Arrays.copyOf(kept, 3 * count);
  }

  /** Groups coplanar faces: returns for each face the first face of its group. */
  private static int[] facets(QuickHull q) {
    int[] facet = new int[q.nface];
    Arrays.fill(facet, -1);
    IntList stack = new IntList();
    for (int f = 0; f < q.nface; f++) {
      if (!q.alive[f] || facet[f] >= 0) {
        continue;
      }
      facet[f] = f;
      stack.add(f);
      while (stack.size() > 0) {
        int g = stack.removeLast();
        for (int e = 0; e < 3; e++) {
          int n = q.neighbor[3 * g + e];
          if (facet[n] < 0 && q.coplanar(g, opposite(q, n, g))) {
            facet[n] = f;
            stack.add(n);
          }
        }
      }
    }
    return facet;
  }

  /** Returns the corner of face n that is not on its edge to face g. */
  private static int opposite(QuickHull q, int n, int g) {
    for (int e = 0; e < 3; e++) {
      if (q.neighbor[3 * n + e] == g) {
        return q.corner[3 * n + (e + 2) % 3];
      }
    }
    throw new AssertionError("faces are not neighbors");
  }

  /** Follows the outline of a facet from edge e of face f, and adds its corners. */
  private static void outline(
      QuickHull q, int[] facet, int f, int e, int[] boundary, int[] original, IntList corners) {
    int face = f;
    int edge = e;
    do {
      int from = q.corner[3 * face + edge];
      if (boundary[from] >= 3) {
        corners.add(original[from]);
      }
      // turn around the edge's end to the next edge of the outline
      edge = (edge + 1) % 3;
      while (facet[q.neighbor[3 * face + edge]] == facet[f]) {
        int over = q.neighbor[3 * face + edge];
        int pivot = q.corner[3 * face + edge];
        edge = 0;
        while (q.corner[3 * over + edge] != pivot) {
          edge++;
        }
        face = over;
      }
    } while (face != f || edge != e);
  }

  /** Cuts the last polygon of the list into a strip, so that no corner gets many edges. */
  private static void triangulate(IntList corners, int start, IntList triangles) {
    int low = start;
    int high = corners.size() - 1;
    boolean left = true;
    while (high - low >= 2) {
      triangles.add(corners.get(low));
      triangles.add(corners.get(left ? low + 1 : high - 1));
      triangles.add(corners.get(high));
      if (left) {
        low++;
      } else {
        high--;
      }
      left = !left;
    }
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

  /** Returns a hull with all orientations reversed, for points that are mirrored afterwards. */
  ConvexHull mirrored() {
    int[] turned = triangles.clone();
    for (int i = 0; i < turned.length; i += 3) {
      turned[i + 1] = triangles[i + 2];
      turned[i + 2] = triangles[i + 1];
    }
    int[] polygons = facetVertices.clone();
    for (int f = 0; f + 1 < facetStart.length; f++) {
      for (int i = facetStart[f], j = facetStart[f + 1] - 1; i <= j; i++, j--) {
        polygons[i] = facetVertices[j];
        polygons[j] = facetVertices[i];
      }
    }
    return new ConvexHull(vertices, facetStart, polygons, turned);
  }

  /**
   * Returns the hull as the edge graph that a support function climbs: {@code numvert, numface,
   * vert_edgeadr[numvert], vert_globalid[numvert], edge_localid[numvert + 3 numface],
   * face_globalid[3 numface]}. The neighbors of a vertex end with -1.
   */
  public int[] graph() {
    int numvert = vertices.length;
    int numface = triangles.length / 3;
    int[] graph = new int[2 + 3 * numvert + 6 * numface];
    int edgeadr = 2;
    int globalid = edgeadr + numvert;
    int localid = globalid + numvert;
    int faceid = localid + numvert + 3 * numface;
    graph[0] = numvert;
    graph[1] = numface;

    int[] local = new int[vertices[numvert - 1] + 1];
    for (int i = 0; i < numvert; i++) {
      local[vertices[i]] = i;
      graph[globalid + i] = vertices[i];
    }
    // on a closed surface each edge leaves a vertex in exactly one triangle
    int[] degree = new int[numvert];
    for (int v : triangles) {
      degree[local[v]]++;
    }
    int adr = 0;
    for (int i = 0; i < numvert; i++) {
      graph[edgeadr + i] = adr;
      graph[localid + adr + degree[i]] = -1;
      adr += degree[i] + 1;
      degree[i] = 0;
    }
    for (int i = 0; i < triangles.length; i++) {
      int from = local[triangles[i]];
      int to = local[triangles[i % 3 == 2 ? i - 2 : i + 1]];
      graph[localid + graph[edgeadr + from] + degree[from]++] = to;
    }
    System.arraycopy(triangles, 0, graph, faceid, triangles.length);
    return graph;
  }
}
