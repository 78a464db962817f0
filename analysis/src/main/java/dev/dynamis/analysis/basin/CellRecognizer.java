package dev.dynamis.analysis.basin;

import java.util.Arrays;
import java.util.List;

/**
 * Attractors by recurrence: space is divided into cells, and stretches of orbits that visit the
 * same cell or neighboring ones are on one attractor, a rule that does not depend on their order
 * and holds for points on the border of cells. An orbit is on an attractor when it stays in its
 * cells for a number of steps.
 */
final class CellRecognizer implements Recognizer {
  private static final int FEW = 1 << 17;

  private final int dim;
  private final int resolution;
  private final int hits;
  private final double[] low;
  private final double[] scale;
  private final LongLabels cells;

  /** The number of cells if marks for all of them take little memory, else 0. */
  private final int few;

  private final double[] box;

  /**
   * Divides a box.
   *
   * @param low lower corner
   * @param high upper corner
   * @param resolution cells along each coordinate
   * @param hits steps in cells of an attractor after which an orbit is on it
   */
  CellRecognizer(double[] low, double[] high, int resolution, int hits) {
    dim = low.length;
    this.low = low.clone();
    this.resolution = resolution;
    this.hits = hits;
    scale = new double[dim];
    box = new double[2 * dim];
    double count = StrictMath.pow(resolution, dim);
    cells = new LongLabels(count);
    few = count <= FEW ? (int) count : 0;
    for (int i = 0; i < dim; i++) {
      double width = high[i] - low[i];
      scale[i] = resolution / (width > 0 ? width : 1);
    }
  }

  /** Returns the number of a state's cell, or -1 outside of the box. */
  private long cell(double[] x, int at) {
    long cell = 0;
    for (int i = 0; i < dim; i++) {
      double place = (x[at + i] - low[i]) * scale[i];
      if (!(place >= 0 && place < resolution)) {
        return -1;
      }
      cell = cell * resolution + (long) place;
    }
    return cell;
  }

  @Override
  public int[] find(List<double[]> stretches, Each each) {
    int[] parent = new int[stretches.size()];
    Arrays.setAll(parent, i -> i);
    long[][] visited = new long[parent.length][];
    each.run(parent.length, s -> visited[s] = visited(stretches.get(s)));
    for (int s = 0; s < parent.length; s++) {
      for (long cell : visited[s]) {
        int seen = cells.putIfAbsent(cell, s);
        if (seen >= 0) {
          join(parent, seen, s);
        }
      }
    }
    long[] keys = cells.keys();
    for (long key : keys) {
      joinNeighbors(parent, key, 0, key, 1);
    }
    bound(keys);
    int[] number = new int[parent.length];
    int count = 0;
    for (int s = 0; s < parent.length; s++) {
      number[s] = root(parent, s) == s ? count++ : number[root(parent, s)];
    }
    cells.replaceAll(number);
    return number;
  }

  /** Returns the cells that a stretch visits; where there are few, each of them once. */
  private long[] visited(double[] x) {
    long[] all = new long[x.length / dim];
    long[] marks = new long[few > 0 ? few + 63 >> 6 : 0];
    int count = 0;
    long last = -1;
    for (int at = 0; at < x.length; at += dim) {
      long cell = cell(x, at);
      if (cell < 0 || cell == last) {
        continue;
      }
      last = cell;
      if (few > 0) {
        int word = (int) (cell >> 6);
        long bit = 1L << cell;
        if ((marks[word] & bit) != 0) {
          continue;
        }
        marks[word] |= bit;
      }
      all[count++] = cell;
    }
    return Arrays.copyOf(all, count);
  }

  @Override
  public void renumber(int[] numbers) {
    cells.replaceAll(numbers);
  }

  private static void join(int[] parent, int a, int b) {
    int first = root(parent, a);
    int second = root(parent, b);
    parent[Math.max(first, second)] = Math.min(first, second);
  }

  /**
   * Joins what visits a cell with what visits those around it.
   *
   * @param axis coordinates before this one, counted from the last, are chosen
   * @param to the cell with these chosen
   * @param stride how far apart the numbers of neighbors along the coordinate are
   */
  private void joinNeighbors(int[] parent, long from, int axis, long to, long stride) {
    if (axis == dim) {
      int other = cells.get(to);
      if (other >= 0) {
        join(parent, cells.get(from), other);
      }
      return;
    }
    long place = from / stride % resolution;
    for (int d = -1; d <= 1; d++) {
      if (place + d >= 0 && place + d < resolution) {
        joinNeighbors(parent, from, axis + 1, to + d * stride, stride * resolution);
      }
    }
  }

  static int root(int[] parent, int i) {
    int r = i;
    while (parent[r] != r) {
      r = parent[r];
    }
    return r;
  }

  @Override
  public double[] box() {
    return box;
  }

  private void bound(long[] keys) {
    Arrays.fill(box, 0, dim, Double.POSITIVE_INFINITY);
    Arrays.fill(box, dim, 2 * dim, Double.NEGATIVE_INFINITY);
    for (long key : keys) {
      long rest = key;
      for (int i = dim - 1; i >= 0; i--) {
        long place = rest % resolution;
        rest /= resolution;
        // a cell more on either side, so that rounding leaves nothing out
        box[i] = Math.min(box[i], low[i] + (place - 1) / scale[i]);
        box[dim + i] = Math.max(box[dim + i], low[i] + (place + 2) / scale[i]);
      }
    }
  }

  @Override
  public Watch watch() {
    return new Watch() {
      private int last;
      private int run;

      @Override
      public void start() {
        last = -1;
        run = 0;
      }

      @Override
      public int look(double[] x) {
        long cell = cell(x, 0);
        int label = cell < 0 ? -1 : cells.get(cell);
        run = label >= 0 && label == last ? run + 1 : label >= 0 ? 1 : 0;
        last = label;
        return run >= hits ? label : -1;
      }

      @Override
      public int end() {
        return -1;
      }
    };
  }

  @Override
  public String method() {
    return "recurrence in " + resolution + " cells along each of " + dim + " coordinates";
  }
}
