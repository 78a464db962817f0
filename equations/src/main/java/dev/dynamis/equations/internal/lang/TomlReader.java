package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Reads TOML text into a tree with places. The parser knows where keys begin; where values begin,
 * and where each character of a string stands, is found by reading the text again from there.
 */
final class TomlReader {
  /** Greatest size of a model file, in characters. */
  static final int MAX_CHARACTERS = 2_000_000;

  private final SourceText source;
  private final String text;

  private TomlReader(SourceText source) {
    this.source = source;
    this.text = source.text();
  }

  /** Returns the document, or nothing after having told what is wrong with it. */
  static Optional<Toml.Table> read(SourceText source, Problems problems) {
    if (source.text().length() > MAX_CHARACTERS) {
      problems.error(
          Code.TOO_LARGE,
          source.name(),
          "the text has "
              + source.text().length()
              + " characters, a model may have "
              + MAX_CHARACTERS,
          "split the model, or generate it with fewer entries");
      return Optional.empty();
    }
    TomlParseResult parsed;
    try {
      parsed = org.tomlj.Toml.parse(source.text());
    } catch (NullPointerException e) {
      // tomlj 2.2 fails so where an inline table ends in the middle of an entry
      problems.error(
          Code.TOML_SYNTAX,
          source.name(),
          "this is not TOML: a table in braces is not complete",
          "write { key = value, key = value }, all on one line");
      return Optional.empty();
    }
    if (parsed.hasErrors()) {
      for (TomlParseError e : parsed.errors()) {
        reportSyntax(source, e, problems);
      }
      return Optional.empty();
    }
    return Optional.of(new TomlReader(source).table(parsed, 0));
  }

  private static void reportSyntax(SourceText source, TomlParseError e, Problems problems) {
    TomlPosition p = e.position();
    int offset = p == null ? 0 : source.offset(p.line(), p.column());
    String message = e.getMessage();
    String fix = "write key = value, one on a line, with strings in quotes";
    if (message.contains("expected a newline")) {
      fix = "put expressions in quotes, as in beta = \"8/3\"";
    } else if (message.contains("previously defined")) {
      fix = "keep one of the two";
    }
    String problem = Character.toLowerCase(message.charAt(0)) + message.substring(1);
    problems.error(Code.TOML_SYNTAX, source, offset, 1, "", problem, fix);
  }

  private Toml.Table table(TomlTable t, int offset) {
    LinkedHashMap<String, Toml.Entry> entries = new LinkedHashMap<>();
    for (String key : t.keySet()) {
      TomlPosition p = t.inputPositionOf(List.of(key));
      int keyOffset = p == null ? offset : source.offset(p.line(), p.column());
      Object value = t.get(List.of(key));
      int valueOffset =
          value instanceof TomlTable && !isInlineTable(keyOffset)
              ? keyOffset
              : afterEquals(keyOffset);
      entries.put(key, new Toml.Entry(key, keyOffset, value(value, valueOffset)));
    }
    return new Toml.Table(source, offset, entries);
  }

  private Toml.Value value(Object v, int offset) {
    return switch (v) {
      case TomlTable t -> table(t, offset);
      case TomlArray a -> {
        List<Toml.Value> items = new ArrayList<>(a.size());
        for (int i = 0; i < a.size(); i++) {
          TomlPosition p = a.inputPositionOf(i);
          int at = p == null ? offset : source.offset(p.line(), p.column());
          items.add(value(a.get(i), at));
        }
        yield new Toml.Array(source, offset, items);
      }
      case String s -> new Toml.Str(string(s, offset));
      case Long n -> new Toml.Int(source, offset, wordLength(offset), n);
      case Double d -> new Toml.Real(source, offset, wordLength(offset), d);
      case Boolean b -> new Toml.Bool(source, offset, wordLength(offset), b);
      default -> new Toml.Date(source, offset, wordLength(offset));
    };
  }

  private boolean isInlineTable(int keyOffset) {
    if (keyOffset >= text.length() || text.charAt(keyOffset) == '[') {
      return false;
    }
    int at = afterEquals(keyOffset);
    return at < text.length() && text.charAt(at) == '{';
  }

  /** Returns where the value of the key at {@code i} begins: after the first = outside quotes. */
  private int afterEquals(int i) {
    while (i < text.length() && text.charAt(i) != '=') {
      char c = text.charAt(i);
      i++;
      if (c == '"' || c == '\'') {
        while (i < text.length() && text.charAt(i) != c) {
          i += c == '"' && text.charAt(i) == '\\' ? 2 : 1;
        }
        i++;
      }
    }
    i++;
    while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return Math.min(i, text.length());
  }

  private int wordLength(int i) {
    int end = i;
    while (end < text.length() && " \t\r\n,]}#".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return Math.max(1, end - i);
  }

  /** Finds the place of every character of the string that is written at {@code i}. */
  private Text string(String value, int i) {
    int[] offsets = new int[value.length() + 1];
    StringBuilder read = new StringBuilder(value.length());
    boolean multi = text.startsWith("\"\"\"", i) || text.startsWith("'''", i);
    boolean basic = i < text.length() && text.charAt(i) == '"';
    int at = i + (multi ? 3 : 1);
    if (multi) {
      at += text.startsWith("\r\n", at) ? 2 : text.startsWith("\n", at) ? 1 : 0;
    }
    int start = Math.min(at, text.length());
    while (at < text.length() && read.length() < value.length()) {
      int n = read.length();
      int next = basic && text.charAt(at) == '\\' ? escape(at, read) : at + 1;
      if (next == at + 1) {
        read.append(text.charAt(at));
      }
      for (int k = n; k < read.length() && k < value.length(); k++) {
        offsets[k] = at;
      }
      at = next;
    }
    if (!read.toString().equals(value)) {
      // a spelling that is not understood here: the string begins where it begins
      Arrays.fill(offsets, start);
      return new Text(source, value, offsets);
    }
    offsets[value.length()] = Math.min(at, text.length());
    return new Text(source, value, offsets);
  }

  /** Reads the escape sequence at {@code i}, appends what it stands for, returns its end. */
  private int escape(int i, StringBuilder out) {
    char c = i + 1 < text.length() ? text.charAt(i + 1) : '\\';
    int digits = c == 'u' ? 4 : c == 'U' ? 8 : c == 'x' ? 2 : 0;
    if (digits > 0 && i + 2 + digits <= text.length()) {
      out.appendCodePoint(Integer.parseInt(text, i + 2, i + 2 + digits, 16));
      return i + 2 + digits;
    }
    if (Character.isWhitespace(c)) {
      // a backslash at the end of a line: the white space up to the next word is left out
      int at = i + 1;
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return at;
    }
    int which = "btnfre\"\\".indexOf(c);
    out.append(which < 0 ? c : "\b\t\n\f\r\u001b\"\\".charAt(which));
    return i + 2;
  }
}
