package dev.dynamis.core;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures how much garbage code makes. */
final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /**
   * Returns how many bytes {@code work} allocates, the least of some calls: the virtual machine
   * itself allocates a little now and then, code that makes garbage does so every time.
   */
  static long of(int calls, Runnable work) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < calls; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      work.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
