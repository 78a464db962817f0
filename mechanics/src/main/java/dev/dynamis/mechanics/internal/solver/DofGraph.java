package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;

/**
 * The graph of a problem: nodes are runs of dofs that appear in the same rows, such as the six of a
 * free body; two are neighbors if a row or the inertia matrix couples them.
 */
final class DofGraph {
  /** Number of nodes. */
  int nodes;

  /** Node of each dof. */
  int[] nodeOf = {};

  /** First dof and number of dofs of each node. */
  int[] row = {};

  int[] size = {};

  /** Where the neighbors of each node start; they end where those of the next start. */
  int[] neighborAdr = {};

  int[] neighbor = {};

  /** What the groups of rows of each dof add up to, and its children in the tree. */
  private long[] signature = {};

  private int[] children = {};

  /** Cliques of nodes: those of each group of rows, then the ancestors of each node. */
  private int[] cliqueAdr = {};

  private int[] clique = {};

  /** Cliques of each node. */
  private int[] memberAdr = {};

  private int[] member = {};
  private int[] mark = {};
  private final Buffers memory;

  DofGraph(Buffers memory) {
    this.memory = memory;
  }

  /** Finds nodes and neighbors. */
  void find(Primal p, ProblemPattern pattern) {
    int n = p.nv;
    nodeOf = memory.ints(nodeOf, n);
    signature = memory.longs(signature, n);
    children = memory.ints(children, n);
    row = memory.ints(row, n);
    size = memory.ints(size, n);
    memberAdr = memory.ints(memberAdr, n + 1L);
    neighborAdr = memory.ints(neighborAdr, n + 1L);
    mark = memory.ints(mark, n);
    cliqueAdr = memory.ints(cliqueAdr, pattern.groups + n + 1L);
    findNodes(p, pattern);
    findCliques(p, pattern);
    findNeighbors(pattern.groups + nodes);
  }

  /**
   * Puts a dof to the node of the one before it if both are in the same groups of rows and either
   * it is the only child of that one or both are coupled to no other dof.
   */
  private void findNodes(Primal p, ProblemPattern pattern) {
    int n = p.nv;
    Arrays.fill(signature, 0, n, 0);
    Arrays.fill(children, 0, n, 0);
    for (int g = 0; g < pattern.groups; g++) {
      int first = pattern.group[g];
      // any numbers do that seldom have the same sums; equal sums cost room, not correctness
      long number = (g + 1) * 0x9E3779B97F4A7C15L;
      number ^= number >>> 29;
      for (int at = p.jRowadr[first]; at < p.jRowadr[first] + p.jRownnz[first]; at++) {
        signature[p.jColind[at]] += number;
      }
    }
    for (int i = 0; i < n; i++) {
      if (p.mRownnz[i] > 1) {
        children[parent(p, i)]++;
      }
    }
    nodes = 0;
    for (int i = 0; i < n; i++) {
      boolean join = i > 0 && signature[i] == signature[i - 1];
      if (join && p.mRownnz[i] > 1) {
        join = parent(p, i) == i - 1 && children[i - 1] == 1;
      } else if (join) {
        join = p.mRownnz[i - 1] == 1 && children[i - 1] == 0 && children[i] == 0;
      }
      if (!join) {
        row[nodes] = i;
        size[nodes++] = 0;
      }
      nodeOf[i] = nodes - 1;
      size[nodes - 1]++;
    }
  }

  private static int parent(Primal p, int dof) {
    return p.mColind[p.mRowadr[dof] + p.mRownnz[dof] - 2];
  }

  private void findCliques(Primal p, ProblemPattern pattern) {
    int to = 0;
    for (int g = 0; g < pattern.groups; g++) {
      cliqueAdr[g] = to;
      int first = pattern.group[g];
      to = addClique(to, p.jColind, p.jRowadr[first], p.jRownnz[first]);
    }
    for (int v = 0; v < nodes; v++) {
      cliqueAdr[pattern.groups + v] = to;
      int dof = row[v] + size[v] - 1;
      to = addClique(to, p.mColind, p.mRowadr[dof], p.mRownnz[dof]);
    }
    cliqueAdr[pattern.groups + nodes] = to;
  }

  /** Lists the nodes of ascending dofs. */
  private int addClique(int start, int[] dofs, int from, int count) {
    int to = start;
    clique = memory.more(clique, (long) to + count);
    for (int at = from; at < from + count; at++) {
      int v = nodeOf[dofs[at]];
      if (to == start || clique[to - 1] != v) {
        clique[to++] = v;
      }
    }
    return to;
  }

  /** Turns cliques into lists of neighbors, by way of the cliques of each node. */
  private void findNeighbors(int cliques) {
    int total = cliqueAdr[cliques];
    member = memory.ints(member, total);
    Arrays.fill(memberAdr, 0, nodes, 0);
    for (int k = 0; k < total; k++) {
      memberAdr[clique[k]]++;
    }
    for (int v = 1; v < nodes; v++) {
      memberAdr[v] += memberAdr[v - 1];
    }
    memberAdr[nodes] = total;
    for (int c = cliques - 1; c >= 0; c--) {
      for (int k = cliqueAdr[c]; k < cliqueAdr[c + 1]; k++) {
        member[--memberAdr[clique[k]]] = c;
      }
    }
    Arrays.fill(mark, 0, nodes, -1);
    int to = 0;
    for (int v = 0; v < nodes; v++) {
      neighborAdr[v] = to;
      mark[v] = v;
      for (int h = memberAdr[v]; h < memberAdr[v + 1]; h++) {
        int c = member[h];
        neighbor = memory.more(neighbor, (long) to + cliqueAdr[c + 1] - cliqueAdr[c]);
        for (int k = cliqueAdr[c]; k < cliqueAdr[c + 1]; k++) {
          int u = clique[k];
          if (mark[u] != v) {
            mark[u] = v;
            neighbor[to++] = u;
          }
        }
      }
    }
    neighborAdr[nodes] = to;
  }

  /** Number of nodes that the rows of a group have entries of. */
  int nodesOf(int group) {
    return cliqueAdr[group + 1] - cliqueAdr[group];
  }
}
