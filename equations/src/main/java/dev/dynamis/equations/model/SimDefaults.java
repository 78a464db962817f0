package dev.dynamis.equations.model;

import java.util.List;
import java.util.Optional;

/**
 * How a model wants to be run unless its user says otherwise: the table {@code [sim]}.
 *
 * @param t0 start time
 * @param tEnd end time of a differential equation
 * @param dt nominal step; for maps the spacing of the time labels
 * @param stepper name of the stepper as written, or {@code rk4} for differential equations and
 *     {@code map} for maps
 * @param stepperPlace where the stepper is named
 * @param record whether runs are recorded
 * @param recordInterval every how many steps a record is made, at least 1
 * @param sample time between two records of a differential equation, 0 for records at steps
 * @param transientSpan what is run before recording begins: time, or iterations of a map
 * @param atol absolute tolerance of adaptive steppers
 * @param rtol relative tolerance of adaptive steppers
 * @param maxSteps greatest number of steps, and for maps the default number of iterations
 * @param allEvents whether all events of a phase whose conditions hold are executed in one step, in
 *     the order of the file; otherwise only the first
 * @param legacyLags whether lags in end-phase events, auxiliary quantities and the stop condition
 *     are one step older, as in dynlib 0.40
 * @param options settings of steppers, in the order of the file
 * @since 0.1.0
 */
public record SimDefaults(
    double t0,
    double tEnd,
    double dt,
    String stepper,
    Place stepperPlace,
    boolean record,
    int recordInterval,
    double sample,
    double transientSpan,
    double atol,
    double rtol,
    long maxSteps,
    boolean allEvents,
    boolean legacyLags,
    List<SimOption> options) {
  /** Copies the options. */
  public SimDefaults {
    options = List.copyOf(options);
  }

  /** Returns what holds for a model without {@code [sim]}. */
  public static SimDefaults of(SystemKind kind) {
    return new SimDefaults(
        0.0,
        1.0,
        1e-2,
        kind == SystemKind.ODE ? "rk4" : "map",
        Place.NONE,
        true,
        1,
        0.0,
        0.0,
        1e-8,
        1e-5,
        1_000_000,
        false,
        false,
        List.of());
  }

  /** Returns the option with a name. */
  public Optional<SimOption> option(String name) {
    return options.stream().filter(o -> o.name().equals(name)).findFirst();
  }
}
