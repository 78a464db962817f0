package dev.dynamis.equations;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A recording as a file that grows: what was recorded since the last time is appended, so that
 * saving often costs no more than saving once.
 *
 * <p>The file has blocks of little-endian doubles: number of the table (0 the rows, k the k-th kind
 * of event), number of rows, then the rows, time first. What is valid of it is told by a mark of
 * its length and checksum that is kept elsewhere; what comes after is cut off.
 */
final class RowLog {
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final List<Recording> tables = new ArrayList<>();
  private final long[] saved;
  private final Hash64 hash = new Hash64();
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
  private long length;

  private RowLog(Path file, Recording recording) {
    this.file = file;
    tables.add(recording);
    for (String event : recording.eventNames()) {
      tables.add(recording.events(event));
    }
    saved = new long[tables.size()];
  }

  /** Begins a new file for what is in a recording and what will be. */
  static RowLog begin(Path file, Recording recording) {
    return new RowLog(file, recording);
  }

  /**
   * Adds what the file holds to a recording that is still empty.
   *
   * @param mark what {@link #mark} returned when the file was whole
   * @throws SimulationException if the file can't be read or has other content
   */
  static RowLog restore(Path file, Recording recording, byte[] mark) {
    RowLog log = new RowLog(file, recording);
    if (mark.length != 2 * Long.BYTES) {
      throw log.altered();
    }
    ByteBuffer in = ByteBuffer.wrap(mark);
    long length = in.getLong();
    long checksum = in.getLong();
    if (length == 0) {
      return log;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      log.read(channel, length);
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + e.getMessage(), e);
    }
    if (log.hash.value() != checksum) {
      throw log.altered();
    }
    return log;
  }

  private SimulationException altered() {
    return new SimulationException(
        file
            + " is not the file that was written beside the snapshot: it was cut or altered; start"
            + " the run anew");
  }

  private void read(FileChannel channel, long end) throws IOException {
    buffer.limit(0);
    while (length < end) {
      double table = next(channel, end);
      double count = next(channel, end);
      if (!(table >= 0 && table < tables.size() && table == Math.rint(table))) {
        throw altered();
      }
      Recording to = tables.get((int) table);
      double[] row = new double[to.columnCount()];
      if (!(count >= 1 && count * (row.length + 1) <= (end - length) / Double.BYTES)) {
        throw altered();
      }
      for (long i = 0; i < count; i++) {
        double time = next(channel, end);
        for (int c = 0; c < row.length; c++) {
          row[c] = next(channel, end);
        }
        to.add(time, row, 0);
      }
      saved[(int) table] = to.rows();
    }
  }

  private double next(FileChannel channel, long end) throws IOException {
    if (!buffer.hasRemaining()) {
      buffer.clear();
      buffer.limit((int) Math.min(BUFFER, end - length));
      while (buffer.hasRemaining()) {
        if (channel.read(buffer) < 0) {
          throw altered();
        }
      }
      hash.add(buffer.array(), 0, buffer.limit());
      buffer.flip();
    }
    if (buffer.remaining() < Double.BYTES) {
      throw altered();
    }
    length += Double.BYTES;
    return buffer.getDouble();
  }

  /** Appends what is new and waits until it is on the disk. */
  void append() {
    if (length == 0 && tables.stream().allMatch(t -> t.rows() == 0)) {
      return;
    }
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
      channel.truncate(length);
      channel.position(length);
      buffer.clear();
      for (int k = 0; k < saved.length; k++) {
        append(channel, k);
      }
      flush(channel);
      channel.force(true);
    } catch (IOException e) {
      throw new SimulationException("can't write " + file + ": " + e.getMessage(), e);
    }
  }

  private void append(FileChannel channel, int table) throws IOException {
    Recording from = tables.get(table);
    long rows = from.rows();
    if (rows == saved[table]) {
      return;
    }
    put(channel, table);
    put(channel, rows - saved[table]);
    double[] row = new double[from.columnCount()];
    for (long i = saved[table]; i < rows; i++) {
      put(channel, from.time(i));
      from.row(row, i);
      for (double value : row) {
        put(channel, value);
      }
    }
    saved[table] = rows;
  }

  private void put(FileChannel channel, double value) throws IOException {
    if (buffer.remaining() < Double.BYTES) {
      flush(channel);
    }
    buffer.putDouble(value);
  }

  private void flush(FileChannel channel) throws IOException {
    hash.add(buffer.array(), 0, buffer.position());
    length += buffer.position();
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    buffer.clear();
  }

  /** Returns the length and checksum of the file as it is now. */
  byte[] mark() {
    return ByteBuffer.allocate(2 * Long.BYTES).putLong(length).putLong(hash.value()).array();
  }
}
