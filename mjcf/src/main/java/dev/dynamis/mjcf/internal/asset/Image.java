package dev.dynamis.mjcf.internal.asset;

/**
 * Pixels with 8 bits per channel, rows from top to bottom.
 *
 * @param width in pixels
 * @param height in pixels
 * @param channels bytes per pixel
 * @param srgb whether the file says that its colors are sRGB
 * @param data {@code [height * width * channels]}
 */
public record Image(int width, int height, int channels, boolean srgb, byte[] data) {

  /** Returns this image mirrored left to right. */
  Image flippedHorizontally() {
    byte[] out = new byte[data.length];
    for (int r = 0; r < height; r++) {
      for (int c = 0; c < width; c++) {
        copyPixel(out, r * width + c, r * width + width - 1 - c);
      }
    }
    return new Image(width, height, channels, srgb, out);
  }

  /** Returns this image upside down. */
  Image flippedVertically() {
    byte[] out = new byte[data.length];
    int row = width * channels;
    for (int r = 0; r < height; r++) {
      System.arraycopy(data, (height - 1 - r) * row, out, r * row, row);
    }
    return new Image(width, height, channels, srgb, out);
  }

  private void copyPixel(byte[] out, int to, int from) {
    System.arraycopy(data, from * channels, out, to * channels, channels);
  }
}
