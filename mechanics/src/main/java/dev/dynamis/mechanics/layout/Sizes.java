package dev.dynamis.mechanics.layout;

import java.util.Arrays;

/**
 * The sizes of a model while it is being built: all zero until set.
 *
 * @since 0.1.0
 */
public final class Sizes {
  private final long[] values = new long[Size.values().length];

  /** Makes sizes that are all zero. */
  public Sizes() {}

  /** Makes a copy. */
  public Sizes(Sizes other) {
    System.arraycopy(other.values, 0, values, 0, values.length);
  }

  /**
   * Sets a size.
   *
   * @param size which
   * @param value not negative, except -1 for a legacy limit that was not given; at most {@code
   *     Integer.MAX_VALUE}, except for sizes in bytes
   * @return this
   */
  public Sizes set(Size size, long value) {
    if (value < size.least() || value > size.most()) {
      throw new IllegalArgumentException(
          size.symbol() + " is " + value + ", expected " + size.least() + " to " + size.most());
    }
    values[size.ordinal()] = value;
    return this;
  }

  /** Returns a size. */
  public int get(Size size) {
    return Math.toIntExact(values[size.ordinal()]);
  }

  /** Returns a size that may be larger than an int, such as a number of bytes. */
  public long getLong(Size size) {
    return values[size.ordinal()];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sizes s && Arrays.equals(values, s.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder();
    for (Size s : Size.values()) {
      if (values[s.ordinal()] != 0) {
        b.append(b.isEmpty() ? "" : ", ").append(s.symbol()).append('=');
        b.append(values[s.ordinal()]);
      }
    }
    return b.toString();
  }
}
