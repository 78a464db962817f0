package dev.dynamis.core;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes the rows of many runs to an {@code .npz} file: {@code data} of shape (cases, rows, columns
 * + 1) with the time first and NaN where a case ended early, {@code status} (numbers of {@link
 * CaseStatus}), {@code steps}, and {@code rollout.json} with the names of the columns.
 *
 * <p>Every case has its place in the file, so the file does not depend on the order in which cases
 * end, and memory is a block of rows for each case that is running. Rows wait in {@code
 * FILE.cases}, which is deleted when the archive is complete.
 *
 * @since 0.1.0
 */
public final class RolloutFile implements RolloutSink, AutoCloseable {
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final Path raw;
  private final Map<Integer, ByteBuffer> running = new ConcurrentHashMap<>();
  private RandomAccessFile out;
  private RecordingLayout layout;
  private int cases;
  private int rows;
  private int width;
  private double[] status;
  private double[] steps;
  private long[] written;

  /**
   * Prepares a file.
   *
   * @throws IllegalArgumentException if its name does not end in .npz
   */
  public RolloutFile(Path file) {
    if (!file.toString().endsWith(".npz")) {
      throw new IllegalArgumentException("the name of " + file + " doesn't end in .npz");
    }
    this.file = file;
    raw = file.resolveSibling(file.getFileName() + ".cases");
  }

  @Override
  public void begin(RecordingLayout layout, int cases, int rows) {
    this.layout = layout;
    this.cases = cases;
    this.rows = rows;
    width = 1 + layout.columns().size();
    status = new double[cases];
    steps = new double[cases];
    written = new long[cases];
    Arrays.fill(status, CaseStatus.CANCELLED.ordinal());
    try {
      out = new RandomAccessFile(raw.toFile(), "rw");
      out.setLength(0);
    } catch (IOException e) {
      throw problem(e);
    }
  }

  @Override
  public void row(int index, int row, double time, double[] values, int offset) {
    ByteBuffer block = running.computeIfAbsent(index, i -> block());
    if (block.remaining() < Double.BYTES * width) {
      flush(index, block);
    }
    block.putDouble(time);
    for (int c = 0; c < width - 1; c++) {
      block.putDouble(values[offset + c]);
    }
  }

  private ByteBuffer block() {
    int size = Math.max(Double.BYTES * width, Math.min(BLOCK, Double.BYTES * width * rows));
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void flush(int index, ByteBuffer block) {
    synchronized (this) {
      try {
        out.seek((long) index * rows * width * Double.BYTES + written[index]);
        out.write(block.array(), 0, block.position());
      } catch (IOException e) {
        throw problem(e);
      }
    }
    written[index] += block.position();
    block.clear();
  }

  @Override
  public void ended(CaseResult result) {
    int i = result.index();
    ByteBuffer block = running.remove(i);
    block = block == null ? block() : block;
    for (long n = (long) width * (rows - result.rows()); n > 0; n--) {
      if (block.remaining() < Double.BYTES) {
        flush(i, block);
      }
      block.putDouble(Double.NaN);
    }
    flush(i, block);
    status[i] = result.status().ordinal();
    steps[i] = result.steps();
  }

  /** Completes the archive. */
  @Override
  public void close() {
    if (out == null) {
      return;
    }
    try (RandomAccessFile from = out) {
      out = null;
      byte[] json = json().getBytes(StandardCharsets.UTF_8);
      byte[] head = Npy.header(cases, rows, width);
      long bytes = (long) cases * rows * width * Double.BYTES;
      AtomicFile.writeAnywhere(
          file,
          to -> {
            StoredZip zip = new StoredZip(to);
            int names = zip.add("rollout.json", json.length);
            int data = zip.add("data.npy", head.length + bytes);
            int[] columns = {add(zip, "status.npy"), add(zip, "steps.npy")};
            zip.write(names, json, json.length);
            zip.write(data, head, head.length);
            byte[] block = new byte[BLOCK];
            from.seek(0);
            for (long at = 0; at < bytes; ) {
              int n = (int) Math.min(block.length, bytes - at);
              from.readFully(block, 0, n);
              zip.write(data, block, n);
              at += n;
            }
            write(zip, columns[0], status);
            write(zip, columns[1], steps);
            zip.finish();
          });
      Files.deleteIfExists(raw);
    } catch (IOException e) {
      throw problem(e);
    }
  }

  private int add(StoredZip zip, String name) {
    return zip.add(name, Npy.header(cases).length + (long) Double.BYTES * cases);
  }

  private void write(StoredZip zip, int entry, double[] numbers) throws IOException {
    byte[] head = Npy.header(cases);
    zip.write(entry, head, head.length);
    ByteBuffer b =
        ByteBuffer.allocate(Double.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    for (double x : numbers) {
      b.putDouble(x);
    }
    zip.write(entry, b.array(), b.position());
  }

  private String json() {
    StringBuilder b = new StringBuilder("{\"rollout\":1,\"time\":");
    Json.append(b, layout.timeName()).append(",\"columns\":");
    Json.append(b, layout.columns()).append(",\"status\":");
    Json.append(b, Arrays.stream(CaseStatus.values()).map(Enum::name).toList());
    return b.append('}').toString();
  }

  private SimulationException problem(IOException e) {
    return new SimulationException("can't write " + file + ": " + AtomicFile.reason(e), e);
  }
}
