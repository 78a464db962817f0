package dev.dynamis.core;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What came of numbered cases, kept in a file while others still run, so that a computation that
 * was ended, by whatever, goes on where it was. Each entry has its checksum; a file that ends in
 * the middle of one is whole up to the entry before.
 *
 * <p>Several threads may use it.
 *
 * @since 0.1.0
 */
public final class CaseJournal implements AutoCloseable {
  private static final long MAGIC = 0x314c_4e52_4a4e_5944L;
  private static final int HEAD = 2 * Long.BYTES;
  private static final int ENTRY_HEAD = Long.BYTES + Integer.BYTES;

  private final Path path;
  private final RandomAccessFile file;
  private final Map<Long, double[]> known = new HashMap<>();

  private CaseJournal(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Begins a journal, in place of what the file had.
   *
   * @param key 64 bits over all that decides what comes of the cases
   * @throws SimulationException if the file can't be written
   */
  public static CaseJournal begin(Path path, long key) {
    try {
      CaseJournal made = new CaseJournal(path, new RandomAccessFile(path.toFile(), "rw"));
      made.file.setLength(0);
      made.file.write(buffer(HEAD).putLong(MAGIC).putLong(key).array());
      return made;
    } catch (IOException e) {
      throw new SimulationException("can't write " + path + ": " + e.getMessage(), e);
    }
  }

  /**
   * Goes on with a journal.
   *
   * @throws SimulationException if there is none, or that of another computation
   */
  public static CaseJournal resume(Path path, long key) {
    if (!Files.isRegularFile(path)) {
      throw new SimulationException("there is no file " + path + " to go on with");
    }
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      try {
        CaseJournal made = new CaseJournal(path, file);
        made.read(key);
        return made;
      } catch (IOException | RuntimeException e) {
        file.close();
        throw e;
      }
    } catch (IOException e) {
      throw new SimulationException("can't read " + path + ": " + e.getMessage(), e);
    }
  }

  private static ByteBuffer buffer(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void read(long key) throws IOException {
    long length = file.length();
    ByteBuffer head = buffer(HEAD);
    if (length < HEAD) {
      throw new SimulationException(path + " is no journal of an analysis");
    }
    file.readFully(head.array());
    if (head.getLong() != MAGIC) {
      throw new SimulationException(path + " is no journal of an analysis");
    }
    if (head.getLong() != key) {
      throw new SimulationException(
          path
              + " belongs to another analysis: model, parameters, start and options have to be those"
              + " of before");
    }
    long at = HEAD;
    while (length - at >= ENTRY_HEAD + Long.BYTES) {
      ByteBuffer b = buffer(ENTRY_HEAD);
      file.seek(at);
      file.readFully(b.array());
      long number = b.getLong();
      int count = b.getInt();
      long rest = (long) count * Double.BYTES + Long.BYTES;
      if (count < 0 || rest > length - at - ENTRY_HEAD) {
        break;
      }
      byte[] all = new byte[Math.toIntExact(rest)];
      file.readFully(all);
      ByteBuffer body = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
      double[] values = new double[count];
      body.asDoubleBuffer().get(values);
      if (body.getLong(count * Double.BYTES) != sum(number, values)) {
        break;
      }
      known.put(number, values);
      at += ENTRY_HEAD + rest;
    }
    // what was cut or altered is written anew
    file.setLength(at);
    file.seek(at);
  }

  private static long sum(long number, double[] values) {
    return new Hash64().add(number).add(values).value();
  }

  /** Returns how many cases are known. */
  public synchronized int size() {
    return known.size();
  }

  /** Returns what came of a case, null if that is not known. */
  public synchronized double[] get(long number) {
    return known.get(number);
  }

  /**
   * Keeps what came of a case.
   *
   * @throws SimulationException if it can't be written; what was written before stays
   */
  public synchronized void put(long number, double[] values) {
    ByteBuffer b = buffer(ENTRY_HEAD + values.length * Double.BYTES + Long.BYTES);
    b.putLong(number).putInt(values.length);
    for (double v : values) {
      b.putDouble(v);
    }
    b.putLong(sum(number, values));
    try {
      file.write(b.array());
    } catch (IOException e) {
      throw new SimulationException(
          "can't write " + path + ": " + e.getMessage() + "; what was written before stays", e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new SimulationException("can't close " + path + ": " + e.getMessage(), e);
    }
  }
}
