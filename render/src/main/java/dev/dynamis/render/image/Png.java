package dev.dynamis.render.image;

import dev.dynamis.core.AtomicFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * PNG files of 8-bit colors without opacity, and of 16-bit gray.
 *
 * @since 0.1.0
 */
public final class Png {
  private static final byte[] SIGNATURE = {(byte) 137, 'P', 'N', 'G', '\r', '\n', 26, '\n'};
  private static final int GRAY = 0;
  private static final int RGB = 2;

  private Png() {}

  /**
   * Writes colors.
   *
   * @param file file; it is there whole or not at all
   * @param argb pixels, row by row from the top; their opacity is ignored
   * @param width pixels in a row
   * @throws dev.dynamis.core.SimulationException if the file can't be written, naming it
   */
  public static void write(Path file, int[] argb, int width) {
    AtomicFile.write(file, out -> write(out, argb, width));
  }

  /** Writes colors to a stream, which is left open. */
  public static void write(OutputStream out, int[] argb, int width) throws IOException {
    colorHeader(out, width, argb.length / width);
    chunk(out, "IDAT", deflate(filtered(argb, width)));
    chunk(out, "IEND", new byte[0]);
  }

  /**
   * Writes values as 16-bit gray.
   *
   * @param values pixels, row by row from the top, 0 to 65535
   * @param width pixels in a row
   */
  public static void writeGray(Path file, int[] values, int width) {
    int height = values.length / width;
    byte[] rows = new byte[height * (2 * width + 1)];
    int o = 0;
    for (int y = 0; y < height; y++) {
      // each byte minus that of the pixel before: gray changes slowly
      rows[o++] = 1;
      int last = 0;
      for (int x = 0; x < width; x++) {
        int v = values[y * width + x];
        rows[o++] = (byte) ((v >> 8) - (last >> 8));
        rows[o++] = (byte) (v - last);
        last = v;
      }
    }
    AtomicFile.write(
        file,
        out -> {
          out.write(SIGNATURE);
          header(out, width, height, 16, GRAY);
          chunk(out, "IDAT", deflate(rows));
          chunk(out, "IEND", new byte[0]);
        });
  }

  private static void header(OutputStream out, int width, int height, int bits, int type)
      throws IOException {
    byte[] b = new byte[13];
    putInt(b, 0, width);
    putInt(b, 4, height);
    b[8] = (byte) bits;
    b[9] = (byte) type;
    chunk(out, "IHDR", b);
  }

  /** Begins a file of colors. */
  static void colorHeader(OutputStream out, int width, int height) throws IOException {
    out.write(SIGNATURE);
    header(out, width, height, 8, RGB);
  }

  static void putInt(byte[] b, int i, int v) {
    b[i] = (byte) (v >> 24);
    b[i + 1] = (byte) (v >> 16);
    b[i + 2] = (byte) (v >> 8);
    b[i + 3] = (byte) v;
  }

  static void chunk(OutputStream out, String type, byte[] data) throws IOException {
    byte[] number = new byte[4];
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    putInt(number, 0, data.length);
    out.write(number);
    out.write(name);
    out.write(data);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    putInt(number, 0, (int) crc.getValue());
    out.write(number);
  }

  /** Rows of colors, each with the filter that leaves the least. */
  static byte[] filtered(int[] argb, int width) {
    int height = argb.length / width;
    int stride = 3 * width;
    byte[] res = new byte[height * (stride + 1)];
    byte[] above = new byte[stride];
    byte[] row = new byte[stride];
    byte[] tried = new byte[stride];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int c = argb[y * width + x];
        row[3 * x] = (byte) (c >> 16);
        row[3 * x + 1] = (byte) (c >> 8);
        row[3 * x + 2] = (byte) c;
      }
      int o = y * (stride + 1);
      long best = Long.MAX_VALUE;
      for (int filter = 0; filter <= 4; filter++) {
        long left = filter(filter, row, above, tried);
        if (left < best) {
          best = left;
          res[o] = (byte) filter;
          System.arraycopy(tried, 0, res, o + 1, stride);
        }
      }
      byte[] swap = above;
      above = row;
      row = swap;
    }
    return res;
  }

  /** Applies a filter of the PNG standard; returns the sum of what is left, taken as signed. */
  private static long filter(int filter, byte[] row, byte[] above, byte[] res) {
    long sum = 0;
    for (int i = 0; i < row.length; i++) {
      int a = i < 3 ? 0 : row[i - 3] & 255;
      int b = above[i] & 255;
      int c = i < 3 ? 0 : above[i - 3] & 255;
      int guess =
          switch (filter) {
            case 0 -> 0;
            case 1 -> a;
            case 2 -> b;
            case 3 -> (a + b) / 2;
            default -> paeth(a, b, c);
          };
      res[i] = (byte) (row[i] - guess);
      sum += Math.abs(res[i]);
    }
    return sum;
  }

  private static int paeth(int a, int b, int c) {
    int pa = Math.abs(b - c);
    int pb = Math.abs(a - c);
    int pc = Math.abs(a + b - 2 * c);
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
  }

  static byte[] deflate(byte[] rows) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(rows);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }
}
