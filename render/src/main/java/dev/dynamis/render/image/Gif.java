package dev.dynamis.render.image;

import dev.dynamis.core.AtomicFile;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Moving pictures as GIF, each frame with the 256 colors that suit it best.
 *
 * @since 0.1.0
 */
public final class Gif implements MovingPicture {
  /** Most frames per second: viewers slow down what is faster. */
  public static final int MAX_SPEED = 50;

  private static final int COLORS = 256;
  private static final int MAX_CODES = 4096;

  private final Path file;
  private final int delay;
  private final Changes changes;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private boolean empty = true;

  /** Makes an endless picture of a size, pixels, and a speed, which is rounded to 1/100 s. */
  public Gif(Path file, int width, int height, int framesPerSecond) {
    if (framesPerSecond < 1 || framesPerSecond > MAX_SPEED) {
      throw new IllegalArgumentException(
          "a GIF shows 1 to " + MAX_SPEED + " frames per second, not " + framesPerSecond);
    }
    this.file = file;
    delay = (100 + framesPerSecond / 2) / framesPerSecond;
    changes = new Changes(width, height);
    text("GIF89a");
    putShort(width);
    putShort(height);
    out.write(0x70);
    out.write(0);
    out.write(0);
    // the extension of browsers: begin again, forever
    out.write(0x21);
    out.write(0xff);
    out.write(11);
    text("NETSCAPE2.0");
    out.write(3);
    out.write(1);
    putShort(0);
    out.write(0);
  }

  @Override
  public void add(int[] argb) {
    empty = false;
    int[] part = changes.since(argb);
    Palette palette = new Palette(part, COLORS);
    out.write(0x21);
    out.write(0xf9);
    out.write(4);
    out.write(0x04);
    putShort(delay);
    out.write(0);
    out.write(0);
    out.write(0x2c);
    putShort(changes.left);
    putShort(changes.top);
    putShort(changes.columns);
    putShort(changes.rows);
    out.write(0x87);
    for (int i = 0; i < COLORS; i++) {
      int c = i < palette.colors.length ? palette.colors[i] : 0;
      out.write(c >> 16);
      out.write(c >> 8);
      out.write(c);
    }
    compress(palette.indices(part, changes.columns, changes.left, changes.top));
  }

  @Override
  public void close() {
    if (empty) {
      return;
    }
    out.write(0x3b);
    AtomicFile.write(file, out::writeTo);
  }

  private void text(String s) {
    out.writeBytes(s.getBytes(StandardCharsets.US_ASCII));
  }

  private void putShort(int v) {
    out.write(v);
    out.write(v >> 8);
  }

  /** The LZW code of GIF: sequences that were seen get numbers of 9 to 12 bits. */
  private void compress(byte[] pixels) {
    out.write(8);
    Blocks blocks = new Blocks();
    int clear = COLORS;
    int[] next = new int[MAX_CODES * COLORS];
    int width = 9;
    int codes = COLORS + 2;
    blocks.put(clear, width);
    int code = pixels[0] & 255;
    for (int i = 1; i < pixels.length; i++) {
      int p = pixels[i] & 255;
      int known = next[code * COLORS + p];
      if (known != 0) {
        code = known;
        continue;
      }
      blocks.put(code, width);
      if (codes == MAX_CODES) {
        blocks.put(clear, width);
        Arrays.fill(next, 0);
        codes = COLORS + 2;
        width = 9;
      } else {
        next[code * COLORS + p] = codes;
        width = codes == 1 << width ? width + 1 : width;
        codes++;
      }
      code = p;
    }
    blocks.put(code, width);
    blocks.put(COLORS + 1, width);
    blocks.end();
  }

  /** Codes as bits, the lowest first, in blocks of up to 255 bytes. */
  private final class Blocks {
    private final byte[] block = new byte[255];
    private int length;
    private int bits;
    private int count;

    void put(int code, int width) {
      bits |= code << count;
      count += width;
      while (count >= 8) {
        add();
      }
    }

    private void add() {
      block[length++] = (byte) bits;
      bits >>>= 8;
      count -= 8;
      if (length == block.length) {
        flush();
      }
    }

    private void flush() {
      out.write(length);
      out.write(block, 0, length);
      length = 0;
    }

    void end() {
      if (count > 0) {
        add();
      }
      if (length > 0) {
        flush();
      }
      out.write(0);
    }
  }
}
