package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Derivatives of terms by some of them: states, parameters, past values. What is not asked for
 * counts as constant, the length of a delay always; functions with steps have derivative 0 between
 * them.
 */
final class Differentiator {
  /** Greatest number of pairs of a term and a variable on which it depends. */
  private static final long MAX_PAIRS = 10_000_000;

  private static final int[] NONE = {};
  private static final double TWO_OVER_SQRT_PI = 1.1283791670955126;

  private final Terms terms;
  private final Map<Term, int[]> dependencies = new HashMap<>();
  private final Term zero;
  private final Term one;

  /** The number of each variable. */
  private final Map<Term, Integer> numbers = new HashMap<>();

  // derivatives by the current variable
  private final Map<Term, Term> known = new HashMap<>();

  Differentiator(Terms terms) {
    this.terms = terms;
    this.zero = terms.constant(0.0);
    this.one = terms.constant(1.0);
  }

  /**
   * Returns the entries of the matrix of derivatives that are not zero, row by row. Time and memory
   * follow the number of pairs of a term and a variable on which it depends.
   *
   * @param variables terms without arguments, or delays
   * @throws Terms.BudgetException if there are too many of them
   */
  List<Program.Entry> jacobian(List<Term> functions, List<Term> variables) {
    if ((long) functions.size() * variables.size() > Integer.MAX_VALUE - 8) {
      throw new Terms.BudgetException(
          "a matrix of "
              + functions.size()
              + " x "
              + variables.size()
              + " derivatives fits no array");
    }
    numbers.clear();
    dependencies.clear();
    for (int j = 0; j < variables.size(); j++) {
      numbers.put(variables.get(j), j);
    }
    List<List<Term>> dependents = new ArrayList<>();
    variables.forEach(v -> dependents.add(new ArrayList<>()));
    long pairs = 0;
    for (Term t : Terms.reachable(functions)) {
      int[] on = depend(t);
      pairs += on.length;
      if (pairs > MAX_PAIRS) {
        throw new Terms.BudgetException("the derivatives have more than " + MAX_PAIRS + " parts");
      }
      for (int j : on) {
        dependents.get(j).add(t);
      }
    }
    Map<Term, List<Integer>> rowsOf = new HashMap<>();
    List<List<Program.Entry>> rows = new ArrayList<>();
    for (int i = 0; i < functions.size(); i++) {
      rowsOf.computeIfAbsent(functions.get(i), k -> new ArrayList<>()).add(i);
      rows.add(new ArrayList<>());
    }
    for (int j = 0; j < variables.size(); j++) {
      known.clear();
      // arguments come first, so no derivative is asked for before it is known
      for (Term t : dependents.get(j)) {
        Term d = t == variables.get(j) ? one : compute(t);
        known.put(t, d);
        for (int i : d.is(0) ? List.<Integer>of() : rowsOf.getOrDefault(t, List.of())) {
          rows.get(i).add(new Program.Entry(variables.size() * i + j, terms.toDouble(d)));
        }
      }
    }
    return rows.stream().flatMap(List::stream).toList();
  }

  /** Finds the variables on which a term depends, ascending. */
  private int[] depend(Term t) {
    Integer number = numbers.get(t);
    int[] all = number == null ? NONE : new int[] {number};
    if (t.op != Op.DELAY) {
      for (Term a : t.args) {
        all = union(all, dependencies.get(a));
      }
    }
    dependencies.put(t, all);
    return all;
  }

  /** Joins two ascending lists; where one has all of the other it is shared. */
  private static int[] union(int[] a, int[] b) {
    if (a == b || b.length == 0) {
      return a;
    }
    if (a.length == 0) {
      return b;
    }
    int[] all = new int[a.length + b.length];
    int n = 0;
    int i = 0;
    int j = 0;
    while (i < a.length || j < b.length) {
      int next = j == b.length || i < a.length && a[i] <= b[j] ? a[i] : b[j];
      i += i < a.length && a[i] == next ? 1 : 0;
      j += j < b.length && b[j] == next ? 1 : 0;
      all[n++] = next;
    }
    return n == a.length ? a : n == b.length ? b : Arrays.copyOf(all, n);
  }

  private Term derivative(Term t) {
    return known.getOrDefault(t, zero);
  }

  private Term compute(Term t) {
    Terms.Power power = terms.asPower(t);
    if (power != null) {
      Term da = derivative(power.base());
      int n = power.exponent();
      return mul(mul(terms.constant((double) n), terms.power(power.base(), n - 1)), da);
    }
    Term a = t.args.get(0);
    return switch (t.op) {
      case ADD -> add(derivative(a), derivative(t.arg(1)));
      case SUB -> sub(derivative(a), derivative(t.arg(1)));
      case NEG -> neg(derivative(a));
      case MUL -> add(mul(derivative(a), t.arg(1)), mul(a, derivative(t.arg(1))));
      case DIV -> {
        Term b = t.arg(1);
        yield div(sub(derivative(a), mul(t, derivative(b))), b);
      }
      case MOD -> {
        // a - b floor(a / b), whose second factor is constant between steps
        Term b = t.arg(1);
        Term whole = terms.arithmetic(Op.FLOORDIV, a, b);
        yield sub(derivative(a), mul(whole, derivative(b)));
      }
      case POW -> pow(t);
      case COND -> terms.cond(a, derivative(t.arg(1)), derivative(t.arg(2)));
      case CALL -> call(t);
      case ROUND -> derivative(a);
      case SUM -> loop(Op.SUM, t, derivative(t.arg(4)), false);
      case PROD -> loop(Op.PROD_RATE, t, derivative(t.arg(4)), true);
      default -> zero;
    };
  }

  private Term loop(Op op, Term t, Term body, boolean keepBody) {
    if (body.is(0)) {
      return zero;
    }
    List<Term> args = new ArrayList<>(t.args.subList(0, keepBody ? 5 : 4));
    args.add(body);
    return terms.with(t, op, args);
  }

  private Term pow(Term t) {
    Term a = t.arg(0);
    Term b = t.arg(1);
    Term da = derivative(a);
    Term db = derivative(b);
    Term byBase = zero;
    if (!da.is(0)) {
      Term less = terms.arithmetic(Op.POW, a, terms.arithmetic(Op.SUB, b, one));
      byBase = mul(mul(b, less), da);
    }
    Term byExponent = db.is(0) ? zero : mul(mul(t, terms.call(Fn.LOG, a)), db);
    return add(byBase, byExponent);
  }

  private Term call(Term t) {
    Term a = t.arg(0);
    Term da = derivative(a);
    if (t.args.size() == 2) {
      return call2(t, a, da, t.arg(1), derivative(t.arg(1)));
    }
    return switch (t.fn) {
      case ABS -> mul(sign(a), da);
      case SQRT -> div(da, mul(terms.constant(2.0), t));
      case CBRT -> div(da, mul(terms.constant(3.0), mul(t, t)));
      case EXP -> mul(t, da);
      case EXPM1 -> mul(add(t, one), da);
      case EXP2 -> mul(mul(t, terms.constant(0.6931471805599453)), da);
      case LOG -> div(da, a);
      case LOG10 -> div(da, mul(a, terms.constant(2.302585092994046)));
      case LOG2 -> div(da, mul(a, terms.constant(0.6931471805599453)));
      case LOG1P -> div(da, add(one, a));
      case SIN -> mul(terms.call(Fn.COS, a), da);
      case COS -> neg(mul(terms.call(Fn.SIN, a), da));
      case TAN -> mul(add(one, mul(t, t)), da);
      case ASIN -> div(da, terms.call(Fn.SQRT, sub(one, mul(a, a))));
      case ACOS -> neg(div(da, terms.call(Fn.SQRT, sub(one, mul(a, a)))));
      case ATAN -> div(da, add(one, mul(a, a)));
      case SINH -> mul(terms.call(Fn.COSH, a), da);
      case COSH -> mul(terms.call(Fn.SINH, a), da);
      case TANH -> mul(sub(one, mul(t, t)), da);
      case ASINH -> div(da, terms.call(Fn.SQRT, add(mul(a, a), one)));
      case ACOSH ->
          div(da, mul(terms.call(Fn.SQRT, sub(a, one)), terms.call(Fn.SQRT, add(a, one))));
      case ATANH -> div(da, sub(one, mul(a, a)));
      case ERF -> mul(bell(a), da);
      case ERFC -> neg(mul(bell(a), da));
      case GAMMA -> mul(mul(t, terms.call(Fn.DIGAMMA, a)), da);
      case LGAMMA -> mul(terms.call(Fn.DIGAMMA, a), da);
      default -> zero; // FLOOR, CEIL, ROUND, TRUNC
    };
  }

  private Term call2(Term t, Term a, Term da, Term b, Term db) {
    return switch (t.fn) {
      case MIN -> terms.cond(terms.compare(Op.LT, b, a), db, da);
      case MAX -> terms.cond(terms.compare(Op.GT, b, a), db, da);
      case ATAN2 -> div(sub(mul(da, b), mul(a, db)), add(mul(a, a), mul(b, b)));
      case HYPOT -> div(add(mul(a, da), mul(b, db)), t);
      case COPYSIGN ->
          mul(mul(terms.call(Fn.COPYSIGN, one, a), terms.call(Fn.COPYSIGN, one, b)), da);
      default -> {
        // FMOD: a - b trunc(a / b)
        Term whole = terms.call(Fn.TRUNC, terms.arithmetic(Op.DIV, a, b));
        yield sub(da, mul(whole, db));
      }
    };
  }

  /** Returns 2/√π e^(-a²). */
  private Term bell(Term a) {
    return mul(terms.constant(TWO_OVER_SQRT_PI), terms.call(Fn.EXP, neg(mul(a, a))));
  }

  private Term sign(Term a) {
    return terms.toDouble(
        terms.arithmetic(Op.SUB, terms.compare(Op.GT, a, zero), terms.compare(Op.LT, a, zero)));
  }

  // ---- arithmetic that leaves out what is 0 or 1

  private Term add(Term a, Term b) {
    return a.is(0) ? b : b.is(0) ? a : terms.exact(Op.ADD, a, b);
  }

  private Term sub(Term a, Term b) {
    return b.is(0) ? a : a.is(0) ? neg(b) : terms.exact(Op.SUB, a, b);
  }

  private Term neg(Term a) {
    return a.is(0) ? zero : a.op == Op.NEG ? a.arg(0) : terms.neg(a);
  }

  private Term mul(Term a, Term b) {
    if (a.is(0) || b.is(0)) {
      return zero;
    }
    if (a.is(-1)) {
      return neg(b);
    }
    if (b.is(-1)) {
      return neg(a);
    }
    return a.is(1) ? b : b.is(1) ? a : terms.exact(Op.MUL, a, b);
  }

  private Term div(Term a, Term b) {
    return a.is(0) ? zero : b.is(1) ? a : terms.exact(Op.DIV, a, b);
  }
}
