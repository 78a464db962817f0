package dev.dynamis.equations;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.equations.internal.lang.ModelTexts;
import dev.dynamis.equations.internal.lang.SourceText;
import dev.dynamis.equations.internal.lang.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A value of a TOML file that knows its key and its place, for files that contain models among
 * other things.
 *
 * @since 0.1.0
 */
public final class TomlNode {
  private final Toml.Entry entry;

  private TomlNode(Toml.Entry entry) {
    this.entry = entry;
  }

  /**
   * Reads a text.
   *
   * @param source name of the text for messages
   * @return the table of the whole text
   * @throws ModelException if the text is not TOML, with all places where it is not
   */
  public static TomlNode read(String source, String text) {
    return new TomlNode(new Toml.Entry("", 0, ModelTexts.document(source, text)));
  }

  /** Returns its key; empty for the whole text, the place in the list for items of lists. */
  public String key() {
    return entry.key();
  }

  /** Returns what it is, for messages: {@code "a table"}, {@code "a string"}, ... */
  public String describe() {
    return entry.value().describe();
  }

  /** Returns whether it is a table. */
  public boolean isTable() {
    return entry.value() instanceof Toml.Table;
  }

  /** Returns whether it is a list. */
  public boolean isList() {
    return entry.value() instanceof Toml.Array;
  }

  /** Returns whether it is a string. */
  public boolean isString() {
    return entry.value() instanceof Toml.Str;
  }

  /** Returns whether it is true or false. */
  public boolean isBoolean() {
    return entry.value() instanceof Toml.Bool;
  }

  /** Returns the entries of a table or the items of a list, in their order; others have none. */
  public List<TomlNode> children() {
    List<TomlNode> all = new ArrayList<>();
    if (entry.value() instanceof Toml.Table t) {
      t.entries().values().forEach(e -> all.add(new TomlNode(e)));
    } else if (entry.value() instanceof Toml.Array a) {
      for (Toml.Value v : a.items()) {
        all.add(new TomlNode(new Toml.Entry(Integer.toString(all.size()), v.offset(), v)));
      }
    }
    return all;
  }

  /** Returns the value of a key of a table, or null. */
  public TomlNode get(String key) {
    Toml.Entry e = entry.value() instanceof Toml.Table t ? t.entries().get(key) : null;
    return e == null ? null : new TomlNode(e);
  }

  /**
   * Returns the text of a string.
   *
   * @throws IllegalStateException if it is none
   */
  public String text() {
    if (entry.value() instanceof Toml.Str s) {
      return s.text().value();
    }
    throw new IllegalStateException(describe() + " is no string");
  }

  /** Returns a number or the value of a numeric expression in quotes; nothing if it is neither. */
  public OptionalDouble number() {
    return switch (entry.value()) {
      case Toml.Int i -> OptionalDouble.of(i.value());
      case Toml.Real r -> OptionalDouble.of(r.value());
      case Toml.Str s -> ModelTexts.number(s.text());
      default -> OptionalDouble.empty();
    };
  }

  /**
   * Returns whether it is true.
   *
   * @throws IllegalStateException if it is neither true nor false
   */
  public boolean truth() {
    if (entry.value() instanceof Toml.Bool b) {
      return b.value();
    }
    throw new IllegalStateException(describe() + " is neither true nor false");
  }

  /** Makes a diagnostic about the value, with its line and column. */
  public Diagnostic about(
      Severity severity, String code, String element, String problem, String fix) {
    Toml.Value v = entry.value();
    return about(severity, code, element, problem, fix, v.offset(), v.length());
  }

  /** Makes a diagnostic about the key, with its line and column. */
  public Diagnostic aboutKey(
      Severity severity, String code, String element, String problem, String fix) {
    int length = Math.max(1, entry.key().length());
    return about(severity, code, element, problem, fix, entry.keyOffset(), length);
  }

  private Diagnostic about(
      Severity severity,
      String code,
      String element,
      String problem,
      String fix,
      int offset,
      int length) {
    SourceText source = entry.value().source();
    return new Diagnostic(
        severity,
        code,
        source.name(),
        source.line(offset),
        source.column(offset),
        element,
        problem + source.excerpt(offset, length),
        fix);
  }

  Toml.Entry entry() {
    return entry;
  }

  Toml.Value value() {
    return entry.value();
  }

  Toml.Table table() {
    if (entry.value() instanceof Toml.Table t) {
      return t;
    }
    throw new IllegalArgumentException(describe() + " where a table was expected");
  }
}
