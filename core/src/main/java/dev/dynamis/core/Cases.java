package dev.dynamis.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Runs numbered cases on an executor. Each worker takes the next case when it is done with one, so
 * that long and short cases mix well; nothing a case computes may depend on which worker takes it
 * or on what came before.
 *
 * @since 0.1.0
 */
public final class Cases {
  /** What a worker does; each worker has its own. */
  @FunctionalInterface
  public interface Worker {
    /**
     * Runs a case.
     *
     * @param index its number, from 0
     * @param cancelled tells whether the case shall end early
     */
    void run(int index, BooleanSupplier cancelled);
  }

  /** Milliseconds in which a worker begins, unless no thread is free for it. */
  private static final long PATIENCE = 50;

  private Cases() {}

  /**
   * Runs cases 0 to {@code cases - 1}, and returns when all of them are done.
   *
   * @param executor runs the workers; {@code Runnable::run} for the calling thread. Workers for
   *     which it has no thread, as when all of a pool wait like the caller, run on the calling
   *     thread.
   * @param workers how many tasks share the cases
   * @param progress hears the number of finished cases, one call at a time; if it asks to stop, or
   *     the calling thread is interrupted, the rest of the cases run cancelled
   * @param make makes what a worker does, on the calling thread
   * @throws IllegalArgumentException if there are no workers, or fewer than no cases
   * @throws RuntimeException what a worker threw, if one did; the rest of the cases ran cancelled
   */
  public static void run(
      int cases, Executor executor, int workers, Progress progress, Supplier<Worker> make) {
    if (cases < 0 || workers < 1) {
      throw new IllegalArgumentException(
          cases + " cases for " + workers + " workers; use 0 or more cases and 1 or more workers");
    }
    // none begins before all are made
    List<Worker> each = new ArrayList<>();
    for (int w = 0; w < Math.min(workers, cases); w++) {
      each.add(make.get());
    }
    if (!each.isEmpty()) {
      new Crew(cases, progress).run(each, executor);
    }
  }

  /** Workers that share cases. */
  private static final class Crew {
    private final int cases;
    private final Progress progress;
    private final Thread caller = Thread.currentThread();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private int done;
    private boolean interrupted;

    Crew(int cases, Progress progress) {
      this.cases = cases;
      this.progress = progress;
    }

    void run(List<Worker> workers, Executor executor) {
      List<FutureTask<Void>> tasks = new ArrayList<>();
      for (Worker worker : workers) {
        tasks.add(new FutureTask<>(() -> work(worker), null));
      }
      tasks.forEach(executor::execute);
      if (waitFor(begun, PATIENCE)) {
        waitFor(ended, Long.MAX_VALUE);
      }
      // what has not begun may never do so: the thread that it needs may be this one, which waits
      tasks.forEach(FutureTask::run);
      RuntimeException trouble = null;
      for (FutureTask<Void> task : tasks) {
        RuntimeException of = waitFor(task);
        trouble = trouble == null ? of : trouble;
      }
      if (interrupted) {
        caller.interrupt();
      }
      if (trouble != null) {
        throw trouble;
      }
    }

    private void work(Worker worker) {
      begun.countDown();
      boolean whole = false;
      try {
        for (int i = next.getAndIncrement(); i < cases; i = next.getAndIncrement()) {
          worker.run(i, this::isStopped);
          tell();
        }
        whole = true;
      } finally {
        if (!whole) {
          stopped.set(true);
        }
        ended.countDown();
      }
    }

    private boolean isStopped() {
      if (Thread.currentThread() == caller && caller.isInterrupted()) {
        stopped.set(true);
      }
      return stopped.get();
    }

    private synchronized void tell() {
      if (!progress.update(++done, cases, "cases")) {
        stopped.set(true);
      }
    }

    /** Waits, and goes on to wait when interrupted, until something is there or time has passed. */
    private boolean waitFor(CountDownLatch latch, long milliseconds) {
      while (true) {
        try {
          return latch.await(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
          stopped.set(true);
        }
      }
    }

    /** Waits for the end of a task; returns what it threw, or null. */
    private RuntimeException waitFor(FutureTask<Void> task) {
      while (true) {
        try {
          task.get();
          return null;
        } catch (InterruptedException e) {
          interrupted = true;
          stopped.set(true);
        } catch (ExecutionException e) {
          return e.getCause() instanceof RuntimeException cause
              ? cause
              : new CompletionException(e.getCause());
        }
      }
    }
  }
}
