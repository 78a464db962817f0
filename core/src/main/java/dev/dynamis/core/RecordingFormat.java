package dev.dynamis.core;

import java.nio.file.Path;
import java.util.Locale;

/** A file format for recordings. */
interface RecordingFormat {
  /** Writes all rows of {@code recording}. */
  void write(Recording recording, Path file);

  /** Reads a recording, trusting nothing in the file. */
  Recording read(Path file);

  /** Returns the format that the end of the file's name asks for. */
  static RecordingFormat of(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".csv")) {
      return new CsvFormat();
    }
    if (name.endsWith(".jsonl")) {
      return new JsonLinesFormat();
    }
    if (name.endsWith(".npz")) {
      return new NpzFormat();
    }
    if (name.endsWith(".npy")) {
      return new NpyFormat();
    }
    throw new IllegalArgumentException(
        "the name of " + file + " doesn't end in .csv, .jsonl, .npz or .npy");
  }

  /**
   * Reads a number as other programs write it too, or fails.
   *
   * @throws NumberFormatException if the text is anything but a decimal number, NaN or an infinity
   */
  static double number(CharSequence text) {
    boolean decimal = !text.isEmpty();
    for (int i = 0; i < text.length() && decimal; i++) {
      char c = text.charAt(i);
      decimal = c >= '0' && c <= '9' || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
    }
    // Java's parser takes the rest for decimal, and more: type suffixes, hexadecimal digits
    if (decimal) {
      return Double.parseDouble(text.toString());
    }
    return switch (text.toString().toLowerCase(Locale.ROOT)) {
      case "nan", "+nan", "-nan" -> Double.NaN;
      case "inf", "+inf", "infinity", "+infinity" -> Double.POSITIVE_INFINITY;
      case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw new NumberFormatException("not a number");
    };
  }

  /** Returns text from a file, quoted and cut, for a message. */
  static String quote(CharSequence text) {
    int shown = Math.min(text.length(), 40);
    StringBuilder b = new StringBuilder("\"");
    for (int i = 0; i < shown; i++) {
      char c = text.charAt(i);
      b.append(Character.isISOControl(c) ? '?' : c);
    }
    return b.append(shown < text.length() ? "...\"" : "\"").toString();
  }
}
