package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a height field and a convex geom: each prism under or in the geom may give one.
 * Counterpart of {@code mjc_ConvexHField}.
 *
 * <p>Prism and geom are inflated by half the margin each, so the distance of a contact is that of
 * the surfaces; MuJoCo raises the prism by the whole margin instead and reports up to 1.5 margins
 * less.
 */
public final class HeightFieldPairs {
  private HeightFieldPairs() {}

  /** Appends the contacts of height field {@code geom1} and another geom to {@code found}. */
  public static void collide(
      Model m, Data d, int geom1, int geom2, double margin, PairContacts found) {
    ConvexQuery q = ConvexQuery.of(d);
    PrismGrid grid = PrismGrid.of(d);
    if (!grid.place(m, d, geom1, geom2, q, margin)) {
      return;
    }
    int start = found.count;
    contacts(m, d, geom1, q, grid, margin, found);
    if (m.opt.disabled(DisableBit.NATIVECCD)) {
      q.second.set(m, d, geom2, margin);
      for (int i = start; i < found.count; i++) {
        SurfaceNormals.fix(q.first, q.second, q.portal, found, i);
      }
    }
  }

  /** Appends the contacts of height field {@code geom} and an element of a flex. */
  static void element(Model m, Data d, int geom, int f, int e, double margin, PairContacts found) {
    ConvexQuery q = ConvexQuery.of(d);
    PrismGrid grid = PrismGrid.of(d);
    if (!grid.placeElement(m, d, geom, f, e, q, margin)) {
      return;
    }
    contacts(m, d, geom, q, grid, margin, found);
  }

  /** Appends a contact of the second shape with each prism of the grid that it meets. */
  private static void contacts(
      Model m,
      Data d,
      int field,
      ConvexQuery q,
      PrismGrid grid,
      double margin,
      PairContacts found) {
    q.configure(m, 1, 0);
    q.first.margin = margin;
    q.second.margin = margin;
    grid.floor = grid.low[2] - margin;
    grid.start(0);
    boolean portal = m.opt.disabled(DisableBit.NATIVECCD);
    while (found.count < PairContacts.MOST && grid.next()) {
      if (portal ? PortalRefinement.collide(q, margin, found) : contact(q, margin, found)) {
        int i = 3 * (found.count - 1);
        Mat3.mulVec(found.normal, i, d.geom.xmat, 9 * field, found.normal, i);
        toWorld(d, field, found.pos, i);
      }
    }
  }

  private static boolean contact(ConvexQuery q, double margin, PairContacts found) {
    double distance = q.run();
    if (!(distance < 0)) {
      return false;
    }
    ConvexPairs.append(q, 0, margin + distance, found);
    return true;
  }

  /**
   * Returns the distance of height field {@code geom1} and another geom, {@code distmax} if it is
   * more.
   *
   * @param fromto receives the nearest points of field and geom at {@code o}, if the distance is
   *     less than {@code distmax}
   */
  static double distance(
      Model m, Data d, int geom1, int geom2, double distmax, double[] fromto, int o) {
    ConvexQuery q = ConvexQuery.of(d);
    PrismGrid grid = PrismGrid.of(d);
    if (!grid.place(m, d, geom1, geom2, q, Math.max(0, distmax))) {
      return distmax;
    }
    q.configure(m, 1, distmax);

    // what is under the geom is likely near; then only what may be nearer
    double under = nearest(grid, q, 0, distmax, fromto, o);
    double best = under > 0 ? nearest(grid, q, under, under, fromto, o) : under;
    if (best < distmax) {
      toWorld(d, geom1, fromto, o);
      toWorld(d, geom1, fromto, o + 3);
    }
    return best;
  }

  /** Looks for prisms nearer than {@code best} and returns the least distance. */
  private static double nearest(
      PrismGrid grid, ConvexQuery q, double reach, double best, double[] fromto, int o) {
    grid.start(reach);
    grid.floor = grid.low[2] - Math.max(0, best);
    while (grid.next()) {
      if (best > 0 && grid.gap2() >= best * best) {
        continue;
      }
      q.cutoff = Math.max(0, best);
      double distance = q.run();
      if (distance < best && q.count > 0) {
        best = distance;
        Vec3.copy(fromto, o, q.onFirst, 0);
        Vec3.copy(fromto, o + 3, q.onSecond, 0);
        grid.floor = grid.low[2] - Math.max(0, best);
      }
    }
    return best;
  }

  private static void toWorld(Data d, int geom, double[] point, int i) {
    Mat3.mulVec(point, i, d.geom.xmat, 9 * geom, point, i);
    Vec3.addTo(point, i, d.geom.xpos, 3 * geom);
  }
}
