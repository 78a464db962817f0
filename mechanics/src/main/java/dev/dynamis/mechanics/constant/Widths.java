package dev.dynamis.mechanics.constant;

/**
 * Fixed numbers of columns.
 *
 * @since 0.1.0
 */
public final class Widths {
  /** Solver reference parameters of a constraint. */
  public static final int NREF = 2;

  /** Solver impedance parameters of a constraint. */
  public static final int NIMP = 5;

  /** Data of an equality constraint. */
  public static final int NEQDATA = 11;

  /** Parameters of actuator dynamics. */
  public static final int NDYN = 10;

  /** Parameters of an actuator gain. */
  public static final int NGAIN = 10;

  /** Parameters of an actuator bias. */
  public static final int NBIAS = 10;

  /** Fluid interaction parameters of a geom. */
  public static final int NFLUID = 12;

  /** Integer parameters of a sensor. */
  public static final int NSENS = 3;

  /** Texture roles of a material. */
  public static final int NTEXROLE = 10;

  /** Solver iterations of one island whose statistics are kept. */
  public static final int NSOLVER = 200;

  /** Islands whose solver statistics are kept. */
  public static final int NISLAND = 20;

  private Widths() {}
}
