package dev.dynamis.study;

import java.util.Locale;

/**
 * What a study would take, from a few of its cases.
 *
 * @param cases how many cases there are
 * @param tried how many of them were run to find out
 * @param failed how many of these failed or diverged
 * @param secondsPerCase of one thread
 * @param seconds of the whole study, on as many threads as asked for
 * @param diskBytes size of the results
 * @param memoryBytes what the results that are not yet in files take, besides the systems
 * @since 0.1.0
 */
public record DryRun(
    long cases,
    int tried,
    int failed,
    double secondsPerCase,
    double seconds,
    double diskBytes,
    double memoryBytes) {
  private static final int MOST = 256;
  private static final long PATIENCE = 3_000_000_000L;

  /** Runs cases from all over the study, for a few seconds at most and at least one. */
  public static DryRun of(Study study, int threads) {
    CaseRunner runner = study.runner();
    long cases = study.cases();
    int count = (int) Math.min(MOST, cases);
    long began = System.nanoTime();
    int tried = 0;
    int failed = 0;
    // later cases are timed, for the first ones warm up the machine
    double least = Double.POSITIVE_INFINITY;
    long last = began;
    double recent = 0;
    int counted = 0;
    for (int k = 0; k < count && System.nanoTime() - began < PATIENCE; k++) {
      // a stride without a common factor spreads over all axes
      long index = count == cases ? k : (long) ((k * 0.6180339887498949 % 1) * cases);
      CaseBlock block = runner.run(index, 1, () -> false);
      tried++;
      byte s = block.status()[0];
      failed +=
          s == dev.dynamis.core.CaseStatus.FAILED.ordinal()
                  || s == dev.dynamis.core.CaseStatus.DIVERGED.ordinal()
              ? 1
              : 0;
      long now = System.nanoTime();
      double took = (now - last) * 1e-9;
      last = now;
      least = Math.min(least, took);
      if (k >= count / 2 || now - began > PATIENCE / 2) {
        recent += took;
        counted++;
      }
    }
    double each = counted == 0 ? least : recent / counted;
    return new DryRun(
        cases,
        tried,
        failed,
        each,
        each * cases / threads,
        (double) cases * study.bytesPerCase(),
        (threads + 1.0) * study.partCases() * study.bytesPerCase());
  }

  /** Returns a size for people. */
  public static String bytes(double size) {
    String[] units = {"bytes", "KB", "MB", "GB", "TB", "PB"};
    double x = size;
    int unit = 0;
    while (x >= 1000 && unit < units.length - 1) {
      x /= 1000;
      unit++;
    }
    return String.format(Locale.ROOT, unit == 0 ? "%.0f %s" : "%.3g %s", x, units[unit]);
  }

  /** Returns a time for people. */
  public static String time(double seconds) {
    if (seconds < 100) {
      return String.format(Locale.ROOT, "%.3g s", seconds);
    }
    if (seconds < 7200) {
      return String.format(Locale.ROOT, "%.0f min", seconds / 60);
    }
    return seconds < 172_800
        ? String.format(Locale.ROOT, "%.1f h", seconds / 3600)
        : String.format(Locale.ROOT, "%.3g days", seconds / 86_400);
  }
}
