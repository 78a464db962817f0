package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NFLUID;
import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NGEOM;
import static dev.dynamis.mechanics.layout.Size.NUSER_GEOM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Geoms, grouped by body.
 *
 * @since 0.1.0
 */
public final class Geoms extends Group {
  /** Type, a {@code GeomType} value. */
  public final int[] type = ints("geom_type", NGEOM);

  /** Contact types, a set of bits. */
  public final int[] contype = ints("geom_contype", NGEOM);

  /** Contact affinities, a set of bits. */
  public final int[] conaffinity = ints("geom_conaffinity", NGEOM);

  /** Dimensions of contacts: 1, 3, 4 or 6. */
  public final int[] condim = ints("geom_condim", NGEOM);

  /** Body. */
  public final int[] bodyid = ints("geom_bodyid", NGEOM);

  /** Mesh or height field, -1 for none. */
  public final int[] dataid = ints("geom_dataid", NGEOM);

  /** Material, -1 for none. */
  public final int[] matid = ints("geom_matid", NGEOM);

  /** Visibility group. */
  public final int[] group = ints("geom_group", NGEOM);

  /** Contact priority. */
  public final int[] priority = ints("geom_priority", NGEOM);

  /** Plugin instance, -1 for none. */
  public final int[] plugin = ints("geom_plugin", NGEOM);

  /** How its frame relates to the body's frames, a {@code SameFrame} value. */
  public final int[] sameframe = ints("geom_sameframe", NGEOM);

  /** Weight of its solver parameters in a contact. */
  public final double[] solmix = reals("geom_solmix", NGEOM);

  /** Solver reference of contacts. */
  public final double[] solref = reals("geom_solref", NGEOM, NREF);

  /** Solver impedance of contacts. */
  public final double[] solimp = reals("geom_solimp", NGEOM, NIMP);

  /** Sizes, whose meaning depends on the type, m. */
  public final double[] size = reals("geom_size", NGEOM, 3);

  /** Bounding box in the geom frame: center, half sizes, m. */
  public final double[] aabb = reals("geom_aabb", NGEOM, 6);

  /** Radius of the bounding sphere, 0 for a plane, m. */
  public final double[] rbound = reals("geom_rbound", NGEOM);

  /** Position in the body frame, m. */
  public final double[] pos = reals("geom_pos", NGEOM, 3);

  /** Orientation in the body frame. */
  public final double[] quat = reals("geom_quat", NGEOM, 4);

  /** Friction: sliding, torsional (m), rolling (m). */
  public final double[] friction = reals("geom_friction", NGEOM, 3);

  /** Distance at which contacts are detected, m. */
  public final double[] margin = reals("geom_margin", NGEOM);

  /** Contacts act below margin minus gap, m. */
  public final double[] gap = reals("geom_gap", NGEOM);

  /**
   * Fluid interaction: whether there is one, 5 coefficients, virtual mass (3), virtual inertia (3).
   */
  public final double[] fluid = reals("geom_fluid", NGEOM, NFLUID);

  /** User numbers. */
  public final double[] user = reals("geom_user", NGEOM, NUSER_GEOM);

  /** Color where there is no material. */
  public final float[] rgba = singles("geom_rgba", NGEOM, 4);

  /** Declares the arrays in {@code layout}. */
  public Geoms(Layout layout) {
    super(layout, "geom");
  }
}
