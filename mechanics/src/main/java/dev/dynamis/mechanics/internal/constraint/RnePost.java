package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.velocity.Rne;
import java.util.Arrays;

/**
 * Accelerations of bodies and the forces on them and between them, after all forces are known.
 *
 * <p>Reads {@code qacc, xfrc_applied, efc.force}; writes {@code cacc, cfrc_ext, cfrc_int} and sets
 * {@code flg.rnepost}. Sleeping bodies are covered too. Counterpart of {@code
 * mj_rnePostConstraint}.
 */
public final class RnePost {
  private RnePost() {}

  /** Computes all of them, whether or not they are up to date. */
  public static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(15);
    Arrays.fill(d.cfrcExt, 0, 6 * m.nbody, 0);
    addApplied(m, d, s);
    addContacts(m, d, s);
    addEqualities(m, d, s);

    Rne.worldAcceleration(m, d.cacc);
    Spatial.zero(d.cfrcInt, 0);
    for (int b = 1; b < m.nbody; b++) {
      Rne.body(m, d, d.cacc, d.cfrcInt, b, true);
      Spatial.addToScaled(d.cfrcInt, 6 * b, d.cfrcExt, 6 * b, -1);
    }

    // sum from leaves to root; the world carries everything
    for (int b = m.nbody - 1; b > 0; b--) {
      Spatial.addTo(d.cfrcInt, 6 * m.body.parentid[b], d.cfrcInt, 6 * b);
    }
    d.scratch.release(mark);
    d.computed.rnepost++;
    d.flg.rnepost = true;
  }

  /** Forces that the user applies at centers of mass, moved to the center of mass of the tree. */
  private static void addApplied(Model m, Data d, double[] s) {
    double[] xfrc = d.xfrc.applied;
    for (int b = 1; b < m.nbody; b++) {
      if (Jacobians.isZero6(xfrc, 6 * b)) {
        continue;
      }
      Vec3.copy(s, 0, xfrc, 6 * b + 3);
      Vec3.copy(s, 3, xfrc, 6 * b);
      Spatial.shiftForce(s, 0, s, 0, d.subtree.com, 3 * m.body.rootid[b], d.xipos, 3 * b);
      Spatial.addTo(d.cfrcExt, 6 * b, s, 0);
    }
  }

  /** Forces of contacts: on the body of the second geom, and the opposite on that of the first. */
  private static void addContacts(Model m, Data d, double[] s) {
    for (int c = 0; c < d.ncon; c++) {
      if (d.contact.efcAddress[c] < 0 || d.contact.hasFlex(c)) {
        continue;
      }
      ContactForce.of(m, d, c, s, 6);
      Mat3.mulTVec(s, 0, d.contact.frame, 9 * c, s, 9);
      Mat3.mulTVec(s, 3, d.contact.frame, 9 * c, s, 6);
      add(m, d, m.geom.bodyid[d.contact.geom[2 * c]], s, d.contact.pos, 3 * c, -1);
      add(m, d, m.geom.bodyid[d.contact.geom[2 * c + 1]], s, d.contact.pos, 3 * c, 1);
    }
  }

  /** Forces of connects and welds at their anchors. */
  private static void addEqualities(Model m, Data d, double[] s) {
    int row = 0;
    while (row < d.ne) {
      int e = d.efc.id[row];
      int type = m.eq.type[e];
      if (type != EqType.CONNECT && type != EqType.WELD) {
        row++;
        continue;
      }
      Vec3.copy(s, 3, d.efc.force, row);
      if (type == EqType.WELD) {
        Vec3.copy(s, 0, d.efc.force, row + 3);
      } else {
        Vec3.zero(s, 0);
      }
      for (int object = 0; object < 2; object++) {
        EqualityRows.anchor(m, d, e, object, s, 12);
        add(m, d, EqualityRows.body(m, e, object), s, s, 12, object == 0 ? 1 : -1);
      }
      row += type == EqType.WELD ? 6 : 3;
    }
  }

  /** Adds the (torque, force) {@code s[0..6)} at a point to what acts on a body. */
  private static void add(
      Model m, Data d, int body, double[] s, double[] point, int p, double sign) {
    if (body == 0) {
      return;
    }
    Spatial.shiftForce(s, 6, s, 0, d.subtree.com, 3 * m.body.rootid[body], point, p);
    Spatial.addToScaled(d.cfrcExt, 6 * body, s, 6, sign);
  }
}
