package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NMAT;
import static dev.dynamis.mechanics.layout.Widths.NTEXROLE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Materials. */
public final class Materials extends Group {
  public final int[] texid = ints("mat_texid", NMAT, NTEXROLE);
  public final boolean[] texuniform = flags("mat_texuniform", NMAT);
  public final float[] texrepeat = singles("mat_texrepeat", NMAT, 2);
  public final float[] emission = singles("mat_emission", NMAT);
  public final float[] specular = singles("mat_specular", NMAT);
  public final float[] shininess = singles("mat_shininess", NMAT);
  public final float[] reflectance = singles("mat_reflectance", NMAT);
  public final float[] metallic = singles("mat_metallic", NMAT);
  public final float[] roughness = singles("mat_roughness", NMAT);
  public final float[] rgba = singles("mat_rgba", NMAT, 4);

  /** Declares the arrays in {@code layout}. */
  public Materials(Layout layout) {
    super(layout, "mat");
  }
}
