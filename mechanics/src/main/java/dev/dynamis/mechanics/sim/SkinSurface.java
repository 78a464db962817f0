package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.skin.Skinning;

/**
 * The skins of a model as they look in a pose, for pictures and for picking: where each vertex is,
 * and its normal. Triangles, texture coordinates and materials are in {@code model.skin}.
 *
 * <pre>{@code
 * SkinSurface surface = new SkinSurface(m);
 * surface.update(d);
 * float z = surface.vert[3 * (m.skin.vertadr[skin] + vertex) + 2];
 * }</pre>
 *
 * @since 0.1.0
 */
public final class SkinSurface {
  /** Positions of the vertices of all skins, m, world axes [nskinvert x 3]. */
  public final float[] vert;

  /** Unit normals of the vertices; zero where no triangle has an area [nskinvert x 3]. */
  public final float[] normal;

  final Model m;
  private final double[] scratch = new double[Skinning.SCRATCH];

  /** Makes room for the skins of a model; they are zero until they are updated. */
  public SkinSurface(Model m) {
    this.m = m;
    vert = new float[3 * m.nskinvert];
    normal = new float[3 * m.nskinvert];
  }

  /** Takes all skins to where the bodies are; needs the position stage. Allocates nothing. */
  public void update(Data d) {
    for (int skin = 0; skin < m.nskin; skin++) {
      update(d, skin);
    }
  }

  /**
   * Takes one skin to where its bodies are.
   *
   * @throws IllegalArgumentException if there is no such skin
   */
  public void update(Data d, int skin) {
    check(skin);
    Skinning.update(m, d, skin, vert, normal, scratch);
  }

  void check(int skin) {
    if (skin < 0 || skin >= m.nskin) {
      throw new IllegalArgumentException("there is no skin " + skin + " of " + m.nskin);
    }
  }
}
