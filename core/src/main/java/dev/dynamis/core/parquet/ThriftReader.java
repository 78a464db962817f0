package dev.dynamis.core.parquet;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads Thrift's compact protocol into trees: a structure is a map from the numbers of its fields
 * to values, which are {@code Long}, {@code String}, {@code List} or {@code Map}. Nothing is larger
 * than the bytes that it was read from.
 */
final class ThriftReader {
  private static final int DEEPEST = 32;

  private final ByteBuffer in;

  ThriftReader(ByteBuffer in) {
    this.in = in;
  }

  /** Reads a structure. */
  Map<Integer, Object> struct() {
    return struct(0);
  }

  private Map<Integer, Object> struct(int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("structures within structures, more than " + DEEPEST);
    }
    Map<Integer, Object> fields = new TreeMap<>();
    int last = 0;
    while (true) {
      int head = in.get() & 0xFF;
      if (head == 0) {
        return fields;
      }
      int delta = head >>> 4;
      last = delta == 0 ? (int) number() : last + delta;
      fields.put(last, value(head & 0xF, depth, false));
    }
  }

  private Object value(int type, int depth, boolean item) {
    return switch (type) {
      // a boolean field is in its type, an item of a list is a byte
      case 1, 2 -> item ? (long) in.get() : (long) (type == 1 ? 1 : 0);
      case 3 -> (long) in.get();
      case 4, 5, 6 -> number();
      case 7 -> in.getLong();
      case 8 -> text();
      case 9, 10 -> list(depth);
      case 12 -> struct(depth + 1);
      default -> throw new IllegalArgumentException("type " + type + " is not understood");
    };
  }

  private List<Object> list(int depth) {
    int head = in.get() & 0xFF;
    long size = head >>> 4 == 15 ? varint() : head >>> 4;
    if (size < 0 || size > in.remaining()) {
      throw new IllegalArgumentException("a list of " + size + " items in " + in.remaining());
    }
    List<Object> items = new ArrayList<>();
    for (long i = 0; i < size; i++) {
      items.add(value(head & 0xF, depth + 1, true));
    }
    return items;
  }

  private String text() {
    long size = varint();
    if (size < 0 || size > in.remaining()) {
      throw new IllegalArgumentException("a text of " + size + " bytes in " + in.remaining());
    }
    byte[] utf8 = new byte[(int) size];
    in.get(utf8);
    return new String(utf8, StandardCharsets.UTF_8);
  }

  private long number() {
    long v = varint();
    return v >>> 1 ^ -(v & 1);
  }

  private long varint() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      byte b = in.get();
      value |= (b & 0x7FL) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw new IllegalArgumentException("a number of more than 64 bits");
  }
}
