package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Functions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Numeric expressions such as {@code "8/3"}: numbers, signs, {@code + - * / // % **}, parentheses,
 * {@code pi}, {@code e} and the model's constants. Nothing else.
 */
final class NumberExpr {
  private static final String FIX = "write a number or an expression such as \"8/3\"";

  /** Longest numeric expression. */
  private static final int MAX_CHARACTERS = 1000;

  private NumberExpr() {}

  /** Returns the value of a text. */
  static double evaluate(Text text, Map<String, Double> constants) throws ExprException {
    if (text.length() > MAX_CHARACTERS) {
      throw new ExprException(
          Code.EXPRESSION_SIZE,
          0,
          1,
          "a numeric expression of " + text.length() + " characters",
          "write the number itself");
    }
    double v = value(ExprParser.parse(text), constants);
    if (Double.isNaN(v) || Double.isInfinite(v)) {
      throw new ExprException(
          Code.NOT_A_NUMBER, 0, text.length(), "the expression has no finite value", FIX);
    }
    return v;
  }

  private static double value(Expr e, Map<String, Double> constants) throws ExprException {
    return switch (e) {
      case Expr.Num n -> n.value();
      case Expr.Name n -> name(n, constants);
      case Expr.Unary u when u.op().equals("-") -> -value(u.operand(), constants);
      case Expr.Unary u when u.op().equals("+") -> value(u.operand(), constants);
      case Expr.Binary b -> binary(b, constants);
      case Expr.Truth t ->
          throw new ExprException(
              Code.NUMBER, t.from(), t.to(), "a truth value where a number was expected", FIX);
      case Expr.Call c ->
          throw new ExprException(
              Code.NUMBER,
              c.from(),
              c.to(),
              "a function where only numbers and + - * / // % ** are understood",
              "write the number itself");
      default ->
          throw new ExprException(
              Code.NUMBER,
              e.from(),
              e.to(),
              "something other than numbers and + - * / // % **",
              FIX);
    };
  }

  private static double name(Expr.Name n, Map<String, Double> constants) throws ExprException {
    Double v =
        switch (n.name()) {
          case "pi" -> Double.valueOf(Math.PI);
          case "e" -> Double.valueOf(Math.E);
          default -> constants.get(n.name());
        };
    if (v == null) {
      List<String> known = new ArrayList<>(constants.keySet());
      known.add("pi");
      known.add("e");
      throw new ExprException(
          Code.UNKNOWN_NAME,
          n.from(),
          n.to(),
          "unknown name '" + n.name() + "'; a numeric expression may use: " + Problems.list(known),
          Problems.nearest(n.name(), known, "declare it in [constants] before this line"));
    }
    return v;
  }

  private static double binary(Expr.Binary b, Map<String, Double> constants) throws ExprException {
    double l = value(b.left(), constants);
    double r = value(b.right(), constants);
    boolean divides = b.op().equals("/") || b.op().equals("//") || b.op().equals("%");
    if (divides && r == 0) {
      throw new ExprException(
          Code.NOT_A_NUMBER, b.from(), b.to(), "a division by zero", "divide by something else");
    }
    return switch (b.op()) {
      case "+" -> l + r;
      case "-" -> l - r;
      case "*" -> l * r;
      case "/" -> l / r;
      case "//" -> Functions.floorDiv(l, r);
      case "%" -> Functions.mod(l, r);
      case "**" -> Functions.pow(l, r);
      default ->
          throw new ExprException(
              Code.NUMBER, b.opFrom(), b.opFrom() + b.op().length(), "a bit operator", FIX);
    };
  }
}
