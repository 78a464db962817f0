package dev.dynamis.conformance.support;

import dev.dynamis.conformance.Reference;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Results of dynlib's analyses, with the models and settings that gave them. */
public final class DynlibAnalyses {
  private static final Path FILE = Path.of("src/test/resources/analysis/dynlib.json.gz");
  private static final Map<String, Object> ALL = read();

  private final Map<String, Object> members;

  private DynlibAnalyses(Map<String, Object> members) {
    this.members = members;
  }

  private static Map<String, Object> read() {
    try (var in = Files.newInputStream(FILE)) {
      return Reference.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @SuppressWarnings("unchecked") // an object of the recording
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  /** Returns the names of the cases of a section. */
  public static Set<String> names(String section) {
    return map(ALL.get(section)).keySet();
  }

  /** Returns one case. */
  public static DynlibAnalyses of(String section, String name) {
    Object found = map(ALL.get(section)).get(name);
    if (found == null) {
      throw new IllegalArgumentException("no case " + name + " in " + section);
    }
    return new DynlibAnalyses(map(found));
  }

  /** Returns whether a case has a member. */
  public boolean has(String member) {
    return members.containsKey(member);
  }

  /** Returns an object of the case. */
  public DynlibAnalyses in(String member) {
    return new DynlibAnalyses(map(members.get(member)));
  }

  /** Returns the names of the members. */
  public Set<String> members() {
    return members.keySet();
  }

  /** Returns a list of objects of the case. */
  public List<DynlibAnalyses> list(String member) {
    return ((List<?>) members.get(member)).stream().map(o -> new DynlibAnalyses(map(o))).toList();
  }

  /** Returns a text. */
  public String text(String member) {
    return (String) members.get(member);
  }

  /** Returns a number. */
  public double number(String member) {
    return number(members.get(member));
  }

  private static double number(Object value) {
    return value instanceof String s ? Double.parseDouble(s) : (Double) value;
  }

  /** Returns a list of numbers. */
  public double[] numbers(String member) {
    return numbers(members.get(member));
  }

  private static double[] numbers(Object value) {
    return value instanceof double[] d
        ? d
        : ((List<?>) value).stream().mapToDouble(DynlibAnalyses::number).toArray();
  }

  /** Returns a list of lists of numbers. */
  public double[][] rows(String member) {
    return ((List<?>) members.get(member))
        .stream().map(DynlibAnalyses::numbers).toArray(double[][]::new);
  }

  /** Returns the system of the case, in its first state, stepping as the case says. */
  public EquationSystem system(double dt) {
    String text = text("model");
    EquationModel model =
        text.startsWith("inline:")
            ? Models.parse("recorded.toml", text.substring("inline:".length()))
            : Models.load(text);
    SystemOptions options = SystemOptions.of(model);
    if (has("stepper") && !text("stepper").equals("map")) {
      options = options.withStepper(text("stepper"));
    }
    Simulation simulation = new Simulation(model, options.withDt(dt));
    Map<String, Double> values = new LinkedHashMap<>();
    for (String table : List.of("assign", "params")) {
      if (members.get(table) instanceof Map<?, ?> given) {
        given.forEach((k, v) -> values.put((String) k, number(v)));
      }
    }
    simulation.assign(values);
    return simulation.system();
  }
}
