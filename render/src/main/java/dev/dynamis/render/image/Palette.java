package dev.dynamis.render.image;

import java.util.Arrays;

/**
 * 256 colors that stand for all of a picture, by median cut: the box of colors that spreads most,
 * weighted by its pixels, is split at its median until there are enough boxes. Pixels are dithered
 * with a fixed pattern of 4 by 4, which does not crawl from frame to frame.
 */
final class Palette {
  private static final int BITS = 5;
  private static final int CELLS = 1 << 3 * BITS;
  private static final int[] DITHER = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

  final int[] colors;
  private final short[] nearest = new short[CELLS];

  Palette(int[] argb, int size) {
    int[] count = new int[CELLS];
    long[] sum = new long[3 * CELLS];
    for (int c : argb) {
      int cell = cell(c);
      count[cell]++;
      sum[3 * cell] += c >> 16 & 255;
      sum[3 * cell + 1] += c >> 8 & 255;
      sum[3 * cell + 2] += c & 255;
    }
    int[] used = new int[CELLS];
    int n = 0;
    for (int i = 0; i < CELLS; i++) {
      if (count[i] > 0) {
        used[n++] = i;
      }
    }
    used = Arrays.copyOf(used, n);
    int[] start = split(used, count, Math.min(size, n));
    colors = new int[start.length - 1];
    for (int b = 0; b < colors.length; b++) {
      long[] mean = new long[4];
      for (int i = start[b]; i < start[b + 1]; i++) {
        mean[3] += count[used[i]];
        for (int k = 0; k < 3; k++) {
          mean[k] += sum[3 * used[i] + k];
        }
      }
      long half = mean[3] / 2;
      colors[b] =
          (int)
              ((mean[0] + half) / mean[3] << 16
                  | (mean[1] + half) / mean[3] << 8
                  | (mean[2] + half) / mean[3]);
    }
    Arrays.fill(nearest, (short) -1);
  }

  private static int cell(int c) {
    return (c >> 19 & 31) << 10 | (c >> 11 & 31) << 5 | c >> 3 & 31;
  }

  private static int part(int cell, int axis) {
    return cell >> 10 - 5 * axis & 31;
  }

  /** Sorts cells into boxes; returns where each begins, and the end. */
  private static int[] split(int[] cells, int[] count, int boxes) {
    int[] start = {0, cells.length};
    while (start.length - 1 < boxes) {
      int best = -1;
      int axis = 0;
      double most = 0;
      for (int b = 0; b + 1 < start.length; b++) {
        for (int k = 0; k < 3; k++) {
          double spread = spread(cells, count, start[b], start[b + 1], k);
          if (spread > most) {
            most = spread;
            best = b;
            axis = k;
          }
        }
      }
      if (best < 0) {
        break;
      }
      int at = halve(cells, count, start[best], start[best + 1], axis);
      int[] more = new int[start.length + 1];
      System.arraycopy(start, 0, more, 0, best + 1);
      more[best + 1] = at;
      System.arraycopy(start, best + 1, more, best + 2, start.length - best - 1);
      start = more;
    }
    return start;
  }

  /** Sum of squared deviations along an axis. */
  private static double spread(int[] cells, int[] count, int from, int to, int axis) {
    double n = 0;
    double s = 0;
    double q = 0;
    for (int i = from; i < to; i++) {
      double x = part(cells[i], axis);
      double w = count[cells[i]];
      n += w;
      s += w * x;
      q += w * x * x;
    }
    return to - from < 2 ? 0 : q - s * s / n;
  }

  private static int halve(int[] cells, int[] count, int from, int to, int axis) {
    long[] keyed = new long[to - from];
    long total = 0;
    for (int i = from; i < to; i++) {
      keyed[i - from] = (long) part(cells[i], axis) << 32 | cells[i];
      total += count[cells[i]];
    }
    Arrays.sort(keyed);
    long seen = 0;
    int at = -1;
    for (int i = 0; i < keyed.length; i++) {
      cells[from + i] = (int) keyed[i];
      seen += count[(int) keyed[i]];
      if (at < 0 && 2 * seen >= total) {
        at = from + i + 1;
      }
    }
    return Math.clamp(at, from + 1, to - 1);
  }

  /** Returns the colors of pixels, dithered by where they are in the picture. */
  byte[] indices(int[] argb, int width, int left, int top) {
    byte[] res = new byte[argb.length];
    for (int i = 0; i < argb.length; i++) {
      int shift = DITHER[(top + i / width & 3) * 4 + (left + i % width & 3)] / 2 - 4;
      int r = Math.clamp((argb[i] >> 16 & 255) + shift, 0, 255);
      int g = Math.clamp((argb[i] >> 8 & 255) + shift, 0, 255);
      int b = Math.clamp((argb[i] & 255) + shift, 0, 255);
      res[i] = (byte) nearest(cell(r << 16 | g << 8 | b));
    }
    return res;
  }

  private int nearest(int cell) {
    if (nearest[cell] < 0) {
      int best = 0;
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < colors.length; i++) {
        int r = (colors[i] >> 16) - 8 * part(cell, 0) - 4;
        int g = (colors[i] >> 8 & 255) - 8 * part(cell, 1) - 4;
        int b = (colors[i] & 255) - 8 * part(cell, 2) - 4;
        int d = 2 * r * r + 4 * g * g + b * b;
        if (d < least) {
          least = d;
          best = i;
        }
      }
      nearest[cell] = (short) best;
    }
    return nearest[cell];
  }
}
