package dev.dynamis.render.internal;

import dev.dynamis.core.math.Power;

/** Powers of numbers from 0 to 1 with one exponent, from a table. */
final class PowerTable {
  private static final int SIZE = 1024;

  private final float[] table = new float[SIZE + 2];
  private double exponent = -1;
  private double least;

  /** Makes the table for an exponent, unless it is for that one already. */
  PowerTable set(double wanted) {
    if (wanted != exponent) {
      exponent = wanted;
      for (int i = 0; i <= SIZE; i++) {
        table[i] = (float) Power.pow((double) i / SIZE, wanted);
      }
      table[SIZE + 1] = table[SIZE];
      int i = 0;
      while (table[i + 1] < 1 / 1024f) {
        i++;
      }
      least = (double) i / SIZE;
    }
    return this;
  }

  double exponent() {
    return exponent;
  }

  /** Returns a number below which powers are less than 1/1024. */
  double least() {
    return least;
  }

  /** Returns x to the exponent; what is above 1 counts as 1, what is below 0 as 0. */
  float get(double x) {
    double at = x < 0 ? 0 : x > 1 ? SIZE : x * SIZE;
    int i = (int) at;
    float part = (float) (at - i);
    return table[i] + part * (table[i + 1] - table[i]);
  }
}
