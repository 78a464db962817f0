package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.equations.model.Place;
import java.util.Arrays;

/** A user's text with its name, and the lines and columns of its characters. */
public final class SourceText {
  /** Longest excerpt that is shown of a line. */
  private static final int SHOWN = 100;

  private final String name;
  private final String text;
  private final int[] lineStarts;

  SourceText(String name, String text) {
    this.name = name;
    this.text = text;
    int[] starts = new int[16];
    int n = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        if (n == starts.length) {
          starts = Arrays.copyOf(starts, 2 * n);
        }
        starts[n++] = i + 1;
      }
    }
    this.lineStarts = Arrays.copyOf(starts, n);
  }

  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  /** Returns the line of an offset, from 1. */
  public int line(int offset) {
    int i = Arrays.binarySearch(lineStarts, offset);
    return i >= 0 ? i + 1 : -i - 1;
  }

  /** Returns the column of an offset in characters, from 1. */
  public int column(int offset) {
    int start = lineStarts[line(offset) - 1];
    return text.codePointCount(start, Math.min(offset, text.length())) + 1;
  }

  /** Returns the offset of a line and column, both from 1. */
  int offset(int line, int column) {
    int start = lineStarts[Math.min(line, lineStarts.length) - 1];
    int end = line < lineStarts.length ? lineStarts[line] : text.length();
    int characters = Math.min(column - 1, text.codePointCount(start, end));
    return text.offsetByCodePoints(start, characters);
  }

  Place place(int offset, String element) {
    return new Place(name, line(offset), column(offset), element);
  }

  /** Returns the line of an offset with a caret under it and tildes to the end of what is meant. */
  public String excerpt(int offset, int length) {
    int line = line(offset);
    int start = lineStarts[line - 1];
    int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
    if (end > start && text.charAt(end - 1) == '\r') {
      end--;
    }
    int at = Math.clamp(offset, start, end);
    int from = start;
    int to = end;
    if (to - from > SHOWN) {
      from = Math.max(start, at - SHOWN / 2);
      to = Math.min(end, from + SHOWN);
    }
    int marks = Math.max(1, Math.min(length, to - at));
    return "\n    | "
        + printable(text.substring(from, to))
        + "\n    | "
        + " ".repeat(text.codePointCount(from, at))
        + "^"
        + "~".repeat(marks - 1);
  }

  private static String printable(String s) {
    StringBuilder b = new StringBuilder(s.length());
    s.codePoints().forEach(c -> b.appendCodePoint(Diagnostic.directsTerminals(c) ? ' ' : c));
    return b.toString();
  }
}
