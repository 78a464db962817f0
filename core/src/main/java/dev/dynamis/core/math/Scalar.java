package dev.dynamis.core.math;

/**
 * Constants and functions of one number.
 *
 * @since 0.1.0
 */
public final class Scalar {
  /** Below this a norm, a pivot or a divisor counts as zero: {@code 1e-15}. */
  public static final double MINVAL = 1e-15;

  private Scalar() {}

  /** Returns {@code x} moved into {@code [low, high]}; NaN stays NaN. */
  public static double clip(double x, double low, double high) {
    if (x < low) {
      return low;
    }
    return x > high ? high : x;
  }
}
