package dev.dynamis.cli;

import dev.dynamis.core.Progress;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
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
  private boolean rate;
  private long first = -1;

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

  /** Also shows how many are done in a second, and how long the rest will take. */
  Meter withRate() {
    rate = true;
    return this;
  }

  private static boolean onTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  @Override
  public boolean update(long done, long total, String what) {
    long now = clock.getAsLong();
    // what was done before, as in a run that goes on, says nothing about the rate
    first = first < 0 ? done : first;
    if (!quiet && now >= next) {
      next = now + NANOS / 5;
      shown = true;
      String share = total > 0 ? (100 * done / total) + " %" : Long.toString(done);
      String line = what + ": " + share + ", " + (now - start) / NANOS + " s";
      err.print("\r" + line + (rate ? pace(done, total, now) : "") + " ");
      err.flush();
    }
    return true;
  }

  private String pace(long done, long total, long now) {
    double perSecond = (done - first) * (double) NANOS / (now - start);
    if (!(perSecond > 0)) {
      return "";
    }
    String left = total > 0 ? ", " + duration((total - done) / perSecond) + " left" : "";
    return String.format(Locale.ROOT, ", %.3g a second%s  ", perSecond, left);
  }

  private static String duration(double seconds) {
    long s = Math.round(seconds);
    return s < 100 ? s + " s" : s < 6000 ? s / 60 + " min" : s / 3600 + " h";
  }

  @Override
  public void close() {
    if (shown) {
      err.print("\r" + " ".repeat(78) + "\r");
      err.flush();
    }
  }
}
