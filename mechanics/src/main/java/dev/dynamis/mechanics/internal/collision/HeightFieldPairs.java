package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.DisableBit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a height field and a convex geom: the ground under each triangle of the grid is a
 * prism, and each prism near the geom may give a contact. Counterpart of {@code mjc_ConvexHField}.
 *
 * <p>Prism and geom are inflated by half the margin each, so the distance of a contact is that of
 * the surfaces; the reference raises the prism by the margin too and reports 1.5 margins less.
 */
public final class HeightFieldPairs {
  /** Places in the scratch array: pose of the geom in the frame of the field, bounds, a point. */
  private static final int POS = 0;

  private static final int MAT = 3;
  private static final int LOW = 12;
  private static final int HIGH = 15;
  private static final int POINT = 18;
  private static final int SCRATCH = 21;

  private HeightFieldPairs() {}

  /** Appends the contacts of height field {@code geom1} and another geom to {@code found}. */
  public static void collide(
      Model m, Data d, int geom1, int geom2, double margin, PairContacts found) {
    int field = m.geom.dataid[geom1];
    double[] size = m.hfield.size;
    int h = 4 * field;
    long mark = d.scratch.mark();
    double[] w = d.scratch.reals(SCRATCH);
    Vec3.sub(w, POS, d.geom.xpos, 3 * geom2, d.geom.xpos, 3 * geom1);
    Mat3.mulTVec(w, POS, d.geom.xmat, 9 * geom1, w, POS);
    double radius = m.geom.rbound[geom2] + margin;
    boolean near =
        !(size[h] < w[POS] - radius
            || -size[h] > w[POS] + radius
            || size[h + 1] < w[POS + 1] - radius
            || -size[h + 1] > w[POS + 1] + radius
            || size[h + 2] < w[POS + 2] - radius
            || -size[h + 3] > w[POS + 2] + radius);
    if (near) {
      ConvexQuery q = ConvexQuery.of(d);
      q.first.set(m, d, geom1, margin);
      q.second.set(m, d, geom2, margin);
      q.configure(m, 1, 0);
      Mat3.mulTMat(w, MAT, d.geom.xmat, 9 * geom1, d.geom.xmat, 9 * geom2);
      Vec3.copy(q.second.pos, 0, w, POS);
      Mat3.copy(q.second.mat, 0, w, MAT);
      bounds(q.second, w);
      prisms(m, d, field, geom1, margin, q, w, found);
    }
    d.scratch.release(mark);
  }

  /** Box around the geom, not inflated, in the frame of the field. */
  private static void bounds(ConvexShape shape, double[] w) {
    for (int k = 0; k < 3; k++) {
      double x = k == 0 ? 1 : 0, y = k == 1 ? 1 : 0, z = k == 2 ? 1 : 0;
      shape.support(w, POINT, x, y, z);
      w[HIGH + k] = w[POINT + k];
      shape.support(w, POINT, -x, -y, -z);
      w[LOW + k] = w[POINT + k];
    }
  }

  private static void prisms(
      Model m,
      Data d,
      int field,
      int geom1,
      double margin,
      ConvexQuery q,
      double[] w,
      PairContacts found) {
    double sx = m.hfield.size[4 * field], sy = m.hfield.size[4 * field + 1];
    double top = m.hfield.size[4 * field + 2], base = m.hfield.size[4 * field + 3];
    if (w[LOW] - margin > sx
        || w[HIGH] + margin < -sx
        || w[LOW + 1] - margin > sy
        || w[HIGH + 1] + margin < -sy
        || w[LOW + 2] - margin > top
        || w[HIGH + 2] + margin < -base) {
      return;
    }
    int nrow = m.hfield.nrow[field];
    int ncol = m.hfield.ncol[field];
    int cmin = Math.max(0, (int) Math.floor((w[LOW] + sx) / (2 * sx) * (ncol - 1)));
    int cmax = Math.min(ncol - 1, (int) Math.ceil((w[HIGH] + sx) / (2 * sx) * (ncol - 1)));
    int rmin = Math.max(0, (int) Math.floor((w[LOW + 1] + sy) / (2 * sy) * (nrow - 1)));
    int rmax = Math.min(nrow - 1, (int) Math.ceil((w[HIGH + 1] + sy) / (2 * sy) * (nrow - 1)));
    double dx = 2 * sx / (ncol - 1);
    double dy = 2 * sy / (nrow - 1);
    double floor = w[LOW + 2] - margin;
    double[] p = q.first.prism;
    p[2] = -base;
    p[5] = -base;
    p[8] = -base;
    float[] data = m.hfield.data;
    int start = found.count;
    for (int r = rmin; r < rmax && found.count < PairContacts.MOST; r++) {
      // corners arrive in zigzag; each one completes a triangle with the two before
      for (int c = cmin; c <= cmax && found.count < PairContacts.MOST; c++) {
        for (int side = 1; side >= 0 && found.count < PairContacts.MOST; side--) {
          float elevation = data[m.hfield.adr[field] + (r + side) * ncol + c];
          advance(p, dx * c - sx, dy * (r + side) - sy, elevation * top);
          if (c > cmin && !(p[11] < floor && p[14] < floor && p[17] < floor)) {
            contact(m, d, q, geom1, margin, found);
          }
        }
      }
    }
    if (m.opt.disabled(DisableBit.NATIVECCD)) {
      q.second.set(m, d, q.second.geom, margin);
      for (int i = start; i < found.count; i++) {
        SurfaceNormals.fix(q.first, q.second, q.portal, found, i);
      }
    }
  }

  /** Drops the oldest corner of the prism and adds one. */
  private static void advance(double[] p, double x, double y, double z) {
    System.arraycopy(p, 3, p, 0, 6);
    System.arraycopy(p, 12, p, 9, 6);
    p[6] = x;
    p[7] = y;
    Vec3.set(p, 15, x, y, z);
  }

  private static void contact(
      Model m, Data d, ConvexQuery q, int geom1, double margin, PairContacts found) {
    int i;
    if (m.opt.disabled(DisableBit.NATIVECCD)) {
      if (!PortalRefinement.collide(q, margin, found)) {
        return;
      }
      i = 3 * (found.count - 1);
    } else {
      double distance = q.run();
      if (!(distance < 0)) {
        return;
      }
      i = 3 * found.add(margin + distance);
      Vec3.sub(found.normal, i, q.onFirst, 0, q.onSecond, 0);
      Vec3.normalize(found.normal, i);
      for (int k = 0; k < 3; k++) {
        found.pos[i + k] = 0.5 * (q.onFirst[k] + q.onSecond[k]);
      }
    }
    Mat3.mulVec(found.normal, i, d.geom.xmat, 9 * geom1, found.normal, i);
    Mat3.mulVec(found.pos, i, d.geom.xmat, 9 * geom1, found.pos, i);
    Vec3.addTo(found.pos, i, d.geom.xpos, 3 * geom1);
  }
}
