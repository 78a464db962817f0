package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.mjcf.internal.asset.TextureOptions.Builtin;
import dev.dynamis.mjcf.internal.asset.TextureOptions.Mark;

/** Builtin patterns and marks of textures. */
final class TexturePattern {
  private static final int UP = 2;
  private static final int DOWN = 3;
  private static final int FRONT = 4;

  /** Steps between straight down and straight up. */
  private static final int SKY_COLORS = 4096;

  private final TextureOptions options;
  private final byte[] data;
  private final int width;
  private final int height;

  /** First pixel of the face that is drawn. */
  private final int start;

  private TexturePattern(TextureOptions options, byte[] data, int start, int width, int height) {
    this.options = options;
    this.data = data;
    this.start = start;
    this.width = width;
    this.height = height;
  }

  static void drawPlane(TextureOptions o, byte[] data) {
    TexturePattern p = new TexturePattern(o, data, 0, o.width(), o.height());
    switch (o.builtin()) {
      case GRADIENT -> p.radialGradient();
      case CHECKER -> p.checker(o.rgb1(), o.rgb2());
      case FLAT -> p.flat(o.rgb1());
      case NONE -> {}
    }
    p.mark();
    randomMarks(o, data);
  }

  static void drawCube(TextureOptions o, byte[] data) {
    int w = o.width();
    for (int face = 0; face < 6; face++) {
      TexturePattern p = new TexturePattern(o, data, face * w * w, w, w);
      if (o.builtin() == Builtin.GRADIENT) {
        p.skyGradient(face);
      } else if (o.builtin() == Builtin.CHECKER) {
        boolean swapped = face >= FRONT;
        p.checker(swapped ? o.rgb2() : o.rgb1(), swapped ? o.rgb1() : o.rgb2());
      } else {
        p.flat(face == DOWN ? o.rgb2() : o.rgb1());
      }
    }
    for (int face = 0; face < 6; face++) {
      new TexturePattern(o, data, face * w * w, w, w).mark();
    }
    randomMarks(o, data);
  }

  /** Writes a color to one pixel: as grey, grey and alpha, RGB or RGBA. */
  static void put(byte[] data, int pixel, int channels, byte r, byte g, byte b) {
    int at = pixel * channels;
    data[at] = r;
    if (channels >= 3) {
      data[at + 1] = g;
      data[at + 2] = b;
    }
    if (channels == 2 || channels == 4) {
      data[at + channels - 1] = (byte) 255;
    }
  }

  /** Fills a range of pixels with one color. */
  static void fill(TextureOptions o, byte[] data, int start, int count, double[] rgb) {
    for (int i = 0; i < count; i++) {
      put(data, start + i, o.nchannel(), component(rgb[0]), component(rgb[1]), component(rgb[2]));
    }
  }

  private static byte component(double c) {
    return (byte) (int) Math.max(0, Math.min(255, 255 * c));
  }

  private void set(int row, int column, double[] rgb) {
    fill(options, data, start + row * width + column, 1, rgb);
  }

  private void flat(double[] rgb) {
    fill(options, data, start, width * height, rgb);
  }

  /** Upper left and lower right in the first color, the other two quarters in the second. */
  private void checker(double[] first, double[] second) {
    for (int r = 0; r < height; r++) {
      for (int c = 0; c < width; c++) {
        set(r, c, (r < height / 2) == (c < width / 2) ? first : second);
      }
    }
  }

  private void radialGradient() {
    for (int r = 0; r < height; r++) {
      for (int c = 0; c < width; c++) {
        double x = coordinate(c, width);
        double y = -coordinate(r, height);
        blend(r, c, options.rgb2(), options.rgb1(), 2 * Math.sqrt(x * x + y * y) - 1);
      }
    }
  }

  /**
   * The elevation above the horizon as seen from the middle of the cube decides the color. All
   * sides are the same, and every face is its own mirror image.
   */
  private void skyGradient(int face) {
    boolean side = face != UP && face != DOWN;
    if (side && face > 0) {
      int bytes = width * width * options.nchannel();
      System.arraycopy(data, 0, data, face * bytes, bytes);
      return;
    }
    byte[] colors = skyColors();
    int n = options.nchannel();
    for (int r = 0; r < (side ? width : (width + 1) / 2); r++) {
      double y = -coordinate(r, width);
      for (int c = 0; c < (width + 1) / 2; c++) {
        double x = coordinate(c, width);
        double distance = Math.sqrt(1 + x * x + y * y);
        // sine of the elevation
        double up = face == UP ? 1 : face == DOWN ? -1 : y;
        int at = 3 * (int) ((up / distance + 1) * 0.5 * SKY_COLORS + 0.5);
        int row = start + r * width;
        byte red = colors[at];
        byte green = colors[at + 1];
        byte blue = colors[at + 2];
        put(data, row + c, n, red, green, blue);
        put(data, row + width - 1 - c, n, red, green, blue);
      }
      if (!side) {
        int to = (start + (width - 1 - r) * width) * n;
        System.arraycopy(data, (start + r * width) * n, data, to, width * n);
      }
    }
  }

  /** Colors of the sky by the sine of the elevation, from straight down to straight up. */
  private byte[] skyColors() {
    byte[] colors = new byte[3 * (SKY_COLORS + 1)];
    for (int i = 0; i <= SKY_COLORS; i++) {
      double elevation = StrictMath.asin(2.0 * i / SKY_COLORS - 1) / (0.5 * Math.PI);
      double alpha = sigmoid(elevation);
      for (int j = 0; j < 3; j++) {
        colors[3 * i + j] = component(alpha * options.rgb1()[j] + (1 - alpha) * options.rgb2()[j]);
      }
    }
    return colors;
  }

  /** Maps pixel numbers to [-1, 1]; the only pixel of a line is in the middle. */
  private static double coordinate(int i, int count) {
    return count > 1 ? 2.0 * i / (count - 1) - 1 : 0;
  }

  /** Blends through a sigmoid: the second color at -1, the first at 1. */
  private void blend(int row, int column, double[] first, double[] second, double position) {
    double alpha = sigmoid(position);
    double[] rgb = new double[3];
    for (int j = 0; j < 3; j++) {
      rgb[j] = alpha * first[j] + (1 - alpha) * second[j];
    }
    set(row, column, rgb);
  }

  /** From 0 at -1 to 1 at 1. */
  private static double sigmoid(double position) {
    double s = position / Math.sqrt(1 + position * position);
    return Math.max(0, Math.min(1, 0.5 * (1 + s * Math.sqrt(2))));
  }

  private void mark() {
    if (options.mark() == Mark.EDGE) {
      line(0, 0);
      line(height - 1, width - 1);
    } else if (options.mark() == Mark.CROSS) {
      line(height / 2, width / 2);
    }
  }

  /** Draws one row and one column. */
  private void line(int row, int column) {
    for (int c = 0; c < width; c++) {
      set(row, c, options.markrgb());
    }
    for (int r = 0; r < height; r++) {
      set(r, column, options.markrgb());
    }
  }

  /**
   * Draws random pixels, the same in every run. Gaps between marked pixels have a geometric
   * distribution, so that only these cost time.
   */
  private static void randomMarks(TextureOptions o, byte[] data) {
    if (o.mark() != Mark.RANDOM || !(o.random() > 0)) {
      return;
    }
    double scale = 1 / StrictMath.log1p(-Math.min(o.random(), 1 - 0x1p-53));
    int pixels = data.length / o.nchannel();
    long state = 42;
    for (double i = 0; i < pixels; i++) {
      // splitmix64
      state += 0x9E3779B97F4A7C15L;
      long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      double uniform = (((z ^ (z >>> 31)) >>> 11) + 1) * 0x1p-53;
      i += Math.floor(StrictMath.log(uniform) * scale);
      if (i < pixels) {
        fill(o, data, (int) i, 1, o.markrgb());
      }
    }
  }
}
