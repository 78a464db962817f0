package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that a model's file says, and the verbs that change it; problems are collected on the
 * way and told all at once by {@link #compile()}.
 */
public final class SpecTree {
  /** A number of a model and where it is written. */
  record Value(double value, Toml.Value at) {}

  /** A preset as it was read. */
  record PresetSpec(
      String name, Toml.Value at, Map<String, Value> parameters, Map<String, Value> states) {}

  final String source;
  final Problems problems;
  SystemKind kind = SystemKind.ODE;
  Dtype dtype = Dtype.FLOAT64;
  Optional<String> name = Optional.empty();
  Map<String, Value> states = new LinkedHashMap<>();
  Map<String, Value> parameters = new LinkedHashMap<>();
  Map<String, Value> inputs = new LinkedHashMap<>();
  Map<String, Value> constants = new LinkedHashMap<>();
  Map<String, Definition> rhs = new LinkedHashMap<>();
  Map<String, Definition> inverse = new LinkedHashMap<>();
  List<List<Definition>> jacobian = List.of();
  Map<String, Definition> aux = new LinkedHashMap<>();
  Map<String, Definition> outputs = new LinkedHashMap<>();
  Map<String, Definition> functions = new LinkedHashMap<>();
  Map<String, EventSpec> events = new LinkedHashMap<>();
  Map<String, Definition> history = new LinkedHashMap<>();
  Map<String, PresetSpec> presets = new LinkedHashMap<>();
  Map<String, ModTable> mods = new LinkedHashMap<>();
  SimSpec sim = new SimSpec();
  private int lagLimit = 1000;
  private final List<ModTable> applied = new ArrayList<>();

  SpecTree(String source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** Returns where the model came from, as the user named it. */
  public String source() {
    return source;
  }

  /** Returns the names of the mods that the model's own file offers. */
  public Set<String> modNames() {
    return new LinkedHashSet<>(mods.keySet());
  }

  /** Returns the names of the parameters. */
  public Set<String> parameterNames() {
    return new LinkedHashSet<>(parameters.keySet());
  }

  /** Returns the names of the states. */
  public Set<String> stateNames() {
    return new LinkedHashSet<>(states.keySet());
  }

  /** Changes the type of states and parameters. */
  public SpecTree dtype(Dtype dtype) {
    this.dtype = dtype;
    return this;
  }

  /** Sets the smallest lag that is too large. */
  public SpecTree lagLimit(int limit) {
    if (limit < 2) {
      throw new IllegalArgumentException("lag limit " + limit + " is less than 2");
    }
    this.lagLimit = limit;
    return this;
  }

  int lagLimit() {
    return lagLimit;
  }

  /** Sets the initial value of a state. */
  public SpecTree setState(String name, double value) {
    require(states.keySet(), name, "state");
    states.put(name, new Value(value, code(Double.toString(value))));
    return this;
  }

  /** Sets the value of a parameter. */
  public SpecTree setParameter(String name, double value) {
    require(parameters.keySet(), name, "parameter");
    parameters.put(name, new Value(value, code(Double.toString(value))));
    return this;
  }

  /** Returns the names of the inputs. */
  public Set<String> inputNames() {
    return new LinkedHashSet<>(inputs.keySet());
  }

  /** Adds an input, or sets the default of one that exists. */
  public SpecTree putInput(String name, double value, Toml.Value at) {
    inputs.put(name, new Value(value, at));
    return this;
  }

  /** Sets the value of a parameter that is written elsewhere. */
  public SpecTree setParameter(String name, double value, Toml.Value at) {
    require(parameters.keySet(), name, "parameter");
    parameters.put(name, new Value(value, at));
    return this;
  }

  /**
   * Adds an expression that is computed with the auxiliary quantities, after them; its name may be
   * anything, as no expression can use it.
   */
  public SpecTree putOutput(String name, Toml.Entry at, String element) {
    ModelReader.expression(new TableReader(problems), at, element)
        .ifPresent(d -> outputs.put(name, d));
    return this;
  }

  /** Adds a parameter, or sets the value of one that exists. */
  public SpecTree putParameter(String name, double value) {
    parameters.put(name, new Value(value, code(Double.toString(value))));
    return this;
  }

  /** Removes a parameter. */
  public SpecTree removeParameter(String name) {
    require(parameters.keySet(), name, "parameter");
    parameters.remove(name);
    return this;
  }

  /** Adds or replaces an auxiliary quantity. */
  public SpecTree putAux(String name, String expression) {
    aux.put(name, new Definition(name, Text.of("code", expression), "[aux." + name + "]"));
    return this;
  }

  /** Replaces the right-hand side of a state. */
  public SpecTree setEquation(String state, String expression) {
    require(states.keySet(), state, "state");
    rhs.put(
        state, new Definition(state, Text.of("code", expression), "[equations.rhs." + state + "]"));
    jacobian = List.of();
    return this;
  }

  /** Removes an auxiliary quantity. */
  public SpecTree removeAux(String name) {
    require(aux.keySet(), name, "auxiliary quantity");
    aux.remove(name);
    return this;
  }

  /** Adds or replaces a function. */
  public SpecTree putFunction(String name, List<String> args, String expression) {
    functions.put(
        name,
        new Definition(name, args, Text.of("code", expression), "[functions." + name + "].expr"));
    return this;
  }

  /** Removes a function. */
  public SpecTree removeFunction(String name) {
    require(functions.keySet(), name, "function");
    functions.remove(name);
    return this;
  }

  /** Removes an event. */
  public SpecTree removeEvent(String name) {
    require(events.keySet(), name, "event");
    events.remove(name);
    return this;
  }

  /** Applies mods in order: of each, what it removes, replaces, adds and sets. */
  public SpecTree apply(List<ModTable> list) {
    applied.addAll(list);
    ModTable.checkGroups(applied, problems);
    for (ModTable m : list) {
      m.apply(this);
    }
    return this;
  }

  /** Applies a mod that the model's own file offers. */
  public SpecTree apply(String modName) {
    ModTable m = mods.get(modName);
    if (m == null) {
      problems.error(
          Code.MOD_NOT_FOUND,
          source,
          "there is no mod '" + modName + "'; the file has: " + Problems.list(mods.keySet()),
          Problems.nearest(modName, mods.keySet(), "add a table [mods." + modName + "]"));
      return this;
    }
    return apply(List.of(m));
  }

  /** Compiles the model. */
  public ModelParts compile() {
    return new ModelCompiler(this).compile();
  }

  private static Toml.Value code(String text) {
    return new Toml.Str(Text.of("code", text));
  }

  private static void require(Set<String> names, String name, String what) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "there is no "
              + what
              + " '"
              + name
              + "'; "
              + Problems.nearest(name, names, "known are: " + Problems.list(names)));
    }
  }
}
