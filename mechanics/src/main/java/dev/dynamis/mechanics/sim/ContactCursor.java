package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.Arrays;
import java.util.Objects;

/**
 * Goes through the contacts of a mechanism without making garbage.
 *
 * <pre>{@code
 * ContactCursor contact = robot.contactCursor();
 * double[] force = new double[6];
 * while (running) {
 *   robot.step();
 *   for (contact.restart(); contact.next(); ) {
 *     if (contact.geom2() == foot) {
 *       load += contact.frameForce(force)[0];
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>Contacts are those of the state at {@link #restart()}. Forces are what the first geom exerts
 * on the second.
 *
 * @since 0.1.0
 */
public final class ContactCursor {
  private final Mechanism mechanism;
  private final Model m;
  private final Data d;
  private final double[] local = new double[6];
  private int at = -1;

  ContactCursor(Mechanism mechanism) {
    this.mechanism = mechanism;
    m = mechanism.model();
    d = mechanism.data();
  }

  /** Goes before the first contact of the present state and returns how many there are. */
  public int restart() {
    mechanism.refresh();
    at = -1;
    return d.ncon;
  }

  /** Goes to the next contact and returns whether there is one. */
  public boolean next() {
    at = Math.min(at + 1, d.ncon);
    return at < d.ncon;
  }

  /** Returns the number of the contact in the list. */
  public int index() {
    return Objects.checkIndex(at, d.ncon);
  }

  /** Returns the number of the first geom in the model. */
  public int geom1() {
    return d.contact.geom[2 * index()];
  }

  /** Returns the number of the second geom in the model. */
  public int geom2() {
    return d.contact.geom[2 * index() + 1];
  }

  /** Returns the number of the first geom's body in the model. */
  public int body1() {
    return m.geom.bodyid[geom1()];
  }

  /** Returns the number of the second geom's body in the model. */
  public int body2() {
    return m.geom.bodyid[geom2()];
  }

  /** Returns whether the contact acts, see {@link Contact#active}. */
  public boolean isActive() {
    return d.contact.efcAddress[index()] >= 0;
  }

  /** Returns the distance between the surfaces, negative if they penetrate, m. */
  public double distance() {
    return d.contact.dist[index()];
  }

  /** Writes the midpoint between the surfaces (3, m, world) to {@code res} and returns that. */
  public double[] position(double[] res) {
    System.arraycopy(d.contact.pos, 3 * index(), res, 0, 3);
    return res;
  }

  /** Writes the normal (3, world), from the first geom to the second, to {@code res}. */
  public double[] normal(double[] res) {
    System.arraycopy(d.contact.frame, 9 * index(), res, 0, 3);
    return res;
  }

  /**
   * Writes the force along the normal and two tangents (3, N) and the torque about them (3, N m) to
   * {@code res} and returns that.
   */
  public double[] frameForce(double[] res) {
    ContactForce.of(m, d, index(), res, 0);
    return res;
  }

  /** Writes the force (3, N) and the torque (3, N m), world axes, to {@code res}. */
  public double[] force(double[] res) {
    frameForce(local);
    double[] frame = d.contact.frame;
    for (int k = 0; k < 3; k++) {
      int f = 9 * at + k;
      res[k] = frame[f] * local[0] + frame[f + 3] * local[1] + frame[f + 6] * local[2];
      res[3 + k] = frame[f] * local[3] + frame[f + 3] * local[4] + frame[f + 6] * local[5];
    }
    return res;
  }

  /** Returns all of it with names, as an object that stays as it is. */
  public Contact read() {
    double[] force = force(new double[6]);
    return new Contact(
        index(),
        Labels.of(m, ObjType.GEOM, geom1()),
        Labels.of(m, ObjType.GEOM, geom2()),
        Labels.of(m, ObjType.BODY, body1()),
        Labels.of(m, ObjType.BODY, body2()),
        isActive(),
        distance(),
        position(new double[3]),
        normal(new double[3]),
        Arrays.copyOf(force, 3),
        Arrays.copyOfRange(force, 3, 6),
        frameForce(new double[6]));
  }
}
