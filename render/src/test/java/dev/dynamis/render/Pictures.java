package dev.dynamis.render;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.render.image.Png;
import dev.dynamis.render.scene.Viewpoint;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

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

  /**
   * Compares a picture, bit by bit, with one that was looked at; with {@code
   * -Ddynamis.regenerate=true} it takes the place of that one, to be looked at.
   */
  static void compare(String name, int[] argb, int width) {
    Path golden = Path.of("src/test/resources/golden", name + ".png");
    try {
      if (Boolean.getBoolean("dynamis.regenerate")) {
        Files.createDirectories(golden.getParent());
        Png.write(golden, argb, width);
      }
      BufferedImage image = ImageIO.read(golden.toFile());
      int[] expected = image.getRGB(0, 0, width, argb.length / width, null, 0, width);
      if (!Arrays.equals(expected, argb)) {
        Path made = Files.createDirectories(Path.of("target/golden")).resolve(name + ".png");
        Png.write(made, argb, width);
        long differ = IntStream.range(0, argb.length).filter(i -> expected[i] != argb[i]).count();
        throw new AssertionError(
            differ + " of " + argb.length + " pixels differ from " + golden + "; see " + made);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Data data(Mechanism m) {
    return m.refresh().data();
  }
}
