package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NBODY;
import static dev.dynamis.mechanics.layout.Size.NUSER_BODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Bodies, in depth-first order; body 0 is the world.
 *
 * @since 0.1.0
 */
public final class Bodies extends Group {
  /** Parent; parents precede children. */
  public final int[] parentid = ints("body_parentid", NBODY);

  /** Ancestor that is a child of the world; the world's is itself. */
  public final int[] rootid = ints("body_rootid", NBODY);

  /** Nearest body with joints, itself included; 0 if it can't move. */
  public final int[] weldid = ints("body_weldid", NBODY);

  /** Mocap index, -1 for none. */
  public final int[] mocapid = ints("body_mocapid", NBODY);

  /** Number of joints. */
  public final int[] jntnum = ints("body_jntnum", NBODY);

  /** First joint, -1 for none. */
  public final int[] jntadr = ints("body_jntadr", NBODY);

  /** Number of dofs. */
  public final int[] dofnum = ints("body_dofnum", NBODY);

  /** First dof, -1 for none. */
  public final int[] dofadr = ints("body_dofadr", NBODY);

  /** Kinematic tree, -1 if it can't move. */
  public final int[] treeid = ints("body_treeid", NBODY);

  /** Number of geoms. */
  public final int[] geomnum = ints("body_geomnum", NBODY);

  /** First geom, -1 for none. */
  public final int[] geomadr = ints("body_geomadr", NBODY);

  /** 1 if its block of the inertia matrix is diagonal, 2 if moreover all its joints slide. */
  public final int[] simple = ints("body_simple", NBODY);

  /** How the inertial frame relates to the body frame, a {@code SameFrame} value. */
  public final int[] sameframe = ints("body_sameframe", NBODY);

  /** Position in the parent's frame, m. */
  public final double[] pos = reals("body_pos", NBODY, 3);

  /** Orientation in the parent's frame. */
  public final double[] quat = reals("body_quat", NBODY, 4);

  /** Center of mass in the body frame, m. */
  public final double[] ipos = reals("body_ipos", NBODY, 3);

  /** Orientation of the principal axes of inertia in the body frame. */
  public final double[] iquat = reals("body_iquat", NBODY, 4);

  /** Mass, kg. */
  public final double[] mass = reals("body_mass", NBODY);

  /** Mass of the body and all its descendants, kg. */
  public final double[] subtreemass = reals("body_subtreemass", NBODY);

  /** Principal moments of inertia, kg m². */
  public final double[] inertia = reals("body_inertia", NBODY, 3);

  /** Mean inverse inertia in the reference configuration: translation, rotation. */
  public final double[] invweight0 = reals("body_invweight0", NBODY, 2);

  /** Upward force, in units of the body's weight. */
  public final double[] gravcomp = reals("body_gravcomp", NBODY);

  /** Largest margin of its geoms, m. */
  public final double[] margin = reals("body_margin", NBODY);

  /** User numbers. */
  public final double[] user = reals("body_user", NBODY, NUSER_BODY);

  /** Plugin instance, -1 for none. */
  public final int[] plugin = ints("body_plugin", NBODY);

  /** Contact types of all its geoms. */
  public final int[] contype = ints("body_contype", NBODY);

  /** Contact affinities of all its geoms. */
  public final int[] conaffinity = ints("body_conaffinity", NBODY);

  /** First bounding volume, -1 for none. */
  public final int[] bvhadr = ints("body_bvhadr", NBODY);

  /** Number of bounding volumes. */
  public final int[] bvhnum = ints("body_bvhnum", NBODY);

  /** Declares the arrays in {@code layout}. */
  public Bodies(Layout layout) {
    super(layout, "body");
  }
}
