package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NPAIR;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Geom pairs that are always tested for contact, ordered by signature.
 *
 * @since 0.1.0
 */
public final class Pairs extends Group {
  /** Dimensions of contacts: 1, 3, 4 or 6. */
  public final int[] dim = ints("pair_dim", NPAIR);

  /** First geom. */
  public final int[] geom1 = ints("pair_geom1", NPAIR);

  /** Second geom. */
  public final int[] geom2 = ints("pair_geom2", NPAIR);

  /** The two bodies, the first in the upper 16 bits. */
  public final int[] signature = ints("pair_signature", NPAIR);

  /** Solver reference of the normal direction. */
  public final double[] solref = reals("pair_solref", NPAIR, NREF);

  /** Solver reference of the friction directions. */
  public final double[] solreffriction = reals("pair_solreffriction", NPAIR, NREF);

  /** Solver impedance. */
  public final double[] solimp = reals("pair_solimp", NPAIR, NIMP);

  /** Distance at which contacts are detected, m. */
  public final double[] margin = reals("pair_margin", NPAIR);

  /** Contacts act below margin minus gap, m. */
  public final double[] gap = reals("pair_gap", NPAIR);

  /** Friction: two tangential, torsional (m), two rolling (m). */
  public final double[] friction = reals("pair_friction", NPAIR, 5);

  /** Declares the arrays in {@code layout}. */
  public Pairs(Layout layout) {
    super(layout, "pair");
  }
}
