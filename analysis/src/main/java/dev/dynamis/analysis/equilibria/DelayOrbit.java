package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import java.util.Arrays;

/**
 * An orbit of delay equations that is kept as it is stepped, so that its past can be read. Between
 * two steps it is a straight line.
 */
final class DelayOrbit {
  /** Points of the past, over the longest delay, that tell one state from another. */
  private static final int LOOKS_BACK = 8;

  private final DynamicalSystem system;
  private final RightHandSide rhs;
  private final int n;
  private final double longest;
  private double[] times = new double[1024];
  private double[] states;
  private int count;

  /** Begins with the present state of a system, which is stepped from now on. */
  DelayOrbit(DynamicalSystem system) {
    this.system = system;
    rhs = system.rightHandSide();
    n = rhs.names().size();
    states = new double[n * times.length];
    double[] x = new double[n];
    rhs.coordinates(x);
    longest =
        rhs.delays(system.time(), x).stream()
            .mapToDouble(RightHandSide.Delay::amount)
            .max()
            .orElse(0);
    add(x);
  }

  /** Keeps the state after a step of the system. */
  void add(double[] x) {
    rhs.coordinates(x);
    if (count == times.length) {
      times = Arrays.copyOf(times, 2 * count);
      states = Arrays.copyOf(states, 2 * count * n);
    }
    times[count] = system.time();
    System.arraycopy(x, 0, states, count * n, n);
    count++;
  }

  double longest() {
    return longest;
  }

  /** Returns the time of the last state. */
  double last() {
    return times[count - 1];
  }

  /** Returns how long the orbit is. */
  double span() {
    return last() - times[0];
  }

  /** Reads the state at a time. */
  void read(double[] x, int at, double time) {
    int found = Arrays.binarySearch(times, 0, count, time);
    int i = Math.clamp(found >= 0 ? found : -found - 2, 0, count - 2);
    double share = (time - times[i]) / (times[i + 1] - times[i]);
    for (int c = 0; c < n; c++) {
      x[at + c] = (1 - share) * states[i * n + c] + share * states[(i + 1) * n + c];
    }
  }

  /** Returns the state at a time with points of its past. */
  double[] withPast(double time) {
    double[] all = new double[(LOOKS_BACK + 1) * n];
    for (int k = 0; k <= LOOKS_BACK; k++) {
      read(all, k * n, time - longest * k / LOOKS_BACK);
    }
    return all;
  }

  /** Returns the states at equal times from {@code begin} to {@code end}, both included. */
  double[][] sampled(double begin, double end, int parts) {
    double[][] all = new double[parts + 1][n];
    for (int i = 0; i <= parts; i++) {
      read(all[i], 0, begin + (end - begin) * i / parts);
    }
    return all;
  }
}
