package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A decoder of PNG images: all color types and depths, interlaced or not, to 8 bits per channel. 16
 * bits keep the upper 8; smaller depths are spread over the range. Checksums are verified.
 */
public final class Png {
  /** End of the chunk that says size, depth and type. */
  private static final int HEADER_END = 26;

  /** More than any image has. */
  private static final long MOST_PIXELS = 1L << 40;

  /** Largest number of pixels that a file may have. */
  static final long MAX_PIXELS = 1L << 26;

  /** No deflate stream expands more than this. */
  private static final long MAX_EXPANSION = 1040;

  private static final long SIGNATURE = 0x89504E470D0A1A0AL;
  private static final int IHDR = 0x49484452;
  private static final int PLTE = 0x504C5445;
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454E44;
  private static final int TRNS = 0x74524E53;
  private static final int SRGB = 0x73524742;

  private static final int GREY = 0;
  private static final int RGB = 2;
  private static final int PALETTE = 3;
  private static final int GREY_ALPHA = 4;
  private static final int RGB_ALPHA = 6;

  /** Interlacing: first column, first row, column step and row step of the seven passes. */
  private static final int[][] PASSES = {
    {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
  };

  private final byte[] file;
  private int width;
  private int height;
  private int depth;
  private int type;
  private boolean interlaced;
  private boolean srgb;
  private byte[] palette = {};
  private byte[] transparency = {};

  private Png(byte[] file) {
    this.file = file;
  }

  /** Decodes a file to 1 (grey), 3 (RGB) or 4 (RGBA) channels. Grey is the red channel. */
  public static Image decode(byte[] file, int channels) throws AssetException {
    if (channels != 1 && channels != 3 && channels != 4) {
      throw new AssetException(
          "a PNG file can't be read with " + channels + " channels, expected 1, 3 or 4", "");
    }
    return new Png(file).decode(channels);
  }

  private Image decode(int channels) throws AssetException {
    if (file.length < 8 || ((long) int32(0) << 32 | int32(4) & 0xFFFFFFFFL) != SIGNATURE) {
      throw new AssetException("file is not a PNG image: its signature is missing", "");
    }
    Inflater inflater = new Inflater();
    try {
      byte[] raw = readChunks(inflater);
      byte[] pixels = new byte[width * height * channels];
      unfilter(raw, pixels, channels);
      return new Image(width, height, channels, srgb, pixels);
    } finally {
      inflater.end();
    }
  }

  /** Walks through the chunks and returns the inflated, still filtered rows. */
  private byte[] readChunks(Inflater inflater) throws AssetException {
    byte[] raw = null;
    int filled = 0;
    int at = 8;
    while (true) {
      if (file.length - at < 12) {
        throw new AssetException("PNG file ends without its end chunk", "");
      }
      int length = int32(at);
      int chunk = int32(at + 4);
      int data = at + 8;
      if (length < 0 || length > file.length - at - 12) {
        throw new AssetException(
            "PNG chunk \""
                + name(chunk)
                + "\" claims "
                + Integer.toUnsignedString(length)
                + " bytes, the file has "
                + (file.length - at - 12)
                + " left",
            "");
      }
      checkCrc(chunk, at + 4, length);
      if ((chunk == IHDR) != (at == 8)) {
        throw new AssetException("PNG file doesn't have exactly one header, at its start", "");
      }
      switch (chunk) {
        case IHDR -> {
          readHeader(data, length);
          raw = new byte[0];
        }
        case PLTE -> palette = Arrays.copyOfRange(file, data, data + length);
        case TRNS -> transparency = Arrays.copyOfRange(file, data, data + length);
        case SRGB -> srgb = true;
        case IDAT -> {
          if (raw.length == 0) {
            raw = new byte[rawSize()];
          }
          filled = inflate(inflater, data, length, raw, filled);
        }
        case IEND -> {
          checkComplete(inflater, raw, filled);
          return raw;
        }
        default -> {
          // a lower case first letter says that a chunk may be skipped
          if ((chunk & 0x20000000) == 0) {
            throw new AssetException(
                "PNG chunk \"" + name(chunk) + "\" is required but not known", "");
          }
        }
      }
      at = data + length + 4;
    }
  }

  private void readHeader(int at, int length) throws AssetException {
    if (length != 13) {
      throw new AssetException("PNG header has " + length + " bytes, expected 13", "");
    }
    width = int32(at);
    height = int32(at + 4);
    depth = file[at + 8];
    type = file[at + 9];
    boolean known =
        switch (type) {
          case GREY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
          case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
          case RGB, GREY_ALPHA, RGB_ALPHA -> depth == 8 || depth == 16;
          default -> false;
        };
    if (!known || file[at + 10] != 0 || file[at + 11] != 0 || (file[at + 12] & ~1) != 0) {
      throw new AssetException(
          "PNG header has color type "
              + type
              + ", bit depth "
              + depth
              + ", compression "
              + file[at + 10]
              + ", filter "
              + file[at + 11]
              + ", interlace "
              + file[at + 12]
              + ", which is not a PNG image",
          "");
    }
    interlaced = file[at + 12] == 1;
    if (width < 1 || height < 1 || (long) width * height > MAX_PIXELS) {
      throw new AssetException(
          "PNG image is "
              + Integer.toUnsignedString(width)
              + " x "
              + Integer.toUnsignedString(height)
              + ", expected at least 1 and at most "
              + MAX_PIXELS
              + " pixels",
          "make the image smaller");
    }
  }

  private int samples() {
    return switch (type) {
      case RGB -> 3;
      case GREY_ALPHA -> 2;
      case RGB_ALPHA -> 4;
      default -> 1;
    };
  }

  private int rowBytes(int columns) {
    return (columns * samples() * depth + 7) / 8;
  }

  /** Bytes of all rows with their filter types, checked against what the file can hold. */
  private int rawSize() throws AssetException {
    long size = 0;
    for (int pass = 0; pass < (interlaced ? 7 : 1); pass++) {
      int columns = columns(pass);
      size += columns == 0 ? 0 : (long) rows(pass) * (1 + rowBytes(columns));
    }
    if (size > MAX_EXPANSION * file.length || size > Integer.MAX_VALUE - 8) {
      throw new AssetException(
          "PNG image of "
              + width
              + " x "
              + height
              + " pixels can't be in "
              + file.length
              + " bytes",
          "");
    }
    return (int) size;
  }

  /** Returns the number of pixels that the header claims; 0 if there is no header. */
  static long pixels(byte[] file) {
    return file.length < HEADER_END
        ? 0
        : Math.min(MOST_PIXELS, (long) Math.max(0, big(file, 16)) * Math.max(0, big(file, 20)));
  }

  /** Returns the bytes of the unpacked rows and of one copy of the pixels. */
  static long decodingBytes(byte[] file, int channels) {
    if (file.length < HEADER_END) {
      return 0;
    }
    int samples = file[25] == 6 ? 4 : file[25] == 4 ? 2 : file[25] == 2 ? 3 : 1;
    long bits = (long) samples * (file[24] & 255);
    return pixels(file) * channels + pixels(file) * bits / 8 + Math.max(0, big(file, 20));
  }

  private static int big(byte[] b, int at) {
    return b[at] << 24 | (b[at + 1] & 255) << 16 | (b[at + 2] & 255) << 8 | b[at + 3] & 255;
  }

  private int columns(int pass) {
    int first = PASSES[pass][0], step = PASSES[pass][2];
    return interlaced ? (width - first + step - 1) / step : width;
  }

  private int rows(int pass) {
    int first = PASSES[pass][1], step = PASSES[pass][3];
    return interlaced ? (height - first + step - 1) / step : height;
  }

  private int inflate(Inflater inflater, int at, int length, byte[] raw, int filled)
      throws AssetException {
    inflater.setInput(file, at, length);
    try {
      while (filled < raw.length && !inflater.finished() && !inflater.needsInput()) {
        int n = inflater.inflate(raw, filled, raw.length - filled);
        if (n == 0 && inflater.needsDictionary()) {
          throw new AssetException("PNG image data ask for a dictionary", "");
        }
        filled += n;
      }
      if (filled == raw.length && !inflater.finished() && !inflater.needsInput()) {
        // the rest is the checksum, or too much
        if (inflater.inflate(new byte[1]) > 0) {
          throw new AssetException("PNG image data are longer than the image", "");
        }
      }
    } catch (DataFormatException e) {
      throw new AssetException("PNG image data are damaged: " + e.getMessage(), "");
    }
    return filled;
  }

  private static void checkComplete(Inflater inflater, byte[] raw, int filled)
      throws AssetException {
    if (raw.length == 0 || filled < raw.length || !inflater.finished()) {
      throw new AssetException(
          "PNG image data end after " + filled + " of " + raw.length + " bytes", "");
    }
  }

  private void checkCrc(int chunk, int at, int length) throws AssetException {
    CRC32 crc = new CRC32();
    crc.update(file, at, length + 4);
    if ((int) crc.getValue() != int32(at + 4 + length)) {
      throw new AssetException("PNG chunk \"" + name(chunk) + "\" is damaged: wrong checksum", "");
    }
  }

  /** Undoes the row filters in place and writes the pixels of every pass. */
  private void unfilter(byte[] raw, byte[] pixels, int channels) throws AssetException {
    int back = Math.max(1, samples() * depth / 8);
    int at = 0;
    for (int pass = 0; pass < (interlaced ? 7 : 1); pass++) {
      int columns = columns(pass);
      int row = rowBytes(columns);
      int above = -1;
      for (int r = 0; columns > 0 && r < rows(pass); r++) {
        int filter = raw[at++];
        if (filter < 0 || filter > 4) {
          throw new AssetException("PNG row has filter type " + filter + ", expected 0 to 4", "");
        }
        PngFilter.undo(filter, raw, at, above, row, back);
        int y = interlaced ? PASSES[pass][1] + r * PASSES[pass][3] : r;
        int x = interlaced ? PASSES[pass][0] : 0;
        int step = interlaced ? PASSES[pass][2] : 1;
        for (int c = 0; c < columns; c++) {
          write(raw, at, c, pixels, (y * width + x + c * step) * channels, channels);
        }
        above = at;
        at += row;
      }
    }
  }

  private void write(byte[] raw, int row, int column, byte[] out, int at, int channels)
      throws AssetException {
    int n = samples();
    int first = sample(raw, row, column * n);
    int r, g, b;
    int alpha = 255;
    switch (type) {
      case PALETTE -> {
        if (3 * first + 2 >= palette.length) {
          throw new AssetException(
              "PNG pixel has color " + first + " of a palette of " + palette.length / 3, "");
        }
        r = palette[3 * first];
        g = palette[3 * first + 1];
        b = palette[3 * first + 2];
        alpha = first < transparency.length ? transparency[first] : 255;
      }
      case RGB, RGB_ALPHA -> {
        int second = sample(raw, row, column * n + 1);
        int third = sample(raw, row, column * n + 2);
        r = eight(first);
        g = eight(second);
        b = eight(third);
        if (type == RGB_ALPHA) {
          alpha = eight(sample(raw, row, column * n + 3));
        } else if (isKey(first, 0) && isKey(second, 2) && isKey(third, 4)) {
          alpha = 0;
        }
      }
      default -> {
        r = g = b = eight(first);
        if (type == GREY_ALPHA) {
          alpha = eight(sample(raw, row, column * n + 1));
        } else if (isKey(first, 0)) {
          alpha = 0;
        }
      }
    }
    out[at] = (byte) r;
    if (channels >= 3) {
      out[at + 1] = (byte) g;
      out[at + 2] = (byte) b;
    }
    if (channels == 4) {
      out[at + 3] = (byte) alpha;
    }
  }

  /** Sample i of a row, in the file's depth. */
  private int sample(byte[] raw, int row, int i) {
    if (depth == 8) {
      return raw[row + i] & 255;
    }
    if (depth == 16) {
      return (raw[row + 2 * i] & 255) << 8 | raw[row + 2 * i + 1] & 255;
    }
    int bit = i * depth;
    return (raw[row + bit / 8] & 255) >> (8 - depth - bit % 8) & ((1 << depth) - 1);
  }

  private int eight(int sample) {
    return depth == 16 ? sample >> 8 : depth == 8 ? sample : sample * 255 / ((1 << depth) - 1);
  }

  /** Whether a sample equals the transparent color's at an offset of the transparency chunk. */
  private boolean isKey(int sample, int at) {
    return at + 1 < transparency.length
        && sample == ((transparency[at] & 255) << 8 | transparency[at + 1] & 255);
  }

  private int int32(int at) {
    return big(file, at);
  }

  private static String name(int chunk) {
    StringBuilder b = new StringBuilder();
    for (int shift = 24; shift >= 0; shift -= 8) {
      int c = chunk >> shift & 255;
      b.append(c > 32 && c < 127 ? (char) c : '?');
    }
    return b.toString();
  }
}
