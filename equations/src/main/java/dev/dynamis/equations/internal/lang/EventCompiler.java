package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.EventInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the terms of events: conditions, root functions, actions, logs. */
final class EventCompiler {
  private final SpecTree spec;
  private final Scope names;
  private final Terms terms;
  private final Resolver resolver;
  private final Problems problems;
  private final List<EventInfo> infos = new ArrayList<>();

  EventCompiler(SpecTree spec, Scope names, Terms terms, Resolver resolver, Problems problems) {
    this.spec = spec;
    this.names = names;
    this.terms = terms;
    this.resolver = resolver;
    this.problems = problems;
  }

  List<Program.Event> compile() {
    List<Program.Event> events = new ArrayList<>();
    for (EventSpec e : spec.events.values()) {
      Term condition =
          e.cond()
              .parse(problems)
              .map(x -> terms.toBool(resolver.resolve(e.cond(), x)))
              .orElse(terms.constant(false));
      Optional<Term> value = Optional.ofNullable(root(condition));
      if (e.locate() && value.isEmpty()) {
        problems.error(
            Code.LOCATE,
            e.cond().text(),
            e.cond().element(),
            "the moment of this event can't be located: "
                + (condition.isConst()
                    ? "the condition is the same all the time"
                    : "no comparison in it changes its sign"),
            "compare with <, <=, > or >=, or remove locate = true");
      }
      if (e.name().isEmpty() || e.name().contains("/")) {
        problems.error(
            Code.BAD_NAME,
            e.cond().text(),
            "[events." + e.name() + "]",
            "an event can't be named '" + e.name() + "'",
            "use a name without a slash");
      }
      List<Program.Target> actions = actions(e);
      events.add(new Program.Event(condition, value, actions, log(e)));
      infos.add(
          new EventInfo(
              e.name(),
              e.phase(),
              ModelCompiler.formula(e.cond()),
              e.log().stream().map(Text::value).map(EventCompiler::plain).toList(),
              indexes(actions, true),
              indexes(actions, false),
              e.tags(),
              e.locate(),
              e.direction(),
              e.terminal(),
              value.isPresent()));
    }
    return events;
  }

  /** Returns what is known about the events without their terms. */
  List<EventInfo> infos() {
    return infos;
  }

  /** Returns whether an event assigns a state. */
  boolean assigns(String state) {
    int i = names.stateIndex(state);
    return infos.stream().anyMatch(e -> e.states().contains(i));
  }

  private static List<Integer> indexes(List<Program.Target> actions, boolean states) {
    return actions.stream()
        .filter(a -> a.isState() == states)
        .map(Program.Target::index)
        .sorted()
        .toList();
  }

  /**
   * Resolves an action. Each assignment sees those before it: what it reads of a target is replaced
   * by what was assigned, so that in the end all values can be computed before any is written.
   */
  private List<Program.Target> actions(EventSpec e) {
    Map<Term, Term> assigned = new HashMap<>();
    Map<Term, Program.Target> targets = new LinkedHashMap<>();
    for (Assignment a : e.actions()) {
      Definition d = a.value();
      Term variable = names.lookup(d.name());
      boolean isState = spec.states.containsKey(d.name());
      boolean isParam = spec.parameters.containsKey(d.name());
      if (!isState && !isParam) {
        Set<String> known = new LinkedHashSet<>(spec.states.keySet());
        known.addAll(spec.parameters.keySet());
        String kind = names.kindOf(d.name());
        problems.error(
            Code.EVENT_TARGET,
            a.target(),
            d.element(),
            "an action can't assign '"
                + d.name()
                + "'"
                + (kind == null ? "" : ": it is of the kind " + kind),
            Problems.nearest(
                d.name(), known, "states and parameters are: " + Problems.list(known)));
        continue;
      }
      Optional<Expr> x = d.parse(problems);
      if (x.isEmpty()) {
        continue;
      }
      Term value = terms.store(terms.substitute(resolver.resolve(d, x.get()), assigned));
      assigned.put(variable, stored(value));
      targets.remove(variable);
      targets.put(variable, new Program.Target(isState, (int) variable.index, value));
    }
    return List.copyOf(targets.values());
  }

  /** Returns a stored value as the next expression reads it. */
  private Term stored(Term value) {
    return spec.dtype.isInteger() ? terms.toLong(value) : value;
  }

  // ---- logs

  private static String plain(String signal) {
    return signal.substring(signal.indexOf(':') + 1).strip();
  }

  private List<Term> log(EventSpec e) {
    List<Term> values = new ArrayList<>();
    Set<String> logged = new HashSet<>();
    for (Text signal : e.log()) {
      String element = "[events." + e.name() + "].log";
      if (!logged.add(plain(signal.value()))) {
        problems.error(
            Code.LOG_NAME,
            signal,
            element,
            "'" + plain(signal.value()) + "' is logged twice",
            "keep one of the two");
        continue;
      }
      int colon = signal.value().indexOf(':');
      String prefix = colon < 0 ? "" : signal.value().substring(0, colon).strip();
      String name = plain(signal.value());
      Set<String> known = new LinkedHashSet<>();
      switch (prefix) {
        case "state" -> known.addAll(spec.states.keySet());
        case "param" -> known.addAll(spec.parameters.keySet());
        case "aux" -> known.addAll(spec.aux.keySet());
        case "" -> {
          known.add("t");
          known.addAll(spec.states.keySet());
          known.addAll(spec.parameters.keySet());
          known.addAll(spec.aux.keySet());
        }
        default ->
            problems.error(
                Code.LOG_NAME,
                signal,
                element,
                "'" + prefix + ":' is not known here",
                "use state:, param: or aux:");
      }
      if (known.contains(name)) {
        Term v = names.lookup(name);
        values.add(name.equals("t") ? v : terms.store(v));
      } else if (!known.isEmpty() || prefix.isEmpty()) {
        problems.error(
            Code.LOG_NAME,
            signal,
            element,
            "nothing of the name '" + name + "' can be logged",
            Problems.nearest(name, known, "known are: " + Problems.list(known)));
      }
    }
    return values;
  }

  // ---- root functions

  /** Returns a number that is positive where a condition holds, or null if there is none. */
  private Term root(Term c) {
    return switch (c.op) {
      case GT, GE -> difference(c.arg(0), c.arg(1));
      case LT, LE -> difference(c.arg(1), c.arg(0));
      case NOT -> {
        Term r = root(c.arg(0));
        yield r == null ? null : terms.neg(r);
      }
      case AND -> both(c.arg(0), c.arg(1), Fn.MIN, -1);
      case OR -> both(c.arg(0), c.arg(1), Fn.MAX, 1);
      default -> null;
    };
  }

  private Term difference(Term a, Term b) {
    return terms.exact(Op.SUB, terms.toDouble(a), terms.toDouble(b));
  }

  /** Joins two conditions; one without a root function opens or closes the way for the other. */
  private Term both(Term a, Term b, Fn join, double closed) {
    Term ra = root(a);
    Term rb = root(b);
    if (ra != null && rb != null) {
      return terms.call(join, ra, rb);
    }
    if (ra == null && rb == null) {
      return null;
    }
    Term gate = ra == null ? a : b;
    Term open = ra == null ? rb : ra;
    Term shut = terms.constant(closed);
    return join == Fn.MIN ? terms.cond(gate, open, shut) : terms.cond(gate, shut, open);
  }
}
