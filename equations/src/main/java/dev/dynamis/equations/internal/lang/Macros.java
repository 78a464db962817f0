package dev.dynamis.equations.internal.lang;

import java.util.Map;
import java.util.Set;

/** The macros of the language: short names for formulas of their arguments. */
final class Macros {
  /** Number of arguments of each macro. */
  private static final Map<String, Integer> ARGUMENTS =
      Map.ofEntries(
          Map.entry("sign", 1),
          Map.entry("heaviside", 1),
          Map.entry("step", 1),
          Map.entry("relu", 1),
          Map.entry("clip", 3),
          Map.entry("sat", 3),
          Map.entry("approx", 3),
          Map.entry("delay", 2),
          Map.entry("cross_up", 2),
          Map.entry("cross_down", 2),
          Map.entry("cross_either", 2),
          Map.entry("changed", 1),
          Map.entry("in_interval", 3),
          Map.entry("enters_interval", 3),
          Map.entry("leaves_interval", 3),
          Map.entry("increasing", 1),
          Map.entry("decreasing", 1));

  private final Resolver r;
  private final Terms terms;
  private final Lags lags;

  Macros(Resolver r, Terms terms, Lags lags) {
    this.r = r;
    this.terms = terms;
    this.lags = lags;
  }

  static boolean isMacro(String name) {
    return ARGUMENTS.containsKey(name);
  }

  static Set<String> names() {
    return ARGUMENTS.keySet();
  }

  Term expand(Expr.Call c) {
    int n = ARGUMENTS.get(c.name());
    if (!r.count(c, n, n)) {
      return terms.constant(0.0);
    }
    return switch (c.name()) {
      case "sign" -> sign(r.term(c.args().get(0)));
      case "heaviside", "step" -> terms.compare(Op.GE, r.term(c.args().get(0)), zero());
      case "relu" -> Builtins.extreme(terms, Fn.MAX, r.term(c.args().get(0)), zero());
      case "clip", "sat" -> {
        Term low =
            Builtins.extreme(terms, Fn.MAX, r.term(c.args().get(0)), r.term(c.args().get(1)));
        yield Builtins.extreme(terms, Fn.MIN, low, r.term(c.args().get(2)));
      }
      case "approx" -> {
        Term d = terms.arithmetic(Op.SUB, r.term(c.args().get(0)), r.term(c.args().get(1)));
        yield terms.compare(Op.LE, Builtins.abs(terms, d), r.term(c.args().get(2)));
      }
      case "in_interval" ->
          inside(r.term(c.args().get(0)), r.term(c.args().get(1)), r.term(c.args().get(2)));
      default -> ofState(c);
    };
  }

  private Term zero() {
    return terms.dtype().isInteger() ? terms.constant(0L) : terms.constant(0.0);
  }

  private Term sign(Term a) {
    Term up = terms.compare(Op.GT, a, zero());
    Term down = terms.compare(Op.LT, a, zero());
    return terms.arithmetic(Op.SUB, up, down);
  }

  /** Expands a macro that compares a state with its past. */
  private Term ofState(Expr.Call c) {
    Expr first = c.args().get(0);
    Term now = first instanceof Expr.Name ? r.term(first) : null;
    if (now != null && now.op == Op.ARGUMENT) {
      // the body of a function by itself: the argument may turn out to be a state
      return terms.constant(0.0);
    }
    if (now != null && c.name().equals("delay") && lags.isInput(now)) {
      return lags.inputDelay(r, (int) now.index, c.args().get(1));
    }
    if (now == null || now.op != Op.STATE) {
      return r.error(
          c.name().equals("delay") ? Code.DELAY_ARGUMENT : Code.MACRO_STATE,
          first,
          "the first argument of " + c.name() + "() is the name of a state",
          "states are: " + Problems.list(r.names().states()));
    }
    int state = (int) now.index;
    if (c.name().equals("delay")) {
      return lags.delay(r, c, state, c.args().get(1));
    }
    Term before = lags.previous(state);
    return switch (c.name()) {
      case "changed" -> terms.compare(Op.NE, now, before);
      case "increasing" -> terms.compare(Op.GT, now, before);
      case "decreasing" -> terms.compare(Op.LT, now, before);
      case "cross_up" -> crossUp(before, now, r.term(c.args().get(1)));
      case "cross_down" -> crossDown(before, now, r.term(c.args().get(1)));
      case "cross_either" -> {
        Term level = r.term(c.args().get(1));
        yield terms.or(crossUp(before, now, level), crossDown(before, now, level));
      }
      case "enters_interval" -> {
        Term low = r.term(c.args().get(1));
        Term high = r.term(c.args().get(2));
        yield terms.and(outside(before, low, high), inside(now, low, high));
      }
      default -> {
        Term low = r.term(c.args().get(1));
        Term high = r.term(c.args().get(2));
        yield terms.and(inside(before, low, high), outside(now, low, high));
      }
    };
  }

  private Term crossUp(Term before, Term now, Term level) {
    return terms.and(terms.compare(Op.LE, before, level), terms.compare(Op.GT, now, level));
  }

  private Term crossDown(Term before, Term now, Term level) {
    return terms.and(terms.compare(Op.GE, before, level), terms.compare(Op.LT, now, level));
  }

  private Term inside(Term v, Term low, Term high) {
    return terms.and(terms.compare(Op.LE, low, v), terms.compare(Op.LE, v, high));
  }

  private Term outside(Term v, Term low, Term high) {
    return terms.or(terms.compare(Op.LT, v, low), terms.compare(Op.GT, v, high));
  }
}
