package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.data.PairContacts;
import java.util.Arrays;

/** The list of contacts of the data, and how it grows. */
public final class ContactList {
  private ContactList() {}

  /** Empties the list; constraint rows and islands, which are made from it, go with it. */
  public static void clear(Data d) {
    d.ncon = 0;
    d.clearConstraints();
  }

  /** There is no memory for more contacts: the search is over. */
  static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Full INSTANCE = new Full();

    private Full() {
      super(null, null, false, false);
    }
  }

  /**
   * Makes room for more contacts.
   *
   * @throws Full if there is none; then a warning is counted
   */
  static void reserve(Data d, int more) {
    if (!d.reserveContacts(d.ncon + more)) {
      if (!d.isPart()) {
        d.warn(Warning.CONTACTFULL, d.ncon);
      }
      throw Full.INSTANCE;
    }
  }

  /** Fills in the geometry of contact {@code c} from the i-th that was found between two geoms. */
  static void place(Data d, int c, int geom1, int geom2, PairContacts found, int i) {
    geometry(d.contact, c, found, i);
    finish(d.contact, c, geom1, geom2);
  }

  /** As {@link #place} for a contact with a flex; {@code sides} tells what touches what. */
  static void place(Data d, int c, FlexSides sides, PairContacts found, int i) {
    geometry(d.contact, c, found, i);
    finish(d.contact, c, sides.geom[0], sides.geom[1]);
    System.arraycopy(sides.flex, 0, d.contact.flex, 2 * c, 2);
    System.arraycopy(sides.elem, 0, d.contact.elem, 2 * c, 2);
    System.arraycopy(sides.vert, 0, d.contact.vert, 2 * c, 2);
  }

  private static void geometry(Contacts con, int c, PairContacts found, int i) {
    con.dist[c] = found.dist[i];
    Vec3.copy(con.pos, 3 * c, found.pos, 3 * i);
    Vec3.copy(con.frame, 9 * c, found.normal, 3 * i);
    Vec3.copy(con.frame, 9 * c + 3, found.tangent, 3 * i);
  }

  /** Completes the frame, names the geoms and clears what later stages compute. */
  private static void finish(Contacts con, int c, int geom1, int geom2) {
    if (!(Vec3.norm(con.frame, 9 * c) >= 0.5)) {
      throw new SimulationException(
          "a contact"
              + (geom1 >= 0 && geom2 >= 0 ? " of geoms " + geom1 + " and " + geom2 : "")
              + " has no normal: their sizes or distances are beyond what numbers can tell apart");
    }
    Mat3.completeFrame(con.frame, 9 * c);
    con.geom[2 * c] = geom1;
    con.geom[2 * c + 1] = geom2;
    for (int k = 2 * c; k < 2 * c + 2; k++) {
      con.flex[k] = -1;
      con.elem[k] = -1;
      con.vert[k] = -1;
    }
    con.exclude[c] = con.dist[c] >= con.includemargin[c] ? 1 : 0;
    con.efcAddress[c] = -1;
    con.mu[c] = 0;
    if (con.H[36 * c] != 0) {
      // only cones write it, and their first element is not zero
      Arrays.fill(con.H, 36 * c, 36 * c + 36, 0);
    }
  }

  /**
   * Appends a contact that was found elsewhere, with parameters as the collision stage would give
   * it; they may be edited in {@code contact} afterwards. Constraint rows and islands are given up.
   * Counterpart of {@code mj_addContact}.
   *
   * @param geom1 first geom
   * @param geom2 second geom
   * @param dist distance between the surfaces, negative if they penetrate, m
   * @param pos midpoint between the surfaces, world, m {@code [3]}. Not modified.
   * @param frame normal from the first geom to the second; a tangent or zeros {@code [6]}, or a
   *     whole frame {@code [9]}. Not modified.
   * @return whether there was room; if not, a warning is counted
   */
  public static boolean add(
      Data d, int geom1, int geom2, double dist, double[] pos, double[] frame) {
    int c = d.ncon;
    if (!d.reserveContacts(c + 1)) {
      d.warn(Warning.CONTACTFULL, c);
      return false;
    }
    d.clearConstraints();
    Contacts con = d.contact;
    double margin = d.model.geom.margin[geom1] + d.model.geom.margin[geom2];
    ContactParameters.mix(d.model, d, c, geom1, geom2, ContactParameters.margin(d.model, margin));
    con.dist[c] = dist;
    Vec3.copy(con.pos, 3 * c, pos, 0);
    System.arraycopy(frame, 0, con.frame, 9 * c, 6);
    finish(con, c, geom1, geom2);
    d.ncon = c + 1;
    return true;
  }
}
