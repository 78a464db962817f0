package dev.dynamis.mjcf.internal.asset.hull;

/** Rounding errors left a surface that can't be repaired by merging. */
final class PrecisionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  PrecisionException(String message) {
    super(message);
  }
}
