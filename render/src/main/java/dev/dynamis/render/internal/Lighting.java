package dev.dynamis.render.internal;

import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneLight;

/** Lights of a frame, ready for shading: OpenGL's light equation, with shadow maps. */
final class Lighting {
  /** Ambient light where there is no light at all. */
  private static final float DARK = 0.3f;

  /** Numbers of a light in {@link #numbers}, and where each kind begins. */
  static final int STRIDE = 20;

  static final int DIRECTION = 3;
  static final int COSINE = 6;
  static final int ATTENUATION = 7;
  static final int AMBIENT = 10;
  static final int DIFFUSE = 13;
  static final int SPECULAR = 16;

  /**
   * Position, direction of the rays, signed square of the least cosine, attenuation and colors of
   * each light.
   */
  final double[] numbers = new double[STRIDE * (Scene.MAX_LIGHTS + 1)];

  int count;
  float ambient;
  final SceneLight[] light = new SceneLight[Scene.MAX_LIGHTS + 1];
  final PowerTable[] falloff = new PowerTable[light.length];
  final ShadowMap[] shadow = new ShadowMap[light.length];

  private ShadowMap[] maps = new ShadowMap[0];

  /** Takes the lights of a scene; those that cast shadows get a map from {@link #shadow}. */
  void prepare(Scene scene, Materials materials) {
    count = scene.lights();
    ambient = count == 0 ? DARK : 0;
    for (int i = 0; i < count; i++) {
      SceneLight l = scene.light(i);
      light[i] = l;
      shadow[i] = null;
      normalize(l.dir);
      boolean spot = l.type == LightType.SPOT;
      int o = STRIDE * i;
      for (int k = 0; k < 3; k++) {
        numbers[o + k] = l.pos[k];
        numbers[o + DIRECTION + k] = l.dir[k];
        numbers[o + ATTENUATION + k] = l.attenuation[k];
        numbers[o + AMBIENT + k] = l.ambient[k];
        numbers[o + DIFFUSE + k] = l.diffuse[k];
        numbers[o + SPECULAR + k] = l.specular[k];
      }
      double cosine = spot && l.cutoff < 180 ? Trig.cos(l.cutoff * Math.PI / 180) : -2;
      numbers[o + COSINE] = cosine * Math.abs(cosine);
      falloff[i] = spot && l.exponent > 0 ? materials.power(l.exponent) : null;
    }
  }

  private static void normalize(double[] v) {
    double s = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    if (s > 0) {
      v[0] /= s;
      v[1] /= s;
      v[2] /= s;
    } else {
      v[2] = -1;
    }
  }

  /** Returns whether a light throws shadows. */
  boolean throwsShadow(int i) {
    return light[i].castsShadow;
  }

  /** Gives a light a shadow map of its own, kept from frame to frame. */
  ShadowMap shadow(int i, Surfaces surfaces, int size) {
    if (maps.length <= i) {
      maps = java.util.Arrays.copyOf(maps, i + 4);
    }
    if (maps[i] == null) {
      maps[i] = new ShadowMap(surfaces, size);
    }
    shadow[i] = maps[i];
    return maps[i];
  }
}
