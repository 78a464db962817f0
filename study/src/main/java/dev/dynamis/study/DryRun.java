package dev.dynamis.study;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Lanes;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
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
 * @param memoryBytes what the system of every thread takes, and the results that are not yet in
 *     files
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

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final long PATIENCE = 10_000_000_000L;

  /** Runs cases from all over the study, for ten seconds at most and at least one. */
  public static DryRun of(Study study, int threads) {
    long made = THREADS.getCurrentThreadAllocatedBytes();
    CaseRunner runner = study.runner();
    long cases = study.cases();
    // neighbours go side by side, as in the study itself
    int block = runner.stepsSideBySide() ? (int) Math.min(Lanes.WIDTH, cases) : 1;
    int count = (int) Math.min(MOST, cases / block);
    long began = System.nanoTime();
    int tried = 0;
    int failed = 0;
    double[] took = new double[count];
    int n = 0;
    long last = began;
    long system = 0;
    while (n < count && last - began < PATIENCE) {
      // a stride without a common factor spreads over all axes
      long place = (long) ((n * 0.6180339887498949 % 1) * (cases / block));
      CaseBlock done = runner.run((count == cases / block ? n : place) * block, block, () -> false);
      system = n == 0 ? THREADS.getCurrentThreadAllocatedBytes() - made : system;
      tried += block;
      for (byte s : done.status()) {
        failed += s == CaseStatus.FAILED.ordinal() || s == CaseStatus.DIVERGED.ordinal() ? 1 : 0;
      }
      long now = System.nanoTime();
      took[n++] = (now - last) * 1e-9 / block;
      last = now;
    }
    // the last ones count: a mechanism is compiled in steps, the last after some seconds
    double each = Arrays.stream(took, 3 * n / 4, n).average().orElseThrow();
    double results = (threads + 1.0) * study.partCases() * study.bytesPerCase();
    return new DryRun(
        cases,
        tried,
        failed,
        each,
        each * cases / threads,
        (double) cases * study.bytesPerCase(),
        results + (double) threads * system);
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
