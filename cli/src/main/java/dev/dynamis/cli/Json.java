package dev.dynamis.cli;

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
}
