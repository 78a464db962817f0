package dev.dynamis.cli;

import java.util.List;

/** Text for JSON output. */
final class Json {
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private Json() {}

  /** Returns a string literal with quotes. */
  static String string(String text) {
    StringBuilder b = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> b.append("\\\"");
        case '\\' -> b.append("\\\\");
        case '\n' -> b.append("\\n");
        case '\r' -> b.append("\\r");
        case '\t' -> b.append("\\t");
        default -> {
          if (c < ' ') {
            b.append("\\u00").append(HEX[c >> 4]).append(HEX[c & 15]);
          } else {
            b.append(c);
          }
        }
      }
    }
    return b.append('"').toString();
  }

  /** Returns a number, as a string where JSON has none. */
  static String number(double x) {
    return Double.isFinite(x) ? Double.toString(x) : "\"" + x + "\"";
  }

  /** Returns an object of numbers, {@code values[from ..]} under their names. */
  static String numbers(List<String> names, double[] values, int from) {
    StringBuilder b = new StringBuilder("{");
    for (int i = 0; i < names.size(); i++) {
      b.append(i == 0 ? "" : ",").append(string(names.get(i)));
      b.append(':').append(number(values[from + i]));
    }
    return b.append('}').toString();
  }
}
