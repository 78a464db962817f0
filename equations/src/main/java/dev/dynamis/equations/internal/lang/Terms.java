package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.lang.Term.Type;
import dev.dynamis.equations.model.Dtype;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes terms: equal terms once, constants computed at once by the same methods that compute them
 * in a run. No other rewriting is done, so a formula is evaluated as it was written.
 */
final class Terms {
  /** Deepest term. */
  static final int MAX_DEPTH = 10_000;

  /** Greatest number of terms in a model. */
  static final int MAX_TERMS = 400_000;

  /** Powers with whole exponents up to this are products. */
  private static final int MAX_PRODUCT_POWER = 64;

  private record Key(Op op, Type type, Fn fn, long bits, long index, List<Integer> args) {}

  /** A term that is a power with a whole exponent. */
  record Power(Term base, int exponent) {}

  private final Dtype dtype;
  private final Map<Key, Term> made = new HashMap<>();
  private final Map<Term, Power> powers = new HashMap<>();
  private int loops;

  Terms(Dtype dtype) {
    this.dtype = dtype;
  }

  Dtype dtype() {
    return dtype;
  }

  /** Returns the type of states and parameters. */
  Type stored() {
    return dtype.isInteger() ? Type.LONG : dtype.isNarrow() ? Type.NARROW : Type.DOUBLE;
  }

  int count() {
    return made.size();
  }

  // ---- leaves

  Term constant(double v) {
    return make(Op.CONST, Type.DOUBLE, null, v, 0, List.of());
  }

  Term constant(long v) {
    return make(Op.CONST, Type.LONG, null, 0, v, List.of());
  }

  Term constant(boolean v) {
    return make(Op.CONST, Type.BOOL, null, 0, v ? 1 : 0, List.of());
  }

  Term state(int i) {
    return make(Op.STATE, stored(), null, 0, i, List.of());
  }

  Term param(int i) {
    return make(Op.PARAM, stored(), null, 0, i, List.of());
  }

  Term initial(int i) {
    return make(Op.INITIAL, stored(), null, 0, i, List.of());
  }

  Term argument(int i) {
    return make(Op.ARGUMENT, stored(), null, 0, i, List.of());
  }

  Term time() {
    return make(Op.TIME, Type.DOUBLE, null, 0, 0, List.of());
  }

  /** Makes the variable of a new loop. */
  Term loopVariable() {
    Type type = dtype.isInteger() ? Type.LONG : Type.DOUBLE;
    return make(Op.LOOP, type, null, 0, loops++, List.of());
  }

  Term lag(int state, int k) {
    return make(Op.LAG, stored(), null, k, state, List.of());
  }

  Term fractionalLag(int state, double k) {
    return make(Op.FRACTIONAL_LAG, Type.DOUBLE, null, k, state, List.of());
  }

  Term delay(int state, Term tau) {
    return make(Op.DELAY, Type.DOUBLE, null, 0, state, List.of(tau));
  }

  // ---- conversions

  Term toDouble(Term a) {
    if (a.type.isReal()) {
      return a;
    }
    return fold(Op.TO_DOUBLE, Type.DOUBLE, null, a);
  }

  Term toLong(Term a) {
    return a.type == Type.LONG ? a : fold(Op.TO_LONG, Type.LONG, null, a);
  }

  Term toBool(Term a) {
    return a.type == Type.BOOL ? a : compare(Op.NE, a, zero(a.type));
  }

  private Term zero(Type type) {
    return type == Type.LONG ? constant(0L) : constant(0.0);
  }

  /** Rounds to the model's narrow type, if it has one. */
  Term round(Term a) {
    if (a.type == Type.NARROW) {
      return a;
    }
    return fold(Op.ROUND, Type.NARROW, null, toDouble(a));
  }

  /** Converts to what is written to a state, parameter or record: a real number. */
  Term store(Term a) {
    if (dtype.isInteger()) {
      return make(Op.STORE, Type.DOUBLE, null, 0, 0, List.of(toLong(a)));
    }
    return dtype.isNarrow() ? round(a) : toDouble(a);
  }

  // ---- arithmetic

  /** Makes one of the operators of arithmetic, converting its arguments. */
  Term arithmetic(Op op, Term a, Term b) {
    if (op != Op.DIV && isWhole(a) && isWhole(b)) {
      return fold(op, Type.LONG, null, toLong(a), toLong(b));
    }
    if (op == Op.POW) {
      return power(a, b);
    }
    Term r = fold(op, Type.DOUBLE, null, toDouble(a), toDouble(b));
    return a.type == Type.NARROW && b.type == Type.NARROW ? round(r) : r;
  }

  /** Makes a bit operator on whole numbers. */
  Term bits(Op op, Term... args) {
    Term[] whole = new Term[args.length];
    for (int i = 0; i < args.length; i++) {
      whole[i] = toLong(args[i]);
    }
    return fold(op, Type.LONG, null, whole);
  }

  Term neg(Term a) {
    if (isWhole(a)) {
      return fold(Op.NEG, Type.LONG, null, toLong(a));
    }
    return fold(Op.NEG, a.type == Type.NARROW ? Type.NARROW : Type.DOUBLE, null, toDouble(a));
  }

  /** Returns whether a term counts as a whole number in this model. */
  private boolean isWhole(Term a) {
    return dtype.isInteger() && !a.type.isReal();
  }

  /** Makes a power; whole exponents become products, by repeated squaring. */
  private Term power(Term a, Term b) {
    Term base = toDouble(a);
    if (b.isConst() && !base.isConst()) {
      double n = b.constant();
      if (n == Math.rint(n) && Math.abs(n) <= MAX_PRODUCT_POWER) {
        return power(base, (int) n);
      }
    }
    Term r = fold(Op.POW, Type.DOUBLE, null, base, toDouble(b));
    return a.type == Type.NARROW && b.type == Type.NARROW ? round(r) : r;
  }

  /** Makes a power with a whole exponent. */
  Term power(Term base, int n) {
    Term product = null;
    Term square = base;
    for (int k = Math.abs(n); k > 0; k >>= 1) {
      if ((k & 1) != 0) {
        product = product == null ? square : mul(product, square);
      }
      if (k > 1) {
        square = mul(square, square);
      }
    }
    if (product == null) {
      return constant(1.0);
    }
    Term r = n < 0 ? exact(Op.DIV, constant(1.0), product) : product;
    if (n != 1) {
      powers.putIfAbsent(r, new Power(base, n));
    }
    return r;
  }

  private Term mul(Term a, Term b) {
    return exact(Op.MUL, a, b);
  }

  /** Returns the power that a term is, or null. */
  Power asPower(Term t) {
    return powers.get(t);
  }

  Term compare(Op op, Term a, Term b) {
    if (isWhole(a) && isWhole(b)) {
      return fold(op, Type.BOOL, null, toLong(a), toLong(b));
    }
    return fold(op, Type.BOOL, null, toDouble(a), toDouble(b));
  }

  Term and(Term a, Term b) {
    if (a.isConst()) {
      return a.index != 0 ? b : a;
    }
    return make(Op.AND, Type.BOOL, null, 0, 0, List.of(a, b));
  }

  Term or(Term a, Term b) {
    if (a.isConst()) {
      return a.index != 0 ? a : b;
    }
    return make(Op.OR, Type.BOOL, null, 0, 0, List.of(a, b));
  }

  Term not(Term a) {
    return fold(Op.NOT, Type.BOOL, null, toBool(a));
  }

  /** Makes a choice; both values get the type that holds both. */
  Term cond(Term test, Term yes, Term no) {
    Type type = common(yes, no);
    Term a = convert(yes, type);
    Term b = convert(no, type);
    if (test.isConst()) {
      return test.index != 0 ? a : b;
    }
    return a == b ? a : make(Op.COND, type, null, 0, 0, List.of(toBool(test), a, b));
  }

  private Type common(Term a, Term b) {
    if (a.type == b.type) {
      return a.type;
    }
    return isWhole(a) && isWhole(b) ? Type.LONG : Type.DOUBLE;
  }

  private Term convert(Term a, Type type) {
    return switch (type) {
      case BOOL, NARROW -> a;
      case LONG -> toLong(a);
      case DOUBLE -> toDouble(a);
    };
  }

  Term call(Fn fn, Term a) {
    boolean keeps = fn == Fn.ABS && a.type == Type.NARROW;
    return fold(Op.CALL, keeps ? Type.NARROW : Type.DOUBLE, fn, toDouble(a));
  }

  Term call(Fn fn, Term a, Term b) {
    boolean keeps =
        (fn == Fn.MIN || fn == Fn.MAX) && a.type == Type.NARROW && b.type == Type.NARROW;
    return fold(Op.CALL, keeps ? Type.NARROW : Type.DOUBLE, fn, toDouble(a), toDouble(b));
  }

  /** Makes a sum, product or derivative of a product over a loop. */
  Term loop(Op op, Term variable, List<Term> args) {
    return make(op, Type.DOUBLE, null, 0, variable.index, args);
  }

  /** Makes an operator on real numbers whose result is not rounded to a narrow type. */
  Term exact(Op op, Term a, Term b) {
    return fold(op, Type.DOUBLE, null, a, b);
  }

  /** Makes a loop over the same range as {@code t} that computes something else. */
  Term with(Term t, Op op, List<Term> args) {
    return make(op, t.type, null, 0, t.index, List.copyOf(args));
  }

  /** Makes the term that an argument-for-argument copy of {@code t} would be. */
  Term with(Term t, List<Term> args) {
    return switch (t.op) {
      case AND -> and(args.get(0), args.get(1));
      case OR -> or(args.get(0), args.get(1));
      case COND -> cond(args.get(0), args.get(1), args.get(2));
      case STORE, DELAY, SUM, PROD, PROD_RATE ->
          make(t.op, t.type, t.fn, t.value, t.index, List.copyOf(args));
      default -> fold(t.op, t.type, t.fn, args.toArray(Term[]::new));
    };
  }

  /** Replaces terms by others, everywhere in {@code t}. */
  Term substitute(Term t, Map<Term, Term> replacement) {
    Map<Term, Term> done = new HashMap<>(replacement);
    for (Term r : reachable(List.of(t))) {
      if (done.containsKey(r)) {
        continue;
      }
      List<Term> args = new ArrayList<>(r.args.size());
      boolean same = true;
      for (Term a : r.args) {
        Term b = done.get(a);
        same &= a == b;
        args.add(b);
      }
      done.put(r, same ? r : with(r, args));
    }
    return done.get(t);
  }

  /** Returns all terms of which the given ones are made, and these, arguments first. */
  static List<Term> reachable(List<Term> roots) {
    Set<Term> seen = new HashSet<>(roots);
    ArrayDeque<Term> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (Term a : open.removeLast().args) {
        if (seen.add(a)) {
          open.add(a);
        }
      }
    }
    return seen.stream().sorted(Comparator.comparingInt((Term t) -> t.id)).toList();
  }

  // ---- making

  private Term fold(Op op, Type type, Fn fn, Term... args) {
    boolean constant = true;
    for (Term a : args) {
      constant &= a.isConst();
    }
    if (constant) {
      try {
        Term t = make(op, type, fn, 0, 0, List.of(args));
        return switch (type) {
          case BOOL -> constant(Evaluator.CONSTANTS.truth(t));
          case LONG -> constant(Evaluator.CONSTANTS.whole(t));
          case DOUBLE -> constant(Evaluator.CONSTANTS.real(t));
          case NARROW ->
              make(
                  Op.CONST,
                  Type.NARROW,
                  null,
                  dtype.store(Evaluator.CONSTANTS.real(op == Op.ROUND ? args[0] : t)),
                  0,
                  List.of());
        };
      } catch (ArithmeticException e) {
        // stays as it is: the run will say so if it ever gets there
        return make(op, type, fn, 0, 0, List.of(args));
      }
    }
    return make(op, type, fn, 0, 0, List.of(args));
  }

  private Term make(Op op, Type type, Fn fn, double value, long index, List<Term> args) {
    List<Integer> ids = new ArrayList<>(args.size());
    for (Term a : args) {
      ids.add(a.id);
    }
    Key key = new Key(op, type, fn, Double.doubleToRawLongBits(value), index, ids);
    Term known = made.get(key);
    if (known != null) {
      return known;
    }
    if (made.size() >= MAX_TERMS) {
      throw new BudgetException("the model has more than " + MAX_TERMS + " terms");
    }
    int depth = 0;
    double size = 1;
    TreeSet<Integer> in = new TreeSet<>();
    for (Term a : args) {
      depth = Math.max(depth, a.depth);
      size += a.size;
      in.addAll(a.loops);
    }
    if (depth >= MAX_DEPTH) {
      throw new BudgetException("the expression is more than " + MAX_DEPTH + " operations deep");
    }
    if (op == Op.LOOP) {
      in.add((int) index);
    } else if (op == Op.SUM || op == Op.PROD || op == Op.PROD_RATE) {
      in.remove((int) index);
    }
    Term t =
        new Term(
            made.size(),
            op,
            type,
            fn,
            value,
            index,
            List.copyOf(args),
            depth + 1,
            size,
            List.copyOf(in));
    made.put(key, t);
    return t;
  }

  /** Thrown where a model grows beyond what is allowed. */
  static final class BudgetException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BudgetException(String message) {
      super(message, null, false, false);
    }
  }
}
