package dev.dynamis.equations;

import dev.dynamis.equations.model.Formula;

/** What ended a run, in words. */
final class RunCause {
  private RunCause() {}

  /** Returns what ended a run with a code of {@link Loop}, naming step, state and equation. */
  static String of(Engine e, int code) {
    String where = "step " + (e.steps + 1) + " from t = " + e.t;
    return switch (code) {
      case Loop.STOPPED ->
          e.terminal
              ? "the terminal event '"
                  + e.model.events().get(e.terminalEvent).name()
                  + "' at t = "
                  + e.t
              : "the stop condition '"
                  + e.model.stopText().map(Formula::text).orElse("")
                  + "' at t = "
                  + e.t;
      case Loop.DIVERGED -> where + ": " + divergence(e);
      case Loop.FAILED -> where + ": " + failure(e);
      case Loop.INTERRUPTED, Loop.CUT -> where + ": the thread was interrupted";
      default -> "";
    };
  }

  private static String failure(Engine e) {
    if (e.trouble != null) {
      return e.trouble.getMessage();
    }
    return e.info.adaptive()
        ? "stepper "
            + e.info.name()
            + " found no step that meets its tolerance (error "
            + e.stepper.error()
            + " of the tolerance at the last try); loosen rtol and atol, or use a stiff stepper"
        : "stepper " + e.info.name() + " could not solve its equations; use a shorter step";
  }

  private static String divergence(Engine e) {
    if (e.trouble != null) {
      return e.trouble.getMessage();
    }
    double missed = e.delays == null ? Double.NaN : e.delays.takeMissed();
    if (!Double.isNaN(missed)) {
      return "a delay reaches back to t = " + missed + ", which is no longer kept";
    }
    StringBuilder b = new StringBuilder();
    for (int i : e.badStates()) {
      Formula f = e.model.equations().get(i);
      b.append(b.isEmpty() ? "" : ", ")
          .append(e.model.states().get(i).name())
          .append(" becomes ")
          .append(e.out[i])
          .append(" by '")
          .append(f.text())
          .append("' (")
          .append(f.place())
          .append(')');
    }
    return b.toString();
  }
}
