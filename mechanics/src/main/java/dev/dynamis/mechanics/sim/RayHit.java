package dev.dynamis.mechanics.sim;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.ray.RayDeformables;
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
 *
 * @since 0.1.0
 */
public final class RayHit {
  /** Distance in units of the direction's length; -1 if nothing was hit. */
  public double distance = -1;

  /** The geom that was hit, -1 if none. */
  public int geom = -1;

  /** The vertex of a flex or skin that is nearest to the hit, -1 if none. */
  public int vertex = -1;

  /** Outward unit normal at the hit, world axes; zero if nothing was hit. */
  public final double[] normal = new double[3];

  private final int[] id = new int[1];
  private final double[] scratch = new double[RayDeformables.skinScratch()];

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
    vertex = -1;
    return geom >= 0;
  }

  /**
   * Casts a ray against the outside of a flex: its edges, as thick as its radius, and its
   * triangles. The other methods see geoms only, as range finders do.
   *
   * @return whether the flex was hit; then {@link #vertex} is a vertex of it
   * @throws IllegalArgumentException if there is no such flex or the direction has no length
   */
  public boolean castFlex(Model m, Data d, int flex, double[] point, double[] direction) {
    return castFlex(m, d, flex, 0, false, false, false, true, point, direction);
  }

  /**
   * Casts a ray against what a viewer shows of a flex.
   *
   * @param layer which layer of elements of a solid is shown, if its skin is not
   * @param vertices whether vertices are shown, as spheres; they count where edges don't
   * @param edges whether edges are shown, as capsules
   * @param faces whether triangles are shown, without thickness
   * @param skin whether the outside is shown, that is the edges and the triangles of layer 0
   * @return whether the flex was hit; then {@link #vertex} is a vertex of it
   * @throws IllegalArgumentException if there is no such flex or the direction has no length
   */
  public boolean castFlex(
      Model m,
      Data d,
      int flex,
      int layer,
      boolean vertices,
      boolean edges,
      boolean faces,
      boolean skin,
      double[] point,
      double[] direction) {
    if (flex < 0 || flex >= m.nflex) {
      throw new IllegalArgumentException("there is no flex " + flex + " of " + m.nflex);
    }
    checkDirection(direction);
    distance =
        RayDeformables.flex(
            m, d, flex, layer, vertices, edges, faces, skin, point, direction, id, normal);
    return hitVertex();
  }

  /**
   * Casts a ray against a skin as it was last updated.
   *
   * @return whether the skin was hit; then {@link #vertex} is a vertex of it
   * @throws IllegalArgumentException if there is no such skin or the direction has no length
   */
  public boolean castSkin(SkinSurface surface, int skin, double[] point, double[] direction) {
    surface.check(skin);
    checkDirection(direction);
    distance =
        RayDeformables.skin(surface.m, skin, surface.vert, point, direction, id, normal, scratch);
    return hitVertex();
  }

  private static void checkDirection(double[] direction) {
    if (Vec3.norm(direction, 0) < Scalar.MINVAL) {
      throw new IllegalArgumentException("the direction of the ray has length 0");
    }
  }

  private boolean hitVertex() {
    geom = -1;
    vertex = id[0];
    return distance >= 0;
  }
}
