package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NPAIR;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Geom pairs that are always tested for contact, ordered by signature. */
public final class Pairs extends Group {
  public final int[] dim = ints("pair_dim", NPAIR);
  public final int[] geom1 = ints("pair_geom1", NPAIR);
  public final int[] geom2 = ints("pair_geom2", NPAIR);
  public final int[] signature = ints("pair_signature", NPAIR);
  public final double[] solref = reals("pair_solref", NPAIR, NREF);
  public final double[] solreffriction = reals("pair_solreffriction", NPAIR, NREF);
  public final double[] solimp = reals("pair_solimp", NPAIR, NIMP);
  public final double[] margin = reals("pair_margin", NPAIR);
  public final double[] gap = reals("pair_gap", NPAIR);
  public final double[] friction = reals("pair_friction", NPAIR, 5);

  /** Declares the arrays in {@code layout}. */
  public Pairs(Layout layout) {
    super(layout, "pair");
  }
}
