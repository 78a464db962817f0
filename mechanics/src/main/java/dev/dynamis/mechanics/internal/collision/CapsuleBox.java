package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a capsule with a box: one where the capsule's segment is nearest to the box, and a
 * second one farther along the segment if it lies along a face or an edge rather than across it.
 *
 * <p>Everything is in the frame of the box. A point of the segment is {@code pos + t half}, t
 * between -1 and 1. The nearest one is an end of the segment over a face, or any point beside one
 * of the twelve edges. Each of the points found is then tested as a sphere.
 */
final class CapsuleBox {
  private static final int LOW_END = 0;
  private static final int MIDDLE = 1;
  private static final int HIGH_END = 2;
  private static final int INSIDE = -1;

  /** Center of the capsule. */
  private final double[] pos = new double[3];

  /** Direction of the segment. */
  private final double[] axis = new double[3];

  /** Half of the segment. */
  private final double[] half = new double[3];

  private final double[] size = new double[3];
  private final double[] point = new double[3];

  /** Bit k is set if the segment points to the positive side of axis k. */
  private int direction;

  private double best;

  /** Where on the segment the nearest point is. */
  private double t;

  /** Whether the nearest place of the box is on an edge or corner, not on a face or inside. */
  private boolean onEdge;

  /** Axis of the nearest face, or INSIDE. */
  private int face;

  /** Axis of the nearest edge, and one of its corners: the nearest one if there is one. */
  private int edge;

  private int corner;

  /** Where on the edge the nearest point is: at an end or between. */
  private int edgePart;

  private double edgePos;

  CapsuleBox() {}

  static void collide(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    collide(d, d.geom.xpos, d.geom.xmat, m.geom.size, g1, g2, margin, found);
  }

  /** Tests items {@code g1} and {@code g2} of lists of poses and sizes. */
  static void collide(
      Data d,
      double[] xpos,
      double[] mat,
      double[] sizes,
      int g1,
      int g2,
      double margin,
      PairContacts found) {
    CapsuleBox w = d.scratch.workspace(CapsuleBox.class, CapsuleBox::new);
    w.run(xpos, mat, sizes, g1, g2, margin, found);
  }

  private void run(
      double[] xpos,
      double[] mat,
      double[] sizes,
      int g1,
      int g2,
      double margin,
      PairContacts found) {
    Vec3.copy(size, 0, sizes, 3 * g2);
    double radius = sizes[3 * g1];
    double length = sizes[3 * g1 + 1];
    Vec3.sub(pos, 0, xpos, 3 * g1, xpos, 3 * g2);
    Mat3.mulTVec(pos, 0, mat, 9 * g2, pos, 0);
    Vec3.set(axis, 0, mat[9 * g1 + 2], mat[9 * g1 + 5], mat[9 * g1 + 8]);
    Mat3.mulTVec(axis, 0, mat, 9 * g2, axis, 0);
    Vec3.scale(half, 0, axis, 0, length);
    direction = (half[0] > 0 ? 1 : 0) + (half[1] > 0 ? 2 : 0) + (half[2] > 0 ? 4 : 0);

    double far = margin + 2 * (radius + length + size[0] + size[1] + size[2]);
    best = far;
    nearestEnd(-1);
    nearestEnd(1);
    nearestEdge(length);
    if (best == far) {
      return;
    }
    addSphere(xpos, mat, sizes, g2, t, radius, margin, found);
    double step =
        onEdge ? (edgePart == MIDDLE ? stepFromEdge() : stepFromCorner()) : stepFromFace();
    if (!Double.isNaN(step)) {
      addSphere(xpos, mat, sizes, g2, step + t, radius, margin, found);
    }
  }

  private void addSphere(
      double[] xpos,
      double[] mat,
      double[] sizes,
      int g2,
      double at,
      double radius,
      double margin,
      PairContacts found) {
    Vec3.addScaled(point, 0, pos, 0, half, 0, at);
    Mat3.mulVec(point, 0, mat, 9 * g2, point, 0);
    Vec3.addTo(point, 0, xpos, 3 * g2);
    double x = point[0], y = point[1], z = point[2];
    SpherePairs.sphereBox(xpos, mat, sizes, x, y, z, radius, g2, margin, found);
  }

  /** Takes an end of the segment that is over a face, or inside the box, if it is nearer. */
  private void nearestEnd(int end) {
    int clamped = 0;
    int last = INSIDE;
    double dist = 0;
    for (int k = 0; k < 3; k++) {
      double x = pos[k] + half[k] * end;
      if (x < -size[k] || x > size[k]) {
        clamped++;
        last = k;
        double over = (x < -size[k] ? -size[k] : size[k]) - x;
        dist += over * over;
      }
    }
    if (clamped <= 1 && dist < best) {
      best = dist;
      t = end;
      onEdge = false;
      face = last;
    }
  }

  private void nearestEdge(double length) {
    for (int j = 0; j < 3; j++) {
      for (int c = 0; c < 8; c++) {
        if ((c & 1 << j) == 0) {
          tryEdge(j, c, length);
        }
      }
    }
  }

  /** Takes the nearest point beside the edge along axis {@code j} from corner {@code c}. */
  private void tryEdge(int j, int c, double length) {
    double dx = (j == 0 ? 0 : (c & 1) != 0 ? size[0] : -size[0]) - pos[0];
    double dy = (j == 1 ? 0 : (c & 2) != 0 ? size[1] : -size[1]) - pos[1];
    double dz = (j == 2 ? 0 : (c & 4) != 0 ? size[2] : -size[2]) - pos[2];

    // normal equations as in CapsuleCapsule, the edge first
    double aa = size[j] * size[j];
    double ab = -size[j] * half[j];
    double bb = length * length;
    double u = -size[j] * (j == 0 ? dx : j == 1 ? dy : dz);
    double v = half[0] * dx + half[1] * dy + half[2] * dz;
    double det = aa * bb - ab * ab;
    if (Math.abs(det) < Constants.MINVAL) {
      return;
    }
    double inverse = 1 / det;
    double x1 = (bb * u - ab * v) * inverse;
    double x2 = (aa * v - ab * u) * inverse;
    int part = MIDDLE;
    if (x1 > 1) {
      x1 = 1;
      part = HIGH_END;
      x2 = (v - ab) * (1 / bb);
    } else if (x1 < -1) {
      x1 = -1;
      part = LOW_END;
      x2 = (v + ab) * (1 / bb);
    }
    if (x2 > 1 || x2 < -1) {
      boolean upper = x2 > 1;
      x2 = upper ? 1 : -1;
      x1 = (upper ? u - ab : u + ab) * (1 / aa);
      if (x1 > 1) {
        x1 = 1;
        part = HIGH_END;
      } else if (x1 < -1) {
        x1 = -1;
        part = LOW_END;
      }
    }

    dx -= half[0] * x2;
    dy -= half[1] * x2;
    dz -= half[2] * x2;
    dx += j == 0 ? size[0] * x1 : 0;
    dy += j == 1 ? size[1] * x1 : 0;
    dz += j == 2 ? size[2] * x1 : 0;
    double dist = dx * dx + dy * dy + dz * dz;
    if (dist < best - Constants.MINVAL) {
      best = dist;
      t = x2;
      onEdge = true;
      edge = j;
      edgePart = part;
      edgePos = x1;
      corner = c + (part == HIGH_END ? 1 << j : 0);
    }
  }

  /** How far along the segment the second contact is from a corner; NaN for none. */
  private double stepFromCorner() {
    // bits of axes along which the segment, past the corner, goes back over the box
    int c = direction ^ corner;
    if (c == 0 || c == 7) {
      return Double.NaN;
    }
    boolean single = Integer.bitCount(c) == 1;
    double sign = single ? 1 : -1;
    int ax = Integer.numberOfTrailingZeros(single ? c : 7 - c);
    double ahead = single ? 1 - t : 1 + t;
    double behind = single ? 1 + t : 1 - t;
    if (axis[ax] * axis[ax] > 0.5) {
      // along the edge, to its other corner at most
      return sign * least(ahead, 2 * size[ax] / Math.abs(half[ax]));
    }
    int ax1 = (ax + 1) % 3;
    int ax2 = (ax + 2) % 3;
    double step = least(behind, 2 * size[ax1] / Math.abs(half[ax1]));
    return -sign * least(step, 2 * size[ax2] / Math.abs(half[ax2]));
  }

  /** The lesser of two numbers; the first if the second is not a number. */
  private static double least(double a, double b) {
    return b < a ? b : a;
  }

  /** How far along the segment the second contact is from the inside of an edge; NaN for none. */
  private double stepFromEdge() {
    int c = (direction ^ corner) & 7 - (1 << edge);
    if (Integer.bitCount(c) != 1) {
      return Double.NaN;
    }

    // the face to which the segment is more parallel; across is its axis beside the edge
    int ax1 = (edge + 1) % 3;
    int ax2 = (edge + 2) % 3;
    int across = Math.abs(axis[ax1]) > Math.abs(axis[ax2]) ? ax1 : ax2;
    boolean forward = (c & 1 << across) != 0;
    double step = forward ? 1 - t : 1 + t;
    step = least(step, 2 * size[across] / Math.abs(half[across]));

    // not past the end of the edge
    boolean up = (direction & 1 << edge) != 0;
    double rest = up == forward ? 1 - edgePos : 1 + edgePos;
    step = least(step, size[edge] * rest / Math.abs(half[edge]));
    return forward ? step : -step;
  }

  /** How far along the segment the second contact is from an end over a face; NaN for none. */
  private double stepFromFace() {
    if (face == INSIDE) {
      return Double.NaN;
    }
    double sign = -t;
    double step = 2;
    for (int k = 0; k < 3; k++) {
      if (k != face) {
        double x = pos[k] + half[k] * -sign;
        double upper = (size[k] - x) / half[k] * sign;
        double lower = (-size[k] - x) / half[k] * sign;
        step = upper > 0 && upper < step ? upper : step;
        step = lower > 0 && lower < step ? lower : step;
      }
    }
    return step * sign;
  }
}
