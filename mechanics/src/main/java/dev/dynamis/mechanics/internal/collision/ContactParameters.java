package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.model.Geoms;
import dev.dynamis.mechanics.model.Option;
import java.util.Arrays;

/**
 * Parameters of a contact: dimension, margin, friction, solver reference and impedance.
 *
 * <p>Margins and gaps of two geoms add up. The rest comes from the geom of higher priority; if none
 * is higher, the larger dimension and friction count and solver parameters are mixed. A pair that
 * the model lists brings all parameters itself. The model's override replaces margin, friction and
 * solver parameters of all contacts. Counterpart of {@code mj_contactParam, mj_setContact}.
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
  static void mix(Model m, Contacts con, int c, int g1, int g2, double margin) {
    Geoms geom = m.geom;
    con.includemargin[c] = margin - (geom.gap[g1] + geom.gap[g2]);
    Arrays.fill(con.solreffriction, NREF * c, NREF * c + NREF, 0);
    if (geom.priority[g1] != geom.priority[g2]) {
      int g = geom.priority[g1] > geom.priority[g2] ? g1 : g2;
      con.dim[c] = geom.condim[g];
      System.arraycopy(geom.solref, NREF * g, con.solref, NREF * c, NREF);
      System.arraycopy(geom.solimp, NIMP * g, con.solimp, NIMP * c, NIMP);
      setFriction(con, c, geom.friction[3 * g], geom.friction[3 * g + 1], geom.friction[3 * g + 2]);
    } else {
      con.dim[c] = Math.max(geom.condim[g1], geom.condim[g2]);
      mixSolver(geom, con, c, g1, g2);
      setFriction(
          con,
          c,
          Math.max(geom.friction[3 * g1], geom.friction[3 * g2]),
          Math.max(geom.friction[3 * g1 + 1], geom.friction[3 * g2 + 1]),
          Math.max(geom.friction[3 * g1 + 2], geom.friction[3 * g2 + 2]));
    }
    overrideAndClamp(m.opt, con, c);
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

  private static void mixSolver(Geoms geom, Contacts con, int c, int g1, int g2) {
    double weight = weight(geom.solmix[g1], geom.solmix[g2]);
    double[] ref = geom.solref;
    boolean times = ref[NREF * g1] > 0 && ref[NREF * g2] > 0;
    for (int i = 0; i < NREF; i++) {
      // stiffness and damping are negative numbers: the stiffer one counts
      double a = ref[NREF * g1 + i];
      double b = ref[NREF * g2 + i];
      con.solref[NREF * c + i] = times ? weight * a + (1 - weight) * b : Math.min(a, b);
    }
    for (int i = 0; i < NIMP; i++) {
      con.solimp[NIMP * c + i] =
          weight * geom.solimp[NIMP * g1 + i] + (1 - weight) * geom.solimp[NIMP * g2 + i];
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
