package dev.dynamis.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One matrix without names: a row for every row, the time first. */
final class NpyFormat implements RecordingFormat {
  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new Encoder(1 + layout.columns().size());
  }

  /** Writes rows, and a header that has room for any number of them. */
  static final class Encoder implements RowEncoder {
    private final int width;
    private final byte[] bytes;
    private final ByteBuffer row;

    Encoder(int width) {
      this.width = width;
      bytes = new byte[Double.BYTES * width];
      row = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    int rowBytes() {
      return bytes.length;
    }

    @Override
    public boolean countsRows() {
      return true;
    }

    @Override
    public byte[] header(long rows) {
      return Npy.growingHeader(rows, width);
    }

    @Override
    public void row(OutputStream out, double time, double[] values, int offset) throws IOException {
      row.clear().putDouble(time);
      for (int c = 0; c < width - 1; c++) {
        row.putDouble(values[offset + c]);
      }
      out.write(bytes);
    }

    @Override
    public void event(OutputStream out, int kind, double time, double[] values, int offset) {}
  }

  /** Reads a matrix; its columns after the time are named {@code c1}, {@code c2} and so on. */
  @Override
  public void read(Path file, RecordingSink to) {
    String source = file.toString();
    try (InputStream in = Files.newInputStream(file)) {
      NpyInput input = NpyInput.growing(in, Files.size(file), source);
      if (input.dimensions() != 2 || input.length(1) < 1 || input.length(1) > 1 << 20) {
        throw new ModelException(
            Diagnostic.error(
                "REC08",
                source,
                0,
                0,
                "",
                "it is no matrix with a time column",
                "save an array of two dimensions, with the time in its first column"));
      }
      int width = (int) input.length(1);
      List<String> names = new ArrayList<>();
      for (int c = 1; c < width; c++) {
        names.add("c" + c);
      }
      to.begin(RecordingLayout.of(names));
      if (input.fortranOrder()) {
        double[] values = Npy.read(input, source).values();
        for (int i = 0; i < values.length; i += width) {
          to.row(values[i], values, i + 1);
        }
      } else {
        double[] row = new double[width];
        for (long i = 0; i < input.length(0); i++) {
          for (int c = 0; c < width; c++) {
            row[c] = input.next();
          }
          to.row(row[0], row, 1);
        }
      }
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }
}
