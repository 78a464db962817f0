package dev.dynamis.study;

import dev.dynamis.core.SampleDesign;
import dev.dynamis.equations.model.Place;
import dev.dynamis.mechanics.sim.Excitation;
import java.util.List;
import java.util.Map;

/**
 * A study as its text says it, before its model is known.
 *
 * @param source the file, for messages
 * @param name a name for people
 * @param model the model's file or name
 * @param design how draws are spread
 * @param draws draws at every point of the grid; 1 if nothing is drawn
 * @param seed of everything that is drawn
 * @param fixed values that all cases share
 * @param axes what varies
 */
record StudySpec(
    String source,
    String name,
    String model,
    Place modelPlace,
    SampleDesign design,
    int draws,
    long seed,
    List<Fixed> fixed,
    List<Axis> axes,
    Run run,
    Keep keep) {

  /** A value that all cases share. */
  record Fixed(String name, String value, Place place) {}

  /**
   * How a case runs.
   *
   * @param time length in the model's time, NaN if steps are counted
   * @param steps number of steps or iterations, 0 if time is
   * @param before time, or steps, that pass before anything is kept
   * @param dt step of equations, 0 for the model's own
   * @param stepper of equations, empty for the model's own
   * @param keyframe of a mechanism to start from, empty for none
   * @param control what drives a mechanism
   * @param noise whether sensors have noise
   * @param stops conditions that end a case
   * @param places where the keys are that are given, and with an empty name the table
   */
  record Run(
      double time,
      long steps,
      double before,
      double dt,
      String stepper,
      String keyframe,
      Excitation.Kind control,
      double amplitude,
      boolean noise,
      List<Bound> stops,
      Map<String, Place> places) {

    /** Returns where a key is, or the table if it is not given. */
    Place place(String key) {
      return places.getOrDefault(key, places.get(""));
    }
  }

  /** A quantity that shall not leave bounds. */
  record Bound(String of, double below, double above, Place place) {}

  /**
   * What is kept of a case.
   *
   * @param every steps between two looks
   * @param columns quantities whose rows are kept
   * @param metrics what is measured
   */
  record Keep(
      int every, List<String> columns, Place columnsPlace, List<Measure> metrics, Place place) {}

  /**
   * Something that is measured.
   *
   * @param kind {@code final}, {@code min}, ..., or {@code class} for one of a user
   * @param quantities what it looks at
   * @param options its settings as text
   */
  record Measure(String kind, List<String> quantities, Map<String, String> options, Place place) {}

  /** Returns where the text asks for a quantity; a metric of a user asks for it by itself. */
  Place asksFor(String quantity) {
    if (keep.columns().contains(quantity)) {
      return keep.columnsPlace();
    }
    for (Measure m : keep.metrics()) {
      if (m.quantities().contains(quantity)) {
        return m.place();
      }
    }
    for (Bound b : run.stops()) {
      if (b.of().equals(quantity)) {
        return b.place();
      }
    }
    return keep.place();
  }
}
