package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.internal.step.StepperTypes;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SimOption;
import dev.dynamis.equations.model.StepOptions;
import dev.dynamis.equations.model.StepperInfo;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the defaults of runs from {@code [sim]}. */
final class SimCompiler {
  private final SpecTree spec;
  private final Problems problems;
  private final List<SimOption> options = new ArrayList<>();

  SimCompiler(SpecTree spec, Problems problems) {
    this.spec = spec;
    this.problems = problems;
  }

  /** Tells of a stepper or options that can't be used. */
  void check() {
    if (spec.sim.stepper != null) {
      stepper(spec.sim.stepper);
    }
    spec.sim.options.forEach(this::option);
  }

  private void stepper(Toml.Str at) {
    String name = at.text().value();
    boolean map = spec.kind == SystemKind.MAP;
    List<String> fitting =
        StepperTypes.infos().stream().filter(s -> s.map() == map).map(StepperInfo::name).toList();
    Optional<StepperInfo> info = StepperTypes.named(name).map(StepperType::info);
    if (info.isEmpty()) {
      problems.error(
          Code.STEPPER,
          at,
          "[sim].stepper",
          "there is no stepper '" + name + "'",
          Problems.nearest(name, fitting, "use one of: " + String.join(", ", fitting)));
    } else if (info.get().map() != map) {
      problems.error(
          Code.STEPPER,
          at,
          "[sim].stepper",
          "the stepper '"
              + name
              + "' is for "
              + (map ? "differential equations, the model is a map" : "maps, the model is not one"),
          "use one of: " + String.join(", ", fitting));
    }
  }

  private void option(String name, Toml.Value v) {
    String element = "[sim]." + name;
    if (!StepOptions.NAMES.contains(name)) {
      List<String> known = new ArrayList<>(ModelReader.simKeys());
      known.addAll(StepOptions.NAMES);
      problems.error(
          Code.UNKNOWN_KEY,
          v,
          element,
          "'" + name + "' is neither a setting of runs nor of a stepper",
          Problems.nearest(name, known, "remove it, or put notes in a table [meta]"));
      return;
    }
    Object value =
        switch (v) {
          case Toml.Int i -> (Object) i.value();
          case Toml.Real r -> r.value();
          case Toml.Bool b -> b.value();
          case Toml.Str s -> s.text().value();
          default -> v.describe();
        };
    try {
      StepOptions.DEFAULT.with(name, value);
      options.add(new SimOption(name, value, v.source().place(v.offset(), element)));
    } catch (IllegalArgumentException e) {
      problems.error(Code.STEPPER_OPTION, v, element, e.getMessage(), "change it, or leave it out");
    }
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
        s.numbers.getOrDefault("sample", d.sample()),
        s.numbers.getOrDefault("transient", d.transientSpan()),
        s.numbers.getOrDefault("atol", d.atol()),
        s.numbers.getOrDefault("rtol", d.rtol()),
        s.numbers.getOrDefault("max_steps", (double) d.maxSteps()).longValue(),
        s.events.equals("all"),
        s.flags.getOrDefault("legacy_lags", d.legacyLags()),
        options);
  }
}
