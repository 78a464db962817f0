package dev.dynamis.equations.internal.lang;

import java.util.List;

/**
 * An expression as its author wrote it. Every node knows the characters {@code [from, to)} of its
 * text from which it was read.
 */
sealed interface Expr {
  int from();

  int to();

  /**
   * A number.
   *
   * @param value its value
   * @param whole its value as a whole number, if it was written as one that fits
   * @param isWhole whether it was written as a whole number that fits 64 bits
   */
  record Num(double value, long whole, boolean isWhole, int from, int to) implements Expr {}

  /** {@code True} or {@code False}. */
  record Truth(boolean value, int from, int to) implements Expr {}

  /** A name that is not called. */
  record Name(String name, int from, int to) implements Expr {}

  /** One of {@code + - ~ not}. */
  record Unary(String op, Expr operand, int from, int to) implements Expr {}

  /** One of {@code + - * / // % ** | & << >>}. */
  record Binary(String op, Expr left, Expr right, int opFrom, int from, int to) implements Expr {}

  /** A chain of comparisons: {@code operands.get(i) ops.get(i) operands.get(i + 1)}. */
  record Compare(List<String> ops, List<Expr> operands, int from, int to) implements Expr {}

  /** {@code and} or {@code or}, which give one of their operands. */
  record Logic(boolean and, Expr left, Expr right, int from, int to) implements Expr {}

  /** {@code yes if test else no}. */
  record IfElse(Expr test, Expr yes, Expr no, int from, int to) implements Expr {}

  /** A call. */
  record Call(String name, List<Expr> args, int nameTo, int from, int to) implements Expr {}

  /** A list in brackets, an argument of {@code sum, prod, min, max, len}. */
  record Items(List<Expr> items, int from, int to) implements Expr {}

  /** {@code body for variable in range if filter if filter}, an argument of {@code sum, prod}. */
  record Generator(Expr body, String variable, Expr range, List<Expr> filters, int from, int to)
      implements Expr {}
}
