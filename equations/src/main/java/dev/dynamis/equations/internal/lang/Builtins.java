package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.lang.Term.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Calls of the built-in functions. */
final class Builtins {
  private static final Set<String> OTHERS =
      Set.of(
          "min",
          "max",
          "int",
          "float",
          "bool",
          "len",
          "sum",
          "prod",
          "pow",
          "degrees",
          "radians",
          "isnan",
          "isinf",
          "isfinite",
          "range");

  private Builtins() {}

  static boolean isFunction(String name) {
    return Fn.named(name) != null || OTHERS.contains(name) || Macros.isMacro(name);
  }

  /** Makes the call of a built-in function, or tells that there is none. */
  static Term call(Resolver r, Terms terms, Expr.Call c, String name) {
    switch (name) {
      case "min", "max":
        return minMax(r, terms, c, name.equals("min") ? Fn.MIN : Fn.MAX);
      case "len":
        if (c.args().size() == 1 && c.args().get(0) instanceof Expr.Items items) {
          long n = items.items().size();
          return terms.dtype().isInteger() ? terms.constant(n) : terms.constant((double) n);
        }
        return r.error(Code.ARGUMENTS, c, "len() takes a list", "write the number itself");
      case "range":
        return r.error(
            Code.GENERATOR, c, "range() outside of a loop", "write sum(f(i) for i in range(n))");
      default:
    }
    Fn fn = Fn.named(name);
    int max = fn != null ? fn.arity() : name.equals("pow") ? 2 : 1;
    if (fn == null && !OTHERS.contains(name)) {
      Set<String> known = new LinkedHashSet<>(r.names().functionNames());
      known.addAll(new TreeSet<>(Fn.names()));
      known.addAll(new TreeSet<>(OTHERS));
      known.addAll(new TreeSet<>(Macros.names()));
      String kind = r.names().kindOf(c.name());
      return r.error(
          Code.UNKNOWN_FUNCTION,
          c.from(),
          c.nameTo(),
          kind == null
              ? "unknown function '" + c.name() + "'"
              : "'" + c.name() + "' is called, but it is not a function (" + kind + ")",
          kind == null
              ? Problems.nearest(name, known, "declare it in [functions." + name + "]")
              : "write * between two factors");
    }
    int min = max;
    if (fn == Fn.LOG || fn == Fn.ROUND) {
      max = 2;
    }
    if (!r.count(c, min, max)) {
      return terms.constant(0.0);
    }
    List<Term> args = new ArrayList<>();
    for (Expr a : c.args()) {
      args.add(r.term(a));
    }
    return fn != null ? function(r, terms, c, fn, args) : other(terms, name, args);
  }

  private static Term function(Resolver r, Terms terms, Expr.Call c, Fn fn, List<Term> args) {
    Term a = args.get(0);
    boolean whole = terms.dtype().isInteger();
    switch (fn) {
      case ABS:
        return abs(terms, a);
      case FLOOR, CEIL, TRUNC:
        if (whole) {
          return a.type.isReal() ? terms.toLong(terms.call(fn, a)) : terms.toLong(a);
        }
        return terms.call(fn, a);
      case ROUND:
        if (args.size() == 2) {
          return roundTo(r, terms, c, a, args.get(1));
        }
        if (whole) {
          return a.type.isReal() ? terms.toLong(terms.call(fn, a)) : terms.toLong(a);
        }
        return terms.call(fn, a);
      case LOG:
        Term log = terms.call(fn, a);
        return args.size() == 1 ? log : terms.arithmetic(Op.DIV, log, terms.call(fn, args.get(1)));
      default:
        return fn.arity() == 1 ? terms.call(fn, a) : terms.call(fn, a, args.get(1));
    }
  }

  private static Term other(Terms terms, String name, List<Term> args) {
    Term a = args.get(0);
    Term infinity = terms.constant(Double.POSITIVE_INFINITY);
    return switch (name) {
      case "int" -> terms.dtype().isInteger() ? terms.toLong(a) : terms.call(Fn.TRUNC, a);
      case "float" -> terms.toDouble(a);
      case "bool" -> terms.toBool(a);
      case "pow" -> terms.arithmetic(Op.POW, terms.toDouble(a), terms.toDouble(args.get(1)));
      case "degrees" -> terms.arithmetic(Op.MUL, terms.toDouble(a), terms.constant(180 / Math.PI));
      case "radians" -> terms.arithmetic(Op.MUL, terms.toDouble(a), terms.constant(Math.PI / 180));
      case "isnan" -> terms.compare(Op.NE, terms.toDouble(a), terms.toDouble(a));
      case "isinf" -> terms.compare(Op.EQ, terms.call(Fn.ABS, a), infinity);
      default -> terms.compare(Op.LT, terms.call(Fn.ABS, a), infinity);
    };
  }

  /** Makes the absolute value. */
  static Term abs(Terms terms, Term a) {
    if (terms.dtype().isInteger() && !a.type.isReal()) {
      Term w = terms.toLong(a);
      return terms.cond(terms.compare(Op.LT, w, terms.constant(0L)), terms.neg(w), w);
    }
    return terms.call(Fn.ABS, a);
  }

  /** Makes the smaller or greater of two numbers; the first where the two can't be compared. */
  static Term extreme(Terms terms, Fn fn, Term a, Term b) {
    if (terms.dtype().isInteger() && !a.type.isReal() && !b.type.isReal()) {
      Op op = fn == Fn.MIN ? Op.LT : Op.GT;
      return terms.cond(terms.compare(op, b, a), terms.toLong(b), terms.toLong(a));
    }
    return terms.call(fn, a, b);
  }

  private static Term minMax(Resolver r, Terms terms, Expr.Call c, Fn fn) {
    List<Expr> args =
        c.args().size() == 1 && c.args().get(0) instanceof Expr.Items items
            ? items.items()
            : c.args();
    if (args.size() < 2) {
      return r.error(
          Code.ARGUMENTS,
          c,
          c.name() + "() takes at least 2 arguments; " + args.size() + " are given",
          "add what is missing");
    }
    Term result = r.term(args.get(0));
    for (Expr a : args.subList(1, args.size())) {
      result = extreme(terms, fn, result, r.term(a));
    }
    return result;
  }

  /** Makes {@code round(x, digits)}: scaled, rounded half to even, scaled back. */
  private static Term roundTo(Resolver r, Terms terms, Expr.Call c, Term a, Term digits) {
    if (!digits.isConst() || Math.abs(digits.constant()) > 300) {
      return r.error(
          Code.ARGUMENTS,
          c.args().get(1),
          "the number of digits in round() is a number written out",
          "write round(x, 2)");
    }
    int n = (int) digits.constant();
    double scale = 1;
    for (int i = 0; i < Math.abs(n); i++) {
      scale *= 10;
    }
    Op there = n >= 0 ? Op.MUL : Op.DIV;
    Op back = n >= 0 ? Op.DIV : Op.MUL;
    Term s = terms.constant(scale);
    Term rounded = terms.call(Fn.ROUND, terms.arithmetic(there, terms.toDouble(a), s));
    Term result = terms.arithmetic(back, rounded, s);
    return a.type == Type.NARROW ? terms.round(result) : result;
  }
}
