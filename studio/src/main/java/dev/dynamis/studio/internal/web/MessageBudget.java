package dev.dynamis.studio.internal.web;

/** How many messages a page may send: so many at once, and so many a second in the long run. */
final class MessageBudget {
  static final int BURST = 600;
  static final int PER_SECOND = 300;

  private double left = BURST;
  private long last;

  MessageBudget(long now) {
    last = now;
  }

  /** Returns whether one more message may come at a time in nanoseconds. */
  boolean take(long now) {
    left = Math.min(BURST, left + (now - last) * 1e-9 * PER_SECOND);
    last = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
