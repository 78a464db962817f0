package dev.dynamis.core.math;

import dev.dynamis.core.MemoryLimitException;
import java.util.Arrays;

/**
 * Sparse Cholesky factorization {@code A = L transpose(L)} of a large symmetric positive definite
 * matrix of dense blocks, by the multifrontal method (Duff, Reid: The multifrontal solution of
 * indefinite sparse symmetric linear equations, 1983): rows and columns are brought into an order
 * of elimination that keeps the factor sparse, neighbors with nearly the same pattern become
 * panels, and each panel is eliminated in a small dense matrix, its front.
 *
 * <p>{@link #analyze} finds the structure. Then the lower triangle of {@code A} is added to {@link
 * #l}, whose addresses {@link #address} and {@link #stride} tell, {@link #factor} turns it into
 * {@code L} in place, {@link #update} follows changes of rank one.
 *
 * <p>Fronts are arrays of columns that all start at row 0, because the compiler makes vector
 * instructions of loops over different arrays only if they share their index.
 *
 * <p>An instance keeps its memory; it is for one thread.
 *
 * @since 0.1.0
 */
public final class FrontalCholesky {
  /** By how much an operation of an update is slower than one of a factorization. */
  private static final int UPDATE_PENALTY = 6;

  /** Entries of panels, column by column; above the diagonal they mean nothing. */
  public double[] l = {};

  /** Place of each row of the matrix in the order of elimination. */
  public int[] place = {};

  private final Buffers memory;
  private final EliminationOrder order;
  private int n;
  private int panels;

  /** Where each panel starts: its first place (also one after the last), its address in l. */
  private int[] first = {};

  private int[] panelAdr = {};

  /** Panel of each place. */
  private int[] panelOf = {};

  /** Rows of each panel below its columns: places, and rows of the front of the parent. */
  private int[] rowAdr = {};

  private int[] rows = {};
  private int[] inParent = {};

  /** Panels that have each node among their rows, to list these. */
  private int[] holder = {};

  private int[] holderAdr = {};
  private int[] parent = {};
  private int[] children = {};

  /** The front, its columns; what fronts leave for their parents, last in first out. */
  private double[][] front = {};

  private double[] stack = {};
  private int[] stackAdr = {};
  private int[] waiting = {};

  private double[] vector = {};
  private double[] part = {};
  private long work;

  /** A factor of nothing yet, whose memory is not limited. */
  public FrontalCholesky() {
    this(Buffers.unlimited());
  }

  /** A factor of nothing yet. */
  public FrontalCholesky(Buffers memory) {
    this.memory = memory;
    order = new EliminationOrder(memory);
  }

  /**
   * Finds the structure of the factor.
   *
   * @param nodes number of nodes; all entries of the matrix between two nodes that are neighbors
   *     have room in the factor
   * @param size number of rows of each node
   * @param row first row of each node
   * @param adr where the neighbors of each node start in {@code neighbors}; {@code [nodes + 1]}
   * @param neighbors neighbors; if a is one of b, then b is one of a; none twice, no node itself
   */
  public void analyze(int nodes, int[] size, int[] row, int[] adr, int[] neighbors) {
    order.find(nodes, size, adr, neighbors);
    n = 0;
    for (int v = 0; v < nodes; v++) {
      n += size[v];
    }
    reserve(nodes);
    int to = 0;
    for (int k = 0; k < nodes; k++) {
      int v = order.node[k];
      for (int i = 0; i < size[v]; i++) {
        place[row[v] + i] = to++;
      }
    }
    findPanels(nodes, size);
    listRows(nodes, size, row);
    findParents();
    measure();
  }

  private void reserve(int nodes) {
    place = memory.ints(place, n);
    panelOf = memory.ints(panelOf, n);
    vector = memory.reals(vector, n);
    part = memory.reals(part, n);
    holderAdr = memory.ints(holderAdr, nodes + 1);
    first = memory.ints(first, nodes + 1);
    panelAdr = memory.ints(panelAdr, nodes + 1);
    rowAdr = memory.ints(rowAdr, nodes + 1);
    parent = memory.ints(parent, nodes + 1);
    children = memory.ints(children, nodes + 1);
    stackAdr = memory.ints(stackAdr, nodes + 1);
    waiting = memory.ints(waiting, nodes + 1);
  }

  /**
   * Joins a node to the panel before it if it is the parent of that panel's last node and this adds
   * few zeros. Until {@link #listRows}, {@code children} holds the last node of each panel.
   */
  private void findPanels(int nodes, int[] size) {
    panels = 0;
    int at = 0;
    int width = 0;
    long zeros = 0;
    for (int k = 0; k < nodes; k++) {
      int v = order.node[k];
      boolean join = false;
      if (k > 0 && order.parent[order.node[k - 1]] == v) {
        int below = order.laterWeight[order.node[k - 1]];
        long more = zeros + (long) width * (size[v] + order.laterWeight[v] - below);
        int wide = width + size[v];
        long entries = (long) wide * (wide + order.laterWeight[v]);
        join = more <= entries * share(wide);
        zeros = join ? more : 0;
      } else {
        zeros = 0;
      }
      if (!join) {
        first[panels++] = at;
        width = 0;
      }
      children[panels - 1] = v;
      width += size[v];
      at += size[v];
    }
    first[panels] = at;
  }

  /** The share of zeros that a panel of this width may have. */
  private static double share(int width) {
    return width <= 16 ? 0.3 : width <= 48 ? 0.1 : 0.02;
  }

  /**
   * The rows of a panel are those of its last node. Nodes are handed out to the panels that have
   * them in the order of elimination, which sorts them.
   */
  private void listRows(int nodes, int[] size, int[] row) {
    long entries = 0;
    long total = 0;
    long pairs = 0;
    Arrays.fill(holderAdr, 0, nodes, 0);
    for (int s = 0; s < panels; s++) {
      int v = children[s];
      rowAdr[s] = within(total);
      total += order.laterWeight[v];
      pairs += order.length[v];
      for (int k = order.start[v]; k < order.start[v] + order.length[v]; k++) {
        holderAdr[order.later[k]]++;
      }
    }
    rowAdr[panels] = within(total);
    rows = memory.ints(rows, total);
    inParent = memory.ints(inParent, total);
    holder = memory.ints(holder, pairs);
    for (int u = 1; u < nodes; u++) {
      holderAdr[u] += holderAdr[u - 1];
    }
    holderAdr[nodes] = within(pairs);
    for (int s = panels - 1; s >= 0; s--) {
      int v = children[s];
      for (int k = order.start[v]; k < order.start[v] + order.length[v]; k++) {
        holder[--holderAdr[order.later[k]]] = s;
      }
    }
    System.arraycopy(rowAdr, 0, waiting, 0, panels);
    for (int k = 0; k < nodes; k++) {
      int u = order.node[k];
      for (int h = holderAdr[u]; h < holderAdr[u + 1]; h++) {
        int s = holder[h];
        for (int i = 0; i < size[u]; i++) {
          rows[waiting[s]++] = place[row[u]] + i;
        }
      }
    }
    for (int s = 0; s < panels; s++) {
      Arrays.fill(panelOf, first[s], first[s + 1], s);
      panelAdr[s] = within(entries);
      entries += (long) width(s) * height(s);
    }
    panelAdr[panels] = within(entries);
    l = memory.reals(l, entries);
  }

  /** Finds the tree of panels and where the rows of each are in the front of its parent. */
  private void findParents() {
    Arrays.fill(children, 0, panels, 0);
    for (int s = 0; s < panels; s++) {
      int from = rowAdr[s];
      int end = rowAdr[s + 1];
      parent[s] = from < end ? panelOf[rows[from]] : -1;
      if (parent[s] < 0) {
        continue;
      }
      int p = parent[s];
      children[p]++;
      int at = rowAdr[p];
      for (int k = from; k < end; k++) {
        if (rows[k] < first[p + 1]) {
          inParent[k] = rows[k] - first[p];
        } else {
          while (rows[at] != rows[k]) {
            at++;
          }
          inParent[k] = width(p) + at - rowAdr[p];
        }
      }
    }
  }

  /** Finds the size of the largest front, of the stack, and the work of a factorization. */
  private void measure() {
    int most = 0;
    long top = 0;
    long highest = 0;
    int depth = 0;
    work = 0;
    for (int s = 0; s < panels; s++) {
      int width = width(s);
      int height = height(s);
      most = Math.max(most, height);
      work += (long) width * height * height;
      depth -= children[s];
      if (children[s] > 0) {
        top = stackAdr[waiting[depth]];
      }
      if (parent[s] >= 0) {
        waiting[depth++] = s;
        stackAdr[s] = within(top);
        top += (height - width) * (height - width + 1L) / 2;
        highest = Math.max(highest, top);
      }
    }
    stack = memory.reals(stack, highest);
    if (front.length < most) {
      // only a little more than needed
      front = memory.square(front, most + most / 16 + 8);
    }
  }

  /** Addresses of what no array holds are not made. */
  private int within(long address) {
    if (address > Integer.MAX_VALUE) {
      throw new MemoryLimitException(
          "a factor of "
              + n
              + " rows does not fit into an array: with the solver CG there is none");
    }
    return (int) address;
  }

  private int width(int s) {
    return first[s + 1] - first[s];
  }

  /** Columns and rows of a panel together. */
  private int height(int s) {
    return first[s + 1] - first[s] + rowAdr[s + 1] - rowAdr[s];
  }

  /** Returns a measure of the time that {@link #factor} takes. */
  public long factorWork() {
    return work;
  }

  /** Returns the same measure for {@link #update} with a vector that starts at {@code place}. */
  public long updateWork(int place) {
    long sum = 0;
    for (int s = panelOf[place]; s >= 0; s = parent[s]) {
      sum += (long) width(s) * height(s);
    }
    return UPDATE_PENALTY * sum;
  }

  /** Returns the number of entries of the factor. */
  public int nonzeros() {
    return panelAdr[panels];
  }

  /**
   * Address in {@link #l} of the entry at two places of the lower triangle. Those of the rows of
   * one node follow one another; from column to column of one node it is {@link #stride} further.
   */
  public int address(int rowPlace, int columnPlace) {
    int s = panelOf[columnPlace];
    int column = columnPlace - first[s];
    int line = rowPlace - first[s];
    if (rowPlace >= first[s + 1]) {
      int at = Arrays.binarySearch(rows, rowAdr[s], rowAdr[s + 1], rowPlace);
      line = width(s) + at - rowAdr[s];
    }
    return panelAdr[s] + column * height(s) + line;
  }

  /** Returns the distance between entries of neighboring columns. */
  public int stride(int columnPlace) {
    return height(panelOf[columnPlace]);
  }

  /** Sets all entries to zero. */
  public void clear() {
    Arrays.fill(l, 0, panelAdr[panels], 0);
  }

  /**
   * Replaces the matrix in {@link #l} by its factor. Pivots below {@code minDiagonal} are raised to
   * it.
   */
  public void factor(double minDiagonal) {
    int depth = 0;
    for (int s = 0; s < panels; s++) {
      int width = width(s);
      int height = height(s);
      load(s, width, height);
      for (int c = 0; c < children[s]; c++) {
        addChild(waiting[--depth]);
      }
      eliminate(width, height, minDiagonal);
      store(s, width, height);
      if (parent[s] >= 0) {
        waiting[depth++] = s;
      }
    }
  }

  private void load(int s, int width, int height) {
    int from = panelAdr[s];
    for (int j = 0; j < width; j++, from += height) {
      System.arraycopy(l, from, front[j], 0, height);
    }
    for (int j = width; j < height; j++) {
      Arrays.fill(front[j], 0, height, 0);
    }
  }

  /** Adds what the panel {@code c} has left for its parent. */
  private void addChild(int c) {
    int from = rowAdr[c];
    int end = rowAdr[c + 1];
    int at = stackAdr[c];
    for (int j = from; j < end; j++) {
      double[] column = front[inParent[j]];
      for (int i = j; i < end; i++) {
        column[inParent[i]] += stack[at++];
      }
    }
  }

  /** Copies the columns of the factor to the panel, and the rest of the front to the stack. */
  private void store(int s, int width, int height) {
    int to = panelAdr[s];
    for (int j = 0; j < width; j++, to += height) {
      System.arraycopy(front[j], 0, l, to, height);
    }
    to = stackAdr[s];
    for (int j = width; j < height; j++) {
      System.arraycopy(front[j], j, stack, to, height - j);
      to += height - j;
    }
  }

  /** Eliminates the first {@code width} columns of a front, four at a time while there are. */
  private void eliminate(int width, int height, double minDiagonal) {
    double[][] f = front;
    int k = 0;
    for (; k + 4 <= width; k += 4) {
      pivots(k, 4, height, minDiagonal);
      int j = k + 4;
      for (; j + 2 <= height; j += 2) {
        subtract(f[j], f[j + 1], f[k], f[k + 1], f[k + 2], f[k + 3], j, height);
      }
      if (j < height) {
        subtract(f[j], f[k], f[k + 1], j, height);
        subtract(f[j], f[k + 2], f[k + 3], j, height);
      }
    }
    if (k + 2 <= width) {
      pivots(k, 2, height, minDiagonal);
      for (int j = k + 2; j < height; j++) {
        subtract(f[j], f[k], f[k + 1], j, height);
      }
      k += 2;
    }
    if (k < width) {
      pivots(k, 1, height, minDiagonal);
      for (int j = k + 1; j < height; j++) {
        subtract(f[j], f[k], j, height);
      }
    }
  }

  /** Completes {@code count} columns from {@code k} on, from which all before are subtracted. */
  private void pivots(int k, int count, int height, double minDiagonal) {
    for (int j = k; j < k + count; j++) {
      double[] column = front[j];
      for (int i = k; i < j; i++) {
        subtract(column, front[i], j, height);
      }
      double root = Math.sqrt(Math.max(column[j], minDiagonal));
      double inverse = 1 / root;
      column[j] = root;
      for (int i = j + 1; i < height; i++) {
        column[i] *= inverse;
      }
    }
  }

  /** {@code y -= a[j] a} from row j on. */
  private static void subtract(double[] y, double[] a, int j, int end) {
    double s = a[j];
    for (int i = j; i < end; i++) {
      y[i] -= s * a[i];
    }
  }

  /** {@code y -= a[j] a + b[j] b} from row j on. */
  private static void subtract(double[] y, double[] a, double[] b, int j, int end) {
    double s = a[j];
    double t = b[j];
    for (int i = j; i < end; i++) {
      y[i] -= s * a[i] + t * b[i];
    }
  }

  /**
   * {@code y -= a[j] a + b[j] b + c[j] c + d[j] d} and {@code z -= a[j + 1] a + ...}, both from row
   * j on: the entry of z above its diagonal means nothing.
   */
  private static void subtract(
      double[] y, double[] z, double[] a, double[] b, double[] c, double[] d, int j, int end) {
    double sa = a[j];
    double sb = b[j];
    double sc = c[j];
    double sd = d[j];
    double ta = a[j + 1];
    double tb = b[j + 1];
    double tc = c[j + 1];
    double td = d[j + 1];
    for (int i = j; i < end; i++) {
      double ai = a[i];
      double bi = b[i];
      double ci = c[i];
      double di = d[i];
      y[i] -= (sa * ai + sb * bi) + (sc * ci + sd * di);
      z[i] -= (ta * ai + tb * bi) + (tc * ci + td * di);
    }
  }

  /** {@code res = inverse(A) b}, both in the order of the matrix; they may be the same. */
  public void solve(double[] res, double[] b) {
    double[] x = vector;
    for (int i = 0; i < n; i++) {
      x[place[i]] = b[i];
    }
    for (int s = 0; s < panels; s++) {
      int width = width(s);
      int height = height(s);
      gather(s, width, height);
      int column = panelAdr[s];
      for (int j = 0; j < width; j++, column += height) {
        double value = part[j] / l[column + j];
        part[j] = value;
        for (int i = j + 1; i < height; i++) {
          part[i] -= l[column + i] * value;
        }
      }
      scatter(s, width, height);
    }
    for (int s = panels - 1; s >= 0; s--) {
      int width = width(s);
      int height = height(s);
      gather(s, width, height);
      int column = panelAdr[s] + (width - 1) * height;
      for (int j = width - 1; j >= 0; j--, column -= height) {
        double sum0 = 0;
        double sum1 = 0;
        int i = j + 1;
        for (; i + 2 <= height; i += 2) {
          sum0 += l[column + i] * part[i];
          sum1 += l[column + i + 1] * part[i + 1];
        }
        if (i < height) {
          sum0 += l[column + i] * part[i];
        }
        part[j] = (part[j] - (sum0 + sum1)) / l[column + j];
      }
      System.arraycopy(part, 0, x, first[s], width);
    }
    for (int i = 0; i < n; i++) {
      res[i] = x[place[i]];
    }
    Arrays.fill(x, 0, n, 0);
  }

  private void gather(int s, int width, int height) {
    System.arraycopy(vector, first[s], part, 0, width);
    int from = rowAdr[s] - width;
    for (int i = width; i < height; i++) {
      part[i] = vector[rows[from + i]];
    }
  }

  private void scatter(int s, int width, int height) {
    System.arraycopy(part, 0, vector, first[s], width);
    int from = rowAdr[s] - width;
    for (int i = width; i < height; i++) {
      vector[rows[from + i]] = part[i];
    }
  }

  /**
   * Changes the factor of {@code A} in place into that of {@code A + x transpose(x)}, or with
   * {@code plus} false of {@code A - x transpose(x)}, and returns whether all pivots stayed
   * positive; others are raised to {@link Scalar#MINVAL}.
   *
   * @param x values, {@code nnz} from {@code i} on; the nodes they belong to must be neighbors
   * @param xind their rows in the matrix, from {@code j} on
   */
  public boolean update(double[] x, int i, int[] xind, int j, int nnz, boolean plus) {
    int start = n;
    for (int k = 0; k < nnz; k++) {
      int to = place[xind[j + k]];
      vector[to] = x[i + k];
      start = Math.min(start, to);
    }
    boolean positive = true;
    int s = start < n ? panelOf[start] : -1;
    while (s >= 0) {
      int width = width(s);
      int height = height(s);
      gather(s, width, height);
      int column = panelAdr[s];
      for (int c = 0; c < width; c++, column += height) {
        positive &= part[c] == 0 || rotate(column, c, height, plus);
      }
      Arrays.fill(part, 0, width, 0);
      scatter(s, width, height);
      s = parent[s];
    }
    return positive;
  }

  /**
   * Brings entry {@code c} of the vector into the diagonal, by a rotation, hyperbolic for minus.
   */
  private boolean rotate(int column, int c, int height, boolean plus) {
    double[] w = part;
    double old = l[column + c];
    double pivot = old * old + (plus ? w[c] * w[c] : -w[c] * w[c]);
    boolean positive = pivot >= Scalar.MINVAL;
    double root = Math.sqrt(positive ? pivot : Scalar.MINVAL);
    double cosine = old / root;
    double sine = w[c] / root;
    double signed = plus ? sine : -sine;
    l[column + c] = root;
    for (int i = c + 1; i < height; i++) {
      double entry = l[column + i];
      double value = w[i];
      l[column + i] = cosine * entry + signed * value;
      w[i] = cosine * value - sine * entry;
    }
    return positive;
  }
}
