package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/**
 * A binary tree of axis-aligned boxes. A node with several elements splits at the median of their
 * centers along its longest side. Nodes are in depth-first order, so children follow their parent
 * and node 0 is the root; n elements give 2n - 1 nodes.
 */
public final class BoundingVolumeTree {
  private static final double EPS = 1e-14;

  /** Center and half sizes of the nodes' boxes {@code [6 nnode]}. */
  public final double[] aabb;

  /** The two children of each node, or -1 {@code [2 nnode]}. */
  public final int[] child;

  /** The element of a leaf, or -1 {@code [nnode]}. */
  public final int[] nodeid;

  /** Depth of each node, 0 for the root {@code [nnode]}. */
  public final int[] depth;

  private final double[] box;
  private final double[] center;
  private final int[] element;
  private int count;

  /**
   * Builds the tree.
   *
   * @param box lower and upper corners of the elements' boxes {@code [6 n]}. Not modified.
   * @param center points by which elements are sorted {@code [3 n]}. Not modified.
   */
  public BoundingVolumeTree(double[] box, double[] center) {
    int n = box.length / 6;
    int nodes = Math.max(0, 2 * n - 1);
    this.box = box;
    this.center = center;
    aabb = new double[6 * nodes];
    child = new int[2 * nodes];
    nodeid = new int[nodes];
    depth = new int[nodes];
    element = new int[n];
    Arrays.setAll(element, i -> i);
    Arrays.fill(child, -1);
    Arrays.fill(nodeid, -1);
    if (n > 0) {
      build(0, n, 0);
    }
  }

  /** Builds the node over {@code element[from, to)}; halving keeps the recursion shallow. */
  private int build(int from, int to, int level) {
    int node = count++;
    depth[node] = level;
    double x0 = Double.MAX_VALUE, y0 = x0, z0 = x0;
    double x1 = -Double.MAX_VALUE, y1 = x1, z1 = x1;
    for (int i = from; i < to; i++) {
      int e = 6 * element[i];
      x0 = Math.min(x0, box[e]);
      y0 = Math.min(y0, box[e + 1]);
      z0 = Math.min(z0, box[e + 2]);
      x1 = Math.max(x1, box[e + 3]);
      y1 = Math.max(y1, box[e + 4]);
      z1 = Math.max(z1, box[e + 5]);
    }
    set(node, 0, x0, x1);
    set(node, 1, y0, y1);
    set(node, 2, z0, z1);
    if (to - from == 1) {
      nodeid[node] = element[from];
      return node;
    }
    int axis = 0;
    double[] half = {aabb[6 * node + 3], aabb[6 * node + 4], aabb[6 * node + 5]};
    axis = half[1] >= half[0] + EPS ? 1 : axis;
    axis = half[2] >= half[axis] + EPS ? 2 : axis;
    int middle = from + (to - from) / 2;
    select(from, to - 1, middle, axis);
    child[2 * node] = build(from, middle, level + 1);
    child[2 * node + 1] = build(middle, to, level + 1);
    return node;
  }

  private void set(int node, int axis, double low, double high) {
    // a flat box would be missed by a ray in its plane
    double inflate = high - low < EPS ? EPS : 0;
    aabb[6 * node + axis] = (high + low) / 2;
    aabb[6 * node + 3 + axis] = (high - low) / 2 + inflate;
  }

  /** Moves elements so that the one at k is in its sorted place and smaller ones are before it. */
  private void select(int low, int high, int k, int axis) {
    while (low < high) {
      int pivot = element[low + (high - low) / 2];
      int i = low;
      int j = high;
      while (i <= j) {
        while (before(element[i], pivot, axis)) {
          i++;
        }
        while (before(pivot, element[j], axis)) {
          j--;
        }
        if (i <= j) {
          int swap = element[i];
          element[i++] = element[j];
          element[j--] = swap;
        }
      }
      if (k <= j) {
        high = j;
      } else if (k >= i) {
        low = i;
      } else {
        return;
      }
    }
  }

  private boolean before(int a, int b, int axis) {
    double x = center[3 * a + axis], y = center[3 * b + axis];
    return Math.abs(x - y) > EPS ? x < y : a < b;
  }
}
