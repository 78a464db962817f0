package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of two boxes that overlap least along the product of two edges.
 *
 * <p>Of the two faces at the edge of box 1, the one that faces box 2 more is taken to the plane z =
 * 0 of a turned frame, where it is a rectangle around the origin. The face of box 2 at its edge is
 * projected onto this plane along the product of the edges, and the outlines of projection and
 * rectangle are intersected. A contact is half way between a point of the face and the point of the
 * plane that it is projected to.
 */
final class BoxEdge {
  /** Offsets in {@code work}: corners of the face of box 2, their projections, the normal. */
  private static final int CORNERS = 0;

  private static final int PROJECTED = 12;
  private static final int NORMAL = 24;
  private static final int TMP = 27;

  private BoxEdge() {}

  /**
   * Adds the contacts.
   *
   * @param e1 axis of the edge of box 1
   * @param e2 axis of the edge of box 2
   */
  static void collide(BoxBox w, Data d, int g1, int e1, int e2, double margin, PairContacts found) {
    // of the axes beside each edge, the one more along the other edge spans the face
    int across1 = largest(e1, w.rotAbs, e2, 3);
    int across2 = largest(e2, w.rotAbs, 3 * e1, 1);
    int normalAxis = 3 - e1 - across1;
    int face = (w.edgeCorner1 & 1 << normalAxis) != 0 ? normalAxis : normalAxis + 3;
    toFace(w, face);
    double[] work = w.work;
    double nz = work[NORMAL + 2];
    if (Math.abs(nz) < Constants.MINVAL) {
      return;
    }
    double inward = (1 / nz) * (w.edgeFlipped ? -1 : 1);
    projectFace(w, e2, across2, 3 - e2 - across2);

    clipEdge(w, 0, inward, margin);
    clipEdge(w, 1, inward, margin);
    clipEdge(w, 2, inward, margin);
    clipEdge(w, 3, inward, margin);
    int crossings = w.count;
    rectangleCorners(w, crossings > 0, margin * margin);
    faceCorners(w, crossings, inward, margin * margin);

    BoxBox.turnColumns(w.turned, d.geom.xmat, 9 * g1, face);
    Mat3.mulVec(work, TMP, w.turned, 0, work, NORMAL);
    double sign = w.edgeFlipped ? -1 : 1;
    w.addAll(d, g1, w.side[2], work[TMP] * sign, work[TMP + 1] * sign, work[TMP + 2] * sign, found);
  }

  /** The axis other than {@code edge} of larger magnitude in {@code a[i + stride*axis]}. */
  private static int largest(int edge, double[] a, int i, int stride) {
    int first = edge == 1 ? 0 : 1;
    int second = 3 - edge - first;
    return a[i + stride * first] < a[i + stride * second] ? second : first;
  }

  /** Pose of box 2, its axes in rows, and the normal, in the frame of the face of box 1. */
  private static void toFace(BoxBox w, int face) {
    BoxBox.turn(w.center, 0, w.pos21, 0, face);
    BoxBox.turn(w.work, NORMAL, w.edgeNormal, 0, face);
    BoxBox.turnSize(w.side, 0, w.size1, 0, face);
    Mat3.transpose(w.columns, 0, w.rot, 0);
    for (int k = 0; k < 3; k++) {
      Vec3.copy(w.work, TMP, w.columns, 3 * k);
      BoxBox.turn(w.columns, 3 * k, w.work, TMP, face);
    }
    w.center[2] -= w.side[2];
  }

  /** Corners of the face of box 2 and its edges, and what they are projected to. */
  private static void projectFace(BoxBox w, int edge, int across, int normalAxis) {
    double[] work = w.work;
    boolean high1 = (w.edgeCorner2 & 1 << across) != 0;
    boolean high2 = (w.edgeCorner2 & 1 << normalAxis) != 0;
    double inverse = 1 / work[NORMAL + 2];
    for (int i = 0; i < 4; i++) {
      int c = CORNERS + 3 * i;
      boolean far = i >= 2;
      Vec3.copy(work, c, w.center, 0);
      Vec3.addToScaled(work, c, w.columns, 3 * across, w.size2[across] * (high1 ^ far ? 1 : -1));
      Vec3.addToScaled(work, c, w.columns, 3 * normalAxis, w.size2[normalAxis] * (high2 ? 1 : -1));
      Vec3.addToScaled(work, c, w.columns, 3 * edge, i % 2 == 0 ? w.size2[edge] : -w.size2[edge]);
      int p = PROJECTED + 3 * i;
      Vec3.addScaled(work, p, work, c, work, NORMAL, -work[c + 2] * inverse);
    }
    fillEdges(w.lines, work, PROJECTED);
    fillEdges(w.lines2, work, CORNERS);
  }

  /** Four edges as start and direction: from corner 0 to 1 and 2, and the two opposite ones. */
  private static void fillEdges(double[] lines, double[] work, int corners) {
    Vec3.copy(lines, 0, work, corners);
    Vec3.sub(lines, 3, work, corners + 3, work, corners);
    Vec3.copy(lines, 6, work, corners);
    Vec3.sub(lines, 9, work, corners + 6, work, corners);
    Vec3.add(lines, 12, lines, 0, lines, 3);
    Vec3.copy(lines, 15, lines, 9);
    Vec3.add(lines, 18, lines, 0, lines, 9);
    Vec3.copy(lines, 21, lines, 3);
  }

  /** Candidates where the projection of an edge crosses sides of the rectangle. */
  private static void clipEdge(BoxBox w, int edge, double inward, double margin) {
    double[] flat = w.lines;
    double[] line = w.lines2;
    int i = 6 * edge;
    for (int q = 0; q < 2; q++) {
      double step = flat[i + 3 + q];
      if (Math.abs(step) <= Constants.MINVAL) {
        continue;
      }
      for (int sign = -1; sign <= 1; sign += 2) {
        double l = w.side[q] * sign;
        double s = (l - flat[i + q]) * (1 / step);
        if (s < 0 || s > 1) {
          continue;
        }
        double across = flat[i + 1 - q] + flat[i + 4 - q] * s;
        if (Math.abs(across) > w.side[1 - q] || (line[i + 2] + line[i + 5] * s) * inward > margin) {
          continue;
        }
        int p = 3 * w.count;
        Vec3.scale(w.points, p, line, i, 0.5);
        Vec3.addToScaled(w.points, p, line, i + 3, 0.5 * s);
        w.points[p + q] += 0.5 * l;
        w.points[p + 1 - q] += 0.5 * across;
        w.depth[w.count++] = w.points[p + 2] * inward * 2;
      }
    }
  }

  /** Candidates at corners of the rectangle that are in the projection, or beside it. */
  private static void rectangleCorners(BoxBox w, boolean crossing, double margin2) {
    double[] work = w.work;
    double[] flat = w.lines;
    double a = flat[3], b = flat[9], c = flat[4], e = flat[10];
    double divisor = a * e - b * c;
    for (int i = 0; i < 4; i++) {
      double cx = i / 2 != 0 ? w.side[0] : -w.side[0];
      double cy = i % 2 != 0 ? w.side[1] : -w.side[1];
      double x = cx - flat[0];
      double y = cy - flat[1];
      double u = (x * e - y * b) * (1 / divisor);
      double v = (y * a - x * c) * (1 / divisor);
      boolean outU = u < 0 || u > 1;
      boolean outV = v < 0 || v > 1;
      if (crossing ? outU || outV : outU && outV) {
        continue;
      }
      u = clip(u);
      v = clip(v);
      Vec3.scale(work, TMP, work, CORNERS, 1 - u - v);
      Vec3.addToScaled(work, TMP, work, CORNERS + 3, u);
      Vec3.addToScaled(work, TMP, work, CORNERS + 6, v);
      double dx = cx - work[TMP], dy = cy - work[TMP + 1], z = work[TMP + 2];
      double dist2 = dx * dx + dy * dy + z * z;

      // MuJoCo keeps both in one variable: later corners are divided by this
      divisor = dist2;
      if (!(z > 0 && dist2 > margin2)) {
        Vec3.set(
            w.points, 3 * w.count, (cx + work[TMP]) * 0.5, (cy + work[TMP + 1]) * 0.5, z * 0.5);
        w.depth[w.count++] = Math.sqrt(dist2) * (z < 0 ? -1 : 1);
      }
    }
  }

  private static double clip(double x) {
    return x < 0 ? 0 : x > 1 ? 1 : x;
  }

  /**
   * Candidates at corners of the face of box 2. With crossings, they must be over the rectangle;
   * without, but with other candidates, over one of the strips that it is part of.
   */
  private static void faceCorners(BoxBox w, int crossings, double inward, double margin2) {
    boolean any = w.count > 0;
    double[] work = w.work;
    for (int i = 0; i < 4; i++) {
      int c = CORNERS + 3 * i;
      double x = work[PROJECTED + 3 * i];
      double y = work[PROJECTED + 3 * i + 1];
      double z = work[c + 2];
      boolean outX = x < -w.side[0] || x > w.side[0];
      boolean outY = y < -w.side[1] || y > w.side[1];
      if (crossings > 0 ? outX || outY : any && outX && outY) {
        continue;
      }
      double nearX = outX ? (x < 0 ? -w.side[0] : w.side[0]) : x;
      double nearY = outY ? (y < 0 ? -w.side[1] : w.side[1]) : y;
      double dist2 = (x - nearX) * (x - nearX) + (y - nearY) * (y - nearY);
      dist2 += z * inward * z * inward;
      if (!(z > 0 && dist2 > margin2)) {
        Vec3.set(
            w.points,
            3 * w.count,
            nearX * 0.5 + work[c] * 0.5,
            nearY * 0.5 + work[c + 1] * 0.5,
            z * 0.5);
        w.depth[w.count++] = Math.sqrt(dist2) * (z < 0 ? -1 : 1);
      }
    }
  }
}
