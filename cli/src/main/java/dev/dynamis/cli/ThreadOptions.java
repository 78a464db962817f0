package dev.dynamis.cli;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;

/** How many threads an analysis uses. */
final class ThreadOptions {
  /** More threads than this are a mistake. */
  static final int MOST = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads to use (default: 1); the result is the same for any number.")
  private int threads = 1;

  /**
   * Runs on as many threads as were asked for.
   *
   * @throws IllegalArgumentException if that is no number of threads
   */
  <T> T run(BiFunction<ExecutorService, Integer, T> work) {
    if (threads < 1 || threads > MOST) {
      throw new IllegalArgumentException("--threads is " + threads + ", expected 1 to " + MOST);
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      return work.apply(pool, threads);
    }
  }
}
