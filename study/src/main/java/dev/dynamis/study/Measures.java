package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes what measures the cases of a study, from what its text asks for. */
final class Measures {
  private final ClassLoader classes;

  /**
   * Makes a maker.
   *
   * @param classes knows the metrics of users
   */
  Measures(ClassLoader classes) {
    this.classes = classes;
  }

  /** Makes all metrics of a study; what is wrong with them is told. */
  List<Metric> make(List<StudySpec.Measure> wanted, DynamicalSystem system, Problems problems) {
    List<Metric> all = new ArrayList<>();
    for (StudySpec.Measure m : wanted) {
      try {
        all.add(make(m, system));
      } catch (IllegalArgumentException | SimulationException e) {
        problems.error(Problems.METRIC, m.place(), e.getMessage(), "");
      }
    }
    return all;
  }

  private Metric make(StudySpec.Measure m, DynamicalSystem system) {
    return switch (m.kind()) {
      case "settling" ->
          new Settling(
              m.quantities().getFirst(),
              number(m, "band", Double.NaN),
              number(m, "target", Double.NaN));
      case "crossings" ->
          new Crossings(
              m.quantities().getFirst(),
              number(m, "level", 0),
              m.options().getOrDefault("direction", "both"));
      case "events" -> new EventCounts(system, m.quantities());
      case "lyapunov" ->
          new Exponents(
              system,
              (int) number(m, "exponents", 1),
              number(m, "time", Double.NaN),
              number(m, "transient", Double.NaN));
      case "rest" -> new Rest(system);
      case "class" -> ofUser(m);
      default -> new Statistic(m.kind(), m.quantities());
    };
  }

  private static double number(StudySpec.Measure m, String key, double otherwise) {
    String text = m.options().get(key);
    if (text == null) {
      return otherwise;
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + " is '" + text + "', expected a number", e);
    }
  }

  /** Nothing of a class runs before it is known to be a metric. */
  private Metric ofUser(StudySpec.Measure m) {
    String name = m.options().get("class");
    Map<String, String> options = new LinkedHashMap<>(m.options());
    options.remove("class");
    try {
      Class<?> found = Class.forName(name, false, classes);
      if (!Metric.class.isAssignableFrom(found)) {
        throw new IllegalArgumentException(
            name + " is no metric; a metric implements " + Metric.class.getName());
      }
      Metric made = (Metric) found.getConstructor().newInstance();
      made.configure(options);
      if (made.columns().isEmpty()) {
        throw new IllegalArgumentException(name + " measures nothing: it has no columns");
      }
      return made;
    } catch (ClassNotFoundException | LinkageError e) {
      throw new IllegalArgumentException(
          "there is no class '" + name + "' on the class path; add its jar or folder", e);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(
          "the constructor of " + name + " failed: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          name + " needs to be public, with a public constructor without arguments", e);
    }
  }
}
