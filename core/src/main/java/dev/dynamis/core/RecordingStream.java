package dev.dynamis.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A recording that goes to a file while it is made, in any of the formats of {@link
 * Recording#write}, with little memory however long it becomes.
 *
 * <p>What has been flushed outlives the process, however that ends: after a kill the file can be
 * read up to the last flush. Every format but {@code .npz} and {@code .parquet} is written in
 * place. These have their columns one after the other, so rows go to a file beside them, named
 * {@code FILE.npz.rows}, from which the file is made when the recording is closed; where there is
 * only that file, {@link Recording#read} reads it, and {@link Recording#recover} makes the file.
 *
 * <p>An older file of the same name is replaced when the recording begins. Methods may be called
 * from several threads, so that another one can flush.
 *
 * @since 0.1.0
 */
public final class RecordingStream implements RecordingSink {
  private static final int BUFFER = 1 << 16;
  private static final double USUAL_FLUSH_SECONDS = 1;

  /** Length, rows and checksum. */
  static final int MARK = 3 * Long.BYTES;

  /** Bytes that wait to be written. */
  private static final class Buffer extends ByteArrayOutputStream {
    byte[] bytes() {
      return buf;
    }
  }

  private final Path file;
  private final OutputStream stream;
  private final RecordingFormat format;
  private final byte[] resumeAt;
  private double flushSeconds = USUAL_FLUSH_SECONDS;
  private boolean keepRows;

  private final Buffer buffer = new Buffer();
  private final Hash64 hash = new Hash64();
  private RowEncoder encoder;
  private RandomAccessFile out;
  private int headerLength;
  private long length;
  private long rows;
  private long lastFlush;
  private boolean closed;

  private RecordingStream(Path file, OutputStream stream, RecordingFormat format, byte[] resumeAt) {
    this.file = file;
    this.stream = stream;
    this.format = format;
    this.resumeAt = resumeAt;
  }

  /**
   * Returns a stream to a file, in the format of its name.
   *
   * @throws IllegalArgumentException if the name ends in none of the known ones
   */
  public static RecordingStream to(Path file) {
    return new RecordingStream(file, null, RecordingFormat.of(file), null);
  }

  /**
   * Returns a stream of text to another stream, such as the standard output, which is not closed.
   *
   * @param format {@code csv} or {@code jsonl}
   * @throws IllegalArgumentException if the format is another one
   */
  public static RecordingStream to(OutputStream stream, String format) {
    return new RecordingStream(null, stream, RecordingFormat.text(format), null);
  }

  /**
   * Returns a stream that goes on with a file where {@link #mark} was taken; what was written later
   * is cut off.
   */
  public static RecordingStream resume(Path file, byte[] mark) {
    return new RecordingStream(file, null, RecordingFormat.of(file), mark.clone());
  }

  /** Returns the rows of an autosave, in the format of rows files. */
  static RecordingStream toRows(Path file, byte[] mark) {
    return new RecordingStream(file, null, new RowsFormat(), mark);
  }

  /** Sets how long a row may wait for the next flush, if another one comes; a second by default. */
  public RecordingStream flushEvery(double seconds) {
    if (!(seconds >= 0)) {
      throw new IllegalArgumentException("flush every " + seconds + " seconds; use 0 or more");
    }
    flushSeconds = seconds;
    return this;
  }

  /** Keeps the rows beside an archive when it is complete, so that the run may be gone on with. */
  public RecordingStream keepRows() {
    keepRows = true;
    return this;
  }

  /** Returns the file that grows: the recording, or the rows beside an archive. */
  private Path grown() {
    return format.growing(file);
  }

  @Override
  public synchronized void begin(RecordingLayout layout) {
    if (encoder != null) {
      throw new IllegalStateException("the recording has begun; use one stream for each");
    }
    encoder = format.encoder(layout);
    byte[] header = encoder.header(0);
    headerLength = header.length;
    lastFlush = System.nanoTime();
    try {
      if (stream == null) {
        if (!grown().equals(file)) {
          // what is left of an older run must not be taken for this one
          Files.deleteIfExists(file);
        }
        if (resumeAt != null && !Files.exists(grown())) {
          throw new SimulationException(
              "there is no " + grown() + "; go on with the file that the run recorded to");
        }
        out = new RandomAccessFile(grown().toFile(), "rw");
      }
      if (resumeAt == null) {
        if (out != null) {
          out.setLength(0);
        }
        write(header, header.length);
        // what identifies the file has its own check
        length = header.length;
      } else {
        goOn(header);
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /** Goes to the mark, if the file up to there is the one that was written. */
  private void goOn(byte[] header) throws IOException {
    if (resumeAt.length != MARK) {
      throw altered();
    }
    ByteBuffer mark = ByteBuffer.wrap(resumeAt);
    length = mark.getLong();
    rows = mark.getLong();
    long checksum = mark.getLong();
    byte[] found = new byte[header.length];
    if (length < header.length || out.length() < length) {
      throw altered();
    }
    out.seek(0);
    out.readFully(found);
    if (encoder.countsRows()) {
      // this header tells how many rows were there at the end, and how wide they are
      found = encoder.header(rows);
      if (length - found.length != rows * ((NpyFormat.Encoder) encoder).rowBytes()) {
        throw altered();
      }
    } else if (!Arrays.equals(found, header)) {
      throw new SimulationException(
          grown() + " has other columns than the run that shall go on; record what it recorded");
    }
    byte[] block = new byte[BUFFER];
    for (long at = header.length; at < length; ) {
      int n = (int) Math.min(block.length, length - at);
      out.readFully(block, 0, n);
      hash.add(block, 0, n);
      at += n;
    }
    if (hash.value() != checksum) {
      throw altered();
    }
    out.setLength(length);
    out.seek(length);
  }

  private SimulationException altered() {
    return altered(grown());
  }

  static SimulationException altered(Path file) {
    return new SimulationException(
        file
            + " is not the file that was written beside the snapshot: it was cut or altered; start"
            + " the run anew");
  }

  @Override
  public synchronized void row(double time, double[] values, int offset) {
    if (closed) {
      return;
    }
    try {
      encoder.row(buffer, time, values, offset);
      rows++;
      flushIfDue();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  @Override
  public synchronized void event(int kind, double time, double[] values, int offset) {
    if (closed) {
      return;
    }
    try {
      encoder.event(buffer, kind, time, values, offset);
      flushIfDue();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  @Override
  public synchronized long rows() {
    return rows;
  }

  private void flushIfDue() throws IOException {
    if (buffer.size() >= BUFFER || 1e-9 * (System.nanoTime() - lastFlush) >= flushSeconds) {
      writeBuffer();
    }
  }

  @Override
  public synchronized void flush() {
    if (closed || encoder == null) {
      return;
    }
    try {
      writeBuffer();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private void writeBuffer() throws IOException {
    int n = buffer.size();
    if (n > 0) {
      write(buffer.bytes(), n);
      hash.add(buffer.bytes(), 0, n);
      length += n;
      buffer.reset();
      if (encoder.countsRows()) {
        // after the rows that it counts, so that it never promises too much
        out.seek(0);
        out.write(encoder.header(rows));
        out.seek(length);
      }
    }
    lastFlush = System.nanoTime();
  }

  private void write(byte[] bytes, int count) throws IOException {
    if (stream != null) {
      stream.write(bytes, 0, count);
      stream.flush();
    } else {
      out.write(bytes, 0, count);
    }
  }

  /**
   * Waits until everything is on the disk, and returns a mark from which {@link #resume} can go on;
   * an empty one if the recording has not begun.
   *
   * @throws IllegalStateException if this is no stream to a file
   */
  public synchronized byte[] mark() {
    if (encoder == null) {
      return new byte[0];
    }
    if (out == null) {
      throw new IllegalStateException("only a recording in a file can be gone on with");
    }
    try {
      writeBuffer();
      out.getFD().sync();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
    return ByteBuffer.allocate(MARK).putLong(length).putLong(rows).putLong(hash.value()).array();
  }

  /**
   * Ends the recording and completes its file.
   *
   * @throws SimulationException if that fails; what was written is kept, and the message says where
   */
  @Override
  public synchronized void close() {
    if (closed || encoder == null) {
      return;
    }
    flush();
    closed = true;
    if (out == null) {
      return;
    }
    try {
      out.close();
      if (!grown().equals(file)) {
        format.finish(file);
        if (!keepRows) {
          Files.deleteIfExists(grown());
        }
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private SimulationException cannotWrite(IOException e) {
    String name = file == null ? "the recording to its stream" : grown().toString();
    return new SimulationException(
        "can't write " + name + ": " + AtomicFile.reason(e) + "; " + rows + " rows came before", e);
  }

  @Override
  public String toString() {
    return file == null ? "stream" : file.toString();
  }
}
