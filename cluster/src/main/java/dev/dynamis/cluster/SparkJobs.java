package dev.dynamis.cluster;

import dev.dynamis.core.SimulationException;
import dev.dynamis.study.CaseBlock;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine.Piece;
import dev.dynamis.study.StudyEngine.Work;
import dev.dynamis.study.StudySource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Shares the cases of a study among tasks, job by job.
 *
 * <p>A task has the share of a core divided by {@link #TASKS_PER_CORE}, but no more than takes a
 * few seconds or gives a megabyte of results. A job has so many tasks for every core that all end
 * about together, but no more than give {@link #JOB_BYTES}; while its last tasks run, the next job
 * begins. So what is on its way is bounded however long the study is.
 */
final class SparkJobs {
  private static final int TASKS_PER_CORE = 16;
  private static final long TASK_NANOS = 5_000_000_000L;
  private static final long TASK_BYTES = 1 << 20;
  private static final long JOB_BYTES = 128 << 20;
  private static final int JOBS_AT_ONCE = 2;
  private static final int WAITING_RESULTS = 64;
  private static final long LOOK_MILLIS = 100;
  private static final long START_MILLIS = 20;
  private static final int PATIENCE_SECONDS = 120;
  private static final Finished END = new Finished(List.of(), 0, 0, false);

  private final JavaSparkContext context;
  private final String master;
  private final Study study;
  private final Work work;
  private final Consumer<CaseBlock> sink;
  private final BooleanSupplier cancelled;
  private final SparkTrouble trouble;
  private final String group;

  private final Deque<Piece> leftovers = new ArrayDeque<>();
  private final BlockingQueue<Finished> results = new ArrayBlockingQueue<>(WAITING_RESULTS);
  private final AtomicInteger compiled = new AtomicInteger();
  private final AtomicInteger tasks = new AtomicInteger();
  private int running;
  private double casesPerNano;
  private int slots;
  private volatile boolean over;
  private RuntimeException failure;

  SparkJobs(
      JavaSparkContext context,
      Study study,
      Work work,
      Consumer<CaseBlock> sink,
      BooleanSupplier cancelled,
      SparkTrouble trouble) {
    this.context = context;
    master = context.master();
    this.study = study;
    this.work = work;
    this.sink = sink;
    this.cancelled = cancelled;
    this.trouble = trouble;
    group = "dynamis-" + Long.toHexString(study.hash()) + "-" + System.nanoTime();
  }

  int compiled() {
    return compiled.get();
  }

  int tasks() {
    return tasks.get();
  }

  /** Returns where the jobs went. */
  String master() {
    return master;
  }

  /** Returns how many tasks could run at a time. */
  synchronized int slots() {
    return slots;
  }

  /** Runs all cases, until they are done or somebody wants it to stop. */
  void run() {
    Broadcast<StudySource> source = context.broadcast(study.source());
    boolean interrupted = false;
    List<Thread> threads = new ArrayList<>();
    Thread writer = new Thread(this::write, "study-results");
    try {
      if (!awaitExecutor()) {
        return;
      }
      CaseTask task = new CaseTask(source, TASK_NANOS);
      for (int i = 0; i < JOBS_AT_ONCE; i++) {
        threads.add(new Thread(() -> jobs(task), "study-jobs-" + i));
      }
      writer.start();
      threads.forEach(Thread::start);
      for (Thread t : threads) {
        while (t.isAlive()) {
          try {
            t.join(LOOK_MILLIS);
          } catch (InterruptedException e) {
            interrupted = true;
          }
          if (interrupted || cancelled.getAsBoolean()) {
            stop(null);
          }
        }
      }
      interrupted |= put(END);
      interrupted |= join(writer);
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      if (!context.sc().isStopped()) {
        source.destroy();
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    synchronized (this) {
      if (failure != null) {
        throw failure;
      }
    }
  }

  /** Waits for the first executor; the others find their work when they come. */
  private boolean awaitExecutor() throws InterruptedException {
    if (master.equals("local") || master.startsWith("local[")) {
      return true;
    }
    // queues of other managers may be long
    boolean patient = !master.startsWith("spark://") && !master.startsWith("local-cluster");
    long began = System.nanoTime();
    while (context.sc().statusTracker().getExecutorInfos().length < 2) {
      if (cancelled.getAsBoolean()) {
        return false;
      }
      if (context.sc().isStopped()) {
        throw trouble.ended();
      }
      if (!patient && System.nanoTime() - began > PATIENCE_SECONDS * 1_000_000_000L) {
        throw trouble.noExecutors(PATIENCE_SECONDS);
      }
      Thread.sleep(START_MILLIS);
    }
    return true;
  }

  private static boolean join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    return interrupted;
  }

  /** Hands results to the writer, which always takes them in the end. */
  private boolean put(Finished finished) {
    boolean interrupted = false;
    while (true) {
      try {
        results.put(finished);
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  /** Stops all jobs; the first reason counts. */
  private void stop(RuntimeException reason) {
    synchronized (this) {
      boolean first = !over;
      over = true;
      if (failure == null) {
        failure = reason;
      }
      notifyAll();
      if (!first) {
        return;
      }
    }
    if (!context.sc().isStopped()) {
      context.sc().cancelJobGroup(group);
    }
  }

  // --- jobs

  private void jobs(CaseTask task) {
    SparkContext sc = context.sc();
    sc.setJobGroup(group, "study " + study.name(), true);
    ClassTag<Finished> tag = ClassTag$.MODULE$.apply(Finished.class);
    try {
      List<Piece> pieces;
      while (!(pieces = take()).isEmpty()) {
        JavaRDD<Piece> rdd = context.parallelize(pieces, pieces.size());
        tasks.addAndGet(pieces.size());
        try {
          sc.runJob(rdd.rdd(), task, all(pieces.size()), new Handler(pieces), tag);
        } finally {
          synchronized (this) {
            running--;
            notifyAll();
          }
        }
      }
    } catch (InterruptedException e) {
      stop(null);
    } catch (Throwable e) {
      // Spark throws what it likes, undeclared
      failed(e);
    }
  }

  private void failed(Throwable e) {
    boolean ended = context.sc().isStopped();
    if (ended) {
      // when this process is asked to end, Spark may hear of it first
      try {
        Thread.sleep(3 * LOOK_MILLIS);
      } catch (InterruptedException interrupted) {
        stop(null);
      }
    }
    if (over) {
      return;
    }
    boolean asked = cancelled.getAsBoolean();
    stop(asked ? null : ended ? trouble.ended() : trouble.inJob(e));
  }

  private static Seq<Object> all(int count) {
    List<Object> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    return CollectionConverters.asScala(numbers).toSeq();
  }

  /** Returns the pieces of the next job, none at the end. */
  private synchronized List<Piece> take() throws InterruptedException {
    while (!over) {
      List<Piece> pieces = new ArrayList<>();
      // two at least, for the second executor often comes a moment later
      int cores = context.defaultParallelism();
      slots = Math.max(slots, concurrent());
      long size = size(cores);
      long bytes = 0;
      while (pieces.size() < TASKS_PER_CORE * cores && bytes < JOB_BYTES) {
        Piece piece = leftovers.poll();
        if (piece == null) {
          piece = work.next((int) Math.min(size, Integer.MAX_VALUE));
        } else if (piece.count() > size) {
          leftovers.push(new Piece(piece.first() + size, piece.count() - (int) size));
          piece = new Piece(piece.first(), (int) size);
        }
        if (piece == null) {
          break;
        }
        pieces.add(piece);
        bytes += piece.count() * study.bytesPerCase();
      }
      if (!pieces.isEmpty()) {
        running++;
        return pieces;
      }
      if (running == 0) {
        return pieces;
      }
      // tasks that ran out of time may leave something
      wait();
    }
    return List.of();
  }

  private int concurrent() {
    SparkContext sc = context.sc();
    return sc.maxNumConcurrentTasks(sc.resourceProfileManager().defaultResourceProfile());
  }

  /** Returns how many cases a task gets. */
  private long size(int cores) {
    long left = work.left();
    for (Piece p : leftovers) {
      left += p.count();
    }
    long share = 1 + left / ((long) TASKS_PER_CORE * cores);
    long light = TASK_BYTES / Math.max(1, study.bytesPerCase());
    double quick = casesPerNano == 0 ? Double.MAX_VALUE : casesPerNano * TASK_NANOS / 2;
    return Math.max(1, (long) Math.min(Math.min(share, light), quick));
  }

  // --- results

  /** Hears of every finished task, in a thread of Spark's. */
  private final class Handler extends AbstractFunction2<Object, Finished, BoxedUnit> {
    private final List<Piece> pieces;

    Handler(List<Piece> pieces) {
      this.pieces = pieces;
    }

    @Override
    public BoxedUnit apply(Object task, Finished finished) {
      Piece piece = pieces.get((Integer) task);
      synchronized (SparkJobs.this) {
        int left = piece.count() - finished.count();
        if (left > 0) {
          leftovers.add(new Piece(piece.first() + finished.count(), left));
          SparkJobs.this.notifyAll();
        }
        casesPerNano = finished.count() / (double) Math.max(1, finished.nanos());
      }
      if (finished.compiled()) {
        compiled.incrementAndGet();
      }
      if (put(finished)) {
        Thread.currentThread().interrupt();
      }
      return BoxedUnit.UNIT;
    }
  }

  /** Writes what comes back; after a failure it still takes, so that nobody waits for it. */
  private void write() {
    while (true) {
      Finished next;
      try {
        next = results.poll(1, TimeUnit.HOURS);
      } catch (InterruptedException e) {
        continue;
      }
      if (next == END) {
        return;
      }
      if (next == null) {
        continue;
      }
      try {
        for (byte[] block : next.blocks()) {
          if (!hasFailed()) {
            sink.accept(CaseBlock.decode(block));
          }
        }
      } catch (RuntimeException e) {
        stop(e instanceof SimulationException ? e : trouble.inJob(e));
      }
    }
  }

  private synchronized boolean hasFailed() {
    return failure != null;
  }
}
