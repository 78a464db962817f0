package dev.dynamis.equations;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.internal.step.StepperTypes;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SimOption;
import dev.dynamis.equations.model.StepOptions;
import dev.dynamis.equations.model.SystemKind;
import java.util.Optional;

/**
 * How an instance of a model steps.
 *
 * @param stepper name or alias of the stepping method
 * @param dt the nominal step, in the model's unit of time; for maps the spacing of time labels
 * @param dtGiven whether {@code dt} also bounds the first step of an adaptive method
 * @param step what tunes the stepper
 * @param allEvents whether all events of a phase that hold are executed in one step, rather than
 *     the first one only
 * @param legacyLags whether lags in end-phase events, auxiliary quantities and the stop condition
 *     are one step older, as in dynlib 0.40
 * @param delayCapacity how many steps an adaptive method may take within the longest delay
 * @param interpreted whether the equations are interpreted instead of compiled
 * @param memory greatest number of bytes that one instance may take for its stepper, lags and
 *     delays
 * @since 0.1.0
 */
public record SystemOptions(
    String stepper,
    double dt,
    boolean dtGiven,
    StepOptions step,
    boolean allEvents,
    boolean legacyLags,
    int delayCapacity,
    boolean interpreted,
    long memory) {
  private static final int DELAY_CAPACITY = 4096;

  /** Checks the numbers. */
  public SystemOptions {
    if (!(dt > 0 && dt <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("dt is " + dt + ", expected a positive number");
    }
    if (delayCapacity < 2) {
      throw new IllegalArgumentException(
          "the delay capacity is " + delayCapacity + ", expected at least 2");
    }
  }

  /** Returns what the model's table {@code [sim]} asks for. */
  public static SystemOptions of(EquationModel model) {
    SimDefaults sim = model.sim();
    StepOptions step = StepOptions.DEFAULT;
    try {
      step = step.with("atol", sim.atol()).with("rtol", sim.rtol());
    } catch (IllegalArgumentException e) {
      throw problem(model.sim().stepperPlace(), e.getMessage());
    }
    for (SimOption o : sim.options()) {
      try {
        step = step.with(o.name(), o.value());
      } catch (IllegalArgumentException e) {
        throw problem(o.place(), e.getMessage());
      }
    }
    return new SystemOptions(
        sim.stepper(),
        sim.dt(),
        false,
        step,
        sim.allEvents(),
        sim.legacyLags(),
        DELAY_CAPACITY,
        false,
        Runtime.getRuntime().maxMemory() / 2);
  }

  private static ModelException problem(Place at, String text) {
    return new ModelException(
        Diagnostic.error("EQ101", at.source(), at.line(), at.column(), at.element(), text, ""));
  }

  /** Returns the stepping method, which must be of the model's kind. */
  StepperType type(EquationModel model) {
    Optional<StepperType> found = StepperTypes.named(stepper);
    String problem = null;
    if (found.isEmpty()) {
      problem = Steppers.unknown(stepper);
    } else if (found.get().info().map() != (model.kind() == SystemKind.MAP)) {
      problem =
          model.kind() == SystemKind.MAP
              ? "stepper '" + stepper + "' is for differential equations, this model is a map"
              : "stepper '" + stepper + "' is for maps, this model is a differential equation";
    }
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
    return found.get();
  }

  /** Returns these options with another stepper. */
  public SystemOptions withStepper(String name) {
    return new SystemOptions(
        name, dt, dtGiven, step, allEvents, legacyLags, delayCapacity, interpreted, memory);
  }

  /** Returns these options with another step, which also bounds the first adaptive one. */
  public SystemOptions withDt(double dt) {
    return new SystemOptions(
        stepper, dt, true, step, allEvents, legacyLags, delayCapacity, interpreted, memory);
  }

  /** Returns these options with other settings of the stepper. */
  public SystemOptions withStep(StepOptions step) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, allEvents, legacyLags, delayCapacity, interpreted, memory);
  }

  /**
   * Returns these options with one setting of the stepper changed; see {@link StepOptions#with}.
   */
  public SystemOptions with(String option, Object value) {
    return withStep(step.with(option, value));
  }

  /** Returns these options with all or only the first of several events executed. */
  public SystemOptions withAllEvents(boolean all) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, all, legacyLags, delayCapacity, interpreted, memory);
  }

  /** Returns these options with the lags of dynlib 0.40, or without. */
  public SystemOptions withLegacyLags(boolean legacy) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, allEvents, legacy, delayCapacity, interpreted, memory);
  }

  /** Returns these options with room for another number of steps within a delay. */
  public SystemOptions withDelayCapacity(int capacity) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, allEvents, legacyLags, capacity, interpreted, memory);
  }

  /** Returns these options with equations interpreted or compiled. */
  public SystemOptions withInterpreter(boolean interpreted) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, allEvents, legacyLags, delayCapacity, interpreted, memory);
  }

  /**
   * Returns these options with another budget of memory; half of the JVM's heap unless set.
   *
   * @param bytes what an instance may take before it is refused
   */
  public SystemOptions withMemory(long bytes) {
    return new SystemOptions(
        stepper, dt, dtGiven, step, allEvents, legacyLags, delayCapacity, interpreted, bytes);
  }
}
