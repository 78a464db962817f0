package dev.dynamis.equations.internal.lang;

import java.util.Arrays;

/**
 * A string of a model and where in the user's text each of its characters stands, so that a column
 * inside a quoted, escaped or multi-line string can be named.
 */
public final class Text {
  private final SourceText source;
  private final String value;
  private final int[] offsets;

  /**
   * Makes a text.
   *
   * @param offsets offset of each character in the source, and of the end, so one more than
   *     characters
   */
  Text(SourceText source, String value, int[] offsets) {
    assert offsets.length == value.length() + 1;
    this.source = source;
    this.value = value;
    this.offsets = offsets;
  }

  /** Makes a text that is its own source, for strings that come from code. */
  static Text of(String name, String value) {
    SourceText source = new SourceText(name, value);
    int[] offsets = new int[value.length() + 1];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = i;
    }
    return new Text(source, value, offsets);
  }

  public SourceText source() {
    return source;
  }

  public String value() {
    return value;
  }

  public int length() {
    return value.length();
  }

  char charAt(int i) {
    return value.charAt(i);
  }

  /** Returns where character {@code i} stands in the source. */
  public int offset(int i) {
    return offsets[i];
  }

  Text slice(int from, int to) {
    return new Text(source, value.substring(from, to), Arrays.copyOfRange(offsets, from, to + 1));
  }

  /** Returns this text without white space at its ends. */
  Text strip() {
    int from = 0;
    int to = value.length();
    while (from < to && Character.isWhitespace(value.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(value.charAt(to - 1))) {
      to--;
    }
    return slice(from, to);
  }

  @Override
  public String toString() {
    return value;
  }
}
