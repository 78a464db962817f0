package dev.dynamis.core;

import java.util.ArrayList;
import java.util.List;

/** Reads the little JSON that recordings need: one text, from left to right. */
final class JsonText {
  private final String source;
  private final int line;
  private final String text;
  private int at;

  /** Where the last key began. */
  private int keyAt;

  JsonText(String source, int line, String text) {
    this.source = source;
    this.line = line;
    this.text = text;
  }

  /** Takes {@code c}, after white space, if it comes next. */
  boolean take(char c) {
    skipSpace();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  /** Takes {@code c}, which must come next. */
  void expect(char c) {
    if (!take(c)) {
      throw problem("expected '" + c + "'" + found());
    }
  }

  /** Fails unless only white space is left. */
  void expectEnd() {
    skipSpace();
    if (at < text.length()) {
      throw problem("expected the end of the line" + found());
    }
  }

  /** Takes a key of an object and the colon after it. */
  String key() {
    skipSpace();
    keyAt = at;
    String key = string();
    expect(':');
    return key;
  }

  /** Takes a string. */
  String string() {
    expect('"');
    StringBuilder b = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return b.toString();
      }
      b.append(c == '\\' ? escaped() : c);
    }
    throw problem("the line ends inside a string");
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : 0;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = at < text.length() ? Character.digit(text.charAt(at++), 16) : -1;
          if (digit < 0) {
            throw problem("expected four hexadecimal digits after \\u");
          }
          code = 16 * code + digit;
        }
        yield (char) code;
      }
      default -> throw problem("expected an escape after \\");
    };
  }

  /** Takes a number, or a string that names one that JSON can't write. */
  double number() {
    skipSpace();
    int begin = at;
    if (at < text.length() && text.charAt(at) == '"') {
      try {
        return RecordingFormat.number(string());
      } catch (NumberFormatException e) {
        at = begin;
        throw problem("expected a number" + found());
      }
    }
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    try {
      return RecordingFormat.number(text.substring(begin, at));
    } catch (NumberFormatException e) {
      at = begin;
      throw problem("expected a number" + found());
    }
  }

  /** Takes a list of strings. */
  List<String> strings() {
    List<String> all = new ArrayList<>();
    expect('[');
    if (!take(']')) {
      do {
        all.add(string());
      } while (take(','));
      expect(']');
    }
    return all;
  }

  /** Makes an exception that says what is wrong with the last key. */
  ModelException keyProblem(String problem) {
    at = keyAt;
    return problem(problem);
  }

  /** Makes an exception that says what is wrong at the present place. */
  ModelException problem(String problem) {
    return new ModelException(
        Diagnostic.error(
            "REC06",
            source,
            line,
            at + 1,
            "",
            problem,
            "write one JSON object in each line, as dynamis does"));
  }

  private String found() {
    skipSpace();
    return at >= text.length()
        ? ", found the end of the line"
        : ", found " + RecordingFormat.quote(text.substring(at, Math.min(text.length(), at + 12)));
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
