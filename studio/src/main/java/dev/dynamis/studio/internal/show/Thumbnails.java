package dev.dynamis.studio.internal.show;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.render.Camera;
import dev.dynamis.render.image.Png;
import dev.dynamis.render.scene.Viewpoint;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Small pictures of the models of the gallery: a mechanism as it begins, drawn by the rasteriser,
 * and the curve of two states of equations. Made when they are asked for, and kept.
 */
public final class Thumbnails {
  /** Width of pictures, pixels. */
  static final int WIDTH = 320;

  /** Height of pictures, pixels. */
  static final int HEIGHT = 180;

  private static final int STEPS = 4000;
  private static final int ITERATIONS = 2000;
  private static final int SKIPPED_ITERATIONS = 100;

  private final List<Gallery.Entry> entries = Gallery.entries();
  private final Map<Integer, Picture> made = new ConcurrentHashMap<>();

  /**
   * A picture.
   *
   * @param type its media type
   */
  public record Picture(String type, byte[] bytes) {}

  /** Returns the picture of a model by its place in the gallery; from any thread. */
  public Optional<Picture> find(int index) {
    if (index >= entries.size()) {
      return Optional.empty();
    }
    return Optional.of(made.computeIfAbsent(index, this::make));
  }

  private Picture make(int index) {
    try {
      DynamicalSystem system =
          Gallery.source(entries.get(index).name()).orElseThrow().load().system();
      return system instanceof Mechanism m
          ? new Picture("image/png", photo(m))
          : new Picture("image/svg+xml", curve((EquationSystem) system));
    } catch (IOException e) {
      throw new IllegalStateException("a bundled model can't be read", e);
    }
  }

  private static byte[] photo(Mechanism m) throws IOException {
    int[] pixels = new int[WIDTH * HEIGHT];
    Viewpoint eye = Viewpoint.free(m.model());
    Camera camera = Camera.of(m.model(), eye).size(WIDTH, HEIGHT).build();
    camera.color(m.refresh().data(), pixels);
    int[] seen = new int[2 * pixels.length];
    camera.segmentation(m.data(), seen);
    for (int i = 0; i < pixels.length; i++) {
      if (seen[2 * i] < 0 && (pixels[i] & 0xffffff) == 0) {
        // black, because the model has no sky: a dark blue that gets darker downwards
        int y = i / WIDTH;
        pixels[i] = 0xff000000 | 43 - y / 8 << 16 | 54 - y / 8 << 8 | 72 - y / 6;
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Png.write(out, pixels, WIDTH);
    return out.toByteArray();
  }

  /** The orbit in the plane of the first two states, or the one state over time. */
  private static byte[] curve(EquationSystem system) {
    RightHandSide rhs = system.rightHandSide();
    boolean map = rhs != null && rhs.isMap();
    int n = system.model().stateNames().size();
    int steps = map ? ITERATIONS : STEPS;
    double[] state = new double[Math.max(n, 2)];
    double[] x = new double[steps];
    double[] y = new double[steps];
    int count = 0;
    for (int i = 0; i < steps; i++) {
      if (!map || i >= SKIPPED_ITERATIONS) {
        system.states(state, 0);
        x[count] = n > 1 ? state[0] : system.time();
        y[count] = n > 1 ? state[1] : state[0];
        count += Double.isFinite(x[count]) && Double.isFinite(y[count]) ? 1 : 0;
      }
      if (!system.step().canContinue()) {
        break;
      }
    }
    StringBuilder b = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    b.append(WIDTH).append(' ').append(HEIGHT).append("\"><path fill=\"none\" stroke=\"#5b8cff\"");
    b.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"");
    b.append(map ? 2 : 1.2).append("\" d=\"");
    double[] across = fit(x, count, WIDTH);
    double[] up = fit(y, count, HEIGHT);
    for (int i = 0; i < count; i++) {
      b.append(i == 0 || map ? 'M' : 'L');
      b.append(String.format(Locale.ROOT, "%.1f %.1f", across[i], HEIGHT - up[i]));
      b.append(map ? "h.01" : "");
    }
    return b.append("\"/></svg>").toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Places numbers between the edges of a picture. */
  private static double[] fit(double[] v, int count, int size) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      low = Math.min(low, v[i]);
      high = Math.max(high, v[i]);
    }
    double scale = high > low ? 0.84 * size / (high - low) : 0;
    double[] out = new double[count];
    for (int i = 0; i < count; i++) {
      out[i] = 0.08 * size + scale * (v[i] - low);
    }
    return out;
  }
}
