package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.lang.Lexer.Kind;
import dev.dynamis.equations.internal.lang.Lexer.Token;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads an expression: Python's grammar of arithmetic, with {@code ^} for powers. From weak to
 * strong: {@code if else}, {@code or}, {@code and}, {@code not}, comparisons, {@code |}, {@code &},
 * {@code << >>}, {@code + -}, {@code * / // %}, unary {@code + - ~}, {@code **}, calls.
 */
final class ExprParser {
  /** Deepest nesting of parentheses, calls, powers, signs and conditions. */
  static final int MAX_NESTING = 256;

  /** Words that can't be names. */
  static final Set<String> KEYWORDS =
      Set.of("if", "else", "and", "or", "not", "for", "in", "True", "False");

  private static final Set<String> COMPARISONS = Set.of("<", "<=", ">", ">=", "==", "!=");

  private static final Map<String, Integer> STRENGTH =
      Map.of("|", 1, "&", 2, "<<", 3, ">>", 3, "+", 4, "-", 4, "*", 5, "/", 5, "//", 5, "%", 5);

  private final List<Token> tokens;
  private int next;
  private int nesting;

  private ExprParser(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** Reads the whole text as one expression. */
  static Expr parse(Text text) throws ExprException {
    ExprParser p = new ExprParser(Lexer.tokens(text));
    if (p.peek().kind() == Kind.END) {
      throw error(p.peek(), "the expression is empty", "write a number or a formula");
    }
    Expr e = p.expression();
    Token t = p.peek();
    if (t.kind() != Kind.END) {
      throw p.unexpected(t, "the end of the expression");
    }
    return e;
  }

  private Expr expression() throws ExprException {
    enter();
    Expr yes = or();
    if (peek().is("if")) {
      take();
      Expr test = or();
      expect("else", "a condition is written: a if test else b");
      Expr no = expression();
      yes = new Expr.IfElse(test, yes, no, yes.from(), no.to());
    }
    nesting--;
    return yes;
  }

  private Expr or() throws ExprException {
    Expr left = and();
    for (int n = 0; peek().is("or"); n++) {
      limitChain(n);
      Expr right = and();
      left = new Expr.Logic(false, left, right, left.from(), right.to());
    }
    return left;
  }

  private Expr and() throws ExprException {
    Expr left = not();
    for (int n = 0; peek().is("and"); n++) {
      limitChain(n);
      Expr right = not();
      left = new Expr.Logic(true, left, right, left.from(), right.to());
    }
    return left;
  }

  /** Takes one more and / or, unless there are too many in a row. */
  private void limitChain(int length) throws ExprException {
    if (length >= MAX_NESTING) {
      nesting = length;
      enter();
    }
    take();
  }

  private Expr not() throws ExprException {
    if (peek().is("not")) {
      enter();
      Token t = take();
      Expr operand = not();
      nesting--;
      return new Expr.Unary("not", operand, t.from(), operand.to());
    }
    return comparison();
  }

  private Expr comparison() throws ExprException {
    Expr first = binary(1);
    if (!COMPARISONS.contains(peek().text())) {
      if (peek().is("=")) {
        throw error(
            peek(),
            "'=' inside an expression",
            "write '==' to compare; assignments have one target");
      }
      return first;
    }
    List<String> ops = new ArrayList<>();
    List<Expr> operands = new ArrayList<>(List.of(first));
    while (COMPARISONS.contains(peek().text())) {
      ops.add(take().text());
      operands.add(binary(1));
    }
    return new Expr.Compare(ops, operands, first.from(), operands.getLast().to());
  }

  private Expr binary(int weakest) throws ExprException {
    Expr left = unary();
    while (true) {
      Token op = peek();
      Integer strength = op.kind() == Kind.OPERATOR ? STRENGTH.get(op.text()) : null;
      if (op.is("@")) {
        throw new ExprException(
            Code.NOT_ARITHMETIC, op.from(), op.to(), "a matrix product", "write out the sum");
      }
      if (strength == null || strength < weakest) {
        return left;
      }
      take();
      Expr right = binary(strength + 1);
      left = new Expr.Binary(op.text(), left, right, op.from(), left.from(), right.to());
    }
  }

  private Expr unary() throws ExprException {
    Token t = peek();
    if (t.is("+") || t.is("-") || t.is("~")) {
      enter();
      take();
      Expr operand = unary();
      nesting--;
      return new Expr.Unary(t.text(), operand, t.from(), operand.to());
    }
    return power();
  }

  private Expr power() throws ExprException {
    Expr base = primary();
    Token t = peek();
    if (!t.is("**") && !t.is("^")) {
      return base;
    }
    enter();
    take();
    Expr exponent = unary();
    nesting--;
    return new Expr.Binary("**", base, exponent, t.from(), base.from(), exponent.to());
  }

  private Expr primary() throws ExprException {
    Token t = take();
    Expr e =
        switch (t.kind()) {
          case NUMBER -> number(t);
          case NAME -> name(t);
          case OPERATOR -> {
            if (t.is("(")) {
              Expr inner = expression();
              if (peek().is(",")) {
                throw error(
                    peek(), "a tuple in an expression", "write one value between parentheses");
              }
              if (peek().is("for")) {
                throw new ExprException(
                    Code.GENERATOR,
                    peek().from(),
                    peek().to(),
                    "a loop outside of sum(...) and prod(...)",
                    "write sum(f(i) for i in range(n))");
              }
              expect(")", "every ( needs a )");
              yield inner;
            }
            if (t.is("[")) {
              yield items(t);
            }
            throw unexpected(t, "a number, a name or (");
          }
          case END -> throw unexpected(t, "a number, a name or (");
        };
    Token after = peek();
    if (after.is("[")) {
      throw new ExprException(
          Code.NOT_ARITHMETIC,
          after.from(),
          after.to(),
          "an index; states and parameters are single numbers",
          "give each component a name of its own");
    }
    if (after.is("(")) {
      throw error(after, "only names can be called", "write * between two factors");
    }
    if (after.is(".")) {
      throw new ExprException(
          Code.NOT_ARITHMETIC,
          after.from(),
          after.to(),
          "an attribute; an expression has numbers and names only",
          "only math.name is understood");
    }
    return e;
  }

  private Expr items(Token open) throws ExprException {
    List<Expr> items = new ArrayList<>();
    while (!peek().is("]")) {
      items.add(expression());
      if (peek().is("for")) {
        throw new ExprException(
            Code.GENERATOR,
            peek().from(),
            peek().to(),
            "a list made by a loop",
            "leave out the brackets: sum(f(i) for i in range(n))");
      }
      if (!peek().is("]")) {
        expect(",", "separate the items by commas");
      }
    }
    Token close = take();
    return new Expr.Items(items, open.from(), close.to());
  }

  private Expr name(Token t) throws ExprException {
    String name = t.text();
    if (name.equals("True") || name.equals("False")) {
      return new Expr.Truth(name.equals("True"), t.from(), t.to());
    }
    if (KEYWORDS.contains(name)) {
      throw unexpected(t, "a number, a name or (");
    }
    int to = t.to();
    if (peek().is(".")) {
      take();
      Token member = take();
      if (!name.equals("math") || member.kind() != Kind.NAME) {
        throw new ExprException(
            Code.NOT_ARITHMETIC,
            t.from(),
            member.to(),
            "'" + name + "." + member.text() + "'; an expression has numbers and names only",
            "only math.name is understood");
      }
      name = "math." + member.text();
      to = member.to();
    }
    return peek().is("(") ? call(name, t.from(), to) : new Expr.Name(name, t.from(), to);
  }

  private Expr call(String name, int from, int nameTo) throws ExprException {
    take();
    List<Expr> args = new ArrayList<>();
    while (!peek().is(")")) {
      Token first = peek();
      if (first.is("*") || first.is("**")) {
        throw new ExprException(
            Code.NOT_ARITHMETIC,
            first.from(),
            first.to(),
            "an unpacked argument",
            "list the values");
      }
      if (first.kind() == Kind.NAME && tokens.get(next + 1).is("=")) {
        throw new ExprException(
            Code.ARGUMENTS,
            first.from(),
            first.to(),
            name + "() is called with a keyword argument",
            "give the arguments by position");
      }
      Expr arg = expression();
      args.add(peek().is("for") ? generator(arg) : arg);
      if (!peek().is(")")) {
        expect(",", "every ( needs a ), and arguments are separated by commas");
      }
    }
    Token close = take();
    return new Expr.Call(name, args, nameTo, from, close.to());
  }

  private Expr generator(Expr body) throws ExprException {
    take();
    Token variable = take();
    if (variable.kind() != Kind.NAME || KEYWORDS.contains(variable.text())) {
      throw new ExprException(
          Code.GENERATOR,
          variable.from(),
          variable.to(),
          "a loop needs a single variable",
          "write sum(f(i) for i in range(n))");
    }
    expect("in", "write sum(f(i) for i in range(n))");
    Expr range = or();
    List<Expr> filters = new ArrayList<>();
    while (peek().is("if")) {
      take();
      filters.add(or());
    }
    if (peek().is("for")) {
      throw new ExprException(
          Code.GENERATOR,
          peek().from(),
          peek().to(),
          "two loops in one sum",
          "put the inner loop into a sum of its own");
    }
    int to = filters.isEmpty() ? range.to() : filters.getLast().to();
    return new Expr.Generator(body, variable.text(), range, filters, body.from(), to);
  }

  private Expr number(Token t) throws ExprException {
    String s = t.text().replace("_", "");
    try {
      int radix = 10;
      String digits = s;
      if (s.length() > 1 && s.charAt(0) == '0' && Character.isLetter(s.charAt(1))) {
        radix =
            switch (s.charAt(1)) {
              case 'x', 'X' -> 16;
              case 'o', 'O' -> 8;
              default -> 2;
            };
        digits = s.substring(2);
      } else if (!s.chars().allMatch(Character::isDigit)) {
        return new Expr.Num(Double.parseDouble(s), 0, false, t.from(), t.to());
      }
      if (digits.length() > 400) {
        throw error(t, "a number with " + digits.length() + " digits", "write it as 1e300");
      }
      BigInteger whole = new BigInteger(digits, radix);
      boolean fits = whole.bitLength() < 64;
      return new Expr.Num(
          whole.doubleValue(), fits ? whole.longValue() : 0, fits, t.from(), t.to());
    } catch (NumberFormatException e) {
      throw error(t, "'" + t.text() + "' is not a number", "write it as 12, 1.5, 1e-3 or 0xff");
    }
  }

  private Token peek() {
    return tokens.get(next);
  }

  private Token take() {
    Token t = tokens.get(next);
    if (t.kind() != Kind.END) {
      next++;
    }
    return t;
  }

  private void expect(String what, String fix) throws ExprException {
    Token t = peek();
    if (!t.is(what)) {
      throw error(t, found(t) + " where '" + what + "' was expected", fix);
    }
    take();
  }

  private void enter() throws ExprException {
    if (++nesting > MAX_NESTING) {
      Token t = peek();
      throw new ExprException(
          Code.NESTING,
          t.from(),
          t.to(),
          "the expression is nested more than " + MAX_NESTING + " levels deep",
          "split it into auxiliary quantities");
    }
  }

  private ExprException unexpected(Token t, String expected) {
    return error(t, found(t) + " where " + expected + " was expected", fixFor(t));
  }

  private static String fixFor(Token t) {
    if (t.kind() == Kind.NAME && !KEYWORDS.contains(t.text())) {
      return "write * between two factors";
    }
    return t.is("*") ? "use ** or ^ for powers" : "complete or shorten the expression";
  }

  private static String found(Token t) {
    return t.kind() == Kind.END ? "the end of the text" : "'" + t.text() + "'";
  }

  private static ExprException error(Token t, String problem, String fix) {
    return new ExprException(Code.SYNTAX, t.from(), Math.max(t.to(), t.from() + 1), problem, fix);
  }
}
