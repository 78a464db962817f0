package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of two boxes that overlap least along the normal of a face.
 *
 * <p>In a frame whose z axis is this normal and whose origin is on the face, the face is a
 * rectangle around the origin. The lowest corner of the other box, its edges from there that are
 * rather level, and the parallelogram that two such edges span are clipped by this rectangle.
 */
final class BoxFace {
  /** Edges are level if the z coordinate of their direction is below this. */
  private static final double LEVEL = 0.5;

  private BoxFace() {}

  /**
   * Adds the contacts.
   *
   * @param face the face: +x, +y, +z, -x, -y, -z
   * @param ofSecond whether it belongs to box 2
   */
  static void collide(
      BoxBox w,
      Data d,
      int g1,
      int g2,
      int face,
      boolean ofSecond,
      double margin,
      PairContacts found) {
    double height = toFace(w, face, ofSecond);
    int corners = lowestPart(w, ofSecond ? w.size1 : w.size2);
    clipEdges(w, corners);
    if (corners == 4) {
      rectangleCorners(w);
    }
    partCorners(w, corners);
    dropFar(w, margin);

    int g = ofSecond ? g2 : g1;
    BoxBox.turnColumns(w.turned, d.geom.xmat, 9 * g, face);
    double sign = ofSecond ? -1 : 1;
    w.addAll(d, g, height, sign * w.turned[2], sign * w.turned[5], sign * w.turned[8], found);
  }

  /** Pose of the other box in the frame of the face; returns the distance of face and center. */
  private static double toFace(BoxBox w, int face, boolean ofSecond) {
    // columns are the axes of the other box in this frame, so rows of the transpose
    if (ofSecond) {
      for (int k = 0; k < 3; k++) {
        BoxBox.turn(w.columns, 3 * k, w.rot, 3 * k, face);
      }
      BoxBox.turn(w.center, 0, w.pos12, 0, face);
      BoxBox.turnSize(w.side, 0, w.size2, 0, face);
    } else {
      Mat3.transpose(w.columns, 0, w.rot, 0);
      for (int k = 0; k < 3; k++) {
        Vec3.copy(w.work, 0, w.columns, 3 * k);
        BoxBox.turn(w.columns, 3 * k, w.work, 0, face);
      }
      BoxBox.turn(w.center, 0, w.pos21, 0, face);
      BoxBox.turnSize(w.side, 0, w.size1, 0, face);
    }
    w.center[2] -= w.side[2];
    return w.side[2];
  }

  /**
   * Fills {@code quad} with the lowest corner, up to two edges from there, and the corners that
   * these lead to: beyond the first edge, the second, both. Returns how many corners there are.
   */
  private static int lowestPart(BoxBox w, double[] size) {
    double[] quad = w.quad;
    Vec3.copy(quad, 0, w.center, 0);
    for (int k = 0; k < 3; k++) {
      double sign = w.columns[3 * k + 2] < 0 ? 1 : -1;
      Vec3.addToScaled(quad, 0, w.columns, 3 * k, size[k] * sign);
    }
    int edges = 0;
    for (int k = 0; k < 3; k++) {
      if (Math.abs(w.columns[3 * k + 2]) < LEVEL) {
        double twice = w.columns[3 * k + 2] < 0 ? -2 : 2;
        Vec3.scale(quad, 3 * ++edges, w.columns, 3 * k, size[k] * twice);
      }
    }
    Vec3.add(quad, 9, quad, 0, quad, 3);
    Vec3.add(quad, 12, quad, 0, quad, 6);
    Vec3.add(quad, 15, quad, 9, quad, 6);
    return 1 << edges;
  }

  /** Candidates where edges of the part cross sides of the rectangle. */
  private static void clipEdges(BoxBox w, int corners) {
    if (corners > 1) {
      clip(w, 0, 3);
    }
    if (corners > 2) {
      clip(w, 0, 6);
      clip(w, 9, 6);
      clip(w, 12, 3);
    }
  }

  private static void clip(BoxBox w, int start, int along) {
    double[] quad = w.quad;
    for (int q = 0; q < 2; q++) {
      double step = quad[along + q];
      if (Math.abs(step) <= Constants.MINVAL) {
        continue;
      }
      for (int sign = -1; sign <= 1; sign += 2) {
        double s = (w.side[q] * sign - quad[start + q]) * (1 / step);
        if (s < 0 || s > 1) {
          continue;
        }
        double across = quad[start + 1 - q] + quad[along + 1 - q] * s;
        if (Math.abs(across) <= w.side[1 - q]) {
          Vec3.addScaled(w.points, 3 * w.count++, quad, start, quad, along, s);
        }
      }
    }
  }

  /** Candidates at corners of the rectangle that are under the parallelogram. */
  private static void rectangleCorners(BoxBox w) {
    double[] quad = w.quad;
    double a = quad[3], b = quad[6], c = quad[4], e = quad[7];
    double inverse = 1 / (a * e - b * c);
    for (int i = 0; i < 4; i++) {
      double cx = i / 2 != 0 ? w.side[0] : -w.side[0];
      double cy = i % 2 != 0 ? w.side[1] : -w.side[1];
      double x = cx - quad[0];
      double y = cy - quad[1];
      double u = (x * e - y * b) * inverse;
      double v = (y * a - x * c) * inverse;
      if (!(u <= 0 || v <= 0 || u >= 1 || v >= 1)) {
        Vec3.set(w.points, 3 * w.count++, cx, cy, quad[2] + u * quad[5] + v * quad[8]);
      }
    }
  }

  /** Candidates at corners of the part: the lowest, and others over the rectangle. */
  private static void partCorners(BoxBox w, int corners) {
    for (int i = 0; i < corners; i++) {
      int at = i == 0 ? 0 : 3 * (i + 2);
      double x = w.quad[at];
      double y = w.quad[at + 1];
      boolean over = x > -w.side[0] && x < w.side[0] && y > -w.side[1] && y < w.side[1];
      if (i == 0 || over) {
        Vec3.copy(w.points, 3 * w.count++, w.quad, at);
      }
    }
  }

  /** Keeps candidates in reach, and moves them half way to the face. */
  private static void dropFar(BoxBox w, double margin) {
    int kept = 0;
    for (int i = 0; i < w.count; i++) {
      double z = w.points[3 * i + 2];
      if (!(z > margin)) {
        Vec3.set(w.points, 3 * kept, w.points[3 * i], w.points[3 * i + 1], z * 0.5);
        w.depth[kept++] = z;
      }
    }
    w.count = kept;
  }
}
