package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.FrontalCholesky;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.ConstraintState;
import java.util.Arrays;

/**
 * Factor of the Hessian of a large island, whose bodies are eliminated in an order that keeps it
 * sparse, see {@link FrontalCholesky}. A pile of bodies would fill in the factor of {@link
 * SparseHessian}, which keeps the order of the model.
 *
 * <p>The nodes of the graph are runs of dofs that appear in the same rows, such as the six of a
 * free body. Changes of states are followed by updates of rank one while that is less work than a
 * new factor; cones are a part of the matrix.
 */
final class FrontalHessian extends Hessian {
  private final ProblemPattern pattern = new ProblemPattern();
  private final FrontalCholesky factor = new FrontalCholesky();
  private final double[] local = new double[36];

  /** Rows that are added together. */
  private static final int BATCH = 4;

  private final int[] batch = new int[BATCH];
  private double[] vector = {};
  private boolean withCones;

  /** Node of each dof, and what its groups add up to; first dof and number of dofs of nodes. */
  private int[] nodeOf = {};

  private long[] signature = {};
  private int[] children = {};
  private int[] nodeRow = {};
  private int[] nodeSize = {};
  private int nodes;

  /** Cliques of nodes: those of each group of rows, then the ancestors of each node. */
  private int[] cliqueAdr = {};

  private int[] clique = {};
  private int[] memberAdr = {};
  private int[] member = {};
  private int[] neighborAdr = {};
  private int[] neighbor = {};
  private int[] mark = {};

  /**
   * Blocks that the rows of a group add to: for each pair of nodes the places of the two in the
   * row, columns first, their sizes, and address and stride in the factor.
   */
  private static final int BLOCK = 6;

  private int[] blockAdr = {};
  private int[] block = {};

  /** Work of an update by a row of each group. */
  private long[] groupWork = {};

  /** Address of each entry of M. */
  private int[] mAddress = {};

  @Override
  void make(Primal p) {
    if (pattern.update(p)) {
      analyze(p);
    }
    compute(p);
  }

  /** Finds nodes and graph, the structure of the factor, and the addresses of all entries. */
  private void analyze(Primal p) {
    reserve(p);
    findNodes(p);
    findCliques(p);
    findNeighbors();
    factor.analyze(nodes, nodeSize, nodeRow, neighborAdr, neighbor);
    findBlocks(p);
    int first = p.mRowadr[0];
    for (int i = 0; i < p.nv; i++) {
      int here = factor.place[i];
      for (int at = p.mRowadr[i]; at < p.mRowadr[i] + p.mRownnz[i]; at++) {
        int there = factor.place[p.mColind[at]];
        mAddress[at - first] = factor.address(Math.max(here, there), Math.min(here, there));
      }
    }
  }

  private void reserve(Primal p) {
    int n = p.nv;
    if (nodeOf.length < n) {
      nodeOf = new int[n];
      signature = new long[n];
      children = new int[n];
      nodeRow = new int[n];
      nodeSize = new int[n];
      memberAdr = new int[n + 1];
      neighborAdr = new int[n + 1];
      mark = new int[n];
      vector = new double[6 * n];
    }
    int elements = p.mRowadr[n - 1] + p.mRownnz[n - 1] - p.mRowadr[0];
    if (mAddress.length < elements) {
      mAddress = new int[elements];
    }
    if (groupWork.length < pattern.groups) {
      int roomy = pattern.groups + pattern.groups / 2;
      groupWork = new long[roomy];
      blockAdr = new int[roomy + 1];
    }
    int cliques = pattern.groups + n;
    if (cliqueAdr.length < cliques + 1) {
      cliqueAdr = new int[cliques + cliques / 2 + 1];
    }
  }

  /**
   * Puts a dof to the node of the one before it if both are in the same groups of rows and either
   * it is the only child of that one or both are coupled to no other dof.
   */
  private void findNodes(Primal p) {
    int n = p.nv;
    Arrays.fill(signature, 0, n, 0);
    Arrays.fill(children, 0, n, 0);
    for (int g = 0; g < pattern.groups; g++) {
      int row = pattern.group[g];
      // any numbers do that seldom have the same sums; equal sums cost room, not correctness
      long number = (g + 1) * 0x9E3779B97F4A7C15L;
      number ^= number >>> 29;
      for (int at = p.jRowadr[row]; at < p.jRowadr[row] + p.jRownnz[row]; at++) {
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
        nodeRow[nodes] = i;
        nodeSize[nodes++] = 0;
      }
      nodeOf[i] = nodes - 1;
      nodeSize[nodes - 1]++;
    }
  }

  private static int parent(Primal p, int dof) {
    return p.mColind[p.mRowadr[dof] + p.mRownnz[dof] - 2];
  }

  private void findCliques(Primal p) {
    int to = 0;
    for (int g = 0; g < pattern.groups; g++) {
      cliqueAdr[g] = to;
      int row = pattern.group[g];
      to = addClique(to, p.jColind, p.jRowadr[row], p.jRownnz[row]);
    }
    for (int v = 0; v < nodes; v++) {
      cliqueAdr[pattern.groups + v] = to;
      int dof = nodeRow[v] + nodeSize[v] - 1;
      to = addClique(to, p.mColind, p.mRowadr[dof], p.mRownnz[dof]);
    }
    cliqueAdr[pattern.groups + nodes] = to;
  }

  /** Lists the nodes of ascending dofs. */
  private int addClique(int start, int[] dofs, int from, int count) {
    int to = start;
    if (clique.length < to + count) {
      clique = Arrays.copyOf(clique, 2 * (to + count));
    }
    for (int at = from; at < from + count; at++) {
      int v = nodeOf[dofs[at]];
      if (to == start || clique[to - 1] != v) {
        clique[to++] = v;
      }
    }
    return to;
  }

  /** Turns cliques into lists of neighbors, by way of the cliques of each node. */
  private void findNeighbors() {
    int cliques = pattern.groups + nodes;
    int total = cliqueAdr[cliques];
    if (member.length < total) {
      member = new int[total + total / 2];
    }
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
        int size = cliqueAdr[c + 1] - cliqueAdr[c];
        if (neighbor.length < to + size) {
          neighbor = Arrays.copyOf(neighbor, 2 * (to + size));
        }
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

  private void findBlocks(Primal p) {
    int to = 0;
    for (int g = 0; g < pattern.groups; g++) {
      blockAdr[g] = to;
      int row = pattern.group[g];
      int adr = p.jRowadr[row];
      int nnz = p.jRownnz[row];
      int first = p.nv;
      int count = cliqueAdr[g + 1] - cliqueAdr[g];
      int room = to + BLOCK * count * (count + 1) / 2;
      if (block.length < room) {
        block = Arrays.copyOf(block, 2 * room);
      }
      for (int a = 0; a < nnz; a = end(p, adr, nnz, a)) {
        int column = factor.place[p.jColind[adr + a]];
        first = Math.min(first, column);
        for (int b = 0; b < nnz; b = end(p, adr, nnz, b)) {
          int line = factor.place[p.jColind[adr + b]];
          if (line >= column) {
            block[to] = a;
            block[to + 1] = b;
            block[to + 2] = end(p, adr, nnz, a) - a;
            block[to + 3] = end(p, adr, nnz, b) - b;
            block[to + 4] = factor.address(line, column);
            block[to + 5] = factor.stride(column);
            to += BLOCK;
          }
        }
      }
      groupWork[g] = first < p.nv ? factor.updateWork(first) : 0;
    }
    blockAdr[pattern.groups] = to;
  }

  /** End of the entries of a row that belong to the same node as entry {@code a}. */
  private int end(Primal p, int adr, int nnz, int a) {
    int v = nodeOf[p.jColind[adr + a]];
    int b = a + 1;
    while (b < nnz && nodeOf[p.jColind[adr + b]] == v) {
      b++;
    }
    return b;
  }

  /** Computes and factors the matrix. */
  private void compute(Primal p) {
    factor.clear();
    for (int g = 0; g < pattern.groups; g++) {
      int count = 0;
      for (int r = pattern.group[g]; r < pattern.group[g + 1]; r++) {
        if (p.state[r] == ConstraintState.QUADRATIC) {
          batch[count++] = r;
          if (count == BATCH) {
            addSquares(p, g);
            count = 0;
          }
        } else if (p.state[r] == ConstraintState.CONE) {
          r += addCone(p, g, r) - 1;
        }
      }
      for (int k = 0; k < count; k++) {
        addSquare(g, p.J, p.jRowadr[batch[k]], p.D[batch[k]]);
      }
    }
    int first = p.mRowadr[0];
    int end = p.mRowadr[p.nv - 1] + p.mRownnz[p.nv - 1];
    for (int at = first; at < end; at++) {
      factor.l[mAddress[at - first]] += p.M[at];
    }
    factor.factor(Scalar.MINVAL);
    withCones = p.ncone > 0;
  }

  /** Adds {@code d x'x} for a row with the columns of a group. */
  private void addSquare(int g, double[] x, int from, double d) {
    double[] l = factor.l;
    for (int at = blockAdr[g]; at < blockAdr[g + 1]; at += BLOCK) {
      int column = from + block[at];
      int line = from + block[at + 1];
      int columns = block[at + 2];
      int lines = block[at + 3];
      int to = block[at + 4];
      boolean diagonal = column == line;
      for (int j = 0; j < columns; j++, to += block[at + 5]) {
        double s = d * x[column + j];
        for (int i = diagonal ? j : 0; i < lines; i++) {
          l[to + i] += s * x[line + i];
        }
      }
    }
  }

  /** As {@link #addSquare} for the four rows of the batch. */
  private void addSquares(Primal p, int g) {
    double[] l = factor.l;
    double[] x = p.J;
    int[] b = block;
    int x0 = p.jRowadr[batch[0]];
    int x1 = p.jRowadr[batch[1]];
    int x2 = p.jRowadr[batch[2]];
    int x3 = p.jRowadr[batch[3]];
    double d0 = p.D[batch[0]];
    double d1 = p.D[batch[1]];
    double d2 = p.D[batch[2]];
    double d3 = p.D[batch[3]];
    for (int at = blockAdr[g]; at < blockAdr[g + 1]; at += BLOCK) {
      int column = b[at];
      int line = b[at + 1];
      int columns = b[at + 2];
      int lines = b[at + 3];
      int to = b[at + 4];
      int stride = b[at + 5];
      boolean diagonal = column == line;
      for (int j = 0; j < columns; j++, to += stride) {
        double s0 = d0 * x[x0 + column + j];
        double s1 = d1 * x[x1 + column + j];
        double s2 = d2 * x[x2 + column + j];
        double s3 = d3 * x[x3 + column + j];
        for (int i = diagonal ? j : 0; i < lines; i++) {
          int k = line + i;
          l[to + i] += (s0 * x[x0 + k] + s1 * x[x1 + k]) + (s2 * x[x2 + k] + s3 * x[x3 + k]);
        }
      }
    }
  }

  /** Adds the part of a contact in the middle zone of its cone; returns how many rows it has. */
  private int addCone(Primal p, int g, int row) {
    int contact = p.id[row];
    int dim = p.contact.dim[contact];
    int nnz = p.jRownnz[row];
    Dense.copy(local, 0, p.contact.H, 36 * contact, dim * dim);
    Cholesky.factor(local, 0, dim, Scalar.MINVAL);
    for (int c = 0; c < dim; c++) {
      Dense.zero(vector, 0, nnz);
      for (int r = c; r < dim; r++) {
        Dense.addToScaled(vector, 0, p.J, p.jRowadr[row + r], local[r * dim + c], nnz);
      }
      addSquare(g, vector, 0, 1);
    }
    return dim;
  }

  @Override
  int update(Primal p) {
    int updates = countUpdates(p);
    if (withCones || p.ncone > 0 || isMuch(p)) {
      compute(p);
    } else if (!follow(p)) {
      compute(p);
      return p.nefc;
    }
    return updates;
  }

  /** Says whether updates are more work than a new factor. */
  private boolean isMuch(Primal p) {
    long sum = 0;
    for (int g = 0; g < pattern.groups; g++) {
      for (int r = pattern.group[g]; r < pattern.group[g + 1]; r++) {
        sum += changes(p, r) ? groupWork[g] : 0;
      }
    }
    return sum > factor.factorWork();
  }

  /** Updates the factor by the rows that changed; returns false if it has lost rank. */
  private boolean follow(Primal p) {
    for (int r = 0; r < p.nefc; r++) {
      if (changes(p, r)) {
        int nnz = p.jRownnz[r];
        int adr = p.jRowadr[r];
        Dense.scale(vector, 0, p.J, adr, Math.sqrt(p.D[r]), nnz);
        boolean plus = p.state[r] == ConstraintState.QUADRATIC;
        if (!factor.update(vector, 0, p.jColind, adr, nnz, plus)) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  void solve(Primal p) {
    factor.solve(p.mgrad, p.grad);
  }

  @Override
  int nonzeros(Primal p) {
    return factor.nonzeros();
  }
}
