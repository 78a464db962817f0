package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.Preset;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** A summary of equations that a person can read, or a program. */
final class EquationInfo {
  private EquationInfo() {}

  static String text(EquationModel m) {
    StringBuilder b = new StringBuilder(m.name()).append('\n');
    b.append("  ").append(kind(m)).append(m.isAutonomous() ? ", autonomous" : ", depends on t");
    b.append(m.hasHistory() ? ", with memory" : "").append('\n');
    b.append("  stepper ").append(m.sim().stepper()).append(", dt ").append(m.sim().dt());
    b.append(", from ").append(m.sim().t0()).append(" to ").append(m.sim().tEnd()).append('\n');
    values(b, "states", m.stateNames(), m.initialState());
    values(b, "parameters", m.parameterNames(), m.parameterValues());
    if (!m.inputNames().isEmpty()) {
      b.append("  inputs ").append(String.join(", ", m.inputNames())).append('\n');
    }
    formulas(b, "equations", m.equations());
    formulas(b, "auxiliary", m.aux());
    if (!m.events().isEmpty()) {
      b.append("  events ");
      b.append(m.events().stream().map(EventInfo::name).collect(Collectors.joining(", ")));
      b.append('\n');
    }
    if (!m.presets().isEmpty()) {
      b.append("  presets ");
      b.append(m.presets().stream().map(Preset::name).collect(Collectors.joining(", ")));
      b.append('\n');
    }
    return b.toString();
  }

  static String json(EquationModel m) {
    StringJoiner events = new StringJoiner(",", "[", "]");
    m.events().forEach(e -> events.add(Json.string(e.name())));
    return "{\"name\":"
        + Json.string(m.name())
        + ",\"kind\":"
        + Json.string(kind(m))
        + ",\"autonomous\":"
        + m.isAutonomous()
        + ",\"states\":"
        + Json.numbers(m.stateNames(), m.initialState(), 0)
        + ",\"parameters\":"
        + Json.numbers(m.parameterNames(), m.parameterValues(), 0)
        + ",\"stepper\":"
        + Json.string(m.sim().stepper())
        + ",\"dt\":"
        + Json.number(m.sim().dt())
        + ",\"events\":"
        + events
        + "}";
  }

  private static String kind(EquationModel m) {
    return m.kind().name().toLowerCase(Locale.ROOT);
  }

  private static void values(StringBuilder b, String what, List<String> names, double[] values) {
    if (names.isEmpty()) {
      return;
    }
    StringJoiner all = new StringJoiner(", ", "  " + what + " ", "\n");
    for (int i = 0; i < names.size(); i++) {
      all.add(names.get(i) + " = " + values[i]);
    }
    b.append(all);
  }

  private static void formulas(StringBuilder b, String what, List<Formula> all) {
    if (!all.isEmpty()) {
      b.append("  ").append(what).append('\n');
      all.forEach(
          f -> b.append("    ").append(f.name()).append(" = ").append(f.text()).append('\n'));
    }
  }
}
