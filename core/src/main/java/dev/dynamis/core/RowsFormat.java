package dev.dynamis.core;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Rows in the order in which they came, for recordings that are not complete: those that shall
 * become an archive, and those of runs that save themselves. Little-endian:
 *
 * <pre>
 * magic     8 bytes   89 'R' 'O' 'W' 'S' 0D 0A 1A
 * length    int       of the header, in bytes
 * header    JSON in UTF-8, as in the other formats
 * records   long kind (0 a row, k the k-th kind of event), double time, doubles
 * </pre>
 *
 * A last record that is not whole was cut when the process that wrote it was killed; it is left
 * out.
 */
final class RowsFormat implements RecordingFormat {
  /** Added to the name of the file that these rows belong to. */
  static final String ENDING = ".rows";

  private static final byte[] MAGIC = {(byte) 0x89, 'R', 'O', 'W', 'S', 0x0D, 0x0A, 0x1A};
  private static final int MAX_HEADER = 1 << 26;
  private static final int BUFFER = 1 << 16;

  /** Returns the file with the rows that belong to a file. */
  static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + ENDING);
  }

  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new Encoder(layout);
  }

  /** Writes records. */
  private static final class Encoder implements RowEncoder {
    private final RecordingLayout layout;
    private final int[] widths;
    private final byte[] bytes;
    private final ByteBuffer record;

    Encoder(RecordingLayout layout) {
      this.layout = layout;
      widths = widths(layout);
      bytes = new byte[Double.BYTES * (2 + Arrays.stream(widths).max().orElse(0))];
      record = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public byte[] header(long rows) {
      byte[] text = RecordingHeader.write(layout).getBytes(StandardCharsets.UTF_8);
      ByteBuffer header =
          ByteBuffer.allocate(MAGIC.length + Integer.BYTES + text.length)
              .order(ByteOrder.LITTLE_ENDIAN);
      return header.put(MAGIC).putInt(text.length).put(text).array();
    }

    @Override
    public void row(OutputStream out, double time, double[] values, int offset) throws IOException {
      record(out, 0, time, values, offset);
    }

    @Override
    public void event(OutputStream out, int kind, double time, double[] values, int offset)
        throws IOException {
      record(out, 1 + kind, time, values, offset);
    }

    private void record(OutputStream out, int kind, double time, double[] values, int offset)
        throws IOException {
      record.clear().putLong(kind).putDouble(time);
      for (int c = 0; c < widths[kind]; c++) {
        record.putDouble(values[offset + c]);
      }
      out.write(bytes, 0, record.position());
    }
  }

  /** Returns how many numbers follow the time, for rows and for every kind of event. */
  private static int[] widths(RecordingLayout layout) {
    int[] widths = new int[1 + layout.events().size()];
    widths[0] = layout.columns().size();
    for (int k = 1; k < widths.length; k++) {
      widths[k] = layout.eventWidth(k - 1);
    }
    return widths;
  }

  @Override
  public void read(Path file, RecordingSink to) {
    read(file, Long.MAX_VALUE, to);
  }

  /**
   * Gives a file's rows and events to a sink, without keeping them.
   *
   * @param end where to stop reading, in bytes
   */
  static void read(Path file, long end, RecordingSink to) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      new Input(file, in, Math.min(end, Files.size(file))).read(to);
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  /**
   * Makes sure that a file is up to a mark what it was when the mark was taken.
   *
   * @throws SimulationException if it is not
   */
  static void check(Path file, byte[] mark) {
    ByteBuffer expected = ByteBuffer.wrap(mark);
    long length = mark.length == RecordingStream.MARK ? expected.getLong() : -1;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      byte[] start = in.readNBytes(MAGIC.length + Integer.BYTES);
      if (length < start.length || Files.size(file) < length || start.length < MAGIC.length + 4) {
        throw RecordingStream.altered(file);
      }
      int header = ByteBuffer.wrap(start).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length);
      in.skipNBytes(Math.clamp(header, 0, length - start.length));
      Hash64 hash = new Hash64();
      byte[] block = new byte[BUFFER];
      for (long left = length - start.length - header; left > 0; ) {
        int n = in.readNBytes(block, 0, (int) Math.min(block.length, left));
        hash.add(block, 0, n);
        left -= n;
        if (n == 0) {
          throw RecordingStream.altered(file);
        }
      }
      expected.getLong();
      if (hash.value() != expected.getLong()) {
        throw RecordingStream.altered(file);
      }
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  /** Counts a file's rows, and the events of every kind after them. */
  static long[] count(Path file) {
    long[][] counts = new long[1][];
    read(
        file,
        Long.MAX_VALUE,
        new RecordingSink() {
          @Override
          public void begin(RecordingLayout layout) {
            counts[0] = new long[1 + layout.events().size()];
          }

          @Override
          public void row(double time, double[] values, int offset) {
            counts[0][0]++;
          }

          @Override
          public void event(int kind, double time, double[] values, int offset) {
            counts[0][1 + kind]++;
          }

          @Override
          public long rows() {
            return counts[0][0];
          }
        });
    return counts[0];
  }

  /** Reads from the beginning to the end. */
  private static final class Input {
    private final Path file;
    private final InputStream in;
    private final byte[] word = new byte[Long.BYTES];
    private final ByteBuffer words = ByteBuffer.wrap(word).order(ByteOrder.LITTLE_ENDIAN);
    private long left;

    Input(Path file, InputStream in, long length) {
      this.file = file;
      this.in = in;
      left = length;
    }

    void read(RecordingSink to) throws IOException {
      RecordingLayout layout = header();
      to.begin(layout);
      int[] widths = widths(layout);
      double[] values = new double[Arrays.stream(widths).max().orElse(0)];
      while (left >= Long.BYTES) {
        long kind = word();
        if (kind < 0 || kind >= widths.length) {
          throw problem("it was altered " + left + " bytes before its end");
        }
        int width = widths[(int) kind];
        if (left < Double.BYTES * (1L + width)) {
          return;
        }
        double time = Double.longBitsToDouble(word());
        for (int c = 0; c < width; c++) {
          values[c] = Double.longBitsToDouble(word());
        }
        if (kind == 0) {
          to.row(time, values, 0);
        } else {
          to.event((int) kind - 1, time, values, 0);
        }
      }
    }

    private RecordingLayout header() throws IOException {
      byte[] start = in.readNBytes(MAGIC.length + Integer.BYTES);
      left -= start.length;
      if (start.length < MAGIC.length + Integer.BYTES
          || !Arrays.equals(start, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
        throw problem("it doesn't begin like a file of rows");
      }
      int length = ByteBuffer.wrap(start).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length);
      if (length < 0 || length > MAX_HEADER || length > left) {
        throw problem("its header claims " + length + " bytes");
      }
      left -= length;
      String text = new String(in.readNBytes(length), StandardCharsets.UTF_8);
      return RecordingHeader.read(new JsonText(file.toString(), 1, text));
    }

    private long word() throws IOException {
      if (in.readNBytes(word, 0, word.length) < word.length) {
        throw new EOFException("the file became shorter while it was read");
      }
      left -= Long.BYTES;
      return words.getLong(0);
    }

    private ModelException problem(String problem) {
      return new ModelException(
          Diagnostic.error(
              "REC10", file.toString(), 0, 0, "", problem, "use another copy, or run again"));
    }
  }
}
