package dev.dynamis.core.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes Thrift's compact protocol, in which the headers and the footer of a Parquet file are: a
 * field is a byte with its type and the distance of its number from that of the field before,
 * numbers are zigzag varints.
 */
final class ThriftWriter {
  static final int I32 = 5;
  static final int I64 = 6;
  static final int BINARY = 8;
  static final int LIST = 9;
  static final int STRUCT = 12;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Deque<Integer> outer = new ArrayDeque<>();
  private int last;

  byte[] bytes() {
    return out.toByteArray();
  }

  ThriftWriter i32(int field, int value) {
    field(field, I32);
    return varint(zigzag(value));
  }

  ThriftWriter i64(int field, long value) {
    field(field, I64);
    return varint(zigzag(value));
  }

  ThriftWriter text(int field, String value) {
    field(field, BINARY);
    return item(value);
  }

  /** Begins a structure that is a field; {@link #end} ends it. */
  ThriftWriter struct(int field) {
    field(field, STRUCT);
    return begin();
  }

  /** Begins a list, of which as many items follow. */
  ThriftWriter list(int field, int type, int size) {
    field(field, LIST);
    if (size < 15) {
      out.write(size << 4 | type);
    } else {
      out.write(0xF0 | type);
      varint(size);
    }
    return this;
  }

  /** Begins a structure that is an item of a list, or the whole. */
  ThriftWriter begin() {
    outer.push(last);
    last = 0;
    return this;
  }

  ThriftWriter end() {
    out.write(0);
    last = outer.pop();
    return this;
  }

  /** Writes an item of a list of numbers. */
  ThriftWriter item(int value) {
    return varint(zigzag(value));
  }

  /** Writes an item of a list of texts. */
  ThriftWriter item(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    varint(utf8.length);
    out.writeBytes(utf8);
    return this;
  }

  private void field(int number, int type) {
    int delta = number - last;
    if (delta < 1 || delta > 15) {
      throw new IllegalArgumentException("field " + number + " after " + last);
    }
    out.write(delta << 4 | type);
    last = number;
  }

  private static long zigzag(long value) {
    return value << 1 ^ value >> 63;
  }

  private ThriftWriter varint(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
    return this;
  }
}
