package dev.dynamis.study;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Hash64;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came of some neighbouring cases.
 *
 * @param first the number of the first case
 * @param count how many cases
 * @param width how many numbers there are of each case: steps, time, and what was measured
 * @param values the numbers, {@code [count x width]}
 * @param status how each case ended, the number of a {@link CaseStatus}
 * @param causes why cases ended early, by their place in the block
 * @param rows how many rows were recorded of each case
 * @param series the recorded rows, one after the other, each with its time first
 * @since 0.1.0
 */
public record CaseBlock(
    long first,
    int count,
    int width,
    double[] values,
    byte[] status,
    SortedMap<Integer, String> causes,
    int[] rows,
    double[] series) {
  private static final int MAGIC = 0x44594231;
  private static final int LONGEST_CAUSE = 2000;

  /** Returns the number of steps that a case took. */
  long steps(int i) {
    return (long) values[i * width];
  }

  /** Returns a cause that is not longer than it need be. */
  static String cause(String text) {
    return text.length() <= LONGEST_CAUSE ? text : text.substring(0, LONGEST_CAUSE) + "...";
  }

  /** Returns the block as bytes that know when they were cut or altered. */
  public byte[] encode() {
    int size = 40 + 8 * values.length + status.length + 4 * rows.length + 8 * series.length;
    TreeMap<Integer, byte[]> texts = new TreeMap<>();
    causes.forEach((i, text) -> texts.put(i, text.getBytes(StandardCharsets.UTF_8)));
    for (byte[] text : texts.values()) {
      size += 8 + text.length;
    }
    ByteBuffer b = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(MAGIC).putInt(size).putLong(first).putInt(count).putInt(width);
    b.putInt(texts.size()).putInt(series.length);
    for (double v : values) {
      b.putDouble(v);
    }
    b.put(status);
    for (int r : rows) {
      b.putInt(r);
    }
    for (double v : series) {
      b.putDouble(v);
    }
    texts.forEach((i, text) -> b.putInt(i).putInt(text.length).put(text));
    b.putLong(new Hash64().add(b.array(), 0, b.position()).value());
    return b.array();
  }

  /** Returns how many bytes the block has that begins here, 0 if none does. */
  static int size(ByteBuffer b) {
    if (b.remaining() < 40) {
      return 0;
    }
    int size = b.getInt(b.position() + 4);
    return b.getInt(b.position()) == MAGIC && size >= 40 && size <= b.remaining() ? size : 0;
  }

  /**
   * Reads a block.
   *
   * @throws IllegalArgumentException if the bytes were cut or altered
   */
  public static CaseBlock decode(byte[] bytes) {
    ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int end = bytes.length - Long.BYTES;
    if (bytes.length < 40
        || size(b) != bytes.length
        || new Hash64().add(bytes, 0, end).value() != b.getLong(end)) {
      throw new IllegalArgumentException("the bytes of a block were cut or altered");
    }
    try {
      b.position(8);
      long first = b.getLong();
      int count = b.getInt();
      int width = b.getInt();
      int texts = b.getInt();
      int length = b.getInt();
      double[] values = numbers(b, Math.multiplyExact(count, width));
      byte[] status = new byte[fitting(b, count, 1 + Integer.BYTES)];
      b.get(status);
      int[] rows = new int[count];
      for (int i = 0; i < count; i++) {
        rows[i] = b.getInt();
      }
      double[] series = numbers(b, length);
      SortedMap<Integer, String> causes = new TreeMap<>();
      for (int k = 0; k < texts; k++) {
        int i = b.getInt();
        byte[] text = new byte[fitting(b, b.getInt(), 1)];
        b.get(text);
        causes.put(i, new String(text, StandardCharsets.UTF_8));
      }
      return new CaseBlock(first, count, width, values, status, causes, rows, series);
    } catch (BufferUnderflowException | ArithmeticException | NegativeArraySizeException e) {
      throw new IllegalArgumentException("the bytes of a block contradict each other", e);
    }
  }

  /** Returns a number of items, having seen that there are bytes for them. */
  private static int fitting(ByteBuffer b, int count, int bytes) {
    if (count < 0 || (long) count * bytes > b.remaining()) {
      throw new IllegalArgumentException(
          "the bytes of a block contradict each other: " + count + " items");
    }
    return count;
  }

  private static double[] numbers(ByteBuffer b, int count) {
    double[] all = new double[fitting(b, count, Double.BYTES)];
    b.asDoubleBuffer().get(all);
    b.position(b.position() + 8 * count);
    return all;
  }
}
