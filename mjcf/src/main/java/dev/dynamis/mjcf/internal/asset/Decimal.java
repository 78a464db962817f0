package dev.dynamis.mjcf.internal.asset;

import java.nio.charset.StandardCharsets;

/** Decimal numbers in text files, without making strings. */
final class Decimal {
  /** Powers of ten that are exact in double precision. */
  private static final double[] TEN = new double[23];

  static {
    double power = 1;
    for (int i = 0; i < TEN.length; i++) {
      TEN[i] = power;
      power *= 10;
    }
  }

  private Decimal() {}

  /** Returns the number in {@code text[from, to)}, or NaN if that is not a decimal number. */
  static double parse(byte[] text, int from, int to) {
    int at = from;
    boolean negative = at < to && text[at] == '-';
    if (negative || (at < to && text[at] == '+')) {
      at++;
    }
    long mantissa = 0;
    int exponent = 0;
    int digits = 0;
    boolean point = false;
    for (; at < to; at++) {
      int c = text[at];
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        digits++;
        if (mantissa < (1L << 53) / 10) {
          mantissa = 10 * mantissa + c - '0';
          exponent -= point ? 1 : 0;
        } else {
          return slowly(text, from, to);
        }
      } else {
        break;
      }
    }
    if (digits == 0) {
      return Double.NaN;
    }
    if (at < to) {
      return slowly(text, from, to);
    }
    // both are exact, so that one operation rounds correctly
    if (-exponent >= TEN.length) {
      return slowly(text, from, to);
    }
    double value = mantissa / TEN[-exponent];
    return negative ? -value : value;
  }

  /** Numbers with an exponent or with many digits. */
  private static double slowly(byte[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      int c = text[i];
      boolean decimal =
          (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
      if (!decimal) {
        return Double.NaN;
      }
    }
    try {
      return Double.parseDouble(new String(text, from, to - from, StandardCharsets.ISO_8859_1));
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
