package dev.dynamis.equations.model;

import java.util.concurrent.CancellationException;

/**
 * Exact arithmetic on whole numbers of 64 bits. Where a result does not exist or does not fit, an
 * {@link ArithmeticException} shows the numbers.
 *
 * @since 0.1.0
 */
public final class WholeNumbers {
  private WholeNumbers() {}

  /** Returns {@code a + b}. */
  public static long add(long a, long b) {
    long r = a + b;
    if (((a ^ r) & (b ^ r)) < 0) {
      throw overflow(a, "+", b);
    }
    return r;
  }

  /** Returns {@code a - b}. */
  public static long sub(long a, long b) {
    long r = a - b;
    if (((a ^ b) & (a ^ r)) < 0) {
      throw overflow(a, "-", b);
    }
    return r;
  }

  /** Returns {@code a * b}. */
  public static long mul(long a, long b) {
    long hi = Math.multiplyHigh(a, b);
    long lo = a * b;
    if (hi != lo >> 63) {
      throw overflow(a, "*", b);
    }
    return lo;
  }

  /** Returns {@code -a}. */
  public static long neg(long a) {
    return sub(0, a);
  }

  /** Returns the absolute value. */
  public static long abs(long a) {
    return a < 0 ? neg(a) : a;
  }

  /** Returns the greatest whole number not above {@code a / b}. */
  public static long floorDiv(long a, long b) {
    if (b == 0) {
      throw new ArithmeticException("division by zero: " + a + " // 0");
    }
    if (a == Long.MIN_VALUE && b == -1) {
      throw overflow(a, "//", b);
    }
    return Math.floorDiv(a, b);
  }

  /** Returns the remainder of {@code a / b} with the sign of {@code b}. */
  public static long mod(long a, long b) {
    if (b == 0) {
      throw new ArithmeticException("division by zero: " + a + " % 0");
    }
    return Math.floorMod(a, b);
  }

  /** Returns {@code a} to the power {@code b}, which must not be negative. */
  public static long pow(long a, long b) {
    if (b < 0) {
      throw new ArithmeticException(
          "negative power of a whole number: " + a + " ** " + b + "; write 1.0 / ...");
    }
    long result = 1;
    long square = a;
    for (long n = b; n > 0; n >>= 1) {
      if ((n & 1) != 0) {
        result = mul(result, square);
      }
      if (n > 1) {
        square = mul(square, square);
      }
    }
    return result;
  }

  /** Returns {@code a} shifted left by {@code b} bits. */
  public static long shl(long a, long b) {
    if (b < 0 || b > 63 || (a << b) >> b != a) {
      throw overflow(a, "<<", b);
    }
    return a << b;
  }

  /** Returns {@code a} shifted right by {@code b} bits. */
  public static long shr(long a, long b) {
    if (b < 0) {
      throw overflow(a, ">>", b);
    }
    return a >> Math.min(b, 63);
  }

  /** Returns the smaller number. */
  public static long min(long a, long b) {
    return Math.min(a, b);
  }

  /** Returns the greater number. */
  public static long max(long a, long b) {
    return Math.max(a, b);
  }

  /** Returns a number without its fraction. */
  public static long trunc(double a) {
    if (!(Math.abs(a) < 0x1p63)) {
      throw new ArithmeticException(a + " is not a whole number of 64 bits");
    }
    return (long) a;
  }

  /** Returns {@code a} as stored in a type that holds {@code min} to {@code max}. */
  public static double store(long a, long min, long max) {
    if (a < min || a > max) {
      throw new ArithmeticException(
          a + " does not fit the model's type, which holds " + min + " to " + max);
    }
    return a;
  }

  /**
   * Counts the values of {@code range(from, to, step)}.
   *
   * @throws CancellationException if the thread was interrupted: a sum inside a sum is long
   */
  public static int rangeSize(double from, double to, double step) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
    double a = Functions.trunc(from);
    double b = Functions.trunc(to);
    double s = Functions.trunc(step);
    if (s == 0 || Double.isNaN(a + b + s)) {
      throw new ArithmeticException("range(" + from + ", " + to + ", " + step + ") has no values");
    }
    double n = Math.ceil((b - a) / s);
    if (n > MAX_RANGE) {
      throw new ArithmeticException(
          "a sum or product over " + n + " values; at most " + MAX_RANGE + " are allowed");
    }
    return n > 0 ? (int) n : 0;
  }

  /** Greatest number of values that a sum or product may run over. */
  public static final int MAX_RANGE = 100_000;

  private static ArithmeticException overflow(long a, String op, long b) {
    return new ArithmeticException("overflow: " + a + " " + op + " " + b + " is outside 64 bits");
  }
}
