package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.GeomType;

/**
 * Several points of contact between boxes and meshes that meet with a face or an edge: the features
 * that the deepest points are on are found from the vertices of the face that {@link Epa} ended
 * with; if they are parallel, one is clipped by the other. All points have the same depth.
 */
final class MultiContact {
  /** Faces nearer to parallel than this cosine count as parallel: 1.6e-3 rad. */
  private static final double FACE = 0.99999872;

  /** Edges nearer to a face than this sine count as parallel to it: 1.6e-3 rad. */
  private static final double EDGE = 0.00159999931;

  private static final int MOST_CORNERS = PolygonClip.MOST_CORNERS;
  private static final int VERTEX = ConvexQuery.VERTEX;

  private final Feature first = new Feature();
  private final Feature second = new Feature();
  private final PolygonClip clip = new PolygonClip();

  /** Ends of edges that begin at the first vertex of a feature. */
  private final double[] edgeEnd = new double[3 * MOST_CORNERS];

  private final double[] depth = new double[3];

  /** A vertex, edge or face of a shape, with the directions that go with it. */
  private static final class Feature {
    ConvexShape shape;

    /** Ids of up to three vertices, of which {@code dim} differ. */
    int a;

    int b;
    int c;
    int dim;

    /** Places of the first two in the polytope's vertices. */
    int at;

    int bt;

    /** Normals of the faces that the feature belongs to, or directions of its edges. */
    final double[] direction = new double[3 * MOST_CORNERS];

    /** Numbers of these faces. */
    final int[] face = new int[MOST_CORNERS];

    int count;

    /** Corners of the face or edge that is in contact. */
    final double[] corner = new double[3 * MOST_CORNERS];

    int corners;
  }

  /** Replaces the one point of contact of a query by more, if there are more. */
  void run(ConvexQuery q, int face) {
    read(first, q.first, q.polytope, face, 0);
    read(second, q.second, q.polytope, face, 1);
    double[] x1 = q.onFirst;
    double[] x2 = q.onSecond;
    double x = x2[0] - x1[0], y = x2[1] - x1[1], z = x2[2] - x1[2];
    double norm = Math.sqrt(x * x + y * y + z * z);
    normals(first, -x, -y, -z);
    normals(second, x, y, z);
    long match = facing(first, second);
    if (match >= 0) {
      int i = (int) (match >>> 32);
      int j = (int) match;
      readFace(first, first.face[i]);
      readFace(second, second.face[j]);
      Vec3.scale(depth, 0, second.direction, 3 * j, norm);
      clip.run(
          q,
          first.corner,
          first.corners,
          second.corner,
          second.corners,
          first.direction,
          3 * i,
          depth);
    } else if (first.dim < 3 && first.dim <= second.dim) {
      edgeOnFace(q, first, second, norm, 3);
    } else if (second.dim < 3) {
      edgeOnFace(q, second, first, -norm, 6);
    }
  }

  /** Clips an edge of one shape by a face of the other, if two are parallel. */
  private void edgeOnFace(ConvexQuery q, Feature edge, Feature face, double depthAlong, int part) {
    double[] v = q.polytope.vert;
    edges(edge, v, part);
    long match = flat(edge, face);
    if (match < 0) {
      return;
    }
    int i = (int) (match >>> 32);
    int j = (int) match;
    Vec3.copy(edge.corner, 0, v, edge.at + part);
    Vec3.copy(edge.corner, 3, edgeEnd, 3 * i);
    edge.corners = 2;
    readFace(face, face.face[j]);
    Vec3.scale(depth, 0, face.direction, 3 * j, depthAlong);
    clip.run(q, face.corner, face.corners, edge.corner, 2, face.direction, 3 * j, depth);
  }

  /** Which vertices of a shape the face of the polytope comes from. */
  private static void read(Feature f, ConvexShape shape, Polytope p, int face, int which) {
    int v1 = p.corner[3 * face];
    int v2 = p.corner[3 * face + 1];
    int v3 = p.corner[3 * face + 2];
    f.shape = shape;
    f.a = p.vertId[2 * v1 + which];
    f.b = p.vertId[2 * v2 + which];
    f.c = p.vertId[2 * v3 + which];
    f.at = VERTEX * v1;
    f.bt = VERTEX * v2;
    if (f.a != f.b) {
      f.dim = f.c == f.a || f.c == f.b ? 2 : 3;
    } else if (f.a != f.c) {
      f.b = f.c;
      f.bt = VERTEX * v3;
      f.dim = 2;
    } else {
      f.dim = 1;
    }
  }

  /** Two normals that face each other, as {@code i << 32 | j}, or -1. */
  private static long facing(Feature f, Feature g) {
    for (int i = 0; i < f.count; i++) {
      for (int j = 0; j < g.count; j++) {
        if (Vec3.dot(f.direction, 3 * i, g.direction, 3 * j) < -FACE) {
          return (long) i << 32 | j;
        }
      }
    }
    return -1;
  }

  /** Edge {@code i} that is orthogonal to normal {@code j}, as {@code i << 32 | j}, or -1. */
  private static long flat(Feature edge, Feature face) {
    for (int j = 0; j < face.count; j++) {
      for (int i = 0; i < edge.count; i++) {
        if (Math.abs(Vec3.dot(edge.direction, 3 * i, face.direction, 3 * j)) < EDGE) {
          return (long) i << 32 | j;
        }
      }
    }
    return -1;
  }

  /** Normals of the faces that a feature belongs to; (x, y, z) points out of its shape. */
  private static void normals(Feature f, double x, double y, double z) {
    if (f.shape.type == GeomType.BOX) {
      boxNormals(f, x, y, z);
    } else {
      meshNormals(f);
    }
  }

  private static void boxNormals(Feature f, double x, double y, double z) {
    f.count = 0;
    // the faces that all vertices are on: bit set in all, or in none
    int all = f.a & (f.dim > 1 ? f.b : f.a) & (f.dim > 2 ? f.c : f.a);
    int any = f.a | (f.dim > 1 ? f.b : f.a) | (f.dim > 2 ? f.c : f.a);
    for (int axis = 0; axis < 3; axis++) {
      int bit = 1 << axis;
      if ((all & bit) != 0) {
        addBoxNormal(f, 2 * axis);
      } else if ((any & bit) == 0) {
        addBoxNormal(f, 2 * axis + 1);
      }
    }
    if (f.count == 4 - f.dim) {
      return;
    }

    // vertices across a diagonal: the face, if any, that the contact normal is orthogonal to
    f.count = 0;
    double[] a = f.shape.mat;
    double u = a[0] * x + a[3] * y + a[6] * z;
    double v = a[1] * x + a[4] * y + a[7] * z;
    double w = a[2] * x + a[5] * y + a[8] * z;
    double inv = 1 / Math.sqrt(u * u + v * v + w * w);
    for (int side = 0; side < 6; side++) {
      double along = inv * (side < 2 ? u : side < 4 ? v : w);
      if (((side & 1) == 0 ? along : -along) > FACE) {
        addBoxNormal(f, side);
        return;
      }
    }
  }

  /** Side 2k is that in the direction of axis k, side 2k + 1 the opposite one. */
  private static void addBoxNormal(Feature f, int side) {
    double[] a = f.shape.mat;
    int axis = side >> 1;
    double sign = (side & 1) == 0 ? 1 : -1;
    Vec3.set(f.direction, 3 * f.count, sign * a[axis], sign * a[axis + 3], sign * a[axis + 6]);
    f.face[f.count++] = side;
  }

  private static void meshNormals(Feature f) {
    f.count = 0;
    ConvexShape s = f.shape;
    int[] map = s.meshes.polymap;
    int adr = s.meshes.polymapadr[s.firstVertex + f.a];
    int num = s.meshes.polymapnum[s.firstVertex + f.a];
    int most = f.dim == 1 ? MOST_CORNERS : f.dim == 2 ? 2 : 1;
    for (int i = 0, shared = 0; i < num && f.count < most; i++) {
      int polygon = map[adr + i];
      if (f.dim > 1) {
        if (!touches(s, f.b, polygon)) {
          continue;
        }
        // an edge has two faces; what comes after them is not looked at
        if (++shared > 2) {
          return;
        }
        if (f.dim == 3 && !touches(s, f.c, polygon)) {
          continue;
        }
      }
      double[] n = s.meshes.polynormal;
      int k = 3 * (s.firstPolygon + polygon);
      double[] a = s.mat;
      Vec3.set(
          f.direction,
          3 * f.count,
          a[0] * n[k] + a[1] * n[k + 1] + a[2] * n[k + 2],
          a[3] * n[k] + a[4] * n[k + 1] + a[5] * n[k + 2],
          a[6] * n[k] + a[7] * n[k + 1] + a[8] * n[k + 2]);
      f.face[f.count++] = polygon;
    }
  }

  private static boolean touches(ConvexShape s, int vertex, int polygon) {
    int adr = s.meshes.polymapadr[s.firstVertex + vertex];
    int num = s.meshes.polymapnum[s.firstVertex + vertex];
    for (int i = adr; i < adr + num; i++) {
      if (s.meshes.polymap[i] == polygon) {
        return true;
      }
    }
    return false;
  }

  /** Directions of the edges of a feature from its first vertex, and their ends. */
  private void edges(Feature f, double[] v, int part) {
    int start = f.at + part;
    if (f.dim == 2) {
      f.count = 0;
      Vec3.copy(edgeEnd, 0, v, f.bt + part);
      addEdge(f, v, start);
    } else if (f.shape.type == GeomType.BOX) {
      f.count = 0;
      double[] size = f.shape.size;
      double x = (f.a & 1) != 0 ? size[0] : -size[0];
      double y = (f.a & 2) != 0 ? size[1] : -size[1];
      double z = (f.a & 4) != 0 ? size[2] : -size[2];
      f.shape.world(edgeEnd, 0, -x, y, z);
      addEdge(f, v, start);
      f.shape.world(edgeEnd, 3, x, -y, z);
      addEdge(f, v, start);
      f.shape.world(edgeEnd, 6, x, y, -z);
      addEdge(f, v, start);
    } else {
      meshEdges(f, v, start);
    }
  }

  /** One edge per face around a vertex: the one that arrives at it. */
  private void meshEdges(Feature f, double[] v, int start) {
    f.count = 0;
    ConvexShape s = f.shape;
    int adr = s.meshes.polymapadr[s.firstVertex + f.a];
    int num = Math.min(MOST_CORNERS, s.meshes.polymapnum[s.firstVertex + f.a]);
    for (int i = 0; i < num; i++) {
      int polygon = s.firstPolygon + s.meshes.polymap[adr + i];
      int begin = s.meshes.polyvertadr[polygon];
      int n = s.meshes.polyvertnum[polygon];
      for (int j = 0; j < n; j++) {
        if (s.meshes.polyvert[begin + j] == f.a) {
          s.worldVertex(edgeEnd, 3 * f.count, s.meshes.polyvert[begin + (j == 0 ? n : j) - 1]);
          addEdge(f, v, start);
          break;
        }
      }
    }
  }

  private void addEdge(Feature f, double[] v, int start) {
    int k = 3 * f.count++;
    Vec3.sub(f.direction, k, edgeEnd, k, v, start);
    Vec3.normalize(f.direction, k);
  }

  /** Corners of a face, clockwise from outside. */
  private static void readFace(Feature f, int face) {
    ConvexShape s = f.shape;
    if (s.type == GeomType.BOX) {
      boxFace(f, face);
      return;
    }
    int polygon = s.firstPolygon + face;
    int adr = s.meshes.polyvertadr[polygon];
    int n = Math.min(MOST_CORNERS, s.meshes.polyvertnum[polygon]);
    for (int i = 0; i < n; i++) {
      s.worldVertex(f.corner, 3 * i, s.meshes.polyvert[adr + n - 1 - i]);
    }
    f.corners = n;
  }

  /** Signs of the coordinates of the four corners of each side of a box, three bits each. */
  private static final int[] SIDES = {
    // bit 0 x, bit 1 y, bit 2 z; the first corner in the lowest digit
    0_5137, 0_0462, 0_6732, 0_0154, 0_4576, 0_1023
  };

  private static void boxFace(Feature f, int side) {
    double[] size = f.shape.size;
    for (int i = 0; i < 4; i++) {
      int octant = SIDES[side] >> 3 * i & 7;
      f.shape.world(
          f.corner,
          3 * i,
          (octant & 1) != 0 ? size[0] : -size[0],
          (octant & 2) != 0 ? size[1] : -size[1],
          (octant & 4) != 0 ? size[2] : -size[2]);
    }
    f.corners = 4;
  }
}
