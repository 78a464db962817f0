package dev.dynamis.study;

import java.util.ServiceLoader;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Runs the cases of a study, somewhere.
 *
 * @since 0.1.0
 */
public interface StudyEngine {
  /** What is to be done, handed out in pieces; safe for several threads. */
  interface Work {
    /**
     * Returns the next cases, or null if there are none.
     *
     * @param most how many there shall be at most
     */
    Piece next(int most);

    /** Returns how many cases are left to be handed out. */
    long left();
  }

  /**
   * Neighbouring cases.
   *
   * @param first the number of the first
   */
  record Piece(long first, int count) implements java.io.Serializable {}

  /**
   * Runs all that is to be done.
   *
   * <p>When the calling thread is interrupted, it stops too, and the thread stays interrupted.
   *
   * @param sink takes finished cases, from any thread, in any order
   * @param cancelled tells whether to stop; cases that are not finished then may be left out
   */
  void run(Study study, Work work, Consumer<CaseBlock> sink, BooleanSupplier cancelled);

  /** Returns what it is, for people, such as {@code 2 threads}. */
  String describe();

  /** Returns an engine with threads of its own, which end with each run. */
  static StudyEngine threads(int count) {
    return new ThreadEngine(null, count);
  }

  /** Returns an engine that shares the cases among as many tasks of an executor. */
  static StudyEngine threads(Executor executor, int tasks) {
    return new ThreadEngine(executor, tasks);
  }

  /**
   * Finds an engine by its address: {@code threads} (all processors), {@code threads[4]}, or one
   * that a module on the class path knows, as module {@code cluster} knows {@code
   * spark://HOST:PORT}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static StudyEngine at(String address, EngineOptions options) {
    int count = ThreadEngine.count(address);
    if (count > 0) {
      return threads(count);
    }
    for (StudyEngineProvider p : ServiceLoader.load(StudyEngineProvider.class)) {
      if (p.knows(address)) {
        return p.open(address, options);
      }
    }
    throw new IllegalArgumentException(
        "there is no engine '"
            + address
            + "' here; there are threads, threads[N], and of module cluster"
            + (ServiceLoader.load(StudyEngineProvider.class).findFirst().isEmpty()
                ? ", which the launcher puts on the class path when asked,"
                : "")
            + " spark://HOST:PORT, local-cluster[N,CORES,MB], local[N], yarn, k8s://URL");
  }
}
