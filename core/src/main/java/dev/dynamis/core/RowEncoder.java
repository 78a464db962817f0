package dev.dynamis.core;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Turns rows and events into the bytes of a file that grows at its end. */
interface RowEncoder {
  /**
   * Returns the first bytes of the file.
   *
   * @param rows number of rows; only matters if {@link #countsRows}
   */
  byte[] header(long rows);

  /** Says whether the header tells the number of rows, and has a fixed length. */
  default boolean countsRows() {
    return false;
  }

  void row(OutputStream out, double time, double[] values, int offset) throws IOException;

  /** Writes an event, if the format has events. */
  void event(OutputStream out, int kind, double time, double[] values, int offset)
      throws IOException;

  /** Writes all of a recording: its rows, then its events. */
  default void all(OutputStream out, Recording r) throws IOException {
    out.write(header(r.rows()));
    try {
      r.copyTo(new Rows(this, out));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Hands rows to an encoder. */
  record Rows(RowEncoder encoder, OutputStream out) implements RecordingSink {
    @Override
    public void begin(RecordingLayout layout) {}

    @Override
    public void row(double time, double[] values, int offset) {
      try {
        encoder.row(out, time, values, offset);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void event(int kind, double time, double[] values, int offset) {
      try {
        encoder.event(out, kind, time, values, offset);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public long rows() {
      return 0;
    }
  }
}
