package dev.dynamis.mechanics.layout;

/** A 64-bit hash over the bits of arrays, the same on every platform. */
final class Hash {
  private Hash() {}

  /** Adds 64 bits: multiply, then fold the well mixed upper half into the lower. */
  static long mix(long hash, long bits) {
    long h = (hash ^ bits) * 0xD6E8FEB86659FD93L;
    return h ^ (h >>> 32);
  }

  /** Adds the length and all elements of an array. */
  static long mix(long hash, Object array) {
    long h = hash;
    switch (array) {
      case double[] a -> {
        h = mix(h, a.length);
        for (double x : a) {
          h = mix(h, Double.doubleToLongBits(x));
        }
      }
      case float[] a -> {
        h = mix(h, a.length);
        for (float x : a) {
          h = mix(h, Float.floatToIntBits(x));
        }
      }
      case int[] a -> {
        h = mix(h, a.length);
        for (int x : a) {
          h = mix(h, x);
        }
      }
      case long[] a -> {
        h = mix(h, a.length);
        for (long x : a) {
          h = mix(h, x);
        }
      }
      case boolean[] a -> {
        h = mix(h, a.length);
        for (boolean x : a) {
          h = mix(h, x ? 1 : 0);
        }
      }
      case byte[] a -> {
        h = mix(h, a.length);
        for (byte x : a) {
          h = mix(h, x);
        }
      }
      default -> throw new IllegalArgumentException(array.getClass().getName());
    }
    return h;
  }
}
