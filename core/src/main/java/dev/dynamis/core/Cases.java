package dev.dynamis.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
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

  private Cases() {}

  /**
   * Runs cases 0 to {@code cases - 1}, and returns when all of them are done.
   *
   * @param executor runs all workers but one, which the calling thread is; {@code Runnable::run}
   *     for the calling thread alone. It may be the pool that the caller is a thread of: workers
   *     for which it has no thread are left out.
   * @param workers how many share the cases
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
      tasks.stream().skip(1).forEach(executor::execute);
      // the caller works too, and does what the executor has no thread for: that may be this one
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
