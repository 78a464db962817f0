package dev.dynamis.mechanics.data;

/**
 * How often each of the quantities that are computed on demand was computed since the last reset.
 * Not part of the state: neither saved, copied nor compared.
 *
 * @since 0.1.0
 */
public final class LazyCounts {
  /** Potential energy. */
  public int energypos;

  /** Kinetic energy. */
  public int energyvel;

  /** Velocities and angular momenta of subtrees. */
  public int subtreevel;

  /** Accelerations and forces of bodies with constraint forces. */
  public int rnepost;

  /** Makes counts that are all zero. */
  public LazyCounts() {}

  /** Sets all counts to zero. */
  public void clear() {
    energypos = 0;
    energyvel = 0;
    subtreevel = 0;
    rnepost = 0;
  }
}
