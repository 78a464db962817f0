package dev.dynamis.core;

/**
 * Reads some components of a system's state, again and again, without garbage.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface StateProbe {
  /** Writes the present values to {@code out[0 ..]}, in the order in which they were chosen. */
  void read(double[] out);
}
