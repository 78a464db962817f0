package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.Npy;
import dev.dynamis.mechanics.Data;
import dev.dynamis.render.Camera;
import dev.dynamis.render.image.Apng;
import dev.dynamis.render.image.Gif;
import dev.dynamis.render.image.MovingPicture;
import dev.dynamis.render.image.Png;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** The files that a picture command writes, by the endings of their names. */
final class RenderFiles {
  private static final String PNG = ".png";
  private static final String NPY = ".npy";

  /** The greatest distance that a 16-bit picture can show, mm. */
  private static final int DEEPEST = 65535;

  private final Path output;
  private final Path gif;
  private final Path apng;
  private final Path frames;
  private final Path depth;
  private final Path segmentation;
  private final int fps;

  RenderFiles(
      Path output, Path gif, Path apng, Path frames, Path depth, Path segmentation, int fps) {
    this.output = output;
    this.gif = gif;
    this.apng = apng;
    this.frames = frames;
    this.depth = depth;
    this.segmentation = segmentation;
    this.fps = fps;
    check("--output", output, PNG);
    check("--gif", gif, ".gif");
    check("--apng", apng, PNG, ".apng");
    check("--depth", depth, NPY, PNG);
    check("--segmentation", segmentation, NPY, PNG);
    if (written().isEmpty()) {
      throw new IllegalArgumentException(
          "nothing to write: give -o FILE.png, --gif, --apng, --frames, --depth or --segmentation");
    }
    if (fps < 1 || fps > 1000 || (gif != null && fps > Gif.MAX_SPEED)) {
      throw new IllegalArgumentException(
          "--fps is "
              + fps
              + ", expected 1 to "
              + (gif == null ? 1000 : Gif.MAX_SPEED + " for a GIF"));
    }
  }

  private static void check(String option, Path file, String... endings) {
    if (file == null) {
      return;
    }
    for (String ending : endings) {
      if (is(file, ending)) {
        return;
      }
    }
    throw new IllegalArgumentException(
        option + ": '" + file + "' must end in " + String.join(" or ", endings));
  }

  private static boolean is(Path file, String ending) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  private List<Path> written() {
    List<Path> all = new ArrayList<>();
    for (Path p : new Path[] {output, gif, apng, frames, depth, segmentation}) {
      if (p != null) {
        all.add(p);
      }
    }
    return all;
  }

  /** Says what was written. */
  void report(PrintWriter out, long pictures) {
    for (Path p : written()) {
      boolean moves = p.equals(gif) || p.equals(apng) || p.equals(frames);
      out.println(moves ? p + ", " + pictures + " frames" : p.toString());
    }
  }

  /** Returns what was written as a JSON object. */
  String json(long pictures) {
    StringJoiner files = new StringJoiner(",", "{\"files\":[", "]");
    written().forEach(p -> files.add(Json.string(p.toString())));
    return files + ",\"frames\":" + pictures + "}";
  }

  /** Begins the moving pictures that are asked for. */
  Motion motion(Camera view) {
    return new Motion(view);
  }

  /** Writes what is asked for of one state. */
  void still(Camera view, Data d) {
    int w = view.width();
    int h = view.height();
    if (output != null) {
      int[] argb = new int[w * h];
      view.color(d, argb);
      Png.write(output, argb, w);
    }
    if (depth != null) {
      float[] metres = new float[w * h];
      view.depth(d, metres);
      writeDepth(metres, w, h);
    }
    if (segmentation != null) {
      int[] objects = new int[2 * w * h];
      view.segmentation(d, objects);
      writeObjects(objects, w, h);
    }
  }

  private void writeDepth(float[] metres, int w, int h) {
    if (is(depth, NPY)) {
      double[] values = new double[w * h];
      for (int i = 0; i < values.length; i++) {
        values[i] = metres[i];
      }
      Npy.write(depth, values, h, w);
      return;
    }
    int[] millimetres = new int[w * h];
    for (int i = 0; i < millimetres.length; i++) {
      millimetres[i] = (int) Math.min(DEEPEST, Math.rint(1000.0 * metres[i]));
    }
    Png.writeGray(depth, millimetres, w);
  }

  private void writeObjects(int[] objects, int w, int h) {
    if (is(segmentation, NPY)) {
      double[] values = new double[2 * w * h];
      for (int i = 0; i < values.length; i++) {
        values[i] = objects[i];
      }
      Npy.write(segmentation, values, h, w, 2);
      return;
    }
    int[] argb = new int[w * h];
    for (int i = 0; i < argb.length; i++) {
      int number = objects[2 * i] * 32 + objects[2 * i + 1] + 10;
      argb[i] =
          objects[2 * i] < 0
              ? 0
              : shade(number, 2) << 16 | shade(number, 3) << 8 | shade(number, 5);
    }
    Png.write(segmentation, argb, w);
  }

  /** A number of the Halton sequence, between a dark and a light shade. */
  private static int shade(int number, int base) {
    double sum = 0;
    double part = 1.0 / base;
    for (int n = number; n > 0; n /= base) {
      sum += part * (n % base);
      part /= base;
    }
    return (int) (255 * (0.1 + 0.8 * sum));
  }

  /** Moving pictures that grow with every state. */
  final class Motion implements AutoCloseable {
    private final Camera view;
    private final List<MovingPicture> pictures = new ArrayList<>();
    private final int[] argb;
    private int count;

    private Motion(Camera view) {
      this.view = view;
      if (gif != null) {
        pictures.add(new Gif(gif, view.width(), view.height(), fps));
      }
      if (apng != null) {
        pictures.add(new Apng(apng, view.width(), view.height(), fps));
      }
      argb = isWanted() ? new int[view.width() * view.height()] : new int[0];
    }

    boolean isWanted() {
      return frames != null || !pictures.isEmpty();
    }

    void add(Data d) {
      view.color(d, argb);
      pictures.forEach(p -> p.add(argb));
      if (frames != null) {
        try {
          Files.createDirectories(frames);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        String name = String.format(Locale.ROOT, "%05d.png", count);
        Png.write(frames.resolve(name), argb, view.width());
      }
      count++;
    }

    @Override
    public void close() {
      pictures.forEach(MovingPicture::close);
    }
  }
}
