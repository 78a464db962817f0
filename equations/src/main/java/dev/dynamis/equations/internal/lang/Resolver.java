package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.lang.Term.Type;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.WholeNumbers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns expressions into terms: looks up names, puts in functions, auxiliary quantities and macros,
 * and tells all that can't be understood.
 */
final class Resolver {
  /** Deepest nesting of calls of the model's own functions. */
  private static final int MAX_CALLS = 64;

  /** Deepest nesting of sums and products over ranges. */
  private static final int MAX_LOOPS = 2;

  private final Scope names;
  private final Terms terms;
  private final Problems problems;
  private final Lags lags;
  private final Macros macros;
  private final Map<List<Object>, Term> expansions = new HashMap<>();

  // where we are: the text that is being read, and what its own names mean
  private Text text = Text.of("", "");
  private String element = "";
  private Map<String, Term> locals = Map.of();
  private int calls;
  private int loops;

  Resolver(Scope names, Terms terms, Problems problems, Lags lags) {
    this.names = names;
    this.terms = terms;
    this.problems = problems;
    this.lags = lags;
    this.macros = new Macros(this, terms, lags);
  }

  /** Returns the term of an expression; after a problem has been told, some number. */
  Term resolve(Definition d, Expr e) {
    return resolve(d, e, Map.of());
  }

  /** Returns the term of an expression in which further names have a meaning. */
  Term resolve(Definition d, Expr e, Map<String, Term> further) {
    text = d.text();
    element = d.element();
    locals = further;
    calls = 0;
    loops = 0;
    return term(e);
  }

  /** Checks the body of a function by itself, with its arguments standing for anything. */
  void check(Definition function, Expr body) {
    Map<String, Term> arguments = new HashMap<>();
    for (int i = 0; i < function.args().size(); i++) {
      arguments.put(function.args().get(i), terms.argument(i));
    }
    resolve(function, body, arguments);
  }

  /** Returns the term of a part of the current expression. */
  Term term(Expr e) {
    return switch (e) {
      case Expr.Num n ->
          terms.dtype().isInteger() && n.isWhole()
              ? terms.constant(n.whole())
              : terms.constant(n.value());
      case Expr.Truth t -> terms.constant(t.value());
      case Expr.Name n -> name(n);
      case Expr.Unary u -> unary(u);
      case Expr.Binary b -> chain(b);
      case Expr.Compare c -> compare(c);
      case Expr.Logic l -> logic(l);
      case Expr.IfElse i -> terms.cond(terms.toBool(term(i.test())), term(i.yes()), term(i.no()));
      case Expr.Call c -> call(c);
      case Expr.Items i ->
          error(
              Code.NOT_ARITHMETIC,
              i,
              "a list where a number was expected",
              "lists are understood in sum, prod, min, max and len only");
      case Expr.Generator g ->
          error(
              Code.GENERATOR,
              g,
              "a loop outside of sum(...) and prod(...)",
              "write sum(f(i) for i in range(n))");
    };
  }

  private Term name(Expr.Name n) {
    Term local = locals.get(n.name());
    if (local != null) {
      return local;
    }
    Term known = names.lookup(n.name());
    if (known != null) {
      return known;
    }
    if (names.isFunction(n.name()) || Builtins.isFunction(n.name())) {
      return error(
          Code.SYNTAX,
          n,
          "the function '" + n.name() + "' without arguments",
          "write " + n.name() + "(...)");
    }
    if (n.name().startsWith("lag_") && names.stateIndex(n.name().substring(4)) >= 0) {
      return error(
          Code.LAG_ARGUMENT,
          n,
          "'" + n.name() + "' without parentheses",
          "write " + n.name() + "() or " + n.name() + "(2)");
    }
    Set<String> candidates = new LinkedHashSet<>(names.all());
    candidates.addAll(locals.keySet());
    candidates.addAll(List.of("t", "pi", "e", "True", "False"));
    return error(
        Code.UNKNOWN_NAME,
        n,
        "unknown name '" + n.name() + "'",
        Problems.nearest(
            n.name(), candidates, "declare it in [params], [constants], [aux] or [states]"));
  }

  private Term unary(Expr.Unary u) {
    Term a = term(u.operand());
    return switch (u.op()) {
      case "not" -> terms.not(a);
      case "-" -> terms.neg(a);
      case "~" -> bits(Op.BITNOT, u.from(), a);
      default -> a.type == Type.BOOL ? number(a) : a;
    };
  }

  /** Returns a truth value as a number. */
  private Term number(Term a) {
    return terms.dtype().isInteger() ? terms.toLong(a) : terms.toDouble(a);
  }

  /** Resolves a chain of operators from its left end, so that long sums need no deep recursion. */
  private Term chain(Expr.Binary last) {
    ArrayDeque<Expr.Binary> chain = new ArrayDeque<>();
    Expr left = last;
    while (left instanceof Expr.Binary b) {
      chain.push(b);
      left = b.left();
    }
    Term result = term(left);
    for (Expr.Binary b : chain) {
      result = binary(b, result, term(b.right()));
    }
    return result;
  }

  private Term binary(Expr.Binary b, Term l, Term r) {
    return switch (b.op()) {
      case "+" -> terms.arithmetic(Op.ADD, l, r);
      case "-" -> terms.arithmetic(Op.SUB, l, r);
      case "*" -> terms.arithmetic(Op.MUL, l, r);
      case "/" -> terms.arithmetic(Op.DIV, l, r);
      case "//" -> terms.arithmetic(Op.FLOORDIV, l, r);
      case "%" -> terms.arithmetic(Op.MOD, l, r);
      case "**" -> power(l, r);
      case "&" -> bits(Op.BITAND, b.opFrom(), l, r);
      case "|" -> bits(Op.BITOR, b.opFrom(), l, r);
      case "<<" -> bits(Op.SHL, b.opFrom(), l, r);
      default -> bits(Op.SHR, b.opFrom(), l, r);
    };
  }

  /** Makes a power; a whole number to a negative constant power is a real number. */
  private Term power(Term l, Term r) {
    if (r.isConst() && r.type == Type.LONG && r.index < 0) {
      return terms.arithmetic(Op.POW, terms.toDouble(l), terms.toDouble(r));
    }
    return terms.arithmetic(Op.POW, l, r);
  }

  private Term bits(Op op, int at, Term... args) {
    for (Term a : args) {
      if (a.type.isReal()) {
        problems.error(
            Code.BITS,
            text,
            at,
            at + 1,
            element,
            terms.dtype().isInteger()
                ? "a bit operator on a number that is not whole"
                : "a bit operator in a model of type " + terms.dtype(),
            terms.dtype().isInteger()
                ? "use // instead of /"
                : "use 'and', 'or', 'not' for conditions, or an integer dtype");
        return terms.constant(0.0);
      }
    }
    return terms.bits(op, args);
  }

  private Term compare(Expr.Compare c) {
    Term result = null;
    Term left = term(c.operands().get(0));
    for (int i = 0; i < c.ops().size(); i++) {
      Term right = term(c.operands().get(i + 1));
      Op op =
          switch (c.ops().get(i)) {
            case "<" -> Op.LT;
            case "<=" -> Op.LE;
            case ">" -> Op.GT;
            case ">=" -> Op.GE;
            case "==" -> Op.EQ;
            default -> Op.NE;
          };
      Term one = terms.compare(op, left, right);
      result = result == null ? one : terms.and(result, one);
      left = right;
    }
    return result;
  }

  private Term logic(Expr.Logic l) {
    Term a = term(l.left());
    Term b = term(l.right());
    if (a.type == Type.BOOL && b.type == Type.BOOL) {
      return l.and() ? terms.and(a, b) : terms.or(a, b);
    }
    // as in Python, the value of an operand decides and is the result
    Term test = terms.toBool(a);
    return l.and() ? terms.cond(test, b, a) : terms.cond(test, a, b);
  }

  // ---- calls

  private Term call(Expr.Call c) {
    String name = c.name();
    Definition function = names.function(name);
    if (function != null) {
      return expand(c, function);
    }
    if (name.startsWith("lag_")) {
      return lag(c);
    }
    if (Macros.isMacro(name)) {
      return macros.expand(c);
    }
    String plain = name.startsWith("math.") ? name.substring(5) : name;
    if (plain.equals("sum") || plain.equals("prod")) {
      return accumulate(c, plain.equals("sum") ? Op.SUM : Op.PROD);
    }
    return Builtins.call(this, terms, c, plain);
  }

  private Term expand(Expr.Call c, Definition f) {
    if (!count(c, f.args().size(), f.args().size())) {
      return terms.constant(0.0);
    }
    List<Term> args = new ArrayList<>();
    for (Expr a : c.args()) {
      args.add(term(a));
    }
    Expr body = names.body(f);
    if (body == null) {
      return terms.constant(0.0);
    }
    List<Object> key = new ArrayList<>(List.of(f.name()));
    args.forEach(a -> key.add(a.id));
    Term known = expansions.get(key);
    if (known != null) {
      return known;
    }
    if (calls >= MAX_CALLS) {
      return error(
          Code.NESTING,
          c,
          "functions call functions more than " + MAX_CALLS + " levels deep",
          "put several of them together");
    }
    Text outerText = text;
    String outerElement = element;
    Map<String, Term> outerLocals = locals;
    int errors = problems.errorCount();
    Map<String, Term> inner = new HashMap<>();
    for (int i = 0; i < args.size(); i++) {
      inner.put(f.args().get(i), args.get(i));
    }
    locals = inner;
    text = f.text();
    element = f.element();
    calls++;
    Term result = term(body);
    calls--;
    text = outerText;
    element = outerElement;
    locals = outerLocals;
    if (problems.errorCount() == errors) {
      expansions.put(key, result);
    }
    return result;
  }

  private Term lag(Expr.Call c) {
    String state = c.name().substring(4);
    int index = names.stateIndex(state);
    if (index < 0) {
      return lagOfNoState(c, state);
    }
    if (c.args().size() == 1
        && c.args().get(0) instanceof Expr.Binary b
        && b.op().equals("-")
        && b.left() instanceof Expr.Name n
        && n.name().equals("t")
        && !locals.containsKey("t")) {
      // lag_x(t - tau) is another way to write delay(x, tau)
      return lags.delay(this, c, index, b.right());
    }
    return lags.lag(this, c, index);
  }

  private Term lagOfNoState(Expr.Call c, String state) {
    String what = names.kindOf(state);
    if (what == null) {
      return error(
          Code.LAG_STATE,
          c.from(),
          c.nameTo(),
          "'" + c.name() + "': there is no state '" + state + "'",
          Problems.nearest(state, names.states(), "states are: " + Problems.list(names.states())));
    }
    boolean aux = what.equals("auxiliary quantity");
    return error(
        Code.LAG_STATE,
        c.from(),
        c.nameTo(),
        "'" + c.name() + "': '" + state + "' is " + (aux ? "an " : "a ") + what + ", not a state",
        aux
            ? "write its formula with lagged states, or make it a state"
            : "lag states only: " + Problems.list(names.states()));
  }

  // ---- sums and products

  private Term accumulate(Expr.Call c, Op op) {
    if (c.args().size() != 1) {
      return error(
          Code.ARGUMENTS,
          c,
          c.name() + "() takes one argument, a loop or a list; " + c.args().size() + " are given",
          "write " + c.name() + "(f(i) for i in range(n))");
    }
    return switch (c.args().get(0)) {
      case Expr.Items items -> {
        Term result =
            terms.dtype().isInteger()
                ? terms.constant(op == Op.SUM ? 0L : 1L)
                : terms.constant(op == Op.SUM ? 0.0 : 1.0);
        for (Expr item : items.items()) {
          result = terms.arithmetic(op == Op.SUM ? Op.ADD : Op.MUL, result, term(item));
        }
        yield result;
      }
      case Expr.Generator g -> loop(g, op);
      case Expr other ->
          error(
              Code.GENERATOR,
              other,
              c.name() + "() of a single number",
              "write " + c.name() + "(f(i) for i in range(n))");
    };
  }

  private Term loop(Expr.Generator g, Op op) {
    if (!(g.range() instanceof Expr.Call range) || !range.name().equals("range")) {
      return error(
          Code.GENERATOR,
          g.range(),
          "a loop over something other than range(...)",
          "write for " + g.variable() + " in range(n)");
    }
    if (range.args().isEmpty() || range.args().size() > 3) {
      return error(
          Code.ARGUMENTS,
          range,
          "range() takes 1, 2 or 3 arguments; " + range.args().size() + " are given",
          "write range(n), range(from, to) or range(from, to, step)");
    }
    Term local = locals.get(g.variable());
    if (names.lookup(g.variable()) != null || (local != null && local.op != Op.LOOP)) {
      return error(
          Code.GENERATOR,
          g,
          "the loop variable '" + g.variable() + "' has another meaning in the model",
          "choose another name for it");
    }
    if (loops >= MAX_LOOPS) {
      return error(
          Code.NESTING,
          g,
          "loops nested more than " + MAX_LOOPS + " deep",
          "write out the innermost sum");
    }
    List<Term> r = new ArrayList<>();
    for (Expr a : range.args()) {
      r.add(terms.toDouble(term(a)));
    }
    Term from = r.size() == 1 ? terms.constant(0.0) : r.get(0);
    Term to = r.size() == 1 ? r.get(0) : r.get(1);
    Term step = r.size() == 3 ? r.get(2) : terms.constant(1.0);
    if (from.isConst() && to.isConst() && step.isConst()) {
      try {
        WholeNumbers.rangeSize(from.value, to.value, step.value);
      } catch (ArithmeticException e) {
        return error(Code.GENERATOR, range, e.getMessage(), "use a shorter range");
      }
    }
    Map<String, Term> outer = locals;
    Term variable = terms.loopVariable();
    locals = new HashMap<>(outer);
    locals.put(g.variable(), variable);
    loops++;
    Term filter = terms.constant(true);
    for (Expr f : g.filters()) {
      filter = terms.and(filter, terms.toBool(term(f)));
    }
    Term body = terms.toDouble(term(g.body()));
    loops--;
    locals = outer;
    return terms.loop(op, variable, List.of(from, to, step, filter, body));
  }

  // ---- helpers for those who expand calls

  Scope names() {
    return names;
  }

  /** Returns the formula of a part of the current expression, as it is written. */
  Formula formula(Expr e) {
    String s = text.value().substring(e.from(), e.to());
    return new Formula("", s, text.source().place(text.offset(e.from()), element));
  }

  /** Returns whether a call has the right number of arguments, and tells if it has not. */
  boolean count(Expr.Call c, int min, int max) {
    int n = c.args().size();
    if (n >= min && n <= max) {
      return true;
    }
    String expected =
        min == max
            ? min + (min == 1 ? " argument" : " arguments")
            : max == Integer.MAX_VALUE ? "at least " + min + " arguments" : min + " or " + max;
    error(
        Code.ARGUMENTS,
        c,
        c.name() + "() takes " + expected + "; " + n + (n == 1 ? " is given" : " are given"),
        n < min ? "add what is missing" : "remove what is too much");
    return false;
  }

  /** Tells a problem with a part of the current expression; returns some number to go on with. */
  Term error(Code code, Expr e, String problem, String fix) {
    return error(code, e.from(), e.to(), problem, fix);
  }

  Term error(Code code, int from, int to, String problem, String fix) {
    problems.error(code, text, from, to, element, problem, fix);
    return terms.constant(0.0);
  }
}
