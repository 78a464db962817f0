package dev.dynamis.equations;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RecordingSink;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SystemKind;
import java.util.List;

/**
 * How far a run goes and what it records.
 *
 * @param t0 start time
 * @param until end time; for maps NaN, or a time from which the number of iterations follows
 * @param iterations number of recorded iterations of a map, -1 if it follows from {@code until}
 * @param transientSpan what is run first without recording, from {@code t0} on: time, or iterations
 *     of a map
 * @param record whether anything is recorded
 * @param recordInterval every how many steps a row is recorded
 * @param sample time between two rows of a differential equation, which then don't depend on the
 *     steps; 0 for rows at the ends of steps
 * @param variables names of the states and auxiliary quantities to record, {@code null} for all
 *     states; {@code aux.} before a name says that it is an auxiliary quantity
 * @param maxSteps greatest number of steps of a differential equation
 * @param tag name of the run's segment, empty for a number
 * @param progress hears how far the run has come, and may stop it
 * @param autosave where and how often the run saves itself
 * @param sinks where rows and events go; if empty, they are kept in memory
 * @since 0.1.0
 */
public record RunOptions(
    double t0,
    double until,
    long iterations,
    double transientSpan,
    boolean record,
    int recordInterval,
    double sample,
    List<String> variables,
    long maxSteps,
    String tag,
    Progress progress,
    Autosave autosave,
    List<RecordingSink> sinks) {

  /** Checks the numbers. */
  public RunOptions {
    if (!(Math.abs(t0) <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("t0 is " + t0 + ", expected a finite number");
    }
    if (!(transientSpan >= 0 && transientSpan <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "transient is " + transientSpan + ", expected a finite number of at least 0");
    }
    if (recordInterval < 1) {
      throw new IllegalArgumentException(
          "record_interval is " + recordInterval + ", expected at least 1");
    }
    if (!(sample >= 0 && sample <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "sample is " + sample + ", expected a finite number above 0, or 0 for none");
    }
    if (maxSteps < 0) {
      throw new IllegalArgumentException("max_steps is " + maxSteps + ", expected at least 0");
    }
    variables = variables == null ? null : List.copyOf(variables);
    sinks = List.copyOf(sinks);
  }

  /** Returns what the model's table {@code [sim]} asks for. */
  public static RunOptions of(EquationModel model) {
    SimDefaults sim = model.sim();
    boolean map = model.kind() == SystemKind.MAP;
    return new RunOptions(
        sim.t0(),
        map ? Double.NaN : sim.tEnd(),
        map ? sim.maxSteps() : -1,
        sim.transientSpan(),
        sim.record(),
        sim.recordInterval(),
        sim.sample(),
        null,
        sim.maxSteps(),
        "",
        Progress.NONE,
        Autosave.NONE,
        List.of());
  }

  /** Returns these options with another start time. */
  public RunOptions from(double t) {
    return over(t, until, iterations, transientSpan);
  }

  /** Returns these options with another end time. */
  public RunOptions until(double t) {
    return over(t0, t, -1, transientSpan);
  }

  /** Returns these options with a number of iterations, for maps. */
  public RunOptions iterations(long n) {
    return over(t0, Double.NaN, n, transientSpan);
  }

  /** Returns these options with a time, or for maps a number of iterations, to run first. */
  public RunOptions withTransient(double span) {
    return over(t0, until, iterations, span);
  }

  /** Returns these options with recording on or off. */
  public RunOptions recording(boolean on) {
    return recording(on, recordInterval, sample, variables, maxSteps, tag, progress, autosave);
  }

  /** Returns these options with a row recorded every {@code steps} steps. */
  public RunOptions every(int steps) {
    return recording(record, steps, 0, variables, maxSteps, tag, progress, autosave);
  }

  /**
   * Returns these options with rows at equal times, {@code spacing} apart, whatever the steps are.
   */
  public RunOptions sample(double spacing) {
    return recording(record, 1, spacing, variables, maxSteps, tag, progress, autosave);
  }

  /** Returns these options with some states and auxiliary quantities to record. */
  public RunOptions only(String... names) {
    return recording(
        record, recordInterval, sample, List.of(names), maxSteps, tag, progress, autosave);
  }

  /** Returns these options with another greatest number of steps. */
  public RunOptions maxSteps(long steps) {
    return recording(record, recordInterval, sample, variables, steps, tag, progress, autosave);
  }

  /** Returns these options with a name for the run's segment. */
  public RunOptions tag(String name) {
    return recording(record, recordInterval, sample, variables, maxSteps, name, progress, autosave);
  }

  /** Returns these options with a listener. */
  public RunOptions progress(Progress listener) {
    return recording(record, recordInterval, sample, variables, maxSteps, tag, listener, autosave);
  }

  /** Returns these options with a plan for saving the run from time to time. */
  public RunOptions autosave(Autosave plan) {
    return recording(record, recordInterval, sample, variables, maxSteps, tag, progress, plan);
  }

  /**
   * Returns these options with rows and events going to sinks while the run goes on, such as a
   * {@link dev.dynamis.core.RecordingStream}, instead of being kept in memory. The caller closes
   * the sinks.
   */
  public RunOptions to(RecordingSink... places) {
    return new RunOptions(
        t0,
        until,
        iterations,
        transientSpan,
        record,
        recordInterval,
        sample,
        variables,
        maxSteps,
        tag,
        progress,
        autosave,
        List.of(places));
  }

  private RunOptions over(double t0, double until, long iterations, double transientSpan) {
    return new RunOptions(
        t0,
        until,
        iterations,
        transientSpan,
        record,
        recordInterval,
        sample,
        variables,
        maxSteps,
        tag,
        progress,
        autosave,
        sinks);
  }

  private RunOptions recording(
      boolean record,
      int recordInterval,
      double sample,
      List<String> variables,
      long maxSteps,
      String tag,
      Progress progress,
      Autosave autosave) {
    return new RunOptions(
        t0,
        until,
        iterations,
        transientSpan,
        record,
        recordInterval,
        sample,
        variables,
        maxSteps,
        tag,
        progress,
        autosave,
        sinks);
  }
}
