package dev.dynamis.study;

import dev.dynamis.core.Distribution;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.equations.model.Place;
import dev.dynamis.mechanics.sim.Excitation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** Reads the text of a study: what is wrong with it is told at once, each thing with its place. */
final class StudyReader {
  /** Longest text in characters. */
  static final int LONGEST = 4_000_000;

  private static final Set<String> STUDY =
      Set.of("name", "model", "design", "cases", "seed", "description");
  private static final Set<String> RUN =
      Set.of(
          "time",
          "steps",
          "transient",
          "dt",
          "stepper",
          "keyframe",
          "control",
          "amplitude",
          "noise",
          "stop");
  private static final Set<String> KEEP =
      Set.of(
          "every",
          "columns",
          "final",
          "min",
          "max",
          "mean",
          "std",
          "settling",
          "crossings",
          "events",
          "lyapunov",
          "rest",
          "metrics");
  private static final List<String> STATISTICS = List.of("final", "min", "max", "mean", "std");

  private final String source;
  private final Problems problems = new Problems();

  private StudyReader(String source) {
    this.source = source;
  }

  /**
   * Reads a text.
   *
   * @throws ModelException with everything that is wrong
   */
  static StudySpec read(String source, String text) {
    return new StudyReader(source).study(text);
  }

  private TomlParseResult parse(String text, Place top) {
    try {
      return Toml.parse(text);
    } catch (NullPointerException e) {
      // tomlj 2.2 fails so where an inline table ends in the middle of an entry
      problems.error(
          Problems.NOT_TOML,
          top,
          "this is not TOML: a table in braces is not complete",
          "write { key = value, key = value }, all on one line");
      problems.throwIfAny();
      throw e;
    }
  }

  private StudySpec study(String text) {
    Place top = new Place(source, 0, 0, "");
    if (text.length() > LONGEST) {
      problems.error(
          Problems.OUT_OF_RANGE,
          top,
          "the text has " + text.length() + " characters, a study may have " + LONGEST,
          "give ranges or distributions instead of lists");
      problems.throwIfAny();
    }
    TomlParseResult toml = parse(text, top);
    toml.errors()
        .forEach(
            e ->
                problems.error(
                    Problems.NOT_TOML,
                    new Place(source, e.position().line(), e.position().column(), ""),
                    "this is not TOML: " + e.getMessage(),
                    "see toml.io for the form of such a text"));
    problems.throwIfAny();
    TomlSection all = new TomlSection(source, toml, "", top, problems);
    all.onlyKeys(Set.of("study", "set", "vary", "run", "keep"));
    TomlSection study = all.section("study", "[study]");
    study.onlyKeys(STUDY);
    if (!study.has("model")) {
      problems.error(
          Problems.MISSING,
          study.place(),
          "there is no model",
          "give [study] a line model = \"FILE\" or model = \"builtin://map/logistic\"");
    }
    List<Axis> axes = axes(all.section("vary", "[vary]"));
    boolean drawn = axes.stream().anyMatch(Axis::isDrawn);
    if (drawn && !study.has("cases")) {
      problems.error(
          Problems.MISSING,
          study.place(),
          "something is drawn, but nothing says how often",
          "give [study] a line cases = 1000");
    }
    StudySpec spec =
        new StudySpec(
            source,
            study.text("name", defaultName()),
            study.text("model", ""),
            study.place("model"),
            word(SampleDesign.class, study, "design", SampleDesign.RANDOM),
            (int) study.whole("cases", 1, 1, Integer.MAX_VALUE),
            study.whole("seed", 1, 0, Long.MAX_VALUE),
            fixed(all.section("set", "[set]")),
            axes,
            run(all.section("run", "[run]")),
            keep(all.section("keep", "[keep]")));
    problems.throwIfAny();
    return spec;
  }

  private String defaultName() {
    String file = source.substring(source.replace('\\', '/').lastIndexOf('/') + 1);
    return file.replaceFirst("(\\.study)?\\.toml$", "");
  }

  private <E extends Enum<E>> E word(Class<E> type, TomlSection t, String key, E otherwise) {
    String text = t.text(key, otherwise.name());
    List<String> words =
        Arrays.stream(type.getEnumConstants()).map(e -> e.name().toLowerCase(Locale.ROOT)).toList();
    int i = words.indexOf(text.toLowerCase(Locale.ROOT));
    if (i < 0) {
      problems.error(
          Problems.OUT_OF_RANGE,
          t.place(key),
          "'" + text + "' is none of " + String.join(", ", words),
          Nearest.suggestion(text, words));
      return otherwise;
    }
    return type.getEnumConstants()[i];
  }

  private static List<StudySpec.Fixed> fixed(TomlSection t) {
    List<StudySpec.Fixed> all = new ArrayList<>();
    for (String key : t.keys()) {
      switch (t.get(key)) {
        case TomlArray a -> {
          double[] numbers = t.numbers(key);
          String text = Arrays.toString(numbers);
          all.add(
              new StudySpec.Fixed(
                  key, text.substring(1, text.length() - 1).replace(" ", ""), t.place(key)));
        }
        case String s -> all.add(new StudySpec.Fixed(key, s, t.place(key)));
        case Boolean b -> all.add(new StudySpec.Fixed(key, b.toString(), t.place(key)));
        case Object v ->
            all.add(new StudySpec.Fixed(key, Double.toString(t.number(key, 0)), t.place(key)));
      }
    }
    return all;
  }

  // --- what varies

  private List<Axis> axes(TomlSection t) {
    List<Axis> all = new ArrayList<>();
    for (String key : t.keys()) {
      Axis axis =
          switch (t.get(key)) {
            case TomlArray a -> list(t, key);
            case String s -> drawn(t.place(key), key, '=', s);
            case TomlTable range -> table(t.section(range, key), key);
            case Object v -> {
              t.wrong(
                  t.place(key),
                  v,
                  "a list, a range or a distribution",
                  "write [1, 2], { from = 0, to = 1, count = 11 } or \"uniform(0, 1)\"; a value"
                      + " that all cases share belongs to [set]");
              yield null;
            }
          };
      if (axis != null) {
        all.add(axis);
      }
    }
    return all;
  }

  private Axis list(TomlSection t, String key) {
    double[] values = t.numbers(key);
    if (values == null) {
      return null;
    }
    if (values.length == 0) {
      problems.error(
          Problems.OUT_OF_RANGE, t.place(key), "the list is empty", "give it one value or more");
      return null;
    }
    return new Axis(key, Axis.Range.list(values), null, '=', t.place(key));
  }

  private Axis drawn(Place at, String key, char operator, String text) {
    try {
      return new Axis(key, null, Distribution.parse(text), operator, at);
    } catch (IllegalArgumentException e) {
      problems.error(Problems.OUT_OF_RANGE, at, e.getMessage(), "");
      return null;
    }
  }

  private Axis table(TomlSection t, String key) {
    t.onlyKeys(Set.of("from", "to", "count", "scale", "values", "draw", "times", "plus"));
    List<String> operators =
        t.keys().stream().filter(Set.of("draw", "times", "plus")::contains).toList();
    if (!operators.isEmpty()) {
      String one = operators.getFirst();
      char operator = one.equals("times") ? '*' : one.equals("plus") ? '+' : '=';
      if (t.keys().size() > 1) {
        problems.error(
            Problems.OUT_OF_RANGE,
            t.place(one),
            "'" + one + "' stands beside other keys",
            "give one of draw, times or plus, or a range");
        return null;
      }
      if (t.get(one) instanceof TomlArray) {
        double[] values = t.numbers(one);
        return values.length == 0
            ? list(t, one)
            : new Axis(key, Axis.Range.list(values), null, operator, t.place());
      }
      return drawn(t.place(one), key, operator, t.text(one, "0"));
    }
    if (t.has("values")) {
      Axis values = list(t, "values");
      return values == null ? null : new Axis(key, values.values(), null, '=', t.place());
    }
    return range(t, key);
  }

  private Axis range(TomlSection t, String key) {
    for (String needed : List.of("from", "to", "count")) {
      if (!t.has(needed)) {
        problems.error(
            Problems.MISSING,
            t.place(),
            "a range needs '" + needed + "'",
            "write { from = 0, to = 1, count = 11 }");
        return null;
      }
    }
    double from = t.number("from", 0);
    double to = t.number("to", 0);
    long count = t.whole("count", 1, 1, Long.MAX_VALUE);
    String scale = t.text("scale", "linear");
    boolean logarithmic = scale.equals("log");
    if (!logarithmic && !scale.equals("linear")) {
      problems.error(
          Problems.OUT_OF_RANGE,
          t.place("scale"),
          "'" + scale + "' is neither linear nor log",
          Nearest.suggestion(scale, List.of("linear", "log")));
    }
    if (logarithmic && !(from > 0 && to > 0)) {
      problems.error(
          Problems.OUT_OF_RANGE,
          t.place("scale"),
          "a logarithmic range from " + from + " to " + to,
          "give positive ends");
      return null;
    }
    if (from == to && count > 1) {
      problems.error(
          Problems.OUT_OF_RANGE,
          t.place("count"),
          "the range from " + from + " to " + to + " is empty, but has " + count + " values",
          "give different ends");
      return null;
    }
    return new Axis(key, new Axis.Range(null, from, to, count, logarithmic), null, '=', t.place());
  }

  // --- how a case runs

  private StudySpec.Run run(TomlSection t) {
    t.onlyKeys(RUN);
    if (t.has("time") == t.has("steps")) {
      problems.error(
          Problems.MISSING,
          t.place(),
          t.has("time") ? "both time and steps are given" : "nothing says how long a case runs",
          "give [run] either a line time = 10 or a line steps = 1000");
    }
    double time = t.has("time") ? positive(t, "time") : Double.NaN;
    List<StudySpec.Bound> stops = new ArrayList<>();
    for (TomlSection s : t.sections("stop")) {
      s.onlyKeys(Set.of("of", "below", "above"));
      if (!s.has("below") && !s.has("above")) {
        problems.error(
            Problems.MISSING,
            t.place("stop"),
            "there is no bound",
            "write { of = \"z\", below = 0.5 } or above");
      }
      stops.add(
          new StudySpec.Bound(
              needed(s, "of"),
              s.number("below", Double.NEGATIVE_INFINITY),
              s.number("above", Double.POSITIVE_INFINITY),
              t.place("stop")));
    }
    double before = t.number("transient", 0);
    if (before < 0) {
      problems.error(
          Problems.OUT_OF_RANGE, t.place("transient"), before + " is negative", "give 0 or more");
    }
    Map<String, Place> places = new HashMap<>(Map.of("", t.place()));
    t.keys().forEach(key -> places.put(key, t.place(key)));
    return new StudySpec.Run(
        time,
        t.whole("steps", 0, 1, Integer.MAX_VALUE),
        before,
        t.has("dt") ? positive(t, "dt") : 0,
        t.text("stepper", ""),
        t.text("keyframe", ""),
        word(Excitation.Kind.class, t, "control", Excitation.Kind.KEEP),
        t.number("amplitude", Excitation.AMPLITUDE),
        t.flag("noise", false),
        stops,
        places);
  }

  private double positive(TomlSection t, String key) {
    double x = t.number(key, 1);
    if (!(x > 0)) {
      problems.error(
          Problems.OUT_OF_RANGE, t.place(key), x + " is not positive", "give a number above 0");
    }
    return x;
  }

  private String needed(TomlSection t, String key) {
    if (!t.has(key)) {
      problems.error(
          Problems.MISSING, t.place(), "'" + key + "' is missing", "write { " + key + " = \"x\" }");
    }
    return t.text(key, "");
  }

  // --- what is kept

  private StudySpec.Keep keep(TomlSection t) {
    t.onlyKeys(KEEP);
    List<StudySpec.Measure> all = new ArrayList<>();
    for (String kind : STATISTICS) {
      if (t.has(kind)) {
        all.add(new StudySpec.Measure(kind, t.texts(kind), Map.of(), t.place(kind)));
      }
    }
    tables(all, t, "settling", Set.of("of", "band", "target"), "of", "band");
    tables(all, t, "crossings", Set.of("of", "level", "direction"), "of", "level");
    if (t.get("events") instanceof Boolean ? t.flag("events", false) : t.has("events")) {
      List<String> names = t.get("events") instanceof Boolean ? List.of() : t.texts("events");
      all.add(new StudySpec.Measure("events", names, Map.of(), t.place("events")));
    }
    if (t.get("lyapunov") instanceof TomlTable) {
      tables(all, t, "lyapunov", Set.of("exponents", "time", "transient"));
    } else if (t.has("lyapunov")) {
      String count = Long.toString(t.whole("lyapunov", 1, 1, 1000));
      all.add(
          new StudySpec.Measure(
              "lyapunov", List.of(), Map.of("exponents", count), t.place("lyapunov")));
    }
    if (t.flag("rest", false)) {
      all.add(new StudySpec.Measure("rest", List.of(), Map.of(), t.place("rest")));
    }
    classes(all, t);
    return new StudySpec.Keep(
        (int) t.whole("every", 1, 1, Integer.MAX_VALUE),
        t.texts("columns"),
        t.place("columns"),
        all,
        t.place());
  }

  private void tables(
      List<StudySpec.Measure> to, TomlSection t, String key, Set<String> known, String... needed) {
    for (TomlSection s : t.sections(key)) {
      s.onlyKeys(known);
      for (String n : needed) {
        if (!s.has(n)) {
          problems.error(
              Problems.MISSING,
              t.place(key),
              "'" + n + "' is missing",
              "the keys are " + String.join(", ", known.stream().sorted().toList()));
        }
      }
      List<String> of = s.has("of") ? List.of(s.text("of", "")) : List.of();
      to.add(new StudySpec.Measure(key, of, options(s, "of"), t.place(key)));
    }
  }

  private void classes(List<StudySpec.Measure> to, TomlSection t) {
    if (!(t.get("metrics") instanceof TomlArray list)) {
      if (t.has("metrics")) {
        t.wrong(t.place("metrics"), t.get("metrics"), "a list", "write [\"com.acme.Overshoot\"]");
      }
      return;
    }
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) instanceof String name) {
        to.add(
            new StudySpec.Measure("class", List.of(), Map.of("class", name), t.place("metrics")));
      } else if (list.get(i) instanceof TomlTable table) {
        TomlSection s = t.section(table, "metrics");
        needed(s, "class");
        to.add(new StudySpec.Measure("class", List.of(), options(s, ""), t.place("metrics")));
      } else {
        t.wrong(t.place("metrics"), list.get(i), "the name of a class", "put it in quotes");
      }
    }
  }

  private static Map<String, String> options(TomlSection s, String except) {
    Map<String, String> all = new LinkedHashMap<>();
    for (String key : s.keys()) {
      if (!key.equals(except)) {
        all.put(key, String.valueOf(s.get(key)));
      }
    }
    return all;
  }
}
