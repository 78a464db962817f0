package dev.dynamis.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run end in good order when the process is asked to end (Ctrl-C, SIGTERM) or its thread is
 * interrupted: the run finds out between two steps, or in a long one that gives up, completes its
 * files and says how far it came. If that takes longer than a second, what was recorded is handed
 * to the operating system and the process ends.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 1;

  private final CountDownLatch stopped = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean asked;
  private volatile Runnable wake = () -> {};
  private boolean interrupted;

  /**
   * Begins to listen.
   *
   * @param flush saves what there is, from another thread
   */
  Interruption(Runnable flush) {
    hook = new Thread(() -> end(flush), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Lets something be done as soon as the process is asked to end, as to wake a thread that waits.
   */
  Interruption whenAsked(Runnable wake) {
    this.wake = wake;
    return this;
  }

  private void end(Runnable flush) {
    asked = true;
    wake();
    try {
      if (stopped.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        done.await();
      } else {
        flush.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void wake() {
    if (stopped.getCount() > 0) {
      wake.run();
    }
  }

  /** Returns whether the run shall end. */
  boolean asked() {
    return asked || Thread.currentThread().isInterrupted();
  }

  /**
   * Says that no further step is taken. Until {@link #close} the thread does not count as
   * interrupted, since files can't be written then.
   */
  synchronized void stopped() {
    stopped.countDown();
    interrupted |= Thread.interrupted();
  }

  /** Says that everything is written and said. */
  @Override
  public void close() {
    stopped();
    done.countDown();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (!asked) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // the process began to end a moment ago; the hook finds everything done
        return;
      }
    }
  }
}
