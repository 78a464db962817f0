package dev.dynamis.mechanics;

import dev.dynamis.core.Json;
import dev.dynamis.mechanics.layout.Field;
import java.io.IOException;

/**
 * Writes nested objects of numbers and arrays of numbers as JSON. Reals have the shortest form that
 * reads back as the same double, the sign of zero is kept, and numbers that are not finite are
 * strings.
 */
final class JsonWriter {
  private final Appendable out;
  private int depth;
  private boolean first = true;

  JsonWriter(Appendable out) {
    this.out = out;
  }

  /** Opens an object, at the top or in an array. */
  JsonWriter begin() throws IOException {
    next();
    return open('{');
  }

  /** Opens an object as a member. */
  JsonWriter begin(String name) throws IOException {
    key(name);
    return open('{');
  }

  /** Opens an array of objects or arrays, in an array. */
  void beginArray() throws IOException {
    next();
    open('[');
  }

  /** Opens an array of objects or arrays as a member. */
  void beginArray(String name) throws IOException {
    key(name);
    open('[');
  }

  /** Closes the innermost object. */
  JsonWriter end() throws IOException {
    return close('}');
  }

  /** Closes the innermost array. */
  void endArray() throws IOException {
    close(']');
  }

  void member(String name, long value) throws IOException {
    key(name);
    out.append(Long.toString(value));
  }

  /** Writes a field, a number or an array. */
  void field(String name, Field f) throws IOException {
    key(name);
    if (f.isScalar()) {
      element(f.array(), 0);
    } else {
      elements(f.array(), 0, f.length());
    }
  }

  /** Writes {@code count} elements from {@code offset}; one alone as a number. */
  void row(String name, Object array, int offset, int count) throws IOException {
    key(name);
    if (count == 1) {
      element(array, offset);
    } else {
      elements(array, offset, count);
    }
  }

  /** Writes {@code count} elements from {@code offset} as an array. */
  void elements(String name, Object array, int offset, int count) throws IOException {
    key(name);
    elements(array, offset, count);
  }

  /** Writes the first {@code count} elements as an array, in an array. */
  void elements(Object array, int count) throws IOException {
    next();
    elements(array, 0, count);
  }

  private void elements(Object array, int offset, int count) throws IOException {
    out.append('[');
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        out.append(',');
      }
      element(array, offset + i);
    }
    out.append(']');
  }

  private void element(Object array, int i) throws IOException {
    out.append(
        switch (array) {
          case double[] a -> number(a[i]);
          case float[] a -> number(a[i]);
          case int[] a -> Integer.toString(a[i]);
          case long[] a -> Long.toString(a[i]);
          case boolean[] a -> a[i] ? "1" : "0";
          case byte[] a -> Integer.toString(a[i] & 0xFF);
          default -> throw new IllegalArgumentException(array.getClass().getName());
        });
  }

  /** Returns a number as JSON text; whole numbers have no point. */
  static String number(double x) {
    String s = Json.number(x);
    return s.endsWith(".0") ? s.substring(0, s.length() - 2) : s;
  }

  private JsonWriter open(char bracket) throws IOException {
    out.append(bracket);
    depth++;
    first = true;
    return this;
  }

  private JsonWriter close(char bracket) throws IOException {
    depth--;
    if (!first) {
      line();
    }
    out.append(bracket);
    first = false;
    if (depth == 0) {
      out.append('\n');
    }
    return this;
  }

  private void key(String name) throws IOException {
    next();
    out.append(Json.string(name)).append(": ");
  }

  /** Comes before every member and element. */
  private void next() throws IOException {
    if (!first) {
      out.append(',');
    }
    if (depth > 0) {
      line();
    }
    first = false;
  }

  private void line() throws IOException {
    out.append('\n').append(" ".repeat(depth));
  }
}
