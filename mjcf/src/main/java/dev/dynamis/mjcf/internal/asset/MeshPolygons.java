package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/**
 * The sides of a hull as polygons, for contacts with several points: facets that differ from a
 * larger neighbor by less than about 0.09 degrees are one side.
 */
final class MeshPolygons {
  /** Cosine of the angle below which two facets belong to one side. */
  private static final double SAME_SIDE = 0.99999872;

  /** First corner of each polygon in {@link #vert}, and their number. */
  int[] vertadr;

  int[] vertnum;

  /** Vertex numbers of the polygons' corners, counterclockwise from outside. */
  int[] vert;

  /** For each vertex of the mesh the polygons that use it: first in {@link #map}, and number. */
  int[] mapadr;

  int[] mapnum;
  int[] map;

  private final ConvexHull hull;
  private final int nfacet;
  private final double[] normal;
  private final long[] edge;
  private final int[] edgeFacet;

  /**
   * Groups the facets of a hull.
   *
   * @param points coordinates {@code [3 nvert]} of the mesh's vertices
   */
  MeshPolygons(ConvexHull hull, double[] points) {
    this.hull = hull;
    nfacet = hull.facetStart.length - 1;
    normal = new double[3 * nfacet];
    long[] bySize = new long[nfacet];
    for (int f = 0; f < nfacet; f++) {
      double area = unitNormal(normal, 3 * f, hull, f, points);
      // positive floats sort as their bits; the complement sorts large before small
      bySize[f] = (long) ~Float.floatToIntBits((float) area) << 32 | f;
    }
    Arrays.sort(bySize);

    // directed edges, sorted so that the facet across an edge can be found
    int nedge = hull.facetVertices.length;
    int[] facetOf = new int[nedge];
    int[] target = new int[nedge];
    for (int f = 0; f < nfacet; f++) {
      for (int k = hull.facetStart[f]; k < hull.facetStart[f + 1]; k++) {
        facetOf[k] = f;
        target[k] = hull.facetVertices[after(k, f)];
      }
    }
    int[] order = new int[nedge];
    Arrays.setAll(order, k -> k);
    order = sortedBy(target, order, points.length / 3);
    order = sortedBy(hull.facetVertices, order, points.length / 3);
    edge = new long[nedge];
    edgeFacet = new int[nedge];
    for (int i = 0; i < nedge; i++) {
      edge[i] = directed(hull.facetVertices[order[i]], target[order[i]]);
      edgeFacet[i] = facetOf[order[i]];
    }

    group(bySize);
    mapVertices(points.length / 3);
  }

  /** Sorts edges by a vertex, keeping the order of those with the same. */
  private static int[] sortedBy(int[] vertex, int[] order, int nvert) {
    int[] at = new int[nvert + 1];
    for (int v : vertex) {
      at[v + 1]++;
    }
    for (int v = 0; v < nvert; v++) {
      at[v + 1] += at[v];
    }
    int[] result = new int[order.length];
    for (int k : order) {
      result[at[vertex[k]]++] = k;
    }
    return result;
  }

  private int after(int k, int facet) {
    return k + 1 == hull.facetStart[facet + 1] ? hull.facetStart[facet] : k + 1;
  }

  private static long directed(int from, int to) {
    return (long) from << 32 | to;
  }

  private int across(int from, int to) {
    return edgeFacet[Arrays.binarySearch(edge, directed(to, from))];
  }

  private void group(long[] bySize) {
    int[] side = new int[nfacet];
    Arrays.fill(side, -1);
    IntList adr = new IntList();
    IntList corners = new IntList();
    IntList members = new IntList();
    for (long entry : bySize) {
      int seed = (int) entry;
      if (side[seed] >= 0) {
        continue;
      }
      members.clear();
      members.add(seed);
      side[seed] = seed;
      for (int i = 0; i < members.size(); i++) {
        int f = members.get(i);
        for (int k = hull.facetStart[f]; k < hull.facetStart[f + 1]; k++) {
          int n = across(hull.facetVertices[k], hull.facetVertices[after(k, f)]);
          if (side[n] < 0 && cosine(seed, n) > SAME_SIDE) {
            side[n] = seed;
            members.add(n);
          }
        }
      }
      adr.add(corners.size());
      if (members.size() > 1 && !outline(members, side, seed, corners)) {
        // the members enclose another side: keep them as they are
        for (int i = 1; i < members.size(); i++) {
          addFacet(members.get(i), corners);
          adr.add(corners.size());
        }
        addFacet(seed, corners);
      } else if (members.size() == 1) {
        addFacet(seed, corners);
      }
    }
    vertadr = adr.toArray();
    vert = corners.toArray();
    vertnum = new int[vertadr.length];
    for (int i = 0; i < vertadr.length; i++) {
      vertnum[i] = (i + 1 < vertadr.length ? vertadr[i + 1] : vert.length) - vertadr[i];
    }
  }

  private double cosine(int f, int g) {
    return normal[3 * f] * normal[3 * g]
        + normal[3 * f + 1] * normal[3 * g + 1]
        + normal[3 * f + 2] * normal[3 * g + 2];
  }

  private void addFacet(int f, IntList corners) {
    for (int k = hull.facetStart[f]; k < hull.facetStart[f + 1]; k++) {
      corners.add(hull.facetVertices[k]);
    }
  }

  /** Adds the outline of a side; returns false, and adds nothing, if it isn't a single loop. */
  private boolean outline(IntList members, int[] side, int seed, IntList corners) {
    IntList border = new IntList();
    for (int i = 0; i < members.size(); i++) {
      int f = members.get(i);
      for (int k = hull.facetStart[f]; k < hull.facetStart[f + 1]; k++) {
        int from = hull.facetVertices[k];
        int to = hull.facetVertices[after(k, f)];
        if (side[across(from, to)] != seed) {
          border.add(from);
          border.add(to);
        }
      }
    }
    int n = border.size() / 2;
    long[] bySource = new long[n];
    for (int i = 0; i < n; i++) {
      bySource[i] = directed(border.get(2 * i), border.get(2 * i + 1));
    }
    Arrays.sort(bySource);
    for (int i = 1; i < n; i++) {
      if (bySource[i] >> 32 == bySource[i - 1] >> 32) {
        return false;
      }
    }
    int[] loop = new int[n];
    int from = (int) (bySource[0] >> 32);
    for (int i = 0; i < n; i++) {
      if (i > 0 && from == loop[0]) {
        return false;
      }
      loop[i] = from;
      // the only edge that starts here
      int found = Arrays.binarySearch(bySource, directed(from, 0));
      from = (int) bySource[found >= 0 ? found : -found - 1];
    }
    for (int v : loop) {
      corners.add(v);
    }
    return true;
  }

  private void mapVertices(int nvert) {
    mapnum = new int[nvert];
    for (int v : vert) {
      mapnum[v]++;
    }
    mapadr = new int[nvert];
    int adr = 0;
    for (int v = 0; v < nvert; v++) {
      mapadr[v] = adr;
      adr += mapnum[v];
    }
    map = new int[adr];
    int[] filled = new int[nvert];
    for (int p = 0; p < vertadr.length; p++) {
      for (int k = vertadr[p]; k < vertadr[p] + vertnum[p]; k++) {
        int v = vert[k];
        map[mapadr[v] + filled[v]++] = p;
      }
    }
  }

  /** Returns the polygons' outward unit normals {@code [3 npoly]} for the given vertices. */
  double[] normals(double[] points) {
    double[] result = new double[3 * vertadr.length];
    for (int p = 0; p < vertadr.length; p++) {
      unitNormal(result, 3 * p, vert, vertadr[p], vertadr[p] + vertnum[p], points);
    }
    return result;
  }

  private static double unitNormal(double[] n, int at, ConvexHull hull, int f, double[] points) {
    return unitNormal(
        n, at, hull.facetVertices, hull.facetStart[f], hull.facetStart[f + 1], points);
  }

  /** Sums the triangles of a fan; returns twice the area. */
  private static double unitNormal(
      double[] n, int at, int[] polygon, int start, int end, double[] points) {
    int o = 3 * polygon[start];
    double x = 0, y = 0, z = 0;
    for (int k = start + 1; k + 1 < end; k++) {
      int a = 3 * polygon[k], b = 3 * polygon[k + 1];
      double ux = points[a] - points[o], uy = points[a + 1] - points[o + 1];
      double uz = points[a + 2] - points[o + 2];
      double vx = points[b] - points[o], vy = points[b + 1] - points[o + 1];
      double vz = points[b + 2] - points[o + 2];
      x += uy * vz - uz * vy;
      y += uz * vx - ux * vz;
      z += ux * vy - uy * vx;
    }
    double length = Math.sqrt(x * x + y * y + z * z);
    boolean zero = length < Double.MIN_NORMAL;
    n[at] = zero ? 1 : x / length;
    n[at + 1] = zero ? 0 : y / length;
    n[at + 2] = zero ? 0 : z / length;
    return length;
  }
}
