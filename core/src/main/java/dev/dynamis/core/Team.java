package dev.dynamis.core;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that work on the parts of a task together with the thread that asks for it.
 *
 * <p>Each thread has its share of the parts, the same one for every task with as many, so that it
 * finds in its cache what it left there; who is done helps others. A task whose parts write to
 * different places gives the same result for every number of threads. The caller takes part in the
 * work, and goes on alone if the others are late. Asking allocates nothing. Threads that have
 * nothing to do for a while end and are started again when they are needed: a team needs no
 * closing.
 *
 * <p>Several callers may share a team; while it works for one, the others work alone.
 *
 * @since 0.1.0
 */
public final class Team {
  /** Most parts of a task. */
  public static final int MOST_PARTS = (1 << 22) - 1;

  /** How long a thread looks for work before it lets the processor go, ns. */
  private static final long EAGER = 1_000_000;

  /** How long a thread waits for work before it ends, ns. */
  private static final long PATIENCE = 200_000_000;

  private static final int BITS = 22;

  /** Numbers between two that different threads write. */
  private static final int APART = 16;

  private final int threads;
  private final Executor executor;
  private final Worker[] workers;
  private final AtomicBoolean busy = new AtomicBoolean();

  /**
   * What threads tell each other, apart, so that none waits for a cache line that another one uses
   * for something else: for each share its ticket, which is the number of the task (20 bits), the
   * end of what is not begun and its first part (22 bits each); for each thread how many parts it
   * has done so far; the number of the last task, the only thing that waiting threads look at.
   */
  private final AtomicLongArray slots;

  /** Where the number of the last task is. */
  private final int news;

  private long number;

  /** Parts of all tasks so far. */
  private long begun;

  private volatile Task task;

  /** What went wrong in the first of the parts in which something did. */
  private Throwable failure;

  private int failedPart;

  /**
   * Work in parts.
   *
   * @since 0.1.0
   */
  @FunctionalInterface
  public interface Task {
    /**
     * Does one part.
     *
     * @param lane who does it: 0 is the caller; no two parts are in one lane at the same time
     * @param part which part, from 0
     */
    void part(int lane, int part);
  }

  /**
   * Makes a team with threads of its own, which don't keep the program from ending.
   *
   * @param threads how many work together, the caller included
   */
  public Team(int threads) {
    this(threads, Team::start);
  }

  /**
   * Makes a team that borrows threads. Each is held while there is work and for at most 0.2 s after
   * the last.
   *
   * @param threads how many work together, the caller included
   * @param executor where the others come from
   */
  public Team(int threads, Executor executor) {
    if (threads < 1 || threads > 1024) {
      throw new IllegalArgumentException("a team has 1 to 1024 threads, found " + threads);
    }
    this.threads = threads;
    this.executor = executor;
    slots = new AtomicLongArray(APART * (2 * threads + 3));
    news = APART * (2 * threads + 1);
    workers = new Worker[threads - 1];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(i + 1);
    }
  }

  private static int ticket(int share) {
    return APART * (share + 1);
  }

  private int done(int lane) {
    return APART * (threads + lane + 1);
  }

  private static void start(Runnable work) {
    Thread.ofPlatform().name("dynamis-team").daemon().start(work);
  }

  /** Returns how many threads work together, the caller included. */
  public int threads() {
    return threads;
  }

  /**
   * Does all parts of a task and returns when they are done. If parts fail, the others are done all
   * the same, and the failure of the first of them in order is thrown.
   *
   * @param work the task
   * @param parts how many parts it has
   * @throws IllegalStateException if the executor takes no work; then no part was begun
   */
  public void run(Task work, int parts) {
    run(work, parts, null);
  }

  /**
   * As {@link #run(Task, int)}, with shares of the caller's choice.
   *
   * @param shares for each thread the first part of its share, ascending from 0; null for shares of
   *     the same size
   */
  public void run(Task work, int parts, int[] shares) {
    if (parts > MOST_PARTS) {
      throw new IllegalArgumentException(parts + " parts are too many");
    }
    if (parts < 2 || threads == 1 || !busy.compareAndSet(false, true)) {
      for (int i = 0; i < parts; i++) {
        work.part(0, i);
      }
      return;
    }
    Throwable failed;
    try {
      failure = null;
      failedPart = Integer.MAX_VALUE;
      task = work;
      for (Worker w : workers) {
        w.summon();
      }
      begun += parts;
      number++;
      long from = 0;
      for (int i = 0; i < threads; i++) {
        long to = parts;
        if (i + 1 < threads) {
          to = shares == null ? (long) parts * (i + 1) / threads : shares[i + 1];
        }
        slots.setRelease(ticket(i), number << 2 * BITS | to << BITS | from);
        from = to;
      }
      slots.set(news, number);
      for (Worker w : workers) {
        w.wake();
      }
      takeParts(0);
      for (int looks = 0; !isDone(); looks++) {
        if (looks < 10_000) {
          Thread.onSpinWait();
        } else {
          // the thread that does the last part waits for a processor, perhaps for this one
          Thread.yield();
        }
      }
      failed = failure;
    } finally {
      task = null;
      failure = null;
      busy.set(false);
    }
    if (failed instanceof Error e) {
      throw e;
    }
    if (failed != null) {
      throw (RuntimeException) failed;
    }
  }

  private boolean isDone() {
    long sum = 0;
    for (int i = 0; i < threads; i++) {
      sum += slots.get(done(i));
    }
    return sum == begun;
  }

  /** Does parts until none is left to begin, own ones first. */
  private void takeParts(int lane) {
    for (int i = 0; i < threads; i++) {
      int share = lane + i < threads ? lane + i : lane + i - threads;
      boolean more = true;
      while (more) {
        more = takePart(lane, share);
      }
    }
  }

  /** Does a part of a share: the first of the own one, the last of another's. */
  private boolean takePart(int lane, int share) {
    while (true) {
      long now = slots.get(ticket(share));
      int next = (int) now & MOST_PARTS;
      int end = (int) (now >>> BITS) & MOST_PARTS;
      if (next >= end) {
        return false;
      }
      boolean own = lane == share;
      if (slots.compareAndSet(ticket(share), now, own ? now + 1 : now - (1L << BITS))) {
        int part = own ? next : end - 1;
        try {
          // stays while a part of it is not done
          task.part(lane, part);
        } catch (RuntimeException | Error e) {
          fail(part, e);
        } finally {
          slots.setRelease(done(lane), slots.getPlain(done(lane)) + 1);
        }
        return true;
      }
    }
  }

  private synchronized void fail(int part, Throwable e) {
    if (part < failedPart) {
      failedPart = part;
      failure = e;
    }
  }

  /** One of the other threads. */
  private final class Worker implements Runnable {
    private final int lane;
    private final AtomicBoolean running = new AtomicBoolean();
    private volatile Thread parked;

    Worker(int lane) {
      this.lane = lane;
    }

    /** Sees to it that a thread runs, or will. */
    void summon() {
      if (!running.get() && running.compareAndSet(false, true)) {
        try {
          executor.execute(this);
        } catch (RejectedExecutionException e) {
          running.set(false);
          throw new IllegalStateException(
              "the executor of the team takes no more work; give the mechanism another one", e);
        }
      }
    }

    void wake() {
      Thread sleeper = parked;
      if (sleeper != null) {
        LockSupport.unpark(sleeper);
      }
    }

    @Override
    public void run() {
      try {
        long last = System.nanoTime();
        long seen = 0;
        for (int looks = 1; ; looks++) {
          long now = slots.get(news);
          if (now != seen) {
            seen = now;
            takeParts(lane);
            last = System.nanoTime();
            continue;
          }
          Thread.onSpinWait();
          if (looks % 64 == 0 && System.nanoTime() - last > EAGER) {
            if (System.nanoTime() - last > PATIENCE || Thread.currentThread().isInterrupted()) {
              return;
            }
            parked = Thread.currentThread();
            if (slots.get(news) == seen) {
              LockSupport.parkNanos(this, PATIENCE);
            }
            parked = null;
          }
        }
      } finally {
        running.set(false);
      }
    }
  }
}
