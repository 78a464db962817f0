package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A computation on reals without loops: values, each made from earlier ones, and what is done with
 * them in order. Equal values are one. It says nothing of how it is carried out.
 *
 * <p>Values are folded as if zero had no sign and all were finite; all else is exact: rounding does
 * not depend on signs or on the order of two terms. What is stored has its zeros made positive, so
 * that where both hold, the numbers stored are those of the same formulas without folding.
 */
final class Trace {
  /** What a value is made by. */
  enum Op {
    CONSTANT,
    LOAD,
    ADD,
    SUB,
    MUL,
    DIV,
    NEG,
    MIN,
    MAX,
    /** What a quaternion with this square is multiplied by to have unit length. */
    UNIT_SCALE
  }

  /**
   * A value.
   *
   * @param op how it is made
   * @param a first argument, index in its array for a load
   * @param b second argument
   * @param array where it is loaded from
   * @param bits of a constant
   */
  record Node(Op op, int a, int b, Reals array, long bits) {
    /** Whether it is made from others. */
    boolean isMade() {
      return op != Op.CONSTANT && op != Op.LOAD;
    }

    boolean isBinary() {
      return op != Op.NEG && op != Op.UNIT_SCALE;
    }

    double constant() {
      return Double.longBitsToDouble(bits);
    }
  }

  /** What is done with a value: it is stored, or it must not be tiny for the rest to hold. */
  record Effect(Reals array, int index, int value) {
    boolean isGuard() {
      return array == null;
    }
  }

  private final List<Node> nodes = new ArrayList<>();
  private final Map<Node, Integer> known = new HashMap<>();
  private final List<Effect> effects = new ArrayList<>();
  private final Map<Effect, Integer> stored = new HashMap<>();
  final int zero = constant(0);
  final int one = constant(1);
  final int two = constant(2);

  List<Node> nodes() {
    return nodes;
  }

  List<Effect> effects() {
    return effects;
  }

  private int node(Op op, int a, int b) {
    return node(new Node(op, a, b, null, 0));
  }

  private int node(Node node) {
    Integer at = known.get(node);
    if (at == null) {
      at = nodes.size();
      nodes.add(node);
      known.put(node, at);
    }
    return at;
  }

  int constant(double value) {
    // zero has no sign
    return node(new Node(Op.CONSTANT, 0, 0, null, Double.doubleToRawLongBits(value + 0.0)));
  }

  int load(Reals array, int index) {
    return node(new Node(Op.LOAD, index, 0, array, 0));
  }

  void store(Reals array, int index, int value) {
    effects.add(new Effect(array, index, value));
    stored.put(new Effect(array, index, 0), value);
  }

  /** Returns the value that is stored at a place, or -1. */
  int stored(Reals array, int index) {
    return stored.getOrDefault(new Effect(array, index, 0), -1);
  }

  /** Returns the scale of a quaternion with a square; the rest holds only if that is not tiny. */
  int unitScale(int square) {
    if (isConstant(square)) {
      return constant(Kinematics.unitScale(value(square)));
    }
    effects.add(new Effect(null, 0, square));
    return node(Op.UNIT_SCALE, square, 0);
  }

  private boolean is(Op op, int x) {
    return nodes.get(x).op == op;
  }

  boolean isConstant(int x) {
    return is(Op.CONSTANT, x);
  }

  double value(int x) {
    return nodes.get(x).constant();
  }

  int neg(int x) {
    Node n = nodes.get(x);
    return switch (n.op) {
      case CONSTANT -> constant(-n.constant());
      case NEG -> n.a;
      case SUB -> sub(n.b, n.a);
      default -> node(Op.NEG, x, 0);
    };
  }

  int add(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(value(x) + value(y));
    }
    if (x == zero) {
      return y;
    }
    if (y == zero) {
      return x;
    }
    if (is(Op.NEG, y)) {
      return sub(x, nodes.get(y).a);
    }
    if (is(Op.NEG, x)) {
      return sub(y, nodes.get(x).a);
    }
    return node(Op.ADD, Math.min(x, y), Math.max(x, y));
  }

  int sub(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(value(x) - value(y));
    }
    if (x == y) {
      return zero;
    }
    if (y == zero) {
      return x;
    }
    if (x == zero) {
      return neg(y);
    }
    if (is(Op.NEG, y)) {
      return add(x, nodes.get(y).a);
    }
    if (is(Op.NEG, x)) {
      return neg(add(nodes.get(x).a, y));
    }
    return node(Op.SUB, x, y);
  }

  int mul(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(value(x) * value(y));
    }
    if (isConstant(y)) {
      return mul(y, x);
    }
    if (isConstant(x)) {
      double v = value(x);
      if (v == 0) {
        return zero;
      }
      if (v == 1) {
        return y;
      }
      if (v == -1) {
        return neg(y);
      }
    }
    if (is(Op.NEG, x)) {
      return neg(mul(nodes.get(x).a, y));
    }
    if (is(Op.NEG, y)) {
      return neg(mul(x, nodes.get(y).a));
    }
    return node(Op.MUL, Math.min(x, y), Math.max(x, y));
  }

  int div(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(value(x) / value(y));
    }
    return node(Op.DIV, x, y);
  }

  /** The lesser of two values. */
  int min(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(Math.min(value(x), value(y)));
    }
    return node(Op.MIN, Math.min(x, y), Math.max(x, y));
  }

  /** The greater of two values. */
  int max(int x, int y) {
    if (isConstant(x) && isConstant(y)) {
      return constant(Math.max(value(x), value(y)));
    }
    return node(Op.MAX, Math.min(x, y), Math.max(x, y));
  }

  /** Returns whether a value may be the negative zero. */
  boolean mayBeNegativeZero(int x) {
    Node n = nodes.get(x);
    return switch (n.op) {
      case CONSTANT -> false;
      case LOAD, DIV, NEG, MIN, MAX, UNIT_SCALE -> true;
      case MUL -> n.a != n.b;
      case SUB -> mayBeNegativeZero(n.a);
      case ADD -> mayBeNegativeZero(n.a) && mayBeNegativeZero(n.b);
    };
  }
}
