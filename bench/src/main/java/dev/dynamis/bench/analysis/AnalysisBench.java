package dev.dynamis.bench.analysis;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.DoubleSupplier;

/**
 * Times one analysis after a warm-up, best of some rounds, and prints the time, the processor time
 * of the thread that had most to do, the caller's or another (which other work on the machine
 * hardly changes), and a number by which to see that the same thing was computed as by another
 * program.
 *
 * <pre>{@code
 * AnalysisBench CASE [--rounds N] [--warmup SECONDS] [--threads N]
 * }</pre>
 */
public final class AnalysisBench {
  private AnalysisBench() {}

  /** Runs the benchmark. */
  public static void main(String[] args) {
    int rounds = 5;
    int threads = 1;
    double warmup = 4;
    AnalysisCase chosen = null;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--rounds" -> rounds = Integer.parseInt(args[++i]);
        case "--warmup" -> warmup = Double.parseDouble(args[++i]);
        case "--threads" -> threads = Integer.parseInt(args[++i]);
        default -> chosen = named(args[i]);
      }
    }
    if (chosen == null) {
      throw new IllegalArgumentException(
          "name a case of " + Arrays.stream(AnalysisCase.values()).map(AnalysisCase::id).toList());
    }
    List<Thread> team = new CopyOnWriteArrayList<>();
    try (ExecutorService pool =
        Executors.newFixedThreadPool(
            threads,
            work -> {
              Thread thread = new Thread(work);
              team.add(thread);
              return thread;
            })) {
      AnalysisCase.Workers workers = new AnalysisCase.Workers(pool, threads);
      long begun = System.nanoTime();
      do {
        chosen.run(workers);
      } while (System.nanoTime() - begun < 1e9 * warmup);
      double best = Double.POSITIVE_INFINITY;
      double shortest = Double.POSITIVE_INFINITY;
      double check = Double.NaN;
      for (int k = 0; k < rounds; k++) {
        long[] before = times(team);
        long start = System.nanoTime();
        DoubleSupplier result = chosen.run(workers);
        best = Math.min(best, 1e-6 * (System.nanoTime() - start));
        shortest = Math.min(shortest, 1e-6 * busiest(before, times(team)));
        check = result.getAsDouble();
      }
      System.out.println(
          String.format(
              Locale.ROOT,
              "{\"wall_ms\": %.4f, \"busiest_ms\": %.4f, \"check\": %s}",
              best,
              shortest,
              check));
    }
  }

  /** Returns the processor time of the caller and of each worker, ns. */
  private static long[] times(List<Thread> team) {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    long[] all = new long[1 + team.size()];
    all[0] = bean.getCurrentThreadCpuTime();
    for (int i = 0; i < team.size(); i++) {
      all[1 + i] = bean.getThreadCpuTime(team.get(i).threadId());
    }
    return all;
  }

  private static long busiest(long[] before, long[] after) {
    long most = 0;
    for (int i = 0; i < before.length; i++) {
      most = Math.max(most, after[i] - before[i]);
    }
    return most;
  }

  private static AnalysisCase named(String id) {
    for (AnalysisCase c : AnalysisCase.values()) {
      if (c.id().equals(id)) {
        return c;
      }
    }
    throw new IllegalArgumentException(
        "no case "
            + id
            + ", there are "
            + Arrays.stream(AnalysisCase.values()).map(AnalysisCase::id).toList());
  }
}
