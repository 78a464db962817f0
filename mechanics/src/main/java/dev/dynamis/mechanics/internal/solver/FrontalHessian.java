package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.FrontalCholesky;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintState;

/**
 * Factor of the Hessian of a large island, whose bodies are eliminated in an order that keeps it
 * sparse, see {@link FrontalCholesky}. A pile of bodies would fill in the factor of {@link
 * SparseHessian}, which keeps the order of the model.
 *
 * <p>Changes of states are followed by updates of rank one while that is less work than a new
 * factor; cones are a part of the matrix.
 */
final class FrontalHessian extends Hessian {
  /** Rows that are added together. */
  private static final int BATCH = 4;

  /** Numbers of a block. */
  private static final int BLOCK = 6;

  private final Buffers memory;
  private final ProblemPattern pattern;
  private final DofGraph graph;
  private final FrontalCholesky factor;
  private final double[] local = new double[36];
  private final int[] batch = new int[BATCH];
  private double[] vector = {};
  private boolean withCones;

  /**
   * Blocks that the rows of a group add to: for each pair of nodes the places of the two in the
   * row, columns first, their sizes, and address and stride in the factor.
   */
  private int[] block = {};

  private int[] blockAdr = {};

  /** Work of an update by a row of each group. */
  private long[] groupWork = {};

  /** Address of each entry of M. */
  private int[] mAddress = {};

  FrontalHessian(Buffers memory) {
    this.memory = memory;
    pattern = new ProblemPattern(memory);
    graph = new DofGraph(memory);
    factor = new FrontalCholesky(memory);
  }

  @Override
  void make(Primal p) {
    find(p);
    compute(p);
  }

  private void find(Primal p) {
    if (pattern.update(p)) {
      analyze(p);
    }
  }

  /** Finds the graph, the structure of the factor, and the addresses of all entries. */
  private void analyze(Primal p) {
    reserve(p);
    graph.find(p, pattern);
    factor.analyze(graph.nodes, graph.size, graph.row, graph.neighborAdr, graph.neighbor);
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
    vector = memory.reals(vector, n);
    int elements = p.mRowadr[n - 1] + p.mRownnz[n - 1] - p.mRowadr[0];
    mAddress = memory.ints(mAddress, elements);
    groupWork = memory.longs(groupWork, pattern.groups);
    blockAdr = memory.ints(blockAdr, pattern.groups + 1L);
  }

  private void findBlocks(Primal p) {
    int to = 0;
    for (int g = 0; g < pattern.groups; g++) {
      blockAdr[g] = to;
      int row = pattern.group[g];
      int adr = p.jRowadr[row];
      int nnz = p.jRownnz[row];
      int first = p.nv;
      int count = graph.nodesOf(g);
      block = memory.more(block, to + BLOCK * count * (count + 1L) / 2);
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
    int v = graph.nodeOf[p.jColind[adr + a]];
    int b = a + 1;
    while (b < nnz && graph.nodeOf[p.jColind[adr + b]] == v) {
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
    find(p);
    return factor.nonzeros();
  }
}
