package dev.dynamis.equations.internal.lang;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the names of a model mean: one name space for states, parameters and all the rest. */
final class Scope {
  private final List<String> states;
  private final Map<String, Integer> stateIndex = new HashMap<>();
  private final Map<String, Term> values = new LinkedHashMap<>();
  private final Map<String, String> kinds = new HashMap<>();
  private final Map<String, Definition> functions = new LinkedHashMap<>();
  private final Map<String, Expr> bodies = new HashMap<>();

  Scope(List<String> states) {
    this.states = List.copyOf(states);
    for (int i = 0; i < states.size(); i++) {
      stateIndex.put(states.get(i), i);
    }
  }

  /** Says what a name means. */
  void define(String name, String kind, Term value) {
    values.put(name, value);
    kinds.put(name, kind);
  }

  /** Says what a name is whose value is not known yet. */
  void declare(String name, String kind) {
    kinds.put(name, kind);
  }

  void defineFunction(Definition f, Expr body) {
    functions.put(f.name(), f);
    kinds.put(f.name(), "function");
    if (body != null) {
      bodies.put(f.name(), body);
    }
  }

  /** Forgets the body of a function, so that calls of it have no meaning. */
  void withdraw(String name) {
    bodies.remove(name);
  }

  /** Returns what a name means, or null. */
  Term lookup(String name) {
    return values.get(name);
  }

  /** Returns the index of a state, or -1. */
  int stateIndex(String name) {
    return stateIndex.getOrDefault(name, -1);
  }

  List<String> states() {
    return states;
  }

  /** Returns what a declared name is, for messages, or null. */
  String kindOf(String name) {
    return kinds.get(name);
  }

  Definition function(String name) {
    return functions.get(name);
  }

  boolean isFunction(String name) {
    return functions.containsKey(name);
  }

  /** Returns the body of a function, or null if it could not be read. */
  Expr body(Definition f) {
    return bodies.get(f.name());
  }

  Collection<String> functionNames() {
    return functions.keySet();
  }

  Collection<String> all() {
    return values.keySet();
  }
}
