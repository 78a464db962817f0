package dev.dynamis.render.internal;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs numbered jobs on the calling thread and on an executor's threads, each with scratch of its
 * own. The calling thread takes jobs like the others, so an executor that has no thread to spare
 * costs nothing but speed. A phase ends when all its jobs have; a helper waits a moment for the
 * next one before it gives its thread back.
 */
final class Workers {
  /** One phase of a frame. */
  interface Phase {
    /** Does one job with the scratch of one worker. */
    void run(int job, int worker);
  }

  private static final int SPINS = 2000;

  private final Executor executor;
  private final Runnable[] helpers;

  /** Whether a helper is at work, or about to look for more. */
  private final AtomicBoolean[] busy;

  /** Number of the phase, and how many of its jobs nobody has taken. */
  private final AtomicLong open = new AtomicLong();

  private final AtomicInteger unfinished = new AtomicInteger();
  private volatile Phase phase;
  private volatile Throwable failure;
  private volatile Thread waiting;

  /** Uses {@code threads} threads in all, the caller's among them; the rest are the executor's. */
  Workers(Executor executor, int threads) {
    this.executor = executor;
    helpers = new Runnable[executor == null ? 0 : threads - 1];
    busy = new AtomicBoolean[helpers.length];
    for (int i = 0; i < helpers.length; i++) {
      int worker = i + 1;
      // an executor may start a task while the one of a phase before is not quite over
      AtomicBoolean own = new AtomicBoolean();
      busy[i] = own;
      helpers[i] =
          () -> {
            if (own.compareAndSet(false, true)) {
              try {
                do {
                  work(worker);
                } while (hasMore());
              } finally {
                own.set(false);
              }
            }
          };
    }
  }

  /** Returns how many workers there are. */
  int count() {
    return helpers.length + 1;
  }

  /** Runs all jobs of a phase and returns when they are done. */
  void run(Phase next, int jobs) {
    if (helpers.length == 0 || jobs < 2) {
      for (int i = 0; i < jobs; i++) {
        next.run(i, 0);
      }
      return;
    }
    phase = next;
    failure = null;
    unfinished.set(jobs);
    open.set((open.get() >>> 32) + 1 << 32 | jobs);
    for (int i = 0; i < helpers.length && i < jobs - 1; i++) {
      if (!busy[i].get()) {
        executor.execute(helpers[i]);
      }
    }
    work(0);
    await();
    if (failure != null) {
      throw new IllegalStateException("a part of a picture failed", failure);
    }
  }

  /** Waits a moment for jobs of another phase; returns whether there are any. */
  private boolean hasMore() {
    for (int i = 0; i < SPINS; i++) {
      if ((int) open.get() != 0) {
        return true;
      }
      Thread.onSpinWait();
    }
    return false;
  }

  private void work(int worker) {
    while (true) {
      long seen = open.get();
      int left = (int) seen;
      if (left == 0) {
        return;
      }
      if (open.compareAndSet(seen, seen - 1)) {
        Phase current = phase;
        try {
          current.run(left - 1, worker);
        } catch (Throwable e) {
          failure = e;
        }
        if (unfinished.decrementAndGet() == 0) {
          Thread t = waiting;
          if (t != null) {
            LockSupport.unpark(t);
          }
        }
      }
    }
  }

  private void await() {
    for (int i = 0; i < SPINS && unfinished.get() > 0; i++) {
      Thread.onSpinWait();
    }
    if (unfinished.get() > 0) {
      waiting = Thread.currentThread();
      while (unfinished.get() > 0) {
        LockSupport.park(this);
      }
      waiting = null;
    }
  }
}
