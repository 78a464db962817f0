package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.History;

/** A past in which nothing ever changed. */
record ConstantPast(double[] x) implements History {
  @Override
  public double lag(int state, int k) {
    return x[state];
  }

  @Override
  public double lag(int state, double k) {
    return x[state];
  }

  @Override
  public double delay(int state, double t, double tau) {
    return x[state];
  }
}
