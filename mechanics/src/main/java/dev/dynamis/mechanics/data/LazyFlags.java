package dev.dynamis.mechanics.data;

/**
 * Which of the quantities that are computed on demand are up to date.
 *
 * @since 0.1.0
 */
public final class LazyFlags {
  /** Potential energy. */
  public boolean energypos;

  /** Kinetic energy. */
  public boolean energyvel;

  /** Velocities and angular momenta of subtrees. */
  public boolean subtreevel;

  /** Accelerations and forces of bodies with constraint forces. */
  public boolean rnepost;

  /** Makes flags that are all off. */
  public LazyFlags() {}
}
