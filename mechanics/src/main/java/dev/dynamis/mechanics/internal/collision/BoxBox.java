package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of two boxes. The axis along which they overlap least is sought among the face normals
 * and the products of edges; a face gives contacts by {@link BoxFace}, a product of edges by {@link
 * BoxEdge}. All contacts share this axis as normal. Finally those far outside a box and repeated
 * ones are removed.
 */
final class BoxBox {
  /** A contact is outside of a box that is larger by this factor, inside of one so much smaller. */
  private static final double TOLERANCE = 1.01;

  /** An edge axis must be better than a face axis by this. */
  private static final double FACE_PREFERENCE = 1 - 1e-12;

  private static final int OUTSIDE = 1;
  private static final int BETWEEN = 0;
  private static final int INSIDE = -1;

  /** For each face, +x +y +z -x -y -z: which axes become x, y, z when it is turned to +z. */
  private static final int[] SOURCE = {2, 1, 0, 0, 2, 1, 0, 1, 2, 2, 1, 0, 0, 2, 1, 0, 1, 2};

  private static final double[] SIGN = {-1, 1, 1, 1, -1, 1, 1, 1, 1, 1, 1, -1, 1, 1, -1, -1, 1, -1};

  final double[] size1 = new double[3];
  final double[] size2 = new double[3];

  /** Center of box 2 in the frame of box 1, and of box 1 in the frame of box 2. */
  final double[] pos21 = new double[3];

  final double[] pos12 = new double[3];

  /** Axes of box 2 in the frame of box 1, and their magnitudes. */
  final double[] rot = new double[9];

  final double[] rotAbs = new double[9];

  /** Normal of two edges, in the frame of box 1. */
  final double[] edgeNormal = new double[3];

  /** Whether the normal of two edges points from box 2 to box 1. */
  boolean edgeFlipped;

  /** Corner of each box at the edge, as bits of the axes on whose positive side it is. */
  int edgeCorner1;

  int edgeCorner2;

  /** Candidates for contacts: points in the turned frame, half way between the surfaces. */
  final double[] points = new double[3 * PairContacts.MOST];

  final double[] depth = new double[PairContacts.MOST];
  int count;

  /** Work arrays of {@link BoxFace} and {@link BoxEdge}. */
  final double[] turned = new double[9];

  final double[] columns = new double[9];
  final double[] center = new double[3];
  final double[] side = new double[3];
  final double[] quad = new double[18];
  final double[] lines = new double[24];
  final double[] lines2 = new double[24];
  final double[] work = new double[30];

  private double least;
  private int bestFace;
  private int bestEdges;
  private final double[] tmp = new double[3];

  BoxBox() {}

  static void collide(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    BoxBox w = d.scratch.workspace(BoxBox.class, BoxBox::new);
    w.relativePose(m, d, g1, g2);
    w.count = 0;
    if (!w.facesOverlap(margin) || !w.edgesOverlap(margin)) {
      return;
    }
    if (w.bestEdges >= 0) {
      BoxEdge.collide(w, d, g1, w.bestEdges / 3, w.bestEdges % 3, margin, found);
    } else {
      BoxFace.collide(w, d, g1, g2, w.bestFace % 6, w.bestFace >= 6, margin, found);
    }
    w.filter(d, g1, g2, margin, found);
  }

  private void relativePose(Model m, Data d, int g1, int g2) {
    double[] p = d.geom.xpos;
    double[] mat = d.geom.xmat;
    Vec3.copy(size1, 0, m.geom.size, 3 * g1);
    Vec3.copy(size2, 0, m.geom.size, 3 * g2);
    Vec3.sub(tmp, 0, p, 3 * g2, p, 3 * g1);
    Mat3.mulTVec(pos21, 0, mat, 9 * g1, tmp, 0);
    Vec3.sub(tmp, 0, p, 3 * g1, p, 3 * g2);
    Mat3.mulTVec(pos12, 0, mat, 9 * g2, tmp, 0);
    Mat3.mulTMat(rot, 0, mat, 9 * g1, mat, 9 * g2);
    for (int i = 0; i < 9; i++) {
      rotAbs[i] = Math.abs(rot[i]);
    }
  }

  /** Compares the overlaps along face normals; false if one is more than the margin apart. */
  private boolean facesOverlap(double margin) {
    least = Double.POSITIVE_INFINITY;
    bestFace = -1;
    Mat3.mulVec(work, 0, rotAbs, 0, size2, 0);
    Mat3.mulTVec(work, 3, rotAbs, 0, size1, 0);
    for (int i = 0; i < 3; i++) {
      double overlap1 = -Math.abs(pos21[i]) + size1[i] + work[i];
      double overlap2 = -Math.abs(pos12[i]) + size2[i] + work[3 + i];
      if (overlap1 < -margin || overlap2 < -margin) {
        return false;
      }
      if (overlap1 < least) {
        least = overlap1;
        bestFace = i + (pos21[i] < 0 ? 3 : 0);
      }
      if (overlap2 < least) {
        least = overlap2;
        bestFace = i + (pos12[i] < 0 ? 3 : 0) + 6;
      }
    }
    return bestFace >= 0;
  }

  /** Compares the overlaps along products of edges; false if one is more than the margin apart. */
  private boolean edgesOverlap(double margin) {
    bestEdges = -1;
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        if (!edgeOverlaps(i, j, margin)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The overlap along the product of edge {@code i} of box 1 and edge {@code j} of box 2. */
  private boolean edgeOverlaps(int i, int j, double margin) {
    int i1 = (i + 1) % 3;
    int i2 = (i + 2) % 3;
    tmp[i] = 0;
    tmp[i1] = -rot[3 * i2 + j];
    tmp[i2] = rot[3 * i1 + j];
    double length = Vec3.normalize(tmp, 0);
    if (length < Constants.MINVAL) {
      return true;
    }
    double along = Vec3.dot(pos21, 0, tmp, 0);
    double overlap = 0;
    for (int k = 0; k < 3; k++) {
      if (k != i) {
        overlap += size1[k] * Math.abs(tmp[k]);
      }
    }
    for (int k = 0; k < 3; k++) {
      if (k != j) {
        overlap += size2[k] * rotAbs[3 * i + 3 - k - j] / length;
      }
    }
    overlap -= Math.abs(along);
    if (overlap < -margin) {
      return false;
    }
    if (overlap < least * FACE_PREFERENCE) {
      least = overlap;
      bestEdges = 3 * i + j;
      edgeFlipped = along < 0;
      Vec3.copy(edgeNormal, 0, tmp, 0);
      edgeCorner1 = 0;
      edgeCorner2 = 0;
      for (int k = 0; k < 3; k++) {
        if (k != i && tmp[k] > 0 ^ edgeFlipped) {
          edgeCorner1 += 1 << k;
        }
        boolean next = k == (j + 1) % 3;
        if (k != j && rot[3 * i + 3 - k - j] > 0 ^ edgeFlipped ^ next) {
          edgeCorner2 += 1 << k;
        }
      }
    }
    return true;
  }

  /** {@code res} = a vector in the frame in which {@code face} is turned to +z. */
  static void turn(double[] res, int r, double[] a, int i, int face) {
    for (int k = 0; k < 3; k++) {
      res[r + k] = a[i + SOURCE[3 * face + k]] * SIGN[3 * face + k];
    }
  }

  /** {@code res} = half sizes in the frame in which {@code face} is turned to +z. */
  static void turnSize(double[] res, int r, double[] a, int i, int face) {
    for (int k = 0; k < 3; k++) {
      res[r + k] = a[i + SOURCE[3 * face + k]];
    }
  }

  /** {@code res} = axes of a box of the world in columns, {@code face} turned to +z. */
  static void turnColumns(double[] res, double[] mat, int i, int face) {
    for (int row = 0; row < 9; row += 3) {
      turn(res, row, mat, i + row, face);
    }
  }

  /** Adds all candidates, given in the frame {@code turned} at {@code xpos[3*g..]}. */
  void addAll(Data d, int g, double height, double nx, double ny, double nz, PairContacts found) {
    double[] p = d.geom.xpos;
    for (int i = 0; i < count; i++) {
      points[3 * i + 2] += height;
      Mat3.mulVec(tmp, 0, turned, 0, points, 3 * i);
      found.add(
          depth[i], tmp[0] + p[3 * g], tmp[1] + p[3 * g + 1], tmp[2] + p[3 * g + 2], nx, ny, nz);
    }
  }

  /**
   * Removes contacts that are outside of one box and not well inside of the other, and all but the
   * last of those at the same place.
   */
  private void filter(Data d, int g1, int g2, double margin, PairContacts found) {
    int kept = 0;
    for (int i = 0; i < found.count; i++) {
      int side1 = sideOf(d, g1, size1, margin, found.pos, 3 * i);
      int side2 = sideOf(d, g2, size2, margin, found.pos, 3 * i);
      boolean stray =
          (side1 == OUTSIDE && side2 != INSIDE) || (side2 == OUTSIDE && side1 != INSIDE);
      if (!stray) {
        move(found, i, kept++);
      }
    }
    found.count = kept;
    kept = 0;
    for (int i = 0; i < found.count; i++) {
      if (!isRepeated(found, i)) {
        move(found, i, kept++);
      }
    }
    found.count = kept;
  }

  private static void move(PairContacts found, int from, int to) {
    if (from != to) {
      found.dist[to] = found.dist[from];
      Vec3.copy(found.pos, 3 * to, found.pos, 3 * from);
      Vec3.copy(found.normal, 3 * to, found.normal, 3 * from);
    }
  }

  private static boolean isRepeated(PairContacts found, int i) {
    double[] p = found.pos;
    for (int j = i + 1; j < found.count; j++) {
      if (p[3 * i] == p[3 * j] && p[3 * i + 1] == p[3 * j + 1] && p[3 * i + 2] == p[3 * j + 2]) {
        return true;
      }
    }
    return false;
  }

  /** On which side of the surface of a box a point is; near to it, between. */
  private int sideOf(Data d, int g, double[] size, double margin, double[] p, int i) {
    Vec3.sub(tmp, 0, p, i, d.geom.xpos, 3 * g);
    Mat3.mulTVec(tmp, 0, d.geom.xmat, 9 * g, tmp, 0);
    boolean inside = true;
    for (int k = 0; k < 3; k++) {
      double s = size[k] + margin;
      double x = Math.abs(tmp[k]);
      if (x > s * TOLERANCE) {
        return OUTSIDE;
      }
      inside &= x < s / TOLERANCE;
    }
    return inside ? INSIDE : BETWEEN;
  }
}
