package dev.dynamis.mjcf.spec;

import java.io.IOException;

/**
 * A file that may not be read: outside the roots, or too large.
 *
 * @since 0.1.0
 */
public final class ResourceException extends IOException {
  private static final long serialVersionUID = 1;

  /** Why a file may not be read. */
  public enum Reason {
    /** The path, or a link on it, leads outside the roots. */
    OUTSIDE,
    /** The file is larger than the limit. */
    TOO_LARGE
  }

  private final Reason reason;

  /** Makes an exception. */
  public ResourceException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** Returns why. */
  public Reason reason() {
    return reason;
  }
}
