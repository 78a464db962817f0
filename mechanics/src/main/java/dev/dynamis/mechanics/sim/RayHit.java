package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.ray.Rays;

/**
 * What a ray meets. One object may be used for any number of rays.
 *
 * <pre>{@code
 * RayHit hit = new RayHit();
 * if (hit.cast(m, d, eye, direction)) {
 *   String name = m.names.name(ObjType.GEOM, hit.geom);
 * }
 * }</pre>
 */
public final class RayHit {
  /** Distance in units of the direction's length; -1 if nothing was hit. */
  public double distance = -1;

  /** The geom that was hit, -1 if none. */
  public int geom = -1;

  /** Outward unit normal at the hit, world axes; zero if nothing was hit. */
  public final double[] normal = new double[3];

  private final int[] id = new int[1];

  /** Makes a hit of nothing. */
  public RayHit() {}

  /**
   * Casts the ray {@code point + x direction, x >= 0} against all visible geoms; needs the position
   * stage.
   *
   * @return whether something was hit
   */
  public boolean cast(Model m, Data d, double[] point, double[] direction) {
    return cast(m, d, point, direction, null, true, -1);
  }

  /**
   * Casts a ray against some of the visible geoms.
   *
   * @param groups which of the six geom groups count, or null for all
   * @param fixed whether geoms that can't move count
   * @param exclude a body whose geoms don't count, or -1
   * @return whether something was hit
   */
  public boolean cast(
      Model m,
      Data d,
      double[] point,
      double[] direction,
      boolean[] groups,
      boolean fixed,
      int exclude) {
    distance = Rays.cast(m, d, point, 0, direction, 0, groups, fixed, exclude, id, 0, normal, 0);
    geom = id[0];
    return geom >= 0;
  }
}
