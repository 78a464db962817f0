package dev.dynamis.render.scene;

/**
 * One light of a scene.
 *
 * @since 0.1.0
 */
public final class SceneLight {
  /** Number in the model, -1 for the light at the camera. */
  public int id;

  /** Type, a {@code LightType} value. */
  public int type;

  /** Whether what stands in its way throws a shadow. */
  public boolean castsShadow;

  /** Position, world, m. */
  public final double[] pos = new double[3];

  /** Direction of the light's rays, world. */
  public final double[] dir = new double[3];

  /** Ambient color. */
  public final float[] ambient = new float[3];

  /** Diffuse color. */
  public final float[] diffuse = new float[3];

  /** Specular color. */
  public final float[] specular = new float[3];

  /** Attenuation: constant, linear, quadratic in the distance. */
  public final float[] attenuation = new float[3];

  /** Half angle of the cone of a spot light, degrees. */
  public float cutoff;

  /** Falloff exponent of a spot light. */
  public float exponent;

  SceneLight() {}
}
