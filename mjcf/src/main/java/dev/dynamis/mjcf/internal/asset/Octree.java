package dev.dynamis.mjcf.internal.asset;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * An octree around the surface of a mesh, with the signed distance from it in the corners of its
 * cells. Names and layouts of the arrays are those of MuJoCo's {@code oct_*} fields.
 *
 * <p>Cells that a triangle touches are divided, down to {@link #DEPTH}; then others, until
 * neighbors differ by one level at most. Where a cell meets a larger one, its corners in the middle
 * of that one's edges and sides are hanging: they get the mean of the corners around them, so that
 * the interpolated distance is continuous.
 *
 * <p>A child's place is told by three bits: 1, 2 and 4 for the upper half in x, y and z. A
 * direction is twice the axis, plus one for upwards.
 */
public final class Octree {
  /** How often the box around the mesh is halved at most. */
  private static final int DEPTH = 6;

  /** The root is this much larger than the box of the mesh. */
  private static final double MARGIN = 1.1;

  /** Coordinates of the same place are at most this far apart, m. */
  private static final double SAME = 1e-9;

  /** How many tests of a triangle and a box are made before giving up. */
  private static final long MOST_TESTS = 200_000_000;

  /** Bytes for one cell while the tree is built, its corners included. */
  private static final long CELL_BYTES = 500;

  private static final int NONE = -1;

  private record Corner(double x, double y, double z) {}

  /** A cell, and the triangles that touch its parent. */
  private record Task(int cell, int[] triangles) {}

  private final List<double[]> box = new ArrayList<>();
  private final List<int[]> children = new ArrayList<>();
  private final List<int[]> corners = new ArrayList<>();
  private final IntList level = new IntList();
  private final IntList parent = new IntList();
  private final IntList slot = new IntList();
  private final List<double[]> cornerPos = new ArrayList<>();
  private final Map<Corner, Integer> cornerIds = new HashMap<>();

  /** The corners whose mean a hanging corner gets; null for others. */
  private int[][] hanging;

  private final double[] vert;
  private final int[] face;
  private final LongConsumer memory;
  private long tests;
  private double[] cornerValue;

  /**
   * Builds the tree.
   *
   * @param vert vertices of the mesh {@code [3 nvert]}. Not modified.
   * @param face triangles {@code [3 nface]}. Not modified.
   * @param aamm lower and upper corner of the vertices {@code [6]}
   * @param tree boxes of the triangles
   * @param memory is told of bytes before they are used
   * @throws AssetException if it would take too long
   */
  Octree(double[] vert, int[] face, double[] aamm, BoundingVolumeTree tree, LongConsumer memory)
      throws AssetException {
    this.vert = vert;
    this.face = face;
    this.memory = memory;
    double[] root = new double[6];
    for (int k = 0; k < 3; k++) {
      double center = (aamm[k] + aamm[3 + k]) / 2;
      double half = (aamm[3 + k] - aamm[k]) / 2;
      root[k] = center - MARGIN * half;
      root[3 + k] = center + MARGIN * half;
    }
    divideAtSurface(root);
    balance();
    findHanging();
    measure(tree);
  }

  /** Returns the number of cells. */
  public int size() {
    return box.size();
  }

  /** Returns the depth of the cells, 0 for the root {@code [n]}. */
  public int[] depth() {
    return level.toArray();
  }

  /** Returns the children of the cells, -1 for none {@code [8 n]}. */
  public int[] child() {
    return children.stream().flatMapToInt(Arrays::stream).toArray();
  }

  /** Returns centers and half sizes of the cells {@code [6 n]}. */
  public double[] aabb() {
    double[] res = new double[6 * size()];
    for (int i = 0; i < size(); i++) {
      for (int k = 0; k < 3; k++) {
        double low = box.get(i)[k];
        double high = box.get(i)[3 + k];
        res[6 * i + k] = (low + high) / 2;
        res[6 * i + 3 + k] = (high - low) / 2;
      }
    }
    return res;
  }

  /** Returns the distances in the corners of the cells {@code [8 n]}. */
  public double[] coeff() {
    double[] res = new double[8 * size()];
    for (int i = 0; i < res.length; i++) {
      res[i] = cornerValue[corners.get(i / 8)[i % 8]];
    }
    return res;
  }

  // ---------------------------------------------------------------- cells

  private void divideAtSurface(double[] root) throws AssetException {
    add(root, NONE, NONE);
    int[] all = new int[face.length / 3];
    Arrays.setAll(all, i -> i);
    Deque<Task> queue = new ArrayDeque<>();
    queue.add(new Task(0, all));
    while (!queue.isEmpty()) {
      Task task = queue.remove();
      int cell = task.cell;
      if (level.get(cell) >= DEPTH) {
        continue;
      }
      int[] touching = touching(task.triangles, box.get(cell));
      if (touching.length > 0) {
        memory.accept(4L * touching.length);
        divide(cell);
        for (int child : children.get(cell)) {
          queue.add(new Task(child, touching));
        }
      }
    }
  }

  private int[] touching(int[] triangles, double[] cell) throws AssetException {
    tests += triangles.length;
    if (tests > MOST_TESTS) {
      throw tooLong();
    }
    IntList list = new IntList();
    for (int t : triangles) {
      if (BoxTriangle.touch(
          vert, 3 * face[3 * t], 3 * face[3 * t + 1], 3 * face[3 * t + 2], cell)) {
        list.add(t);
      }
    }
    return list.toArray();
  }

  static AssetException tooLong() {
    return new AssetException(
        "has too many large triangles for the octree of a signed distance field",
        "use fewer triangles, or triangles that overlap less");
  }

  private void divide(int cell) {
    for (int s = 0; s < 8; s++) {
      double[] up = box.get(cell);
      double[] own = new double[6];
      for (int k = 0; k < 3; k++) {
        boolean upper = (s >> k & 1) != 0;
        double middle = (up[k] + up[3 + k]) / 2;
        own[k] = upper ? middle : up[k];
        own[3 + k] = upper ? up[3 + k] : middle;
      }
      children.get(cell)[s] = add(own, cell, s);
    }
  }

  private int add(double[] cell, int up, int place) {
    memory.accept(CELL_BYTES);
    int id = box.size();
    box.add(cell);
    level.add(up < 0 ? 0 : level.get(up) + 1);
    parent.add(up);
    slot.add(place);
    int[] none = new int[8];
    Arrays.fill(none, NONE);
    children.add(none);
    int[] ids = new int[8];
    for (int c = 0; c < 8; c++) {
      // adding zero makes negative zeros positive, which are the same place
      double x = cell[(c & 1) != 0 ? 3 : 0] + 0.0;
      double y = cell[(c & 2) != 0 ? 4 : 1] + 0.0;
      double z = cell[(c & 4) != 0 ? 5 : 2] + 0.0;
      Integer known = cornerIds.putIfAbsent(new Corner(x, y, z), cornerPos.size());
      ids[c] = known == null ? cornerPos.size() : known;
      if (known == null) {
        cornerPos.add(new double[] {x, y, z});
      }
    }
    corners.add(ids);
    return id;
  }

  private boolean isLeaf(int cell) {
    return children.get(cell)[0] == NONE;
  }

  private IntList leaves() {
    IntList list = new IntList();
    for (int i = 0; i < size(); i++) {
      if (isLeaf(i)) {
        list.add(i);
      }
    }
    return list;
  }

  // ---------------------------------------------------------------- neighbors

  /** Returns the leaf beside a cell that is nearest to its center, or -1 at the border. */
  private int neighbor(int cell, int direction) {
    int bit = 1 << direction / 2;
    boolean up = direction % 2 == 1;
    int at = cell;
    while (parent.get(at) != NONE && ((slot.get(at) & bit) != 0) == up) {
      at = parent.get(at);
    }
    if (parent.get(at) == NONE) {
      return NONE;
    }
    at = children.get(parent.get(at))[slot.get(at) ^ bit];
    while (!isLeaf(at)) {
      int s = 0;
      for (int k = 0; k < 3; k++) {
        double own = (box.get(cell)[k] + box.get(cell)[3 + k]) / 2;
        double its = (box.get(at)[k] + box.get(at)[3 + k]) / 2;
        s |= own > its ? 1 << k : 0;
      }
      // the half that faces the cell
      s = up ? s & ~bit : s | bit;
      at = children.get(at)[s];
    }
    return at;
  }

  /** Divides leaves until neighbors differ by one level at most. */
  private void balance() {
    IntList coarse = new IntList();
    do {
      coarse.clear();
      IntList leaves = leaves();
      for (int i = 0; i < leaves.size(); i++) {
        int leaf = leaves.get(i);
        for (int direction = 0; direction < 6; direction++) {
          int beside = neighbor(leaf, direction);
          if (beside == NONE) {
            continue;
          }
          int difference = level.get(beside) - level.get(leaf);
          if (difference > 1) {
            coarse.add(leaf);
          } else if (difference < -1) {
            coarse.add(beside);
          }
        }
      }
      for (int i = 0; i < coarse.size(); i++) {
        if (isLeaf(coarse.get(i))) {
          divide(coarse.get(i));
        }
      }
    } while (coarse.size() > 0);
  }

  // ---------------------------------------------------------------- corners

  private void findHanging() {
    hanging = new int[cornerPos.size()][];
    IntList leaves = leaves();
    for (int i = 0; i < leaves.size(); i++) {
      int leaf = leaves.get(i);
      for (int direction = 0; direction < 6; direction++) {
        int beside = neighbor(leaf, direction);
        if (beside == NONE || level.get(beside) >= level.get(leaf)) {
          continue;
        }
        int axis = direction / 2;
        for (int j = 0; j < 4; j++) {
          int c = direction % 2 << axis;
          c |= (j & 1) << (axis + 1) % 3;
          c |= (j >> 1) << (axis + 2) % 3;
          int corner = corners.get(leaf)[c];
          if (hanging[corner] == null) {
            hanging[corner] = cornersAround(cornerPos.get(corner), beside);
          }
        }
      }
    }
  }

  /** The corners of a cell on whose edge or side a place is; null if it is a corner itself. */
  private int[] cornersAround(double[] at, int cell) {
    int fixed = 0;
    int upper = 0;
    for (int k = 0; k < 3; k++) {
      boolean low = Math.abs(at[k] - box.get(cell)[k]) < SAME;
      boolean high = Math.abs(at[k] - box.get(cell)[3 + k]) < SAME;
      fixed |= low || high ? 1 << k : 0;
      upper |= high ? 1 << k : 0;
    }
    int count = Integer.bitCount(fixed);
    if (count == 0 || count == 3) {
      return null;
    }
    int[] around = new int[1 << 3 - count];
    int first = Integer.numberOfTrailingZeros(fixed);
    for (int j = 0; j < around.length; j++) {
      int c = upper;
      int free = 0;
      for (int k = 1; k < 3; k++) {
        int axis = (first + k) % 3;
        if ((fixed >> axis & 1) == 0) {
          c |= (j >> free++ & 1) << axis;
        }
      }
      around[j] = corners.get(cell)[c];
    }
    return around;
  }

  /** Computes the distance in every corner, from the root down. */
  private void measure(BoundingVolumeTree tree) throws AssetException {
    MeshDistance surface = new MeshDistance(vert, face, tree);
    cornerValue = new double[cornerPos.size()];
    boolean[] done = new boolean[cornerValue.length];
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(0);
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      for (int corner : corners.get(cell)) {
        if (!done[corner]) {
          cornerValue[corner] = value(corner, surface, done);
          done[corner] = true;
        }
      }
      if (!isLeaf(cell)) {
        Arrays.stream(children.get(cell)).forEach(queue::add);
      }
    }
  }

  private double value(int corner, MeshDistance surface, boolean[] done) throws AssetException {
    int[] around = hanging[corner];
    if (around == null) {
      double[] p = cornerPos.get(corner);
      return surface.signed(p[0], p[1], p[2]);
    }
    double sum = 0;
    for (int c : around) {
      if (!done[c]) {
        throw new AssetException(
            "is too small or too flat for the octree of a signed distance field",
            "use a larger mesh, or one whose sides are less different");
      }
      sum += cornerValue[c];
    }
    return sum / around.length;
  }
}
