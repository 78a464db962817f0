package dev.dynamis.core;

import java.nio.file.Path;
import java.util.Locale;

/** A file format for recordings. */
interface RecordingFormat {
  /** Returns what turns rows into the bytes of the file that grows. */
  RowEncoder encoder(RecordingLayout layout);

  /** Writes all of a recording to a file that is replaced when the new one is complete. */
  default void write(Recording recording, Path file) {
    AtomicFile.write(file, out -> encoder(recording.layout()).all(out, recording));
  }

  /** Returns the file that grows while a recording is made: the file itself, or one beside it. */
  default Path growing(Path file) {
    return file;
  }

  /** Makes the file from the one that grew beside it. */
  default void finish(Path file) {}

  /** Gives a file's rows and events to a sink, trusting nothing in the file. */
  void read(Path file, RecordingSink to);

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
    if (name.endsWith(".parquet")) {
      return new ParquetFormat();
    }
    throw new IllegalArgumentException(
        "the name of " + file + " doesn't end in .csv, .jsonl, .npz, .npy or .parquet");
  }

  /** Returns a format that can be written to a stream. */
  static RecordingFormat text(String name) {
    return switch (name) {
      case "csv" -> new CsvFormat();
      case "jsonl" -> new JsonLinesFormat();
      default ->
          throw new IllegalArgumentException(
              "a stream can't have the format " + quote(name) + "; use csv or jsonl");
    };
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
