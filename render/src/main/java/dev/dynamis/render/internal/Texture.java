package dev.dynamis.render.internal;

import dev.dynamis.core.math.Power;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ColorSpace;
import dev.dynamis.mechanics.constant.TexType;

/**
 * A flat or cube texture with all its smaller versions. Colors are mixed from the four nearest
 * pixels of the two versions whose pixels are nearest in size to those of the picture.
 */
final class Texture {
  private static final int FACES = 6;

  /**
   * Pixels are red, green and blue of 8 bits each, so far apart that all three are weighed by one
   * multiplication, and sums of as many as a row has places don't reach each other.
   */
  private static final int APART = 21;

  private static final int SUM = (1 << APART) - 1;
  private static final long ONES = 1L << 2 * APART | 1L << APART | 1;
  private static final long COLOR = 0xff * ONES;

  /** Flag of a pixel whose pixels in the largest version all have its color, above all sums. */
  private static final long PLAIN = 1L << 63;

  private final long[][][] pixels;
  private final int[] width;
  private final int[] height;
  private final boolean cube;

  /** Versions whose pixels are squares, so that {@link #plain} may be asked. */
  private int plainLevels;

  private Texture(int faces, int levels, boolean cube) {
    pixels = new long[faces][levels][];
    width = new int[levels];
    height = new int[levels];
    this.cube = cube;
  }

  static Texture of(Model m, int tex) {
    int w = m.tex.width[tex];
    int h = m.tex.height[tex];
    boolean cube = m.tex.type[tex] != TexType.TWO_D;
    // a cube texture whose height is its width has the same picture on all sides
    int faces = cube && h != w ? FACES : 1;
    int rows = cube ? w : h;
    int levels = 32 - Integer.numberOfLeadingZeros(Math.max(w, rows));
    Texture t = new Texture(faces, levels, cube);
    t.plainLevels = 32 - Integer.numberOfLeadingZeros(Math.min(w, rows));
    byte[] curve = curve(m.tex.colorspace[tex] == ColorSpace.SRGB);
    for (int f = 0; f < faces; f++) {
      int channels = m.tex.nchannel[tex];
      int from = m.tex.adr[tex] + f * w * rows * channels;
      long[] p = new long[w * rows];
      for (int i = 0; i < p.length; i++) {
        int o = from + channels * i;
        long r = curve[m.tex.data[o] & 0xff] & 0xff;
        long g = channels < 3 ? r : curve[m.tex.data[o + 1] & 0xff] & 0xff;
        long b = channels < 3 ? r : curve[m.tex.data[o + 2] & 0xff] & 0xff;
        p[i] = PLAIN | r << 2 * APART | g << APART | b;
      }
      t.pixels[f][0] = p;
      t.width[0] = w;
      t.height[0] = rows;
      for (int l = 1; l < levels; l++) {
        t.halve(f, l);
      }
    }
    return t;
  }

  /** Light of stored values: themselves, or by the curve of sRGB. */
  private static byte[] curve(boolean srgb) {
    byte[] curve = new byte[256];
    for (int i = 0; i < 256; i++) {
      double x = i / 255.0;
      double y = x <= 0.04045 ? x / 12.92 : Power.pow((x + 0.055) / 1.055, 2.4);
      curve[i] = (byte) (srgb ? (int) Math.rint(255 * y) : i);
    }
    return curve;
  }

  private void halve(int face, int level) {
    int w = width[level - 1];
    int h = height[level - 1];
    long[] big = pixels[face][level - 1];
    int nw = Math.max(1, w / 2);
    int nh = Math.max(1, h / 2);
    long[] small = new long[nw * nh];
    // a side that is odd loses pixels on the way down
    boolean whole = (w == 1 || w % 2 == 0) && (h == 1 || h % 2 == 0);
    for (int y = 0; y < nh; y++) {
      for (int x = 0; x < nw; x++) {
        int x1 = Math.min(2 * x + 1, w - 1);
        int y1 = Math.min(2 * y + 1, h - 1);
        long a = big[2 * y * w + 2 * x];
        long b = big[2 * y * w + x1];
        long c = big[y1 * w + 2 * x];
        long d = big[y1 * w + x1];
        boolean plain = whole && (a & PLAIN) != 0 && a == b && a == c && a == d;
        small[y * nw + x] = a + b + c + d + 2 * ONES >> 2 & COLOR | (plain ? PLAIN : 0);
      }
    }
    pixels[face][level] = small;
    width[level] = nw;
    height[level] = nh;
  }

  boolean isCube() {
    return cube;
  }

  int width() {
    return width[0];
  }

  int height() {
    return height[0];
  }

  /**
   * Looks up a flat texture, which repeats itself.
   *
   * @param res color, red, green and blue from 0 to 1, written
   * @param s across, 1 for the whole width
   * @param t down, 1 for the whole height
   * @param size pixels of the texture for each pixel of the picture
   */
  void flat(float[] res, double s, double t, double size) {
    look(res, 0, s - Math.floor(s), t - Math.floor(t), true, size);
  }

  /**
   * Mean of a flat texture at several places in a row, in the one version whose pixels are at least
   * as large as the distance between them.
   *
   * @param res color, red, green and blue from 0 to 1, written
   * @param s middle of the row across, 1 for the whole width
   * @param t middle of the row down, 1 for the whole height
   * @param ds length of the row across
   * @param dt length of the row down
   * @param n number of places
   * @param square squared distance between places, in pixels of the texture
   */
  void row(float[] res, double s, double t, double ds, double dt, int n, double square) {
    int level = square <= 1 ? 0 : Math.min((Math.getExponent(square) >> 1) + 1, width.length - 1);
    int w = width[level];
    int h = height[level];
    long[] p = pixels[0][level];
    int coarse = level + (n <= 3 ? 2 : 3);
    if (coarse < plainLevels && plain(res, coarse, s, t)) {
      return;
    }
    double stepS = ds / n;
    double stepT = dt / n;
    double u = s - 0.5 * (ds - stepS);
    double v = t - 0.5 * (dt - stepT);
    long sum = 0;
    for (int i = 0; i < n; i++, u += stepS, v += stepT) {
      // places in 1/256 of a pixel; halves because colors belong to the centers of pixels
      int px = (int) ((u - Math.floor(u)) * (w << 8)) + 128;
      int py = (int) ((v - Math.floor(v)) * (h << 8)) + 128;
      int x1 = px >> 8;
      int y1 = py >> 8;
      int x0 = x1 == 0 ? w - 1 : x1 - 1;
      int y0 = (y1 == 0 ? h - 1 : y1 - 1) * w;
      x1 = x1 == w ? 0 : x1;
      y1 = y1 == h ? 0 : y1 * w;
      int fx = px & 255;
      int fy = py & 255;
      int d = fx * fy >> 8;
      int c = fy - d;
      int b = fx - d;
      // weights sum up to 256
      sum += (256 - b - fy) * p[y0 + x0] + b * p[y0 + x1] + c * p[y1 + x0] + d * p[y1 + x1];
    }
    float scale = 1 / (65280f * n);
    res[0] = scale * ((int) (sum >> 2 * APART) & SUM);
    res[1] = scale * ((int) (sum >> APART) & SUM);
    res[2] = scale * ((int) sum & SUM);
  }

  /**
   * Looks whether a version has one color around a place, as far as half a pixel of it in all
   * directions; if so, that is the result.
   *
   * <p>With n places in a row, at most a pixel of version l apart, none is more than (n - 1) / 2 of
   * these pixels off the middle, and takes its color from one pixel around it at most: together
   * half a pixel of version l + 2 for n up to 3, of version l + 3 for n up to 5.
   */
  private boolean plain(float[] res, int level, double s, double t) {
    int w = width[level];
    int h = height[level];
    long[] p = pixels[0][level];
    int x1 = (int) ((s - Math.floor(s)) * w + 0.5);
    int y1 = (int) ((t - Math.floor(t)) * h + 0.5);
    int x0 = x1 == 0 ? w - 1 : x1 - 1;
    int y0 = (y1 == 0 ? h - 1 : y1 - 1) * w;
    x1 = x1 == w ? 0 : x1;
    y1 = y1 == h ? 0 : y1 * w;
    long color = p[y0 + x0];
    if ((color & PLAIN) == 0 || p[y0 + x1] != color || p[y1 + x0] != color || p[y1 + x1] != color) {
      return false;
    }
    res[0] = 1 / 255f * ((int) (color >> 2 * APART) & 255);
    res[1] = 1 / 255f * ((int) (color >> APART) & 255);
    res[2] = 1 / 255f * ((int) color & 255);
    return true;
  }

  private void look(float[] res, int face, double u, double v, boolean repeats, double size) {
    int levels = width.length;
    int exponent = size <= 1 ? -1 : Math.getExponent(size);
    if (exponent < 0) {
      bilinear(res, face, 0, u, v, repeats, 1, true);
    } else if (exponent >= levels - 1) {
      bilinear(res, face, levels - 1, u, v, repeats, 1, true);
    } else {
      // log2 by the mantissa, a straight line between powers of two
      float part = (float) (size / (1L << exponent) - 1);
      bilinear(res, face, exponent, u, v, repeats, 1 - part, true);
      bilinear(res, face, exponent + 1, u, v, repeats, part, false);
    }
  }

  /**
   * Looks up a cube texture in a direction, of any length but 0.
   *
   * @param size pixels of the texture for each pixel of the picture
   */
  void cube(float[] res, double x, double y, double z, double size) {
    double ax = Math.abs(x);
    double ay = Math.abs(y);
    double az = Math.abs(z);
    int face;
    double s;
    double t;
    double major;
    if (ax >= ay && ax >= az) {
      face = x >= 0 ? 0 : 1;
      s = x >= 0 ? -z : z;
      t = -y;
      major = ax;
    } else if (ay >= az) {
      face = y >= 0 ? 2 : 3;
      s = x;
      t = y >= 0 ? z : -z;
      major = ay;
    } else {
      face = z >= 0 ? 4 : 5;
      s = z >= 0 ? x : -x;
      t = -y;
      major = az;
    }
    double scale = major > 0 ? 0.5 / major : 0;
    face = pixels.length == 1 ? 0 : face;
    look(res, face, s * scale + 0.5, t * scale + 0.5, false, size);
  }

  private void bilinear(
      float[] res,
      int face,
      int level,
      double u,
      double v,
      boolean repeats,
      float weight,
      boolean first) {
    int w = width[level];
    int h = height[level];
    long[] p = pixels[face][level];
    // places in 1/256 of a pixel; halves because colors belong to the centers of pixels
    int px = (int) (u * w * 256) + 128;
    int py = (int) (v * h * 256) + 128;
    int x1 = px >> 8;
    int y1 = py >> 8;
    int x0 = x1 - 1;
    int y0 = y1 - 1;
    if (repeats) {
      x0 = x0 < 0 ? w - 1 : x0;
      y0 = y0 < 0 ? h - 1 : y0;
      x1 = x1 >= w ? 0 : x1;
      y1 = y1 >= h ? 0 : y1;
    } else {
      x0 = x0 < 0 ? 0 : x0;
      y0 = y0 < 0 ? 0 : y0;
      x1 = x1 >= w ? w - 1 : x1;
      y1 = y1 >= h ? h - 1 : y1;
    }
    int fx = px & 255;
    int fy = py & 255;
    int d = fx * fy >> 8;
    int c = fy - d;
    int b = fx - d;
    // weights sum up to 256
    long sum =
        (256 - b - fy) * p[y0 * w + x0]
            + b * p[y0 * w + x1]
            + c * p[y1 * w + x0]
            + d * p[y1 * w + x1];
    int red = (int) (sum >> 2 * APART) & SUM;
    int green = (int) (sum >> APART) & SUM;
    int blue = (int) sum & SUM;
    float scale = weight * (1 / 65280f);
    if (first) {
      res[0] = scale * red;
      res[1] = scale * green;
      res[2] = scale * blue;
    } else {
      res[0] += scale * red;
      res[1] += scale * green;
      res[2] += scale * blue;
    }
  }
}
