package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;
import java.util.Map;

/**
 * Something that is measured in every case of a study. A class of a user with a public constructor
 * without arguments is named in the study's text:
 *
 * <pre>
 * [keep]
 * metrics = [{ class = "com.acme.Overshoot", of = "angle" }]
 * </pre>
 *
 * <p>Each worker has its own object, used for one case after the other; {@link #begin} must forget
 * what was before, so that results don't depend on which worker runs a case.
 *
 * @since 0.1.0
 */
public interface Metric {
  /**
   * Takes what the study's text gives besides the class, before anything else.
   *
   * @throws IllegalArgumentException if that makes no sense; the message is shown at its place
   */
  default void configure(Map<String, String> options) {}

  /** Returns the names of the columns that are measured, at least one. */
  List<String> columns();

  /** Returns the names of the quantities to look at: states, outputs and inputs. */
  default List<String> quantities() {
    return List.of();
  }

  /** Returns whether {@link #look} wants to be called while a case runs. */
  default boolean looks() {
    return true;
  }

  /** Begins a case, whose system is at the time from which on it is measured. */
  default void begin(DynamicalSystem system) {}

  /**
   * Looks at the quantities: at the beginning, and then after every step, or every so many.
   *
   * @param values in the order of {@link #quantities}; only to be read, and only now
   */
  default void look(double time, double[] values) {}

  /**
   * Ends a case.
   *
   * @param system at the end of the case; may be stepped on
   * @param values the quantities at the end
   * @param out receives a number for every column from {@code at} on
   */
  void end(DynamicalSystem system, double[] values, double[] out, int at);
}
