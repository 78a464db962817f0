package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.GeomType;

/**
 * Finds the pairs of geoms of two bodies that may touch, by descending their trees of bounding
 * boxes together, or by comparing each with each if there are few.
 *
 * <p>Boxes of inner nodes are in the inertial frame of the body. Two geoms are a pair if neither
 * their bounding spheres nor their own boxes are apart.
 */
final class MidPhase {
  /** Pairs of geoms up to which trees don't pay. */
  private static final int FEW = 16;

  /** Part of the size of boxes by which rounding may move their faces. */
  private static final double TIE = 1e-9;

  /** A half size from which on a box counts as infinite. */
  private static final double HUGE = 0.01 * Constants.MAXVAL;

  /** More than what rounding may move the box of a plane by, m, see {@link #worldBoxesMeet}. */
  private static final double DEEP = 1e-5;

  private final Buffers memory;
  private final KeyList pairs;
  private final BoxOverlap nodes = new BoxOverlap();
  private final BoxOverlap geoms = new BoxOverlap();
  private final double[] center1 = new double[3];
  private final double[] center2 = new double[3];
  private int[] stack = {};

  MidPhase(Buffers memory) {
    this.memory = memory;
    pairs = new KeyList(memory);
  }

  /**
   * Returns pairs of geoms as keys, in the order in which their contacts are listed: by the geom
   * whose type comes first, then by the other.
   *
   * @param marks whether volumes that meet are marked in {@code bvh.active}; without a descent
   *     these are the volumes of geoms that meet and those around them
   */
  KeyList run(Model m, Data d, int b1, int b2, boolean marks) {
    pairs.clear();
    if (m.body.geomnum[b1] * m.body.geomnum[b2] <= FEW) {
      compareAll(m, d, b1, b2);
      if (marks && pairs.size > 0) {
        mark(m, d, b1);
        mark(m, d, b2);
      }
    } else {
      nodes.set(d.xipos, d.ximat, b1, b2);
      double margin = ContactParameters.margin(m, m.body.margin[b1] + m.body.margin[b2]);
      descend(m, d, b1, b2, margin, marks);
    }
    pairs.sort();
    return pairs;
  }

  /** Compares each geom with each, but for those whose masks keep them apart. */
  private void compareAll(Model m, Data d, int b1, int b2) {
    boolean masks = m.callbacks.contactFilter == null;
    int from1 = m.body.geomadr[b1];
    int end1 = from1 + m.body.geomnum[b1];
    int from2 = m.body.geomadr[b2];
    int end2 = from2 + m.body.geomnum[b2];
    for (int g1 = from1; g1 < end1; g1++) {
      int type = m.geom.contype[g1];
      int affinity = m.geom.conaffinity[g1];
      for (int g2 = from2; g2 < end2; g2++) {
        if (!masks
            || BodyFilter.masksMatch(type, affinity, m.geom.contype[g2], m.geom.conaffinity[g2])) {
          compare(m, d, g1, g2);
        }
      }
    }
  }

  /** Marks the volumes of a body's tree that a geom of a pair is in. */
  private void mark(Model m, Data d, int body) {
    int root = m.body.bvhadr[body];
    for (int n = root + m.body.bvhnum[body] - 1; n >= root; n--) {
      // children come after what is around them
      int geom = m.bvh.nodeid[n];
      d.bvh.active[n] |=
          geom >= 0
              ? isPaired(geom)
              : d.bvh.active[root + m.bvh.child[2 * n]]
                  || d.bvh.active[root + m.bvh.child[2 * n + 1]];
    }
  }

  private boolean isPaired(int geom) {
    for (int i = 0; i < pairs.size; i++) {
      if (KeyList.first(pairs.keys[i]) == geom || KeyList.second(pairs.keys[i]) == geom) {
        return true;
      }
    }
    return false;
  }

  /** Lists two geoms if they may touch, and returns whether they may. */
  private boolean compare(Model m, Data d, int geom1, int geom2) {
    boolean swap = m.geom.type[geom1] > m.geom.type[geom2];
    int g1 = swap ? geom2 : geom1;
    int g2 = swap ? geom1 : geom2;
    boolean met = geomsMeet(m, d, g1, g2);
    if (met) {
      pairs.add(KeyList.key(g1, g2));
    }
    return met;
  }

  private void descend(Model m, Data d, int b1, int b2, double margin, boolean marks) {
    int root1 = m.body.bvhadr[b1];
    int root2 = m.body.bvhadr[b2];
    int top = push(0, root1, root2);
    while (top > 0) {
      int n2 = stack[--top];
      int n1 = stack[--top];
      int geom1 = m.bvh.nodeid[n1];
      int geom2 = m.bvh.nodeid[n2];
      boolean met;
      if (geom1 >= 0 && geom2 >= 0) {
        met = compare(m, d, geom1, geom2);
      } else {
        met =
            isPlane(m, geom1)
                ? reachesPlane(m, d, geom1, b2, 6 * n2, margin)
                : isPlane(m, geom2)
                    ? reachesPlane(m, d, geom2, b1, 6 * n1, margin)
                    : nodesMeet(m.bvh.aabb, 6 * n1, 6 * n2, margin);
        if (met) {
          top = pushChildren(m, top, root1, root2, n1, n2, geom1 >= 0, geom2 >= 0);
        }
      }
      if (met && marks) {
        d.bvh.active[n1] = true;
        d.bvh.active[n2] = true;
      }
    }
  }

  private static boolean isPlane(Model m, int geom) {
    return geom >= 0 && m.geom.type[geom] == GeomType.PLANE;
  }

  /** Whether the box of a node of a body's tree is not above a plane. */
  private static boolean reachesPlane(Model m, Data d, int plane, int body, int i, double margin) {
    double[] axes = d.geom.xmat;
    double[] origin = d.geom.xpos;
    double[] frame = d.ximat;
    double[] pos = d.xipos;
    double[] aabb = m.bvh.aabb;
    int p = 9 * plane;
    int f = 9 * body;
    double nx = axes[p + 2], ny = axes[p + 5], nz = axes[p + 8];
    double u = frame[f] * nx + frame[f + 3] * ny + frame[f + 6] * nz;
    double v = frame[f + 1] * nx + frame[f + 4] * ny + frame[f + 7] * nz;
    double w = frame[f + 2] * nx + frame[f + 5] * ny + frame[f + 8] * nz;
    double above =
        nx * (pos[3 * body] - origin[3 * plane])
            + ny * (pos[3 * body + 1] - origin[3 * plane + 1])
            + nz * (pos[3 * body + 2] - origin[3 * plane + 2]);
    double center = above + u * aabb[i] + v * aabb[i + 1] + w * aabb[i + 2];
    double below =
        Math.abs(u) * aabb[i + 3] + Math.abs(v) * aabb[i + 4] + Math.abs(w) * aabb[i + 5];
    return !(center - below > margin + DEEP);
  }

  /** Goes on with the children of the larger of two nodes; a leaf has none. */
  private int pushChildren(
      Model m, int top, int root1, int root2, int n1, int n2, boolean leaf1, boolean leaf2) {
    if (leaf2 || (!leaf1 && size(m.bvh.aabb, 6 * n1) > size(m.bvh.aabb, 6 * n2))) {
      int next = push(top, root1 + m.bvh.child[2 * n1], n2);
      return push(next, root1 + m.bvh.child[2 * n1 + 1], n2);
    }
    int next = push(top, n1, root2 + m.bvh.child[2 * n2]);
    return push(next, n1, root2 + m.bvh.child[2 * n2 + 1]);
  }

  private int push(int top, int n1, int n2) {
    if (top + 2 > stack.length) {
      stack = memory.more(stack, top + 64L);
    }
    stack[top] = n1;
    stack[top + 1] = n2;
    return top + 2;
  }

  private static double size(double[] aabb, int i) {
    return aabb[i + 3] + aabb[i + 4] + aabb[i + 5];
  }

  private boolean nodesMeet(double[] aabb, int i, int j, double margin) {
    double slack = TIE * (size(aabb, i) + size(aabb, j));
    return size(aabb, i) > HUGE || size(aabb, j) > HUGE || nodes.meet(aabb, i, j, margin + slack);
  }

  private boolean geomsMeet(Model m, Data d, int g1, int g2) {
    double margin = ContactParameters.margin(m, m.geom.margin[g1] + m.geom.margin[g2]);
    if (NarrowPhase.spheresApart(m, d, g1, g2, margin)) {
      return false;
    }
    if (m.geom.type[g1] == GeomType.PLANE) {
      return m.geom.type[g2] == GeomType.PLANE
          || worldBoxesMeet(m, d, g1, g2, 9 * g1, 9 * g1 + 3, margin);
    }
    geoms.set(d.geom.xpos, d.geom.xmat, g1, g2);
    double slack = TIE * (m.geom.rbound[g1] + m.geom.rbound[g2]);
    if (geoms.meet(m.geom.aabb, 6 * g1, 6 * g2, margin - slack)) {
      return true;
    }
    // boxes that just touch are judged as MuJoCo does, to the last bit
    return geoms.meet(m.geom.aabb, 6 * g1, 6 * g2, margin + slack)
        && worldBoxesMeet(m, d, g1, g2, 9 * g1, 9 * g1 + 3, margin)
        && worldBoxesMeet(m, d, g1, g2, 9 * g2, 9 * g2 + 3, margin);
  }

  /**
   * Whether the boxes of two geoms overlap along the columns {@code from} to {@code end} of {@code
   * geom.xmat}, computed in world coordinates. The box of a plane has a depth so large that its
   * sums round to a micrometer: a contact that is only just in reach may be lost, as in MuJoCo.
   */
  private boolean worldBoxesMeet(
      Model m, Data d, int g1, int g2, int from, int end, double margin) {
    double[] aabb = m.geom.aabb;
    double[] mat = d.geom.xmat;
    Mat3.mulVec(center1, 0, mat, 9 * g1, aabb, 6 * g1);
    Vec3.addTo(center1, 0, d.geom.xpos, 3 * g1);
    Mat3.mulVec(center2, 0, mat, 9 * g2, aabb, 6 * g2);
    Vec3.addTo(center2, 0, d.geom.xpos, 3 * g2);
    // the normal of a plane comes last and tells most
    for (int axis = end - 1; axis >= from; axis--) {
      double p1 = along(center1, mat, axis);
      double p2 = along(center2, mat, axis);
      double r1 = radius(aabb, mat, g1, axis);
      double r2 = radius(aabb, mat, g2, axis);
      if (r1 + r2 + margin < Math.abs(p2 - p1)) {
        return false;
      }
    }
    return true;
  }

  private static double along(double[] v, double[] mat, int column) {
    return v[0] * mat[column] + v[1] * mat[column + 3] + v[2] * mat[column + 6];
  }

  /** Half of a box's extent along a column of a matrix. */
  private static double radius(double[] aabb, double[] mat, int g, int column) {
    double sum = Math.abs(aabb[6 * g + 3] * dot(mat, 9 * g, column));
    sum += Math.abs(aabb[6 * g + 4] * dot(mat, 9 * g + 1, column));
    return sum + Math.abs(aabb[6 * g + 5] * dot(mat, 9 * g + 2, column));
  }

  /** Product of two columns. */
  private static double dot(double[] mat, int i, int j) {
    return mat[i] * mat[j] + mat[i + 3] * mat[j + 3] + mat[i + 6] * mat[j + 6];
  }
}
