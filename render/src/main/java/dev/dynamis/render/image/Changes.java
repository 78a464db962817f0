package dev.dynamis.render.image;

import java.util.Arrays;

/** The part of a picture that differs from the one before, as a rectangle. */
final class Changes {
  final int width;
  final int height;
  int left;
  int top;
  int columns;
  int rows;
  private int[] last;

  Changes(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Finds what changed since the last call and returns its pixels; at least one. */
  int[] since(int[] argb) {
    if (argb.length != width * height) {
      throw new IllegalArgumentException(
          "the picture has " + argb.length + " pixels, expected " + width + " x " + height);
    }
    if (last == null) {
      last = argb.clone();
      left = 0;
      top = 0;
      columns = width;
      rows = height;
      return last;
    }
    int x0 = width;
    int x1 = -1;
    int y0 = height;
    int y1 = -1;
    for (int y = 0; y < height; y++) {
      int o = y * width;
      int first = Arrays.mismatch(argb, o, o + width, last, o, o + width);
      if (first >= 0) {
        int end = width - 1;
        while (argb[o + end] == last[o + end]) {
          end--;
        }
        x0 = Math.min(x0, first);
        x1 = Math.max(x1, end);
        y0 = Math.min(y0, y);
        y1 = y;
      }
    }
    left = x1 < 0 ? 0 : x0;
    top = x1 < 0 ? 0 : y0;
    columns = x1 < 0 ? 1 : x1 - x0 + 1;
    rows = x1 < 0 ? 1 : y1 - y0 + 1;
    System.arraycopy(argb, 0, last, 0, argb.length);
    int[] part = new int[columns * rows];
    for (int y = 0; y < rows; y++) {
      System.arraycopy(argb, (top + y) * width + left, part, y * columns, columns);
    }
    return part;
  }
}
