package dev.dynamis.mjcf.internal.asset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sides of a hull as polygons, for contacts with several points: triangles with nearly the same
 * normal that are connected are one side. Sides come in the order of their normals.
 */
final class MeshPolygons {
  /** First corner of each polygon in {@link #vert}, and their number. */
  int[] vertadr;

  int[] vertnum;

  /** Vertex numbers of the polygons' corners, counterclockwise from outside. */
  int[] vert;

  /** For each vertex of the mesh the polygons that use it: first in {@link #map}, and number. */
  int[] mapadr;

  int[] mapnum;
  int[] map;

  /**
   * Triangles with one normal: the edges that only one of them has, in the order in which they
   * came, each with its island, a set of connected triangles.
   */
  private static final class Side {
    final Map<Long, Integer> edges = new LinkedHashMap<>();

    /** For each island the one that it was joined to, or itself. */
    final IntList joined = new IntList();

    void add(int a, int b, int c) {
      int island = -1;
      int[] corner = {a, b, c};
      boolean[] open = new boolean[3];
      for (int i = 0; i < 3; i++) {
        Integer other = edges.remove(directed(corner[(i + 1) % 3], corner[i]));
        open[i] = other == null;
        if (other != null) {
          int root = root(other);
          if (island < 0) {
            island = root;
          } else {
            joined.set(Math.max(island, root), Math.min(island, root));
            island = Math.min(island, root);
          }
        }
      }
      if (island < 0) {
        island = joined.size();
        joined.add(island);
      }
      for (int i = 0; i < 3; i++) {
        if (open[i]) {
          edges.put(directed(corner[i], corner[(i + 1) % 3]), island);
        }
      }
    }

    private int root(int island) {
      int root = island;
      while (joined.get(root) != root) {
        joined.set(root, joined.get(joined.get(root)));
        root = joined.get(root);
      }
      return root;
    }

    /** Adds the outlines of the islands. */
    void outlines(List<int[]> polygons) {
      if (edges.size() == 3) {
        // in the order of the edges, as MuJoCo has it, even if that turns the triangle
        // around
        polygons.add(edges.keySet().stream().mapToInt(e -> (int) (e >> 32)).toArray());
        return;
      }
      Map<Integer, Long> start = new HashMap<>();
      Map<Long, Long> following = new HashMap<>();
      boolean first = true;
      for (Map.Entry<Long, Integer> e : edges.entrySet()) {
        int island = root(e.getValue());
        long edge = e.getKey();
        start.putIfAbsent(island, edge);
        // the very first edge only starts an outline
        if (!first) {
          following.putIfAbsent(directed(island, (int) (edge >> 32)), edge);
        }
        first = false;
      }
      for (int island : start.keySet().stream().sorted().toList()) {
        int[] polygon = outline(island, start.get(island), following);
        if (polygon.length >= 3) {
          polygons.add(polygon);
        }
      }
    }

    private int[] outline(int island, long start, Map<Long, Long> following) {
      IntList path = new IntList();
      path.add((int) (start >> 32));
      path.add((int) start);
      int at = (int) start;
      for (int i = 0; i < edges.size(); i++) {
        Long edge = following.get(directed(island, at));
        if (edge == null) {
          break;
        }
        at = (int) (long) edge;
        if (at == path.get(0)) {
          return path.toArray();
        }
        path.add(at);
      }
      return MeshData.NO_INTS;
    }
  }

  /**
   * Groups the triangles of a hull.
   *
   * @param points coordinates {@code [3 nvert]} of the mesh's vertices
   */
  MeshPolygons(ConvexHull hull, double[] points) {
    List<Side> sides = new ArrayList<>();
    NormalTree normals = new NormalTree();
    double[] n = new double[3];
    int[] t = hull.triangles;
    for (int i = 0; i < t.length; i += 3) {
      double length = cross(n, t, i, points);
      boolean zero = length < 1e-14;
      NormalTree.Node node =
          new NormalTree.Node(
              (zero ? 1 : n[0]) / length,
              (zero ? 0 : n[1]) / length,
              (zero ? 0 : n[2]) / length,
              sides.size());
      NormalTree.Node found = normals.find(node);
      if (found != null) {
        sides.get(found.index).add(t[i], t[i + 1], t[i + 2]);
      } else if (normals.add(node)) {
        Side side = new Side();
        side.add(t[i], t[i + 1], t[i + 2]);
        sides.add(side);
      }
    }
    List<int[]> polygons = new ArrayList<>();
    for (int i : normals.inOrder(sides.size())) {
      sides.get(i).outlines(polygons);
    }
    fill(polygons);
    mapVertices(points.length / 3);
  }

  private static long directed(int from, int to) {
    return (long) from << 32 | to;
  }

  /** Sets the cross product of two edges of a triangle; returns its length. */
  private static double cross(double[] n, int[] corner, int at, double[] points) {
    int a = 3 * corner[at], b = 3 * corner[at + 1], c = 3 * corner[at + 2];
    double ux = points[b] - points[a], uy = points[b + 1] - points[a + 1];
    double uz = points[b + 2] - points[a + 2];
    double vx = points[c] - points[a], vy = points[c + 1] - points[a + 1];
    double vz = points[c + 2] - points[a + 2];
    n[0] = uy * vz - uz * vy;
    n[1] = uz * vx - ux * vz;
    n[2] = ux * vy - uy * vx;
    return Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  }

  private void fill(List<int[]> polygons) {
    vertadr = new int[polygons.size()];
    vertnum = new int[polygons.size()];
    vert = new int[polygons.stream().mapToInt(p -> p.length).sum()];
    int adr = 0;
    for (int i = 0; i < vertadr.length; i++) {
      int[] polygon = polygons.get(i);
      vertadr[i] = adr;
      vertnum[i] = polygon.length;
      System.arraycopy(polygon, 0, vert, adr, polygon.length);
      adr += polygon.length;
    }
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
    double[] n = new double[3];
    for (int p = 0; p < vertadr.length; p++) {
      double length = cross(n, vert, vertadr[p], points);
      boolean zero = length < 1e-14;
      result[3 * p] = zero ? 1 : n[0] / length;
      result[3 * p + 1] = zero ? 0 : n[1] / length;
      result[3 * p + 2] = zero ? 0 : n[2] / length;
    }
    return result;
  }
}
