package dev.dynamis.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
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
   * @param executor runs the workers; {@code Runnable::run} for the calling thread
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
    AtomicInteger next = new AtomicInteger();
    AtomicBoolean stopped = new AtomicBoolean();
    Object listening = new Object();
    int[] done = {0};
    // none begins before all are made
    List<Worker> each = new ArrayList<>();
    for (int w = 0; w < Math.min(workers, cases); w++) {
      each.add(make.get());
    }
    List<CompletableFuture<Void>> tasks = new ArrayList<>();
    for (Worker worker : each) {
      tasks.add(
          CompletableFuture.runAsync(
              () -> {
                boolean whole = false;
                try {
                  for (int i = next.getAndIncrement(); i < cases; i = next.getAndIncrement()) {
                    worker.run(i, stopped::get);
                    synchronized (listening) {
                      if (!progress.update(++done[0], cases, "cases")) {
                        stopped.set(true);
                      }
                    }
                  }
                  whole = true;
                } finally {
                  if (!whole) {
                    stopped.set(true);
                  }
                }
              },
              executor));
    }
    CompletableFuture<Void> all = CompletableFuture.allOf(tasks.toArray(CompletableFuture[]::new));
    boolean interrupted = false;
    while (true) {
      try {
        all.get();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
        stopped.set(true);
      } catch (java.util.concurrent.ExecutionException e) {
        if (e.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        throw new CompletionException(e.getCause());
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
