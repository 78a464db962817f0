package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Files of presets: {@code [__presets__] schema = "dynlib-presets-v1"} and any number of {@code
 * [presets.NAME.params]} and {@code [presets.NAME.states]}.
 */
public final class PresetFile {
  private static final String SCHEMA = "dynlib-presets-v1";

  private PresetFile() {}

  /**
   * Reads presets.
   *
   * @param source name of the text for messages
   * @throws ModelException with all problems of the text
   */
  public static List<Preset> read(String source, String text) {
    Problems problems = new Problems();
    List<Preset> presets = new ArrayList<>();
    TomlReader.read(new SourceText(source, text), problems)
        .ifPresent(doc -> read(doc, problems, presets));
    problems.throwIfErrors();
    return presets;
  }

  private static void read(Toml.Table doc, Problems problems, List<Preset> presets) {
    TableReader read = new TableReader(problems);
    read.onlyKeys(doc, List.of("__presets__", "presets"), "");
    Toml.Table head = read.table(doc, "__presets__", "[__presets__]");
    Optional<Text> schema =
        head == null ? Optional.empty() : read.string(head, "schema", "[__presets__].schema");
    if (schema.isEmpty() || !schema.get().value().equals(SCHEMA)) {
      problems.error(
          Code.PRESET_FILE,
          doc.source(),
          schema.map(s -> s.offset(0)).orElse(0),
          1,
          "[__presets__]",
          schema.isEmpty() ? "the schema is missing" : "the schema is '" + schema.get() + "'",
          "write schema = \"" + SCHEMA + "\" below [__presets__]");
    }
    Toml.Table t = read.table(doc, "presets", "[presets]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        preset(read, e)
            .ifPresent(
                p ->
                    presets.add(
                        new Preset(
                            p.name(),
                            values(p.parameters()),
                            values(p.states()),
                            place(p.at(), p.name()))));
      }
    }
  }

  static Place place(Toml.Value at, String name) {
    return at.source().place(at.offset(), "[presets." + name + "]");
  }

  static SequencedMap<String, Double> values(Map<String, SpecTree.Value> from) {
    SequencedMap<String, Double> values = new LinkedHashMap<>();
    from.forEach((k, v) -> values.put(k, v.value()));
    return values;
  }

  /** Reads one preset. */
  static Optional<SpecTree.PresetSpec> preset(TableReader read, Toml.Entry e) {
    String element = "[presets." + e.key() + "]";
    Toml.Table t = read.table(e, element);
    if (t == null) {
      return Optional.empty();
    }
    read.onlyKeys(t, List.of("params", "states"), element);
    Map<String, SpecTree.Value> params = numbers(read, t, "params", element);
    Map<String, SpecTree.Value> states = numbers(read, t, "states", element);
    if (t.entries().isEmpty() || (params.isEmpty() && states.isEmpty())) {
      read.problems()
          .error(
              Code.PRESET,
              e,
              element,
              "a preset without values",
              "set at least one parameter or state");
    }
    return Optional.of(new SpecTree.PresetSpec(e.key(), t, params, states));
  }

  private static Map<String, SpecTree.Value> numbers(
      TableReader read, Toml.Table t, String key, String element) {
    Map<String, SpecTree.Value> values = new LinkedHashMap<>();
    Toml.Table sub = read.table(t, key, element + "." + key);
    if (sub != null) {
      for (Toml.Entry e : sub.entries().values()) {
        String at = element + "." + key + "." + e.key();
        if (e.value() instanceof Toml.Int || e.value() instanceof Toml.Real) {
          read.number(e.value(), at, Map.of())
              .ifPresent(v -> values.put(e.key(), new SpecTree.Value(v, e.value())));
        } else {
          read.wrongType(e.value(), at, "a number", "write a number without quotes");
          values.put(e.key(), new SpecTree.Value(0, e.value()));
        }
      }
    }
    return values;
  }

  /** Returns presets as the text of a file. */
  public static String write(List<Preset> presets) {
    StringBuilder b = new StringBuilder("[__presets__]\nschema = \"" + SCHEMA + "\"\n");
    for (Preset p : presets) {
      table(b, p.name(), "params", p.parameters());
      table(b, p.name(), "states", p.states());
    }
    return b.toString();
  }

  private static void table(StringBuilder b, String name, String what, Map<String, Double> values) {
    if (values.isEmpty()) {
      return;
    }
    b.append("\n[presets.").append(key(name)).append('.').append(what).append("]\n");
    values.forEach((k, v) -> b.append(key(k)).append(" = ").append(number(v)).append('\n'));
  }

  private static String key(String s) {
    boolean bare = !s.isEmpty() && s.chars().allMatch(PresetFile::isBare);
    return bare ? s : "\"" + org.tomlj.Toml.tomlEscape(s) + "\"";
  }

  private static boolean isBare(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '_'
        || c == '-';
  }

  /** Returns a number so that reading it gives the same bits. */
  private static String number(double v) {
    if (Double.isNaN(v)) {
      return "nan";
    }
    if (Double.isInfinite(v)) {
      return v > 0 ? "inf" : "-inf";
    }
    return Double.toString(v).replace('E', 'e');
  }
}
