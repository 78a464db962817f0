package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NLIGHT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Lights, grouped by body.
 *
 * @since 0.1.0
 */
public final class Lights extends Group {
  /** How it moves, a {@code CamLightMode} value. */
  public final int[] mode = ints("light_mode", NLIGHT);

  /** Body. */
  public final int[] bodyid = ints("light_bodyid", NLIGHT);

  /** Body that it points at, -1 for none. */
  public final int[] targetbodyid = ints("light_targetbodyid", NLIGHT);

  /** Type, a {@code LightType} value. */
  public final int[] type = ints("light_type", NLIGHT);

  /** Texture of an image light, -1 for none. */
  public final int[] texid = ints("light_texid", NLIGHT);

  /** Whether it casts shadows. */
  public final boolean[] castshadow = flags("light_castshadow", NLIGHT);

  /** Radius for soft shadows, m. */
  public final float[] bulbradius = singles("light_bulbradius", NLIGHT);

  /** Intensity, candela. */
  public final float[] intensity = singles("light_intensity", NLIGHT);

  /** Range, m. */
  public final float[] range = singles("light_range", NLIGHT);

  /** Whether it is on. */
  public final boolean[] active = flags("light_active", NLIGHT);

  /** Position in the body frame, m. */
  public final double[] pos = reals("light_pos", NLIGHT, 3);

  /** Direction in the body frame. */
  public final double[] dir = reals("light_dir", NLIGHT, 3);

  /**
   * Position relative to the subtree's center of mass, world axes, in the reference configuration,
   * m.
   */
  public final double[] poscom0 = reals("light_poscom0", NLIGHT, 3);

  /** Position relative to the body, world axes, in the reference configuration, m. */
  public final double[] pos0 = reals("light_pos0", NLIGHT, 3);

  /** Direction in the world in the reference configuration. */
  public final double[] dir0 = reals("light_dir0", NLIGHT, 3);

  /** Attenuation: constant, linear, quadratic. */
  public final float[] attenuation = singles("light_attenuation", NLIGHT, 3);

  /** Half angle of a spot light, degrees. */
  public final float[] cutoff = singles("light_cutoff", NLIGHT);

  /** Falloff exponent of a spot light. */
  public final float[] exponent = singles("light_exponent", NLIGHT);

  /** Ambient color. */
  public final float[] ambient = singles("light_ambient", NLIGHT, 3);

  /** Diffuse color. */
  public final float[] diffuse = singles("light_diffuse", NLIGHT, 3);

  /** Specular color. */
  public final float[] specular = singles("light_specular", NLIGHT, 3);

  /** Declares the arrays in {@code layout}. */
  public Lights(Layout layout) {
    super(layout, "light");
  }
}
