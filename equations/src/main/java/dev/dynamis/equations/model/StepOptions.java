package dev.dynamis.equations.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * The numbers that tune a stepper; each method reads those that {@link StepperInfo#options()}
 * names.
 *
 * @param atol absolute tolerance per component
 * @param rtol relative tolerance per component
 * @param safety factor on every new step length
 * @param minFactor least factor between two step lengths
 * @param maxFactor greatest factor between two step lengths
 * @param maxTries attempts per step
 * @param minStep length below which a step is accepted whatever its error
 * @param newtonTol tolerance of Newton's iteration
 * @param newtonMaxIter greatest number of Newton iterations
 * @param jacEps relative increment of finite differences
 * @param dtMax greatest step length
 * @param jacobianMode where Jacobians come from
 * @since 0.1.0
 */
public record StepOptions(
    double atol,
    double rtol,
    double safety,
    double minFactor,
    double maxFactor,
    int maxTries,
    double minStep,
    double newtonTol,
    int newtonMaxIter,
    double jacEps,
    double dtMax,
    JacobianMode jacobianMode) {

  /** Where an implicit method takes the Jacobian from. */
  public enum JacobianMode {
    /** Finite differences of the right-hand side. */
    INTERNAL,
    /** The model's own derivatives, where it has them. */
    EXTERNAL
  }

  /** The names of all options, in order. */
  public static final List<String> NAMES =
      List.of(
          "atol",
          "rtol",
          "safety",
          "min_factor",
          "max_factor",
          "max_tries",
          "min_step",
          "newton_tol",
          "newton_max_iter",
          "jac_eps",
          "dt_max",
          "jacobian_mode");

  /** The defaults. */
  public static final StepOptions DEFAULT =
      new StepOptions(
          1e-8,
          1e-5,
          0.9,
          0.2,
          5.0,
          10,
          1e-12,
          1e-8,
          50,
          1e-8,
          Double.POSITIVE_INFINITY,
          JacobianMode.INTERNAL);

  /** Checks the ranges. */
  public StepOptions {
    require(atol >= 0, "atol", atol, "at least 0");
    require(rtol >= 0, "rtol", rtol, "at least 0");
    require(atol > 0 || rtol > 0, "atol", atol, "positive when rtol is 0");
    require(safety > 0 && safety <= 1, "safety", safety, "in (0, 1]");
    require(minFactor > 0 && minFactor < 1, "min_factor", minFactor, "in (0, 1)");
    require(maxFactor >= 1, "max_factor", maxFactor, "at least 1");
    require(maxTries >= 1, "max_tries", maxTries, "at least 1");
    require(minStep > 0, "min_step", minStep, "positive");
    require(newtonTol > 0, "newton_tol", newtonTol, "positive");
    require(newtonMaxIter >= 1, "newton_max_iter", newtonMaxIter, "at least 1");
    require(jacEps > 0, "jac_eps", jacEps, "positive");
    require(dtMax > 0, "dt_max", dtMax, "positive");
  }

  private static void require(boolean ok, String name, double found, String expected) {
    if (!ok) {
      throw new IllegalArgumentException(
          "stepper option " + name + " is " + found + ", expected " + expected);
    }
  }

  /**
   * Returns these options with one of them changed.
   *
   * @param name one of {@link #NAMES}
   * @param value a number, or for {@code jacobian_mode} also {@code "internal"} or {@code
   *     "external"}
   */
  public StepOptions with(String name, Object value) {
    double v =
        switch (value) {
          case Number number -> number.doubleValue();
          case String text when name.equals("jacobian_mode") -> mode(text);
          default ->
              throw new IllegalArgumentException(
                  "stepper option " + name + " is '" + value + "', expected a number");
        };
    return switch (name) {
      case "atol" -> change(v, rtol, safety, minFactor, maxFactor, maxTries, minStep);
      case "rtol" -> change(atol, v, safety, minFactor, maxFactor, maxTries, minStep);
      case "safety" -> change(atol, rtol, v, minFactor, maxFactor, maxTries, minStep);
      case "min_factor" -> change(atol, rtol, safety, v, maxFactor, maxTries, minStep);
      case "max_factor" -> change(atol, rtol, safety, minFactor, v, maxTries, minStep);
      case "max_tries" -> change(atol, rtol, safety, minFactor, maxFactor, whole(name, v), minStep);
      case "min_step" -> change(atol, rtol, safety, minFactor, maxFactor, maxTries, v);
      case "newton_tol" -> newton(v, newtonMaxIter, jacEps, dtMax, jacobianMode);
      case "newton_max_iter" -> newton(newtonTol, whole(name, v), jacEps, dtMax, jacobianMode);
      case "jac_eps" -> newton(newtonTol, newtonMaxIter, v, dtMax, jacobianMode);
      case "dt_max" -> newton(newtonTol, newtonMaxIter, jacEps, v, jacobianMode);
      case "jacobian_mode" ->
          newton(newtonTol, newtonMaxIter, jacEps, dtMax, JacobianMode.values()[modeIndex(v)]);
      default ->
          throw new IllegalArgumentException(
              "no stepper option '" + name + "'; the options are " + String.join(", ", NAMES));
    };
  }

  /** Returns these options with several of them changed. */
  public StepOptions with(Map<String, ?> values) {
    StepOptions o = this;
    for (Map.Entry<String, ?> e : values.entrySet()) {
      o = o.with(e.getKey(), e.getValue());
    }
    return o;
  }

  /** Returns the options with the given names and their values, in the order of {@link #NAMES}. */
  public SequencedMap<String, Double> values(List<String> names) {
    double[] all = {
      atol,
      rtol,
      safety,
      minFactor,
      maxFactor,
      maxTries,
      minStep,
      newtonTol,
      newtonMaxIter,
      jacEps,
      dtMax,
      jacobianMode.ordinal()
    };
    SequencedMap<String, Double> map = new LinkedHashMap<>();
    for (int i = 0; i < all.length; i++) {
      if (names.contains(NAMES.get(i))) {
        map.put(NAMES.get(i), all[i]);
      }
    }
    return map;
  }

  private StepOptions change(
      double atol,
      double rtol,
      double safety,
      double minFactor,
      double maxFactor,
      int maxTries,
      double minStep) {
    return new StepOptions(
        atol,
        rtol,
        safety,
        minFactor,
        maxFactor,
        maxTries,
        minStep,
        newtonTol,
        newtonMaxIter,
        jacEps,
        dtMax,
        jacobianMode);
  }

  private StepOptions newton(
      double newtonTol, int newtonMaxIter, double jacEps, double dtMax, JacobianMode mode) {
    return new StepOptions(
        atol,
        rtol,
        safety,
        minFactor,
        maxFactor,
        maxTries,
        minStep,
        newtonTol,
        newtonMaxIter,
        jacEps,
        dtMax,
        mode);
  }

  private static int whole(String name, double v) {
    if (v != Math.rint(v) || Math.abs(v) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "stepper option " + name + " is " + v + ", expected a whole number");
    }
    return (int) v;
  }

  private static int mode(String text) {
    return switch (text) {
      case "internal" -> 0;
      case "external" -> 1;
      default ->
          throw new IllegalArgumentException(
              "stepper option jacobian_mode is '" + text + "', expected internal or external");
    };
  }

  private static int modeIndex(double v) {
    if (v != 0 && v != 1) {
      throw new IllegalArgumentException(
          "stepper option jacobian_mode is " + v + ", expected 0 (internal) or 1 (external)");
    }
    return (int) v;
  }
}
