package dev.dynamis.equations.lang;

import dev.dynamis.equations.kernel.Place;
import dev.dynamis.equations.kernel.SimDefaults;
import dev.dynamis.equations.kernel.SimOption;
import java.util.ArrayList;
import java.util.List;

/** Makes the defaults of runs from {@code [sim]}. */
final class SimCompiler {
  private final ModelSpec spec;
  private final Problems problems;
  private final List<SimOption> options = new ArrayList<>();

  SimCompiler(ModelSpec spec, Problems problems) {
    this.spec = spec;
    this.problems = problems;
  }

  /** Tells of options that can't be used. */
  void check() {
    spec.sim.options.forEach(
        (k, v) -> {
          String element = "[sim]." + k;
          Object value =
              switch (v) {
                case Toml.Int i -> (Object) i.value();
                case Toml.Real r -> r.value();
                case Toml.Bool b -> b.value();
                case Toml.Str s -> s.text().value();
                default -> null;
              };
          if (value == null) {
            problems.error(
                Code.STEPPER_OPTION,
                v,
                element,
                v.describe() + " where a number, a string or a truth value was expected",
                "remove it");
          } else {
            options.add(new SimOption(k, value, v.source().place(v.offset(), element)));
          }
        });
  }

  SimDefaults defaults() {
    SimDefaults d = SimDefaults.of(spec.kind);
    SimSpec s = spec.sim;
    return new SimDefaults(
        s.numbers.getOrDefault("t0", d.t0()),
        s.numbers.getOrDefault("t_end", d.tEnd()),
        s.numbers.getOrDefault("dt", d.dt()),
        s.stepper == null ? d.stepper() : s.stepper.text().value(),
        s.stepper == null
            ? Place.NONE
            : s.stepper.source().place(s.stepper.offset(), "[sim].stepper"),
        s.flags.getOrDefault("record", d.record()),
        s.numbers.getOrDefault("record_interval", 1.0).intValue(),
        s.numbers.getOrDefault("transient", d.transientSpan()),
        s.numbers.getOrDefault("atol", d.atol()),
        s.numbers.getOrDefault("rtol", d.rtol()),
        s.numbers.getOrDefault("max_steps", (double) d.maxSteps()).longValue(),
        s.events.equals("all"),
        s.flags.getOrDefault("legacy_lags", d.legacyLags()),
        options);
  }
}
