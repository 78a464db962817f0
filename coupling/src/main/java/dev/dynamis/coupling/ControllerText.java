package dev.dynamis.coupling;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.ModelSpec;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.TomlNode;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.SystemKind;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/** One controller of a file: its equations, and the entries of its tables of connections. */
final class ControllerText {
  /** Keys that belong to the coupling; the rest of the table are equations. */
  private static final List<String> OWN =
      List.of("model", "inputs", "outputs", "rate", "period", "params", "states");

  private final TomlNode table;
  private final Path folder;
  private final MechanismReader reader;
  private final Problems problems;
  private ModelSpec spec;
  private EquationModel model;
  private double period;
  private TomlNode periodNode;

  ControllerText(TomlNode table, Path folder, MechanismReader reader, Problems problems) {
    this.table = table;
    this.folder = folder;
    this.reader = reader;
    this.problems = problems;
    timing();
    try {
      spec = table.get("model") == null ? inline() : file(table.get("model"));
      if (spec != null) {
        declare();
        model = spec.compile();
        problems.addAll(model.diagnostics());
        suits();
      }
    } catch (ModelException e) {
      problems.addAll(e.diagnostics());
    }
  }

  String name() {
    return table.key();
  }

  String element() {
    return "[controller." + name() + "]";
  }

  /** Returns the equations, or null if something is wrong with them, which has been told. */
  EquationModel model() {
    return model;
  }

  /** Returns the time between two samples, 0 if it is continuous. */
  double period() {
    return period;
  }

  TomlNode periodNode() {
    return periodNode;
  }

  List<TomlNode> inputs() {
    return entries("inputs");
  }

  List<TomlNode> outputs() {
    return entries("outputs");
  }

  private List<TomlNode> entries(String key) {
    TomlNode t = table.get(key);
    return t == null || !t.isTable() ? List.of() : t.children();
  }

  /** Returns the number of an input, or -1. */
  int input(String name) {
    return new ArrayList<>(inputNames()).indexOf(name);
  }

  Set<String> inputNames() {
    return spec == null ? Set.of() : spec.inputNames();
  }

  private void timing() {
    OptionalDouble rate = problems.number(table, "rate", element() + ".rate", false);
    OptionalDouble given = problems.number(table, "period", element() + ".period", false);
    if (rate.isPresent() && given.isPresent()) {
      problems.errorAtKey(
          Code.BAD_VALUE,
          table.get("period"),
          element(),
          "both rate and period are given",
          "keep one of the two");
    }
    period = rate.isPresent() ? 1 / rate.getAsDouble() : given.orElse(0);
    periodNode = rate.isPresent() ? table.get("rate") : table.get("period");
  }

  private ModelSpec inline() {
    return Models.readPart(table, List.of("inputs", "outputs", "rate", "period"));
  }

  private ModelSpec file(TomlNode file) {
    if (!file.isString()) {
      problems.wrongType(file, element() + ".model", "the name of a file", "put it in quotes");
      return null;
    }
    for (TomlNode e : table.children()) {
      if (!OWN.contains(e.key())) {
        problems.errorAtKey(
            Code.UNKNOWN_KEY,
            e,
            element(),
            "the equations are in '" + file.text() + "', so '" + e.key() + "' can't stand here",
            "move it to that file; here are: " + String.join(", ", OWN));
      }
    }
    String path = file.text();
    if (path.startsWith("builtin://")) {
      return Models.read(path, Models.builtinText(path.substring("builtin://".length())));
    }
    try {
      String text = reader.text(folder, path);
      return Models.read(folder.resolve(path).toString(), text);
    } catch (IOException e) {
      problems.error(
          Code.FILE,
          file,
          element() + ".model",
          "the equations can't be read: " + reason(e),
          "check the path, which begins at the folder of the coupling");
      return null;
    }
  }

  /** Returns why a file could not be read, for people. */
  static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException n -> "there is no such file";
      case CharacterCodingException c -> "it is not UTF-8 text";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }

  /** Declares inputs and outputs, and sets parameters and states of equations in a file. */
  private void declare() {
    boolean inline = table.get("model") == null;
    for (TomlNode in : table("inputs")) {
      OptionalDouble value = in.isTable() ? value(in) : in.number();
      if (!inline && !spec.inputNames().contains(in.key())) {
        problems.errorAtKey(
            Code.INPUT,
            in,
            element() + ".inputs",
            "the equations have no input '" + in.key() + "'",
            spec.inputNames().isEmpty()
                ? "add a table [inputs] to them"
                : Nearest.suggestion(in.key(), spec.inputNames()));
      } else if (inline || value.isPresent()) {
        spec.putInput(in.key(), value.orElse(0), in);
      }
    }
    for (TomlNode out : table("outputs")) {
      TomlNode expr = out.isTable() ? out.get("expr") : out;
      if (expr == null) {
        problems.errorAtKey(
            Code.MISSING,
            out,
            element() + ".outputs",
            "the key expr is missing",
            "add expr = \"...\"");
      } else {
        spec.putOutput(out.key(), expr, element() + ".outputs." + out.key());
      }
    }
    if (!inline) {
      override("params", spec.parameterNames());
      override("states", spec.stateNames());
    }
  }

  private List<TomlNode> table(String key) {
    TomlNode t = table.get(key);
    if (t != null && !t.isTable()) {
      problems.wrongType(t, element() + "." + key, "a table", "write { name = value }");
      return List.of();
    }
    return t == null ? List.of() : t.children();
  }

  private OptionalDouble value(TomlNode in) {
    TomlNode value = in.get("default");
    return value == null ? OptionalDouble.empty() : value.number();
  }

  private void override(String key, Set<String> known) {
    for (TomlNode e : table(key)) {
      OptionalDouble value = e.number();
      if (!known.contains(e.key())) {
        problems.errorAtKey(
            Code.PARAMETER,
            e,
            element() + "." + key,
            "the equations have no '" + e.key() + "' in [" + key + "]",
            Nearest.suggestion(e.key(), known));
      } else if (value.isEmpty()) {
        problems.wrongType(e, element() + "." + key, "a number", "write a number");
      } else if (key.equals("params")) {
        spec.setParameter(e.key(), value.getAsDouble(), e);
      } else {
        spec.setState(e.key(), value.getAsDouble());
      }
    }
  }

  /** Checks that the equations can be stepped as the table says. */
  private void suits() {
    if (period == 0 && model.kind() == SystemKind.MAP) {
      problems.errorAtKey(
          Code.MAP_WITHOUT_RATE,
          table,
          element(),
          "a map steps at a rate, and none is given",
          "add rate = 100, in samples per second");
    } else if (period == 0 && model.jacobianKind() == JacobianKind.NONE) {
      problems.errorAtKey(
          Code.WHOLE_NUMBERS,
          table,
          element(),
          "continuous equations need derivatives, and these have none",
          "use float64, or give it a rate");
    }
  }
}
