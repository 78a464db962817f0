package dev.dynamis.study;

import dev.dynamis.core.Json;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes the text of a study by code, and makes the study.
 *
 * <pre>{@code
 * Study study =
 *     Study.builder("builtin://map/logistic")
 *         .vary("r", 2.8, 4, 2001)
 *         .vary("x", 0.2, 0.5)
 *         .steps(1000)
 *         .keep("min", "x")
 *         .keep("max", "x")
 *         .build();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StudyBuilder {
  private final Map<String, String> study = new LinkedHashMap<>();
  private final Map<String, String> set = new LinkedHashMap<>();
  private final Map<String, String> vary = new LinkedHashMap<>();
  private final Map<String, String> run = new LinkedHashMap<>();
  private final Map<String, List<String>> keep = new LinkedHashMap<>();
  private final Map<String, String> keepSettings = new LinkedHashMap<>();
  private final List<String> metrics = new ArrayList<>();
  private final List<String> stops = new ArrayList<>();
  private ClassLoader classes = Study.class.getClassLoader();

  StudyBuilder(String model) {
    study.put("model", Json.string(model));
  }

  /** Sets the name for people. */
  public StudyBuilder name(String name) {
    study.put("name", Json.string(name));
    return this;
  }

  /**
   * Says how often, how evenly and from which seed drawn values are drawn.
   *
   * @param cases draws at every point of the grid
   */
  public StudyBuilder draws(long cases, SampleDesign design, long seed) {
    study.put("cases", Long.toString(cases));
    study.put("design", Json.string(design.name().toLowerCase(Locale.ROOT)));
    study.put("seed", Long.toString(seed));
    return this;
  }

  /** Gives a parameter, initial state, input or edit a value that all cases share. */
  public StudyBuilder set(String name, double value) {
    set.put(name, number(value));
    return this;
  }

  /** Lets something have values of a list. */
  public StudyBuilder vary(String name, double... values) {
    vary.put(
        name,
        Arrays.stream(values)
            .mapToObj(StudyBuilder::number)
            .collect(Collectors.joining(", ", "[", "]")));
    return this;
  }

  /** Lets something go from one value to another, both included, in equal steps. */
  public StudyBuilder vary(String name, double from, double to, long count) {
    vary.put(
        name, "{ from = " + number(from) + ", to = " + number(to) + ", count = " + count + " }");
    return this;
  }

  /**
   * Lets something be drawn.
   *
   * @param distribution as in texts, such as {@code normal(0, 1)}
   */
  public StudyBuilder draw(String name, String distribution) {
    vary.put(name, Json.string(distribution));
    return this;
  }

  /** Multiplies the model's own value by a draw. */
  public StudyBuilder drawFactor(String name, String distribution) {
    vary.put(name, "{ times = " + Json.string(distribution) + " }");
    return this;
  }

  /** Sets how long a case runs, in the model's time. */
  public StudyBuilder time(double time) {
    run.put("time", number(time));
    return this;
  }

  /** Sets how long a case runs, in steps or iterations. */
  public StudyBuilder steps(long steps) {
    run.put("steps", Long.toString(steps));
    return this;
  }

  /** Sets what passes before anything is kept, in time, or in steps if these are counted. */
  public StudyBuilder transientTime(double before) {
    run.put("transient", number(before));
    return this;
  }

  /** Ends a case when a quantity leaves bounds; NaN is no bound. */
  public StudyBuilder stop(String quantity, double below, double above) {
    stops.add(
        "{ of = "
            + Json.string(quantity)
            + (Double.isNaN(below) ? "" : ", below = " + number(below))
            + (Double.isNaN(above) ? "" : ", above = " + number(above))
            + " }");
    return this;
  }

  /**
   * Sets another key of {@code [run]}, as the text would write it.
   *
   * @param value in TOML, so that a text has its quotes
   */
  public StudyBuilder runSetting(String key, String value) {
    run.put(key, value);
    return this;
  }

  /**
   * Keeps something of quantities.
   *
   * @param what {@code final}, {@code min}, {@code max}, {@code mean}, {@code std}, or {@code
   *     columns} for their whole course
   */
  public StudyBuilder keep(String what, String... quantities) {
    keep.computeIfAbsent(what, w -> new ArrayList<>()).addAll(List.of(quantities));
    return this;
  }

  /**
   * Sets another key of {@code [keep]}, as the text would write it, such as {@code lyapunov} to
   * {@code 1}.
   *
   * @param value in TOML
   */
  public StudyBuilder keepSetting(String key, String value) {
    keepSettings.put(key, value);
    return this;
  }

  /** Measures something of the caller's own; executors elsewhere need the class as well. */
  public StudyBuilder metric(Class<? extends Metric> type, Map<String, String> options) {
    classes = type.getClassLoader();
    StringBuilder b = new StringBuilder("{ class = ").append(Json.string(type.getName()));
    options.forEach((k, v) -> b.append(", ").append(key(k)).append(" = ").append(Json.string(v)));
    metrics.add(b.append(" }").toString());
    return this;
  }

  /** Returns the text that was written so far. */
  public String text() {
    StringBuilder b = new StringBuilder();
    table(b, "study", study);
    table(b, "set", set);
    table(b, "vary", vary);
    Map<String, String> running = new LinkedHashMap<>(run);
    if (!stops.isEmpty()) {
      running.put("stop", "[" + String.join(", ", stops) + "]");
    }
    table(b, "run", running);
    Map<String, String> keeping = new LinkedHashMap<>(keepSettings);
    keep.forEach(
        (what, names) ->
            keeping.put(
                what,
                names.stream().map(Json::string).collect(Collectors.joining(", ", "[", "]"))));
    if (!metrics.isEmpty()) {
      keeping.put("metrics", "[" + String.join(", ", metrics) + "]");
    }
    table(b, "keep", keeping);
    return b.toString();
  }

  private static void table(StringBuilder b, String name, Map<String, String> entries) {
    if (!entries.isEmpty()) {
      b.append('[').append(name).append("]\n");
      entries.forEach((k, v) -> b.append(key(k)).append(" = ").append(v).append('\n'));
    }
  }

  private static String key(String name) {
    return name.matches("[A-Za-z0-9_-]+") ? name : Json.string(name);
  }

  private static String number(double v) {
    return Double.isNaN(v) ? "nan" : Double.isInfinite(v) ? (v > 0 ? "inf" : "-inf") : "" + v;
  }

  /**
   * Makes the study of a model of the library.
   *
   * @throws dev.dynamis.core.ModelException with everything that is wrong
   */
  public Study build() {
    return build(Resources.none());
  }

  /** Makes the study of a model in a folder. */
  public Study build(Path folder) {
    return build(Resources.folder(folder));
  }

  /** Makes the study of a model in files from anywhere. */
  public Study build(Resources files) {
    return new Study("study", text(), new ModelFiles(files), classes);
  }
}
