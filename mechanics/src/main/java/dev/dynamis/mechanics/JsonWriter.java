package dev.dynamis.mechanics;

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

  /** Opens an object, as the member {@code name}, or at the top if that is null. */
  JsonWriter begin(String name) throws IOException {
    if (name != null) {
      key(name);
    }
    out.append('{');
    depth++;
    first = true;
    return this;
  }

  /** Closes the innermost object. */
  JsonWriter end() throws IOException {
    depth--;
    if (!first) {
      line();
    }
    out.append('}');
    first = false;
    if (depth == 0) {
      out.append('\n');
    }
    return this;
  }

  void member(String name, long value) throws IOException {
    key(name);
    out.append(Long.toString(value));
  }

  void member(String name, double value) throws IOException {
    key(name);
    out.append(number(value));
  }

  void member(String name, Object array) throws IOException {
    key(name);
    elements(array, java.lang.reflect.Array.getLength(array));
  }

  /** Writes the first {@code count} elements of an array. */
  void member(String name, Object array, int count) throws IOException {
    key(name);
    elements(array, count);
  }

  /** Writes a setting, a number or an array. */
  void setting(String name, Field f) throws IOException {
    if (f.isScalar()) {
      member(name, f.value(0));
    } else {
      member(name, f.array());
    }
  }

  private void elements(Object array, int count) throws IOException {
    out.append('[');
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        out.append(',');
      }
      out.append(
          switch (array) {
            case double[] a -> number(a[i]);
            case float[] a -> number(a[i]);
            case int[] a -> Integer.toString(a[i]);
            case boolean[] a -> a[i] ? "1" : "0";
            case byte[] a -> Integer.toString(a[i] & 0xFF);
            default -> throw new IllegalArgumentException(array.getClass().getName());
          });
    }
    out.append(']');
  }

  /** Returns a number as JSON text. */
  static String number(double x) {
    if (!Double.isFinite(x)) {
      return Double.isNaN(x) ? "\"NaN\"" : x > 0 ? "\"Infinity\"" : "\"-Infinity\"";
    }
    String s = Double.toString(x);
    return s.endsWith(".0") ? s.substring(0, s.length() - 2) : s;
  }

  private void key(String name) throws IOException {
    if (!first) {
      out.append(',');
    }
    line();
    out.append('"').append(name).append("\": ");
    first = false;
  }

  private void line() throws IOException {
    out.append('\n').append(" ".repeat(depth));
  }
}
