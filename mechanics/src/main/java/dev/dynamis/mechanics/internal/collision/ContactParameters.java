package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.model.Option;
import java.util.Arrays;

/**
 * Parameters of a contact: dimension, margin, friction, solver reference and impedance.
 *
 * <p>Margins and gaps of two geoms, or flexes, add up. The rest comes from the one of higher
 * priority; if none is higher, the larger dimension and friction count and solver parameters are
 * mixed. A pair that the model lists brings all parameters itself. The model's override replaces
 * margin, friction and solver parameters of all contacts. Counterpart of {@code mj_contactParam,
 * mj_setContact}.
 */
final class ContactParameters {
  private static final int NREF = 2;
  private static final int NIMP = 5;
  private static final int NFRICTION = 5;

  private ContactParameters() {}

  /** The margin that counts where {@code margin} is given. */
  static double margin(Model m, double margin) {
    return m.opt.enabled(EnableBit.OVERRIDE) ? m.opt.oMargin : margin;
  }

  /** Sets the parameters of contact {@code c} from two geoms. */
  static void mix(Model m, Data d, int c, int g1, int g2, double margin) {
    ContactSurfaces geoms = ContactSurfaces.geoms(m, d);
    mix(m.opt, d.contact, c, geoms, g1, geoms, g2, margin);
  }

  /** Sets the parameters of contact {@code c} from an item each of two sets of surfaces. */
  static void mix(
      Option opt,
      Contacts con,
      int c,
      ContactSurfaces s1,
      int i1,
      ContactSurfaces s2,
      int i2,
      double margin) {
    con.includemargin[c] = margin - (s1.gap[i1] + s2.gap[i2]);
    Arrays.fill(con.solreffriction, NREF * c, NREF * c + NREF, 0);
    if (s1.priority[i1] > s2.priority[i2]) {
      take(con, c, s1, i1);
    } else if (s1.priority[i1] < s2.priority[i2]) {
      take(con, c, s2, i2);
    } else {
      con.dim[c] = Math.max(s1.condim[i1], s2.condim[i2]);
      mixSolver(con, c, s1, i1, s2, i2);
      double[] a = s1.friction;
      double[] b = s2.friction;
      setFriction(
          con,
          c,
          Math.max(a[3 * i1], b[3 * i2]),
          Math.max(a[3 * i1 + 1], b[3 * i2 + 1]),
          Math.max(a[3 * i1 + 2], b[3 * i2 + 2]));
    }
    overrideAndClamp(opt, con, c);
  }

  private static void take(Contacts con, int c, ContactSurfaces s, int i) {
    con.dim[c] = s.condim[i];
    System.arraycopy(s.solref, NREF * i, con.solref, NREF * c, NREF);
    System.arraycopy(s.solimp, NIMP * i, con.solimp, NIMP * c, NIMP);
    setFriction(con, c, s.friction[3 * i], s.friction[3 * i + 1], s.friction[3 * i + 2]);
  }

  /** Sets the parameters of contact {@code c} from a pair that the model lists. */
  static void copyListed(Model m, Contacts con, int c, int pair, double margin) {
    con.dim[c] = m.pair.dim[pair];
    con.includemargin[c] = margin - m.pair.gap[pair];
    System.arraycopy(m.pair.solref, NREF * pair, con.solref, NREF * c, NREF);
    System.arraycopy(m.pair.solreffriction, NREF * pair, con.solreffriction, NREF * c, NREF);
    System.arraycopy(m.pair.solimp, NIMP * pair, con.solimp, NIMP * c, NIMP);
    System.arraycopy(m.pair.friction, NFRICTION * pair, con.friction, NFRICTION * c, NFRICTION);
    overrideAndClamp(m.opt, con, c);
  }

  /** Gives contact {@code to} the parameters of contact {@code from}. */
  static void copy(Contacts con, int from, int to) {
    con.dim[to] = con.dim[from];
    con.includemargin[to] = con.includemargin[from];
    System.arraycopy(con.solref, NREF * from, con.solref, NREF * to, NREF);
    System.arraycopy(con.solreffriction, NREF * from, con.solreffriction, NREF * to, NREF);
    System.arraycopy(con.solimp, NIMP * from, con.solimp, NIMP * to, NIMP);
    System.arraycopy(con.friction, NFRICTION * from, con.friction, NFRICTION * to, NFRICTION);
  }

  private static void mixSolver(
      Contacts con, int c, ContactSurfaces s1, int i1, ContactSurfaces s2, int i2) {
    double weight = weight(s1.solmix[i1], s2.solmix[i2]);
    boolean times = s1.solref[NREF * i1] > 0 && s2.solref[NREF * i2] > 0;
    for (int i = 0; i < NREF; i++) {
      // stiffness and damping are negative numbers: the stiffer one counts
      double a = s1.solref[NREF * i1 + i];
      double b = s2.solref[NREF * i2 + i];
      con.solref[NREF * c + i] = times ? weight * a + (1 - weight) * b : Math.min(a, b);
    }
    for (int i = 0; i < NIMP; i++) {
      con.solimp[NIMP * c + i] =
          weight * s1.solimp[NIMP * i1 + i] + (1 - weight) * s2.solimp[NIMP * i2 + i];
    }
  }

  /** Weight of the first of two geoms; one whose own weight is tiny or negative does not count. */
  private static double weight(double mix1, double mix2) {
    boolean counts1 = mix1 >= Constants.MINVAL;
    boolean counts2 = mix2 >= Constants.MINVAL;
    if (counts1 && counts2) {
      return mix1 / (mix1 + mix2);
    }
    return counts1 == counts2 ? 0.5 : counts1 ? 1 : 0;
  }

  private static void setFriction(Contacts con, int c, double slide, double spin, double roll) {
    int i = NFRICTION * c;
    con.friction[i] = slide;
    con.friction[i + 1] = slide;
    con.friction[i + 2] = spin;
    con.friction[i + 3] = roll;
    con.friction[i + 4] = roll;
  }

  private static void overrideAndClamp(Option opt, Contacts con, int c) {
    if (opt.enabled(EnableBit.OVERRIDE)) {
      System.arraycopy(opt.oSolref, 0, con.solref, NREF * c, NREF);
      System.arraycopy(opt.oSolref, 0, con.solreffriction, NREF * c, NREF);
      System.arraycopy(opt.oSolimp, 0, con.solimp, NIMP * c, NIMP);
      System.arraycopy(opt.oFriction, 0, con.friction, NFRICTION * c, NFRICTION);
    }
    for (int i = NFRICTION * c; i < NFRICTION * c + NFRICTION; i++) {
      con.friction[i] = Math.max(Constants.MINMU, con.friction[i]);
    }
  }
}
