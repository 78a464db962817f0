package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Constants;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Finds the pairs of geoms of two bodies that may touch, by descending their trees of bounding
 * boxes together.
 *
 * <p>Boxes of inner nodes are in the inertial frame of the body and are compared with room to
 * spare. Two geoms are a pair if neither their bounding spheres nor their own boxes are apart; this
 * last test rounds as the reference does, since a plane's box is so large that its rounding counts.
 */
final class MidPhase {
  /** A half size from which on a box counts as infinite. */
  private static final double HUGE = 0.01 * Constants.MAXVAL;

  private final KeyList pairs = new KeyList();
  private int[] stack = new int[64];

  /** Axes of body 2 in the frame of body 1, their magnitudes, and the offset of its origin. */
  private final double[] turn = new double[9];

  private final double[] reach = new double[9];
  private final double[] offset = new double[3];
  private final double[] between = new double[3];
  private final double[] center1 = new double[3];
  private final double[] center2 = new double[3];

  /**
   * Returns pairs of geoms as keys, in the order in which their contacts are listed: by the geom
   * whose type comes first, then by the other.
   *
   * @param marks whether volumes that were reached are marked in {@code bvh.active}
   */
  KeyList run(Model m, Data d, int b1, int b2, boolean marks) {
    pairs.clear();
    Mat3.mulTMat(turn, 0, d.ximat, 9 * b1, d.ximat, 9 * b2);
    for (int i = 0; i < 9; i++) {
      reach[i] = Math.abs(turn[i]);
    }
    Vec3.sub(offset, 0, d.xipos, 3 * b2, d.xipos, 3 * b1);
    Mat3.mulTVec(offset, 0, d.ximat, 9 * b1, offset, 0);
    double margin = ContactParameters.margin(m, m.body.margin[b1] + m.body.margin[b2]);
    descend(m, d, b1, b2, margin, marks);
    pairs.sort();
    return pairs;
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
        met = geomsMeet(m, d, geom1, geom2);
        if (met) {
          boolean inOrder = m.geom.type[geom1] <= m.geom.type[geom2];
          pairs.add(inOrder ? KeyList.key(geom1, geom2) : KeyList.key(geom2, geom1));
        }
      } else {
        met = nodesMeet(m.bvh.aabb, 6 * n1, 6 * n2, margin);
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
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    stack[top] = n1;
    stack[top + 1] = n2;
    return top + 2;
  }

  private static double size(double[] aabb, int i) {
    return aabb[i + 3] + aabb[i + 4] + aabb[i + 5];
  }

  /** Whether no face of either node's box separates the two by more than the margin. */
  private boolean nodesMeet(double[] aabb, int i, int j, double margin) {
    double[] t = turn;
    double[] r = reach;
    double a = aabb[i + 3], b = aabb[i + 4], c = aabb[i + 5];
    double u = aabb[j + 3], v = aabb[j + 4], w = aabb[j + 5];
    if (a > HUGE || b > HUGE || c > HUGE || u > HUGE || v > HUGE || w > HUGE) {
      return true;
    }
    Mat3.mulVec(between, 0, t, 0, aabb, j);
    double x = between[0] + offset[0] - aabb[i];
    double y = between[1] + offset[1] - aabb[i + 1];
    double z = between[2] + offset[2] - aabb[i + 2];
    return Math.abs(x) <= margin + a + (r[0] * u + r[1] * v + r[2] * w)
        && Math.abs(y) <= margin + b + (r[3] * u + r[4] * v + r[5] * w)
        && Math.abs(z) <= margin + c + (r[6] * u + r[7] * v + r[8] * w)
        && Math.abs(t[0] * x + t[3] * y + t[6] * z) <= margin + u + (r[0] * a + r[3] * b + r[6] * c)
        && Math.abs(t[1] * x + t[4] * y + t[7] * z) <= margin + v + (r[1] * a + r[4] * b + r[7] * c)
        && Math.abs(t[2] * x + t[5] * y + t[8] * z)
            <= margin + w + (r[2] * a + r[5] * b + r[8] * c);
  }

  private boolean geomsMeet(Model m, Data d, int g1, int g2) {
    double margin = ContactParameters.margin(m, m.geom.margin[g1] + m.geom.margin[g2]);
    return !NarrowPhase.spheresApart(m, d, g1, g2, margin) && boxesMeet(m, d, g1, g2, margin);
  }

  /** Whether no face of either geom's box separates the two by more than the margin. */
  private boolean boxesMeet(Model m, Data d, int g1, int g2, double margin) {
    double[] aabb = m.geom.aabb;
    int infinite1 = infiniteSides(aabb, 6 * g1);
    int infinite2 = infiniteSides(aabb, 6 * g2);
    if (infinite1 == 3 || infinite2 == 3) {
      return true;
    }
    double[] mat = d.geom.xmat;
    Mat3.mulVec(center1, 0, mat, 9 * g1, aabb, 6 * g1);
    Vec3.addTo(center1, 0, d.geom.xpos, 3 * g1);
    Mat3.mulVec(center2, 0, mat, 9 * g2, aabb, 6 * g2);
    Vec3.addTo(center2, 0, d.geom.xpos, 3 * g2);

    // faces of a box tell nothing about one that is infinite
    return (infinite2 > 0 || facesMeet(aabb, mat, g1, g2, g1, margin))
        && (infinite1 > 0 || facesMeet(aabb, mat, g1, g2, g2, margin));
  }

  private boolean facesMeet(double[] aabb, double[] mat, int g1, int g2, int owner, double margin) {
    for (int k = 0; k < 3; k++) {
      int axis = 9 * owner + k;
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

  private static int infiniteSides(double[] aabb, int i) {
    int sides = 0;
    for (int k = i + 3; k < i + 6; k++) {
      sides += aabb[k] >= Constants.MAXVAL ? 1 : 0;
    }
    return sides;
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
