package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.LagrangeBasis;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Positions of the vertices of flexes, and boxes around their elements.
 *
 * <p>Reads the poses of bodies; writes {@code flexvert.xpos, flexelem.aabb}, and {@code
 * bvh.aabbDyn} where collisions ask for a tree.
 */
public final class FlexPositions {
  private final Buffers memory;
  private long[] ordered = {};

  private FlexPositions(Buffers memory) {
    this.memory = memory;
  }

  /** Computes vertices and the boxes of elements. */
  static void run(Model m, Data d) {
    FlexPositions work = d.scratch.counted(FlexPositions.class, FlexPositions::new);
    for (int f = 0; f < m.nflex; f++) {
      if (m.flex.interp[f] == 0) {
        vertices(m, d, f);
      } else {
        interpolate(m, d, f);
      }
      work.elementBoxes(m, d, f);
    }
  }

  private static void vertices(Model m, Data d, int f) {
    int from = m.flex.vertadr[f];
    int[] body = m.flex.vertbodyid;
    for (int v = from; v < from + m.flex.vertnum[f]; v++) {
      place(m.flex.centered[f], d, d.flexvert.xpos, 3 * v, body[v], m.flex.vert, 3 * v);
    }
  }

  /** World position of a point of a body, or of the body's origin if all points are there. */
  private static void place(
      boolean centered, Data d, double[] res, int r, int body, double[] local, int i) {
    if (centered) {
      Vec3.copy(res, r, d.xpos, 3 * body);
      return;
    }
    Mat3.mulVec(res, r, d.xmat, 9 * body, local, i);
    Vec3.addTo(res, r, d.xpos, 3 * body);
  }

  /** World positions of the nodes of flex {@code f}, in {@code res[3 x nodenum]}. */
  static void nodes(Model m, Data d, int f, double[] res) {
    int from = m.flex.nodeadr[f];
    for (int k = 0; k < m.flex.nodenum[f]; k++) {
      int n = from + k;
      place(m.flex.centered[f], d, res, 3 * k, m.flex.nodebodyid[n], m.flex.node, 3 * n);
    }
  }

  private static void interpolate(Model m, Data d, int f) {
    int order = m.flex.interp[f];
    int count = m.flex.nodenum[f];
    long mark = d.scratch.mark();
    double[] node = d.scratch.reals(3 * count);
    double[] weights = d.scratch.reals(count);
    nodes(m, d, f, node);
    int from = m.flex.vertadr[f];
    for (int v = from; v < from + m.flex.vertnum[f]; v++) {
      LagrangeBasis.values(weights, m.flex.vert0, 3 * v, order);
      double x = 0, y = 0, z = 0;
      for (int n = 0; n < count; n++) {
        double weight = weights[n];
        x += node[3 * n] * weight;
        y += node[3 * n + 1] * weight;
        z += node[3 * n + 2] * weight;
      }
      Vec3.set(d.flexvert.xpos, 3 * v, x, y, z);
    }
    d.scratch.release(mark);
  }

  /** Center and half sizes of a box around each element, its radius included. */
  private void elementBoxes(Model m, Data d, int f) {
    int corners = m.flex.dim[f] + 1;
    double radius = m.flex.radius[f];
    orderCoordinates(d.flexvert.xpos, 3 * m.flex.vertadr[f], 3 * m.flex.vertnum[f]);
    long[] x = ordered;
    double[] box = d.flexelem.aabb;
    int[] elem = m.flex.elem;
    int at = m.flex.elemdataadr[f];
    int first = m.flex.elemadr[f];
    for (int e = first; e < first + m.flex.elemnum[f]; e++) {
      int p = 3 * elem[at];
      int q = 3 * elem[at + 1];
      int r = corners > 2 ? 3 * elem[at + 2] : q;
      int s = corners > 3 ? 3 * elem[at + 3] : r;
      for (int k = 0; k < 3; k++) {
        long low = Math.min(Math.min(x[p + k], x[q + k]), Math.min(x[r + k], x[s + k]));
        long high = Math.max(Math.max(x[p + k], x[q + k]), Math.max(x[r + k], x[s + k]));
        around(box, 6 * e + k, number(low), number(high), radius);
      }
      at += corners;
    }
  }

  /** Center and half size of an interval. */
  private static void around(double[] box, int at, double low, double high, double radius) {
    box[at] = 0.5 * (high + low);
    box[at + 3] = 0.5 * (high - low) + radius;
  }

  /** Coordinates as integers of the same order, of which the least is found without branches. */
  private void orderCoordinates(double[] x, int from, int n) {
    ordered = memory.longs(ordered, n);
    for (int i = 0; i < n; i++) {
      long bits = Double.doubleToRawLongBits(x[from + i]);
      ordered[i] = bits ^ ((bits >> 63) & Long.MAX_VALUE);
    }
  }

  private static double number(long ordered) {
    return Double.longBitsToDouble(ordered ^ ((ordered >> 63) & Long.MAX_VALUE));
  }

  /** Boxes of the tree of flex {@code f}, from the leaves up; children come after their parents. */
  public static void tree(Model m, Data d, int f) {
    double[] box = d.bvh.aabbDyn;
    int root = m.flex.bvhadr[f];
    int offset = root - m.nbvhstatic;
    for (int i = m.flex.bvhnum[f] - 1; i >= 0; i--) {
      int element = m.bvh.nodeid[root + i];
      int at = 6 * (offset + i);
      if (element >= 0) {
        System.arraycopy(d.flexelem.aabb, 6 * (m.flex.elemadr[f] + element), box, at, 6);
      } else {
        int a = 6 * (offset + m.bvh.child[2 * (root + i)]);
        int b = 6 * (offset + m.bvh.child[2 * (root + i) + 1]);
        unite(box, at, a, b);
      }
    }
  }

  private static void unite(double[] box, int at, int a, int b) {
    for (int k = 0; k < 3; k++) {
      double low1 = box[a + k] - box[a + k + 3], low2 = box[b + k] - box[b + k + 3];
      double high1 = box[a + k] + box[a + k + 3], high2 = box[b + k] + box[b + k + 3];
      double low = Math.min(low1, low2);
      double high = Math.max(high1, high2);
      box[at + k] = 0.5 * (high + low);
      box[at + k + 3] = 0.5 * (high - low);
    }
  }
}
