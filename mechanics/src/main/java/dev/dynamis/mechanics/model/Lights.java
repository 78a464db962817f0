package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NLIGHT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Lights, grouped by body. */
public final class Lights extends Group {
  public final int[] mode = ints("light_mode", NLIGHT);
  public final int[] bodyid = ints("light_bodyid", NLIGHT);
  public final int[] targetbodyid = ints("light_targetbodyid", NLIGHT);
  public final int[] type = ints("light_type", NLIGHT);
  public final int[] texid = ints("light_texid", NLIGHT);
  public final boolean[] castshadow = flags("light_castshadow", NLIGHT);
  public final float[] bulbradius = singles("light_bulbradius", NLIGHT);
  public final float[] intensity = singles("light_intensity", NLIGHT);
  public final float[] range = singles("light_range", NLIGHT);
  public final boolean[] active = flags("light_active", NLIGHT);
  public final double[] pos = reals("light_pos", NLIGHT, 3);
  public final double[] dir = reals("light_dir", NLIGHT, 3);
  public final double[] poscom0 = reals("light_poscom0", NLIGHT, 3);
  public final double[] pos0 = reals("light_pos0", NLIGHT, 3);
  public final double[] dir0 = reals("light_dir0", NLIGHT, 3);
  public final float[] attenuation = singles("light_attenuation", NLIGHT, 3);
  public final float[] cutoff = singles("light_cutoff", NLIGHT);
  public final float[] exponent = singles("light_exponent", NLIGHT);
  public final float[] ambient = singles("light_ambient", NLIGHT, 3);
  public final float[] diffuse = singles("light_diffuse", NLIGHT, 3);
  public final float[] specular = singles("light_specular", NLIGHT, 3);

  /** Declares the arrays in {@code layout}. */
  public Lights(Layout layout) {
    super(layout, "light");
  }
}
