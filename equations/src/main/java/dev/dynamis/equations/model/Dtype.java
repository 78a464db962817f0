package dev.dynamis.equations.model;

import java.util.Locale;
import java.util.Optional;

/**
 * The type of a model's states and parameters. All of them are kept in {@code double}; {@link
 * #store} gives the value that the type can hold.
 *
 * <p>Whole numbers are exact up to 2^53 in magnitude, which every {@code double} shows exactly, and
 * to the smaller range of the narrow types; intermediate results use 64 bits.
 *
 * @since 0.1.0
 */
public enum Dtype {
  /** 64-bit floating point. */
  FLOAT64(0, 0),
  /** 32-bit floating point: values are rounded whenever they are stored. */
  FLOAT32(0, 0),
  /** 16-bit floating point: values are rounded whenever they are stored. */
  FLOAT16(0, 0),
  /** Whole numbers to 2^53. */
  INT64(-(1L << 53), 1L << 53),
  /** 32-bit whole numbers. */
  INT32(Integer.MIN_VALUE, Integer.MAX_VALUE),
  /** 16-bit whole numbers. */
  INT16(Short.MIN_VALUE, Short.MAX_VALUE),
  /** 8-bit whole numbers. */
  INT8(Byte.MIN_VALUE, Byte.MAX_VALUE),
  /** Whole numbers from 0 to 2^53. */
  UINT64(0, 1L << 53),
  /** Whole numbers from 0 to 2^32 - 1. */
  UINT32(0, (1L << 32) - 1),
  /** Whole numbers from 0 to 2^16 - 1. */
  UINT16(0, (1L << 16) - 1),
  /** Whole numbers from 0 to 255. */
  UINT8(0, 255);

  private final long min;
  private final long max;

  Dtype(long min, long max) {
    this.min = min;
    this.max = max;
  }

  /** Returns the type with a name such as {@code float64}, {@code double} or {@code int32}. */
  public static Optional<Dtype> named(String name) {
    switch (name) {
      case "float", "double":
        return Optional.of(FLOAT64);
      case "single":
        return Optional.of(FLOAT32);
      case "half":
        return Optional.of(FLOAT16);
      case "int":
        return Optional.of(INT64);
      default:
        for (Dtype d : values()) {
          if (d.toString().equals(name)) {
            return Optional.of(d);
          }
        }
        return Optional.empty();
    }
  }

  /** Returns whether values are whole numbers. */
  public boolean isInteger() {
    return max != 0;
  }

  /** Returns whether values are floating-point numbers of fewer than 64 bits. */
  public boolean isNarrow() {
    return this == FLOAT32 || this == FLOAT16;
  }

  /** Returns the smallest whole number of this type; 0 for floating-point types. */
  public long min() {
    return min;
  }

  /** Returns the greatest whole number of this type; 0 for floating-point types. */
  public long max() {
    return max;
  }

  /**
   * Returns the value that this type stores for {@code v}: rounded to nearest for floating-point
   * types, cut toward zero for whole numbers.
   *
   * @throws ArithmeticException if the type is of whole numbers and can't hold {@code v}
   */
  public double store(double v) {
    return switch (this) {
      case FLOAT64 -> v;
      case FLOAT32 -> (float) v;
      case FLOAT16 -> half(v);
      default -> whole(v);
    };
  }

  /** Rounds to the nearest 16-bit floating-point number, ties to even. */
  private static double half(double v) {
    float f = (float) v;
    // rounding twice is wrong only where the first rounding met a tie of the second: keep the rest
    // of the number visible by making the last bit of the first result odd (round to odd)
    if (f != v && !Double.isNaN(v) && !Float.isInfinite(f)) {
      int bits = Float.floatToRawIntBits(f);
      if ((bits & 1) == 0) {
        f = Float.intBitsToFloat(Math.abs((double) f) > Math.abs(v) ? bits - 1 : bits + 1);
      }
    }
    return Float.float16ToFloat(Float.floatToFloat16(f));
  }

  private double whole(double v) {
    double w = v < 0 ? Math.ceil(v) : Math.floor(v);
    if (!(w >= min && w <= max)) {
      throw new ArithmeticException(
          v + " does not fit " + this + ", which holds " + min + " to " + max);
    }
    return w + 0.0;
  }

  /**
   * Returns {@code v} as stored.
   *
   * @throws ArithmeticException if the type can't hold {@code v}
   */
  public double store(long v) {
    if (v < min || v > max) {
      throw new ArithmeticException(
          v + " does not fit " + this + ", which holds " + min + " to " + max);
    }
    return v;
  }

  /** Returns the name by which models call the type, such as {@code float64}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
