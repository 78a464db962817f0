package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of two convex geoms without a routine of their own. Counterpart of {@code mjc_Convex}.
 *
 * <p>Each geom is inflated by half the margin, then a contact is a penetration. Without the flag
 * nativeccd, penetrations are found by {@link PortalRefinement}.
 */
public final class ConvexPairs {
  /** With the flag multiccd boxes and meshes give up to so many contacts at once. */
  private static final int FACE_CONTACTS = 4;

  /** How far geoms are turned in search of more contacts, rad. */
  private static final double TILT = 1e-3;

  /** Contacts nearer than this, in units of the smaller bounding sphere, are the same. */
  private static final double SAME = 1e-3;

  private ConvexPairs() {}

  /** Appends the contacts of two geoms, the first of the lower type, to {@code found}. */
  public static void collide(
      Model m, Data d, int geom1, int geom2, double margin, PairContacts found) {
    ConvexQuery q = ConvexQuery.of(d);
    q.first.set(m, d, geom1, margin);
    q.second.set(m, d, geom2, margin);
    boolean nativeCcd = !m.opt.disabled(DisableBit.NATIVECCD);
    boolean multi = m.opt.enabled(EnableBit.MULTICCD);
    boolean hasFaces =
        multi && !(margin > 0) && isPolyhedron(q.first.type) && isPolyhedron(q.second.type);
    int start = found.count;
    q.configure(m, hasFaces ? FACE_CONTACTS : 1, 0);
    SeparatingAxes axes = nativeCcd ? SeparatingAxes.of(d) : null;
    if (nativeCcd && axes.showApart(q, geom1, geom2)) {
      return;
    }
    int added = find(m, q, margin, found);
    if (nativeCcd) {
      axes.note(q, geom1, geom2, added == 0);
    }
    if (nativeCcd && hasFaces) {
      return;
    }
    if (added == 1 && multi && !isSmooth(q.first.type) && !isSmooth(q.second.type)) {
      double size = Math.min(m.geom.rbound[geom1], m.geom.rbound[geom2]);
      tilt(m, d, q, margin, SAME * size, start, found);
    }
  }

  private static boolean isPolyhedron(int type) {
    return type == GeomType.BOX || type == GeomType.MESH;
  }

  private static boolean isSmooth(int type) {
    return type == GeomType.ELLIPSOID || type == GeomType.SPHERE;
  }

  /** Appends what one query finds and returns the number of contacts. */
  private static int find(Model m, ConvexQuery q, double margin, PairContacts found) {
    if (m.opt.disabled(DisableBit.NATIVECCD)) {
      if (!PortalRefinement.collide(q, margin, found)) {
        return 0;
      }
      SurfaceNormals.fix(q.first, q.second, q.portal, found, found.count - 1);
      return 1;
    }
    double distance = q.run();
    if (!(distance < 0)) {
      return 0;
    }
    int before = found.count;
    for (int i = 0; i < q.count; i++) {
      append(q, i, margin + distance, found);
    }
    return found.count - before;
  }

  /** Appends the contact between points {@code i} of a query, if there is room. */
  static void append(ConvexQuery q, int i, double distance, PairContacts found) {
    int k = 3 * found.add(distance);
    if (k < 0) {
      return;
    }
    double[] a = q.onFirst;
    double[] b = q.onSecond;
    Vec3.sub(found.normal, k, a, 3 * i, b, 3 * i);
    Vec3.normalize(found.normal, k);
    for (int c = 0; c < 3; c++) {
      found.pos[k + c] = 0.5 * (a[3 * i + c] + b[3 * i + c]);
    }
  }

  /**
   * Turns both geoms a little, in opposite directions, about each tangent of the first contact. New
   * points get its distance.
   */
  private static void tilt(
      Model m, Data d, ConvexQuery q, double margin, double same, int start, PairContacts found) {
    long mark = d.scratch.mark();
    double[] frame = d.scratch.reals(9);
    double[] s = d.scratch.reals(13);
    Vec3.copy(frame, 0, found.normal, 3 * start);
    Vec3.zero(frame, 3);
    Mat3.completeFrame(frame, 0);
    q.wanted = 1;
    for (int turn = 0; turn < 4; turn++) {
      Quat.fromAxisAngle(s, 0, frame, turn < 2 ? 3 : 6, (turn & 1) == 0 ? -TILT : TILT);
      Mat3.fromQuat(s, 4, s, 0);
      turn(q.first, d, found.pos, 3 * start, s, 4);
      Mat3.transpose(s, 4, s, 4);
      turn(q.second, d, found.pos, 3 * start, s, 4);
      if (find(m, q, margin, found) > 0) {
        if (isDistinct(found, start, same)) {
          found.dist[found.count - 1] = found.dist[start];
        } else {
          found.count--;
        }
      }
    }
    d.scratch.release(mark);
  }

  /** Puts a shape where its geom would be after a rotation about a point. */
  private static void turn(
      ConvexShape shape, Data d, double[] point, int p, double[] rotation, int r) {
    double[] xpos = d.geom.xpos;
    int g = 3 * shape.geom;
    Mat3.mul(shape.mat, 0, rotation, r, d.geom.xmat, 3 * g);
    Vec3.sub(shape.pos, 0, point, p, xpos, g);
    double x = shape.pos[0], y = shape.pos[1], z = shape.pos[2];
    Mat3.mulVec(shape.pos, 0, rotation, r, shape.pos, 0);
    Vec3.set(
        shape.pos,
        0,
        xpos[g] - (shape.pos[0] - x),
        xpos[g + 1] - (shape.pos[1] - y),
        xpos[g + 2] - (shape.pos[2] - z));
  }

  /** Whether the last contact is away from all others of the pair. */
  private static boolean isDistinct(PairContacts found, int start, double same) {
    int last = found.count - 1;
    for (int i = start; i < last; i++) {
      if (Vec3.distance(found.pos, 3 * i, found.pos, 3 * last) <= same) {
        return false;
      }
    }
    return true;
  }
}
