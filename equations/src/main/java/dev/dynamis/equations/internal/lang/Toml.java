package dev.dynamis.equations.internal.lang;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** A TOML document as a tree in which every value knows its place in the text. */
public final class Toml {
  private Toml() {}

  /**
   * A key and its value.
   *
   * @param key the last part of the key
   * @param keyOffset where the key, or the table's header, begins in the source
   */
  public record Entry(String key, int keyOffset, Value value) {}

  /** A value with its place. */
  public sealed interface Value {
    SourceText source();

    /** Where the value begins; for strings, the first character after the quotes. */
    int offset();

    /** How many characters of the source to underline. */
    default int length() {
      return 1;
    }

    /** What it is, for messages. */
    String describe();
  }

  public record Table(SourceText source, int offset, SequencedMap<String, Entry> entries)
      implements Value {
    public Table {
      entries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(entries));
    }

    /** Returns the value of a key, or null. */
    public Value get(String key) {
      Entry e = entries.get(key);
      return e == null ? null : e.value();
    }

    @Override
    public String describe() {
      return "a table";
    }
  }

  public record Array(SourceText source, int offset, List<Value> items) implements Value {
    public Array {
      items = List.copyOf(items);
    }

    @Override
    public String describe() {
      return "a list";
    }
  }

  public record Str(Text text) implements Value {
    @Override
    public SourceText source() {
      return text.source();
    }

    @Override
    public int offset() {
      return text.offset(0);
    }

    @Override
    public int length() {
      return text.offset(text.length()) - text.offset(0);
    }

    @Override
    public String describe() {
      return "a string";
    }
  }

  public record Int(SourceText source, int offset, int length, long value) implements Value {
    @Override
    public String describe() {
      return "a whole number";
    }
  }

  public record Real(SourceText source, int offset, int length, double value) implements Value {
    @Override
    public String describe() {
      return "a number";
    }
  }

  public record Bool(SourceText source, int offset, int length, boolean value) implements Value {
    @Override
    public String describe() {
      return "a boolean";
    }
  }

  /** A date or time, which no model uses. */
  public record Date(SourceText source, int offset, int length) implements Value {
    @Override
    public String describe() {
      return "a date or time";
    }
  }
}
