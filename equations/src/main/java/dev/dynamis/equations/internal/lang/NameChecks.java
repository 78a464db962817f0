package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that every name is one, is not reserved and stands for one thing only. */
final class NameChecks {
  private static final Set<String> RESERVED = Set.of("t", "pi", "e");

  private final SpecTree spec;
  private final Problems problems;
  private final Map<String, List<String>> tables = new LinkedHashMap<>();

  NameChecks(SpecTree spec, Problems problems) {
    this.spec = spec;
    this.problems = problems;
  }

  void check() {
    spec.states.forEach((k, v) -> name(k, "states", v.at()));
    spec.parameters.forEach((k, v) -> name(k, "params", v.at()));
    spec.inputs.forEach((k, v) -> name(k, "inputs", v.at()));
    spec.aux.forEach((k, v) -> name(k, "aux", new Toml.Str(v.text())));
    spec.functions.forEach((k, v) -> name(k, "functions", new Toml.Str(v.text())));
    spec.constants.forEach((k, v) -> name(k, "constants", v.at()));
  }

  private void name(String name, String table, Toml.Value at) {
    String element = "[" + table + "]." + name;
    if (RESERVED.contains(name)) {
      problems.error(
          Code.RESERVED_NAME,
          at,
          element,
          "the name '" + name + "' is reserved (reserved are: e, pi, t)",
          name.equals("t") ? "call it something else" : "remove it: the language knows its value");
      return;
    }
    if (!Lexer.isName(name) || ExprParser.KEYWORDS.contains(name)) {
      problems.error(
          Code.BAD_NAME,
          at,
          element,
          "'" + name + "' can't be used as a name in expressions",
          "use letters, digits and _, beginning with a letter, and no word of the language");
      return;
    }
    List<String> where = tables.computeIfAbsent(name, k -> new ArrayList<>());
    where.add(table);
    if (where.size() > 1) {
      problems.error(
          Code.NAME_CLASH,
          at,
          element,
          "the name '"
              + name
              + "' stands for two things: "
              + name
              + " ("
              + String.join(", ", where)
              + ")",
          "rename one of them");
    }
  }
}
