package dev.dynamis.mechanics.constant;

/**
 * Numbers that the engine uses everywhere.
 *
 * @since 0.1.0
 */
public final class Constants {
  /** Below this a length, mass or denominator counts as zero. */
  public static final double MINVAL = 1e-15;

  /** Largest magnitude that positions, velocities and accelerations may have. */
  public static final double MAXVAL = 1e10;

  /** Least friction coefficient. */
  public static final double MINMU = 1e-5;

  /** Least constraint impedance. */
  public static final double MINIMP = 0.0001;

  /** Largest constraint impedance. */
  public static final double MAXIMP = 0.9999;

  /** Largest number of contacts of one geom pair. */
  public static final int MAXCONPAIR = 50;

  /** Largest depth of a bounding volume hierarchy. */
  public static final int MAXTREEDEPTH = 50;

  /** Steps that a tree must be slow before it sleeps. */
  public static final int MINAWAKE = 10;

  /** Number of groups that geoms, sites, joints, tendons and actuators are sorted into. */
  public static final int NGROUP = 6;

  private Constants() {}
}
