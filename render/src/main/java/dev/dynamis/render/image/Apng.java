package dev.dynamis.render.image;

import dev.dynamis.core.AtomicFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * Moving pictures in full color that every browser shows: PNG files with further frames.
 *
 * @since 0.1.0
 */
public final class Apng implements MovingPicture {
  private final Path file;
  private final int framesPerSecond;
  private final Changes changes;
  private final ByteArrayOutputStream frames = new ByteArrayOutputStream();
  private int count;
  private int sequence;

  /** Makes an endless picture of a size, pixels, and a speed. */
  public Apng(Path file, int width, int height, int framesPerSecond) {
    this.file = file;
    this.framesPerSecond = framesPerSecond;
    changes = new Changes(width, height);
  }

  @Override
  public void add(int[] argb) {
    try {
      int[] part = changes.since(argb);
      byte[] control = new byte[26];
      Png.putInt(control, 0, sequence++);
      Png.putInt(control, 4, changes.columns);
      Png.putInt(control, 8, changes.rows);
      Png.putInt(control, 12, changes.left);
      Png.putInt(control, 16, changes.top);
      control[21] = 1;
      control[22] = (byte) (framesPerSecond >> 8);
      control[23] = (byte) framesPerSecond;
      Png.chunk(frames, "fcTL", control);
      byte[] data = Png.deflate(Png.filtered(part, changes.columns));
      if (count == 0) {
        Png.chunk(frames, "IDAT", data);
      } else {
        byte[] numbered = new byte[data.length + 4];
        Png.putInt(numbered, 0, sequence++);
        System.arraycopy(data, 0, numbered, 4, data.length);
        Png.chunk(frames, "fdAT", numbered);
      }
      count++;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    if (count == 0) {
      return;
    }
    AtomicFile.write(
        file,
        out -> {
          Png.colorHeader(out, changes.width, changes.height);
          byte[] animation = new byte[8];
          Png.putInt(animation, 0, count);
          Png.chunk(out, "acTL", animation);
          frames.writeTo(out);
          Png.chunk(out, "IEND", new byte[0]);
        });
  }
}
