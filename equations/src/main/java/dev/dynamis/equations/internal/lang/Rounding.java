package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Dtype;

/** Rounding that generated code calls. */
final class Rounding {
  private Rounding() {}

  /** Rounds to 16-bit floating point. */
  static double half(double v) {
    return Dtype.FLOAT16.store(v);
  }
}
