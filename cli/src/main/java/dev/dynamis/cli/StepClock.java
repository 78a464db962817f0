package dev.dynamis.cli;

import com.sun.management.ThreadMXBean;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Measures how fast a mechanism steps: the same steps from the same state, again and again. */
final class StepClock {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Model m;
  private final Data d;
  private final Mechanism mechanism;
  private final Excitation excitation;
  private final double[] start;
  private final int steps;
  private long contacts;
  private long allocated;

  /**
   * Makes a clock.
   *
   * @param mechanism what to step, in the state to start from
   * @param excitation its controls
   * @param steps steps of a round
   */
  StepClock(Mechanism mechanism, Excitation excitation, int steps) {
    this.mechanism = mechanism;
    this.excitation = excitation;
    this.steps = steps;
    m = mechanism.model();
    d = mechanism.data();
    start = mechanism.save();
  }

  /**
   * Runs rounds until the virtual machine has had time to compile what they need.
   *
   * @param seconds how long at least
   */
  void warmUp(double seconds) {
    long until = System.nanoTime() + (long) (seconds * 1e9);
    do {
      round();
    } while (System.nanoTime() < until);
  }

  /** Runs a round and returns its steps per second. */
  double round() {
    mechanism.load(start);
    contacts = 0;
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long begin = System.nanoTime();
    for (int i = 0; i < steps; i++) {
      excitation.apply(d, i);
      Physics.step(m, d);
      contacts += d.ncon;
    }
    double seconds = (System.nanoTime() - begin) * 1e-9;
    allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    return steps / seconds;
  }

  /** Returns the mean number of contacts in the last round. */
  double contacts() {
    return (double) contacts / steps;
  }

  /** Returns the bytes allocated for each step of the last round. */
  double bytesPerStep() {
    return (double) allocated / steps;
  }

  /** Returns the median, of an even number the mean of the middle two. */
  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    return 0.5 * (sorted[(n - 1) / 2] + sorted[n / 2]);
  }
}
