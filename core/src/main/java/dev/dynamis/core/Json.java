package dev.dynamis.core;

import java.util.List;

/**
 * Writes the values of JSON texts. Numbers that JSON does not have are strings.
 *
 * @since 0.1.0
 */
public final class Json {
  private Json() {}

  /** Returns a string in quotes. */
  public static String string(String text) {
    return append(new StringBuilder(text.length() + 2), text).toString();
  }

  /** Returns a number with as many digits as its bits need; NaN and infinities in quotes. */
  public static String number(double value) {
    return Double.isFinite(value) ? Double.toString(value) : "\"" + value + '"';
  }

  /** Returns an object of numbers, {@code values[from ..]} under their names. */
  public static String numbers(List<String> names, double[] values, int from) {
    StringBuilder b = new StringBuilder("{");
    for (int i = 0; i < names.size(); i++) {
      append(i == 0 ? b : b.append(','), names.get(i)).append(':');
      append(b, values[from + i]);
    }
    return b.append('}').toString();
  }

  /** Appends a string in quotes. Letters that stand alone as half of a pair survive UTF-8. */
  public static StringBuilder append(StringBuilder b, String text) {
    b.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        b.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        String hex = Integer.toHexString(c);
        b.append("\\u").repeat('0', 4 - hex.length()).append(hex);
      } else {
        b.append(c);
      }
    }
    return b.append('"');
  }

  /** Appends a number with as many digits as its bits need; NaN and infinities in quotes. */
  public static StringBuilder append(StringBuilder b, double value) {
    return Double.isFinite(value) ? b.append(value) : b.append('"').append(value).append('"');
  }

  /** Appends a list of strings. */
  public static StringBuilder append(StringBuilder b, List<String> all) {
    b.append('[');
    for (int i = 0; i < all.size(); i++) {
      append(i == 0 ? b : b.append(','), all.get(i));
    }
    return b.append(']');
  }
}
