package dev.dynamis.equations.internal.step;

/** The right-hand side of {@code dx/dt = f(t, x)}, or the image {@code f(t, x)} of a map. */
@FunctionalInterface
public interface Rhs {
  /** Writes {@code f(t, x)} to {@code dx}; {@code dx} is never {@code x}. */
  void eval(double[] dx, double t, double[] x);

  /**
   * Writes {@code df_i/dx_j} to {@code j[i * n + j]}.
   *
   * @return whether this right-hand side knows its derivatives; if not, nothing is written
   */
  default boolean jacobian(double[] j, double t, double[] x) {
    return false;
  }

  /** Returns whether {@code f} depends on {@code t}; {@code true} where that is not known. */
  default boolean dependsOnTime() {
    return true;
  }
}
