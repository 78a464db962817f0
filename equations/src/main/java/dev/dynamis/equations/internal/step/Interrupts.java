package dev.dynamis.equations.internal.step;

import java.util.concurrent.CancellationException;

/** Where a long step looks whether its thread was interrupted. */
final class Interrupts {
  private Interrupts() {}

  /** Leaves the step if the thread was interrupted; whoever takes steps catches this. */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
