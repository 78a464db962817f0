package dev.dynamis.mechanics.model;

/**
 * Statistics of the model in its reference configuration.
 *
 * @since 0.1.0
 */
public final class Statistic {
  /** Mean of the diagonal of the inertia matrix. */
  public double meaninertia = 1;

  /** Mean mass of the bodies, kg. */
  public double meanmass = 1;

  /** Mean size of the bodies, m. */
  public double meansize = 0.2;

  /** Spatial extent, m. */
  public double extent = 2;

  /** Center, m. */
  public final double[] center = {0, 0, 0};

  /** Makes the values of an empty model. */
  public Statistic() {}
}
