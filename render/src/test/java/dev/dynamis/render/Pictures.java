package dev.dynamis.render;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.render.scene.Viewpoint;

/** Models from text, and looks at them. */
final class Pictures {
  private Pictures() {}

  /** Returns a mechanism of what is in a model's body. */
  static Mechanism of(String content) {
    Mechanism m =
        new Mechanism(Mjcf.compile(Mjcf.readText("<mujoco>" + content + "</mujoco>")).model());
    return m.refresh();
  }

  static Camera.Builder camera(Mechanism m, String name) {
    return Camera.of(m.model(), Viewpoint.of(m.model(), name));
  }

  static int[] color(Mechanism m, Camera c) {
    int[] argb = new int[c.width() * c.height()];
    c.color(m.data(), argb);
    return argb;
  }

  static float[] depth(Mechanism m, Camera c) {
    float[] metres = new float[c.width() * c.height()];
    c.depth(m.data(), metres);
    return metres;
  }

  static int[] objects(Mechanism m, Camera c) {
    int[] seen = new int[2 * c.width() * c.height()];
    c.segmentation(m.data(), seen);
    return seen;
  }

  static int red(int argb) {
    return argb >> 16 & 255;
  }

  static int green(int argb) {
    return argb >> 8 & 255;
  }

  static int blue(int argb) {
    return argb & 255;
  }

  /** Returns the 64 bits of a picture, FNV-1a over its pixels. */
  static long hash(int[] argb) {
    long h = 0xcbf29ce484222325L;
    for (int c : argb) {
      for (int k = 0; k < 32; k += 8) {
        h = (h ^ (c >> k & 255)) * 0x100000001b3L;
      }
    }
    return h;
  }

  static Data data(Mechanism m) {
    return m.refresh().data();
  }
}
