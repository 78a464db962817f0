package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * An order in which to eliminate the nodes of a graph so that the factor of a matrix with this
 * pattern stays sparse, with the pattern of the factor.
 *
 * <p>Minimum degree on the quotient graph (Amestoy, Davis, Duff: An approximate minimum degree
 * ordering algorithm, 1996): eliminating a node makes its neighbors a clique, which is kept as one
 * <i>element</i>; the next node is always one with the smallest bound on the weight of its
 * neighbors. Nodes have weights: a node stands for that many rows of the matrix. The order is then
 * changed to a postorder of the elimination tree, which fills in equally and has the descendants of
 * each node just before it.
 *
 * <p>An instance keeps its memory; it is for one thread.
 */
final class EliminationOrder {
  /** Node at each position. */
  int[] node = {};

  /** Position of each node. */
  int[] position = {};

  /**
   * The neighbors of each node that come later, when it is eliminated: {@code length[v]} nodes in
   * {@code later} from {@code start[v]} on, in no particular order.
   */
  int[] start = {};

  int[] length = {};
  int[] later = {};

  /** Sum of the weights of these neighbors. */
  int[] laterWeight = {};

  /** The first of these neighbors to be eliminated, -1 for a root. */
  int[] parent = {};

  private static final int ALIVE = -1;

  /** What is left of the lists of neighbors: elements first, then nodes. */
  private int[] list = {};

  private int[] listStart = {};
  private int[] elements = {};
  private int[] total = {};
  private int[] buffer = {};

  /** Position in order of elimination, or {@link #ALIVE}. */
  private int[] eliminated = {};

  /** Elements that still count, their weight, and that without the newest element. */
  private boolean[] active = {};

  private int[] elementWeight = {};
  private int[] outside = {};
  private int[] seen = {};
  private int[] mark = {};

  /** Nodes by degree, as doubly linked lists. */
  private int[] head = {};

  private int[] next = {};
  private int[] previous = {};
  private int[] degree = {};
  private int least;
  private int used;
  private final Buffers memory;

  EliminationOrder() {
    this(Buffers.unlimited());
  }

  EliminationOrder(Buffers memory) {
    this.memory = memory;
  }

  /**
   * Finds the order.
   *
   * @param n number of nodes
   * @param weight their weights, positive
   * @param adr where the neighbors of each node start in {@code neighbors}; {@code [n + 1]}
   * @param neighbors neighbors; if a is one of b, then b is one of a; none twice, no node itself
   */
  void find(int n, int[] weight, int[] adr, int[] neighbors) {
    reserve(n, adr[n]);
    int left = 0;
    for (int i = 0; i < n; i++) {
      left += weight[i];
    }
    head = memory.ints(head, left + 1L);
    Arrays.fill(head, 0, left + 1, -1);
    System.arraycopy(neighbors, 0, list, 0, adr[n]);
    Arrays.fill(eliminated, 0, n, ALIVE);
    Arrays.fill(mark, 0, n, -1);
    Arrays.fill(seen, 0, n, -1);
    least = left;
    used = 0;
    // the first of equal nodes is found first
    for (int i = n - 1; i >= 0; i--) {
      listStart[i] = adr[i];
      elements[i] = 0;
      total[i] = adr[i + 1] - adr[i];
      int sum = 0;
      for (int k = adr[i]; k < adr[i + 1]; k++) {
        sum += weight[neighbors[k]];
      }
      insert(i, sum);
    }
    for (int k = 0; k < n; k++) {
      int p = takeLeast();
      eliminated[p] = k;
      left -= weight[p];
      eliminate(p, weight, left);
    }
    postorder(n);
  }

  private void reserve(int n, int entries) {
    node = memory.ints(node, n);
    position = memory.ints(position, n);
    start = memory.ints(start, n);
    length = memory.ints(length, n);
    laterWeight = memory.ints(laterWeight, n);
    parent = memory.ints(parent, n);
    listStart = memory.ints(listStart, n);
    elements = memory.ints(elements, n);
    total = memory.ints(total, n);
    buffer = memory.ints(buffer, n);
    eliminated = memory.ints(eliminated, n);
    active = memory.flags(active, n);
    elementWeight = memory.ints(elementWeight, n);
    outside = memory.ints(outside, n);
    seen = memory.ints(seen, n);
    mark = memory.ints(mark, n);
    next = memory.ints(next, n);
    previous = memory.ints(previous, n);
    degree = memory.ints(degree, n);
    list = memory.ints(list, entries);
  }

  private void insert(int i, int d) {
    degree[i] = d;
    next[i] = head[d];
    previous[i] = -1;
    if (next[i] >= 0) {
      previous[next[i]] = i;
    }
    head[d] = i;
    least = Math.min(least, d);
  }

  private void remove(int i) {
    if (next[i] >= 0) {
      previous[next[i]] = previous[i];
    }
    if (previous[i] >= 0) {
      next[previous[i]] = next[i];
    } else {
      head[degree[i]] = next[i];
    }
  }

  private int takeLeast() {
    while (head[least] < 0) {
      least++;
    }
    int p = head[least];
    remove(p);
    return p;
  }

  /** Makes {@code p} an element; {@code left} is the weight of all nodes that remain. */
  private void eliminate(int p, int[] weight, int left) {
    int sum = gather(p, weight);
    active[p] = true;
    elementWeight[p] = sum;
    laterWeight[p] = sum;
    int end = start[p] + length[p];

    // what every other element has outside of the new one
    for (int k = start[p]; k < end; k++) {
      int i = later[k];
      for (int t = listStart[i]; t < listStart[i] + elements[i]; t++) {
        int e = list[t];
        if (active[e]) {
          if (seen[e] != p) {
            seen[e] = p;
            outside[e] = elementWeight[e];
          }
          outside[e] -= weight[i];
        }
      }
    }
    for (int k = start[p]; k < end; k++) {
      int i = later[k];
      int bound = prune(i, p, weight) + sum - weight[i];
      remove(i);
      insert(i, Math.min(Math.min(bound, degree[i] + sum - weight[i]), left - weight[i]));
    }
  }

  /** Lists the neighbors of {@code p} and returns their weight. Its elements become part of it. */
  private int gather(int p, int[] weight) {
    int most = 0;
    int from = listStart[p];
    int middle = from + elements[p];
    for (int t = from; t < middle; t++) {
      most += active[list[t]] ? length[list[t]] : 0;
    }
    most += total[p] - elements[p];
    later = memory.more(later, (long) used + most);
    start[p] = used;
    mark[p] = p;
    int sum = 0;
    for (int t = from; t < middle; t++) {
      int e = list[t];
      if (active[e]) {
        for (int k = start[e]; k < start[e] + length[e]; k++) {
          sum += take(later[k], p, weight);
        }
        active[e] = false;
      }
    }
    for (int t = middle; t < from + total[p]; t++) {
      sum += take(list[t], p, weight);
    }
    length[p] = used - start[p];
    return sum;
  }

  private int take(int i, int p, int[] weight) {
    if (eliminated[i] != ALIVE || mark[i] == p) {
      return 0;
    }
    mark[i] = p;
    later[used++] = i;
    return weight[i];
  }

  /**
   * Renews the list of a neighbor of {@code p}: drops what the new element covers, adds the
   * element, and returns the weight of the rest. There is room, since at least one entry goes.
   */
  private int prune(int i, int p, int[] weight) {
    int from = listStart[i];
    int middle = from + elements[i];
    int kept = 0;
    int sum = 0;
    for (int t = from; t < middle; t++) {
      int e = list[t];
      if (active[e]) {
        if (outside[e] == 0) {
          // every node of it is in the new element
          active[e] = false;
        } else {
          buffer[kept++] = e;
          sum += outside[e];
        }
      }
    }
    buffer[kept++] = p;
    int count = kept;
    for (int t = middle; t < from + total[i]; t++) {
      int j = list[t];
      if (eliminated[j] == ALIVE && mark[j] != p) {
        buffer[kept++] = j;
        sum += weight[j];
      }
    }
    System.arraycopy(buffer, 0, list, from, kept);
    elements[i] = count;
    total[i] = kept;
    return sum;
  }

  /** Visits the elimination tree from the leaves, the children of a node in their order. */
  private void postorder(int n) {
    int[] child = head;
    Arrays.fill(child, 0, n, -1);
    for (int v = 0; v < n; v++) {
      buffer[eliminated[v]] = v;
      int up = -1;
      for (int k = start[v]; k < start[v] + length[v]; k++) {
        if (up < 0 || eliminated[later[k]] < eliminated[up]) {
          up = later[k];
        }
      }
      parent[v] = up;
    }
    for (int k = n - 1; k >= 0; k--) {
      int v = buffer[k];
      if (parent[v] >= 0) {
        next[v] = child[parent[v]];
        child[parent[v]] = v;
      }
    }
    int at = 0;
    for (int k = 0; k < n; k++) {
      int v = buffer[k];
      if (parent[v] < 0) {
        at = visit(v, child, at);
      }
    }
  }

  /** Without recursion: goes down to the first child, on to siblings, and up after the last. */
  private int visit(int root, int[] child, int first) {
    int at = first;
    int v = root;
    while (child[v] >= 0) {
      v = child[v];
    }
    while (true) {
      position[v] = at;
      node[at++] = v;
      if (v == root) {
        return at;
      }
      if (next[v] >= 0) {
        v = next[v];
        while (child[v] >= 0) {
          v = child[v];
        }
      } else {
        v = parent[v];
      }
    }
  }
}
