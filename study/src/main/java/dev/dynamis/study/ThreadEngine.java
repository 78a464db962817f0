package dev.dynamis.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Runs cases on threads of this machine. Pieces are as large as a fraction of a second's work, so
 * that handing them out costs nothing and little is lost when the process is killed.
 */
final class ThreadEngine implements StudyEngine {
  /** What a piece shall take, in nanoseconds. */
  private static final long PIECE = 100_000_000;

  private static final int GROWTH = 8;

  private final Executor executor;
  private final int workers;

  ThreadEngine(Executor executor, int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException(workers + " threads; use 1 or more");
    }
    this.executor = executor;
    this.workers = workers;
  }

  /** Returns the threads that an address asks for, 0 if it is the address of something else. */
  static int count(String address) {
    if (address.equals("threads")) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (!address.matches("threads\\[\\d{1,4}]")) {
      return 0;
    }
    int count = Integer.parseInt(address.substring(8, address.length() - 1));
    if (count < 1) {
      throw new IllegalArgumentException(address + ": expected 1 thread or more");
    }
    return count;
  }

  @Override
  public String describe() {
    return workers == 1 ? "1 thread" : workers + " threads";
  }

  @Override
  public void run(Study study, Work work, Consumer<CaseBlock> sink, BooleanSupplier cancelled) {
    if (executor != null) {
      run(executor, study, work, sink, cancelled);
      return;
    }
    try (ExecutorService own = Executors.newFixedThreadPool(workers)) {
      run(own, study, work, sink, cancelled);
    }
  }

  private void run(
      Executor on, Study study, Work work, Consumer<CaseBlock> sink, BooleanSupplier cancelled) {
    AtomicBoolean over = new AtomicBoolean();
    BooleanSupplier stop = () -> over.get() || cancelled.getAsBoolean();
    List<CompletableFuture<Void>> tasks = new ArrayList<>();
    for (int w = 0; w < workers; w++) {
      tasks.add(
          CompletableFuture.runAsync(
              () -> {
                try {
                  share(study, work, sink, stop);
                } catch (CancellationException e) {
                  // asked for, or caused by the trouble of another worker
                  over.set(true);
                } catch (Throwable e) {
                  over.set(true);
                  throw e;
                }
              },
              on));
    }
    await(CompletableFuture.allOf(tasks.toArray(CompletableFuture[]::new)), over);
  }

  private void share(Study study, Work work, Consumer<CaseBlock> sink, BooleanSupplier stop) {
    CaseRunner runner = study.runner();
    long size = 1;
    while (!stop.getAsBoolean()) {
      // towards the end pieces become small, so that all workers end together
      long share = 1 + work.left() / (2L * workers);
      Piece piece = work.next((int) Math.min(Math.min(size, share), Integer.MAX_VALUE));
      if (piece == null) {
        return;
      }
      long began = System.nanoTime();
      CaseBlock done = runner.run(piece.first(), piece.count(), stop);
      long took = Math.max(1, System.nanoTime() - began);
      sink.accept(done);
      double fitting = (double) PIECE / took * piece.count();
      size = Math.max(1, (long) Math.min(fitting, (double) GROWTH * size));
    }
  }

  private static void await(CompletableFuture<Void> all, AtomicBoolean over) {
    boolean interrupted = false;
    while (true) {
      try {
        all.get();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
        over.set(true);
      } catch (ExecutionException e) {
        switch (e.getCause()) {
          case RuntimeException r -> throw r;
          case Error r -> throw r;
          default -> throw new CompletionException(e.getCause());
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
