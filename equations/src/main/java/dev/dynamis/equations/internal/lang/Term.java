package dev.dynamis.equations.internal.lang;

import java.util.List;

/**
 * A checked expression: names are resolved, functions and auxiliary quantities put in, types known.
 * Terms are made by {@link Terms}, which makes equal terms only once, so that sharing is identity
 * and the terms of a model form a graph without cycles.
 */
final class Term {
  /** What kind of number a term is. */
  enum Type {
    /** True or false. */
    BOOL,
    /** A whole number of 64 bits. */
    LONG,
    /** A real number that was rounded to the model's narrow type. */
    NARROW,
    /** A real number. */
    DOUBLE;

    boolean isReal() {
      return this == NARROW || this == DOUBLE;
    }
  }

  /** Position in the order of making: arguments come before what is made of them. */
  final int id;

  final Op op;
  final Type type;
  final Fn fn;
  final double value;
  final long index;
  final List<Term> args;

  /** Length of the longest way to a leaf. */
  final int depth;

  /** Number of nodes if nothing were shared; a large number stands for all that are larger. */
  final double size;

  /** The loops on whose variables this term depends, ascending. */
  final List<Integer> loops;

  Term(
      int id,
      Op op,
      Type type,
      Fn fn,
      double value,
      long index,
      List<Term> args,
      int depth,
      double size,
      List<Integer> loops) {
    this.id = id;
    this.op = op;
    this.type = type;
    this.fn = fn;
    this.value = value;
    this.index = index;
    this.args = args;
    this.depth = depth;
    this.size = size;
    this.loops = loops;
  }

  Term arg(int i) {
    return args.get(i);
  }

  boolean isConst() {
    return op == Op.CONST;
  }

  /** Returns whether this is the real number {@code v}. */
  boolean is(double v) {
    return op == Op.CONST && type.isReal() && value == v;
  }

  /** Returns the value of a constant as a real number. */
  double constant() {
    return type.isReal() ? value : index;
  }

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder(op.toString());
    if (fn != null) {
      b.append(' ').append(fn);
    }
    if (op == Op.CONST) {
      b.append(' ').append(constant());
    } else if (args.isEmpty()) {
      b.append(' ').append(index);
    }
    return depth > 6 ? b.append("...").toString() : b.append(args).toString();
  }
}
