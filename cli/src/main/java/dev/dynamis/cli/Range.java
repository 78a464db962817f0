package dev.dynamis.cli;

/**
 * What an option says of one number: {@code name=value}, {@code name=from:to} or {@code
 * name=from:to:third}.
 *
 * @param third the number after the second colon, NaN if there is none
 */
record Range(String name, double from, double to, double third) {
  /**
   * Reads a range.
   *
   * @param option for the message
   * @throws IllegalArgumentException if the text is none
   */
  static Range parse(String option, String text) {
    int at = text.indexOf('=');
    String[] parts = at < 1 ? new String[0] : text.substring(at + 1).split(":", -1);
    if (parts.length < 1 || parts.length > 3) {
      throw new IllegalArgumentException(
          option + " " + text + ": expected NAME=VALUE, NAME=FROM:TO or NAME=FROM:TO:STEP");
    }
    double[] numbers = {0, 0, Double.NaN};
    for (int i = 0; i < parts.length; i++) {
      try {
        numbers[i] = Double.parseDouble(parts[i]);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            option + " " + text + ": '" + parts[i] + "' is not a number", e);
      }
      if (!Double.isFinite(numbers[i])) {
        throw new IllegalArgumentException(
            option + " " + text + ": " + parts[i] + " is not finite");
      }
    }
    return new Range(
        text.substring(0, at), numbers[0], parts.length == 1 ? numbers[0] : numbers[1], numbers[2]);
  }

  /** Returns whether this is one value. */
  boolean single() {
    return from == to && Double.isNaN(third);
  }
}
