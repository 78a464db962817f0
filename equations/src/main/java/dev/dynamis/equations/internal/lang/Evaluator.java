package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.Functions;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.WholeNumbers;
import java.util.ArrayDeque;
import java.util.Arrays;

/** Computes terms one by one: the meaning of each operation, in the order that is also compiled. */
final class Evaluator {
  /** An evaluator for terms without variables. */
  static final Evaluator CONSTANTS = new Evaluator(Dtype.FLOAT64, 0);

  private static final int STRIDE = 200;

  private final Dtype dtype;

  // what was computed in this evaluation, by the number of the term
  private final double[] values;
  private final long[] wholes;
  private final int[] stamps;
  private int stamp;

  private double t;
  private double[] x;
  private double[] p;
  private double[] x0;
  private History h;
  private double[] loopValues = {};

  /**
   * Makes an evaluator.
   *
   * @param terms number of terms, or 0 to remember no results
   */
  Evaluator(Dtype dtype, int terms) {
    this.dtype = dtype;
    this.values = new double[terms];
    this.wholes = new long[dtype.isInteger() ? terms : 0];
    this.stamps = new int[terms];
  }

  /** Sets what the variables of the next terms mean. */
  Evaluator at(double t, double[] x, double[] p, History h, double[] x0) {
    this.t = t;
    this.x = x;
    this.p = p;
    this.h = h;
    this.x0 = x0;
    stamp++;
    return this;
  }

  /** Computes a real term. */
  double real(Term e) {
    if (e.args.isEmpty() || !e.loops.isEmpty() || e.id >= values.length) {
      return computeReal(e);
    }
    if (stamps[e.id] != stamp) {
      if (e.depth % STRIDE == 0 && !dtype.isInteger()) {
        climb(e);
      }
      values[e.id] = computeReal(e);
      stamps[e.id] = stamp;
    }
    return values[e.id];
  }

  /** Computes what is deep below a term from the bottom up, so that the stack stays small. */
  private void climb(Term e) {
    ArrayDeque<Term> way = new ArrayDeque<>();
    Term t = e;
    while (t.depth > STRIDE) {
      Term deepest = t.arg(0);
      for (Term a : t.args) {
        if (a.depth > deepest.depth) {
          deepest = a;
        }
      }
      t = deepest;
      if (t.type.isReal() && t.loops.isEmpty() && t.id < values.length && !t.args.isEmpty()) {
        if (stamps[t.id] == stamp) {
          break;
        }
        way.push(t);
      }
    }
    for (Term below : way) {
      values[below.id] = computeReal(below);
      stamps[below.id] = stamp;
    }
  }

  private double computeReal(Term e) {
    return switch (e.op) {
      case CONST -> e.value;
      case STATE -> x[(int) e.index];
      case PARAM -> p[(int) e.index];
      case INITIAL -> x0[(int) e.index];
      case TIME -> t;
      case LOOP -> loopValues[(int) e.index];
      case ADD -> real(e.arg(0)) + real(e.arg(1));
      case SUB -> real(e.arg(0)) - real(e.arg(1));
      case MUL -> real(e.arg(0)) * real(e.arg(1));
      case DIV -> real(e.arg(0)) / real(e.arg(1));
      case FLOORDIV -> Functions.floorDiv(real(e.arg(0)), real(e.arg(1)));
      case MOD -> Functions.mod(real(e.arg(0)), real(e.arg(1)));
      case POW -> Functions.pow(real(e.arg(0)), real(e.arg(1)));
      case NEG -> -real(e.arg(0));
      case COND -> real(truth(e.arg(0)) ? e.arg(1) : e.arg(2));
      case CALL ->
          e.args.size() == 1
              ? e.fn.apply(real(e.arg(0)))
              : e.fn.apply(real(e.arg(0)), real(e.arg(1)));
      case LAG -> h.lag((int) e.index, (int) e.value);
      case FRACTIONAL_LAG -> h.lag((int) e.index, e.value);
      case DELAY -> h.delay((int) e.index, t, real(e.arg(0)));
      case SUM, PROD, PROD_RATE -> loop(e);
      case TO_DOUBLE ->
          e.arg(0).type == Term.Type.BOOL ? (truth(e.arg(0)) ? 1.0 : 0.0) : whole(e.arg(0));
      case ROUND -> dtype.store(real(e.arg(0)));
      case STORE -> WholeNumbers.store(whole(e.arg(0)), dtype.min(), dtype.max());
      default -> throw new IllegalStateException("not a real term: " + e.op);
    };
  }

  /** Computes a term of whole numbers. */
  long whole(Term e) {
    if (e.args.isEmpty() || !e.loops.isEmpty() || e.id >= wholes.length) {
      return computeWhole(e);
    }
    if (stamps[e.id] != stamp) {
      wholes[e.id] = computeWhole(e);
      stamps[e.id] = stamp;
    }
    return wholes[e.id];
  }

  private long computeWhole(Term e) {
    return switch (e.op) {
      case CONST -> e.index;
      case STATE -> (long) x[(int) e.index];
      case PARAM -> (long) p[(int) e.index];
      case INITIAL -> (long) x0[(int) e.index];
      case LOOP -> (long) loopValues[(int) e.index];
      case LAG -> (long) h.lag((int) e.index, (int) e.value);
      case ADD -> WholeNumbers.add(whole(e.arg(0)), whole(e.arg(1)));
      case SUB -> WholeNumbers.sub(whole(e.arg(0)), whole(e.arg(1)));
      case MUL -> WholeNumbers.mul(whole(e.arg(0)), whole(e.arg(1)));
      case FLOORDIV -> WholeNumbers.floorDiv(whole(e.arg(0)), whole(e.arg(1)));
      case MOD -> WholeNumbers.mod(whole(e.arg(0)), whole(e.arg(1)));
      case POW -> WholeNumbers.pow(whole(e.arg(0)), whole(e.arg(1)));
      case NEG -> WholeNumbers.neg(whole(e.arg(0)));
      case BITAND -> whole(e.arg(0)) & whole(e.arg(1));
      case BITOR -> whole(e.arg(0)) | whole(e.arg(1));
      case BITNOT -> ~whole(e.arg(0));
      case SHL -> WholeNumbers.shl(whole(e.arg(0)), whole(e.arg(1)));
      case SHR -> WholeNumbers.shr(whole(e.arg(0)), whole(e.arg(1)));
      case COND -> whole(truth(e.arg(0)) ? e.arg(1) : e.arg(2));
      case TO_LONG ->
          e.arg(0).type == Term.Type.BOOL
              ? (truth(e.arg(0)) ? 1 : 0)
              : WholeNumbers.trunc(real(e.arg(0)));
      default -> throw new IllegalStateException("not a whole term: " + e.op);
    };
  }

  /** Computes a truth value. */
  boolean truth(Term e) {
    return switch (e.op) {
      case CONST -> e.index != 0;
      case AND -> truth(e.arg(0)) && truth(e.arg(1));
      case OR -> truth(e.arg(0)) || truth(e.arg(1));
      case NOT -> !truth(e.arg(0));
      case COND -> truth(truth(e.arg(0)) ? e.arg(1) : e.arg(2));
      case LT, LE, GT, GE, EQ, NE -> e.arg(0).type == Term.Type.LONG ? whole2(e) : real2(e);
      default -> throw new IllegalStateException("not a truth value: " + e.op);
    };
  }

  private boolean real2(Term e) {
    double a = real(e.arg(0));
    double b = real(e.arg(1));
    return switch (e.op) {
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      default -> a != b;
    };
  }

  private boolean whole2(Term e) {
    long a = whole(e.arg(0));
    long b = whole(e.arg(1));
    return switch (e.op) {
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      default -> a != b;
    };
  }

  private double loop(Term e) {
    double from = real(e.arg(0));
    double to = real(e.arg(1));
    double step = real(e.arg(2));
    int n = WholeNumbers.rangeSize(from, to, step);
    double first = Functions.trunc(from);
    double by = Functions.trunc(step);
    int variable = (int) e.index;
    if (variable >= loopValues.length) {
      loopValues = Arrays.copyOf(loopValues, variable + 1);
    }
    double product = 1;
    double sum = 0;
    for (int k = 0; k < n; k++) {
      loopValues[variable] = first + k * by;
      if (!truth(e.arg(3))) {
        continue;
      }
      double v = real(e.arg(4));
      switch (e.op) {
        case SUM -> sum += v;
        case PROD -> product *= v;
        default -> {
          sum = sum * v + product * real(e.arg(5));
          product *= v;
        }
      }
    }
    return e.op == Op.PROD ? product : sum;
  }
}
