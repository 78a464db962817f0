package dev.dynamis.render.internal;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;

/** A frame of a model from text, seen through its camera {@code c}. */
final class FramesForTests {
  /** Looks down from 4 m; the half height of the picture is 1 m for each m of distance. */
  static final String DOWN = "<camera name='c' pos='0 0 4' fovy='90'/>";

  final Scene scene;
  final Viewpoint eye;
  final Frame frame;
  private final int pixels;

  FramesForTests(String content, int size, RenderOptions options) {
    Mechanism m =
        new Mechanism(Mjcf.compile(Mjcf.readText("<mujoco>" + content + "</mujoco>")).model());
    m.refresh();
    scene = new Scene(m.model(), SceneOptions.DEFAULT);
    eye = Viewpoint.of(m.model(), "c");
    eye.update(m.data());
    scene.update(m.data(), eye);
    frame = new Frame(scene, size, size, options, null, 1);
    pixels = size * size;
  }

  static RenderOptions plain(int samples) {
    return new RenderOptions(samples, false, false, false, false, false);
  }

  int[] colors() {
    int[] argb = new int[pixels];
    frame.colors(eye, argb);
    return argb;
  }

  float[] depth() {
    float[] metres = new float[pixels];
    frame.measure(eye, metres, null);
    return metres;
  }

  int[] objects() {
    int[] seen = new int[2 * pixels];
    frame.measure(eye, null, seen);
    return seen;
  }

  static int green(int argb) {
    return argb >> 8 & 255;
  }
}
