package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a model from a TOML document; see also {@link EquationReader} and {@link EventReader}. */
final class ModelReader {
  private static final List<String> TABLES =
      List.of(
          "model",
          "states",
          "params",
          "inputs",
          "constants",
          "equations",
          "aux",
          "functions",
          "events",
          "history",
          "sim",
          "presets",
          "mods");

  private static final List<String> MODEL_KEYS = List.of("type", "name", "label", "dtype");

  /** Keys of {@code [model]} for people, which are not read. */
  private static final List<String> NOTES =
      List.of(
          "author",
          "date",
          "description",
          "doi",
          "license",
          "notes",
          "reference",
          "tags",
          "title",
          "url",
          "version");

  private static final List<String> SIM_NUMBERS =
      List.of(
          "t0",
          "t_end",
          "dt",
          "atol",
          "rtol",
          "max_steps",
          "record_interval",
          "sample",
          "transient");

  private static final List<String> SIM_KEYS =
      List.of(
          "t0",
          "t_end",
          "dt",
          "stepper",
          "record",
          "atol",
          "rtol",
          "max_steps",
          "stop",
          "record_interval",
          "sample",
          "transient",
          "events",
          "legacy_lags");

  private final Toml.Table doc;
  private final SpecTree spec;
  private final Problems problems;
  private final TableReader read;
  private final Map<String, Double> constants = new LinkedHashMap<>();

  /** Whether the document is a table of a larger one, which needs neither a head nor states. */
  private final boolean part;

  private ModelReader(Toml.Table doc, SpecTree spec, boolean part) {
    this.doc = doc;
    this.spec = spec;
    this.part = part;
    this.problems = spec.problems;
    this.read = new TableReader(problems);
  }

  /** Reads a document into a spec, collecting problems in it. */
  static SpecTree read(Toml.Table doc, Problems problems) {
    SpecTree spec = new SpecTree(doc.source().name(), problems);
    new ModelReader(doc, spec, false).tables();
    return spec;
  }

  /**
   * Reads a model that is a table of a larger document: its kind is a key of that table, {@code
   * "ode"} if missing, and it may have no states.
   */
  static SpecTree readPart(Toml.Table table, Problems problems) {
    SpecTree spec = new SpecTree(table.source().name(), problems);
    new ModelReader(table, spec, true).tables();
    return spec;
  }

  private void tables() {
    for (Toml.Entry e : doc.entries().values()) {
      boolean known = TABLES.contains(e.key()) || (part && e.key().equals("type"));
      if (!known && !e.key().equals("meta") && !e.key().startsWith("x_")) {
        problems.error(
            Code.UNKNOWN_KEY,
            e,
            "[" + e.key() + "]",
            "unknown table; known are: " + Problems.list(TABLES),
            Problems.nearest(
                e.key(), TABLES, "remove it, or name it meta or x_" + e.key() + " to keep notes"));
      }
    }
    model();
    spec.constants = numbers("constants", constants);
    spec.constants.forEach((k, v) -> constants.put(k, v.value()));
    spec.states = numbers("states", constants);
    if (!part && !doc.entries().containsKey("states")) {
      missing("[states]", "list the states with their initial values");
    }
    spec.parameters = numbers("params", constants);
    spec.inputs = numbers("inputs", constants);
    new EquationReader(spec, read).read(doc);
    aux();
    functions();
    new EventReader(read).readAll(doc).forEach(e -> spec.events.put(e.name(), e));
    history();
    Toml.Table sim = read.table(doc, "sim", "[sim]");
    if (sim != null) {
      sim(spec, read, sim);
    }
    presets();
    mods();
  }

  private void missing(String table, String fix) {
    problems.error(
        Code.MISSING, doc.source(), 0, 1, table, "the table " + table + " is missing", fix);
  }

  private void model() {
    if (part) {
      read.string(doc, "type", "type").ifPresent(s -> kind(s, "type"));
      return;
    }
    Toml.Table t = read.table(doc, "model", "[model]");
    if (t == null) {
      if (!doc.entries().containsKey("model")) {
        missing("[model]", "begin with [model] and type = \"ode\" or \"map\"");
      }
      return;
    }
    for (Toml.Entry e : t.entries().values()) {
      if (!MODEL_KEYS.contains(e.key()) && !NOTES.contains(e.key())) {
        read.unknown(e, MODEL_KEYS, "[model]");
      }
    }
    spec.name =
        read.string(t, "name", "[model].name")
            .or(() -> read.string(t, "label", "[model].label"))
            .map(Text::value);
    Optional<Text> type = read.string(t, "type", "[model].type");
    if (!t.entries().containsKey("type")) {
      problems.error(
          Code.MISSING,
          doc.entries().get("model"),
          "[model]",
          "the key type is missing",
          "write type = \"ode\" or type = \"map\"");
    }
    type.ifPresent(s -> kind(s, "[model].type"));
    read.string(t, "dtype", "[model].dtype").ifPresent(this::dtype);
  }

  private void kind(Text s, String element) {
    switch (s.value()) {
      case "ode" -> spec.kind = SystemKind.ODE;
      case "map" -> spec.kind = SystemKind.MAP;
      default ->
          problems.error(
              Code.BAD_VALUE,
              s,
              element,
              "'" + s + "' is not a kind of model",
              Problems.nearest(
                  s.value(),
                  List.of("ode", "map"),
                  "write \"ode\" for differential equations or \"map\" for iterations"));
    }
  }

  private void dtype(Text s) {
    Optional<Dtype> d = Dtype.named(s.value());
    if (d.isEmpty()) {
      List<String> known = Arrays.stream(Dtype.values()).map(Dtype::toString).toList();
      problems.error(
          Code.BAD_VALUE,
          s,
          "[model].dtype",
          "'" + s + "' is not a type of numbers; known are: " + Problems.list(known),
          Problems.nearest(s.value(), known, "use float64"));
    } else if (spec.kind == SystemKind.ODE && d.get().isInteger()) {
      problems.error(
          Code.BAD_VALUE,
          s,
          "[model].dtype",
          "differential equations can't have the whole numbers of '" + s + "'",
          "use float64 or float32");
    } else {
      spec.dtype = d.get();
    }
  }

  /** Reads a table of numbers; in {@code [constants]} each may use those before it. */
  private Map<String, SpecTree.Value> numbers(String table, Map<String, Double> constants) {
    Map<String, SpecTree.Value> values = new LinkedHashMap<>();
    Toml.Table t = read.table(doc, table, "[" + table + "]");
    if (t != null) {
      boolean define = table.equals("constants");
      Map<String, Double> known = define ? new LinkedHashMap<>() : constants;
      for (Toml.Entry e : t.entries().values()) {
        String element = "[" + table + "]." + e.key();
        Optional<Double> v = read.number(e.value(), element, known);
        values.put(e.key(), new SpecTree.Value(v.orElse(0.0), e.value()));
        if (define) {
          known.put(e.key(), v.orElse(0.0));
        }
      }
    }
    return values;
  }

  private void aux() {
    Toml.Table t = read.table(doc, "aux", "[aux]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        aux(read, e, "[aux." + e.key() + "]").ifPresent(d -> spec.aux.put(e.key(), d));
      }
    }
  }

  /** Reads an auxiliary quantity. */
  static Optional<Definition> aux(TableReader read, Toml.Entry e, String element) {
    if (e.value() instanceof Toml.Str s) {
      return Optional.of(new Definition(e.key(), s.text(), element));
    }
    read.wrongType(e.value(), element, "an expression in quotes", "put it in quotes");
    return Optional.empty();
  }

  private void functions() {
    Toml.Table t = read.table(doc, "functions", "[functions]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        function(read, e, "[functions." + e.key() + "]")
            .ifPresent(d -> spec.functions.put(e.key(), d));
      }
    }
  }

  /** Reads a function. */
  static Optional<Definition> function(TableReader read, Toml.Entry e, String element) {
    Toml.Table t = read.table(e, element);
    if (t == null) {
      return Optional.empty();
    }
    read.onlyKeys(t, List.of("args", "expr"), element);
    List<String> args = new ArrayList<>();
    for (Text a : read.strings(t, "args", element + ".args")) {
      if (!Lexer.isName(a.value()) || ExprParser.KEYWORDS.contains(a.value())) {
        read.problems()
            .error(
                Code.BAD_NAME,
                a,
                element + ".args",
                "'" + a + "' is not a name",
                "use letters, digits and _, beginning with a letter");
      } else if (args.contains(a.value())) {
        read.problems()
            .error(
                Code.NAME_CLASH,
                a,
                element + ".args",
                "the argument '" + a + "' is listed twice",
                "give every argument a name of its own");
      } else {
        args.add(a.value());
      }
    }
    Optional<Text> expr = read.string(t, "expr", element + ".expr");
    if (!t.entries().containsKey("expr")) {
      read.problems()
          .error(Code.MISSING, e, element, "the key expr is missing", "add expr = \"...\"");
    }
    return expr.map(x -> new Definition(e.key(), args, x, element + ".expr"));
  }

  private void history() {
    Toml.Table t = read.table(doc, "history", "[history]");
    if (t == null) {
      return;
    }
    for (Toml.Entry e : t.entries().values()) {
      String element = "[history." + e.key() + "]";
      if (!spec.states.containsKey(e.key())) {
        problems.error(
            Code.HISTORY,
            e,
            element,
            "there is no state '" + e.key() + "'",
            Problems.nearest(
                e.key(),
                spec.states.keySet(),
                "states are: " + Problems.list(spec.states.keySet())));
        continue;
      }
      expression(read, e, element).ifPresent(d -> spec.history.put(e.key(), d));
    }
  }

  /** Reads an expression: a string, or a number without quotes. */
  static Optional<Definition> expression(TableReader read, Toml.Entry e, String element) {
    switch (e.value()) {
      case Toml.Str s:
        return Optional.of(new Definition(e.key(), s.text(), element));
      case Toml.Int i:
        return Optional.of(constant(e.key(), i.source(), i, element));
      case Toml.Real r:
        return Optional.of(constant(e.key(), r.source(), r, element));
      default:
        read.wrongType(e.value(), element, "an expression in quotes", "put it in quotes");
        return Optional.empty();
    }
  }

  /** Makes the expression of a number that is written without quotes. */
  static Definition constant(String name, SourceText source, Toml.Value v, String element) {
    String text = source.text().substring(v.offset(), v.offset() + v.length());
    int[] offsets = new int[text.length() + 1];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = v.offset() + i;
    }
    return new Definition(name, new Text(source, text, offsets), element);
  }

  /** Reads settings of runs into a spec, over those that it has. */
  static void sim(SpecTree spec, TableReader read, Toml.Table t) {
    for (Toml.Entry e : t.entries().values()) {
      String element = "[sim]." + e.key();
      if (SIM_NUMBERS.contains(e.key())) {
        read.number(e.value(), element, Map.of())
            .ifPresent(
                v -> {
                  spec.sim.numbers.put(e.key(), checked(read, e, v, element));
                  spec.sim.places.put(e.key(), e.value());
                });
        continue;
      }
      switch (e.key()) {
        case "stepper" -> {
          if (read.string(t, "stepper", element).isPresent()) {
            spec.sim.stepper = (Toml.Str) e.value();
          }
        }
        case "record", "legacy_lags" ->
            read.bool(t, e.key(), element).ifPresent(b -> spec.sim.flags.put(e.key(), b));
        case "events" ->
            read.string(t, "events", element)
                .ifPresent(s -> spec.sim.events = oneOf(read, s, List.of("first", "all"), element));
        case "stop" -> stop(spec, read, e);
        default -> spec.sim.options.put(e.key(), e.value());
      }
    }
  }

  private static double checked(TableReader read, Toml.Entry e, double v, String element) {
    boolean whole = e.key().equals("max_steps") || e.key().equals("record_interval");
    boolean positive = whole || e.key().equals("dt") || e.key().equals("sample");
    boolean atLeastZero = e.key().endsWith("tol") || e.key().equals("transient");
    if ((positive && !(v > 0)) || (atLeastZero && !(v >= 0)) || (whole && v != Math.rint(v))) {
      read.problems()
          .error(
              Code.BAD_VALUE,
              e.value(),
              element,
              v
                  + " where "
                  + (whole
                      ? "a whole number above 0"
                      : positive ? "a number above 0" : "a number of at least 0")
                  + " was expected",
              "change it, or leave it out to get the default");
    } else if (e.key().equals("record_interval") && v > Integer.MAX_VALUE) {
      read.problems()
          .error(Code.BAD_VALUE, e.value(), element, v + " is too large", "use record = false");
      return 1;
    }
    return v;
  }

  private static String oneOf(TableReader read, Text s, List<String> allowed, String element) {
    if (allowed.contains(s.value())) {
      return s.value();
    }
    read.problems()
        .error(
            Code.BAD_VALUE,
            s,
            element,
            "'" + s + "' is not one of: " + Problems.list(allowed),
            Problems.nearest(s.value(), allowed, "use one of them"));
    return allowed.get(0);
  }

  private static void stop(SpecTree spec, TableReader read, Toml.Entry e) {
    switch (e.value()) {
      case Toml.Str s -> spec.sim.stop = new Definition("stop", s.text(), "[sim].stop");
      case Toml.Table t -> {
        read.onlyKeys(t, List.of("cond", "phase"), "[sim.stop]");
        if (!t.entries().containsKey("cond")) {
          read.problems()
              .error(
                  Code.MISSING, e, "[sim.stop]", "the key cond is missing", "add cond = \"...\"");
        }
        read.string(t, "cond", "[sim.stop].cond")
            .ifPresent(c -> spec.sim.stop = new Definition("stop", c, "[sim.stop].cond"));
        read.string(t, "phase", "[sim.stop].phase")
            .ifPresent(p -> oneOf(read, p, List.of("post"), "[sim.stop].phase"));
      }
      case Toml.Value v ->
          read.wrongType(v, "[sim].stop", "a condition in quotes", "write stop = \"x > 1\"");
    }
  }

  private void presets() {
    Toml.Table t = read.table(doc, "presets", "[presets]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        PresetFile.preset(read, e).ifPresent(p -> spec.presets.put(p.name(), p));
      }
    }
  }

  private void mods() {
    Toml.Table t = read.table(doc, "mods", "[mods]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        ModTable.read(read, e, "mods." + e.key()).ifPresent(m -> spec.mods.put(e.key(), m));
      }
    }
  }

  /** Returns where a number of {@code [sim]} is written, or where the model is. */
  static Place place(SpecTree spec, String key) {
    Toml.Value at = spec.sim.places.get(key);
    return at == null
        ? new Place(spec.source, 0, 0, "[sim]." + key)
        : at.source().place(at.offset(), "[sim]." + key);
  }

  /** Returns the keys of {@code [sim]} that belong to no stepper. */
  static List<String> simKeys() {
    return SIM_KEYS;
  }
}
