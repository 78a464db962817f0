package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What follows from the elements of a deformable object alone: edges, the triangles beside them,
 * the outer shell, layers under it, and which vertices may run into which elements.
 */
public final class FlexTopology {
  /** Vertices of the edges of an element, two each, for dimensions 1 to 3. */
  private static final int[][] ELEMENT_EDGES = {
    {0, 1}, {1, 2, 2, 0, 0, 1}, {0, 1, 1, 2, 2, 0, 2, 3, 0, 3, 1, 3}
  };

  /** Vertices of the sides of an element, for dimensions 1 to 3. */
  private static final int[][] SIDES = {
    {0, 1}, {0, 1, 2, 0, 1, 2}, {0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2}
  };

  /** Edges as two vertices each, the lower first, in the order of first appearance. */
  public final int[] edge;

  /** Edges of each element. */
  public final int[] elemedge;

  /**
   * For surfaces, of each edge: its two vertices in the order of its first triangle, and the
   * vertices opposite to it in the first and the last triangle, -1 for none {@code [4 nedge]}.
   */
  public final int[] flap;

  /** Vertices of the sides that only one element has. */
  public final int[] shell;

  /** Of each element of a solid, how many elements are between it and the shell. */
  public final int[] layer;

  /** Pairs of an element and a vertex of a neighbor, near the border of lines and surfaces. */
  public final int[] evpair;

  private final int dim;
  private final int[] element;

  /** Two elements with a common side. */
  private record Connection(int first, int second, int[] side) {}

  /** A side of an element. */
  private record Side(int[] sorted, int element, int[] vertices) {}

  /**
   * Finds all of it.
   *
   * @param element vertices of the elements {@code [(dim + 1) n]}. Not modified.
   */
  public FlexTopology(int dim, int[] element) {
    this.dim = dim;
    this.element = element;
    int[] local = ELEMENT_EDGES[dim - 1];
    int perElement = local.length / 2;
    int n = element.length / (dim + 1);
    elemedge = new int[n * perElement];
    int[] ends = new int[2 * elemedge.length];
    int[] flaps = new int[dim == 2 ? 4 * elemedge.length : 0];
    Map<Long, Integer> known = new HashMap<>();
    for (int t = 0; t < n; t++) {
      for (int e = 0; e < perElement; e++) {
        int a = element[t * (dim + 1) + local[2 * e]];
        int b = element[t * (dim + 1) + local[2 * e + 1]];
        long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
        int next = known.size();
        Integer id = known.putIfAbsent(key, next);
        elemedge[t * perElement + e] = id == null ? next : id;
        int opposite = dim == 2 ? element[3 * t + (local[2 * e + 1] + 1) % 3] : -1;
        if (id == null) {
          ends[2 * next] = Math.min(a, b);
          ends[2 * next + 1] = Math.max(a, b);
          if (dim == 2) {
            flaps[4 * next] = a;
            flaps[4 * next + 1] = b;
            flaps[4 * next + 2] = opposite;
            flaps[4 * next + 3] = -1;
          }
        } else if (dim == 2) {
          flaps[4 * id + 3] = opposite;
        }
      }
    }
    edge = Arrays.copyOf(ends, 2 * known.size());
    flap = Arrays.copyOf(flaps, dim == 2 ? 4 * known.size() : 0);

    Side[] sides = sides(n);
    boolean[] border = new boolean[n];
    shell = findShell(sides, border);
    Connection[] connections = connections(sides);
    layer = layers(connections, border);
    evpair = dim == 3 ? MeshData.NO_INTS : vertexPairs(connections, border);
  }

  /** Sides of all elements, sorted by their vertices. */
  private Side[] sides(int n) {
    int[] local = SIDES[dim - 1];
    Side[] sides = new Side[n * (dim + 1)];
    for (int t = 0; t < n; t++) {
      for (int s = 0; s <= dim; s++) {
        int[] vertices = new int[dim];
        for (int k = 0; k < dim; k++) {
          vertices[k] = element[t * (dim + 1) + local[s * dim + k]];
        }
        int[] sorted = vertices.clone();
        Arrays.sort(sorted);
        sides[t * (dim + 1) + s] = new Side(sorted, t, vertices);
      }
    }
    Arrays.sort(
        sides,
        (a, b) -> {
          int order = Arrays.compare(a.sorted, b.sorted);
          order = order != 0 ? order : Integer.compare(a.element, b.element);
          return order != 0 ? order : Arrays.compare(a.vertices, b.vertices);
        });
    return sides;
  }

  private static boolean same(Side[] sides, int i, int j) {
    return j >= 0 && j < sides.length && Arrays.equals(sides[i].sorted, sides[j].sorted);
  }

  private int[] findShell(Side[] sides, boolean[] border) {
    int[] found = new int[dim * sides.length];
    int n = 0;
    for (int i = 0; i < sides.length; i++) {
      if (!same(sides, i, i - 1) && !same(sides, i, i + 1)) {
        border[sides[i].element] = true;
        System.arraycopy(sides[i].vertices, 0, found, n, dim);
        n += dim;
      }
    }
    return Arrays.copyOf(found, n);
  }

  private static Connection[] connections(Side[] sides) {
    Connection[] found = new Connection[sides.length];
    int n = 0;
    for (int i = 1; i < sides.length; i++) {
      if (same(sides, i, i - 1)) {
        found[n++] = new Connection(sides[i - 1].element, sides[i].element, sides[i].sorted);
      }
    }
    return Arrays.copyOf(found, n);
  }

  /** Distance of each element from the border, by breadth. */
  private int[] layers(Connection[] connections, boolean[] border) {
    int n = border.length;
    int[] depth = new int[n];
    if (dim < 3) {
      return depth;
    }
    int[] count = new int[n + 1];
    for (Connection c : connections) {
      count[c.first + 1]++;
      count[c.second + 1]++;
    }
    for (int e = 0; e < n; e++) {
      count[e + 1] += count[e];
    }
    int[] neighbor = new int[2 * connections.length];
    int[] fill = count.clone();
    for (Connection c : connections) {
      neighbor[fill[c.first]++] = c.second;
      neighbor[fill[c.second]++] = c.first;
    }
    Arrays.fill(depth, n + 1);
    int[] queue = new int[n];
    int end = 0;
    for (int e = 0; e < n; e++) {
      if (border[e]) {
        depth[e] = 0;
        queue[end++] = e;
      }
    }
    for (int i = 0; i < end; i++) {
      int e = queue[i];
      for (int k = count[e]; k < count[e + 1]; k++) {
        if (depth[neighbor[k]] > n) {
          depth[neighbor[k]] = depth[e] + 1;
          queue[end++] = neighbor[k];
        }
      }
    }
    return depth;
  }

  private int[] vertexPairs(Connection[] connections, boolean[] border) {
    int[] found = new int[4 * connections.length];
    int n = 0;
    for (Connection c : connections) {
      if (border[c.first] || border[c.second]) {
        n = addPair(found, n, c.second, c.first, c.side);
        n = addPair(found, n, c.first, c.second, c.side);
      }
    }
    return Arrays.copyOf(found, n);
  }

  /** Pairs an element with the vertex of another that is not on their common side. */
  private int addPair(int[] found, int n, int target, int from, int[] side) {
    for (int k = from * (dim + 1); k < (from + 1) * (dim + 1); k++) {
      int v = element[k];
      if (Arrays.binarySearch(side, v) < 0) {
        found[n] = target;
        found[n + 1] = v;
        return n + 2;
      }
    }
    return n;
  }
}
