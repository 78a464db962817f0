package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Count.NCON;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Contacts, the members of {@code mjContact} as arrays: contact i has its position in {@code
 * pos[3*i]} to {@code pos[3*i + 2]}. Arrays are replaced when there is need for more contacts, so
 * take them anew after a collision stage.
 *
 * @since 0.1.0
 */
public final class Contacts extends Group {
  /** Distance between the nearest points, negative if they penetrate, m. */
  public double[] dist = reals("contact.dist", NCON, 1, a -> this.dist = a);

  /** Midpoint between the surfaces, world, m. */
  public double[] pos = reals("contact.pos", NCON, 3, a -> this.pos = a);

  /** Normal, from the first geom to the second, and two tangents: rows of a matrix, world. */
  public double[] frame = reals("contact.frame", NCON, 9, a -> this.frame = a);

  /** Distance below which the contact acts, m. */
  public double[] includemargin =
      reals("contact.includemargin", NCON, 1, a -> this.includemargin = a);

  /** Friction: two tangential, torsional, two rolling. */
  public double[] friction = reals("contact.friction", NCON, 5, a -> this.friction = a);

  /** Solver reference of the normal direction. */
  public double[] solref = reals("contact.solref", NCON, NREF, a -> this.solref = a);

  /** Solver reference of the friction directions. */
  public double[] solreffriction =
      reals("contact.solreffriction", NCON, NREF, a -> this.solreffriction = a);

  /** Solver impedance. */
  public double[] solimp = reals("contact.solimp", NCON, NIMP, a -> this.solimp = a);

  /** Friction of the regularized cone. */
  public double[] mu = reals("contact.mu", NCON, 1, a -> this.mu = a);

  /** Hessian of the cone, 6 by 6. */
  public double[] H = reals("contact.H", NCON, 36, a -> this.H = a);

  /** Number of dimensions: 1, 3, 4 or 6. */
  public int[] dim = ints("contact.dim", NCON, 1, a -> this.dim = a);

  /** The two geoms, -1 for a flex. */
  public int[] geom = ints("contact.geom", NCON, 2, a -> this.geom = a);

  /** The two flexes, -1 for a geom. */
  public int[] flex = ints("contact.flex", NCON, 2, a -> this.flex = a);

  /** The two flex elements, -1 for a geom or vertex. */
  public int[] elem = ints("contact.elem", NCON, 2, a -> this.elem = a);

  /** The two flex vertices, -1 for a geom or element. */
  public int[] vert = ints("contact.vert", NCON, 2, a -> this.vert = a);

  /** Why the contact has no constraint: 0 it has, 1 in gap, 2 fused, 3 no dofs, 4 passive. */
  public int[] exclude = ints("contact.exclude", NCON, 1, a -> this.exclude = a);

  /** First constraint row, -1 for none. */
  public int[] efcAddress = ints("contact.efc_address", NCON, 1, a -> this.efcAddress = a);

  /** Declares the arrays in {@code layout}. */
  public Contacts(Layout layout) {
    super(layout, "contact");
  }

  /** Returns whether a flex takes part in contact {@code c}: then a side has no geom. */
  public boolean hasFlex(int c) {
    return geom[2 * c] < 0 || geom[2 * c + 1] < 0;
  }

  /**
   * Copies contacts of other data.
   *
   * @param to place of the first copy, for which there is room
   * @param from contacts of other data. Not modified.
   * @param first the first contact to copy
   * @param n how many
   */
  public void copy(int to, Contacts from, int first, int n) {
    copy(dist, from.dist, to, first, n, 1);
    copy(pos, from.pos, to, first, n, 3);
    copy(frame, from.frame, to, first, n, 9);
    copy(includemargin, from.includemargin, to, first, n, 1);
    copy(friction, from.friction, to, first, n, 5);
    copy(solref, from.solref, to, first, n, NREF);
    copy(solreffriction, from.solreffriction, to, first, n, NREF);
    copy(solimp, from.solimp, to, first, n, NIMP);
    copy(mu, from.mu, to, first, n, 1);
    copy(H, from.H, to, first, n, 36);
    copy(dim, from.dim, to, first, n, 1);
    copy(geom, from.geom, to, first, n, 2);
    copy(flex, from.flex, to, first, n, 2);
    copy(elem, from.elem, to, first, n, 2);
    copy(vert, from.vert, to, first, n, 2);
    copy(exclude, from.exclude, to, first, n, 1);
    copy(efcAddress, from.efcAddress, to, first, n, 1);
  }

  private static void copy(Object to, Object from, int place, int first, int n, int width) {
    System.arraycopy(from, first * width, to, place * width, n * width);
  }
}
