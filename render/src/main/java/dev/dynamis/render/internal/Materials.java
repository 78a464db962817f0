package dev.dynamis.render.internal;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.SceneGeom;
import java.util.Arrays;

/** Textures of a model, and tables of highlights of the shapes in a frame. */
final class Materials {
  /** Exponent of highlights of a shininess of 1. */
  private static final double SHINIEST = 128;

  private final Model m;
  private final Texture[] textures;
  private PowerTable[] known = new PowerTable[0];
  private int count;
  private PowerTable[] shine = new PowerTable[0];
  private double[] across = new double[0];
  private double[] down = new double[0];

  Materials(Model m) {
    this.m = m;
    textures = new Texture[m.ntex];
  }

  /** Makes what the shapes of a frame need and is not there yet. */
  void prepare(Surfaces surfaces, int sky) {
    if (shine.length < surfaces.itemCount) {
      shine = new PowerTable[surfaces.items.length];
      across = new double[shine.length];
      down = new double[shine.length];
    }
    for (int i = 0; i < surfaces.itemCount; i++) {
      SceneGeom g = surfaces.items[i];
      if (g.texId >= 0) {
        load(g.texId);
      }
      shine[i] = power(SHINIEST * g.shininess);
      if (g.type == GeomType.PLANE && g.matId >= 0) {
        across[i] = 0.5 * surfaces.repeat(g, 0, m.mat.texuniform[g.matId]);
        down[i] = -0.5 * surfaces.repeat(g, 1, m.mat.texuniform[g.matId]);
      }
    }
    if (sky >= 0) {
      load(sky);
    }
  }

  private void load(int t) {
    if (textures[t] == null) {
      textures[t] = Texture.of(m, t);
    }
  }

  PowerTable power(double exponent) {
    for (int i = 0; i < count; i++) {
      if (known[i].exponent() == exponent) {
        return known[i];
      }
    }
    if (count == known.length) {
      known = Arrays.copyOf(known, Math.max(8, 2 * count));
    }
    known[count] = new PowerTable().set(exponent);
    return known[count++];
  }

  Texture texture(int t) {
    return textures[t];
  }

  PowerTable shine(int item) {
    return shine[item];
  }

  /** Returns how much of a flat texture is on a unit along a plane's first axis. */
  double acrossPlane(int item) {
    return across[item];
  }

  /** Returns how much of a flat texture is on a unit along a plane's second axis. */
  double downPlane(int item) {
    return down[item];
  }
}
