package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NBODY;
import static dev.dynamis.mechanics.layout.Size.NUSER_BODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Bodies, in depth-first order; body 0 is the world. */
public final class Bodies extends Group {
  public final int[] parentid = ints("body_parentid", NBODY);
  public final int[] rootid = ints("body_rootid", NBODY);
  public final int[] weldid = ints("body_weldid", NBODY);
  public final int[] mocapid = ints("body_mocapid", NBODY);
  public final int[] jntnum = ints("body_jntnum", NBODY);
  public final int[] jntadr = ints("body_jntadr", NBODY);
  public final int[] dofnum = ints("body_dofnum", NBODY);
  public final int[] dofadr = ints("body_dofadr", NBODY);
  public final int[] treeid = ints("body_treeid", NBODY);
  public final int[] geomnum = ints("body_geomnum", NBODY);
  public final int[] geomadr = ints("body_geomadr", NBODY);
  public final int[] simple = ints("body_simple", NBODY);
  public final int[] sameframe = ints("body_sameframe", NBODY);
  public final double[] pos = reals("body_pos", NBODY, 3);
  public final double[] quat = reals("body_quat", NBODY, 4);
  public final double[] ipos = reals("body_ipos", NBODY, 3);
  public final double[] iquat = reals("body_iquat", NBODY, 4);
  public final double[] mass = reals("body_mass", NBODY);
  public final double[] subtreemass = reals("body_subtreemass", NBODY);
  public final double[] inertia = reals("body_inertia", NBODY, 3);
  public final double[] invweight0 = reals("body_invweight0", NBODY, 2);
  public final double[] gravcomp = reals("body_gravcomp", NBODY);
  public final double[] margin = reals("body_margin", NBODY);
  public final double[] user = reals("body_user", NBODY, NUSER_BODY);
  public final int[] plugin = ints("body_plugin", NBODY);
  public final int[] contype = ints("body_contype", NBODY);
  public final int[] conaffinity = ints("body_conaffinity", NBODY);
  public final int[] bvhadr = ints("body_bvhadr", NBODY);
  public final int[] bvhnum = ints("body_bvhnum", NBODY);

  /** Declares the arrays in {@code layout}. */
  public Bodies(Layout layout) {
    super(layout, "body");
  }
}
