package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/** A growing list of numbers without boxing. */
final class FloatList {
  private float[] values = new float[64];
  private int size;

  void add(float value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  float get(int i) {
    return values[i];
  }

  int size() {
    return size;
  }

  float[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
