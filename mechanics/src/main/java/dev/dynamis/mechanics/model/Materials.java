package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NTEXROLE;
import static dev.dynamis.mechanics.layout.Size.NMAT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Materials.
 *
 * @since 0.1.0
 */
public final class Materials extends Group {
  /** Texture of each {@code TexRole}, -1 for none. */
  public final int[] texid = ints("mat_texid", NMAT, NTEXROLE);

  /** Whether textures keep their scale on geoms of any size. */
  public final boolean[] texuniform = flags("mat_texuniform", NMAT);

  /** How often a flat texture is repeated. */
  public final float[] texrepeat = singles("mat_texrepeat", NMAT, 2);

  /** Emission. */
  public final float[] emission = singles("mat_emission", NMAT);

  /** Specularity. */
  public final float[] specular = singles("mat_specular", NMAT);

  /** Shininess. */
  public final float[] shininess = singles("mat_shininess", NMAT);

  /** Reflectance. */
  public final float[] reflectance = singles("mat_reflectance", NMAT);

  /** Metallic coefficient. */
  public final float[] metallic = singles("mat_metallic", NMAT);

  /** Roughness. */
  public final float[] roughness = singles("mat_roughness", NMAT);

  /** Color. */
  public final float[] rgba = singles("mat_rgba", NMAT, 4);

  /** Declares the arrays in {@code layout}. */
  public Materials(Layout layout) {
    super(layout, "mat");
  }
}
