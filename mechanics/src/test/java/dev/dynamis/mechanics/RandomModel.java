package dev.dynamis.mechanics;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.util.Random;

/** A model with a few objects of every kind, filled with seeded random numbers. */
final class RandomModel {
  private RandomModel() {}

  static Model make(long seed) {
    Random random = new Random(seed);
    Sizes sizes = new Sizes();
    for (Size s : Size.values()) {
      sizes.set(s, 2 + random.nextInt(3));
    }
    Model m = new Model(sizes);
    for (Field f : m.fields()) {
      Object values = f.array();
      fill(values, random);
      f.set(values);
    }
    return m;
  }

  private static void fill(Object values, Random random) {
    switch (values) {
      case double[] a -> {
        for (int i = 0; i < a.length; i++) {
          a[i] = random.nextGaussian();
        }
      }
      case float[] a -> {
        for (int i = 0; i < a.length; i++) {
          a[i] = (float) random.nextGaussian();
        }
      }
      case int[] a -> {
        for (int i = 0; i < a.length; i++) {
          a[i] = random.nextInt();
        }
      }
      case boolean[] a -> {
        for (int i = 0; i < a.length; i++) {
          a[i] = random.nextBoolean();
        }
      }
      case byte[] a -> random.nextBytes(a);
      default -> throw new IllegalArgumentException(values.getClass().getName());
    }
  }
}
