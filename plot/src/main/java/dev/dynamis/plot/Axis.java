package dev.dynamis.plot;

import java.awt.Font;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * An axis: the range that is shown, and how its numbers are written.
 *
 * <p>A column may run from 1e-14 to 3e-14, or from 1 to 1.0000001. Tick labels of such numbers are
 * long and equal in their first digits, so an axis takes an offset away and divides by a unit, both
 * written once, in the label: {@code energy − 1 (×10⁻⁹)}.
 *
 * @param name what the axis shows
 * @param numbers offset and unit as text, empty where there are none
 * @param offset what is taken away from a number
 * @param unit the power of ten by which it is then divided
 * @param low the lower end of the axis, after offset and unit
 * @param high the upper end
 * @param logarithmic whether equal ratios are equal distances
 */
record Axis(
    String name,
    String numbers,
    double offset,
    double unit,
    double low,
    double high,
    boolean logarithmic) {
  /** Powers of ten that are written out: from 0.001 to 99999. */
  private static final int LEAST_EXPONENT = -3;

  private static final int GREATEST_EXPONENT = 4;

  /** A range below this part of its numbers gets an offset. */
  private static final double NARROW = 1e-4;

  /** Decades below which a logarithmic axis has labels between powers of ten. */
  private static final double SHORT = 1.7;

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /**
   * Makes an axis that shows finite numbers from {@code least} to {@code greatest}.
   *
   * @param margin what is added at both ends, as a part of the range
   */
  static Axis of(String name, double least, double greatest, double margin) {
    double offset = 0;
    // halves, because the difference of the largest numbers is infinite
    double half = greatest / 2 - least / 2;
    double magnitude = Math.max(Math.abs(least), Math.abs(greatest));
    if (half > 0 && half < NARROW / 2 * magnitude) {
      int digits = (int) Math.ceil(StrictMath.log10(2 * half));
      double middle = least + half;
      offset = new BigDecimal(middle).setScale(-digits, RoundingMode.HALF_EVEN).doubleValue();
      magnitude = Math.max(Math.abs(least - offset), Math.abs(greatest - offset));
    }
    // numbers with fewer digits than a double are nothing on any axis
    boolean nothing = magnitude < Double.MIN_NORMAL;
    int exponent = nothing ? 0 : unitExponent(magnitude);
    double unit = Double.parseDouble("1e" + exponent);
    double low = nothing ? 0 : (least - offset) / unit;
    double high = nothing ? 0 : (greatest - offset) / unit;
    double room = low == high ? (low == 0 ? 1 : 0.1 * Math.abs(low)) : margin * (high - low);
    return new Axis(name, numbers(offset, exponent), offset, unit, low - room, high + room, false);
  }

  /**
   * Makes a logarithmic axis. Less than a decade is widened to round numbers.
   *
   * @throws IllegalArgumentException if a number is not positive
   */
  static Axis logarithmic(String name, double least, double greatest) {
    if (!(least > 0)) {
      throw new IllegalArgumentException(
          "a logarithmic axis can't show " + name + " of " + least + "; use positive numbers");
    }
    if (greatest < 10 * least) {
      return new Axis(name, "", 0, 1, round(least, -1), round(greatest, 1), true);
    }
    return new Axis(name, "", 0, 1, least, greatest, true);
  }

  /** Returns the next 1, 2 or 5 times a power of ten below a number, or above it. */
  private static double round(double value, int direction) {
    int exponent = (int) Math.floor(StrictMath.log10(value));
    double next = 0;
    for (int e = exponent - 1; e <= exponent + 1; e++) {
      for (int digit : new int[] {1, 2, 5}) {
        double mark = Double.parseDouble(digit + "e" + e);
        if (direction > 0 && mark > value) {
          return mark;
        }
        next = mark < value ? mark : next;
      }
    }
    return next;
  }

  /**
   * Returns an axis of the same name from {@code least} to {@code greatest} exactly.
   *
   * @throws IllegalArgumentException if these are no range, or not positive on a logarithmic axis
   */
  Axis between(double least, double greatest) {
    if (!(least < greatest) || !Double.isFinite(least) || !Double.isFinite(greatest)) {
      throw new IllegalArgumentException(
          "limits from " + least + " to " + greatest + "; the first must be less than the second");
    }
    if (logarithmic) {
      return logarithmic(name, least, greatest).withEnds(least, greatest);
    }
    return of(name, least, greatest, 0);
  }

  private Axis withEnds(double least, double greatest) {
    return new Axis(name, numbers, offset, unit, least, greatest, logarithmic);
  }

  /** Returns the same axis over a range that is longer by a factor, in both directions. */
  Axis stretched(double factor) {
    double room = 0.5 * (factor - 1) * (high - low);
    return new Axis(name, numbers, offset, unit, low - room, high + room, logarithmic);
  }

  /** Returns how much the axis shows, in the unit of its numbers. */
  double span() {
    return (high - low) * unit;
  }

  /** Returns whether a number has a place on the axis or beyond its ends. */
  boolean shows(double value) {
    return Double.isFinite(value) && (!logarithmic || value > 0);
  }

  /** Returns whether a logarithmic axis shows so few decades that numbers between need labels. */
  boolean isShort() {
    return decades() < SHORT;
  }

  /** Returns how many decades a logarithmic axis shows. */
  double decades() {
    return StrictMath.log10(high / low);
  }

  /** Returns a number as a logarithmic axis writes it: all of them as 0.02, or as 2·10⁻². */
  String number(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3)).stripTrailingZeros();
    boolean plain =
        StrictMath.log10(low) > LEAST_EXPONENT - 1
            && StrictMath.log10(high) < GREATEST_EXPONENT + 1;
    if (plain) {
      return rounded.toPlainString();
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    String digits = rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString();
    return (digits.equals("1") ? "" : digits + "·") + power(exponent);
  }

  /** Returns where a number lies: 0 at the lower end, 1 at the upper one. */
  double fraction(double value) {
    if (logarithmic) {
      return StrictMath.log(value / low) / StrictMath.log(high / low);
    }
    return ((value - offset) / unit - low) / (high - low);
  }

  /**
   * Returns the name, offset and unit; a name is cut to make all fit into {@code room} pixels.
   *
   * @param other a name to use instead, or null
   */
  String label(String other, Font font, double room) {
    String shown = other == null ? name : other;
    return (Style.fit(font, shown, room - Style.width(font, numbers)) + numbers).strip();
  }

  /** Returns a multiple of three, 0 for numbers that need no unit. */
  private static int unitExponent(double magnitude) {
    int exponent = (int) Math.floor(StrictMath.log10(magnitude));
    boolean plain = exponent >= LEAST_EXPONENT && exponent <= GREATEST_EXPONENT;
    return plain ? 0 : 3 * Math.floorDiv(exponent, 3);
  }

  private static String numbers(double offset, int exponent) {
    StringBuilder b = new StringBuilder();
    if (offset != 0) {
      b.append(offset < 0 ? " + " : " − ").append(text(Math.abs(offset)));
    }
    if (exponent != 0) {
      b.append(" (×").append(power(exponent)).append(")");
    }
    return b.toString();
  }

  private static String power(int exponent) {
    StringBuilder b = new StringBuilder("10").append(exponent < 0 ? "⁻" : "");
    for (char c : Integer.toString(Math.abs(exponent)).toCharArray()) {
      b.append(SUPERSCRIPTS.charAt(c - '0'));
    }
    return b.toString();
  }

  private static String text(double value) {
    String plain = BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    return plain.length() <= 18 ? plain : Double.toString(value);
  }
}
