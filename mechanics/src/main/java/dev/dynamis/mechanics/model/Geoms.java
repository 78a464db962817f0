package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NGEOM;
import static dev.dynamis.mechanics.layout.Size.NUSER_GEOM;
import static dev.dynamis.mechanics.layout.Widths.NFLUID;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Geoms, grouped by body. */
public final class Geoms extends Group {
  public final int[] type = ints("geom_type", NGEOM);
  public final int[] contype = ints("geom_contype", NGEOM);
  public final int[] conaffinity = ints("geom_conaffinity", NGEOM);
  public final int[] condim = ints("geom_condim", NGEOM);
  public final int[] bodyid = ints("geom_bodyid", NGEOM);
  public final int[] dataid = ints("geom_dataid", NGEOM);
  public final int[] matid = ints("geom_matid", NGEOM);
  public final int[] group = ints("geom_group", NGEOM);
  public final int[] priority = ints("geom_priority", NGEOM);
  public final int[] plugin = ints("geom_plugin", NGEOM);
  public final int[] sameframe = ints("geom_sameframe", NGEOM);
  public final double[] solmix = reals("geom_solmix", NGEOM);
  public final double[] solref = reals("geom_solref", NGEOM, NREF);
  public final double[] solimp = reals("geom_solimp", NGEOM, NIMP);
  public final double[] size = reals("geom_size", NGEOM, 3);
  public final double[] aabb = reals("geom_aabb", NGEOM, 6);
  public final double[] rbound = reals("geom_rbound", NGEOM);
  public final double[] pos = reals("geom_pos", NGEOM, 3);
  public final double[] quat = reals("geom_quat", NGEOM, 4);
  public final double[] friction = reals("geom_friction", NGEOM, 3);
  public final double[] margin = reals("geom_margin", NGEOM);
  public final double[] gap = reals("geom_gap", NGEOM);
  public final double[] fluid = reals("geom_fluid", NGEOM, NFLUID);
  public final double[] user = reals("geom_user", NGEOM, NUSER_GEOM);
  public final float[] rgba = singles("geom_rgba", NGEOM, 4);

  /** Declares the arrays in {@code layout}. */
  public Geoms(Layout layout) {
    super(layout, "geom");
  }
}
