package dev.dynamis.mechanics.internal.ray;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;

/**
 * Intersection of rays with flexes and skins. Counterpart of {@code mj_rayFlex} and {@code
 * mju_raySkin}. Nothing in a step asks for it: range finders see geoms only.
 */
public final class RayDeformables {
  // places in the scratch array: those of RaySurfaces, then a capsule, its normal, and the hit
  private static final int QUAT = RaySurfaces.SCRATCH;
  private static final int MAT = QUAT + 4;
  private static final int POS = MAT + 9;
  private static final int SIZE = POS + 3;
  private static final int AXIS = SIZE + 3;
  private static final int NORMAL = AXIS + 3;
  private static final int HIT = NORMAL + 3;
  private static final int LOCAL = HIT + 3;
  private static final int SCRATCH = LOCAL + RayShapes.SCRATCH;

  /** Corners of the triangles of an element. */
  private static final int[][] FACES = {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}};

  private RayDeformables() {}

  /**
   * Intersects the ray {@code point + x vec, x >= 0} with a flex, as it is shown.
   *
   * @param flex the flex
   * @param layer which layer of elements of a solid is shown, if it has no skin
   * @param vertices whether vertices are shown, as spheres
   * @param edges whether edges are shown, as capsules
   * @param faces whether triangles are shown, without thickness
   * @param skin whether the outside is shown, that is the edges and the triangles of layer 0
   * @param vertex receives the nearest vertex of the flex at index 0, -1 if none; may be null
   * @param normal receives the unit normal at the hit, zero if none; may be null
   * @return the least x, or -1 if nothing is hit
   */
  public static double flex(
      Model m,
      Data d,
      int flex,
      int layer,
      boolean vertices,
      boolean edges,
      boolean faces,
      boolean skin,
      double[] point,
      double[] vec,
      int[] vertex,
      double[] normal) {
    clear(vertex, normal);
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(SCRATCH);
    Vec3.copy(s, RaySurfaces.RAY, point, 0);
    Vec3.copy(s, RaySurfaces.RAY + 3, vec, 0);
    double x = -1;
    if (meetsBox(m, d, flex, s)) {
      boolean surface = m.flex.dim[flex] > 1;
      if (edges || (surface && skin)) {
        x = edges(m, d, flex, x, point, vec, vertex, normal, s);
      } else if (vertices) {
        x = vertices(m, d, flex, x, point, vec, vertex, normal, s);
      }
      if (surface && (faces || skin)) {
        RaySurfaces.basis(s);
        x = elements(m, d, flex, skin ? 0 : layer, x, point, vec, vertex, normal, s);
      }
    }
    d.scratch.release(mark);
    return x;
  }

  private static void clear(int[] vertex, double[] normal) {
    if (vertex != null) {
      vertex[0] = -1;
    }
    if (normal != null) {
      Vec3.zero(normal, 0);
    }
  }

  /** Returns whether a ray meets the box around all vertices. */
  private static boolean meetsBox(Model m, Data d, int flex, double[] s) {
    int from = m.flex.vertadr[flex];
    int to = from + m.flex.vertnum[flex];
    double[] p = d.flexvert.xpos;
    for (int k = 0; k < 3; k++) {
      double low = p[3 * from + k];
      double high = low;
      for (int v = from + 1; v < to; v++) {
        low = Math.min(low, p[3 * v + k]);
        high = Math.max(high, p[3 * v + k]);
      }
      box(s, k, low - m.flex.radius[flex], high + m.flex.radius[flex]);
    }
    return meetsBox(s);
  }

  private static void box(double[] s, int k, double low, double high) {
    s[POS + k] = 0.5 * (low + high);
    s[SIZE + k] = 0.5 * (high - low);
  }

  private static boolean meetsBox(double[] s) {
    Vec3.sub(s, LOCAL, s, RaySurfaces.RAY, s, POS);
    Vec3.copy(s, LOCAL + 3, s, RaySurfaces.RAY + 3);
    return RayShapes.box(s[SIZE], s[SIZE + 1], s[SIZE + 2], null, 0, null, 0, s, LOCAL) >= 0;
  }

  private static double edges(
      Model m,
      Data d,
      int flex,
      double start,
      double[] point,
      double[] vec,
      int[] vertex,
      double[] normal,
      double[] s) {
    double best = start;
    double[] p = d.flexvert.xpos;
    int first = m.flex.edgeadr[flex];
    for (int e = first; e < first + m.flex.edgenum[flex]; e++) {
      int v1 = 3 * (m.flex.vertadr[flex] + m.flex.edge[2 * e]);
      int v2 = 3 * (m.flex.vertadr[flex] + m.flex.edge[2 * e + 1]);
      Vec3.add(s, POS, p, v1, p, v2);
      Vec3.scale(s, POS, s, POS, 0.5);
      Vec3.sub(s, AXIS, p, v2, p, v1);
      s[SIZE] = m.flex.radius[flex];
      s[SIZE + 1] = 0.5 * Vec3.normalize(s, AXIS);
      Quat.fromZ(s, QUAT, s, AXIS);
      Mat3.fromQuat(s, MAT, s, QUAT);
      double x = shape(GeomType.CAPSULE, s, POS, point, vec, s);
      if (x >= 0 && (best < 0 || x < best)) {
        best = x;
        Vec3.addScaled(s, HIT, point, 0, vec, 0, x);
        boolean nearer = Vec3.distance(p, v1, s, HIT) < Vec3.distance(p, v2, s, HIT);
        hit(vertex, m.flex.edge[nearer ? 2 * e : 2 * e + 1], normal, s);
      }
    }
    return best;
  }

  private static double vertices(
      Model m,
      Data d,
      int flex,
      double start,
      double[] point,
      double[] vec,
      int[] vertex,
      double[] normal,
      double[] s) {
    double best = start;
    s[SIZE] = m.flex.radius[flex];
    for (int v = 0; v < m.flex.vertnum[flex]; v++) {
      int at = 3 * (m.flex.vertadr[flex] + v);
      double x = shape(GeomType.SPHERE, d.flexvert.xpos, at, point, vec, s);
      if (x >= 0 && (best < 0 || x < best)) {
        best = x;
        hit(vertex, v, normal, s);
      }
    }
    return best;
  }

  private static double shape(
      int type, double[] pos, int p, double[] point, double[] vec, double[] s) {
    return RayShapes.intersect(
        type, pos, p, s, MAT, s, SIZE, point, 0, vec, 0, s, NORMAL, s, LOCAL);
  }

  private static void hit(int[] vertex, int v, double[] normal, double[] s) {
    if (vertex != null) {
      vertex[0] = v;
    }
    if (normal != null) {
      Vec3.copy(normal, 0, s, NORMAL);
    }
  }

  private static double elements(
      Model m,
      Data d,
      int flex,
      int layer,
      double start,
      double[] point,
      double[] vec,
      int[] vertex,
      double[] normal,
      double[] s) {
    double best = start;
    int dim = m.flex.dim[flex];
    int base = m.flex.vertadr[flex];
    for (int e = 0; e < m.flex.elemnum[flex]; e++) {
      if (dim == 3 && m.flex.elemlayer[m.flex.elemadr[flex] + e] != layer) {
        continue;
      }
      int elem = m.flex.elemdataadr[flex] + e * (dim + 1);
      for (int f = 0; f < (dim == 2 ? 1 : 4); f++) {
        for (int k = 0; k < 3; k++) {
          int v = 3 * (base + m.flex.elem[elem + FACES[f][k]]);
          Vec3.copy(s, RaySurfaces.T0 + 3 * k, d.flexvert.xpos, v);
        }
        double x = RaySurfaces.triangle(s);
        if (x >= 0 && (best < 0 || x < best)) {
          best = x;
          Vec3.addScaled(s, HIT, point, 0, vec, 0, x);
          int near = 0;
          double least = Double.MAX_VALUE;
          for (int k = 0; k < 3; k++) {
            int v = m.flex.elem[elem + FACES[f][k]];
            double distance = Vec3.distance(d.flexvert.xpos, 3 * (base + v), s, HIT);
            if (distance < least) {
              least = distance;
              near = v;
            }
          }
          Vec3.copy(s, NORMAL, s, RaySurfaces.N);
          Vec3.normalize(s, NORMAL);
          hit(vertex, near, normal, s);
        }
      }
    }
    return best;
  }

  /** Returns how many numbers {@link #skin} needs as scratch. */
  public static int skinScratch() {
    return SCRATCH;
  }

  /**
   * Intersects a ray with a skin.
   *
   * @param skin the skin
   * @param vert where the vertices of all skins are
   * @param vertex receives the nearest vertex of the skin at index 0, -1 if none; may be null
   * @param normal receives the unit normal of the triangle, zero if none; may be null
   * @param s {@link #skinScratch} numbers
   * @return the least x, or -1 if nothing is hit
   */
  public static double skin(
      Model m,
      int skin,
      float[] vert,
      double[] point,
      double[] vec,
      int[] vertex,
      double[] normal,
      double[] s) {
    clear(vertex, normal);
    Vec3.copy(s, RaySurfaces.RAY, point, 0);
    Vec3.copy(s, RaySurfaces.RAY + 3, vec, 0);
    int base = m.skin.vertadr[skin];
    for (int k = 0; k < 3; k++) {
      float low = vert[3 * base + k];
      float high = low;
      for (int v = base + 1; v < base + m.skin.vertnum[skin]; v++) {
        low = Math.min(low, vert[3 * v + k]);
        high = Math.max(high, vert[3 * v + k]);
      }
      box(s, k, low, high);
    }
    if (!meetsBox(s)) {
      return -1;
    }
    RaySurfaces.basis(s);
    double best = -1;
    int first = m.skin.faceadr[skin];
    for (int f = 3 * first; f < 3 * (first + m.skin.facenum[skin]); f += 3) {
      for (int k = 0; k < 3; k++) {
        corner(s, RaySurfaces.T0 + 3 * k, vert, base + m.skin.face[f + k]);
      }
      double x = RaySurfaces.triangle(s);
      if (x >= 0 && (best < 0 || x < best)) {
        best = x;
        Vec3.addScaled(s, HIT, point, 0, vec, 0, x);
        int near = 0;
        double least = Double.MAX_VALUE;
        for (int k = 0; k < 3; k++) {
          corner(s, POS, vert, base + m.skin.face[f + k]);
          double distance = Vec3.distance(s, HIT, s, POS);
          if (distance < least) {
            least = distance;
            near = m.skin.face[f + k];
          }
        }
        Vec3.copy(s, NORMAL, s, RaySurfaces.N);
        Vec3.normalize(s, NORMAL);
        hit(vertex, near, normal, s);
      }
    }
    return best;
  }

  private static void corner(double[] s, int at, float[] vert, int v) {
    Vec3.set(s, at, vert[3 * v], vert[3 * v + 1], vert[3 * v + 2]);
  }
}
