package dev.dynamis.equations;

/**
 * How many steps a run takes before it reports its progress and looks whether to save: as many as
 * take about a tenth of a second.
 */
final class Pace {
  private static final long LONGEST = 1 << 16;
  private static final long SHORT = 50_000_000;
  private static final long LONG = 200_000_000;

  private long steps = 1 << 9;
  private long last = System.nanoTime();

  /** Returns the number of steps to take next, {@code left} at most. */
  long next(long left) {
    long now = System.nanoTime();
    long spent = now - last;
    last = now;
    if (spent < SHORT) {
      steps = Math.min(2 * steps, LONGEST);
    } else if (spent > LONG) {
      steps = Math.max(steps / 2, 1);
    }
    return Math.min(steps, left);
  }
}
