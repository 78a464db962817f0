package dev.dynamis.cli;

import dev.dynamis.core.Progress;
import java.io.Console;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * A line that shows how far a computation has come, on a terminal only, and not before it has taken
 * a noticeable time.
 */
final class Meter implements Progress, AutoCloseable {
  private static final long NANOS = 1_000_000_000L;

  private final PrintWriter err;
  private final boolean quiet;
  private final LongSupplier clock;
  private final long start;
  private long next;
  private boolean shown;

  Meter(PrintWriter err, boolean quiet) {
    this(err, quiet || !onTerminal(), System::nanoTime);
  }

  /**
   * Makes a meter.
   *
   * @param quiet whether it never shows anything
   * @param clock nanoseconds
   */
  Meter(PrintWriter err, boolean quiet, LongSupplier clock) {
    this.err = err;
    this.quiet = quiet;
    this.clock = clock;
    start = clock.getAsLong();
    next = start + NANOS;
  }

  private static boolean onTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  @Override
  public boolean update(long done, long total, String what) {
    long now = clock.getAsLong();
    if (!quiet && now >= next) {
      next = now + NANOS / 5;
      shown = true;
      String share = total > 0 ? (100 * done / total) + " %" : Long.toString(done);
      err.print("\r" + what + ": " + share + ", " + (now - start) / NANOS + " s ");
      err.flush();
    }
    return true;
  }

  @Override
  public void close() {
    if (shown) {
      err.print("\r" + " ".repeat(78) + "\r");
      err.flush();
    }
  }
}
