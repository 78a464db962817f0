package dev.dynamis.mechanics.layout;

import java.lang.reflect.Array;

/**
 * The element type of a field.
 *
 * @since 0.1.0
 */
public enum FieldKind {
  /** {@code double[]}, the reals of the physics. */
  REAL(double.class, 8, 'd'),
  /** {@code float[]}, reals that are kept in single precision. */
  SINGLE(float.class, 4, 'f'),
  /** {@code int[]}: numbers, addresses and enumerated types. */
  INT(int.class, 4, 'i'),
  /** {@code long[]}, numbers of bytes. */
  LONG(long.class, 8, 'l'),
  /** {@code boolean[]}, written as 0 and 1. */
  FLAG(boolean.class, 1, 'z'),
  /** {@code byte[]}, text and pixels. */
  BYTE(byte.class, 1, 'b');

  private final Class<?> element;
  private final int bytes;
  private final char code;

  FieldKind(Class<?> element, int bytes, char code) {
    this.element = element;
    this.bytes = bytes;
    this.code = code;
  }

  /** Returns the number of bytes of one element in a file. */
  public int bytes() {
    return bytes;
  }

  /** Returns the letter that stands for this kind in a file. */
  public char code() {
    return code;
  }

  /** Returns a new array of {@code length} elements of this kind. */
  Object newArray(int length) {
    return Array.newInstance(element, length);
  }

  /** Returns the kind of a Java element type. */
  static FieldKind of(Class<?> element) {
    for (FieldKind k : values()) {
      if (k.element == element) {
        return k;
      }
    }
    throw new IllegalArgumentException("no field kind for " + element.getName());
  }
}
