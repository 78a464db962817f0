package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where a number of the study goes in a system.
 *
 * @param kind which vector
 * @param indices its places there; several get the same number
 */
record Target(Kind kind, int[] indices) {
  enum Kind {
    PARAMETER,
    STATE,
    INPUT,
    SEED
  }

  /** The name of the axis that chooses among noises. */
  static final String SEED = "seed";

  private static final List<String> PREFIXES = List.of("parameter:", "state:", "input:");

  /** Returns the names of the states that a study may set: without those of the method. */
  private static List<String> states(DynamicalSystem system) {
    return system instanceof EquationSystem e ? e.model().stateNames() : system.stateNames();
  }

  /**
   * Finds a name.
   *
   * @throws IllegalArgumentException if the system has none such
   */
  static Target find(DynamicalSystem system, String name) {
    List<String> parameters = system.parameterNames();
    List<String> states = states(system);
    List<String> inputs = system.inputNames();
    for (String prefix : PREFIXES) {
      if (name.startsWith(prefix)) {
        String bare = name.substring(prefix.length());
        return switch (prefix) {
          case "state:" -> one(Kind.STATE, states, bare, "state");
          case "input:" ->
              // equations without a table of inputs are driven by their parameters
              inputs.equals(parameters)
                  ? parameter(system, bare)
                  : one(Kind.INPUT, inputs, bare, "input");
          default -> parameter(system, bare);
        };
      }
    }
    if (parameters.contains(name)) {
      return new Target(Kind.PARAMETER, new int[] {parameters.indexOf(name)});
    }
    if (states.contains(name)) {
      return new Target(Kind.STATE, new int[] {states.indexOf(name)});
    }
    if (inputs.contains(name)) {
      return new Target(Kind.INPUT, new int[] {inputs.indexOf(name)});
    }
    if (name.equals(SEED)) {
      return new Target(Kind.SEED, new int[0]);
    }
    if (system instanceof Mechanism && name.contains("[")) {
      return parameter(system, name);
    }
    Set<String> all = new TreeSet<>(parameters);
    all.addAll(states);
    all.addAll(inputs);
    throw new IllegalArgumentException(
        "the model has no parameter, state or input '"
            + name
            + "'; "
            + Nearest.suggestion(name, all)
            + (system instanceof Mechanism
                ? "; numbers of the model are written as body_mass[NAME]"
                : ""));
  }

  private static Target one(Kind kind, List<String> names, String name, String what) {
    int i = names.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "the model has no " + what + " '" + name + "'; " + Nearest.suggestion(name, names));
    }
    return new Target(kind, new int[] {i});
  }

  /** Names of a mechanism's numbers may stand for several of them. */
  private static Target parameter(DynamicalSystem system, String name) {
    if (!(system instanceof Mechanism m)) {
      return one(Kind.PARAMETER, system.parameterNames(), name, "parameter");
    }
    List<String> meant = m.withParameters(List.of(name)).parameterNames();
    List<String> known = m.parameterNames();
    return new Target(Kind.PARAMETER, meant.stream().mapToInt(known::indexOf).toArray());
  }

  /**
   * Returns a system whose parameters are all the numbers that a study changes.
   *
   * @param names as the study writes them
   */
  static DynamicalSystem withParameters(DynamicalSystem system, List<String> names) {
    if (!(system instanceof Mechanism m)) {
      return system;
    }
    List<String> numbers = new ArrayList<>();
    for (String name : names) {
      boolean known = states(m).contains(name) || m.inputNames().contains(name);
      if (name.startsWith(PREFIXES.getFirst())) {
        numbers.add(name.substring(PREFIXES.getFirst().length()));
      } else if (!known && name.contains("[")) {
        numbers.add(name);
      }
    }
    return numbers.isEmpty() ? m : m.withParameters(numbers);
  }
}
