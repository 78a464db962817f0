package dev.dynamis.core;

/**
 * Lets a thread be interrupted in work that may take long, such as a solver whose file asks for
 * billions of iterations. Work that is done soon is never given up, so that a step that takes the
 * usual time happens whole.
 *
 * <p>An instance is for one thread.
 *
 * @since 0.1.0
 */
public final class LongWork {
  /** Operations, of which a processor does some hundred million in a second. */
  private static final long PATIENCE = 20_000_000;

  private long done;

  /** Whose interruption counts; null for that of the thread that works. */
  private Thread watched;

  /** No work was done yet. */
  public LongWork() {}

  /** Begins anew. */
  public void start() {
    done = 0;
  }

  /**
   * Goes on where other work is, on behalf of the thread that does it: that thread's interruption
   * counts, whatever thread works here.
   *
   * @since 0.1.0
   */
  public void join(LongWork other, Thread thread) {
    done = other.done;
    watched = thread;
  }

  /**
   * Counts operations.
   *
   * @throws RunInterruptedException if many were done and the thread was interrupted
   */
  public void spend(long operations) {
    done += operations;
    if (done > PATIENCE && isInterrupted()) {
      throw new RunInterruptedException(
          "the thread was interrupted; the step or the loading was given up");
    }
  }

  private boolean isInterrupted() {
    return (watched == null ? Thread.currentThread() : watched).isInterrupted();
  }
}
