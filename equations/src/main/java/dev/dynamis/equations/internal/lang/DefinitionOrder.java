package dev.dynamis.equations.internal.lang;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Brings auxiliary quantities and functions into an order in which each uses only earlier ones. */
final class DefinitionOrder {
  private final SpecTree spec;
  private final Scope names;
  private final Terms terms;
  private final Resolver resolver;
  private final Problems problems;
  private final Map<String, Definition> definitions = new LinkedHashMap<>();
  private final Map<String, Expr> bodies = new LinkedHashMap<>();
  private final Map<String, Set<String>> open = new LinkedHashMap<>();

  DefinitionOrder(SpecTree spec, Scope names, Terms terms, Resolver resolver, Problems problems) {
    this.problems = problems;
    this.spec = spec;
    this.names = names;
    this.terms = terms;
    this.resolver = resolver;
  }

  /** Resolves all of them, or tells what depends on itself. */
  void resolveAll() {
    definitions.putAll(spec.aux);
    definitions.putAll(spec.functions);
    spec.aux.keySet().forEach(a -> names.declare(a, "auxiliary quantity"));
    for (Definition d : definitions.values()) {
      Optional<Expr> body = d.parse(problems);
      body.ifPresent(b -> bodies.put(d.name(), b));
      if (isFunction(d)) {
        names.defineFunction(d, body.orElse(null));
      } else {
        // until it is resolved, or if it can't be
        names.define(d.name(), "auxiliary quantity", terms.constant(0.0));
      }
      Set<String> needs =
          body.map(b -> Definition.names(b, d.args())).orElseGet(LinkedHashSet::new);
      needs.retainAll(definitions.keySet());
      open.put(d.name(), needs);
    }
    Map<String, List<String>> users = new LinkedHashMap<>();
    ArrayDeque<String> ready = new ArrayDeque<>();
    open.forEach(
        (name, needs) -> {
          needs.forEach(n -> users.computeIfAbsent(n, k -> new ArrayList<>()).add(name));
          if (needs.isEmpty()) {
            ready.add(name);
          }
        });
    while (!ready.isEmpty()) {
      String name = ready.removeFirst();
      open.remove(name);
      define(definitions.get(name));
      for (String user : users.getOrDefault(name, List.of())) {
        open.get(user).remove(name);
        if (open.get(user).isEmpty()) {
          ready.add(user);
        }
      }
    }
    if (!open.isEmpty()) {
      tellCycle();
    }
  }

  private boolean isFunction(Definition d) {
    return spec.functions.get(d.name()) == d;
  }

  private void define(Definition d) {
    Expr body = bodies.get(d.name());
    if (body == null) {
      return;
    }
    if (isFunction(d)) {
      resolver.check(d, body);
    } else {
      names.define(d.name(), "auxiliary quantity", resolver.resolve(d, body));
    }
  }

  private void tellCycle() {
    // following what is needed from anywhere must come back somewhere
    List<String> way = new ArrayList<>();
    String at = open.keySet().iterator().next();
    while (!way.contains(at)) {
      way.add(at);
      at = open.get(at).iterator().next();
    }
    way = new ArrayList<>(way.subList(way.indexOf(at), way.size()));
    way.add(at);
    Definition d = definitions.get(at);
    // the functions of a cycle must not be put in: that would never end
    open.keySet().forEach(name -> names.withdraw(name));
    problems.error(
        Code.CYCLE,
        d.text(),
        d.element(),
        "'" + at + "' depends on itself: " + String.join(" -> ", way),
        "remove one of these uses, or make one of them a state");
  }
}
