package dev.dynamis.bench.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Times one analysis after a warm-up, best of some rounds, and prints the time and a number by
 * which to see that the same thing was computed as by another program.
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
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      AnalysisCase.Workers workers = new AnalysisCase.Workers(pool, threads);
      long begun = System.nanoTime();
      do {
        chosen.run(workers);
      } while (System.nanoTime() - begun < 1e9 * warmup);
      double best = Double.POSITIVE_INFINITY;
      double check = Double.NaN;
      for (int k = 0; k < rounds; k++) {
        long start = System.nanoTime();
        check = chosen.run(workers);
        best = Math.min(best, 1e-6 * (System.nanoTime() - start));
      }
      System.out.println(
          String.format(Locale.ROOT, "{\"wall_ms\": %.4f, \"check\": %s}", best, check));
    }
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
