package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds how far a model looks back, and checks that it may. */
final class Lags {
  private final SystemKind kind;
  private final Terms terms;
  private final int limit;
  private final int[] depths;
  private final int[] fractional;
  private final Map<Term, Formula> delayTexts = new HashMap<>();

  /** Where inputs begin among the parameters, and how many there are. */
  private final int firstInput;

  private final int inputs;

  /** Past values of inputs, in the order in which they follow the inputs. */
  private final List<InputDelay> inputDelays = new ArrayList<>();

  /** A past value of an input. */
  record InputDelay(int input, Term tau, Formula text) {}

  /**
   * Makes a collector.
   *
   * @param firstInput number of parameters, which inputs follow
   * @param limit smallest lag that is too large
   */
  Lags(SystemKind kind, Terms terms, int states, int firstInput, int inputs, int limit) {
    this.kind = kind;
    this.firstInput = firstInput;
    this.inputs = inputs;
    this.terms = terms;
    this.limit = limit;
    this.depths = new int[states];
    this.fractional = new int[states];
  }

  int[] depths() {
    return depths;
  }

  int[] fractionalDepths() {
    return fractional;
  }

  /** Returns the text from which the length of a delay was read. */
  Formula delayText(Term delay) {
    return delayTexts.get(delay);
  }

  /** Makes the value of a state one step ago. */
  Term previous(int state) {
    depths[state] = Math.max(depths[state], 1);
    return terms.lag(state, 1);
  }

  /** Makes {@code lag_x()}, {@code lag_x(k)} or {@code lag_x(1.5)}. */
  Term lag(Resolver r, Expr.Call c, int state) {
    if (c.args().isEmpty()) {
      return previous(state);
    }
    if (c.args().size() != 1 || !(c.args().get(0) instanceof Expr.Num n)) {
      Expr at = c.args().size() == 1 ? c.args().get(0) : c;
      return r.error(
          Code.LAG_ARGUMENT,
          at,
          "the argument of " + c.name() + "() is a number written out: lag_x(2)",
          kind == SystemKind.ODE
              ? "write the number of steps, or delay(" + c.name().substring(4) + ", tau) for a time"
              : "write the number of steps");
    }
    if (!(n.value() >= 1)) {
      return r.error(
          Code.LAG_LIMIT,
          n,
          "a lag of " + show(n.value()) + " steps",
          "a lag is at least 1; the current value is " + c.name().substring(4));
    }
    if (!(n.value() < limit)) {
      return r.error(
          Code.LAG_LIMIT,
          n,
          "a lag of " + show(n.value()) + " steps; the limit is " + (limit - 1),
          "raise the limit when loading the model, or use a delay in time");
    }
    int depth = (int) Math.ceil(n.value());
    depths[state] = Math.max(depths[state], depth);
    if (depth == n.value()) {
      return terms.lag(state, depth);
    }
    if (terms.dtype().isInteger()) {
      return r.error(
          Code.LAG_ARGUMENT,
          n,
          "a fractional lag in a model of whole numbers",
          "use a whole number of steps");
    }
    fractional[state] = Math.max(fractional[state], depth);
    return terms.fractionalLag(state, n.value());
  }

  /** Makes {@code delay(x, tau)}. */
  Term delay(Resolver r, Expr.Call c, int state, Expr length) {
    if (kind == SystemKind.MAP) {
      return r.error(
          Code.DELAY_IN_MAP,
          c,
          "a delay in time in a map, whose steps have no length",
          "count steps: lag_" + r.names().states().get(state) + "(k)");
    }
    Term tau = length(r, length);
    if (tau == null) {
      return terms.constant(0.0);
    }
    Term d = terms.delay(state, tau);
    delayTexts.putIfAbsent(d, r.formula(length));
    return d;
  }

  /** Makes {@code delay(u, tau)} of an input: a number that whoever sets the inputs provides. */
  Term inputDelay(Resolver r, int parameter, Expr length) {
    Term tau = length(r, length);
    if (tau == null) {
      return terms.constant(0.0);
    }
    int input = parameter - firstInput;
    for (int i = 0; i < inputDelays.size(); i++) {
      if (inputDelays.get(i).input() == input && inputDelays.get(i).tau() == tau) {
        return terms.param(firstInput + inputs + i);
      }
    }
    inputDelays.add(new InputDelay(input, tau, r.formula(length)));
    return terms.param(firstInput + inputs + inputDelays.size() - 1);
  }

  /** Returns the past values of inputs that the model asks for. */
  List<InputDelay> inputDelays() {
    return inputDelays;
  }

  /** Returns whether a term is the present value of an input. */
  boolean isInput(Term t) {
    return t.op == Op.PARAM && t.index >= firstInput && t.index < firstInput + inputs;
  }

  /** Returns the length of a delay, or null after having told what is wrong with it. */
  private Term length(Resolver r, Expr length) {
    Term tau = terms.toDouble(r.term(length));
    if (!isFixed(tau)) {
      r.error(
          Code.DELAY_ARGUMENT,
          length,
          "the length of a delay depends on more than parameters and constants",
          "use a parameter or a number");
      return null;
    }
    if (tau.isConst() && !(tau.value >= 0 && tau.value < Double.POSITIVE_INFINITY)) {
      r.error(
          Code.DELAY_ARGUMENT,
          length,
          "a delay of " + show(tau.value),
          "a delay is a time of at least 0");
      return null;
    }
    return tau;
  }

  private boolean isFixed(Term tau) {
    for (Term t : Terms.reachable(List.of(tau))) {
      if (t.op == Op.PARAM && t.index >= firstInput) {
        return false;
      }
      switch (t.op) {
        case STATE, TIME, LAG, FRACTIONAL_LAG, DELAY, LOOP, INITIAL -> {
          return false;
        }
        default -> {}
      }
    }
    return true;
  }

  private static String show(double v) {
    return v == Math.rint(v) && Math.abs(v) < 1e15 ? Long.toString((long) v) : Double.toString(v);
  }
}
