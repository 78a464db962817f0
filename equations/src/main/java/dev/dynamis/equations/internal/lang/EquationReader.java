package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code [equations]}: right-hand sides by key and in blocks, inverse and Jacobian. */
final class EquationReader {
  private static final Pattern DERIVATIVE =
      Pattern.compile("d\\s*\\(\\s*([^()\\s]+)\\s*\\)|d(\\w+)", Pattern.UNICODE_CHARACTER_CLASS);

  private final SpecTree spec;
  private final TableReader read;
  private final Problems problems;

  EquationReader(SpecTree spec, TableReader read) {
    this.spec = spec;
    this.read = read;
    this.problems = read.problems();
  }

  void read(Toml.Table doc) {
    Toml.Table t = read.table(doc, "equations", "[equations]");
    if (t == null) {
      return;
    }
    read.onlyKeys(t, List.of("rhs", "expr", "inverse", "jacobian"), "[equations]");
    sides(t, "equations", spec.rhs);
    Toml.Table inverse = read.table(t, "inverse", "[equations.inverse]");
    if (inverse != null) {
      if (spec.kind != SystemKind.MAP) {
        problems.error(
            Code.INVERSE,
            t.entries().get("inverse"),
            "[equations.inverse]",
            "only maps have an inverse here",
            "differential equations run backward in time without one");
      } else {
        read.onlyKeys(inverse, List.of("rhs", "expr"), "[equations.inverse]");
        sides(inverse, "equations.inverse", spec.inverse);
      }
    }
    Toml.Table jacobian = read.table(t, "jacobian", "[equations.jacobian]");
    if (jacobian != null) {
      read.onlyKeys(jacobian, List.of("expr"), "[equations.jacobian]");
      Toml.Value v = jacobian.get("expr");
      if (v instanceof Toml.Array rows) {
        jacobian(rows);
      } else if (v != null) {
        read.wrongType(
            v, "[equations.jacobian].expr", "a list of rows", "write [[\"a\", \"b\"], ...]");
      }
    }
  }

  private void sides(Toml.Table t, String path, Map<String, Definition> into) {
    Toml.Table rhs = read.table(t, "rhs", "[" + path + ".rhs]");
    if (rhs != null) {
      for (Toml.Entry e : rhs.entries().values()) {
        String element = "[" + path + ".rhs." + e.key() + "]";
        if (!spec.states.containsKey(e.key())) {
          unknownState(e.value().source(), e.keyOffset(), e.key(), element);
          continue;
        }
        ModelReader.expression(read, e, element).ifPresent(d -> into.put(e.key(), d));
      }
    }
    String element = "[" + path + "].expr";
    read.string(t, "expr", element).ifPresent(block -> block(block, path, into));
  }

  private void block(Text block, String path, Map<String, Definition> into) {
    String element = "[" + path + "].expr";
    List<String> here = new ArrayList<>();
    for (Assignment a : assignments(block, element, problems)) {
      Text target = a.target();
      String name = target(target, element);
      if (name == null) {
        continue;
      }
      Definition previous = into.get(name);
      if (previous != null && !here.contains(name)) {
        problems.error(
            Code.TWO_EQUATIONS,
            target,
            element,
            "the state '" + name + "' has an equation in [" + path + ".rhs] too",
            "keep one of the two");
        continue;
      }
      if (previous != null) {
        problems.warning(
            Code.TWO_EQUATIONS,
            target.source().place(target.offset(0), element),
            "the state '" + name + "' has two equations; the last one counts",
            "remove the first");
      }
      here.add(name);
      into.put(name, new Definition(name, a.value().text(), element));
    }
  }

  /** Returns the state to which an assignment belongs, or null after having told a problem. */
  private String target(Text target, String element) {
    String written = target.value();
    Matcher m = DERIVATIVE.matcher(written);
    String name = written;
    if (m.matches()) {
      String inner = m.group(1) != null ? m.group(1) : m.group(2);
      boolean derivative =
          m.group(1) != null || (spec.states.containsKey(inner) && !isState(written));
      if (derivative) {
        name = inner;
        if (spec.kind == SystemKind.MAP) {
          problems.error(
              Code.DERIVATIVE_IN_MAP,
              target,
              element,
              "'" + written + "' is a derivative, but the model is a map",
              "write " + inner + " = ..., the next value");
          return null;
        }
      }
    }
    if (!isState(name)) {
      unknownState(target.source(), target.offset(0), name, element);
      return null;
    }
    return name;
  }

  private boolean isState(String name) {
    return spec.states.containsKey(name);
  }

  private void unknownState(SourceText source, int offset, String name, String element) {
    problems.error(
        Code.UNKNOWN_STATE,
        source,
        offset,
        name.length(),
        element,
        "an equation for '" + name + "', which is not a state",
        Problems.nearest(name, spec.states.keySet(), "add it to [states], or remove the equation"));
  }

  /** Cuts a block into assignments, one for each line. */
  static List<Assignment> assignments(Text block, String element, Problems problems) {
    List<Assignment> found = new ArrayList<>();
    String s = block.value();
    int start = 0;
    while (start <= s.length()) {
      int end = s.indexOf('\n', start);
      end = end < 0 ? s.length() : end;
      Text line = block.slice(start, end).strip();
      start = end + 1;
      if (line.length() == 0 || line.charAt(0) == '#') {
        continue;
      }
      int equals = line.value().indexOf('=');
      if (equals < 0) {
        problems.error(
            Code.BLOCK_LINE,
            line,
            element,
            "a line without '='",
            "write one assignment on each line: name = expression");
        continue;
      }
      Text target = line.slice(0, equals).strip();
      String left = target.value();
      if (left.isEmpty() || "+-*/%<>!".indexOf(left.charAt(left.length() - 1)) >= 0) {
        problems.error(
            Code.BLOCK_LINE,
            line,
            0,
            equals + 1,
            element,
            left.isEmpty()
                ? "an assignment without a target"
                : "'" + left.charAt(left.length() - 1) + "=' is not an assignment",
            "write name = expression, as in x = x + 1");
        continue;
      }
      Text right = line.slice(equals + 1, line.length()).strip();
      if (right.length() == 0) {
        problems.error(
            Code.BLOCK_LINE, line, element, "an assignment without a value", "add an expression");
        continue;
      }
      found.add(new Assignment(target, new Definition(left, right, element)));
    }
    return found;
  }

  private void jacobian(Toml.Array rows) {
    int n = spec.states.size();
    String element = "[equations.jacobian].expr";
    if (rows.items().size() != n) {
      problems.error(
          Code.JACOBIAN_SHAPE,
          rows,
          element,
          rows.items().size() + " rows for " + n + " states",
          "write one row for each state, in the order of [states]");
      return;
    }
    List<List<Definition>> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      String rowElement = element + "[" + i + "]";
      if (!(rows.items().get(i) instanceof Toml.Array row)) {
        read.wrongType(rows.items().get(i), rowElement, "a list", "write a row as [\"a\", \"b\"]");
        return;
      }
      if (row.items().size() != n) {
        problems.error(
            Code.JACOBIAN_SHAPE,
            row,
            rowElement,
            row.items().size() + " columns for " + n + " states",
            "write one entry for each state, in the order of [states]");
        return;
      }
      List<Definition> entries = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        String at = rowElement + "[" + j + "]";
        switch (row.items().get(j)) {
          case Toml.Str s -> entries.add(new Definition("", s.text(), at));
          case Toml.Int k -> entries.add(ModelReader.constant("", k.source(), k, at));
          case Toml.Real k -> entries.add(ModelReader.constant("", k.source(), k, at));
          case Toml.Value v -> {
            read.wrongType(v, at, "an expression or a number", "put it in quotes");
            return;
          }
        }
      }
      all.add(entries);
    }
    spec.jacobian = all;
  }
}
