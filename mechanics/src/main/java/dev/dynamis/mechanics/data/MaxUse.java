package dev.dynamis.mechanics.data;

/**
 * The most memory that was needed since the last reset.
 *
 * @since 0.1.0
 */
public final class MaxUse {
  /** Scratch memory of the stages, bytes. */
  public long stack;

  /** Contacts and constraints, bytes. */
  public long arena;

  /** Contacts. */
  public int con;

  /** Constraint rows. */
  public int efc;

  /** Makes statistics that are all zero. */
  public MaxUse() {}
}
