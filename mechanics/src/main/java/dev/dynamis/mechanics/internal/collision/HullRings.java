package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * The one-ring of each vertex of the hulls of a model's meshes: where its coordinates and those of
 * its neighbors are, in as many places for every vertex, so that they are compared without a loop.
 * Made from the hull graphs, which are structure; coordinates are read where they are.
 */
final class HullRings {
  /** Most neighbors of a vertex with a ring; with fewer, the first stands for those that lack. */
  static final int MOST = 8;

  /** Numbers per vertex: its own place, {@link #NO_RING} if it has too many neighbors; theirs. */
  static final int STRIDE = MOST + 1;

  static final int NO_RING = -1;

  /** Places of coordinates, from the first of the mesh on. */
  final int[] place;

  /** Where the rings of each mesh begin. */
  final int[] start;

  private HullRings(Model m) {
    start = new int[m.nmesh];
    int count = 0;
    for (int i = 0; i < m.nmesh; i++) {
      start[i] = count;
      count += m.mesh.graphadr[i] < 0 ? 0 : STRIDE * m.mesh.graph[m.mesh.graphadr[i]];
    }
    place = new int[count];
    for (int i = 0; i < m.nmesh; i++) {
      if (m.mesh.graphadr[i] >= 0) {
        fill(m.mesh.graph, m.mesh.graphadr[i], start[i]);
      }
    }
  }

  /** Returns the rings of a model, which its copies share. */
  static HullRings of(Model m) {
    return m.code().get(HullRings.class, r -> true, () -> new HullRings(m));
  }

  private void fill(int[] graph, int adr, int to) {
    int count = graph[adr];
    int lists = adr + 2;
    int ids = lists + count;
    int edges = ids + count;
    for (int v = 0; v < count; v++, to += STRIDE) {
      int e = edges + graph[lists + v];
      int n = 0;
      while (graph[e + n] >= 0 && n <= MOST) {
        if (n < MOST) {
          place[to + 1 + n] = 3 * graph[ids + graph[e + n]];
        }
        n++;
      }
      place[to] = n > MOST ? NO_RING : 3 * graph[ids + v];
      if (n <= MOST) {
        // a vertex without neighbors is its own
        Arrays.fill(place, to + 1 + n, to + STRIDE, place[to + (n == 0 ? 0 : 1)]);
      }
    }
  }
}
