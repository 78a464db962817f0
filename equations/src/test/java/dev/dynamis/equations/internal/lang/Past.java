package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.History;

/** A past in which every question has an answer that depends on all of it. */
final class Past implements History {
  @Override
  public double lag(int state, int k) {
    return 1 + state + 0.125 * k;
  }

  @Override
  public double lag(int state, double k) {
    return 2 + state + 0.0625 * k;
  }

  @Override
  public double delay(int state, double t, double tau) {
    return 3 + state + t - 0.5 * tau;
  }
}
